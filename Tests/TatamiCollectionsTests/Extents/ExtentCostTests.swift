import TestSupport
import Testing

@testable import TatamiCollections

/// Nodes that are visited: the proof that everything takes logarithmic time (collections: rules 9 and 10).
@Suite struct ExtentCostTests {
    /// A tree whose leaves are all written out.
    private func measured(_ count: Int) -> Extents {
        var rows = Extents(estimate: 10, spacing: 1)
        rows.insert(count, at: 0)
        for index in stride(from: 0, to: count, by: 64) { rows.set(20, at: index) }
        return rows
    }

    @Test(arguments: [1_000, 30_000, 300_000])
    func eachCallVisitsAFewNodesALevel(count: Int) {
        var rows = measured(count)
        let levels = (rows.root?.height ?? 0) + 1
        #expect(levels <= (count > 60_000 ? 4 : count > 20_000 ? 3 : 2))
        var random = Rounds.random()
        for _ in 0..<100 {
            let index = random.below(count - 100)
            let offset = rows.offset(of: index)
            var visits = 0
            _ = rows.offset(of: index, &visits)
            #expect(visits == levels)
            visits = 0
            _ = rows.index(at: offset, &visits)
            #expect(visits == levels)
            visits = 0
            _ = rows.indices(in: offset..<offset + 800, &visits)
            #expect(visits == 2 * levels)
            // Two ways to the ends, and one for each leaf; a leaf has 16 lines or more, but for the first and the last.
            visits = 0
            var found = 0
            rows.shownLines(in: offset..<offset + 800, &visits) { _, _, _ in found += 1 }
            #expect(found > 20 && visits <= (4 + found / ExtentNode.least) * levels, "\(found) \(visits)")
            // A line: a way down to find its leaf, and one to change it.
            let changed = cost(&rows) { $0.set(30, at: index) }
            #expect(changed <= 2 * levels)
            // Two dividing ways at most, and as many joining ones.
            #expect(cost(&rows) { $0.insert(3, at: index) } <= 4 * levels)
            #expect(cost(&rows) { $0.remove(index..<index + 3) } <= 4 * levels)
            #expect(cost(&rows) { $0.move(index..<index + 5, to: count / 2) } <= 8 * levels)
            #expect(cost(&rows) { $0.setHidden(true, in: index..<index + 1) } <= 4 * levels)
        }
    }

    /// To write out a part of a run takes the way to it three times.
    @Test func aLineOfARunIsWrittenOutAlongOneWay() {
        var rows = Extents(estimate: 10)
        rows.insert(10_000_000, at: 0)
        var random = Rounds.random()
        for _ in 0..<2_000 {
            let index = random.below(rows.count)
            let levels = (rows.root?.height ?? 0) + 1
            let visits = cost(&rows) { $0.set(20, at: index) }
            #expect(visits <= 3 * levels + 1)
        }
        #expect(rows.problem == nil && rows.mean() == 20)
    }

    /// Hidden lines are passed over, not looked at.
    @Test func hiddenLinesCostNothing() {
        var rows = measured(100_000)
        rows.setHidden(true, in: 3..<99_000)
        var (visits, found): (Int, [Int]) = (0, [])
        rows.shownLines(in: 0..<100, &visits) { index, _, _ in found.append(index) }
        #expect(found == [0, 1, 2] + Array(99_000...99_005) && visits < 40, "\(found) \(visits)")
    }

    /// A length that is there already changes no node.
    @Test func aLengthThatIsThereAlreadyChangesNothing() {
        var rows = measured(30_000)
        let copy = rows
        let hasChanged = rows.set(20, at: 640)
        #expect(!hasChanged)
        #expect(rows.root === copy.root)
    }

    @Test func changesOfEverythingVisitNothing() {
        var rows = measured(30_000)
        #expect(
            cost(&rows) {
                $0.setEstimate(7)
                $0.spacing = 3
                $0.expire()
            } == 0)
    }

    /// A change while a copy lives makes new nodes along one way, and shares all others.
    @Test func copiesShareAllOtherNodes() {
        var rows = measured(300_000)
        let copy = rows
        rows.set(99, at: 150_000)
        var (old, new): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        copy.root?.collect(&old)
        rows.root?.collect(&new)
        #expect(old.count > 4_000 && new.subtracting(old).count == (rows.root?.height ?? 0) + 1)
        let before = new
        withExtendedLifetime(copy) { _ = rows.set(98, at: 150_000) }
        new = []
        rows.root?.collect(&new)
        #expect(new == before, "a node that only one tree holds is changed in place")
    }

    private func cost(_ rows: inout Extents, _ change: (inout Extents) -> Void) -> Int {
        let before = rows.visits
        change(&rows)
        return rows.visits - before
    }
}

extension ExtentNode {
    fileprivate func collect(_ nodes: inout Set<ObjectIdentifier>) {
        nodes.insert(ObjectIdentifier(self))
        for child in children { child.collect(&nodes) }
    }
}

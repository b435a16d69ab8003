import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct OutlineTests {
    @Test func openingAndClosing() {
        var outline = Outline(roots: ["a", "b"])
        let first = outline.open("a")
        #expect(first.wantsChildren && first.steps.isEmpty && outline.count == 2 && outline.row(at: 0)?.isOpen == true)
        let answer = outline.setChildren(["c", "d"], of: "a")
        #expect(answer.steps == [.insert(1..<3)] && outline.row(at: 2) == .init(id: "d", depth: 1, isOpen: false, childCount: nil))
        _ = outline.open("d")
        _ = outline.setChildren(["e"], of: "d")
        #expect(outline.count == 5 && outline.index(of: "b") == 4 && outline.row(at: 3)?.depth == 2)
        let closed = outline.close("a")
        #expect(closed.steps == [.remove(1..<4)] && outline.index(of: "e") == nil && outline.index(of: "b") == 1)
        #expect(outline.visibleAncestor(of: "e") == "a", "test 23: the focus goes to the parent")
        let again = outline.open("a")
        #expect(!again.wantsChildren && again.steps == [.insert(1..<4)], "d is still open")
        #expect(outline.close("b").steps.isEmpty && outline.open("nobody").faults.count == 1)
    }

    /// Children that are on their way are not wanted again; those of a node that left and came again are.
    @Test func childrenAreWantedOnce() {
        var outline = Outline(roots: ["a"])
        #expect(outline.open("a").wantsChildren)
        _ = outline.close("a")
        let again = outline.open("a")
        #expect(!again.wantsChildren && again.steps.isEmpty && outline.children(of: "a") == nil)
        _ = outline.close("a")
        #expect(outline.setChildren(["b"], of: "a").steps.isEmpty)
        let known = outline.open("a")
        #expect(!known.wantsChildren && known.steps == [.insert(1..<2)])
        #expect(outline.open("b").wantsChildren)
        for ids in [[], ["b"]] { _ = outline.setChildren(ids, of: "a") }
        #expect(outline.open("b").wantsChildren)
    }

    @Test func cyclesAndDoubledIds() {
        var outline = Outline(roots: [1, 2, 1])
        #expect(outline.count == 2)
        _ = outline.open(1)
        let change = outline.setChildren([3, 1, 3, 2, 4], of: 1)
        #expect(change.faults.count == 3 && outline.children(of: 1) == [3, 4] && change.steps == [.insert(1..<3)])
        #expect(outline.setChildren([], of: 99).faults.count == 1 && outline.row(at: 9) == nil && outline.row(at: -1) == nil)
    }

    @Test func aMillionChildren() {
        var outline = Outline(roots: [0])
        _ = outline.open(0)
        _ = outline.setChildren(Array(1...100_000), of: 0)
        #expect(outline.count == 100_001 && outline.row(at: 77_777)?.id == 77_777 && outline.index(of: 99_999) == 99_999)
        _ = outline.open(50_000)
        _ = outline.setChildren([-1, -2], of: 50_000)
        #expect(outline.row(at: 50_002)?.id == -2 && outline.index(of: 50_001) == 50_003)
    }

    /// A tree as nested values.
    private final class Naive {
        var children: [Int: [Int]] = [:]
        var open: Set<Int> = []
        var asked: Set<Int> = []
        var parents: [Int: Int] = [:]

        func rows(_ id: Int = 0, _ depth: Int = 0) -> [Outline<Int>.Row] {
            (children[id] ?? []).flatMap { child in
                [Outline<Int>.Row(id: child, depth: depth, isOpen: open.contains(child), childCount: children[child]?.count)]
                    + (open.contains(child) ? rows(child, depth + 1) : [])
            }
        }

        func forget(_ id: Int) {
            for child in children.removeValue(forKey: id) ?? [] { forget(child) }
            open.remove(id)
            asked.remove(id)
            parents[id] = nil
        }

        func set(_ ids: [Int], below id: Int) {
            for child in Set(children[id] ?? []).subtracting(ids) { forget(child) }
            children[id] = ids
            for child in ids { parents[child] = id }
        }
    }

    /// The node 0 stands for the top.
    @Test func randomTreesAgreeWithNestedOnes() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(60) {
            let naive = Naive()
            naive.set([1, 2, 3], below: 0)
            var outline = Outline(roots: [1, 2, 3])
            var fresh = 4
            for step in 0..<40 {
                let before = naive.rows().map(\.id)
                let all = Array(naive.parents.keys).sorted()
                let id = all.isEmpty ? 0 : random.pick(all)
                let change: Outline<Int>.Change
                switch random.below(4) {
                case 0 where id != 0:
                    change = outline.close(id)
                    naive.open.remove(id)
                case 1, 2:
                    guard id != 0 else { continue }
                    change = outline.open(id)
                    #expect(change.wantsChildren == (naive.children[id] == nil && !naive.asked.contains(id)))
                    naive.open.insert(id)
                    naive.asked.insert(id)
                default:
                    let parent = random.oneIn(5) ? 0 : id
                    var ids = (naive.children[parent] ?? []).filter { _ in !random.oneIn(4) }
                    if random.oneIn(3) { ids.shuffle(using: &random) }
                    for _ in 0..<random.below(4) {
                        ids.insert(fresh, at: random.below(ids.count + 1))
                        fresh += 1
                    }
                    change = parent == 0 ? outline.setRoots(ids) : outline.setChildren(ids, of: parent)
                    naive.set(ids, below: parent)
                }
                check(outline, naive, before, change, "round \(round), step \(step)")
            }
        }
    }

    private func check(_ outline: Outline<Int>, _ naive: Naive, _ before: [Int], _ change: Outline<Int>.Change, _ place: String) {
        let rows = naive.rows()
        #expect(outline.count == rows.count && rows.indices.allSatisfy { outline.row(at: $0) == rows[$0] }, "\(place)")
        #expect(rows.indices.allSatisfy { outline.index(of: rows[$0].id) == $0 }, "\(place)")
        let visible = Set(rows.map(\.id))
        for id in naive.parents.keys where !visible.contains(id) {
            #expect(outline.index(of: id) == nil, "\(place)")
            var ancestor = id
            while !visible.contains(ancestor) { ancestor = naive.parents[ancestor] ?? 0 }
            #expect(outline.visibleAncestor(of: id) == ancestor, "\(place)")
        }
        var steps = before.map { Int?.some($0) }
        for step in change.steps {
            switch step {
            case .remove(let range): steps.removeSubrange(range)
            case .insert(let range): steps.insert(contentsOf: range.map { _ in nil }, at: range.lowerBound)
            }
        }
        #expect(steps.count == rows.count && zip(steps, rows).allSatisfy { $0 == nil || $0 == $1.id }, "\(place)")
    }
}

import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct RandomExtentTests {
    /// Lengths are multiples of 1/8, so that both sums are exact.
    @Test func randomScriptsAgreeWithAnArray() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(8) {
            var (tree, naive) = (Extents(), NaiveExtents())
            let large = random.oneIn(3)
            for step in 0..<120 {
                change(&tree, &naive, large: large, &random)
                if step % 4 == 0 {
                    #expect(tree.problem == nil, "round \(round), step \(step)")
                    compare(tree, naive, &random, "round \(round), step \(step)")
                }
            }
            compareAll(tree, naive, "round \(round)")
        }
    }

    private func range(_ count: Int, _ random: inout Seeded) -> Range<Int> {
        let start = random.below(count + 1)
        return start..<start + random.below(min(count - start, random.oneIn(4) ? count : 90) + 1)
    }

    private func change(_ tree: inout Extents, _ naive: inout NaiveExtents, large: Bool, _ random: inout Seeded) {
        let count = naive.lines.count
        switch random.below(13) {
        case 0...2 where count < 6_000:
            let (more, index, kind) = (random.below(large ? 1_500 : 40), random.below(count + 1), random.oneIn(3) ? random.below(4) : 0)
            tree.insert(more, at: index, kind: kind)
            naive.lines.insert(contentsOf: Array(repeating: NaiveExtents.Line(kind: kind), count: more), at: index)
        case 3:
            let range = range(count, &random)
            tree.remove(range)
            naive.lines.removeSubrange(range)
        case 4:
            let range = range(count, &random)
            let index = random.below(count - range.count + 1)
            tree.move(range, to: index)
            naive.move(range, to: index)
        case 5:
            let range = random.oneIn(2) ? range(count, &random) : (count > 0 ? { $0..<$0 + 1 }(random.below(count)) : 0..<0)
            let isHidden = random.oneIn(2)
            tree.setHidden(isHidden, in: range)
            for index in range { naive.lines[index].isHidden = isHidden }
        case 6:
            tree.spacing = Double(random.below(64)) / 8
            naive.spacing = tree.spacing
        case 7:
            let kind = random.below(4)
            naive.estimates[kind] = Double(random.below(400)) / 8
            tree.setEstimate(naive.estimates[kind], ofKind: kind)
        case 8 where random.oneIn(4):
            tree.expire()
            for index in naive.lines.indices { naive.lines[index].isMeasured = false }
        default:
            guard count > 0 else { return }
            let start = random.below(count)
            for index in start..<min(count, start + random.below(40)) {
                let length = random.oneIn(20) ? nil : Double(random.below(800)) / 8
                let before = naive.lines[index]
                let hasChanged = tree.set(length ?? .nan, at: index)
                (naive.lines[index].length, naive.lines[index].isMeasured) = (length, length != nil)
                #expect(hasChanged == (!before.isHidden && naive.length(before) != naive.length(naive.lines[index])))
            }
        }
    }

    private func compare(_ tree: Extents, _ naive: NaiveExtents, _ random: inout Seeded, _ place: String) {
        #expect(tree.count == naive.lines.count && tree.total == naive.total, "\(place)")
        let end = Int(naive.total) + 10
        for _ in 0..<3 {
            let offset = Double(random.below(8 * end)) / 8 - 5
            #expect(tree.index(at: offset) == naive.index(at: offset), "\(place): \(offset)")
            let span = offset..<offset + Double(random.below(8 * min(end, 900))) / 8
            #expect(tree.indices(in: span) == naive.indices(in: span), "\(place): \(span)")
            var lines: [(index: Int, start: Double, end: Double)] = []
            tree.shownLines(in: span) { lines.append(($0, $1, $1 + $2)) }
            let range = naive.indices(in: span)
            #expect(lines.elementsEqual(naive.places.filter { range.contains($0.index) }, by: ==), "\(place): \(span)")
            let index = random.below(naive.lines.count + 1)
            #expect(tree.offset(of: index) == naive.offset(of: index), "\(place): \(index)")
        }
    }

    private func compareAll(_ tree: Extents, _ naive: NaiveExtents, _ place: String) {
        for kind in 0..<4 {
            let (mean, expected) = (tree.mean(ofKind: kind), naive.mean(ofKind: kind))
            #expect(mean == expected, "\(place): kind \(kind)")
        }
        let wrong = naive.lines.indices.first { index in
            let line = naive.lines[index]
            let expected = Extents.Line(length: naive.length(line), isMeasured: line.isMeasured, isHidden: line.isHidden, kind: line.kind)
            return tree[index] != expected
        }
        #expect(wrong == nil, "\(place)")
        let misplaced = naive.places.first { tree.offset(of: $0.index) != $0.start }
        #expect(misplaced == nil, "\(place)")
    }
}

extension Extents {
    /// The rule of the tree that is broken; nil if all hold.
    var problem: String? { root.flatMap { $0.problem(isRoot: true) } }
}

extension ExtentNode {
    func problem(isRoot: Bool) -> String? {
        var sums = ExtentSum()
        if height == 0 {
            if count == 0 { return "an empty leaf" }
            if lines.count > Self.leafCapacity { return "\(lines.count) lines in a leaf" }
            if repeats > 1, lines.count > 1 || lines[0].isKnown { return "a run of known lines" }
            for line in lines { sums.add(line, times: repeats) }
            return sums == sum ? nil : "wrong sums in a leaf"
        }
        if children.count > Self.innerCapacity { return "\(children.count) children" }
        if children.count < (isRoot ? 2 : Self.least) { return "\(children.count) children at height \(height)" }
        for child in children {
            if child.height != height - 1 { return "a child of height \(child.height) at \(height)" }
            if let problem = child.problem(isRoot: false) { return problem }
            sums.add(child.sum)
        }
        return sums == sum ? nil : "wrong sums"
    }
}

import Testing

@testable import TatamiCommand

@Suite struct DiffTests {
    /// What both texts are again, as the lines of the comparison tell it.
    private func texts(_ old: [Substring], _ new: [Substring]) -> (old: [Substring], new: [Substring], changes: Int) {
        var comparison = LineComparison()
        comparison.compare(old[...], new[...])
        var result: (old: [Substring], new: [Substring], changes: Int) = ([], [], 0)
        for line in comparison.lines {
            switch line {
            case .same(let text): (result.old, result.new) = (result.old + [text], result.new + [text])
            case .removed(let text): (result.old, result.changes) = (result.old + [text], result.changes + 1)
            case .inserted(let text): (result.new, result.changes) = (result.new + [text], result.changes + 1)
            }
        }
        return result
    }

    @Test(arguments: 0..<200) func bothTextsAreInTheComparison(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let words = 1 + random(40)
        let old = (0..<random(60)).map { _ in Substring("line \(random(words))") }
        var new = old
        for _ in 0..<random(8) {
            if random(2) == 0, !new.isEmpty {
                new.remove(at: random(new.count))
            } else {
                new.insert("line \(random(words))", at: random(new.count + 1))
            }
        }
        let found = texts(old, new)
        #expect(found.old == old && found.new == new, "seed \(seed)")
        #expect(found.changes <= 4 * new.difference(from: old).count + 8, "seed \(seed)")
    }

    @Test func aLongTextThatIsAllChangedIsCompared() {
        let old = (0..<100_000).map { Substring("old \($0 % 7)") }
        let new = (0..<100_000).map { Substring("new \($0 % 7)") }
        var comparison = LineComparison()
        comparison.compare(old[...], new[...])
        #expect(comparison.lines.count == 200_000)
    }

    @Test func changesBetweenOtherLinesAreFew() {
        let old = (0..<20_000).map { Substring("line \($0)") }
        var new = old
        for index in stride(from: 5, to: 20_000, by: 10) { new[index] = "changed" }
        var comparison = LineComparison()
        comparison.compare(old[...], new[...])
        #expect(comparison.lines.count { if case .same = $0 { false } else { true } } == 4_000)
    }
}

import TatamiData
import TestSupport
import Testing

@Suite struct ListDifferenceTests {
    @Test func duplicatesAreTheFirstRowAgain() {
        let keys = RowKeys(["lake", "hill", "lake", "sea", "lake"])
        #expect(keys.identities.map(\.occurrence) == [0, 0, 1, 0, 2])
        #expect(keys.duplicates.map(\.key) == ["lake", "lake"])
        #expect(keys.duplicates.map(\.first) == [0, 0] && keys.duplicates.map(\.row) == [2, 4])
        #expect(keys.firstRow(of: "lake") == 0 && keys.firstRow(of: "sea") == 3 && keys.firstRow(of: "moor") == nil)
    }

    @Test func aWorkedExample() {
        let difference = ListDifference(from: Array("abcdef"), to: Array("aedxcf")) { old, _ in old == 3 || old == 5 }
        #expect(difference.removed == [1] && difference.inserted == [3])
        #expect(difference.moved.map(\.old).count == 2)
        #expect(difference.updated.map(\.old) == [3, 5] && difference.updated.map(\.new) == [2, 5])
        #expect(difference.applied(to: Array("abcdef")) { Array("AEDXCF")[$0] } == Array("aeDXcF"))
        #expect(difference.applied(to: Array("abcde")) { _ in "-" } == nil)
    }

    /// Equal ends cost no table: rows there are compared once.
    @Test func oneRowOfManyCostsOneLookup() {
        let old = (0..<10_000).map { CountedIdentity(number: $0) }
        var new = old
        new.insert(CountedIdentity(number: 10_000), at: 5_000)
        let before = CountedIdentity.hashes.all.count
        let difference = ListDifference(from: old, to: new)
        #expect(difference.inserted == [5_000] && difference.removed == [] && difference.moved == [])
        #expect(CountedIdentity.hashes.all.count - before <= 8)
    }

    @Test func randomListsAgreeWithASearchOfAllSubsequences() {
        let seed = Seeded.start("DATA_SEED")
        let count = Seeded.count("LISTS", otherwise: 10_000)
        print("list seed: DATA_SEED=\(seed)")
        var random = Seeded(seed)
        for _ in 0..<count {
            let pool = 1 + random.below(12)
            let old = Self.list(pool, &random)
            let new = random.oneIn(4) ? old.shuffled(using: &random) : Self.list(pool, &random)
            let (from, to) = (RowKeys(old), RowKeys(new))
            let difference = ListDifference(from: from.identities, to: to.identities) { old, _ in old.isMultiple(of: 3) }
            let elements = Array(old.indices)
            let result = difference.applied(to: elements) { -1 - $0 }
            let expected = to.identities.enumerated().map { index, identity in
                from.identities.firstIndex(of: identity).flatMap { $0.isMultiple(of: 3) ? nil : $0 } ?? -1 - index
            }
            #expect(result == expected, "\(old) \(new)")
            #expect(difference.removed == from.identities.indices.filter { !to.identities.contains(from.identities[$0]) })
            #expect(difference.inserted == to.identities.indices.filter { !from.identities.contains(to.identities[$0]) })
            let kept = to.identities.compactMap { from.identities.firstIndex(of: $0) }
            #expect(difference.moved.count == kept.count - Self.longestAscending(kept), "\(old) \(new)")
            #expect(from.duplicates.allSatisfy { old[$0.row] == $0.key && old.firstIndex(of: $0.key) == $0.first && $0.first < $0.row })
            #expect(from.duplicates.count == old.count - Set(old).count)
        }
    }

    /// Identities that repeat lose nothing: all but the first come and leave.
    @Test func repeatedIdentitiesStillLeadToTheNewList() {
        var random = Seeded(7)
        for _ in 0..<2_000 {
            let (old, new) = (Self.list(4, &random), Self.list(4, &random))
            #expect(ListDifference(from: old, to: new).applied(to: old) { new[$0] } == new)
        }
    }

    private static func list(_ pool: Int, _ random: inout Seeded) -> [Int] { (0..<random.below(12)).map { _ in random.below(pool) } }

    /// The length of the longest ascending subsequence, by trying all.
    private static func longestAscending(_ numbers: [Int], after last: Int = -1) -> Int {
        numbers.indices.reduce(0) { longest, index in
            guard numbers[index] > last else { return longest }
            return max(longest, 1 + longestAscending(Array(numbers[(index + 1)...]), after: numbers[index]))
        }
    }
}

private struct CountedIdentity: Hashable {
    static let hashes = Gathered<Int>()
    let number: Int

    func hash(into hasher: inout Hasher) {
        Self.hashes.add(number)
        hasher.combine(number)
    }
}

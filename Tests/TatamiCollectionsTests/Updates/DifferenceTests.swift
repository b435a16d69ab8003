import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct DifferenceTests {
    private func snapshot(_ sections: [(String, String)]) -> Snapshot<String, Character> {
        var result = Snapshot<String, Character>()
        for (id, items) in sections {
            result.append([id])
            result.append(Array(items), to: id)
        }
        return result
    }

    @Test func aWorkedExample() {
        let old = snapshot([("a", "12345"), ("b", "678")])
        let new = snapshot([("a", "1x3542"), ("c", "9"), ("b", "87")])
        let update = PreparedUpdate(from: old, to: new)
        // 2 moves, and one of 4 and 5, and one of 7 and 8; 6 leaves.
        let expected: [CollectionStep] = [
            .remove(4..<5, section: 0), .remove(1..<2, section: 0), .remove(2..<3, section: 1), .remove(0..<1, section: 1),
            .insertSections(1..<2), .insert(1..<2, section: 0), .insert(3..<4, section: 0), .insert(5..<6, section: 0),
            .insert(0..<1, section: 1), .insert(0..<1, section: 2),
        ]
        #expect(update.difference.steps == expected)
        #expect(update.difference.moved.count == 3)
    }

    @Test func aSectionThatMovesTakesItsItemsAlong() {
        let old = snapshot([("a", "123"), ("b", "456"), ("c", "78")])
        let update = PreparedUpdate(from: old, to: snapshot([("c", "78"), ("a", "123"), ("b", "456")]))
        #expect(update.difference.steps == [.moveSection(from: 2, to: 0)])
        #expect(update.difference.moved.isEmpty && update.difference.movedSections.count == 1)
    }

    @Test func aSortMovesAsFewAsPossible() {
        let old = snapshot([("a", "13579")])
        let update = PreparedUpdate(from: old, to: snapshot([("a", "91357")]))
        #expect(update.difference.steps == [.remove(4..<5, section: 0), .insert(0..<1, section: 0)])
    }

    @Test func randomPairsLeadFromOneToTheOther() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(600) {
            let old = NaiveCollection.random(&random)
            let new = old.changed(&random)
            let difference = PreparedUpdate(from: old.snapshot, to: new.snapshot).difference
            #expect(old.performing(difference.steps, toward: new) == new, "round \(round): \(old) \(new)")
            #expect(difference.moved.count == old.moves(to: new), "round \(round): \(old) \(new)")
            let (before, after) = (old.sections.map(\.id), new.sections.map(\.id))
            let kept = after.filter(before.contains)
            let order = NaiveCollection.longestAscending(kept.compactMap { before.firstIndex(of: $0) })
            #expect(difference.movedSections.count == kept.count - order, "round \(round)")
        }
    }

    @Test func longestSubsequencesAgreeWithTheNaiveOnes() {
        var random = Rounds.random()
        for _ in 0..<Rounds.count(400) {
            let numbers = Array(Array(0..<40).shuffled(using: &random).prefix(random.below(20)))
            let isPart = Ascending.longest(numbers)
            let part = zip(numbers, isPart).filter(\.1).map(\.0)
            #expect(part == part.sorted() && part.count == NaiveCollection.longestAscending(numbers), "\(numbers)")
        }
    }
}

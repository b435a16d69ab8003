import TatamiInteraction
import TestSupport
import Testing

/// containers: rules 16, 24, 31 and 33.
@Suite struct ItemMoveTests {
    private let abcd: [AnyHashable: [AnyHashable]] = ["list": ["A", "B", "C", "D"], "other": ["X"]]

    private func places(_ moves: MoveSet) -> [[Int]] { moves.moves.map { [$0.from.index, $0.to.index] } }

    @Test func fromIsInTheOldListAndToInTheFinalOne() {
        #expect(places(MoveSet(["A"], to: "list", before: "D", in: abcd)) == [[0, 2]])
        #expect(places(MoveSet(["B", "C"], to: "list", before: nil, in: abcd)) == [[1, 2], [2, 3]])
        #expect(MoveSet(["B"], to: "list", before: "C", in: abcd).isEmpty)
        #expect(MoveSet(["nobody"], to: "list", before: nil, in: abcd).moves.isEmpty)
    }

    @Test func theInverseRestores() throws {
        var lists = abcd
        let moves = MoveSet(["A", "D"], to: "other", before: "X", in: lists)
        try moves.perform(in: &lists)
        #expect(lists == ["list": ["B", "C"], "other": ["A", "D", "X"]])
        try moves.inverse.perform(in: &lists)
        #expect(lists == abcd)
    }

    @Test func whatIsGoneCannotBeMovedBack() throws {
        var lists = abcd
        let moves = MoveSet(["A"], to: "other", before: nil, in: lists)
        try moves.perform(in: &lists)
        lists["other"] = ["X"]
        let before = lists
        let fault = #expect(throws: MoveFault.self) { try moves.inverse.perform(in: &lists) }
        #expect(fault?.description == "The item 'A' is gone, so its move cannot be performed; nothing was changed." && lists == before)
        var without: [AnyHashable: [AnyHashable]] = ["list": ["A"]]
        let other = #expect(throws: MoveFault.self) { try moves.perform(in: &without) }
        #expect(other?.description == "The list 'other' is gone, so no item can be moved into it; nothing was changed.")
        var twice: [AnyHashable: [AnyHashable]] = ["list": ["A", "A"], "other": []]
        #expect(throws: MoveFault.self) { try moves.perform(in: &twice) }
    }

    /// Trap 10.
    @Test func aNeighbourThatComesDoesNotMoveTheDrop() throws {
        var lists = abcd
        var drag = DraggedItems(["A"], in: lists)
        drag.propose("list", at: 2, in: lists)
        lists["list"] = ["A", "B", "C", "new", "D"]
        #expect(drag.update(lists) && drag.before(in: lists) as? String == "D")
        try #require(drag.moves(in: lists)).perform(in: &lists)
        #expect(lists["list"] == ["B", "C", "new", "A", "D"])
    }

    @Test func theNextItemTakesThePartOfOneThatGoes() {
        var lists = abcd
        var drag = DraggedItems(["A"], in: lists)
        drag.propose("list", at: 1, in: lists)
        #expect(drag.before(in: lists) as? String == "C")
        lists["list"] = ["A", "B", "D"]
        #expect(drag.before(in: lists) as? String == "D")
        lists["list"] = ["A"]
        #expect(drag.before(in: lists) == nil && drag.target as? String == "list")
    }

    /// Traps 11 and 14.
    @Test func onlyTheLastItemThatGoesCancels() {
        var drag = DraggedItems(["C", "A", "stranger"], in: abcd)
        #expect(drag.ids == ["A", "C"])
        #expect(drag.update(["list": ["C"]]) && drag.ids == ["C"])
        #expect(!drag.update(["list": []]) && drag.ids == [])
    }

    @Test func aListThatGoesIsNoTarget() {
        var drag = DraggedItems(["A"], in: abcd)
        drag.propose("other", at: 0, in: abcd)
        #expect(drag.update(["list": ["A"]]) && drag.target == nil && drag.moves(in: abcd) == nil)
        drag.propose("nowhere", at: 0, in: abcd)
        #expect(drag.target == nil)
    }
}

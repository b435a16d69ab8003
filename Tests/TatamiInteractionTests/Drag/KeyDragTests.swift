import TatamiGeometry
import TatamiInteraction
import Testing

/// containers: rules 37 and 38.
@Suite struct KeyDragTests {
    private let lists = [
        KeyDrag.List("list", count: 8, axis: .vertical), KeyDrag.List("tiles", count: 6, axis: .horizontal, perLine: 4),
        KeyDrag.List("hebrew", count: 1, axis: .horizontal, isRightToLeft: true),
    ]

    private func steps(_ keys: [KeyEvent.Key], _ modifiers: Modifiers = [], from home: ItemPlace = ItemPlace("list", 2)) -> [KeyDrag.Step?]
    {
        var drag = KeyDrag(of: home)
        return keys.map { drag.handle(KeyEvent($0, modifiers: modifiers, time: 0), in: lists) }
    }

    @Test func arrowsMoveALiftedItem() {
        #expect(steps([.down]) == [nil] && steps([.enter]) == [nil])
        #expect(
            steps([.space, .down, .up, .up, .up, .up, .left, .end, .down, .home, .space]) == [
                .lifted, .moved(ItemPlace("list", 3)), .moved(ItemPlace("list", 2)), .moved(ItemPlace("list", 1)),
                .moved(ItemPlace("list", 0)), .stayed, nil, .moved(ItemPlace("list", 8)), .stayed, .moved(ItemPlace("list", 0)),
                .dropped(ItemPlace("list", 0)),
            ])
    }

    @Test func pageKeysChangeTheList() {
        #expect(
            steps([.space, .pageUp, .pageDown, .down, .right, .pageDown, .left, .pageDown, .escape, .escape]) == [
                .lifted, .stayed, .moved(ItemPlace("tiles", 2)), .moved(ItemPlace("tiles", 6)), .stayed, .moved(ItemPlace("hebrew", 1)),
                .stayed, .stayed, .cancelled, nil,
            ])
        #expect(
            steps([.space, .right, .left], from: ItemPlace("hebrew", 1)) == [
                .lifted, .moved(ItemPlace("hebrew", 0)), .moved(ItemPlace("hebrew", 1)),
            ])
    }

    @Test func tabAndEnterDrop() {
        #expect(steps([.space, .down, .tab]).last == .dropped(ItemPlace("list", 3)))
        #expect(steps([.space, .enter]).last == .dropped(ItemPlace("list", 2)))
    }

    @Test func controlAndShiftMoveAtOnce() {
        #expect(
            steps([.down, .end, .space], [.control, .shift]) == [
                .movedAtOnce(ItemPlace("list", 3)), .movedAtOnce(ItemPlace("list", 8)), nil,
            ])
        #expect(steps([.up], [.control, .shift], from: ItemPlace("list", 0)) == [.stayed])
        #expect(steps([.down], [.control]) == [nil])
    }

    @Test func sentences() {
        let sentences = DragSentences()
        let third = DragSentences.Position(2, of: 9, in: "Fruit")
        let fifth = DragSentences.Position(4, of: 9, in: "Fruit")
        let second = DragSentences.Position(1, of: 4, in: "Basket")
        let said: [DragSentences.News] = [
            .pickedUp(third), .over(fifth), .refused(list: "Basket"), .dropped(from: third, to: fifth, isCopy: false),
            .dropped(from: third, to: second, isCopy: false), .dropped(from: third, to: second, isCopy: true), .stays(third),
            .dropped(from: third, to: third, isCopy: false), .cancelled(third), .gone,
        ]
        #expect(
            said.map { sentences.text($0, name: "Pear") } == [
                "Picked up Pear, 3 of 9 in Fruit. Arrows move, Page keys change list, Space drops, Escape cancels.", "5 of 9 in Fruit.",
                "Basket does not take Pear.", "Pear, moved from 3 to 5 of 9 in Fruit.", "Pear, moved to Basket, 2 of 4.",
                "Pear, copied to Basket, 2 of 4.", "Pear stays at 3 of 9.", "Pear stays at 3 of 9.",
                "Cancelled. Pear, 3 of 9 in Fruit.", "Pear is gone. Move cancelled.",
            ])
        var german = DragSentences()
        german.over = "{place} von {count} in {list}, {wort}{"
        #expect(german.text(.over(third), name: "{list}") == "3 von 9 in Fruit, {wort}{")
        #expect(sentences.text(.gone, name: "{list}") == "{list} is gone. Move cancelled.")
    }
}

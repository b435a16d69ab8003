import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// Moving items by pointers from one collection to another.
@Suite struct SharingTests {
    /// Two lists of rows of 40 points side by side in a window of 400 x 200 points: items from 0, and from 100.
    private final class Board {
        let sources = [CollectionSource<String, Int>(), CollectionSource<String, Int>()]
        let lists: [CollectionView]
        let window: TestWindow
        var transfers: [ItemTransfer] = []

        init(_ first: Int, _ second: Int, isMirrored: Bool = false) throws {
            lists = sources.map { source in
                CollectionView(source) {
                    Row()
                } configure: { (row: Row, number: Int) in
                    (row.number, row.height) = (number, 40)
                }
            }
            for (source, numbers) in zip(sources, [0..<first, 100..<100 + second]) {
                source.edit {
                    $0.append(["A"])
                    $0.append(Array(numbers), to: "A")
                }
            }
            let row = StackLayout(.horizontal)
            for list in lists { row.add(list).fixedSize = Size(200, 200) }
            window = try TestWindow(LayoutView(row), size: Size(400, 200), direction: isMirrored ? .rightToLeft : .leftToRight)
            for list in lists {
                list.isReorderable = true
                list.sharing = ItemSharing(kind: "card")
                list.sharing?.onTransfer = { [weak self] in self?.transfers.append($0) }
            }
            window.step()
        }

        func items(_ list: Int) -> [Int] { sources[list].snapshot.items(in: "A") }
        /// The line that shows where the item would go, in whole points.
        var line: Rect? { window.root.stage.dragImages.last?.line?.rect }
        var images: Int { window.root.stage.dragImages.count }

        /// Grabs row 1 of the first list 10 points below its edge, and pulls it to a point.
        func carry(to point: Point) {
            window.press(at: Point(20, 50), with: .mouse)
            window.move(to: Point(20, 70), with: .mouse)
            move(to: point)
        }

        func move(to point: Point) {
            window.move(to: point, with: .mouse)
            window.step()
        }

        func lift(at point: Point) throws {
            window.lift(at: point, with: .mouse)
            try window.settle()
        }
    }

    @Test func anItemGoesToAnotherList() throws {
        let board = try Board(5, 3)
        // Its edge is at 75, nearest to the gap at 80 before the third row.
        board.carry(to: Point(220, 85))
        #expect(board.line == Rect(200, 78.5, 200, 3) && board.images == 1)
        #expect(board.items(0) == [0, 1, 2, 3, 4] && board.items(1) == [100, 101, 102])
        try board.lift(at: Point(220, 85))
        #expect(board.items(0) == [0, 2, 3, 4] && board.items(1) == [100, 101, 1, 102])
        #expect(board.images == 0 && !board.lists[0].isCarrying)
        #expect(board.transfers.map { $0.item as? Int } == [1, 1] && board.transfers.map(\.from.item) == [1, 1])
        #expect(board.transfers.map(\.to.item) == [2, 2] && board.transfers[0].target === board.lists[1])
        #expect(board.window.root.focusedView?.superview === board.lists[1])
        #expect(board.transfers[0].undo())
        board.window.step()
        #expect(board.items(0) == [0, 1, 2, 3, 4] && board.items(1) == [100, 101, 102])
        #expect(!board.transfers[0].undo())
    }

    @Test func theWayBackLeavesItWhereItWas() throws {
        let board = try Board(5, 3)
        board.carry(to: Point(220, 85))
        board.move(to: Point(20, 130))
        #expect(board.line == nil && board.images == 0)
        try board.lift(at: Point(20, 130))
        #expect(board.items(0) == [0, 2, 3, 1, 4] && board.items(1) == [100, 101, 102] && board.transfers.isEmpty)
    }

    @Test func escapeBringsItBack() throws {
        let board = try Board(5, 3)
        board.carry(to: Point(220, 85))
        board.window.key(.escape)
        try board.window.settle()
        #expect(board.items(0) == [0, 1, 2, 3, 4] && board.items(1) == [100, 101, 102] && board.images == 0)
        try board.lift(at: Point(220, 85))
        #expect(board.transfers.isEmpty && board.items(1) == [100, 101, 102])
    }

    @Test func whatIsNotAcceptedStays() throws {
        let board = try Board(5, 3)
        board.lists[1].sharing?.acceptedKinds = ["note"]
        board.carry(to: Point(220, 85))
        #expect(board.line == nil)
        board.lists[1].sharing?.acceptedKinds = ["card"]
        board.lists[1].sharing?.mayReceive = { $0.to.item == 0 }
        board.move(to: Point(220, 86))
        #expect(board.line != nil)
        try board.lift(at: Point(220, 86))
        #expect(board.items(0) == [0, 1, 2, 3, 4] && board.items(1) == [100, 101, 102] && board.images == 0)
        // An id that is in the list already.
        board.sources[1].edit { $0.append([1], to: "A") }
        board.window.step()
        board.carry(to: Point(220, 12))
        #expect(board.line == nil)
        try board.lift(at: Point(220, 12))
        #expect(board.items(1) == [100, 101, 102, 1] && board.transfers.isEmpty)
    }

    @Test func anEmptyListTakesItsFirstItem() throws {
        let board = try Board(2, 0)
        board.carry(to: Point(300, 150))
        #expect(board.line == Rect(200, 0, 200, 3))
        try board.lift(at: Point(300, 150))
        #expect(board.items(0) == [0] && board.items(1) == [1])
    }

    @Test func theProgramTakesItemsOfAnotherType() throws {
        let board = try Board(3, 2)
        let names = CollectionSource<String, String>()
        names.edit {
            $0.append(["A"])
            $0.append(["one"], to: "A")
        }
        board.lists[1].show(names)
        board.lists[1].register {
            Row()
        } configure: { (row: Row, _: String) in
            row.height = 40
        }
        board.window.step()
        board.carry(to: Point(220, 15))
        #expect(board.line == nil)
        board.lists[1].sharing?.receive = { transfer in
            names.edit { $0.insert(["\(transfer.item)"], before: "one") }
            return true
        }
        board.move(to: Point(220, 14))
        #expect(board.line == Rect(200, 0, 200, 3))
        try board.lift(at: Point(220, 14))
        #expect(board.items(0) == [0, 2] && names.snapshot.items(in: "A") == ["1", "one"] && board.images == 0)
    }

    @Test func theLineFollowsScrolledContent() throws {
        let board = try Board(5, 30)
        board.carry(to: Point(220, 105))
        #expect(board.line?.y == 78.5)
        board.lists[1].contentOffset.y = 20
        board.window.step()
        #expect(board.line?.y == 98.5)
    }

    /// The list that the item is over scrolls, and not the one that it comes from.
    @Test func theOtherListScrollsNearItsEdge() throws {
        let board = try Board(30, 30)
        board.carry(to: Point(20, 190))
        board.window.wait(0.5)
        let scrolled = board.lists[0].contentOffset.y
        #expect(scrolled > 0)
        board.move(to: Point(220, 190))
        board.window.wait(0.5)
        #expect(board.lists[1].contentOffset.y > 0 && board.lists[0].contentOffset.y < scrolled + 40)
    }

    /// A list inside the carried item accepts its kind as well.
    @Test func anItemDoesNotGoIntoItself() throws {
        let outer = CollectionSource<String, Int>()
        let inner = CollectionSource<String, Int>()
        inner.edit { $0.append(["B"]) }
        outer.edit {
            $0.append(["A"])
            $0.append([0, 1, 2], to: "A")
        }
        let board = CollectionView(outer) {
            let list = CollectionView(inner)
            list.naturalLength = 40
            list.sharing = ItemSharing()
            return list
        } configure: { (_: CollectionView, _: Int) in
        }
        board.isReorderable = true
        board.sharing = ItemSharing()
        let window = try TestWindow(board, size: Size(200, 200))
        window.step()
        window.press(at: Point(20, 50), with: .mouse)
        for y in [70.0, 90, 110, 112] {
            window.move(to: Point(20, y), with: .mouse)
            window.step()
        }
        window.lift(at: Point(20, 112), with: .mouse)
        try window.settle()
        #expect(outer.snapshot.items(in: "A").sorted() == [0, 1, 2] && inner.snapshot.itemCount == 0)
    }

    /// A neighbour that an update is about to remove takes nothing, and the item stays.
    @Test func anUpdateThatIsNotShownYetLosesNothing() throws {
        let board = try Board(3, 2)
        board.carry(to: Point(220, 15))
        board.lists[1].sharing?.mayReceive = { [weak board] _ in
            guard let board else { return false }
            var other = board.sources[1].snapshot
            other.delete([100])
            board.sources[1].apply(other)
            return true
        }
        try board.lift(at: Point(220, 15))
        #expect(board.items(0) == [0, 1, 2] && board.items(1) == [101] && board.transfers.isEmpty && board.images == 0)
    }

    @Test func listsAreMirrored() throws {
        let board = try Board(5, 3, isMirrored: true)
        board.window.press(at: Point(220, 50), with: .mouse)
        board.window.move(to: Point(220, 70), with: .mouse)
        board.move(to: Point(20, 85))
        #expect(board.line == Rect(0, 78.5, 200, 3))
        try board.lift(at: Point(20, 85))
        #expect(board.items(1) == [100, 101, 1, 102])
    }

    /// Whatever goes away in the middle: nothing traps, no picture is left behind, and no item is lost.
    @Test(arguments: 0..<7) func somethingGoesAway(what: Int) throws {
        let board = try Board(5, 3)
        board.carry(to: Point(220, 85))
        switch what {
        case 0: board.sources[0].edit { $0.delete([1]) }
        case 1: board.sources[1].edit { $0.delete([101, 102]) }
        case 2: board.lists[1].hidden = true
        case 3: board.lists[1].sharing = nil
        case 4: board.lists[0].removeFromSuperview()
        case 5: board.lists[1].removeFromSuperview()
        default: board.lists[0].show(CollectionSource<Int, Int>())
        }
        board.window.step()
        try board.lift(at: Point(220, 85))
        let all = (board.items(0) + board.items(1)).sorted()
        let kept: [Int]
        switch what {
        case 0: kept = [0, 2, 3, 4, 100, 101, 102]
        case 1: kept = [0, 1, 2, 3, 4, 100]
        default: kept = [0, 1, 2, 3, 4, 100, 101, 102]
        }
        #expect(all == kept && board.images == 0 && !board.lists[0].isCarrying, "\(what)")
    }

    /// `SHARE_SCRIPTS` is the number of scripts, `SHARE_SEED` takes others.
    @Test func randomScriptsLoseNothing() throws {
        let seed = Seeded.start("SHARE_SEED")
        for number in 0..<Seeded.count("SHARE_SCRIPTS", otherwise: UInt64(20)) {
            var random = Seeded(seed &+ number)
            let board = try Board(6, 6)
            var (next, all) = (200, Set(board.items(0) + board.items(1)))
            var point: Point?
            for _ in 0..<40 {
                let to = Point(.random(in: 0...400, using: &random), .random(in: 0...200, using: &random))
                let list = Int.random(in: 0..<2, using: &random)
                switch Int.random(in: 0..<9, using: &random) {
                case 0, 1, 2, 3:
                    if point == nil { board.window.press(at: to, with: .mouse) } else { board.window.move(to: to, with: .mouse) }
                    point = to
                case 4, 5:
                    if let at = point { board.window.lift(at: at, with: .mouse) }
                    point = nil
                case 6:
                    board.sources[list].edit { $0.append([next], to: "A") }
                    all.insert(next)
                    next += 1
                case 7:
                    guard let item = board.items(list).randomElement(using: &random) else { continue }
                    board.sources[list].edit { $0.delete([item]) }
                    all.remove(item)
                default: if Bool.random(using: &random) { board.window.key(.escape) } else { board.lists[list].contentOffset.y += 30 }
                }
                if Bool.random(using: &random) { board.window.step() }
            }
            if let point { board.window.lift(at: point, with: .mouse) }
            try board.window.settle()
            let items = board.items(0) + board.items(1)
            #expect(Set(items) == all && items.count == all.count && board.images == 0, "SHARE_SEED=\(seed &+ number)")
        }
    }
}

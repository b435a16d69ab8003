import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Drops of files and texts from other programs (containers: rule 40).
@Suite struct OutsideDropTests {
    private let list = StackView(spacing: 10).filled(with: tiles("A", "B"))
    private let other = StackView(spacing: 10).filled(with: tiles("X"))

    private func window() throws -> TestWindow {
        list.reordering = .shared
        list.acceptedKinds = ["item", "file"]
        list.dropPolicy.receive = { item in item.files.first.map { tiles($0)[0] } }
        other.reordering = .shared
        let board = LayoutView(
            HStack {
                list.fixedSize(200, 300)
                other.fixedSize(200, 300)
            })
        return try TestWindow(board, size: Size(400, 300))
    }

    private func files(_ names: String...) -> [DragItem] { names.map { DragItem(id: $0, kind: "file", files: [$0]) } }

    @Test func filesBecomeChildren() throws {
        let window = try window()
        #expect(window.root.drop(files("one", "two"), at: Point(100, 70)))
        #expect(list.names == "A one two B")
        #expect(window.root.drop(files("three"), at: Point(100, 280)) && list.names == "A one two B three")
        try window.settle()
        #expect(list.children.map(\.frame.y) == [0, 50, 100, 150, 200])
        // It was scrolled: the same point is another child.
        list.contentOffset = Point(0, 50)
        window.step()
    }

    @Test func othersTakeNothing() throws {
        let window = try window()
        #expect(!window.root.drop(files("one"), at: Point(300, 20)) && other.names == "X")
        #expect(!window.root.drop([DragItem(id: 0, kind: "text", text: "words")], at: Point(100, 20)))
        #expect(!window.root.drop([], at: Point(100, 20)))
        var asked: [Bool] = []
        list.dropPolicy.canAccept = { session in
            asked.append(session.isExternal)
            return false
        }
        #expect(!window.root.drop(files("one"), at: Point(100, 20)) && asked == [true])
        list.dropPolicy.canAccept = { _ in true }
        list.dropPolicy.willDrop = { proposal in proposal.operation == .copy && proposal.index == 0 ? .refuse : .accept }
        #expect(!window.root.drop(files("one"), at: Point(100, 20)) && list.names == "A B")
        #expect(window.root.drop(files("one"), at: Point(100, 70)) && list.names == "A one B")
        list.reordering = .inside
        #expect(!window.root.drop(files("two"), at: Point(100, 70)))
    }

    @Test func theAnswerMayComeLater() throws {
        let window = try window()
        let tickets = [DropTicket(), DropTicket()]
        var count = 0
        list.dropPolicy.willDrop = { _ in
            defer { count += 1 }
            return .later(tickets[count])
        }
        #expect(window.root.drop(files("one"), at: Point(100, 70)) && window.root.drop(files("two"), at: Point(100, 70)))
        #expect(list.names == "A B")
        tickets[1].accept()
        tickets[0].refuse()
        #expect(list.names == "A two B")
    }

    /// During a drag of views nothing comes from outside.
    @Test func notDuringADrag() throws {
        let window = try window()
        window.pull(list.children[0], by: Point(0, 60))
        #expect(!window.root.drop(files("one"), at: Point(100, 70)) && list.names == "A B")
        window.key(.escape)
        window.lift(at: Point(100, 80), with: .mouse)
    }
}

import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// What containers hear of a drag (containers: rule 22), and what is reported of containers that cannot work (rule 41).
@Suite struct DragEventTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func list(_ name: String, _ children: String...) -> StackView {
        let list = StackView(spacing: 10)
        list.id = name
        for child in children { _ = list.filled(with: tiles(child)) }
        list.reordering = .shared
        let log = log
        list.dropPolicy.entered = { _ in log.lines.append("\(name) entered") }
        list.dropPolicy.proposed = { log.lines.append("\(name) proposed \($0.index)") }
        list.dropPolicy.exited = { _ in log.lines.append("\(name) exited") }
        list.dropPolicy.willDrop = { _ in
            log.lines.append("\(name) willDrop")
            return .accept
        }
        list.on(.moved) { _ in log.lines.append("\(name) moved") }
        list.on(.dragEnded) { _ in log.lines.append("\(name) dragEnded") }
        return list
    }

    private func window(_ first: View, _ second: View) throws -> TestWindow {
        try TestWindow(
            LayoutView {
                HStack(alignment: .stretch) {
                    first.fixedSize(150, 300)
                    second.fixedSize(150, 300)
                }
            }, size: Size(300, 300))
    }

    @Test func containersHearInOrder() throws {
        let (first, second) = (list("a", "A1", "A2"), list("b", "B1"))
        let window = try window(first, second)
        window.pull(first.children[0], by: Point(0, 60))
        window.wait(1)
        #expect(log.lines == ["a entered", "a proposed 0", "a proposed 1"], "a pointer that rests says nothing more")
        let there = window.root.presentedFrame(of: first.children[0]).center
        log.lines = []
        window.carry(from: Point(50, 80), to: Point(200, 80))
        #expect(log.lines == ["a exited", "b entered", "b proposed 1"])
        log.lines = []
        window.lift(at: Point(200, 80), with: .mouse)
        #expect(log.lines == ["b willDrop", "b moved", "a moved", "a dragEnded"], "\(there)")
    }

    @Test func aCancelledDragExits() throws {
        let (first, second) = (list("a", "A1", "A2"), list("b", "B1"))
        let window = try window(first, second)
        window.pull(first.children[0], by: Point(150, 0))
        log.lines = []
        window.key(.escape)
        #expect(log.lines == ["b exited", "a dragEnded"])
        window.lift(at: Point(200, 20), with: .mouse)
    }

    /// Trap 4: a container that is told of a place cancels the drag in it.
    @Test func aClosureMayCancel() throws {
        let (first, second) = (list("a", "A1", "A2"), list("b", "B1"))
        second.dropPolicy.entered = { session in session.cancel() }
        let window = try window(first, second)
        window.pull(first.children[0], by: Point(150, 0))
        #expect(window.root.dragSession == nil && log.lines.last == "a dragEnded" && log.lines.filter { $0.hasPrefix("b") } == ["b exited"])
        window.lift(at: Point(200, 20), with: .mouse)
        #expect(first.names == "A1 A2" && second.names == "B1")
    }

    @Test func anAcceptorThatChangesItsMindIsReported() throws {
        let (first, second) = (list("a", "A1", "A2"), list("b", "B1"))
        var answers = 0
        second.dropPolicy.canAccept = { _ in
            answers += 1
            return answers % 2 == 1
        }
        let window = try window(first, second)
        window.pull(first.children[0], by: Point(150, 0))
        window.lift(at: Point(200, 20), with: .mouse)
        #expect(window.root.diagnostics.filter { $0.contains("StackView 'b': its `canAccept` gave two answers") }.count == 1)
        #expect(second.children.count == 2, "the first answer counts")
    }
}

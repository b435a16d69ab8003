import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews

/// Records what a container reports of drags.
final class DragRecord {
    var moves: [MoveSet] = []
    var ends: [DragMachine.End] = []

    func follow(_ view: ArrangedView) {
        view.on(.moved) { [weak self] view in if let moves = view.lastMoves { self?.moves.append(moves) } }
        view.on(.dragEnded) { [weak self] view in if let end = view.lastDragEnd { self?.ends.append(end) } }
    }
}

/// Views with ids and frames, as children of containers.
func tiles(_ names: String..., size: Size = Size(100, 40)) -> [View] {
    names.map { name in
        let view = View()
        (view.id, view.frame) = (name, Rect(0, 0, size.width, size.height))
        return view
    }
}

extension ArrangedView {
    /// The ids of the children, in order.
    var names: String { children.map { $0.id ?? "?" }.joined(separator: " ") }

    /// Adds children and returns the view.
    func filled(with views: [View]) -> Self {
        for view in views { addChild(view) }
        return self
    }
}

extension TestWindow {
    /// Presses the mouse in the middle of a view and moves it away by a distance, in small steps. The button stays down.
    func pull(_ view: View, by way: Point, with kind: PointerKind = .mouse) {
        let start = root.presentedFrame(of: view).center
        press(at: start, with: kind)
        if kind != .mouse { wait(0.3) }
        carry(from: start, to: Point(start.x + way.x, start.y + way.y), with: kind)
    }

    /// Moves a pointer that is down.
    func carry(from start: Point, to end: Point, with kind: PointerKind = .mouse) {
        for step in 1...8 {
            let part = Double(step) / 8
            move(to: Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part), with: kind)
            self.step()
        }
    }

    /// The places at which children are shown, rounded to a hundredth.
    func shown(_ views: [View]) -> [Rect] {
        views.map { view in
            let frame = root.presentedFrame(of: view)
            func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            return Rect(round(frame.x), round(frame.y), round(frame.width), round(frame.height))
        }
    }
}

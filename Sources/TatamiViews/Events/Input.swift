import TatamiGeometry
import TatamiInteraction

/// Where the pointers and the keyboard of a root are.
final class Input {
    let arena = GestureArena()
    /// Whose recognisers the arena has.
    private var owners: [ObjectIdentifier: WeakView] = [:]
    /// The views under the mouse, from the innermost out.
    private(set) var hovered: [WeakView] = []
    /// Where the mouse was last; nil where it is outside.
    private(set) var mouse: Point?
    var focus = Focus()
    /// The scroll view that the wheel is turning, and when it last did.
    var wheel: (view: WeakView, time: Double)?

    struct WeakView {
        weak var view: View?
    }

    func own(_ recognizers: [GestureRecognizer], _ view: View) {
        for recognizer in recognizers { owners[ObjectIdentifier(recognizer)] = WeakView(view: view) }
    }

    /// Ends the gestures of views that `isGone` holds for, or that are no more.
    func leave(where isGone: (View) -> Bool) {
        let gone = arena.recognizers.filter { recognizer in
            guard let view = owners[ObjectIdentifier(recognizer)]?.view else { return true }
            return isGone(view)
        }
        if !gone.isEmpty { arena.leave(gone) }
        if arena.recognizers.isEmpty { owners = [:] }
    }

    /// Takes the mouse to other views, and tells those that it left and those that it came to.
    func hover(_ path: [View], at point: Point?) {
        mouse = point
        let old = hovered.compactMap(\.view)
        hovered = path.map(WeakView.init)
        for view in old where !path.contains(where: { $0 === view }) { view.setHovered(false) }
        for view in path.reversed() where !old.contains(where: { $0 === view }) { view.setHovered(true) }
    }
}

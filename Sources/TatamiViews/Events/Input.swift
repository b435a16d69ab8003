import TatamiGeometry
import TatamiInteraction

/// The state of the pointers and of the keyboard of a root.
final class Input {
    let arena = GestureArena()
    /// The views whose recognizers the arena has. They are kept alive until their gestures have ended, so that each gesture that began
    /// reports its end to its view even where the program has let go of the view in between.
    private var owners: [ObjectIdentifier: View] = [:]
    /// The views under the mouse, from the innermost out.
    private(set) var hovered: [WeakView] = []
    /// Where the mouse was last; nil where it is outside.
    private(set) var mouse: Point?
    var focus = Focus()
    var heldKeys = HeldKeys()
    /// The scroller that the wheel is turning, and when it last did.
    var wheel: (view: WeakView, time: Double)?
    /// A drag that may scroll what it is near the edges of.
    var autoScrolling: AutoScrolling?

    struct WeakView {
        weak var view: View?
    }

    var gestureOwners: [View] { Array(owners.values) }

    func own(_ recognizers: [GestureRecognizer], _ view: View) {
        for recognizer in recognizers { owners[ObjectIdentifier(recognizer)] = view }
    }

    /// Ends the gestures of views for which `isGone` is true, and lets go of the views whose gestures are over.
    func leave(where isGone: (View) -> Bool) {
        let gone = arena.recognizers.filter { owners[ObjectIdentifier($0)].map(isGone) ?? true }
        if !gone.isEmpty { arena.leave(gone) }
        if owners.isEmpty { return }
        let kept = Set(arena.recognizers.map(ObjectIdentifier.init))
        owners = owners.filter { kept.contains($0.key) }
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

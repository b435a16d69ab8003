import TatamiGeometry
import TatamiInteraction

/// The state of the pointers and of the keyboard of a root.
final class Input {
    let arena = GestureArena()
    /// The views whose recognizers take part in the arena, by recognizer. They are kept alive until their gestures have ended, so that
    /// each gesture that began reports its end to its view, even if the program has released the view in between.
    private var owners: [ObjectIdentifier: View] = [:]
    /// The views under the mouse, from the innermost out.
    private(set) var hovered: [WeakView] = []
    /// The last place of the mouse; nil if it is outside of the window.
    private(set) var mouse: Point?
    /// The place of the mouse before that.
    private(set) var formerMouse: Point?
    /// Recognizes a finger that rests where a context menu or a tooltip may come.
    let hold = LongPressRecognizer()
    /// The views under that finger, from the innermost out.
    var held: [WeakView] = []
    /// The pointers whose events an object gets in place of the views; nil for none.
    var captured: Capture?
    var tooltips = Tooltips()
    var focus = Focus()
    var heldKeys = HeldKeys()
    /// The scroller or the focused view that the wheel turns, and the time of the last turn.
    var wheel: (view: WeakView, time: Double)?
    /// The drag that is going on; nil for none.
    var drag: DragSession?
    /// The containers that take drops, for assistive technology.
    var dropTargets = KnownTargets()
    /// A drag that scrolls the scrollers near whose edges it is.
    var autoScrolling: AutoScrolling?

    /// Pointers, and the object that gets their events.
    struct Capture {
        var pointers: Set<PointerID>
        weak var follower: (any PointerFollower)?
    }

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

    /// Moves the mouse to other views, and informs the views that it has left and those that it has entered.
    func hover(_ path: [View], at point: Point?) {
        formerMouse = mouse
        mouse = point
        let old = hovered.compactMap(\.view)
        hovered = path.map(WeakView.init)
        for view in old where !path.contains(where: { $0 === view }) { view.setHovered(false) }
        for view in path.reversed() where !old.contains(where: { $0 === view }) { view.setHovered(true) }
    }
}

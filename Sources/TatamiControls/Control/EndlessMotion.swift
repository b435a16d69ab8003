import TatamiDrawing
import TatamiInteraction
import TatamiViews

/// A motion that is repeated for as long as frames draw it, for work whose end is not known. It stands still where people want less motion.
final class EndlessMotion {
    /// Whether a cycle has begun, and whether a frame has drawn it.
    private var isMoving = false
    private var wasDrawn = false
    private let style: MotionStyle

    /// Creates a motion whose cycles have the timing of a style in the theme of the view.
    init(_ style: MotionStyle) { self.style = style }

    /// Returns the place in the cycle at which a frame draws a view, from 0 to 1, and keeps the motion going.
    func position(in view: View) -> Double {
        wasDrawn = true
        begin(view)
        return view.presentedValue(isMoving ? 1 : 0)
    }

    /// Begins a cycle, and the next one after it as long as frames draw the view.
    private func begin(_ view: View) {
        guard !isMoving, let root = view.root, !root.reducesMotion else { return }
        let timing = view.theme.motion[style]
        guard timing.duration > 0 else { return }
        (isMoving, wasDrawn) = (true, false)
        view.animateDrawnValue(from: 0, to: 1, timing) { [weak self, weak view] _ in
            guard let self else { return }
            isMoving = false
            if wasDrawn { view?.lookChanged() }
        }
    }
}

extension View {
    /// Ends an endless motion of the view, which is drawn at a value from now on.
    func endEndlessMotion(at value: Double) { drawnValueChanged(from: value - 1, to: value) }
}

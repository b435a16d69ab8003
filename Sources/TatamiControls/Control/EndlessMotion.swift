import TatamiDrawing
import TatamiInteraction
import TatamiViews

/// A motion that is repeated for as long as frames draw it, for work whose end is not known. For people who prefer less motion, it stands
/// still and pulses.
final class EndlessMotion {
    /// A place in a cycle, from 0 to 1, and the opacity with which it is drawn.
    struct Moment {
        var position = 0.0
        var opacity = 1.0
    }

    private enum Course { case resting, moving, pulsing }
    private var course = Course.resting
    /// Whether a frame has drawn the present cycle.
    private var wasDrawn = false
    private let style: MotionStyle
    /// The opacity in the middle of a pulse.
    private static let faintest = 0.4

    /// Creates a motion whose cycles have the timing of a style in the theme of the view.
    init(_ style: MotionStyle) { self.style = style }

    /// Returns the moment at which a frame draws a view, and keeps the motion going.
    func moment(in view: View) -> Moment {
        wasDrawn = true
        begin(view)
        switch course {
        case .resting: return Moment(position: view.presentedValue(0))
        case .moving: return Moment(position: view.presentedValue(1))
        case .pulsing:
            let wave = Transform.rotation(degrees: 360 * view.presentedValue(1)).a
            return Moment(opacity: (1 + Self.faintest) / 2 + (1 - Self.faintest) / 2 * wave)
        }
    }

    /// Begins a cycle, and the next one after it as long as frames draw the view.
    private func begin(_ view: View) {
        guard course == .resting, let root = view.root else { return }
        let pulses = root.reducesMotion
        let timing = view.theme.motion[pulses ? .pulse : style]
        guard timing.duration > 0 else { return }
        (course, wasDrawn) = (pulses ? .pulsing : .moving, false)
        view.animateDrawnValue(from: 0, to: 1, timing, isFade: pulses) { [weak self, weak view] _ in
            guard let self else { return }
            course = .resting
            if wasDrawn { view?.lookChanged() }
        }
    }
}

extension View {
    /// Ends an endless motion of the view, which is drawn at a value from now on.
    func endEndlessMotion(at value: Double) { drawnValueChanged(from: value - 1, to: value) }
}

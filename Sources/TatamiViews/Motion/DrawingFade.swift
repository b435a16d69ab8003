import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The drawing of a view in an earlier frame, from which its present drawing fades in.
struct DrawingFade {
    private let old: DisplayList
    private let bounds: Rect
    private var fade = Transition(0)

    /// Creates a fade.
    ///
    /// - Parameters:
    ///   - old: The earlier drawing.
    ///   - bounds: The bounds of the view in it, on device pixels.
    init(from old: DisplayList, in bounds: Rect, _ timing: Timing, at time: Double) {
        (self.old, self.bounds) = (old, bounds)
        fade.go(to: Self.unit, timing, at: time, delay: 0)
    }

    /// The end of the fade, so that differences of a color are larger than the tolerance.
    private static let unit = 255.0

    func isMoving(at time: Double) -> Bool { fade.isMoving(at: time) }

    /// Mixes the commands of a list from `start` on with the earlier drawing, unless the view has moved since.
    func draw(_ list: inout DisplayList, from start: Int, in bounds: Rect, at time: Double) {
        guard bounds == self.bounds else { return }
        list.blend(from: start, with: old, at: max(0, min(1, fade.state(at: time).value / Self.unit)))
    }
}

extension View {
    /// Lets what the view itself draws fade from its drawing in the last frame to the present one.
    ///
    /// Call it after `lookChanged` or `contentChanged`: any later change of the view's look takes effect at once. The fade has no effect for
    /// people who prefer less motion.
    ///
    /// - Parameter style: The motion style whose timing in the theme of the view the fade has.
    package final func fadeDrawing(_ style: MotionStyle) {
        guard let root, !root.reducesMotion, root.shows(self), let shown else { return }
        let (stage, timing) = (root.stage, theme.motion[style])
        let old = stage.painted.content(of: self)
        guard timing.duration > 0, !old.isEmpty else { return }
        let bounds = root.grid.snap(Rect(origin: shown.contentOrigin + scrollOffset, size: presentedFrame.size))
        let motion = self.motion ?? ViewMotion(self)
        self.motion = motion
        stage.add(motion)
        motion.drawing = DrawingFade(from: old, in: bounds, timing, at: stage.now)
    }
}

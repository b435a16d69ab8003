import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// How a layer comes and goes. Pointers, keys and assistive technology reach a layer from its first frame on, and no longer reach one that is
/// fading out.
public struct LayerMotion: Hashable, Sendable {
    /// The course of the fade when the layer comes.
    public var fadeIn: Timing
    /// The course of the fade when it goes.
    public var fadeOut: Timing
    /// The scale at which the layer begins, at the point nearest to its anchor; 1 for no growing.
    public var scale: Double

    /// Creates a motion.
    public init(fadeIn: Timing, fadeOut: Timing, scale: Double = 1) {
        (self.fadeIn, self.fadeOut, self.scale) = (fadeIn, fadeOut, scale)
    }

    /// The layer comes and goes at once.
    public static let none = LayerMotion(fadeIn: .none, fadeOut: .none)
    /// The motion of popovers and tooltips.
    public static let fade = LayerMotion(fadeIn: appearing(0.14), fadeOut: leaving(0.09))
    /// The motion of menus.
    public static let menu = LayerMotion(fadeIn: appearing(0.14), fadeOut: leaving(0.09), scale: 0.97)
    /// The motion of sheets and alerts, whose panel also moves.
    public static let sheet = LayerMotion(fadeIn: appearing(0.2), fadeOut: leaving(0.18))

    private static func appearing(_ duration: Double) -> Timing { .cubic(CubicCurve(0.2, 0, 0, 1), duration: duration) }
    private static func leaving(_ duration: Double) -> Timing { .cubic(CubicCurve(0.4, 0, 1, 1), duration: duration) }

    /// The motion for people who prefer less: a short fade.
    fileprivate var reduced: LayerMotion {
        LayerMotion(fadeIn: fadeIn.asFade, fadeOut: fadeOut.asFade)
    }
}

extension ViewRoot {
    private func motion(of layer: Layer) -> LayerMotion { reducesMotion ? layer.motion.reduced : layer.motion }

    /// Begins to show a layer that has just been placed for the first time.
    func fadeIn(_ layer: Layer) {
        let motion = motion(of: layer)
        guard motion.fadeIn != .none else { return }
        layer.view.begin(\.opacity, from: 0, to: layer.view.opacity, motion.fadeIn, in: stage)
        guard motion.scale != 1, let size = layer.view.shown?.frame.size else { return }
        // The point nearest to the anchor stays where it is.
        let frame = Rect(origin: layer.origin, size: size)
        let anchor = anchorFrame(of: layer).center
        let fixed = Point(max(frame.x, min(frame.maxX, anchor.x)), max(frame.y, min(frame.maxY, anchor.y))) - frame.center
        let rest = 1 - motion.scale
        let start = Transform(a: motion.scale, b: 0, c: 0, d: motion.scale, tx: fixed.x * rest, ty: fixed.y * rest)
        layer.view.begin(\.transform, from: start, to: layer.view.transform, motion.fadeIn, in: stage)
    }

    /// Keeps the picture of a layer that goes, as the last frame drew it, and fades it out.
    func fadeOut(_ layer: Layer) {
        let timing = motion(of: layer).fadeOut
        guard timing != .none, stage.paintedComposition > 0, let extent = layer.view.shown?.extent else { return }
        let parts = Self.painted(in: layer.view)
        let picture = stage.painted.part(of: parts)
        guard !picture.isEmpty else { return }
        let leaving = LeavingView(picture, origin: .zero, extent: extent, by: ChangeAnimation(timing, delay: 0), at: stage.now)
        stage.add([leaving])
        stage.leavingLayers.append(leaving)
    }
}

extension View {
    /// Moves a property of the view, and nothing else, to its value, whatever else is animated.
    fileprivate func begin<Path: Moving>(
        _ property: ReferenceWritableKeyPath<ViewMotion, ViewMotion.Way<Path>?>, from old: Path.Value, to new: Path.Value,
        _ timing: Timing, in stage: Stage
    ) {
        let motion = self.motion ?? ViewMotion(self)
        self.motion = motion
        stage.add(motion)
        motion.begin(property, from: old, to: new, by: ChangeAnimation(timing, delay: 0), at: stage.now)
    }

    /// Moves the view to its place from a distance above or below it, without a layout. It has no effect for people who prefer less motion.
    ///
    /// - Parameters:
    ///   - distance: How far the view moves up, in points.
    ///   - timing: The course of the motion.
    public final func rise(by distance: Double, _ timing: Timing) {
        guard let root, !root.reducesMotion else { return }
        begin(\.transform, from: .translation(0, distance), to: transform, timing, in: root.stage)
    }
}

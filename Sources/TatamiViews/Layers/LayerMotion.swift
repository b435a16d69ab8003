import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// How a layer comes and goes: by motion styles of the theme of its view. Pointers, keys and assistive technology reach a layer from its
/// first frame on, and no longer reach one that is fading out.
///
/// To change the timings of one layer, change the theme of its view:
///
/// ```swift
/// panel.themeChanges = ThemeChanges(motion: [.appear: .curve(.easeOut, duration: 0.3)])
/// root.present(panel, motion: .fade)
/// ```
public struct LayerMotion: Hashable, Sendable {
    /// The style of the fade when the layer comes; nil to come at once.
    public var fadeIn: MotionStyle?
    /// The style of the fade when the layer goes; nil to go at once.
    public var fadeOut: MotionStyle?
    /// The scale at which the layer begins, at the point nearest to its anchor; 1 for no growing.
    public var scale: Double

    /// Creates a motion.
    public init(fadeIn: MotionStyle?, fadeOut: MotionStyle?, scale: Double = 1) {
        (self.fadeIn, self.fadeOut, self.scale) = (fadeIn, fadeOut, scale)
    }

    /// The layer comes and goes at once.
    public static let none = LayerMotion(fadeIn: nil, fadeOut: nil)
    /// The motion of popovers and tooltips.
    public static let fade = LayerMotion(fadeIn: .appear, fadeOut: .disappear)
    /// The motion of menus.
    public static let menu = LayerMotion(fadeIn: .appear, fadeOut: .disappear, scale: 0.97)
    /// The motion of sheets and alerts, whose panel also moves.
    public static let sheet = LayerMotion(fadeIn: .scrim, fadeOut: .sheetDisappear)
}

extension ViewRoot {
    /// Begins to show a layer that has just been placed for the first time.
    func fadeIn(_ layer: Layer) {
        guard let style = layer.motion.fadeIn else { return }
        let (timing, scale) = (layer.view.theme.motion[style], layer.motion.scale)
        layer.view.begin(\.opacity, from: 0, to: layer.view.opacity, timing, in: stage)
        guard scale != 1, let size = layer.view.shown?.frame.size else { return }
        // The point nearest to the anchor stays where it is.
        let frame = Rect(origin: layer.origin, size: size)
        let anchor = anchorFrame(of: layer).center
        let fixed = Point(max(frame.x, min(frame.maxX, anchor.x)), max(frame.y, min(frame.maxY, anchor.y))) - frame.center
        let rest = 1 - scale
        let start = Transform(a: scale, b: 0, c: 0, d: scale, tx: fixed.x * rest, ty: fixed.y * rest)
        layer.view.begin(\.transform, from: start, to: layer.view.transform, timing, in: stage)
    }

    /// Keeps the picture of a layer that goes, as the last frame drew it, and fades it out.
    func fadeOut(_ layer: Layer) {
        guard let style = layer.motion.fadeOut, stage.paintedComposition > 0, let extent = layer.view.shown?.extent else { return }
        let fade = ChangeAnimation(layer.view.theme.motion[style], delay: 0).suited(to: \ViewMotion.opacity, in: stage)
        let parts = Self.painted(in: layer.view)
        let picture = stage.painted.part(of: parts)
        guard !picture.isEmpty else { return }
        let leaving = LeavingView(picture, origin: .zero, extent: extent, by: fade, at: stage.now)
        stage.add([leaving])
        stage.leavingLayers.append(leaving)
    }
}

extension View {
    /// Moves a property of the view, and nothing else, to its value, whatever else is animated. For people who prefer less motion, it fades
    /// or takes effect at once.
    fileprivate func begin<Path: Moving>(
        _ property: ReferenceWritableKeyPath<ViewMotion, ViewMotion.Way<Path>?>, from old: Path.Value, to new: Path.Value,
        _ timing: Timing, in stage: Stage
    ) {
        let change = ChangeAnimation(timing, delay: 0).suited(to: property, in: stage)
        guard change.timing.duration > 0 else { return }
        let motion = self.motion ?? ViewMotion(self)
        self.motion = motion
        stage.add(motion)
        motion.begin(property, from: old, to: new, by: change, at: stage.now)
    }

    /// Moves the view to its place from a distance above or below it, without a layout. It has no effect for people who prefer less motion.
    ///
    /// - Parameters:
    ///   - distance: How far the view moves up, in points.
    ///   - style: The motion style whose timing in the theme of the view it has.
    public final func rise(by distance: Double, _ style: MotionStyle) {
        guard let root else { return }
        begin(\.transform, from: .translation(0, distance), to: transform, theme.motion[style], in: root.stage)
    }
}

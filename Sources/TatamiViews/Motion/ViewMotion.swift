import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The motion of one view. Layout, focus and accessibility see where the view will be; painting and pointers see where it is.
final class ViewMotion {
    private(set) weak var view: View?
    /// Whether the stage lists the motion.
    var isListed = false
    var frame: Way<RectTransition>?
    var opacity: Way<Transition>?
    var background: Way<Blend<Color>>?
    var transform: Way<Blend<Transform>>?
    /// The motion of `View.drawnValue`, in hundredths of its unit, so that differences that count are larger than the tolerance.
    var drawnValue: Way<Transition>?
    /// The fade from an earlier drawing.
    var drawing: DrawingFade?

    /// A transition and the `animate` block that began it.
    struct Way<Value> {
        fileprivate var value: Value
        fileprivate weak var animation: Animation?
    }

    init(_ view: View) { self.view = view }

    var isOver: Bool {
        view == nil || frame == nil && opacity == nil && background == nil && transform == nil && drawnValue == nil && drawing == nil
    }

    func settle(at time: Double) {
        if let way = frame, !way.value.isMoving(at: time) { frame = nil }
        if let way = opacity, !way.value.isMoving(at: time) { opacity = nil }
        if let way = background, !way.value.isMoving(at: time) { background = nil }
        if let way = transform, !way.value.isMoving(at: time) { transform = nil }
        if let way = drawnValue, !way.value.isMoving(at: time) { drawnValue = nil }
        if let fade = drawing, !fade.isMoving(at: time) { drawing = nil }
        if isOver, view?.motion === self { view?.motion = nil }
    }

    // MARK: Present values

    func rect(at time: Double) -> Rect? { frame?.value.rect(at: time) }
    func opacity(at time: Double) -> Double? { opacity.map { max(0, min(1, $0.value.state(at: time).value)) } }
    func background(at time: Double) -> Brush? { background.map { .color($0.value.value(at: time)) } }
    func transform(at time: Double) -> Transform? { transform?.value.value(at: time) }

    func drawnValue(at time: Double) -> Double? { drawnValue.map { $0.value.state(at: time).value / Self.drawnUnit } }
    static let drawnUnit = 100.0

    // MARK: Targets

    /// Moves a property from its presented value, or else from `old`, to `new`.
    func begin<Path: Moving>(
        _ property: ReferenceWritableKeyPath<ViewMotion, Way<Path>?>, from old: Path.Value, to new: Path.Value, by change: ChangeAnimation,
        at time: Double
    ) {
        var path = self[keyPath: property]?.value ?? Path(old)
        self[keyPath: property]?.animation?.wasInterrupted()
        path.go(to: new, change.timing, at: time, delay: change.delay)
        self[keyPath: property] = Way(value: path, animation: change.owner)
        change.owner?.began(until: path.endTime)
    }

    /// Moves the way of the frame, whose space has moved.
    func shiftFrame(by way: Point) { frame?.value.shift(by: way) }

    /// Stops the motion of a property, which takes effect at once.
    func stop<Path: Moving>(_ property: ReferenceWritableKeyPath<ViewMotion, Way<Path>?>) {
        self[keyPath: property]?.animation?.wasInterrupted()
        self[keyPath: property] = nil
    }
}

/// The animation of a change by a layout or in an `animate` block.
struct ChangeAnimation {
    var timing: Timing
    var delay: Double
    /// The `animate` block; nil for the `layoutAnimation` of a view.
    weak var owner: Animation?

    init(_ block: Animation) { (timing, delay, owner) = (block.timing, block.delay, block) }

    init(_ timing: Timing, delay: Double) { (self.timing, self.delay) = (timing, delay) }

    /// Returns the animation of a property for people who prefer less motion: opacities and colors fade for a short time, and everything
    /// else takes effect at once.
    func suited(to property: AnyKeyPath, in stage: Stage) -> ChangeAnimation {
        guard stage.reducesMotion else { return self }
        let fades = property == \ViewMotion.opacity || property == \ViewMotion.background
        var suited = self
        (suited.timing, suited.delay) = (fades ? timing.asFade : .none, fades ? delay : 0)
        return suited
    }
}

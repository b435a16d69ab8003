import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

extension ViewRoot {
    /// Animates changes: those of opacity, background color and transform, and everything that the next layout moves because of them.
    ///
    /// A change in an inner block is animated by that block. A property in motion continues from where it is shown, at its present
    /// velocity.
    ///
    ///     root.animate(.spring(Spring())) { panel.opacity = 0 }
    ///
    /// - Parameters:
    ///   - timing: The course of the animation.
    ///   - delay: The delay before the animation begins, in seconds. A property in motion does not wait.
    ///   - includesLayout: Whether what the next layout moves is animated too.
    ///   - changes: Makes the changes.
    ///   - completion: Called exactly once, in the frame after everything has arrived; with false if another animation has taken over a
    ///     part of it, or if the root goes before that.
    public func animate(
        _ timing: Timing = .spring(Spring()), delay: Double = 0, includesLayout: Bool = true, changes: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = Animation(timing, delay: delay.isFinite ? max(0, delay) : 0, at: stage.now, completion: completion)
        stage.open.append(animation)
        stage.running.append(animation)
        changes()
        stage.open.removeAll { $0 === animation }
        guard includesLayout else {
            animation.isLaidOut = true
            return
        }
        if let other = stage.pending, other !== animation { other.isLaidOut = true }
        stage.pending = animation
        queue.needsCompose = true
    }

    /// Whether people prefer less motion. Opacities and colors that are animated then fade in 100 ms at most, and everything else takes
    /// effect at once.
    public var reducesMotion: Bool {
        get { stage.reducesMotion }
        set { stage.reducesMotion = newValue }
    }

    /// Whether something moves, so that the next frame shows something else.
    public var isMoving: Bool { stage.isMoving }
}

extension View {
    /// The root that shows the view; nil for none.
    public final var root: ViewRoot? { layoutItem?.queue?.root }

    /// Animates changes by the root that shows the view; see ``ViewRoot/animate(_:delay:includesLayout:changes:completion:)``. If no root shows it, the
    /// changes take effect at once.
    public final func animate(
        _ timing: Timing = .spring(Spring()), delay: Double = 0, changes: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        if let root { return root.animate(timing, delay: delay, changes: changes, completion: completion) }
        changes()
        completion?(true)
    }

    /// The animation of the view's own coming and going, in place of that of the change which makes it come or go; nil for no animation
    /// of its own. A view that comes together with the view around it is not animated.
    public final var transition: LayoutAnimation? {
        get { transitionBox?.animation }
        set { transitionBox = newValue.map(TransitionBox.init) }
    }

    final var transitionChange: ChangeAnimation? { transition.map { ChangeAnimation($0.timing, delay: $0.delay) } }

    private var stage: Stage? { layoutItem?.queue?.root?.stage }

    private func moving(in stage: Stage) -> ViewMotion {
        let motion = self.motion ?? ViewMotion(self)
        self.motion = motion
        stage.add(motion)
        return motion
    }

    /// Moves a property to its present value if an `animate` block is running; otherwise the property takes effect at once.
    private func change<Path: Moving>(
        _ property: ReferenceWritableKeyPath<ViewMotion, ViewMotion.Way<Path>?>, from old: Path.Value, to new: Path.Value
    ) {
        guard let stage else { return }
        guard let block = stage.open.last else { return motion?.stop(property) ?? () }
        moving(in: stage).begin(property, from: old, to: new, by: ChangeAnimation(block).suited(to: property, in: stage), at: stage.now)
    }

    final func lookChanged(from old: Double) {
        lookChanged()
        change(\.opacity, from: old, to: opacity)
    }

    final func lookChanged(from old: Brush?) {
        lookChanged()
        if let from = Self.color(old, beside: background), let to = Self.color(background, beside: old) {
            change(\.background, from: from.resolved(in: theme), to: to.resolved(in: theme))
        } else {
            motion?.stop(\.background)
        }
    }

    /// No background counts as the other color, fully transparent; gradients change at once.
    private static func color(_ brush: Brush?, beside other: Brush?) -> Color? {
        switch (brush, other) {
        case (.color(let color), _): color
        case (nil, .color(let color)): color.withAlpha(0)
        default: nil
        }
    }

    final func lookChanged(from old: Transform) {
        reachChanged()
        change(\.transform, from: old, to: transform)
    }

    /// Reports that the value has changed on which the drawing of the view depends: the place of a thumb, an angle. In an `animate` block
    /// ``presentedValue(_:)`` moves to the new value.
    public final func drawnValueChanged(from old: Double, to new: Double) {
        guard old != new else { return }
        lookChanged()
        change(\.drawnValue, from: old * ViewMotion.drawnUnit, to: new * ViewMotion.drawnUnit)
    }

    /// Moves the value on which the drawing of the view depends to a new one, and nothing else: neither other properties nor the next
    /// layout follow the animation.
    ///
    /// - Parameters:
    ///   - old: The value before. A value in motion continues from where it is shown.
    ///   - new: The new value.
    ///   - timing: The course of the animation.
    ///   - isFade: Whether the view draws the value as an opacity or a color. A fade is shown to people who prefer less motion, too; for
    ///     them, any other value changes at once.
    ///   - completion: Called exactly once, in the frame after the value has arrived; with false if another animation has taken it over.
    public final func animateDrawnValue(
        from old: Double, to new: Double, _ timing: Timing, isFade: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        guard old != new, let stage, isFade || !stage.reducesMotion else {
            drawnValueChanged(from: old, to: new)
            completion?(true)
            return
        }
        let animation = Animation(timing, delay: 0, at: stage.now, completion: completion)
        animation.isLaidOut = true
        stage.running.append(animation)
        lookChanged()
        let unit = ViewMotion.drawnUnit
        moving(in: stage).begin(\.drawnValue, from: old * unit, to: new * unit, by: ChangeAnimation(animation), at: stage.now)
    }

    /// Returns the value to draw now, which is on its way to `value` while it is animated.
    public final func presentedValue(_ value: Double) -> Double {
        guard let motion, let stage else { return value }
        return motion.drawnValue(at: stage.now) ?? value
    }

    // MARK: Frames

    /// Moves the view to another frame that the layout has given it.
    final func moved(from old: Rect, to new: Rect, by animation: ChangeAnimation?, in stage: Stage) {
        guard let animation else { return motion?.stop(\.frame) ?? () }
        moving(in: stage).begin(\.frame, from: old, to: new, by: animation.suited(to: \ViewMotion.frame, in: stage), at: stage.now)
    }

    /// Shows the view at a new place: it stands there at once and fades in.
    final func appeared(by animation: ChangeAnimation?, in stage: Stage) {
        motion?.stop(\.frame)
        guard let animation, opacity > 0 else { return }
        moving(in: stage).begin(\.opacity, from: 0, to: opacity, by: animation.suited(to: \ViewMotion.opacity, in: stage), at: stage.now)
    }
}

/// The animation of a view's coming and going. Few views have one.
final class TransitionBox {
    let animation: LayoutAnimation

    init(_ animation: LayoutAnimation) { self.animation = animation }
}

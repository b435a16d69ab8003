import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// How a view that folds stands in its surroundings: what the engine, the compose pass and the paint pass have to know of it.
package struct Folding: Equatable {
    /// The axis along which the view gets shorter.
    package var axis: Axis
    /// Whether the view is folded, so that it has the length of its own content, whatever its item says along the axis.
    package var isFolded = false
    /// Whether the view moves. Only then does it clip what is inside it, and does not fade what comes and goes.
    package var isMoving = false
    /// Whether what comes and goes in the view keeps its distance from the view's end, and not from its start.
    package var followsEnd = false
    /// The length of the folded view, in points.
    package var foldedLength = 0.0
    /// Whether the folded view stands at the end of a frame of its own; a layout that places the view does not read it.
    package var foldsToEnd = false

    /// Creates a view's folding along an axis.
    package init(axis: Axis) { self.axis = axis }

    /// Returns the rules of the view's item while it is folded: those without any length along the axis.
    ///
    /// - Parameter isFree: Whether the view has a frame of its own.
    func applied(to style: ItemStyle, isFree: Bool) -> ItemStyle {
        guard isFolded else { return style }
        var style = style
        let old = style[axis]
        var rules = AxisItem()
        (rules.marginStart, rules.marginEnd) = (old.marginStart, old.marginEnd)
        rules.alignment = old.alignment == .stretch ? .start : old.alignment
        style[axis] = rules
        style.aspectRatio = nil
        guard isFree, foldsToEnd, let length = old.fixed else { return style }
        if axis == .vertical { style.offset.y += length - foldedLength } else { style.offset.x += length - foldedLength }
        return style
    }
}

/// Holds the folding of a view. Few views have one.
final class FoldingBox {
    let folding: Folding
    init(_ folding: Folding) { self.folding = folding }
}

extension View {
    /// How the view folds; nil for a view that does not.
    package final var folding: Folding? {
        get { foldingBox?.folding }
        set {
            guard newValue != folding else { return }
            let wasFolded = folding?.isFolded
            foldingBox = newValue.map(FoldingBox.init)
            if newValue?.isFolded != wasFolded, !freeItems.isEmpty { freeItemsChanged() }
            if let item = layoutItem { item.queue?.add(.style, item) }
            reachChanged()
        }
    }

    /// The way that children which come into the folding view have still to go, and children that leave it will go, in points of its space:
    /// none unless they keep their distance from the right or lower end.
    var wayOfFoldedChildren: Point {
        guard let folding, shown != nil else { return .zero }
        // Frames count from the left, so that it is the right end which moves on the horizontal axis.
        let isMirrored = folding.axis == .horizontal && layoutDirection == .rightToLeft
        if folding.followsEnd == isMirrored { return .zero }
        let (present, target) = (presentedFrame.size, frame.size)
        return folding.axis == .vertical ? Point(0, target.height - present.height) : Point(target.width - present.width, 0)
    }

    /// Shows the view at a new place without a fade: what was in front of it goes away.
    ///
    /// - Parameter way: The way that the view goes meanwhile, in points.
    final func uncovered(by way: Point, _ animation: ChangeAnimation?, in stage: Stage) {
        motion?.stop(\.frame)
        if way != .zero { moved(from: frame.moved(by: Point(-way.x, -way.y)), to: frame, by: animation, in: stage) }
    }
}

/// Something that a layout makes longer or shorter, and that says how long the motion takes once the layout is known.
package protocol LayoutFollower: AnyObject {
    /// Returns the seconds that the change needs, and whether it leads: the longest leader decides about everything that moves with it, or
    /// without any leader the longest of all. It is called after the layout and before anything moves.
    func layoutTime() -> (seconds: Double, leads: Bool)
    /// Called when the motion begins, right after `layoutTime`.
    ///
    /// - Parameters:
    ///   - timing: The course of everything that this layout moves.
    ///   - time: The time at which it begins, in seconds of the root's clock.
    func began(_ timing: Timing, at time: Double)
}

extension ViewRoot {
    /// Animates what the next layout moves, for as long as its followers need, on one clock. In an `animate` block, and before one in the same
    /// frame, the timing of that block counts.
    ///
    /// - Parameters:
    ///   - follower: What changes its length.
    ///   - isAnimated: Whether the change is animated; otherwise it is there at once, unless another one of this frame is animated.
    package func follow(_ follower: any LayoutFollower, isAnimated: Bool) {
        stage.followers.append(follower)
        queue.needsCompose = true
        guard isAnimated, stage.open.isEmpty, stage.followed == nil || stage.pending !== stage.followed else { return }
        let animation = Animation(.none, delay: 0, at: stage.now, completion: nil)
        stage.running.append(animation)
        if let other = stage.pending { other.isLaidOut = true }
        (stage.pending, stage.followed) = (animation, animation)
    }

    /// Gives the animation of the layout that was carried out its timing, and tells its followers.
    func beginFollowing() {
        guard !stage.followers.isEmpty else { return }
        let followers = stage.followers
        stage.followers = []
        let times = followers.map { $0.layoutTime() }
        if let animation = stage.followed, animation === stage.pending {
            let leading = times.filter(\.leads)
            let seconds = (leading.isEmpty ? times : leading).map(\.seconds).max() ?? 0
            animation.timing = seconds > 0 ? .curve(.easeInOut, duration: seconds) : .none
        }
        stage.followed = nil
        let timing = stage.composition > 0 && !stage.reducesMotion ? stage.pending?.timing ?? .none : .none
        for follower in followers { follower.began(timing, at: stage.now) }
    }
}

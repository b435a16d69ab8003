import TatamiGeometry

/// Arranges items along one axis (NUILayout: horizontal and vertical layout; WeView: linear layout; MICUi: Stack).
enum StackLayout: LayoutAlgorithm {
    typealias Style = StackStyle

    static var kind: NodeKind { .stack }
    static var isOneLine: Bool { true }
    static var hasIndependentAxes: Bool { true }

    /// The content's length along the box's axis.
    @inline(__always) static func measure(_ box: Box) -> Extent {
        box.isMain ? measureAlong(box) : CrossAxis.measure(box)
    }

    /// Places every child along the box's axis, in a container that is `length` points long.
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        if box.isMain {
            var alone = NoCompanion()
            placeAlong(box, in: length, &placement, &alone)
        } else {
            CrossAxis.place(box, room: box.contentRoom(in: length), &placement)
        }
    }

    @inline(__always) private static func measureAlong(_ box: Box) -> Extent {
        var sum = StackSum()
        var child = box.first
        while child >= 0 {
            sum.add(child, of: box)
            child = box.after(child)
        }
        return keep(sum, box)
    }

    /// Stores what placing needs of the sum of all items, and returns its extent.
    @inline(__always) private static func keep(_ sum: StackSum, _ box: Box) -> Extent {
        box.record.pointee.weights = sum.weights
        box.record.pointee.hasBoundWeights = sum.hasBounds
        return sum.extent
    }

    @inline(__always) static func measureBoth(_ x: Box, _ y: Box) -> (x: Extent, y: Extent) {
        if x.isMain { return measure(along: x, across: y) }
        let (y, x) = measure(along: y, across: x)
        return (x, y)
    }

    /// Measures both axes in one loop over the items.
    @inline(__always) private static func measure(along: Box, across: Box) -> (Extent, Extent) {
        var sum = StackSum()
        var line = LineExtent()
        var child = along.first
        while child >= 0 {
            sum.add(child, of: along)
            line.add(child, of: across)
            child = along.after(child)
        }
        return (keep(sum, along), CrossAxis.keep(line, across))
    }

    @inline(__always) static func placeBoth<P: Placement>(
        _ x: Box, _ y: Box, in size: Size, _ horizontal: inout P, _ vertical: inout P
    ) {
        if x.isMain {
            let slot = SharedSlot(y, room: y.contentRoom(in: size.height))
            var companion = SlotCompanion(slot: slot, placement: vertical)
            placeAlong(x, in: size.width, &horizontal, &companion)
            vertical = companion.placement
        } else {
            let slot = SharedSlot(x, room: x.contentRoom(in: size.width))
            var companion = SlotCompanion(slot: slot, placement: horizontal)
            placeAlong(y, in: size.height, &vertical, &companion)
            horizontal = companion.placement
        }
    }

    /// Places every item along the axis, and lets `companion` do its part.
    @inline(__always) private static func placeAlong<P: Placement, C: StackCompanion>(
        _ box: Box, in length: Double, _ placement: inout P, _ companion: inout C
    ) {
        let record = box.record.pointee
        let room = record.mainLength >= 0 ? record.mainLength : box.room(in: length)
        var free = room - record.content(box.axis)
        if free < 0, free > -tolerance(room) { free = 0 }
        if record.weights > 0 {
            placeWeighted(box, room, free, &placement, &companion)
        } else if record.mainLength >= 0 {
            placeFlexibly(box, room, isScaling: true, &placement, &companion)
        } else if free < 0 {
            placeFlexibly(box, room, isScaling: false, &placement, &companion)
        } else {
            placeNaturally(box, free, &placement, &companion)
        }
    }

    /// Places every item with its natural length. The distribution uses the free room.
    @inline(__always) private static func placeNaturally<P: Placement, C: StackCompanion>(
        _ box: Box, _ free: Double, _ placement: inout P, _ companion: inout C
    ) {
        let record = box.record.pointee
        var (lead, extraGap) = (0.0, 0.0)
        if record.distribution != .start {
            (lead, extraGap) = record.distribution.spread(free, over: box.count)
        }
        var position = record.start(box.axis) + lead
        var child = box.first
        while child >= 0 {
            let style = box.style(child)
            let length = box.result(child).natural
            placement.place(child, at: position + style.marginStart, length: length)
            companion.place(child)
            let next = box.after(child)
            position += style.margins + length + (next >= 0 ? box.gap(child, next) + extraGap : 0)
            child = next
        }
    }

    /// The usual case of weights: all free room is shared in one round, and no bounds take effect.
    @inline(__always) private static func placeWeighted<P: Placement, C: StackCompanion>(
        _ box: Box, _ room: Double, _ free: Double, _ placement: inout P, _ companion: inout C
    ) {
        let weights = box.record.pointee.weights
        guard free >= 0, !box.record.pointee.hasBoundWeights || keepsBounds(box, free, weights) else {
            return placeFlexibly(box, room, isScaling: false, &placement, &companion)
        }
        var position = box.record.pointee.start(box.axis)
        var child = box.first
        while child >= 0 {
            let style = box.style(child)
            let weight = box.weight(child)
            let share = weight > 0 ? free * (weight / weights) : 0
            let length = box.result(child).natural + share
            if weight > 0 {
                placement.note(child, Share(rule: .extra, amount: share, total: free, weight: weight, weights: weights))
            }
            placement.place(child, at: position + style.marginStart, length: length)
            companion.place(child)
            let next = box.after(child)
            position += style.margins + length + (next >= 0 ? box.gap(child, next) : 0)
            child = next
        }
    }

    /// True if the free room can be shared by weight in one round without reaching a bound.
    private static func keepsBounds(_ box: Box, _ free: Double, _ weights: Double) -> Bool {
        var child = box.first
        while child >= 0 {
            let weight = box.weight(child)
            if weight > 0 {
                let style = box.style(child)
                let length = box.result(child).natural + free * (weight / weights)
                guard length >= style.low, length <= style.high else { return false }
            }
            child = box.after(child)
        }
        return true
    }

    /// The position along the axis after the previous item that is not collapsed; before the first one if there is none.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double {
        guard box.isMain else { return CrossAxis.placeOfCollapsed(box, child) }
        let previous = box.before(child)
        if previous >= 0 {
            let result = box.result(previous)
            return result.position + max(0, result.length) + box.style(previous).marginEnd
        }
        let next = box.first
        return next >= 0 ? box.result(next).position - box.style(next).marginStart : box.record.pointee.start(box.axis)
    }
}

/// The sum of a stack's items, margins and gaps along its axis, and of their weights.
struct StackSum {
    private(set) var extent = Extent.zero
    private(set) var weights = 0.0
    /// True if an item with a weight has bounds that extra room might reach.
    private(set) var hasBounds = false
    private var previous: Int32 = -1

    @inline(__always) mutating func add(_ child: Int32, of box: Box) {
        let result = box.result(child)
        let style = box.style(child)
        let weight = box.weight(child)
        let around = style.margins + (previous >= 0 ? box.gap(previous, child) : 0)
        extent.natural += result.natural + around
        extent.minimum += result.minimum + around
        weights += weight
        hasBounds = hasBounds || (weight > 0 && (style.high < .infinity || result.natural < style.low))
        previous = child
    }
}

/// What is done for each item of a stack when it is placed along the axis. It is a type and no closure, since the compiler then makes
/// one loop of both.
protocol StackCompanion {
    mutating func place(_ child: Int32)
}

struct NoCompanion: StackCompanion {
    @inline(__always) mutating func place(_ child: Int32) {}
}

/// Places the items across the axis as well.
struct SlotCompanion<P: Placement>: StackCompanion {
    let slot: SharedSlot
    var placement: P

    @inline(__always) mutating func place(_ child: Int32) { slot.fit(child, &placement) }
}

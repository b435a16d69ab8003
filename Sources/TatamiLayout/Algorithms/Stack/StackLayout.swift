import TatamiGeometry

/// Arranges items along one axis (NUILayout: horizontal and vertical layout; WeView: linear layout; MICUi: Stack).
enum StackLayout: LayoutAlgorithm {
    typealias Style = StackStyle

    static var kind: NodeKind { .stack }
    static var isOneLine: Bool { true }

    /// The content's length along the box's axis.
    @inline(__always) static func measure(_ box: Box) -> Extent {
        box.isMain ? measureAlong(box) : CrossAxis.measure(box)
    }

    /// Places every child along the box's axis, in a container that is `length` points long.
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        if box.isMain {
            placeAlong(box, in: length, &placement)
        } else {
            CrossAxis.place(box, room: box.contentRoom(in: length), &placement)
        }
    }

    /// The sum of items, margins and gaps. Also sums up the weights.
    @inline(__always) private static func measureAlong(_ box: Box) -> Extent {
        var natural = 0.0
        var minimum = 0.0
        var weights = 0.0
        var hasBounds = false
        var child = box.first
        var previous: Int32 = -1
        while child >= 0 {
            let result = box.result(child)
            let style = box.style(child)
            let weight = box.weight(child)
            let around = style.margins + (previous >= 0 ? box.gap(previous, child) : 0)
            natural += result.natural + around
            minimum += result.minimum + around
            weights += weight
            hasBounds = hasBounds || (weight > 0 && (style.high < .infinity || result.natural < style.low))
            previous = child
            child = box.after(child)
        }
        box.record.pointee.weights = weights
        box.record.pointee.hasBoundWeights = hasBounds
        return Extent(minimum: minimum, natural: natural)
    }

    @inline(__always) private static func placeAlong<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        let record = box.record.pointee
        let room = record.mainLength >= 0 ? record.mainLength : box.room(in: length)
        var free = room - record.content(box.axis)
        if free < 0, free > -tolerance(room) { free = 0 }
        if record.weights > 0 {
            placeWeighted(box, room, free, &placement)
        } else if record.mainLength >= 0 {
            placeFlexibly(box, room, isScaling: true, &placement)
        } else if free < 0 {
            placeFlexibly(box, room, isScaling: false, &placement)
        } else {
            placeNaturally(box, free, &placement)
        }
    }

    /// Places every item with its natural length. The distribution uses the free room.
    @inline(__always) private static func placeNaturally<P: Placement>(_ box: Box, _ free: Double, _ placement: inout P) {
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
            let next = box.after(child)
            position += style.margins + length + (next >= 0 ? box.gap(child, next) + extraGap : 0)
            child = next
        }
    }

    /// The usual case of weights: all free room is shared in one round, and no bounds take effect.
    @inline(__always) private static func placeWeighted<P: Placement>(
        _ box: Box, _ room: Double, _ free: Double, _ placement: inout P
    ) {
        let weights = box.record.pointee.weights
        guard free >= 0, !box.record.pointee.hasBoundWeights || keepsBounds(box, free, weights) else {
            return placeFlexibly(box, room, isScaling: false, &placement)
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

import TatamiGeometry

/// Arranges items along one axis (NUILayout: horizontal and vertical layout; WeView: linear layout; MICUi: Stack).
enum StackLayout: LayoutAlgorithm {
    typealias Style = StackStyle

    static var kind: NodeKind { .stack }
    static var isOneLine: Bool { true }
    static var hasIndependentAxes: Bool { true }

    /// The content's length along the box's axis.
    @inline(__always) static func measure(_ box: Box) -> Extent {
        box.axis == .horizontal ? measure(box, HorizontalAxis.self) : measure(box, VerticalAxis.self)
    }

    private static func measure<Known: KnownAxis>(_ box: Box, _ axis: Known.Type) -> Extent { measureItems(box.on(axis)) }

    @inline(__always) static func measureItems(_ box: Box) -> Extent {
        return box.isMain ? measureAlong(box) : CrossAxis.measureItems(box)
    }

    @inline(__always) private static func measureAlong(_ box: Box) -> Extent {
        var sum = StackSum()
        var child = box.first
        while child >= 0 {
            sum.add(box.item(child), of: box)
            child = box.after(child)
        }
        return keep(sum, box)
    }

    /// Stores what placing needs of the sum of all items, and returns its extent.
    @inline(__always) static func keep(_ sum: StackSum, _ box: Box) -> Extent {
        box.record.pointee.weights = sum.weights
        box.record.pointee.hasBoundWeights = sum.hasBounds
        return sum.extent
    }

    /// Places every child along the box's axis, in a container that is `length` points long.
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        if box.axis == .horizontal {
            placeItems(box.on(HorizontalAxis.self), HorizontalAxis.self, in: length, &placement)
        } else {
            placeItems(box.on(VerticalAxis.self), VerticalAxis.self, in: length, &placement)
        }
    }

    @inline(__always) static func placeItems<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, in length: Double, _ placement: inout P
    ) {
        if box.isMain {
            var alone = NoCompanion()
            placeAlong(box, axis, in: length, &placement, &alone)
        } else {
            CrossAxis.placeItems(box, axis, room: box.contentRoom(in: length), &placement)
        }
    }

    /// Places every item along the axis, and lets `companion` do its part.
    @inline(__always) static func placeAlong<P: Placement, C: StackCompanion, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, in length: Double, _ placement: inout P, _ companion: inout C
    ) {
        let record = box.record
        let mainLength = record.pointee.mainLength
        let room = mainLength >= 0 ? mainLength : box.room(in: length)
        var free = room - record.pointee.content(box.axis)
        if free < 0, free > -tolerance(room) { free = 0 }
        if record.pointee.weights > 0 {
            placeWeighted(box, axis, room, free, &placement, &companion)
        } else if mainLength >= 0 {
            placeFlexibly(box, room, isScaling: true, &placement, &companion)
        } else if free < 0 {
            placeFlexibly(box, room, isScaling: false, &placement, &companion)
        } else {
            placeNaturally(box, axis, free, &placement, &companion)
        }
    }

    /// Places every item with its natural length. The distribution uses the free room.
    @inline(__always) private static func placeNaturally<P: Placement, C: StackCompanion, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, _ free: Double, _ placement: inout P, _ companion: inout C
    ) {
        let box = box.on(axis)
        let distribution = box.record.pointee.distribution
        var (lead, extraGap) = (0.0, 0.0)
        if distribution != .start { (lead, extraGap) = distribution.spread(free, over: box.count) }
        var position = box.record.pointee.start(box.axis) + lead
        var child = box.first
        while child >= 0 {
            let item = box.item(child)
            let style = box.style(item)
            let length = box.result(item).natural
            placement.place(child, at: position + style.marginStart, length: length)
            companion.place(item)
            let next = box.after(child)
            if next < 0 { return }
            position += style.margins + length + (box.gap(child, next) + extraGap)
            child = next
        }
    }

    /// The usual case of weights: all free room is shared in one round, and no bounds take effect.
    @inline(__always) private static func placeWeighted<P: Placement, C: StackCompanion, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, _ room: Double, _ free: Double, _ placement: inout P, _ companion: inout C
    ) {
        let box = box.on(axis)
        let weights = box.record.pointee.weights
        guard free >= 0, !box.record.pointee.hasBoundWeights || keepsBounds(box, free, weights) else {
            return placeFlexibly(box, room, isScaling: false, &placement, &companion)
        }
        var position = box.record.pointee.start(box.axis)
        var child = box.first
        while child >= 0 {
            let item = box.item(child)
            let style = box.style(item)
            let weight = box.weight(item)
            let share = weight > 0 ? free * (weight / weights) : 0
            let length = box.result(item).natural + share
            if weight > 0 {
                placement.note(child, Share(rule: .extra, amount: share, total: free, weight: weight, weights: weights))
            }
            placement.place(child, at: position + style.marginStart, length: length)
            companion.place(item)
            let next = box.after(child)
            if next < 0 { return }
            position += style.margins + length + box.gap(child, next)
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

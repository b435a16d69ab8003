import TatamiGeometry

/// The sweeps of a first pass. Both axes of a stack are done in one loop over the items, which reads their links once.
extension StackLayout {
    @inline(__always) static func sweepUp<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) -> Extent {
        measureItems(sweep.box(id, Known.axis).on(axis))
    }

    static func sweepDown<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) {
        let box = sweep.box(id, Known.axis).on(axis)
        if box.placesFractions { return sweepDownAsWalked(sweep, id, axis) }
        var placement = WritingPlacement(results: box.results)
        placeItems(box, axis, in: box.result(id).length, &placement)
    }

    @inline(__always) static func measureBoth<S: Sweep>(_ sweep: S, _ id: Int32) -> (x: Extent, y: Extent) {
        if sweep.record(id).pointee.axis == .horizontal { return measure(sweep, id, SweptHorizontalAxis.self, SweptVerticalAxis.self) }
        let (y, x) = measure(sweep, id, SweptVerticalAxis.self, SweptHorizontalAxis.self)
        return (x, y)
    }

    private static func measure<Along: KnownAxis, Across: KnownAxis, S: Sweep>(
        _ sweep: S, _ id: Int32, _ main: Along.Type, _ cross: Across.Type
    ) -> (Extent, Extent) {
        let (along, across) = (sweep.box(id, Along.axis).on(main), sweep.box(id, Across.axis).on(cross))
        var sum = StackSum()
        var line = LineExtent()
        var child = along.first
        while child >= 0 {
            let item = along.item(child)
            sum.add(item, of: along)
            line.add(item, of: across)
            child = along.after(child)
        }
        return (keep(sum, along), CrossAxis.keep(line, across))
    }

    @inline(__always) static func placeBoth<S: Sweep>(_ sweep: S, _ id: Int32) {
        if sweep.record(id).pointee.axis == .horizontal {
            place(sweep, id, SweptHorizontalAxis.self, SweptVerticalAxis.self)
        } else {
            place(sweep, id, SweptVerticalAxis.self, SweptHorizontalAxis.self)
        }
    }

    private static func place<Along: KnownAxis, Across: KnownAxis, S: Sweep>(
        _ sweep: S, _ id: Int32, _ main: Along.Type, _ cross: Across.Type
    ) {
        let (along, across) = (sweep.box(id, Along.axis), sweep.box(id, Across.axis))
        var placement = WritingPlacement(results: along.results)
        let slot = SharedSlot<Across>(across, room: across.contentRoom(in: across.result(id).length))
        var companion = SlotCompanion(slot: slot, placement: WritingPlacement(results: across.results))
        placeAlong(along, main, in: along.result(id).length, &placement, &companion)
    }
}

/// The sum of a stack's items, margins and gaps along its axis, and of their weights.
struct StackSum {
    private(set) var extent = Extent.zero
    private(set) var weights = 0.0
    /// True if an item with a weight has bounds that extra room might reach.
    private(set) var hasBounds = false
    private var previous: Int32 = -1

    @inline(__always) mutating func add(_ item: BoxItem, of box: Box) {
        let result = box.result(item)
        let style = box.style(item)
        let around = style.margins + (previous >= 0 ? box.gap(previous, item.id) : 0)
        extent.natural += result.natural + around
        extent.minimum += result.minimum + around
        let weight = box.weight(item)
        if weight > 0 {
            weights += weight
            if style.high < .infinity || result.natural < style.low { hasBounds = true }
        }
        previous = item.id
    }
}

/// What is done for each item of a stack when it is placed along the axis. It is a type and no closure, since the compiler then makes
/// one loop of both.
protocol StackCompanion {
    mutating func place(_ item: BoxItem)
}

struct NoCompanion: StackCompanion {
    @inline(__always) mutating func place(_ item: BoxItem) {}
}

/// Places the items across the axis as well.
struct SlotCompanion<Known: KnownAxis, P: Placement>: StackCompanion {
    let slot: SharedSlot<Known>
    var placement: P

    @inline(__always) mutating func place(_ item: BoxItem) { slot.fit(item, &placement) }
}

import TatamiGeometry

extension Box {
    /// Fits `child` into a slot of this axis and places it. One rule serves cross axes, overlays and cells.
    ///
    /// A weight fills the slot and keeps the item's alignment. A stretch alignment fills it too, and centres the item if its bounds keep
    /// it from filling the slot. An item that is naturally larger shrinks to its minimum; the rest hangs over, by its alignment.
    ///
    /// - Parameters:
    ///   - child: The item.
    ///   - start: The start of the slot, in points.
    ///   - room: The length of the slot, in points.
    ///   - ascent: The distance from the slot's start to the common baseline of the items in it. If it is nil, items that ask for a
    ///     baseline are placed at the start.
    ///   - placement: Receives the place of the item.
    @inline(__always) func fit<P: Placement>(
        _ child: Int32, slot start: Double, _ room: Double, ascent: Double? = nil, _ placement: inout P
    ) {
        fit(item(child), slot: start, room, ascent: ascent, &placement)
    }

    /// The same for an item whose links were read.
    @inline(__always) func fit<P: Placement>(
        _ item: BoxItem, slot start: Double, _ room: Double, ascent: Double?, _ placement: inout P
    ) {
        let child = item.id
        let style = style(item)
        let result = result(item)
        let alignment = namedAlignment(item)
        let inner = room - style.margins
        let available = inner > 0 ? inner : 0
        // The distance by which the common baseline moves the item away from the start of its slot.
        var drop = 0.0
        if axis == .vertical, alignment == .baseline, let ascent { drop = ascent - style.marginStart - baseline(child) }

        var length = result.natural
        if style.weight > 0 || alignment == .stretch {
            // An item that stands on a baseline stretches from there to the end of its slot.
            let left = available > drop ? available - drop : 0
            length = style.clamp(left)
            placement.note(child, share(.fill, length, of: left, style.weight, result))
        } else if length > available, length > available + tolerance(available) {
            let least = result.minimum > available ? result.minimum : available
            length = least < length ? least : length
            placement.note(child, share(.squeezed, length, of: available, 0, result))
        }

        let shift = (inner - length) * alignment.partBefore(mirrored: mirrored) + drop
        let position = start + style.marginStart + shift
        placement.note(child, slot: Slot(position: start, length: room, alignment: alignment.resolved(mirrored: mirrored)))
        placement.place(child, at: position, length: length)
    }

    /// Returns the position of an item without length, aligned in a slot.
    func place(ofEmpty child: Int32, slot start: Double, _ room: Double) -> Double {
        switch alignment(child) {
        case .start, .baseline: start
        case .end: start + room
        default: start + room / 2
        }
    }

    private func share(
        _ rule: Share.Rule, _ length: Double, of slot: Double, _ weight: Double, _ result: AxisResult
    ) -> Share {
        Share(rule: rule, amount: length - result.natural, total: slot, weight: weight, weights: 0)
    }
}

/// Returns the difference below which two lengths are equal: what adding in another order may change, and no more.
@inline(__always) func tolerance(_ length: Double) -> Double { 1e-9 + 1e-12 * length }

import TatamiGeometry

extension Box {
    /// Fits `child` into a slot of this axis and places it: one rule for cross axes, overlays and cells.
    ///
    /// A weight fills the slot and keeps the item's alignment; a stretch alignment fills it and is centred where its
    /// bounds beat it. What is naturally larger gives down to its minimum; the rest spills over by its alignment.
    @inline(__always) func fit<P: Placement>(_ child: Int32, slot start: Double, _ room: Double, _ placement: inout P) {
        let style = styles[Int(child)], result = results[Int(child)]
        let alignment = alignment(child)
        let inner = room - style.margins
        let available = inner > 0 ? inner : 0

        var length = result.natural
        if style.weight > 0 || alignment == .stretch {
            length = style.clamp(available)
            placement.note(child, Share(rule: .fill, amount: length - result.natural, total: available, weight: style.weight, weights: 0))
        } else if length > available + tolerance(available), result.minimum < length {
            length = result.minimum > available ? result.minimum : available
            placement.note(child, Share(rule: .squeezed, amount: length - result.natural, total: available, weight: 0, weights: 0))
        }

        let position: Double
        switch alignment {
        case .start: position = start + style.marginStart
        case .end: position = start + style.marginStart + (inner - length)
        case .baseline where axis == .vertical && record.pointee.hasCommonBaseline:
            position = record.pointee.start(axis) + record.pointee.ascent - baseline(child)
        case .baseline: position = start + style.marginStart
        default: position = start + style.marginStart + (inner - length) / 2
        }
        placement.note(child, slot: Slot(position: start, length: room, alignment: alignment))
        placement.place(child, at: position, length: length)
    }
}

/// Lengths that differ by less than this are the same: what adding up in another order may change, and no more.
@inline(__always) func tolerance(_ length: Double) -> Double { 1e-9 + 1e-12 * length }

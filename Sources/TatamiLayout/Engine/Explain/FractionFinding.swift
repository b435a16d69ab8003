import TatamiGeometry

/// What the fractions of a node's item mean along one axis.
struct FractionFinding {
    let axis: Axis
    let fractions: LengthFractions
    /// The item's rules in points.
    let item: AxisItem
    /// The length to which the fractions refer; nil if it is not known, so that they are unset.
    let room: Double?
    /// The container's word for `room`, or why there is none.
    let words: String

    /// Returns `style` with the fractions of this axis resolved.
    func resolved(_ style: ItemStyle) -> ItemStyle {
        if fractions.isEmpty { return style }
        var style = style
        style[axis] = item
        return style
    }

    /// Returns a length that the node asked for without its fractions, as it is with them.
    func clamp(_ length: Double) -> Double {
        fractions.isEmpty || item.ignoresContent || room == nil ? length : AxisStyle(item).clamp(length)
    }

    /// Returns the number of a rule in words: `150`, or `150 = 50% of the parent's 300` if the fraction decides it.
    func text(_ points: Double, _ fraction: Double?) -> String {
        guard let fraction, let room, decides(fraction, points) else { return DecimalText.format(points) }
        return "\(DecimalText.format(points)) = \(Self.percent(fraction)) of \(words) \(DecimalText.format(room))"
    }

    /// Returns the value that a rule has in a file: points, or a percentage if the fraction decides it.
    func value(_ points: Double, _ fraction: Double?) -> PropertyValue.Value {
        guard let fraction, decides(fraction, points) else { return .number(points) }
        return .text(Self.percent(fraction))
    }

    /// Returns a fraction as NUI writes it: `50%`.
    static func percent(_ fraction: Double) -> String { "\(DecimalText.format(fraction * 100))%" }

    private func decides(_ fraction: Double, _ points: Double) -> Bool {
        room.map { Numbers.cleanLength(fraction * $0) == points } ?? false
    }
}

extension LayoutTree {
    /// Finds what the fractions of a node's item refer to.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - axis: The axis of the lengths.
    ///   - notes: What the container noted about the node; nil to let it place its items once more.
    func fractions(of id: Int32, _ axis: Axis, _ notes: ListeningPlacement? = nil) -> FractionFinding {
        let own = readItem(id)[axis]
        let (room, words) = own.fractions.isEmpty ? (nil, "") : fractionRoom(of: id, axis, notes)
        return FractionFinding(
            axis: axis, fractions: own.fractions, item: own.resolvingFractions(in: room), room: room, words: words)
    }

    private func fractionRoom(of id: Int32, _ axis: Axis, _ notes: ListeningPlacement?) -> (Double?, String) {
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0, let layout = layout(of: parent) else { return (nil, "the root has no parent") }
        let box = Walker(arena).box(parent, axis)
        switch layout.fractionBasis(box, in: max(0, box.result(parent).length)) {
        case .content(let room): return (room, "the parent's")
        case .cells: return ((notes ?? self.notes(about: id, axis)).slot?.length, "the cell's")
        case .none: return (nil, "the parent's content has no length before its items are placed")
        }
    }
}

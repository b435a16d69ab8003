/// How a layout uses room that no item takes. A stack distributes the room along its axis; a flow distributes the room in each line, and
/// that around its lines.
@frozen public enum Distribution: UInt8, Hashable, Sendable, CaseIterable {
    /// The items stay together at the start; overflow is at the end.
    case start
    /// The items stay together in the center; overflow is on both sides.
    case center
    /// The items stay together at the end; overflow is at the start.
    case end
    /// The room goes between the items. If no room is free, the items begin at the start.
    case spaceBetween
    /// The room goes in equal halves to both sides of each item. If no room is free, the items begin at the start.
    case spaceAround
    /// The room goes into equal gaps, those at the two ends included. If no room is free, the items begin at the start.
    case spaceEvenly

    /// Returns the room before the first item and the room added to each gap, for `count` items that leave `free` points.
    @inline(__always) func spread(_ free: Double, over count: Int) -> (lead: Double, gap: Double) {
        switch self {
        case .start: return (0, 0)
        case .center: return (free / 2, 0)
        case .end: return (free, 0)
        case .spaceBetween, .spaceAround, .spaceEvenly:
            guard free > 0, count > 0 else { return (0, 0) }
            let items = Double(count)
            switch self {
            case .spaceBetween: return (0, count > 1 ? free / (items - 1) : 0)
            case .spaceAround: return (free / items / 2, free / items)
            default: return (free / (items + 1), free / (items + 1))
            }
        }
    }
}

/// Whether an item is drawn, and whether it takes room.
@frozen public enum Visibility: UInt8, Hashable, Sendable, CaseIterable {
    /// Drawn, and takes room.
    case visible
    /// Not drawn, but takes room.
    case hidden
    /// Not drawn, and takes no room, margin or spacing.
    case collapsed
}

/// What happens to content that is larger than its container. It never changes sizes.
@frozen public enum Overflow: UInt8, Hashable, Sendable, CaseIterable {
    /// The content is drawn beyond the edges.
    case visible
    /// Drawing stops at the edges of the container.
    case clip
}

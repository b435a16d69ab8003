/// How a stack uses room along its axis that no item takes, a flow that of each line, and that around its lines.
@frozen public enum Distribution: UInt8, Hashable, Sendable, CaseIterable {
    /// The items stand together at the start, the middle or the end. Overflow keeps its side; `center` spills over both.
    case start, center, end
    /// The room goes between the items; around each item in equal halves; or into equal gaps, the two ends included.
    /// Where nothing is free the items start at the start.
    case spaceBetween, spaceAround, spaceEvenly

    /// The room before the first item and the room added to each gap, for `count` items that leave `free` points.
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

/// Whether an item is shown, and whether it has room.
@frozen public enum Visibility: UInt8, Hashable, Sendable, CaseIterable {
    case visible
    /// Not drawn; keeps its room.
    case hidden
    /// Not drawn; no room, no margin, no spacing.
    case collapsed
}

/// What happens to content that is larger than its container. Sizes are never changed by it.
@frozen public enum Overflow: UInt8, Hashable, Sendable, CaseIterable {
    case visible
    /// The container's painting stops at its edges.
    case clip
}

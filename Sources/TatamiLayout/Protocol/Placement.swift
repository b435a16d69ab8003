/// Where an algorithm hands over what it decided. One implementation writes, one writes and notes what changed, one only
/// listens and explains; the algorithm does not know which.
protocol Placement {
    /// `child` starts at `position` from the container's start edge and is `length` long, on the axis at hand.
    mutating func place(_ child: Int32, at position: Double, length: Double)
    /// The rule by which `child` got another length than its natural one. Only for explaining.
    mutating func note(_ child: Int32, _ share: @autoclosure () -> Share)
    /// The room `child` was aligned in, and how. Only for explaining.
    mutating func note(_ child: Int32, slot: @autoclosure () -> Slot)
}

extension Placement {
    @inline(__always) mutating func note(_ child: Int32, _ share: @autoclosure () -> Share) {}
    @inline(__always) mutating func note(_ child: Int32, slot: @autoclosure () -> Slot) {}
}

/// Why an item is longer or shorter than its natural length.
public struct Share: Hashable, Sendable {
    public enum Rule: String, Hashable, Sendable {
        /// Part of the extra room, by weight.
        case extra
        /// Part of a shortage, by weight.
        case weightedShortage
        /// Part of a shortage, in proportion to what the items can give.
        case givenShortage
        /// Scaled with all its siblings to a set length.
        case scaled
        /// Fills its slot.
        case fill
        /// Larger than its slot and gave what it could.
        case squeezed
    }

    public var rule: Rule
    /// Points added (or, negative, taken).
    public var amount: Double
    /// What there was to share among all takers; of a slot, its length.
    public var total: Double
    public var weight: Double
    public var weights: Double
}

/// The room an item is aligned in, along one axis, from the container's start edge.
public struct Slot: Hashable, Sendable {
    public var position: Double
    public var length: Double
    public var alignment: AxisAlignment
}

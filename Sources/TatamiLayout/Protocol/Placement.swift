/// Where an algorithm hands over what it decided. One implementation writes, one writes and notes what changed, one only
/// listens and explains; the algorithm does not know which.
protocol Placement {
    /// False where nothing that is placed has an effect.
    var writes: Bool { get }
    /// `child` starts at `position` from the container's start edge and is `length` long, on the axis at hand.
    mutating func place(_ child: Int32, at position: Double, length: Double)
    /// Has the container that is being placed asked for its height, for a reason that is not its items'. Where everything is
    /// asked anyway it is nothing.
    mutating func askHeight(of container: Int32)
    /// The rule by which `child` got another length than its natural one. Only for explaining.
    mutating func note(_ child: Int32, _ share: @autoclosure () -> Share)
    /// The room `child` was aligned in, and how. Only for explaining.
    mutating func note(_ child: Int32, slot: @autoclosure () -> Slot)
    /// A rule of the container's own that had a part in the child's length or place. Only for explaining.
    mutating func note(_ child: Int32, remark: @autoclosure () -> Remark?)
    /// Several of them.
    mutating func note(_ child: Int32, remarks: @autoclosure () -> [Remark])
}

extension Placement {
    var writes: Bool { @inline(__always) get { true } }
    @inline(__always) mutating func askHeight(of container: Int32) {}
    @inline(__always) mutating func note(_ child: Int32, _ share: @autoclosure () -> Share) {}
    @inline(__always) mutating func note(_ child: Int32, slot: @autoclosure () -> Slot) {}
    @inline(__always) mutating func note(_ child: Int32, remark: @autoclosure () -> Remark?) {}
    @inline(__always) mutating func note(_ child: Int32, remarks: @autoclosure () -> [Remark]) {}
}

/// A rule of one layout's own, in words: "in column 2 of 3 (weight 1), which takes 60 of 180".
public struct Remark: Hashable, Sendable {
    /// Names the rule for programs: `grid.track`, `flow.line`, `relative.start`.
    public var rule: String
    /// The rule with its numbers, as part of a sentence.
    public var text: String
    /// The properties that the rule reads, by their names in Swift and NUI: those of the container's layout, and the item's.
    public var layoutProperties: [String]
    public var itemProperties: [String]

    public init(_ rule: String, _ text: String, layout: [String] = [], item: [String] = []) {
        self.rule = rule
        self.text = text
        layoutProperties = layout
        itemProperties = item
    }
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
        /// Fills its slot whatever its bounds say.
        case fillMode
        /// Larger than its slot and gave what it could.
        case squeezed
    }

    public var rule: Rule
    /// Points added (or, negative, taken).
    public var amount: Double
    /// What there was to share among all takers; of a slot, its length.
    public var total: Double
    /// The item's weight, and the sum of all; of `givenShortage` what the item and what all can give, in points.
    public var weight: Double
    public var weights: Double
    /// Points of extra room that nobody could take.
    public var left = 0.0
}

/// The room an item is aligned in, along one axis, from the container's start edge.
public struct Slot: Hashable, Sendable {
    public var position: Double
    public var length: Double
    public var alignment: AxisAlignment
}

/// Receives the decisions of an algorithm.
///
/// One implementation writes them, one writes them and notes what changed, one only listens in order to explain; the algorithm does not
/// know which one it has.
protocol Placement {
    /// False if placing has no effect.
    var writes: Bool { get }
    /// Places `child`: it starts at `position` from the container's start edge and is `length` long, on the current axis.
    mutating func place(_ child: Int32, at position: Double, length: Double)
    /// Requests that the height of the container that is being placed is measured, for a reason that is not one of its items. Does
    /// nothing if everything is measured anyway.
    mutating func askHeight(of container: Int32)
    /// Notes the rule by which `child` got another length than its natural one. Only for explanations.
    mutating func note(_ child: Int32, _ share: @autoclosure () -> Share)
    /// Notes the room in which `child` was aligned, and how. Only for explanations.
    mutating func note(_ child: Int32, slot: @autoclosure () -> Slot)
    /// Notes a rule of the container's own that affected the child's length or place. Only for explanations.
    mutating func note(_ child: Int32, remark: @autoclosure () -> Remark?)
    /// Notes several such rules. Only for explanations.
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
    /// The name of the rule for programs: `grid.track`, `flow.line`, `relative.start`.
    public var rule: String
    /// The rule with its numbers, as part of a sentence.
    public var text: String
    /// The properties of the container's layout that the rule reads, by their names in Swift and NUI.
    public var layoutProperties: [String]
    /// The properties of the item that the rule reads, by their names in Swift and NUI.
    public var itemProperties: [String]

    /// Makes a remark from a rule, its words, and the names of the properties that it reads.
    public init(_ rule: String, _ text: String, layout: [String] = [], item: [String] = []) {
        self.rule = rule
        self.text = text
        layoutProperties = layout
        itemProperties = item
    }
}

/// Why an item is longer or shorter than its natural length.
public struct Share: Hashable, Sendable {
    /// The rules by which room and shortages are shared.
    public enum Rule: String, Hashable, Sendable {
        /// A part of the extra room, by weight.
        case extra
        /// A part of a shortage, by weight.
        case weightedShortage
        /// A part of a shortage, in proportion to what the items can give.
        case givenShortage
        /// Scaled with all its siblings to a set length.
        case scaled
        /// Fills its slot.
        case fill
        /// Fills its slot whatever its bounds are.
        case fillMode
        /// Larger than its slot, so that it gave what it could.
        case squeezed
    }

    /// The rule that was applied.
    public var rule: Rule
    /// The points added; negative if points were taken.
    public var amount: Double
    /// The points shared among all items; for a slot, its length.
    public var total: Double
    /// The item's weight; for `givenShortage` the points that the item can give.
    public var weight: Double
    /// The sum of all weights; for `givenShortage` the points that all items can give.
    public var weights: Double
    /// The points of extra room that no item could take.
    public var left = 0.0
}

/// The room in which an item is aligned, along one axis, in points.
public struct Slot: Hashable, Sendable {
    /// The beginning of the room, from the container's start edge.
    public var position: Double
    /// The length of the room.
    public var length: Double
    /// How the item is aligned in the room.
    public var alignment: AxisAlignment
}

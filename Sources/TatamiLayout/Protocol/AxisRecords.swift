import TatamiGeometry

/// One axis of an item's style as the algorithms read it, with final bounds and clean lengths.
struct AxisStyle {
    /// The bounds of the length; equal if the length is fixed.
    var low = 0.0
    var high = Double.infinity
    var marginStart = 0.0
    var marginEnd = 0.0
    var weight = 0.0

    var margins: Double { @inline(__always) get { marginStart + marginEnd } }

    /// max first, then min, so that min wins.
    @inline(__always) func clamp(_ length: Double) -> Double { raised(limited(length)) }
    @inline(__always) func limited(_ length: Double) -> Double { length < high ? length : high }
    @inline(__always) func raised(_ length: Double) -> Double { length > low ? length : low }
}

extension AxisStyle {
    /// The bits of everything that is 0 unless it is set.
    @inline(__always) fileprivate var bits: UInt64 {
        low.bitPattern | marginStart.bitPattern | marginEnd.bitPattern | weight.bitPattern
    }
}

/// The style of an item on both axes, side by side: what is read on one axis is near for the other one.
struct AxisStyles {
    var x = AxisStyle()
    var y = AxisStyle()

    /// True if the styles are those of an item without settings. It compares bits, to which a length of -0 is a setting.
    var saysNothing: Bool {
        @inline(__always) get { x.bits | y.bits == 0 && x.high == .infinity && y.high == .infinity }
    }
}

/// One axis of what the walks computed for a node: the extent that it asks for, and the place and length that it got.
struct AxisResult {
    var minimum = 0.0
    var natural = 0.0
    /// The distance from the parent's start edge. It is mirrored only when it is read.
    var position = 0.0
    /// The length; -1 until the node is placed for the first time, so that the first placing always counts as a change.
    var length = -1.0

    @inline(__always) init() {}

    /// Creates the result of a leaf that was not placed yet.
    @inline(__always) init(asking length: Double) { (minimum, natural) = (length, length) }
}

/// A node's place in the tree. -1 means no node.
struct Links {
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    var flags = NodeFlags()
    /// Twice the index of the item's styles, so that it is the place of one axis in the column; 0 for an item without any setting.
    var style: Int32 = 0
    /// The index of the node's own record among the containers, leaf sizes or measurers.
    var payload: Int32 = -1

    /// The parent of a row that no node uses.
    static let free: Int32 = -2
    var isRoot: Bool { parent == -1 }
}

/// The kind of a node, the small properties of its item, and its marks.
struct NodeFlags: OptionSet {
    let rawValue: UInt32

    static let kindMask: UInt32 = 0xF
    static let collapsed = NodeFlags(rawValue: 1 << 4)
    static let hidden = NodeFlags(rawValue: 1 << 5)
    /// The node has an entry in the side table of rare item properties.
    static let rare = NodeFlags(rawValue: 1 << 6)
    /// The node's height depends on its final width: it is measured again when the width changes.
    static let widthDecidesHeight = NodeFlags(rawValue: 1 << 7)
    static let ignoresWidth = NodeFlags(rawValue: 1 << 8)
    static let ignoresHeight = NodeFlags(rawValue: 1 << 9)
    /// The content's height depends on its final width: a measured leaf, or a layout of the program's own.
    static let asksWidth = NodeFlags(rawValue: 1 << 10)
    static let fixedWidth = NodeFlags(rawValue: 1 << 11)
    static let fixedHeight = NodeFlags(rawValue: 1 << 15)
    /// The container may read everything below it, so every change there concerns it.
    static let watchesBelow = NodeFlags(rawValue: 1 << 19)
    static let upX = NodeFlags(rawValue: 1 << 20)
    static let downX = NodeFlags(rawValue: 1 << 21)
    static let upY = NodeFlags(rawValue: 1 << 22)
    static let downY = NodeFlags(rawValue: 1 << 23)
    static let allMarks: NodeFlags = [.upX, .downX, .upY, .downY]
    /// The same four marks, set for some node below.
    static let belowShift: UInt32 = 4
    static let allBelow = allMarks.below

    /// The container's layout reads the rules of its children.
    static let readsRules = NodeFlags(rawValue: 1 << 28)

    /// The item has a length that is a fraction.
    static let fraction = NodeFlags(rawValue: 1 << 29)
    /// The container has, or had, a child with a fraction.
    static let placesFractions = NodeFlags(rawValue: 1 << 30)

    /// The node's children are placed from right to left. Written by `resolveDirection` alone.
    static let mirrored = NodeFlags(rawValue: 1 << 31)

    var below: NodeFlags { NodeFlags(rawValue: rawValue << Self.belowShift) }

    // The operations that the walks use most are written out, since unoptimised builds would call generic code for each.
    @inline(__always) func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inline(__always) func isSuperset(of other: NodeFlags) -> Bool { contains(other) }
    @inline(__always) func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }
    @inline(__always) func union(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue | other.rawValue) }
    @inline(__always) func intersection(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue & other.rawValue) }
    @inline(__always) func subtracting(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue & ~other.rawValue) }
    @inline(__always) mutating func formUnion(_ other: NodeFlags) { self = union(other) }
    @inline(__always) mutating func subtract(_ other: NodeFlags) { self = subtracting(other) }

    static func up(_ axis: Axis) -> NodeFlags { axis == .horizontal ? .upX : .upY }
    static func down(_ axis: Axis) -> NodeFlags { axis == .horizontal ? .downX : .downY }
    static func fixed(_ axis: Axis) -> NodeFlags { axis == .horizontal ? .fixedWidth : .fixedHeight }
    static func ignores(_ axis: Axis) -> NodeFlags { axis == .horizontal ? .ignoresWidth : .ignoresHeight }

    /// True where a pass has work to do on the node itself: containers, and leaves that are asked.
    var hasWork: Bool {
        // Leaves of fixed size have the kind 0.
        @inline(__always) get { rawValue & (Self.kindMask | NodeFlags.widthDecidesHeight.rawValue) != 0 }
    }

    @inline(__always) func alignment(_ axis: Axis) -> AxisAlignment {
        let shift: UInt32 = axis == .horizontal ? 12 : 16
        // Three bits and eight cases: every pattern is a case.
        return unsafeBitCast(UInt8(truncatingIfNeeded: (rawValue >> shift) & 7), to: AxisAlignment.self)
    }

    /// The flags of the node when its content has those `flags`.
    @inline(__always) func with(content flags: NodeFlags) -> NodeFlags {
        let replaced = Self.kindMask | Self.asksWidth.rawValue | Self.watchesBelow.rawValue | Self.readsRules.rawValue
        return NodeFlags(rawValue: rawValue & ~replaced | flags.rawValue)
    }

    @inline(__always) func with(_ alignment: AxisAlignment, on axis: Axis) -> NodeFlags {
        let shift: UInt32 = axis == .horizontal ? 12 : 16
        return NodeFlags(rawValue: rawValue & ~(7 << shift) | UInt32(alignment.rawValue) << shift)
    }

    /// Returns true if one of `marks` is set and the node is not collapsed.
    @inline(__always) func isShown(with marks: NodeFlags) -> Bool {
        !isDisjoint(with: marks) && !contains(.collapsed)
    }

    @inline(__always) mutating func set(_ flag: NodeFlags, to on: Bool) {
        self = on ? union(flag) : subtracting(flag)
    }
}

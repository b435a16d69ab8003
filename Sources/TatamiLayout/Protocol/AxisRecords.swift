import TatamiGeometry

/// One axis of what an item says, as the algorithms read it: bounds settled, lengths clean.
struct AxisStyle {
    /// The bounds of the length; equal where it is fixed.
    var low = 0.0
    var high = Double.infinity
    var marginStart = 0.0
    var marginEnd = 0.0
    var weight = 0.0

    var margins: Double { @inline(__always) get { marginStart + marginEnd } }

    var saysNothing: Bool {
        @inline(__always) get { low == 0 && high == .infinity && marginStart == 0 && marginEnd == 0 && weight == 0 }
    }

    /// max first, then min, so that min wins.
    @inline(__always) func clamp(_ length: Double) -> Double { raised(limited(length)) }
    @inline(__always) func limited(_ length: Double) -> Double { length < high ? length : high }
    @inline(__always) func raised(_ length: Double) -> Double { length > low ? length : low }
}

/// One axis of what the walks found out about a node: what it asks for, and what it got.
struct AxisResult {
    var minimum = 0.0
    var natural = 0.0
    /// Distance from the parent's start edge; mirrored only when it is read.
    var position = 0.0
    /// -1 until it was placed for the first time, so that the first placing always counts as a change.
    var length = -1.0
}

/// A node's place in the tree. -1 is no node.
struct Links {
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    var flags = NodeFlags()
    /// Where what the item says lies: 0 where it says nothing.
    var style: Int32 = 0
    /// Where the node's own record lies: containers, leaf sizes or measurers.
    var payload: Int32 = -1

    /// The parent of a row without node.
    static let free: Int32 = -2
    var isRoot: Bool { parent == -1 }
}

/// What kind of node it is, its item's small answers, and its marks.
struct NodeFlags: OptionSet {
    let rawValue: UInt32

    static let kindMask: UInt32 = 0xF
    static let collapsed = NodeFlags(rawValue: 1 << 4)
    static let hidden = NodeFlags(rawValue: 1 << 5)
    /// The node has an entry in the side table of rare item parts.
    static let rare = NodeFlags(rawValue: 1 << 6)
    /// The node's height depends on its final width: it is asked again when that changes.
    static let widthDecidesHeight = NodeFlags(rawValue: 1 << 7)
    static let ignoresWidth = NodeFlags(rawValue: 1 << 8)
    static let ignoresHeight = NodeFlags(rawValue: 1 << 9)
    /// The content's height depends on its final width: a measured leaf, or a layout of the program's own.
    static let asksWidth = NodeFlags(rawValue: 1 << 10)
    static let fixedWidth = NodeFlags(rawValue: 1 << 11)
    static let fixedHeight = NodeFlags(rawValue: 1 << 15)
    // Bits 12-14 and 16-18 hold the alignments.
    /// The container may look at all that is below it, so every edit there concerns it.
    static let watchesBelow = NodeFlags(rawValue: 1 << 19)
    static let upX = NodeFlags(rawValue: 1 << 20)
    static let downX = NodeFlags(rawValue: 1 << 21)
    static let upY = NodeFlags(rawValue: 1 << 22)
    static let downY = NodeFlags(rawValue: 1 << 23)
    static let allMarks: NodeFlags = [.upX, .downX, .upY, .downY]
    /// The same four marks, of some node below.
    static let belowShift: UInt32 = 4
    static let allBelow = allMarks.below

    var below: NodeFlags { NodeFlags(rawValue: rawValue << Self.belowShift) }

    // What the walks use most, written out: unoptimised builds would go through generic code for each.
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
    var hasWork: Bool { @inline(__always) get { kind != .fixed || contains(.widthDecidesHeight) } }

    @inline(__always) func alignment(_ axis: Axis) -> AxisAlignment {
        let shift: UInt32 = axis == .horizontal ? 12 : 16
        // Three bits, eight cases: every pattern is one.
        return unsafeBitCast(UInt8(truncatingIfNeeded: (rawValue >> shift) & 7), to: AxisAlignment.self)
    }

    /// The flags of the node when its content has those `flags`.
    @inline(__always) func with(content flags: NodeFlags) -> NodeFlags {
        NodeFlags(rawValue: rawValue & ~(Self.kindMask | Self.asksWidth.rawValue | Self.watchesBelow.rawValue) | flags.rawValue)
    }

    @inline(__always) func with(_ alignment: AxisAlignment, on axis: Axis) -> NodeFlags {
        let shift: UInt32 = axis == .horizontal ? 12 : 16
        return NodeFlags(rawValue: rawValue & ~(7 << shift) | UInt32(alignment.rawValue) << shift)
    }

    /// True where one of `marks` is set and the node is not collapsed.
    @inline(__always) func isShown(with marks: NodeFlags) -> Bool {
        !isDisjoint(with: marks) && !contains(.collapsed)
    }

    @inline(__always) mutating func set(_ flag: NodeFlags, to on: Bool) {
        self = on ? union(flag) : subtracting(flag)
    }
}

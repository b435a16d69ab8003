import TatamiGeometry

/// One node of a benchmark's tree: plain values that every engine reads. Lengths are points; nothing shrinks but what has
/// a weight.
public struct TreeNode {
    public enum Kind: UInt8 {
        case leaf, text, row, column, wrap
        /// Rows of `columns` items each: tracks as wide as their content, or all of weight 1.
        case grid, weightedGrid
        /// Items below each other by rules: each starts at the end of the one before, and is as wide as the container.
        case relative
    }

    public enum Alignment: UInt8 { case start, center, end, stretch }
    public enum Justification: UInt8 { case start, center, end, spaceBetween }

    /// What the node says to its container.
    public struct Item {
        /// The axis of the container.
        public let axis: Axis
        public var margin = Insets.zero
        /// The weight by which it takes extra room along the container's axis.
        public var grow = 0.0
        /// Bounds of its length along that axis.
        public var minimum = 0.0
        public var maximum = Double.infinity
        /// Across that axis; nil = what the container says.
        public var alignment: Alignment?

        public init(in container: Kind, grow: Double = 0) {
            axis = container == .row ? .horizontal : .vertical
            self.grow = grow
        }
    }

    public var kind: Kind
    /// The index of the container; -1 of the root.
    public var parent: Int32
    /// A leaf's size; of a text, the width of it all on one line, and the height of a line.
    public var size = Size.zero
    public var item: Item?
    public var padding = Insets.zero
    public var gap = 0.0
    public var columns: Int32 = 0
    /// How the container aligns its items across, and what it does with room that is left along.
    public var alignsItems = Alignment.start
    public var justification = Justification.start

    public init(_ kind: Kind, in parent: Int32) {
        self.kind = kind
        self.parent = parent
    }

    public init(leaf width: Double, _ height: Double, in parent: Int32) {
        self.init(.leaf, in: parent)
        size = Size(width, height)
    }

    public var isContainer: Bool { kind != .leaf && kind != .text }
}

/// Whoever is given the nodes of a tree, parents before children, and numbers them from 0.
public protocol TreeSink {
    @discardableResult mutating func add(_ node: TreeNode) -> Int32
}

/// A tree of plain values, in preorder.
public struct Tree: TreeSink {
    public let name: String
    public private(set) var nodes: [TreeNode] = []
    /// The width the root is laid out in; its height follows its content.
    public let width = 1000.0

    public init(_ name: String, _ build: (inout Tree) -> Void) {
        self.name = name
        build(&self)
    }

    @discardableResult public mutating func add(_ node: TreeNode) -> Int32 {
        nodes.append(node)
        return Int32(nodes.count - 1)
    }
}

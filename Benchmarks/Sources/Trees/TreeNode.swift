import TatamiGeometry

/// One node of a benchmark's tree: plain values that every engine reads. Lengths are points; nothing shrinks but what has
/// a weight.
public struct TreeNode {
    public enum Kind: UInt8 {
        case leaf, text, row, column, wrap
        /// Rows of `columns` items each: columns as wide as their content, or all of weight 1.
        case grid, weightedGrid
        /// Rows of `columns` items each, by rules: an item beside the one before, a row below the first item of the one above.
        case relative
    }

    /// A leaf's size; of a text, the width of it all on one line, and the height of a line.
    public var size = Size.zero
    /// The index of the container; -1 of the root.
    public var parent: Int32
    /// Where in `Tree.items` and `Tree.boxes` the rest is said; -1 = nothing.
    @usableFromInline var item: Int32 = -1
    @usableFromInline var box: Int32 = -1
    public var kind: Kind

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

public enum TreeAlignment: UInt8 { case start, center, end, stretch }

/// What a node says to its container.
public struct TreeItem {
    /// The axis of the container.
    public var axis: Axis
    public var margin = Insets.zero
    /// The weight by which it takes extra room along the container's axis.
    public var grow = 0.0
    /// Bounds of its length along that axis.
    public var minimum = 0.0
    public var maximum = Double.infinity
    /// Across that axis; nil = what the container says.
    public var alignment: TreeAlignment?

    public init(_ axis: Axis, grow: Double = 0) {
        self.axis = axis
        self.grow = grow
    }
}

/// What a container says.
public struct TreeBox {
    public enum Justification: UInt8 { case start, center, end, spaceBetween }

    public var padding = Insets.zero
    public var gap = 0.0
    /// How it aligns its items across, and what it does with room that is left along.
    public var alignsItems: TreeAlignment
    public var justification = Justification.start
    public var columns: Int32 = 0

    public init(_ alignsItems: TreeAlignment = .start, gap: Double = 0) {
        self.alignsItems = alignsItems
        self.gap = gap
    }
}

/// Whoever is given the nodes of a tree, parents before children, and numbers them from 0. Containers have a box.
public protocol TreeSink {
    @discardableResult mutating func add(_ node: TreeNode, _ item: TreeItem?, _ box: TreeBox?) -> Int32
}

/// A tree of plain values, in preorder.
public struct Tree: TreeSink {
    public let name: String
    public private(set) var nodes: [TreeNode] = []
    @usableFromInline var items: [TreeItem] = []
    @usableFromInline var boxes: [TreeBox] = []
    /// The width the root is laid out in; its height follows its content.
    public let width = 1000.0

    public init(_ name: String, _ build: (inout Tree) -> Void) {
        self.name = name
        build(&self)
    }

    @discardableResult public mutating func add(_ node: TreeNode, _ item: TreeItem?, _ box: TreeBox?) -> Int32 {
        var node = node
        if let item {
            node.item = Int32(items.count)
            items.append(item)
        }
        if let box {
            node.box = Int32(boxes.count)
            boxes.append(box)
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    @inlinable public func item(of node: TreeNode) -> TreeItem? { node.item < 0 ? nil : items[Int(node.item)] }
    @inlinable public func box(of node: TreeNode) -> TreeBox? { node.box < 0 ? nil : boxes[Int(node.box)] }
}

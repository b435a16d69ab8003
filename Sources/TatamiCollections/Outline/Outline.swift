/// The rows of a tree of which people open and close nodes (collections: rule 44).
///
/// The visible rows are numbered from the top, as a list shows them. Each node knows how many rows its open descendants have, so finding a
/// row and opening a node take time in the depth of the tree and the logarithm of the numbers of children. Children are asked for once, at
/// the first opening.
///
/// ```swift
/// var outline = Outline(roots: ["Mail", "Files"])
/// if outline.open("Files").wantsChildren { outline.setChildren(["a.txt", "b.txt"], of: "Files") }
/// outline.row(at: 2)  // "a.txt", depth 1
/// ```
public struct Outline<ID: Hashable & Sendable>: Sendable {
    /// A visible row.
    public struct Row: Hashable, Sendable {
        /// The node.
        public let id: ID
        /// The number of its ancestors.
        public let depth: Int
        /// True if it is open, whether its children are known or not.
        public let isOpen: Bool
        /// The number of its children; nil while they are not known.
        public let childCount: Int?
    }

    /// What a change does to the visible rows.
    public struct Change: Hashable, Sendable {
        /// The rows that leave and come, one step after the other.
        public internal(set) var steps: [SectionStep] = []
        /// True if the children of the node have to be set now or later, and nobody was told so before.
        public internal(set) var wantsChildren = false
        /// Ids that are left out, and nodes that do not exist.
        public internal(set) var faults: [LayoutFault] = []
    }

    struct Node: Sendable {
        /// Nil for roots.
        let parent: ID?
        /// Its index among the children of its parent.
        var index: Int
        var isOpen = false
        /// Whether somebody was told that its children are wanted.
        var isAsked = false
        var children: [ID]?
        /// A line for each child; its length is the number of its rows with those of its descendants.
        var rows = Extents(estimate: 1)
    }

    var nodes: [ID: Node] = [:]
    /// The roots, as the children of a node that is always open.
    var top = Node(parent: nil, index: 0, isOpen: true, children: [])

    /// Makes an outline of closed roots.
    public init(roots: [ID]) { _ = setRoots(roots) }

    // MARK: Looking up

    /// The number of visible rows.
    public var count: Int { Int(top.rows.total) }

    /// Returns the row at an index; nil if there is none.
    public func row(at index: Int) -> Row? {
        guard index >= 0, index < count else { return nil }
        var (node, rest, depth) = (top, index, 0)
        while let children = node.children {
            let place = node.rows.index(at: Double(rest))
            rest -= Int(node.rows.offset(of: place))
            guard children.indices.contains(place), let child = nodes[children[place]] else { return nil }
            if rest == 0 {
                return Row(id: children[place], depth: depth, isOpen: child.isOpen, childCount: child.children?.count)
            }
            (node, rest, depth) = (child, rest - 1, depth + 1)
        }
        return nil
    }

    /// Returns the index of a node's row; nil if the node is not visible or does not exist.
    public func index(of id: ID) -> Int? {
        guard var node = nodes[id] else { return nil }
        var index = 0
        while let parent = node.parent {
            guard let above = nodes[parent], above.isOpen else { return nil }
            index += 1 + Int(above.rows.offset(of: node.index))
            node = above
        }
        return index + Int(top.rows.offset(of: node.index))
    }

    /// Returns a node itself if it is visible, or else the nearest of its ancestors that is: where the focus goes when a node closes. Nil
    /// if the node does not exist.
    public func visibleAncestor(of id: ID) -> ID? {
        guard nodes[id] != nil else { return nil }
        var (result, current) = (id, id)
        while let parent = nodes[current]?.parent {
            if nodes[parent]?.isOpen == false { result = parent }
            current = parent
        }
        return result
    }

    /// Whether a node exists.
    public func contains(_ id: ID) -> Bool { nodes[id] != nil }

    /// Whether a node is open, visible or not.
    public func isOpen(_ id: ID) -> Bool { nodes[id]?.isOpen == true }

    /// Returns the parent of a node; nil for roots.
    public func parent(of id: ID) -> ID? { nodes[id]?.parent }

    /// Returns the children of a node; nil while they are not known.
    public func children(of id: ID) -> [ID]? { nodes[id]?.children }

    // MARK: Opening

    /// Opens a node. If its children are not known and nobody asked for them yet, the change wants them; the rows come when they are set.
    public mutating func open(_ id: ID) -> Change {
        guard let node = nodes[id] else { return unknown(id) }
        guard !node.isOpen else { return Change() }
        nodes[id]?.isOpen = true
        guard node.children != nil else {
            nodes[id]?.isAsked = true
            return Change(wantsChildren: !node.isAsked)
        }
        let count = Int(node.rows.total)
        updateAncestors(of: id)
        guard count > 0, let index = index(of: id) else { return Change() }
        return Change(steps: [.insert(index + 1..<index + 1 + count)])
    }

    /// Closes a node. The nodes below stay open for the next time.
    public mutating func close(_ id: ID) -> Change {
        guard let node = nodes[id] else { return unknown(id) }
        guard node.isOpen else { return Change() }
        let (index, count) = (index(of: id), Int(node.rows.total))
        nodes[id]?.isOpen = false
        updateAncestors(of: id)
        guard count > 0, let index else { return Change() }
        return Change(steps: [.remove(index + 1..<index + 1 + count)])
    }

    /// Sets the lengths of a node in its ancestors, upwards while they are open.
    mutating func updateAncestors(of id: ID) {
        var current = id
        while let node = nodes[current] {
            let rows = Double(1 + (node.isOpen ? Int(node.rows.total) : 0))
            guard let parent = node.parent else {
                top.rows.set(rows, at: node.index)
                return
            }
            nodes[parent]?.rows.set(rows, at: node.index)
            guard nodes[parent]?.isOpen == true else { return }
            current = parent
        }
    }

    func unknown(_ id: ID) -> Change {
        Change(faults: [LayoutFault(message: "There is no node \(SnapshotFault.text(id)); nothing changed.")])
    }
}

import TatamiGeometry

/// A tree of boxes, and the engine that sizes and places them.
///
/// It knows no views. Any number of trees may work at once, each on one thread at a time.
///
/// A pass consists of four walks: widths up, widths down, heights up, heights down (design: `engine-performance.md` section 4). Every
/// walk visits a node once. A change marks what it affects, and the next pass works only on that.
///
/// Numbers from outside are cleaned: NaN becomes 0, lengths are not negative, and nothing exceeds 1e7. `diagnostics` report what was
/// corrected. Using a node that was removed, and changing the tree during a pass, are programmer errors and trap.
///
/// ```swift
/// let tree = LayoutTree()
/// let row = tree.add(.stack(.horizontal, spacing: 8))
/// let leaf = tree.add(.fixed(Size(40, 20)), to: row)
/// tree.layout(row, in: Size(320, 44))
/// let frame = tree.frame(of: leaf)
/// ```
public final class LayoutTree {
    let arena: UnsafeMutablePointer<Arena>

    /// Makes an empty tree.
    ///
    /// - Parameter capacity: The number of nodes for which memory is reserved.
    public init(capacity: Int = 16) {
        arena = .allocate(capacity: 1)
        arena.initialize(to: Arena(capacity: max(1, capacity)))
    }

    deinit {
        arena.pointee.deallocate()
        arena.deinitialize(count: 1)
        arena.deallocate()
    }

    /// What passes have done so far.
    public var counters: LayoutCounters { arena.pointee.counters }
    /// What was corrected or could not be done, oldest first.
    ///
    /// The same diagnostic is reported once until the list is cleared, and at most 1,000 are kept.
    public var diagnostics: [LayoutDiagnostic] { arena.pointee.diagnostics }

    /// Removes all diagnostics. What occurs again is reported again.
    public func clearDiagnostics() { arena.pointee.clearDiagnostics() }

    /// Returns true if `id` is a node of this tree that was not removed.
    public func contains(_ id: NodeID) -> Bool {
        id.row >= 0 && Int(id.row) < arena.pointee.count && arena.pointee.generations[Int(id.row)] == id.generation
    }

    /// Returns the row of a node. The node must exist.
    @inline(__always) func row(_ id: NodeID) -> Int32 {
        precondition(contains(id), "The node was removed, or belongs to another tree.")
        return id.row
    }

    @inline(__always) func name(_ row: Int32) -> NodeID { arena.pointee.node(row) }

    /// Whether a layout is being carried out, during which the tree cannot be changed.
    package var isLayingOut: Bool { arena.pointee.isLayingOut }

    @inline(__always) func requireIdle() {
        precondition(!arena.pointee.isLayingOut, "A layout tree cannot be changed while it lays out; change it afterwards.")
    }

    func diagnose(_ row: Int32, _ message: String) { arena.pointee.diagnose(row, message) }
}

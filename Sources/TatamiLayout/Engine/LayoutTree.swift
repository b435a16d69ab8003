import TatamiGeometry

/// A tree of boxes, and the engine that sizes and places them. Knows no views; any number may be at work at once, each on
/// one thread at a time.
///
/// A pass is four walks: widths up, widths down, heights up, heights down (design: `engine-performance.md` section 4). Every
/// walk visits a node once. A change marks what it touches, and the next pass works on that alone.
///
/// Numbers from outside are cleaned: NaN becomes 0, lengths are not negative, nothing exceeds 1e7. What was mended is told
/// in `diagnostics`. Using a node that was removed, and changing the tree while it lays out, are programmer errors.
public final class LayoutTree {
    let arena: UnsafeMutablePointer<Arena>

    /// - Parameter capacity: nodes to make room for at once.
    public init(capacity: Int = 16) {
        arena = .allocate(capacity: 1)
        arena.initialize(to: Arena(capacity: max(1, capacity)))
    }

    deinit {
        arena.pointee.deallocate()
        arena.deinitialize(count: 1)
        arena.deallocate()
    }

    /// Right to left mirrors every result.
    public var direction: LayoutDirection {
        get { arena.pointee.direction }
        set {
            guard newValue != arena.pointee.direction else { return }
            arena.pointee.direction = newValue
            markEverything()
        }
    }

    /// What passes have done so far.
    public var counters: LayoutCounters { arena.pointee.counters }
    /// What was mended or could not be done, oldest first. The same thing is told once until they are cleared, and at most 1,000
    /// are kept.
    public var diagnostics: [LayoutDiagnostic] { arena.pointee.diagnostics }

    public func clearDiagnostics() { arena.pointee.clearDiagnostics() }

    /// True while `id` is a node of this tree.
    public func contains(_ id: NodeID) -> Bool {
        id.row >= 0 && Int(id.row) < arena.pointee.count && arena.pointee.generations[Int(id.row)] == id.generation
    }

    /// The row of a node that must exist.
    @inline(__always) func row(_ id: NodeID) -> Int32 {
        precondition(contains(id), "The node was removed, or belongs to another tree.")
        return id.row
    }

    @inline(__always) func name(_ row: Int32) -> NodeID { arena.pointee.node(row) }

    @inline(__always) func requireIdle() {
        precondition(!arena.pointee.isLayingOut, "A layout tree cannot be changed while it lays out; change it afterwards.")
    }

    func diagnose(_ row: Int32, _ message: String) { arena.pointee.diagnose(row, message) }
}

import TatamiGeometry

extension LayoutTree {
    /// Lays out `root`, a node without parent, in exactly `size` points.
    public func layout(_ root: NodeID, in size: Size) {
        layout(root, width: size.width, height: size.height)
    }

    /// Lays out `root`, a node without parent.
    ///
    /// If nothing changed since the last pass, this costs nothing. A length that is NaN, negative or too large is corrected, and a
    /// diagnostic reports it.
    ///
    /// - Parameters:
    ///   - root: A node without parent.
    ///   - width: The width in points; nil for the natural width of the content, so that nothing stretches or shrinks along that axis.
    ///   - height: The height in points; nil for the natural height of the content.
    /// - Precondition: `root` has no parent.
    public func layout(_ root: NodeID, width: Double? = nil, height: Double? = nil) {
        requireIdle()
        let top = row(root)
        precondition(arena.pointee.links[Int(top)].parent < 0, "Only a node without parent can be laid out.")
        let given = (width, height)
        let width = width.map(Numbers.cleanLength)
        let height = height.map(Numbers.cleanLength)
        if given != (width, height) {
            diagnose(top, "A length given to the root was not a number, negative or too large; it was corrected.")
        }
        arena.pointee.isLayingOut = true
        pass(top, width, height)
        arena.pointee.isLayingOut = false
        if arena.pointee.guards.hasWork { checkPass(top) }
    }

    private func pass(_ root: Int32, _ width: Double?, _ height: Double?) {
        arena.pointee.passes.note(root, width, height)
        if !arena.pointee.trials.isEmpty { arena.pointee.trials.removeAll(keepingCapacity: true) }
        let walker = Walker(arena)
        let wasFresh = arena.pointee.isFresh
        arena.pointee.isFresh = false
        if wasFresh, arena.pointee.isOrdered, arena.pointee.rootCount == 1 {
            walker.sweep(root: root, width: width, height: height)
        } else {
            if wasFresh { markEverything() }
            walker.walk(root: root, width: width, height: height)
        }
    }
}

/// The lengths in which roots were laid out, for dumps; nil means the content's.
struct RootPasses {
    private var all: [Int32: (width: Double?, height: Double?)] = [:]
    /// The lengths of the current pass, or of the last one.
    private(set) var latest: (root: Int32, width: Double?, height: Double?) = (-1, nil, nil)

    /// Notes a pass. Passes over one root in one size, the usual case, cost a comparison.
    @inline(__always) mutating func note(_ root: Int32, _ width: Double?, _ height: Double?) {
        guard latest != (root, width, height) else { return }
        latest = (root, width, height)
        all[root] = (width, height)
    }

    func lengths(of root: Int32) -> (width: Double?, height: Double?)? { all[root] }
}

extension Walker {
    /// Walks widths up, widths down, heights up, heights down.
    func walk(root: Int32, width: Double?, height: Double?) {
        markForGivenHeight(root)
        walkAxis(root, .horizontal, width)
        walkAxis(root, .vertical, height)
    }

    /// Marks what depends on the height that the root is given, since widths may depend on it.
    private func markForGivenHeight(_ root: Int32) {
        let flags = links[Int(root)].flags
        guard flags.contains(.watchesBelow), flags.kind.layout.dependsOnOtherHeight(box(root, .horizontal)) else { return }
        markEdit(root, .allMarks)
    }

    private func walkAxis(_ root: Int32, _ axis: Axis, _ length: Double?) {
        let marks: NodeFlags = axis == .horizontal ? [.upX, .downX] : [.upY, .downY]
        let isMarked = !links[Int(root)].flags.isDisjoint(with: marks.union(marks.below))
        let wanted = length ?? results(axis)[Int(root)].natural
        if !isMarked, results(axis)[Int(root)].length == wanted { return }
        walkUp(from: root, axis)
        walkDown(from: root, axis, length: length ?? results(axis)[Int(root)].natural)
    }
}

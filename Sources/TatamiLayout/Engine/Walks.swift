import TatamiGeometry

/// The walks of a pass over a tree that was laid out before. They follow the marks and touch nothing else. No walk is recursive, so a
/// tree may be as deep as memory allows.
extension Walker {
    /// Measures every marked node, children before parents. A container whose child's extent changed is measured as well.
    func walkUp(from root: Int32, _ axis: Axis) {
        let up = NodeFlags.up(axis)
        let down = NodeFlags.down(axis)
        let below = up.below
        let marked = up.union(below)
        var node = root
        while true {
            if links[Int(node)].flags.contains(below) {
                links[Int(node)].flags.remove(below)
                let child = nextMarked(links[Int(node)].first, marked)
                if child >= 0 {
                    node = child
                    continue
                }
            }
            let isMarked = links[Int(node)].flags.contains(up)
            let changed = isMarked && settle(node, axis)
            if isMarked {
                links[Int(node)].flags.remove(up)
                if links[Int(node)].flags.kind.isContainer { links[Int(node)].flags.insert(down) }
            }
            if node == root { return }
            let parent = links[Int(node)].parent
            links[Int(parent)].flags.formUnion(links[Int(node)].flags.marksForParent)
            if changed { links[Int(parent)].flags.formUnion([up, down]) }
            let sibling = nextMarked(links[Int(node)].next, marked)
            node = sibling >= 0 ? sibling : parent
        }
    }

    /// Returns the next marked node that is shown. Collapsed nodes keep their marks until they are shown.
    @inline(__always) private func nextMarked(_ start: Int32, _ marked: NodeFlags) -> Int32 {
        var node = start
        while node >= 0, !links[Int(node)].flags.isShown(with: marked) { node = links[Int(node)].next }
        return node
    }

    /// Gives `root` its length, and places the children of nodes that are marked or whose length changed, parents before children.
    func walkDown(from root: Int32, _ axis: Axis, length: Double) {
        let down = NodeFlags.down(axis)
        let below = down.below
        let isGuarded = arena.pointee.guards.watchesPlacing
        var placement = MarkingPlacement(self, axis)
        placement.give(root, length)
        while let node = placement.pending.popLast() {
            let flags = links[Int(node)].flags
            links[Int(node)].flags.subtract([down, below])
            arena.pointee.placed.add(node, of: arena.pointee.count)
            if !flags.kind.isContainer { continue }
            if flags.contains(down) {
                arena.pointee.counters.visits += 1
                if isGuarded { arena.pointee.guards.placed.append(node) }
                flags.kind.place(box(node, axis), in: results(axis)[Int(node)].length, &placement)
            } else {
                placement.pend(childrenOf: node)
            }
        }
    }

    /// Computes everything in the order of the rows, for a tree that was never laid out. No marks are read, and none are set.
    ///
    /// If no node reads one axis for the other, each sweep does both axes: it reads the links, the items and the records once.
    func sweep(root: Int32, width: Double?, height: Double?) {
        let count = arena.pointee.count
        arena.pointee.placed.addAll()
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { rows in
            var end = 0
            var all = NodeFlags()
            for row in 0..<count {
                let flags = links[row].flags
                rows.initializeElement(at: end, to: Int32(truncatingIfNeeded: row))
                end += flags.hasWork ? 1 : 0
                all.formUnion(flags)
            }
            let order = UnsafeBufferPointer(rebasing: rows[..<end])
            if arena.pointee.guards.watchesPlacing { arena.pointee.guards.placed = Array(order) }
            if all.isDisjoint(with: [.widthDecidesHeight, .placesFractions]), arena.pointee.kinds.haveIndependentAxes {
                sweepBoth(order, root, width, height)
            } else {
                sweepAxis(order, root, SweptHorizontalAxis.self, width)
                sweepAxis(order, root, SweptVerticalAxis.self, height)
            }
        }
    }

    /// Everything in `order` is a container whose axes are independent.
    private func sweepBoth(_ order: UnsafeBufferPointer<Int32>, _ root: Int32, _ width: Double?, _ height: Double?) {
        for id in order.reversed() { settleBoth(id) }
        let (x, y) = (results(.horizontal), results(.vertical))
        (x[Int(root)].position, y[Int(root)].position) = (0, 0)
        (x[Int(root)].length, y[Int(root)].length) = (width ?? x[Int(root)].natural, height ?? y[Int(root)].natural)
        for id in order { links[Int(id)].flags.kind.placeBoth(self, id) }
        // Each node was measured and placed on two axes.
        arena.pointee.counters.visits += 4 * order.count
    }

    private func sweepAxis<Known: KnownAxis>(
        _ order: UnsafeBufferPointer<Int32>, _ root: Int32, _ known: Known.Type, _ length: Double?
    ) {
        for id in order.reversed() { sweepUp(id, known) }
        let results = results(Known.axis)
        results[Int(root)].position = 0
        results[Int(root)].length = length ?? results[Int(root)].natural
        var containers = 0
        for id in order {
            let kind = links[Int(id)].flags.kind
            guard kind.isContainer else { continue }
            containers += 1
            kind.sweepDown(self, id, known)
        }
        // Each was measured and placed.
        arena.pointee.counters.visits += 2 * containers
    }
}

/// A placement that writes, and lists the children whose own children must be placed.
struct MarkingPlacement: Placement {
    let walker: Walker
    let axis: Axis
    let results: UnsafeMutablePointer<AxisResult>
    private let down: NodeFlags
    private let marked: NodeFlags
    var pending: [Int32] = []

    init(_ walker: Walker, _ axis: Axis) {
        self.walker = walker
        self.axis = axis
        results = walker.results(axis)
        down = .down(axis)
        marked = down.union(down.below)
    }

    @inline(__always) mutating func place(_ child: Int32, at position: Double, length: Double) {
        results[Int(child)].position = position
        give(child, length)
    }

    @inline(__always) mutating func askHeight(of container: Int32) { walker.mark(container, .upY) }

    /// Gives a node its length. A node whose height follows its width is measured again if that changes.
    @inline(__always) mutating func give(_ node: Int32, _ length: Double) {
        if results[Int(node)].length != length {
            results[Int(node)].length = length
            walker.links[Int(node)].flags.insert(down)
            if axis == .horizontal, walker.links[Int(node)].flags.contains(.widthDecidesHeight) { walker.mark(node, .upY) }
            pending.append(node)
        } else if !walker.links[Int(node)].flags.isDisjoint(with: marked) {
            pending.append(node)
        }
    }

    mutating func pend(childrenOf node: Int32) {
        var child = walker.links[Int(node)].first
        while child >= 0 {
            if walker.links[Int(child)].flags.isShown(with: marked) { pending.append(child) }
            child = walker.links[Int(child)].next
        }
    }
}

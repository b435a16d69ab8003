import TatamiGeometry

/// Marks say what a pass has to do again, per walk: `up` = ask the node and place its children, `down` = place them.
/// Whoever has a mark has ancestors that say so (`below`), up to its root or to a collapsed one; so a pass finds all work by
/// following marks, and a mark that is there already costs nothing.
extension Walker {
    /// Marks a node for something the program changed. A container that may look at everything below it is asked again, on
    /// both axes.
    func markEdit(_ id: Int32, _ marks: NodeFlags) {
        var node = id
        var marks = marks
        var below = NodeFlags()
        while node >= 0 {
            let flags = links[Int(node)].flags
            if flags.contains(.watchesBelow), !marks.union(below).isEmpty { marks = .allMarks }
            let wanted = marks.union(below)
            if flags.isSuperset(of: wanted) { return }
            links[Int(node)].flags = flags.union(wanted)
            below = below.union(marks.below)
            marks = []
            node = links[Int(node)].parent
        }
    }

    /// Marks a node for something a walk found out.
    func mark(_ id: Int32, _ marks: NodeFlags) {
        links[Int(id)].flags.formUnion(marks)
        climb(from: id)
    }

    /// Tells the ancestors of `id`, up to what is being laid out, about its marks and about those below it. After an edit its
    /// container is marked first: that reaches whoever watches from above, which this does not, and stops where this was.
    func climb(from id: Int32) {
        let below = links[Int(id)].flags.marksForParent
        let top = arena.pointee.trialRoot
        var node = id
        while node != top {
            node = links[Int(node)].parent
            if node < 0 || links[Int(node)].flags.isSuperset(of: below) { return }
            links[Int(node)].flags.formUnion(below)
        }
    }
}

extension NodeFlags {
    /// What a parent has to say of a child with these flags.
    var marksForParent: NodeFlags { intersection(.allMarks).below.union(intersection(.allBelow)) }
}

extension LayoutTree {
    /// Before the first pass nobody marks: that does everything.
    func mark(_ id: Int32, _ marks: NodeFlags) {
        if !arena.pointee.isFresh { Walker(arena).markEdit(id, marks) }
    }

    /// Marks the container of a node whose item changed.
    func markParent(of id: Int32, _ marks: NodeFlags) {
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0, !marks.isEmpty else { return }
        if marks == .allMarks, let detail = detail(of: parent) { detail.isStale = true }
        mark(parent, marks)
    }

    /// Marks the children of a container that had asked them in a way of its own.
    func markChildren(of id: Int32) {
        var child = arena.pointee.links[Int(id)].first
        while child >= 0 {
            if hasWork(child) { mark(child, .allMarks) }
            child = arena.pointee.links[Int(child)].next
        }
    }

    /// Marks every node; what a change of direction needs.
    func markEverything() {
        for row in 0..<arena.pointee.count where arena.pointee.links[row].flags.hasWork {
            mark(Int32(row), .allMarks)
        }
    }
}

/// The marks that a change of an item needs, on the node and on its container.
struct ItemChange {
    private(set) var own = NodeFlags()
    private(set) var parent = NodeFlags()

    init(from before: ItemStyle, to after: ItemStyle) {
        for axis in Axis.allCases where before[axis] != after[axis] {
            own.insert(.up(axis))
            parent.insert(.up(axis))
        }
        let hasRatio = before.aspectRatio != nil || after.aspectRatio != nil
        if before.aspectRatio != after.aspectRatio || (hasRatio && before.vertical != after.vertical) {
            own.formUnion([.upX, .upY])
            parent = .allMarks
        }
        let gaps = (before.spacingBefore, before.spacingAfter) != (after.spacingBefore, after.spacingAfter)
        let hasRoom = (before.visibility == .collapsed) != (after.visibility == .collapsed)
        if gaps || hasRoom || before.cell != after.cell { parent = .allMarks }
    }
}

import TatamiGeometry

/// Frames as they are read.
///
/// The tree stores unrounded positions from the start edge. Mirroring and rounding happen here, so that neither costs a walk.
extension LayoutTree {
    /// Returns the frame of `node` in its parent's space, in points, with its absolute edges rounded to device pixels.
    ///
    /// - Parameters:
    ///   - node: A node of the tree.
    ///   - scale: Device pixels per point. A scale that is not a number from 0.001 to 1,000,000 counts as 1.
    public func frame(of node: NodeID, scale: Double = 1) -> Rect {
        let grid = PixelGrid(scale: scale)
        let id = row(node)
        let absolute = absoluteFrame(id)
        let parent = arena.pointee.links[Int(id)].parent
        let origin = parent >= 0 ? absoluteFrame(parent).origin : .zero
        let own = grid.snap(absolute)
        return Rect(own.x - grid.snap(origin.x), own.y - grid.snap(origin.y), own.width, own.height)
    }

    /// Returns the frame of `node` in its parent's space, in points, not rounded. Below a collapsed node all frames are zero.
    public func exactFrame(of node: NodeID) -> Rect {
        collapsedAncestor(of: row(node)) == nil ? exactFrame(row(node)) : .zero
    }

    /// Returns the frame of `node` in its root's space, in points, not rounded.
    public func absoluteFrame(of node: NodeID) -> Rect { absoluteFrame(row(node)) }

    /// Returns the size of a scrolling container's content, in points; for other containers the room for their content, for a leaf its
    /// size.
    public func contentSize(of node: NodeID) -> Size {
        let id = row(node)
        let walker = Walker(arena)
        guard !isGone(id) else { return .zero }
        guard arena.pointee.links[Int(id)].flags.kind.isContainer else { return exactFrame(id).size }
        func length(_ axis: Axis) -> Double {
            ScrollLayout.contentLength(walker.box(id, axis), in: max(0, arena.pointee.results(axis)[Int(id)].length))
        }
        return Size(length(.horizontal), length(.vertical))
    }

    /// Returns what `node` asks for along `axis`, in points, with its item's rules applied. Heights are those at its present width.
    public func extent(of node: NodeID, along axis: Axis) -> Extent {
        let id = row(node)
        let result = arena.pointee.results(axis)[Int(id)]
        return isGone(id) ? .zero : Extent(minimum: result.minimum, natural: result.natural)
    }

    /// Returns the distance of the first baseline from the top edge, in points, at natural height; 0 for a collapsed node and below it.
    public func baseline(of node: NodeID) -> Double {
        isGone(row(node)) ? 0 : Baselines(arena).baseline(of: row(node))
    }

    /// Calls `body` for `root` and everything below it, parents first.
    ///
    /// - Parameters:
    ///   - root: The node to begin with.
    ///   - body: Gets a node, its unrounded frame in its parent's space, and the parent's origin in the root's space, in points.
    public func forEachFrame(below root: NodeID, _ body: (NodeID, _ frame: Rect, _ parentOrigin: Point) -> Void) {
        let top = row(root)
        var pending: [(id: Int32, origin: Point, isGone: Bool)] = [(top, .zero, collapsedAncestor(of: top) != nil)]
        while let (id, origin, isGone) = pending.popLast() {
            let frame = isGone ? .zero : exactFrame(id)
            body(name(id), frame, origin)
            let below = isGone || arena.pointee.links[Int(id)].flags.contains(.collapsed)
            var child = arena.pointee.links[Int(id)].last
            while child >= 0 {
                pending.append((child, origin + frame.origin, below))
                child = arena.pointee.links[Int(child)].previous
            }
        }
    }

    /// Returns the outermost collapsed node above `id`; nil if there is none.
    func collapsedAncestor(of id: Int32) -> Int32? {
        guard arena.pointee.collapsedCount > 0 else { return nil }
        var found: Int32?
        var node = arena.pointee.links[Int(id)].parent
        while node >= 0 {
            if arena.pointee.links[Int(node)].flags.contains(.collapsed) { found = node }
            node = arena.pointee.links[Int(node)].parent
        }
        return found
    }

    /// Returns true for a collapsed node and for all nodes below one.
    func isGone(_ id: Int32) -> Bool {
        arena.pointee.links[Int(id)].flags.contains(.collapsed) || collapsedAncestor(of: id) != nil
    }

    func exactFrame(_ id: Int32) -> Rect {
        let (flags, parent) = (arena.pointee.links[Int(id)].flags, arena.pointee.links[Int(id)].parent)
        var x = arena.pointee.resultsX[Int(id)].position
        var y = arena.pointee.resultsY[Int(id)].position
        var width = max(0, arena.pointee.resultsX[Int(id)].length)
        var height = max(0, arena.pointee.resultsY[Int(id)].length)
        if flags.contains(.collapsed) {
            (x, y) = (collapsedPosition(id, .horizontal), collapsedPosition(id, .vertical))
            (width, height) = (0, 0)
        }
        if flags.contains(.rare), let offset = arena.pointee.rareItems[id]?.offset {
            x += offset.x
            y += offset.y
        }
        if parent >= 0, arena.pointee.links[Int(parent)].flags.contains(.mirrored) {
            x = mirroredLength(of: parent) - x - width
        }
        return Rect(x, y, width, height)
    }

    /// Returns the length in which the children of a node that reads from right to left are mirrored: its own, or that of its content with
    /// the padding if it scrolls longer content.
    func mirroredLength(of id: Int32) -> Double {
        let length = max(0, arena.pointee.resultsX[Int(id)].length)
        guard arena.pointee.links[Int(id)].flags.kind == .scroll else { return length }
        let box = Walker(arena).box(id, .horizontal)
        let content = ScrollLayout.contentLength(box, in: length)
        return content > box.room(in: length) ? content + box.record.pointee.padding(.horizontal) : length
    }

    func absoluteFrame(_ id: Int32) -> Rect {
        let top = collapsedAncestor(of: id) ?? id
        var frame = exactFrame(top)
        var parent = arena.pointee.links[Int(top)].parent
        while parent >= 0 {
            let origin = exactFrame(parent).origin
            frame.origin = frame.origin + origin
            parent = arena.pointee.links[Int(parent)].parent
        }
        return frame
    }

    /// Returns the position that a collapsed item would have, from its container's start edge.
    func collapsedPosition(_ id: Int32, _ axis: Axis) -> Double {
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0 else { return 0 }
        let kind = arena.pointee.links[Int(parent)].flags.kind
        return kind.isContainer ? collapsedPosition(id, kind.layout, Walker(arena).box(parent, axis)) : 0
    }

    private func collapsedPosition<Layout: LayoutAlgorithm>(_ id: Int32, _ layout: Layout.Type, _ box: Box) -> Double {
        layout.resolvingFractions(box, in: max(0, box.result(box.id).length)) { layout.placeOfCollapsed(box, id) }
    }
}

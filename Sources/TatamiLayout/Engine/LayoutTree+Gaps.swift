import TatamiGeometry

extension LayoutTree {
    /// Returns the places that gaps behind all items of a container could have among them. The container was laid out with the gaps.
    ///
    /// - Parameters:
    ///   - gaps: Children of `container` in their order, behind all others that take room: one for each item that is dragged.
    ///   - grabbed: The index of the gap whose places are asked for; the others follow it and precede it in every place.
    ///   - container: The parent of the gaps.
    /// - Returns: The places; nil if there is no gap, if a gap is collapsed or not behind all items, or if the container takes no room.
    public func gapPlaces(of gaps: [NodeID], grabbed: Int = 0, in container: NodeID) -> GapPlaces? {
        gapBox(of: gaps, grabbed: grabbed, in: row(container)).map { gapPlaces(in: $0, row(container)) }
    }

    private func gapPlaces(in box: GapBox, _ id: Int32) -> GapPlaces {
        let flags = arena.pointee.links[Int(id)].flags
        return GapPlaces(box, flags.kind.layout, mirroring: flags.contains(.mirrored) ? mirroredLength(of: id) : nil)
    }

    /// Returns a container with gaps behind all of its items; nil if there is none.
    private func gapBox(of gaps: [NodeID], grabbed: Int, in id: Int32) -> GapBox? {
        let kind = arena.pointee.links[Int(id)].flags.kind
        guard kind.isContainer, gaps.indices.contains(grabbed), !isGone(id) else { return nil }
        let walker = Walker(arena)
        let (horizontal, vertical) = (walker.box(id, .horizontal), walker.box(id, .vertical))
        var shown: [Int32] = []
        var child = horizontal.first
        while child >= 0 {
            shown.append(child)
            child = horizontal.after(child)
        }
        let rows = gaps.map(row)
        guard shown.suffix(gaps.count).elementsEqual(rows), rows.allSatisfy({ horizontal.result($0).length >= 0 }) else { return nil }
        return GapBox(
            horizontal: horizontal, vertical: vertical, items: shown.dropLast(gaps.count), gaps: shown.suffix(gaps.count), grabbed: grabbed)
    }

    /// Returns the places that gaps could have among the other items of a container, as if the gaps stood behind all of these. The tree is
    /// as before when the call returns; meanwhile it is laid out twice.
    ///
    /// ``GapPlaces/forEachShift(at:_:)`` tells how far the items lie from where they are, with the gaps at their own places.
    ///
    /// - Parameters:
    ///   - gaps: Children of `container`, in their order: one for each item that is dragged.
    ///   - grabbed: The index of the gap whose places are asked for.
    ///   - container: The parent of the gaps, in a tree that was laid out.
    /// - Returns: The places; nil if there is no gap, if a gap is collapsed or no child of the container, or if the container takes no room.
    public func gapPlaces(ofMoved gaps: [NodeID], grabbed: Int = 0, in container: NodeID) -> GapPlaces? {
        guard !gaps.isEmpty, gaps.allSatisfy({ contains($0) && parent(of: $0) == container }) else { return nil }
        let id = row(container)
        let root = name(root(of: id))
        guard let lengths = arena.pointee.passes.lengths(of: row(root)) else { return nil }
        let now = originsOfChildren(of: id)
        // What passes note is as before, since the frames are.
        let placed = arena.pointee.placed
        let homes = gaps.map { gap -> NodeID? in
            let next = arena.pointee.links[Int(row(gap))].next
            return next < 0 ? nil : name(next)
        }
        for gap in gaps { move(gap, to: container) }
        layout(root, width: lengths.width, height: lengths.height)
        var places: GapPlaces?
        if let box = gapBox(of: gaps, grabbed: grabbed, in: id) {
            places = gapPlaces(in: box, id)
            // The items have the order that they had among the gaps.
            var next = 0
            places?.present = box.items.map { item in
                while next < now.count, now[next].child != item { next += 1 }
                return exactFrame(item).origin - (next < now.count ? now[next].origin : .zero)
            }
        }
        for (gap, next) in zip(gaps, homes).reversed() { move(gap, to: container, before: next) }
        layout(root, width: lengths.width, height: lengths.height)
        arena.pointee.placed = placed
        return places
    }

    /// The origins of the children of a container, in their order.
    private func originsOfChildren(of id: Int32) -> [(child: Int32, origin: Point)] {
        var origins: [(child: Int32, origin: Point)] = []
        var child = arena.pointee.links[Int(id)].first
        while child >= 0 {
            origins.append((child, exactFrame(child).origin))
            child = arena.pointee.links[Int(child)].next
        }
        return origins
    }

    private func root(of id: Int32) -> Int32 {
        var top = id
        while arena.pointee.links[Int(top)].parent >= 0 { top = arena.pointee.links[Int(top)].parent }
        return top
    }
}

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
        let id = row(container)
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
        let box = GapBox(
            horizontal: horizontal, vertical: vertical, items: shown.dropLast(gaps.count), gaps: shown.suffix(gaps.count), grabbed: grabbed)
        let isMirrored = arena.pointee.links[Int(id)].flags.contains(.mirrored)
        return GapPlaces(box, kind.layout, mirroring: isMirrored ? mirroredLength(of: id) : nil)
    }
}

import TatamiGeometry

extension LayoutTree {
    /// The child of `node` at `point`, which lies in the space of `node`: points from its top left corner.
    ///
    /// Frames decide, as the last pass left them, unrounded: a gap belongs to nobody, and of children one over the other the last
    /// one is meant. Collapsed children are nowhere; hidden ones keep their place. nil where no child is.
    public func child(of node: NodeID, at point: Point) -> NodeID? {
        let id = row(node)
        guard !isGone(id) else { return nil }
        var child = arena.pointee.links[Int(id)].last
        while child >= 0 {
            let isCollapsed = arena.pointee.links[Int(child)].flags.contains(.collapsed)
            if !isCollapsed, exactFrame(child).contains(point) { return name(child) }
            child = arena.pointee.links[Int(child)].previous
        }
        return nil
    }
}

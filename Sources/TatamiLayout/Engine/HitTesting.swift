import TatamiGeometry

extension LayoutTree {
    /// Returns the child of `node` at `point`; nil if there is none.
    ///
    /// The unrounded frames of the last pass decide. In a gap there is no child; where children overlap, the last one is returned.
    /// Collapsed children are nowhere; hidden ones keep their place.
    ///
    /// - Parameters:
    ///   - node: The parent.
    ///   - point: A point in the space of `node`, in points from its top left corner.
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

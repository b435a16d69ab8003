import TatamiGeometry

/// Works on one tree during one pass: the columns, held by pointers that stay put while nothing is added.
struct Walker {
    let arena: UnsafeMutablePointer<Arena>
    let links: UnsafeMutablePointer<Links>
    let containers: UnsafeMutablePointer<ContainerRecord>
    let mirrored: Bool

    init(_ arena: UnsafeMutablePointer<Arena>) {
        self.arena = arena
        links = arena.pointee.links
        containers = arena.pointee.containers.base
        mirrored = arena.pointee.direction == .rightToLeft
    }

    @inline(__always) func styles(_ axis: Axis) -> UnsafeMutablePointer<AxisStyle> { arena.pointee.styles(axis) }
    @inline(__always) func results(_ axis: Axis) -> UnsafeMutablePointer<AxisResult> { arena.pointee.results(axis) }

    /// What the algorithms see of container `id`.
    @inline(__always) func box(_ id: Int32, _ axis: Axis) -> Box {
        Box(
            axis: axis, id: id, mirrored: mirrored && axis == .horizontal,
            record: containers + Int(links[Int(id)].payload), links: links, styles: styles(axis),
            results: results(axis), extras: BoxExtras(arena: arena))
    }
}

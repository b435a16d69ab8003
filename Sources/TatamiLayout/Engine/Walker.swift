import TatamiGeometry

/// Works on one tree during one pass: the columns, held by pointers that stay put while nothing is added.
struct Walker {
    let arena: UnsafeMutablePointer<Arena>
    let links: UnsafeMutablePointer<Links>
    let containers: UnsafeMutablePointer<ContainerRecord>
    let mirrored: Bool
    private let items: UnsafeMutablePointer<ItemBounds>
    private let resultsX: UnsafeMutablePointer<AxisResult>
    private let resultsY: UnsafeMutablePointer<AxisResult>

    init(_ arena: UnsafeMutablePointer<Arena>) {
        self.arena = arena
        links = arena.pointee.links
        containers = arena.pointee.containers.base
        mirrored = arena.pointee.direction == .rightToLeft
        items = arena.pointee.styles.base
        resultsX = arena.pointee.resultsX
        resultsY = arena.pointee.resultsY
    }

    @inline(__always) func results(_ axis: Axis) -> UnsafeMutablePointer<AxisResult> { axis == .horizontal ? resultsX : resultsY }

    @inline(__always) func style(_ id: Int32, _ axis: Axis) -> AxisStyle { AxisStyles(items, axis)[links[Int(id)].style] }

    /// What the algorithms see of container `id`.
    @inline(__always) func box(_ id: Int32, _ axis: Axis) -> Box {
        Box(
            axis: axis, id: id, mirrored: mirrored && axis == .horizontal,
            record: containers + Int(links[Int(id)].payload), links: links, styles: AxisStyles(items, axis),
            results: results(axis), extras: BoxExtras(arena: arena))
    }
}

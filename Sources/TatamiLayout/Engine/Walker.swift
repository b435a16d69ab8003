import TatamiGeometry

/// Works on one tree during one pass. It holds the columns by pointers, which stay valid while nothing is added.
struct Walker: Sweep {
    let arena: UnsafeMutablePointer<Arena>
    let links: UnsafeMutablePointer<Links>
    let containers: UnsafeMutablePointer<ContainerRecord>
    private let stylesX: UnsafeMutablePointer<AxisStyle>
    private let resultsX: UnsafeMutablePointer<AxisResult>
    private let resultsY: UnsafeMutablePointer<AxisResult>

    init(_ arena: UnsafeMutablePointer<Arena>) {
        self.arena = arena
        links = arena.pointee.links
        containers = arena.pointee.containers.base
        stylesX = arena.pointee.styles(.horizontal)
        resultsX = arena.pointee.resultsX
        resultsY = arena.pointee.resultsY
    }

    @inline(__always) func results(_ axis: Axis) -> UnsafeMutablePointer<AxisResult> { axis == .horizontal ? resultsX : resultsY }

    @inline(__always) private func styles(_ axis: Axis) -> UnsafeMutablePointer<AxisStyle> {
        // As in `AxisStyles`: the style of the other axis is the next one.
        axis == .horizontal ? stylesX : stylesX + 1
    }

    @inline(__always) func style(_ id: Int32, _ axis: Axis) -> AxisStyle { styles(axis)[Int(links[Int(id)].style)] }

    /// Returns the record of container `id`.
    @inline(__always) func record(_ id: Int32) -> UnsafeMutablePointer<ContainerRecord> { containers + Int(links[Int(id)].payload) }

    /// Returns container `id` as the algorithms see it.
    @inline(__always) func box(_ id: Int32, _ axis: Axis) -> Box {
        Box(
            axis: axis, id: id, mirrored: axis == .horizontal && links[Int(id)].flags.contains(.mirrored), mayCollapse: true,
            record: record(id), links: links, styles: styles(axis),
            results: results(axis), extras: BoxExtras(arena: arena))
    }
}

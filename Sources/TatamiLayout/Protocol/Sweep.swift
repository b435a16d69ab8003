import TatamiGeometry

/// What a sweep of a first pass gives a layout. The layout makes its boxes itself, so that their axes are constants in its loops.
protocol Sweep {
    /// Returns the record of container `id`.
    func record(_ id: Int32) -> UnsafeMutablePointer<ContainerRecord>
    /// Returns container `id` along `axis`.
    func box(_ id: Int32, _ axis: Axis) -> Box
}

/// A placement that only writes.
struct WritingPlacement: Placement {
    let results: UnsafeMutablePointer<AxisResult>

    @inline(__always) mutating func place(_ child: Int32, at position: Double, length: Double) {
        results[Int(child)].position = position
        results[Int(child)].length = length
    }
}

import TatamiGeometry

/// An axis as a type. A function that is generic in it is compiled for each axis by itself, so that its loops do not choose the axis
/// for every item.
protocol KnownAxis {
    static var axis: Axis { get }
    /// False if no item can be collapsed, as in the sweeps of a first pass.
    static var mayCollapse: Bool { get }
}

extension KnownAxis {
    @inline(__always) static var mayCollapse: Bool { true }
}

enum HorizontalAxis: KnownAxis {
    @inline(__always) static var axis: Axis { .horizontal }
}

enum VerticalAxis: KnownAxis {
    @inline(__always) static var axis: Axis { .vertical }
}

/// The horizontal axis in a sweep.
enum SweptHorizontalAxis: KnownAxis {
    @inline(__always) static var axis: Axis { .horizontal }
    @inline(__always) static var mayCollapse: Bool { false }
}

/// The vertical axis in a sweep.
enum SweptVerticalAxis: KnownAxis {
    @inline(__always) static var axis: Axis { .vertical }
    @inline(__always) static var mayCollapse: Bool { false }
}

extension Box {
    /// The same box, with the axis as a constant. The box must have that axis.
    @inline(__always) func on<Known: KnownAxis>(_ known: Known.Type) -> Box {
        assert(axis == Known.axis)
        return Box(
            axis: Known.axis, id: id, mirrored: Known.axis == .horizontal && mirrored, mayCollapse: Known.mayCollapse, record: record,
            links: links, styles: styles, results: results, extras: extras)
    }
}

import TatamiGeometry

/// What a layout answers about a gap that stands before one of its items. Rectangles are those before mirroring, from the container's
/// start corner.
///
/// A source is a copy of what placing computed, so that it stays valid while the tree changes. It knows the container with the gap
/// behind all items, and answers for another place from the items before it.
protocol GapSource: Sendable {
    /// The number of items beside the gap. The gap stands at 0...`count`.
    var count: Int { get }
    /// The axis along which gaps follow each other: that of a stack, or the one along which a layout adds lines.
    var axis: Axis { get }
    /// True if the places differ along `axis` alone.
    var isOneLine: Bool { get }
    /// True if no place begins before that of a lower index along `axis`.
    var isAscending: Bool { get }

    /// Returns the place of the gap before item `index`.
    func place(at index: Int) -> GapPlace
    /// Calls `body` with the items that lie elsewhere when the gap stands before item `index` and not behind all items, in order, until it
    /// returns false.
    ///
    /// - Parameters:
    ///   - index: The place of the gap.
    ///   - body: Gets the number of an item and the distance that it moves.
    func forEachShift(at index: Int, _ body: (Int, Point) -> Bool)
}

/// The place of a gap.
struct GapPlace: Equatable {
    var rect: Rect
    /// The line that holds the gap, along the axis of its source; nil if lines do not count.
    var band: ClosedRange<Double>?
}

/// A container with gaps behind all of its items, as its layout sees it right after a pass.
struct GapBox {
    let horizontal: Box
    let vertical: Box
    /// The children that take room, without the gaps.
    let items: [Int32]
    /// The gaps in order.
    let gaps: [Int32]
    /// The index in `gaps` of the gap whose place is asked for.
    let grabbed: Int

    subscript(axis: Axis) -> Box { axis == .horizontal ? horizontal : vertical }

    /// The number of children that take room.
    var count: Int { items.count + gaps.count }
    /// The axis of the container.
    var axis: Axis { horizontal.record.pointee.axis }
    /// The gap whose place is asked for.
    var gap: Int32 { gaps[grabbed] }

    /// Returns the frame of a child before mirroring.
    func frame(of child: Int32) -> Rect {
        let (x, y) = (horizontal.result(child), vertical.result(child))
        return Rect(x.position, y.position, max(0, x.length), max(0, y.length))
    }
}

/// A placement that keeps the last place.
struct CapturingPlacement: Placement {
    var position = 0.0
    var length = 0.0
    var writes: Bool { false }

    mutating func place(_ child: Int32, at position: Double, length: Double) { (self.position, self.length) = (position, length) }
}

extension Rect {
    /// Returns the rectangle with another position along `axis`.
    func at(_ position: Double, along axis: Axis) -> Rect {
        axis == .horizontal ? Rect(position, y, width, height) : Rect(x, position, width, height)
    }
}

extension Point {
    /// Makes a point from its coordinates along an axis and across it.
    init(along main: Double, across other: Double, _ axis: Axis) {
        self = axis == .horizontal ? Point(main, other) : Point(other, main)
    }
}

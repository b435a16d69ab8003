import TatamiGeometry

/// What one container's layout keeps beside its record: its own style, and what one walk leaves for the next.
class LayoutDetail {
    /// True until the layout has worked out what hangs on which children it has, and again whenever one comes, goes, moves,
    /// collapses, or says something that concerns both axes.
    final var isStale = true
}

/// The style of a layout that keeps a detail.
protocol DetailedStyle {
    var box: BoxStyle { get }
    /// The axis its items line up along; any where that means nothing.
    var axis: Axis { get }
    /// The gap between two neighbours on that axis; 0 where the layout has none, or gaps of its own.
    var spacing: Double { get }
    /// The alignment of items that name none, where the container names none either.
    var itemAlignment: AxisAlignment { get }
    /// True where every number is harmless already.
    var isClean: Bool { get }
    func cleaned() -> Self
    func makeDetail() -> LayoutDetail
}

extension DetailedStyle {
    var spacing: Double { 0 }
    var itemAlignment: AxisAlignment { .center }
}

import TatamiGeometry

/// What a container's layout keeps beside its record: its own style, and what one walk computes for the next.
class LayoutDetail {
    /// True until the layout has computed what depends on the set of its children, and again whenever a child is added, removed, moved or
    /// collapsed, or changes a property that concerns both axes.
    final var isStale = true
}

/// The style of a layout that keeps a detail.
protocol DetailedStyle {
    var box: BoxStyle { get }
    /// The axis along which the layout lines up its items; any axis for layouts that do not.
    var axis: Axis { get }
    /// The gap between two neighbours on that axis; 0 if the layout has none, or has gaps of its own.
    var spacing: Double { get }
    /// The alignment of items that name none, if the container names none either.
    var itemAlignment: AxisAlignment { get }
    /// True if every number is clean already.
    var isClean: Bool { get }
    func cleaned() -> Self
    func makeDetail() -> LayoutDetail
}

extension DetailedStyle {
    var spacing: Double { 0 }
    var itemAlignment: AxisAlignment { .center }
}

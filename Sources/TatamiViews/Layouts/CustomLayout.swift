import TatamiGeometry
import TatamiLayout

/// Arranges its items by a layout that the program defines. The layout reads the `tag` of an item as `Child.data`.
public final class CustomLayout: ItemLayout {
    private enum Rule {
        case pair(any Layout)
        case axes(any AxisLayout)
    }

    private let rule: Rule

    /// Creates a layout that measures and places its items by `layout`.
    ///
    ///     let item = CustomLayout(Diagonal()) { first; second }
    public init(_ layout: any Layout, @LayoutBuilder items: () -> [LayoutItem] = { [] }) {
        rule = .pair(layout)
        super.init()
        for item in items() { add(item) }
    }

    /// Creates a layout that arranges its items by `layout`, one axis at a time.
    public init(_ layout: any AxisLayout, @LayoutBuilder items: () -> [LayoutItem] = { [] }) {
        rule = .axes(layout)
        super.init()
        for item in items() { add(item) }
    }

    /// Creates a layout from the two functions of a `Layout`.
    ///
    /// - Parameters:
    ///   - measure: Returns the size that the children need for a proposal, in points.
    ///   - place: Places each child in a rectangle of the layout's own space, in points.
    ///   - items: The items, in order.
    public convenience init(
        measure: @escaping (Children, Proposal) -> Size, place: @escaping (Children, Rect) -> Void,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        self.init(ClosureLayout(measure: measure, place: place), items: items)
    }

    override var nodeContent: NodeContent {
        switch rule {
        case .pair(let layout): .custom(layout, box)
        case .axes(let layout): .customAxes(layout, box)
        }
    }
}

import TatamiCollections
import TatamiGeometry

/// How a collection arranges its items, by a few numbers: what most lists need. A `CollectionLayout` can do more.
public struct CollectionStyle: Hashable, Sendable {
    /// The kinds of arrangements.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// One item below the other, as wide as the view.
        case list
        /// Lines of cells of equal width.
        case grid
        /// Columns of equal width, of which the shortest takes the next item.
        case waterfall
        /// Lines of items of their own widths.
        case flow
    }

    /// The kind of arrangement.
    public var kind = Kind.list
    /// The number of columns of a grid or a waterfall; 0 for as many as fit.
    public var columns = 0 { didSet { columns = max(0, min(columns, 1_000)) } }
    /// The least width of a column where as many as fit are shown, in points.
    public var columnWidth = 120.0 { didSet { columnWidth = Numbers.cleanLength(columnWidth) } }
    /// The distance between items, in points.
    public var spacing = 0.0 { didSet { spacing = Numbers.cleanLength(spacing) } }
    /// The length of items of a list that were not measured yet, in points.
    var estimate = 44.0

    /// Creates the style of a list without distances.
    public init() {}

    /// Returns the layout of this style.
    ///
    /// - Parameter section: Returns a section that says more about itself; nil for others.
    func layout(_ section: @escaping (SectionKey) -> CollectionSection?) -> any CollectionLayout {
        let columns = columns > 0 ? GridColumns.fixed(columns) : .adaptive(minimum: columnWidth)
        let (spacing, estimate) = (spacing, estimate)
        func layout(_ make: @escaping () -> any SectionLayout) -> any CollectionLayout {
            TatamiCollections.StackLayout { key in
                let own = section(key)
                return .init(own?.carouselLayout(spacing: spacing) ?? make(), style: own?.style ?? SectionStyle())
            }
        }
        return switch kind {
        case .list: layout { ListLayout(estimate: estimate, spacing: spacing) }
        case .grid: layout { GridLayout(columns, spacing: spacing, columnSpacing: spacing) }
        case .waterfall: layout { WaterfallLayout(columns, spacing: spacing, columnSpacing: spacing) }
        case .flow: layout { TatamiCollections.FlowLayout(spacing: spacing, itemSpacing: spacing) }
        }
    }
}

import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A view whose children are placed by rules that name its area and other children.
///
///     let card = RelativeView(padding: 16)
///     card.addChild(title.left(.parent(0)).right(.parent(0)).top(.parent(0)))
///     card.addChild(note.left(.fit(title)).top(.adjacent(title, distance: 4)))
///
/// A child without rules stands in the center of the area, with its own size.
open class RelativeView: ArrangedView {
    /// The layout of the children.
    public let relativeLayout: RelativeLayout

    /// The size of the area to which the rules refer, without padding, in points; nil for the view's own size without the padding. An area
    /// with a size of its own is scrolled along both axes. (MICUi: overallSize.)
    public var areaSize: Size? { didSet { if areaSize != oldValue { layoutChanged() } } }

    /// Creates a relative view.
    ///
    /// - Parameters:
    ///   - padding: The distances from the edges of the content to the area, in points.
    ///   - items: The first children, with their rules.
    public init(padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }) {
        relativeLayout = RelativeLayout(padding: padding, items: items)
        super.init(relativeLayout)
        layoutChanged()
    }

    override var axesOfLayout: AxisSet { areaSize == nil ? [] : .both }

    override func layoutChanged() {
        super.layoutChanged()
        let padding = relativeLayout.padding
        contentLayoutItem.fixedSize = areaSize.map {
            Size($0.width + padding.leading + padding.trailing, $0.height + padding.top + padding.bottom)
        }
        contentLayoutItem.horizontalAlignment = areaSize == nil ? .stretch : .leading
        contentLayoutItem.verticalAlignment = areaSize == nil ? .stretch : .top
    }
}

import TatamiGeometry
import TatamiLayout

/// A window onto one content view that may be larger (NUILayout: NUIScrollView).
///
/// Along an axis that scrolls the content has its natural length, or the view's where that is more; along another the view's.
/// The content's item says more: by default it stands at the top, centred at its natural width.
open class ScrollView: View {
    /// What is scrolled.
    public var contentView: View? {
        get { contentLayoutItem.view }
        set {
            if let old = contentLayoutItem.view, old.superview === self { old.superview = nil }
            newValue?.removeFromSuperview()
            contentLayoutItem.setContent(newValue.map(LayoutItem.Content.view) ?? .none)
            newValue?.superview = self
            itemsChanged()
        }
    }

    /// What is said about the content's size and place.
    public let contentLayoutItem: LayoutItem = {
        let item = LayoutItem()
        item.verticalAlignment = .top
        item.horizontalAlignment = .center
        return item
    }()

    public var horizontalScrollerEnabled = false { didSet { axesChanged() } }
    public var verticalScrollerEnabled = true { didSet { axesChanged() } }

    /// How far the content is scrolled, in points. Kept when content or view change, and read back within what there is.
    public var contentOffset: Point {
        get {
            let most = Point(max(0, contentSize.width - frame.width), max(0, contentSize.height - frame.height))
            return Point(min(max(0, wantedOffset.x), most.x), min(max(0, wantedOffset.y), most.y))
        }
        set { wantedOffset = Point(Numbers.clean(newValue.x), Numbers.clean(newValue.y)) }
    }
    private var wantedOffset = Point.zero

    /// The size of what is scrolled, in points, as the last layout left it.
    public var contentSize: Size { placedContentSize ?? frame.size }

    open override var subviews: [View] { (contentView.map { [$0] } ?? []) + freeSubviews }

    private var axes: AxisSet {
        var axes = AxisSet()
        if horizontalScrollerEnabled { axes.insert(.horizontal) }
        if verticalScrollerEnabled { axes.insert(.vertical) }
        return axes
    }

    private func axesChanged() {
        if let item = layoutItem { item.queue?.add(.container, item) }
    }

    override var nodeContent: NodeContent { .scroll(ScrollStyle(axes)) }
    override var nodeItems: [LayoutItem] { (contentView == nil ? [] : [contentLayoutItem]) + freeItems }
    override var scrollOffset: Point { contentOffset }
    override var clipsContent: Bool { true }

    override var isHollow: Bool { super.isHollow && contentView == nil }

    deinit { TreeObject.dismantle { contentLayoutItem.surrender(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) {
        super.surrender(into: &orphans)
        orphans.append(contentLayoutItem)
    }
}

import TatamiGeometry
import TatamiLayout

/// A view that shows one content view, which may be larger, and scrolls it (NUILayout: NUIScrollView).
///
/// Along an axis that scrolls, the content has its natural length or the view's length, whichever is larger; along another axis, the
/// view's length. The content's item can set other rules. By default, the content stands at the top, centered at its natural width.
open class ScrollView: View, Scroller {
    /// The view that is scrolled; nil for none.
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

    /// The item with the rules for the size and place of the content.
    public let contentLayoutItem: LayoutItem = {
        let item = LayoutItem()
        item.verticalAlignment = .top
        item.horizontalAlignment = .center
        return item
    }()

    /// Whether the content scrolls horizontally. The default is false.
    public var horizontalScrollerEnabled = false { didSet { axesChanged() } }
    /// Whether the content scrolls vertically. The default is true.
    public var verticalScrollerEnabled = true { didSet { axesChanged() } }

    /// The state of the scrolling.
    public let scrolling = ScrollMotion()

    public override init() {
        super.init()
        addScrollGestures()
    }

    /// The size of the content, in points, as the last layout left it.
    public var contentSize: Size { placedContentSize ?? frame.size }
    /// The size of the content, in points: the same as `contentSize`.
    public var contentExtent: Size { contentSize }
    public final override var scroller: (any Scroller)? { self }

    open override var subviews: [View] { (contentView.map { [$0] } ?? []) + freeSubviews }

    /// The axes along which the content scrolls, by `horizontalScrollerEnabled` and `verticalScrollerEnabled`.
    public var scrollAxes: AxisSet {
        var axes = AxisSet()
        if horizontalScrollerEnabled { axes.insert(.horizontal) }
        if verticalScrollerEnabled { axes.insert(.vertical) }
        return axes
    }

    private func axesChanged() {
        let axes = scrollAxes
        scrolling.pan.direction = axes == .vertical ? .vertical : axes == .horizontal ? .horizontal : .any
        if let item = layoutItem { item.queue?.add(.container, item) }
    }

    override var nodeContent: NodeContent { .scroll(ScrollStyle(scrollAxes)) }
    override var nodeItems: [LayoutItem] { (contentView == nil ? [] : [contentLayoutItem]) + freeItems }

    /// Returns views inside the content. Free subviews are no anchors, because they stand at their own frames.
    open func anchors(in area: Rect) -> [ScrollAnchor] {
        guard let contentView, contentView.shown != nil else { return [] }
        return ScrollAnchor.visible(in: contentView, of: self, area)
    }

    override func release(_ child: View, keptBy kept: LayoutItem?) {
        super.release(child, keptBy: kept)
        guard contentView === child, contentLayoutItem !== kept else { return }
        contentLayoutItem.setContent(.none)
        itemsChanged()
    }

    override var isHollow: Bool { super.isHollow && contentView == nil }

    deinit { TreeObject.dismantle { contentLayoutItem.surrender(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) {
        super.surrender(into: &orphans)
        orphans.append(contentLayoutItem)
    }
}

import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
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

    /// How far the content is scrolled, in points. Kept when content or view change, and read back within what there is; beyond that
    /// while a finger drags it there or it bounces. Setting it stops what moves.
    public var contentOffset: Point {
        get {
            measureAxes()
            return Point(scrolling.horizontal.offset(at: now), scrolling.vertical.offset(at: now))
        }
        set {
            scrolling.horizontal.jump(to: Numbers.clean(newValue.x))
            scrolling.vertical.jump(to: Numbers.clean(newValue.y))
            scrolled()
        }
    }
    /// Whether what is seen keeps its place when something comes or goes before it.
    public var keepsAnchor = true
    /// Whether the mouse drags the content as a finger does. A wheel always scrolls.
    public var dragsWithMouse = false
    /// How the content moves.
    var scrolling = Scrolling()

    public override init() {
        super.init()
        addScrollGestures()
    }

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
        scrolling.pan.direction = axes == .vertical ? .vertical : axes == .horizontal ? .horizontal : .any
        if let item = layoutItem { item.queue?.add(.container, item) }
    }

    override var nodeContent: NodeContent { .scroll(ScrollStyle(axes)) }
    override var nodeItems: [LayoutItem] { (contentView == nil ? [] : [contentLayoutItem]) + freeItems }
    override var scrollOffset: Point { contentOffset }
    override var clipsContent: Bool { true }

    open override var ownRole: AccessibilityRole { .scrollView }

    open override var accessibilityActions: [AccessibilityAction] { canScroll ? [.scrollForward, .scrollBackward] : [] }

    /// By a page.
    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        let key: KeyEvent.Key = action == .scrollForward ? .pageDown : .pageUp
        return scroll(by: KeyEvent(key, time: now))
    }

    /// Where it can scroll and nothing in it can have the focus: keys scroll it then.
    open override var canBecomeFocused: Bool { canScroll && !holdsFocusable }

    /// A scroll view in it that can scroll has the focus itself, or something in that has.
    private var holdsFocusable: Bool {
        var pending = shown?.children ?? []
        while let next = pending.popLast() {
            guard next.enabled else { continue }
            if (next as? ScrollView)?.canScroll ?? next.canBecomeFocused { return true }
            pending += next.shown?.children ?? []
        }
        return false
    }

    open override func hoverChanged() { if !isHovered { dismissBar() } }
    override func coversContent(at point: Point) -> Bool {
        scrolling.summoned != nil && trough(at: point, in: Rect(origin: .zero, size: frame.size)) != nil
    }

    open override func drawOver(_ list: inout DisplayList, in bounds: Rect) { drawScrollBars(&list, in: bounds) }

    override var isHollow: Bool { super.isHollow && contentView == nil }

    deinit { TreeObject.dismantle { contentLayoutItem.surrender(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) {
        super.surrender(into: &orphans)
        orphans.append(contentLayoutItem)
    }
}

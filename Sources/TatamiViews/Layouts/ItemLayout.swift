import TatamiGeometry
import TatamiLayout

/// A layout as an object: an ordered list of items, and the settings of the layout.
///
/// A layout can be filled before or after it is shown, nested in another layout without a view, and replaced by one assignment.
open class ItemLayout: TreeObject {
    /// The items in layout order, which is also the drawing order.
    public private(set) var items: [LayoutItem] = []
    /// A value of the program's own. The layout does not read it.
    public var tag: Any? {
        get { Loose.value(of: storedTag) }
        set { storedTag = newValue }
    }
    private var storedTag: Any?

    /// The settings that all layouts have.
    public var box = BoxStyle() {
        didSet { if box != oldValue { styleChanged() } }
    }

    /// Whether views without content ask for the sizes of the frames that were set for them. The layouts of views that arrange others do.
    package final var asksForFrames = false
    /// Whether views in the layout that are nothing else can get the focus, so that keys can move them.
    package final var itemsTakeFocus = false {
        didSet {
            guard itemsTakeFocus != oldValue, let layoutView else { return }
            layoutView.layoutItem?.queue?.accessibility?.markShape(of: layoutView)
            for view in views { view.accessibilityChanged() }
        }
    }
    /// The role of views in the layout that are plain groups otherwise, for assistive technology; nil to leave them so.
    package final var itemRole: AccessibilityRole?
    /// What moves the items that follow from data; nil if none do.
    package final weak var itemMover: (any ItemMover)?
    /// Called after a change of the layout's settings.
    package final var onStyleChange: (() -> Void)?
    /// Called after items have come or gone, or changed their order.
    package final var onItemsChange: (() -> Void)?

    /// The item whose node stands for this layout while it is part of a root's tree.
    weak var host: LayoutItem?
    /// The view that shows this layout, directly or nested in another layout.
    weak var layoutView: LayoutView?
    /// The item that holds this layout if it is nested.
    weak var holder: LayoutItem?
    /// The item that holds this layout in another layout; nil for the layout of a view.
    public var layoutItem: LayoutItem? { holder }

    public override init() {}

    /// The content of the engine's node for this layout.
    var nodeContent: NodeContent { .overlay(OverlayStyle()) }
    /// The items under that node: all that are not stowed, and the gap of a drag behind them.
    var nodeItems: [LayoutItem] {
        guard gap.isEmpty else { return items.filter { item in !item.isStowed && !gap.contains { $0 === item } } + gap }
        return items.contains(where: \.isStowed) ? items.filter { !$0.isStowed } : items
    }
    /// The items that a drag has put behind all others: items of the layout that are dragged, or such that keep room for incoming ones.
    final var gap: [LayoutItem] = [] {
        didSet { if !gap.elementsEqual(oldValue, by: ===) { changed() } }
    }

    /// The distances from the edges of the layout to its content, in points.
    public var padding: Insets {
        get { box.padding }
        set { box.padding = newValue }
    }
    /// The horizontal alignment of items that set none; nil for the center.
    public var horizontalAlignment: HorizontalAlignment? {
        get { box.horizontalAlignment }
        set { box.horizontalAlignment = newValue }
    }
    /// The vertical alignment of items that set none; nil for the center.
    public var verticalAlignment: VerticalAlignment? {
        get { box.verticalAlignment }
        set { box.verticalAlignment = newValue }
    }
    /// Whether content that is larger than the layout is drawn beyond its edges. Sizes do not depend on it.
    public var overflow: Overflow {
        get { box.overflow }
        set { box.overflow = newValue }
    }

    // MARK: items

    /// Adds a view, a layout or an item at the end and returns its item. An entry that is already in the layout moves to the end.
    ///
    /// - Precondition: The entry does not contain this layout.
    @discardableResult
    public func add(_ entry: any LayoutEntry) -> LayoutItem { insert(entry, at: items.count) }

    /// Adds a view, a layout or an item at `index`, or at the end if `index` is larger than the number of items, and returns its item.
    ///
    /// - Precondition: The entry does not contain this layout.
    @discardableResult
    public func insert(_ entry: any LayoutEntry, at index: Int) -> LayoutItem {
        let item = entry.layoutEntry
        precondition(!item.contains(self), "A layout cannot be added to itself or to one of its descendants.")
        item.layout?.remove(item)
        if let view = item.view, let old = self.item(of: view) { remove(old) }
        items.insert(item, at: min(max(0, index), items.count))
        item.layout = self
        enter(item)
        changed()
        return item
    }

    /// Adds a view, a layout or an item before `sibling`, or at the end if `sibling` is not in the layout, and returns its item.
    @discardableResult
    public func insert(_ entry: any LayoutEntry, before sibling: LayoutItem) -> LayoutItem {
        insert(entry, at: items.firstIndex { $0 === sibling } ?? items.count)
    }

    /// Removes an item. An item that is not in the layout has no effect.
    public func remove(_ item: LayoutItem) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        items.remove(at: index)
        leave(item)
        item.layout = nil
        changed()
    }

    /// Replaces the items. Items that stay keep the focus, the scroll positions and all else of their views, also where their order changes.
    ///
    /// - Precondition: No item contains this layout.
    public func setItems(_ new: [LayoutItem]) {
        let (staying, present) = (Set(new.map(ObjectIdentifier.init)), Set(items.map(ObjectIdentifier.init)))
        for item in items where !staying.contains(ObjectIdentifier(item)) {
            leave(item)
            item.layout = nil
        }
        let coming = new.filter { !present.contains(ObjectIdentifier($0)) }
        for item in coming {
            precondition(!item.contains(self), "A layout cannot be added to itself or to one of its descendants.")
            item.layout?.remove(item)
        }
        items = new
        for item in coming {
            item.layout = self
            enter(item)
        }
        changed()
    }

    /// Removes all items.
    public func removeAll() {
        for item in items {
            leave(item)
            item.layout = nil
        }
        items = []
        changed()
    }

    /// Returns the item of this layout that holds `view`; nil if there is none.
    public func item(of view: View) -> LayoutItem? { view.layoutItems.first { $0.layout === self } }

    /// All views in drawing order, including those of nested layouts. The body of a folded accordion cell is not among them.
    public var views: [View] {
        var views: [View] = []
        views.reserveCapacity(items.count)
        // Every frame asks the layouts that it shows: most have no others in them.
        var pending: [LayoutItem] = []
        for (index, item) in items.enumerated() where !item.isStowed {
            if case .view(let view) = item.content { views.append(view) }
            guard case .layout = item.content else { continue }
            pending = items[index...].reversed()
            break
        }
        while let item = pending.popLast() {
            if item.isStowed { continue }
            switch item.content {
            case .view(let view): views.append(view)
            case .layout(let layout): pending.append(contentsOf: layout.items.reversed())
            case .none: break
            }
        }
        return views
    }

    /// Returns the item at `point`, a point in the layout's own space: in points from its top left corner, padding included.
    ///
    /// The frames of the last layout decide. A gap belongs to no item; of overlapping items the last one is returned. The result is nil in
    /// a gap and while the layout is not shown.
    public func item(at point: Point) -> LayoutItem? {
        guard let tree = host?.queue?.tree, let node = host?.node, let hit = tree.child(of: node, at: point) else { return nil }
        return items.first { $0.node == hit }
    }

    /// Whether rules of the items name other items.
    var hasRelations: Bool { false }

    /// Returns the visibility of one of the items as this layout applies it.
    func visibility(of item: LayoutItem) -> Visibility { item.visibility }

    // MARK: being shown

    /// Leaves the item or the view that has this layout.
    func leavePlace() {
        if let holder {
            holder.setContent(.none)
        } else if let layoutView {
            layoutView.layouts = layoutView.layouts.filter { $0 !== self }
        }
    }

    /// A view of an item appears in, or a nested layout joins, the view that shows this layout.
    func enter(_ item: LayoutItem) {
        guard let layoutView else { return }
        switch item.content {
        case .view(let view):
            view.leaveAll(but: item)
            view.superview = layoutView
        case .layout(let layout): layout.show(in: layoutView)
        case .none: break
        }
    }

    func leave(_ item: LayoutItem) {
        guard let layoutView else { return }
        switch item.content {
        case .view(let view): if view.superview === layoutView { view.superview = nil }
        case .layout(let layout): layout.show(in: nil)
        case .none: break
        }
    }

    /// Makes `view` the one that shows this layout and all layouts nested in it.
    func show(in view: LayoutView?) {
        var pending: [ItemLayout] = [self]
        while let layout = pending.popLast() {
            let old = layout.layoutView
            layout.layoutView = view
            for item in layout.items {
                switch item.content {
                case .view(let child):
                    if view == nil, child.superview === old { child.superview = nil }
                    if let view {
                        child.leaveAll(but: item)
                        child.superview = view
                    }
                case .layout(let nested): pending.append(nested)
                case .none: break
                }
            }
        }
    }

    func changed() {
        if let host { host.queue?.add(.shape, host) }
        onItemsChange?()
    }

    func styleChanged() {
        if let host { host.queue?.add(.container, host) }
        onStyleChange?()
    }

    /// Reports that the settings of a custom layout have changed.
    package final func settingsChanged() { styleChanged() }

    override var placingItem: LayoutItem? { host }
    override var places: [TreeObject] { (holder.map { [$0] } ?? []) + (layoutView.map { [$0] } ?? []) }
    override var isHollow: Bool { items.isEmpty }

    deinit { TreeObject.dismantle { surrenderItems(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) { surrenderItems(into: &orphans) }

    private final func surrenderItems(into orphans: inout [TreeObject]) {
        orphans.append(contentsOf: items as [TreeObject])
        items = []
    }
}

import TatamiGeometry
import TatamiLayout

/// One entry of a layout: a view, or a layout nested without a view, with the rules for its size and place.
///
/// A view may have items in several layouts; only the item of the layout that is shown counts. An item without content is an empty box.
public final class LayoutItem: TreeObject {
    /// What an item holds.
    public enum Content {
        /// A view.
        case view(View)
        /// A layout that is nested without a view.
        case layout(ItemLayout)
        /// Nothing: the item is an empty box.
        case none
    }

    /// The view or layout in the item.
    public private(set) var content: Content
    /// The layout that holds the item.
    public internal(set) weak var layout: ItemLayout?
    /// A name by which rules and tools find the item.
    public var id: String? {
        didSet { if id != oldValue { queue?.add(.rules, self) } }
    }
    /// A value of the program's own. Custom layouts read it as `Child.data`.
    public var tag: Any? {
        get { Loose.value(of: storedTag) }
        set { storedTag = newValue }
    }
    private var storedTag: Any? { didSet { queue?.add(.style, self) } }

    /// The rules of the item for its layout.
    public var style = ItemStyle() {
        didSet {
            if style != oldValue { queue?.add(.style, self) }
            if style.cell.isSeparator != oldValue.cell.isSeparator { layout?.changed() }
        }
    }
    /// For a separator of a tile layout: whether the tiles after it, up to the next separator, are folded.
    public var folded = false {
        didSet { if folded != oldValue { layout?.changed() } }
    }

    /// Whether people can drag the item, and drop others beside it by keys. The default is true for views, except separators and spacers.
    public var draggable: Bool {
        get { ownDraggable ?? (view != nil && !(view is Spacer) && !style.cell.isSeparator) }
        set { ownDraggable = newValue }
    }
    private var ownDraggable: Bool?
    /// Whether a drag has taken the item to another container, so that it takes no room here.
    var isCarried = false {
        didSet { if isCarried != oldValue { queue?.add(.style, self) } }
    }

    /// Whether the item is out of the tree for the time being: it has no node, and neither has anything in it. The layout keeps it.
    package var isStowed: Bool {
        get { stowed }
        set {
            guard newValue != stowed else { return }
            stowed = newValue
            layout?.changed()
        }
    }
    private var stowed = false

    /// Runs a closure that measures what is around the item as if it were not stowed. Nothing else sees the difference.
    package func measuringStowed<Result>(_ work: () -> Result) -> Result {
        let old = stowed
        stowed = false
        defer { stowed = old }
        return work()
    }

    /// The cells that the item covers in a row or column of cells, from 0, along the axis of its grid (`GridLayout.cellAxis`); nil if
    /// `column` and `row` decide.
    public var cells: Range<Int>? {
        didSet { if cells != oldValue { queue?.add(.style, self) } }
    }

    /// The rules of a relative layout, in a separate object because few items have any.
    private var ruleBox: RuleBox?

    /// The rules for the item's place in a relative layout; other layouts do not read them.
    public var rules: RelativeRules<SiblingReference> {
        get { ruleBox?.rules ?? RelativeRules() }
        set {
            guard newValue != rules else { return }
            ruleBox = RuleBox(rules: newValue)
            queue?.add(.rules, self)
        }
    }

    /// The node of the item while it is part of a root's tree.
    var node: NodeID?
    var queue: ChangeQueue? { didSet { queuedChanges = 0 } }
    /// The kinds of changes that wait in the queue, one bit for each.
    var queuedChanges: UInt8 = 0
    /// The items under the node, as the tree has them.
    var attached: [LayoutItem] = []

    /// Creates an item. It takes over the rules that its view or layout has kept.
    public init(_ content: Content = .none) {
        self.content = content
        super.init()
        claim()
        takeRules()
    }

    /// Creates the item of a view outside of any layout: of a root, of a view at its own frame, or of one that is measured alone. The
    /// rules kept by the view wait for an item in a layout.
    init(holding view: View) {
        content = .view(view)
        super.init()
        claim()
    }

    /// Creates an item for one of a view's own layouts, which fills the view.
    init(filling layout: ItemLayout) {
        content = .layout(layout)
        super.init()
        (horizontalAlignment, verticalAlignment) = (.stretch, .stretch)
    }
    /// Creates an item that holds a view, and takes over the rules that the view has kept.
    public convenience init(_ view: View) { self.init(.view(view)) }
    /// Creates an item that holds a layout, and takes over the rules that the layout has kept.
    public convenience init(_ layout: ItemLayout) { self.init(.layout(layout)) }

    /// The view in the item; nil for a nested layout and for an empty item.
    public var view: View? { if case .view(let view) = content { view } else { nil } }
    /// The layout nested in the item; nil for a view and for an empty item.
    public var nestedLayout: ItemLayout? { if case .layout(let layout) = content { layout } else { nil } }

    /// Replaces the content of the item. The rules of the item stay.
    public func setContent(_ content: Content) {
        layout?.leave(self)
        view?.letGo(by: self)
        if view?.layoutItem === self { view?.layoutItem = nil }
        if nestedLayout?.holder === self { nestedLayout?.holder = nil }
        self.content = content
        claim()
        takeRules()
        layout?.enter(self)
        layout?.changed()
        queue?.add(.shape, self)
    }

    /// Registers the item with its content. A view may be in several items; a layout is in one place.
    private func claim() {
        view?.hold(by: self)
        nestedLayout?.leavePlace()
        nestedLayout?.holder = self
    }

    /// Applies the rules that the view or the layout has kept.
    private func takeRules() {
        guard let arranged, !arranged.keptRules.isEmpty else { return }
        let rules = arranged.keptRules
        arranged.keptRules = []
        for rule in rules { rule(self) }
    }

    var nodeContent: NodeContent {
        switch content {
        case .view(let view): view.nodeContent
        case .layout(let layout): layout.nodeContent
        case .none: .empty
        }
    }

    var nodeItems: [LayoutItem] {
        switch content {
        case .view(let view): view.nodeItems
        case .layout(let layout): layout.nodeItems
        case .none: []
        }
    }

    /// The style that the tree gets. The layout may fold the item, and a spacer takes room along its stack.
    var nodeStyle: ItemStyle {
        var style = style
        style.visibility = presentVisibility
        if let cells, let grid = layout as? GridLayout { style.cell.name(cells, along: grid.cellAxis) }
        if let folding = view?.folding { style = folding.applied(to: style, isFree: layout == nil) }
        guard let spacer = view as? Spacer, let stack = layout as? StackLayout else { return style }
        return spacer.style(style, along: stack.axis)
    }

    /// The visibility as the layout applies it, and as a drag does that has taken the item elsewhere.
    var presentVisibility: Visibility { isCarried ? .collapsed : layout?.visibility(of: self) ?? style.visibility }

    /// The name of the node in messages: the name by which rules can refer to it; for a nameless item of a relative layout, a description
    /// of its content.
    var nodeName: String? { id ?? view?.id ?? (layout?.hasRelations == true ? words : nil) }

    override var places: [TreeObject] { layout.map { [$0] } ?? [] }
    override var placingItem: LayoutItem? { self }
    override var arranged: TreeObject? { view ?? nestedLayout }
    override var isHollow: Bool { arranged?.isHollow ?? true }

    deinit { TreeObject.dismantle { surrender(into: &$0) } }

    override func surrender(into orphans: inout [TreeObject]) {
        switch content {
        case .view(let view): orphans.append(view)
        case .layout(let layout): orphans.append(layout)
        case .none: break
        }
        content = .none
        orphans.append(contentsOf: attached as [TreeObject])
        attached = []
    }
}

private final class RuleBox {
    let rules: RelativeRules<SiblingReference>
    init(rules: RelativeRules<SiblingReference>) { self.rules = rules }
}

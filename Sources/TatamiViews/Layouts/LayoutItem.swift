import TatamiGeometry
import TatamiLayout

/// One entry of a layout: a view, or a layout nested without a view, and what it says about its size and place.
///
/// A view may have items in several layouts; only that of the layout that is shown counts. An item without content is an empty
/// box.
public final class LayoutItem: TreeObject {
    /// What an item holds.
    public enum Content {
        case view(View)
        case layout(ItemLayout)
        case none
    }

    /// What is arranged.
    public private(set) var content: Content
    /// The layout that holds the item.
    public internal(set) weak var layout: ItemLayout?
    /// A name by which rules and tools find the item.
    public var id: String? {
        didSet { if id != oldValue { queue?.add(.rules, self) } }
    }
    /// Anything of the program's own; custom layouts read it as `Child.data`.
    public var tag: Any? {
        get { Loose.value(of: storedTag) }
        set { storedTag = newValue }
    }
    private var storedTag: Any? { didSet { queue?.add(.style, self) } }

    /// What the item says to its layout.
    public var style = ItemStyle() {
        didSet {
            if style != oldValue { queue?.add(.style, self) }
            if style.cell.isSeparator != oldValue.cell.isSeparator { layout?.changed() }
        }
    }
    /// On a separator of a tile layout: the tiles behind it, up to the next separator, are folded away.
    public var folded = false {
        didSet { if folded != oldValue { layout?.changed() } }
    }

    /// The cells that the item covers in a row or column of them, from 0, whichever its grid counts by (`GridLayout.cellAxis`); nil =
    /// what `column` and `row` say.
    public var cells: Range<Int>? {
        didSet { if cells != oldValue { queue?.add(.style, self) } }
    }

    /// Apart, because few items have any.
    private var ruleBox: RuleBox?

    /// Where the item stands in a relative layout; other layouts do not read it.
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
    /// The kinds of changes that wait in the queue, a bit each.
    var queuedChanges: UInt8 = 0
    /// The items under the node, as the tree knows them.
    var attached: [LayoutItem] = []

    /// Creates an item. It takes over the rules that its view or layout has kept.
    public init(_ content: Content = .none) {
        self.content = content
        super.init()
        claim()
        takeRules()
    }

    /// The item of a view that stands in no layout: of a root, of a view at its own frame, of one that is measured alone. Rules that
    /// the view was given wait for an item in a layout.
    init(holding view: View) {
        content = .view(view)
        super.init()
        claim()
    }

    /// An item that fills a view with one of its own layouts.
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
    /// The layout nested in the item.
    public var nestedLayout: ItemLayout? { if case .layout(let layout) = content { layout } else { nil } }

    /// Puts something else into the item; what the item says stays.
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

    /// A view may be in several items; a layout is in one place.
    private func claim() {
        view?.hold(by: self)
        nestedLayout?.leavePlace()
        nestedLayout?.holder = self
    }

    /// Applies the rules that the view or the layout was given before it had this item.
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

    /// The style as the tree gets it: its layout may fold the item away, and a spacer takes room along the stack it is in.
    var nodeStyle: ItemStyle {
        var style = style
        if let layout { style.visibility = layout.visibility(of: self) }
        if let cells, let grid = layout as? GridLayout { style.cell.name(cells, along: grid.cellAxis) }
        guard let spacer = view as? Spacer, let stack = layout as? StackLayout else { return style }
        return spacer.style(style, along: stack.axis)
    }

    /// What messages call the node: what rules can name it by, and where there are rules but no name, what it is.
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

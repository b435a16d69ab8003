import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A row of items that puts those that do not fit into a More menu.
///
/// Items have their natural widths, or those that they are given. If all fit, they stand one behind the other; otherwise those with the lowest
/// priority go to the menu, and the others are spread over the width (`OverflowLayout`). Tab stops at the toolbar once; arrow keys move among
/// its items. An item that uses arrow keys itself, such as a text field, has a tab stop of its own.
///
/// ```swift
/// let toolbar = Toolbar([ToolbarItem(Button("Cut")), ToolbarItem(Button("Copy")), .separator(), ToolbarItem(Button("Help"), isPinned: true)])
/// ```
open class Toolbar: LayoutView {
    /// The items, from the leading side on. An item is in one toolbar at a time.
    public var items: [ToolbarItem] = [] { didSet { takeItems(oldValue) } }
    /// The least distance between two items, in points.
    public var spacing = 8.0 { didSet { if spacing != oldValue { itemsChanged() } } }
    /// The greatest number of items beside More while not all fit; nil for any.
    public var maximumWhenOverflowing: Int? { didSet { if maximumWhenOverflowing != oldValue { itemsChanged() } } }
    /// The width of the More button, in points; nil for its natural one.
    public var moreWidth: Double? {
        didSet {
            guard moreWidth != oldValue else { return }
            moreItem?.fixedWidth = moreWidth
            itemsChanged()
        }
    }
    /// The button that opens the menu.
    public let moreButton = Button()
    /// The number of items that are shown beside More, separators not counted.
    public private(set) var numberOfVisibleItems = 0
    /// Called when ``numberOfVisibleItems`` has changed.
    public var onVisibleItemsChange: ((Int) -> Void)?

    private static let separatorLength = 20.0
    private let row: CustomLayout
    private let geometry = ToolbarGeometry()
    private var moreItem: LayoutItem?
    private weak var lastFocused: View?
    private var menu: Menu?

    /// Creates a toolbar.
    public init(_ items: [ToolbarItem] = []) {
        row = CustomLayout(geometry)
        super.init()
        geometry.toolbar = self
        moreButton.icon = .more
        moreButton.style = .plain
        moreButton.accessibilityLabel = "More"
        moreButton.on { [weak self] _ in self?.openMenu() }
        layout = row
        self.items = items
        takeItems([])
    }

    private func takeItems(_ old: [ToolbarItem]) {
        for item in old where item.toolbar === self { item.toolbar = nil }
        row.removeAll()
        for item in items {
            item.toolbar?.items.removeAll { $0 === item }
            item.toolbar = self
            let place = row.add(item.view)
            if item.isSeparator { place.fixedHeight = Self.separatorLength }
            if let width = item.width { place.fixedWidth = width }
        }
        moreItem = row.add(moreButton)
        moreItem?.fixedWidth = moreWidth
        itemsChanged()
    }

    /// Shows the views that the items have now.
    func viewsChanged() { takeItems(items) }

    /// Arranges the items anew, as if they were new.
    func itemsChanged() {
        geometry.arrangement = nil
        for item in row.items { item.visibility = .visible }
        contentChanged()
    }

    // MARK: Arranging

    /// Takes over what the layout has decided.
    fileprivate func arranged(_ arrangement: OverflowArrangement) {
        let (shown, overflow) = (Set(arrangement.shown), Set(arrangement.overflow))
        let focused = root?.focusedView
        for (index, item) in items.enumerated() {
            item.isInMenu = overflow.contains(index)
            row.items[index].visibility = shown.contains(index) ? .visible : .hidden
        }
        moreItem?.visibility = arrangement.morePlace == nil ? .hidden : .visible
        if let focused, items.contains(where: { $0.isInMenu && $0.view.contains(focused) }) {
            lastFocused = focused
            root?.focusSoon(moreButton)
        } else if focused === moreButton, arrangement.morePlace == nil, let view = focusAfterMore {
            root?.focusSoon(view)
        }
        if arrangement.isTooLong {
            root?.report("Toolbar\(id.map { " '\($0)'" } ?? ""): it is narrower than what it cannot put into the More menu.")
        }
        let count = arrangement.shown.count { !items[$0].isSeparator }
        guard count != numberOfVisibleItems else { return }
        numberOfVisibleItems = count
        onVisibleItemsChange?(count)
    }

    /// The view that gets the focus of a More button that is not needed any more: the one that had it before, or the last one.
    private var focusAfterMore: View? {
        func canFocus(_ view: View) -> Bool { view.canBecomeFocused && view.isEnabled }
        let views = items.filter { !$0.isInMenu }.map(\.view)
        if let lastFocused, canFocus(lastFocused), views.contains(where: { $0.contains(lastFocused) }) { return lastFocused }
        return views.last(where: canFocus)
    }

    /// Opens the menu with the items that do not fit.
    private func openMenu() {
        guard let root else { return }
        var commands: [MenuItem] = []
        var last: Int?
        for (index, item) in items.enumerated() where item.isInMenu && !item.view.hidden {
            // A separator stands between items of two groups.
            if let last, items[last..<index].contains(where: \.isSeparator) { commands.append(.separator()) }
            commands.append(item.menuItem)
            last = index
        }
        let menu = Menu(commands)
        self.menu = menu
        menu.open(at: .view(moreButton), in: root)
    }

    // MARK: Keys

    /// The views of the items that are not in the menu, and More.
    private var viewsInRow: [View] { items.filter { !$0.isInMenu }.map(\.view) + [moreButton] }

    /// Whether arrow keys stop at a view. Tab stops besides at those that use arrow keys themselves, and inside the views of items. Nothing stops at
    /// an item for which the narrowest toolbar has no room at all.
    private func isStop(_ view: View) -> Bool {
        view.frame.width > 0 && view.canBecomeFocused && !view.usesArrowKeys && view.isEnabled && view.effectiveVisibility == .visible
    }

    open override func isTabStop(inside view: View) -> Bool {
        let stops = viewsInRow.filter(isStop)
        let stop = stops.first(where: \.isFocused) ?? stops.first { $0 === lastFocused } ?? stops.first
        return stop === view || !stops.contains { $0 === view }
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        let views = viewsInRow
        // From a view inside an item, arrows go on to the items beside that.
        guard event.modifiers == [], let focused = root?.focusedView, !focused.usesArrowKeys,
            let place = views.firstIndex(where: { $0.contains(focused) })
        else { return false }
        let stops = views.indices.filter { isStop(views[$0]) }
        let isMirrored = layoutDirection == .rightToLeft
        let next: Int?
        switch event.key {
        case .left, .right:
            if (event.key == .right) != isMirrored {
                next = stops.first { $0 > place } ?? stops.first
            } else {
                next = stops.last { $0 < place } ?? stops.last
            }
        case .down, .up:
            guard focused === moreButton else { return false }
            openMenu()
            return true
        case .home: next = stops.first
        case .end: next = stops.last
        default: return false
        }
        guard let target = next.map({ views[$0] }) else { return false }
        lastFocused = target
        root?.focus(target, isVisible: true)
        return true
    }

    open override var ownRole: AccessibilityRole { .toolbar }
}

/// The layout of a toolbar. The last child is More.
private final class ToolbarGeometry: AxisLayout {
    weak var toolbar: Toolbar?
    /// What is shown; nil if the items are new.
    var arrangement: OverflowArrangement?

    private func layout(_ more: Double) -> OverflowLayout {
        OverflowLayout(moreLength: more, gap: toolbar?.spacing ?? 0, maximumWhenOverflowing: toolbar?.maximumWhenOverflowing)
    }

    private func items(_ children: Children) -> [OverflowItem] {
        guard let items = toolbar?.items else { return [] }
        return zip(items, children).map { item, child in
            OverflowItem(
                length: child.extent(along: .horizontal).natural, priority: item.priority, isPinned: item.isPinned,
                isSeparator: item.isSeparator)
        }
    }

    func measure(_ children: Children, along axis: Axis) -> Extent {
        guard axis == .horizontal else {
            let height = children.reduce(0) { max($0, $1.extent(along: .vertical).natural) }
            return Extent(minimum: height, natural: height)
        }
        let (items, more) = (items(children), children.last?.extent(along: axis).natural ?? 0)
        let all = layout(more).arrange(items, in: Numbers.limit)
        let natural = all.shown.last.map { items[$0].length + (all.places.last ?? 0) } ?? 0
        // Pinned items and More are never left out.
        let least = layout(more).arrange(items, in: 0)
        let kept = least.shown.reduce(least.morePlace == nil ? 0 : more) { $0 + items[$1].length }
        let gaps = Double(max(0, least.shown.count - (least.morePlace == nil ? 1 : 0))) * (toolbar?.spacing ?? 0)
        return Extent(minimum: min(natural, kept + gaps), natural: natural)
    }

    func place(_ children: Children, along axis: Axis, in length: Double) {
        guard axis == .horizontal else {
            for child in children {
                let height = child.extent(along: .vertical).natural
                child.place((length - height) / 2, length: height)
            }
            return
        }
        let (items, more) = (items(children), children.last?.extent(along: axis).natural ?? 0)
        guard items.count + 1 == children.count else { return }
        let new = layout(more).arrange(items, in: length, after: arrangement)
        arrangement = new
        for (item, child) in zip(items, children) { child.place(0, length: item.length) }
        for (index, (place, length)) in zip(new.shown, zip(new.places, new.lengths)) { children[index].place(place, length: length) }
        children.last?.place(new.morePlace ?? 0, length: more)
        toolbar?.arranged(new)
    }
}

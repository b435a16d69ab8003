import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// What a button of a tab bar does.
public enum TabFunction: Hashable, Sendable {
    /// Scrolls to the tabs before. The button is shown only while the tabs need more room than there is.
    case previous
    /// Scrolls to the tabs after. The button is shown only while the tabs need more room than there is.
    case next
    /// Lets people pull the tabs at once, or no longer, where ``TabBar/reordering`` allows it; the program may do more.
    case customize
    /// Folds the tab view of the bar, or unfolds it.
    case fold
    /// Whatever the program does; the text tells such buttons apart.
    case other(String)
}

/// A side of the tabs in their bar.
public enum TabSide: Hashable, Sendable, CaseIterable {
    /// Before the first tab.
    case leading
    /// After the last tab.
    case trailing
}

/// A row of tabs, of which one is current (MICUi: TabBarView).
///
///     let bar = TabBar()
///     for title in ["Boats", "Trains"] { bar.add(TabButton(title)) }
///     bar.addButton(.previous, at: .leading)
///     bar.addButton(.next, at: .trailing)
///     bar.on(.tabSelected) { bar in show(bar.currentTab) }
///
/// Tabs are never narrower than their natural width. If they need more than the bar has, the bar scrolls: by its buttons, by the wheel, by
/// a finger, and to a tab that becomes current, that is added, or that gets the focus. The bar has one Tab stop; Left and Right, Home and End
/// go to another tab and make it current, with Ctrl they only move the focus. Ctrl with Tab, Page Up or Page Down makes a neighbor current,
/// and Delete closes a tab that is closable.
///
/// With ``reordering`` people drag tabs to other places, or move the tab that has the focus by Ctrl, Shift and an arrow key, Home or End. The
/// bar sends `moved` then. A tab stays current wherever it goes in its bar.
open class TabBar: LayoutView, HandlesEvents {
    /// The named actions that are sent when people use the bar, in the order added; `ViewRoot.onAction` receives them.
    public var actions: [Action] = []
    /// The closures that receive the events of the bar: `tabSelected` and `tabClosed`, and of drags `moved`, `dragEnded` and
    /// `customizingChanged`.
    public var handlers = EventHandlers()
    /// The event of actions and closures that set none: `tabSelected`.
    open var usualEvent: Action.Event { .tabSelected }

    /// The tabs, in order: any views, usually of class ``TabButton``. Setting them keeps the current tab if it is among the new ones.
    public var tabs: [View] {
        get { row.items.compactMap(\.view) }
        set {
            let old = currentTab
            for tab in tabs { (tab as? TabButton)?.bar = nil }
            row.setItems(newValue.map { row.item(of: $0) ?? LayoutItem($0) })
            for tab in newValue { (tab as? TabButton)?.bar = self }
            tabsChanged()
            if let old, !tabs.contains(where: { $0 === old }) { makeCurrent(nil) }
        }
    }

    /// The tab whose page is shown; nil for none. Setting it scrolls to the tab and sends no event. A view that is no tab has no effect.
    public var currentTab: View? {
        get { current }
        set {
            guard newValue !== current, newValue.map({ item(of: $0) != nil }) ?? true else { return }
            makeCurrent(newValue)
        }
    }
    /// The index of the current tab; nil for none. An index without a tab counts once there are so many tabs, if none becomes current
    /// before.
    public var currentIndex: Int? {
        get { tabs.firstIndex { $0 === current } }
        set {
            if newValue == nil { currentTab = nil }
            wantedIndex = newValue
            followWantedIndex()
        }
    }
    private var wantedIndex: Int?

    private func followWantedIndex() {
        let tabs = tabs
        guard let index = wantedIndex, tabs.indices.contains(index) else { return }
        currentTab = tabs[index]
        wantedIndex = nil
    }
    private weak var current: View?
    /// The tab that was closed last, while `tabClosed` is sent; nil at other times.
    public private(set) var closedTab: View?

    // MARK: Drag and drop

    /// Where people may drag the tabs. The default is `none`. A tab view keeps its tabs, so that `shared` is `inside` in its bar.
    public var reordering: Reordering {
        get { wantedReordering == .shared && owner != nil ? .inside : wantedReordering }
        set {
            guard newValue != wantedReordering else { return }
            wantedReordering = newValue
            drags.reorderingChanged(of: strip)
        }
    }
    private var wantedReordering = Reordering.none
    /// The kind of the tabs in drags. The default is "tab".
    public var dragKind = "tab"
    /// The kinds that the bar accepts from other views whose `reordering` is `shared`. The default is "tab".
    public var acceptedKinds: Set<String> = ["tab"]
    /// What people may drag and drop. The default allows everything.
    public var dropPolicy = DropPolicy()
    /// The moves of the last drop that moved a tab, which `inverse.perform()` undoes; nil before.
    public internal(set) var lastMoves: MoveSet?
    /// How the last drag of a tab has ended; nil before.
    public internal(set) var lastDragEnd: DragMachine.End?
    /// Lets people drag the tabs.
    let drags = ItemDrags()

    let row = StackLayout(.horizontal)
    let strip: TabStrip
    let geometry = TabBarGeometry()
    private let parts: CustomLayout
    private lazy var watch = TabBarWatch(of: self)
    private(set) var functions: [(function: TabFunction, button: Button)] = []
    private weak var lastFocused: View?
    /// The tab view whose label this is.
    weak var owner: TabView?

    /// Creates a bar without tabs and buttons.
    public override init() {
        parts = CustomLayout(geometry)
        strip = TabStrip(row)
        super.init()
        strip.bar = self
        row.verticalAlignment = .stretch
        row.asksForFrames = true
        let item = LayoutItem(strip)
        item.tag = TabBarPart.tabs
        parts.add(item)
        layout = parts
    }

    // MARK: Tabs

    /// Adds a tab before another one, or at the end if `sibling` is nil or no tab, and scrolls to it if the bar is shown. A view that is a tab already moves.
    ///
    /// - Returns: The item with the rules of the tab, for example for its width.
    /// - Precondition: The tab does not contain the bar.
    @discardableResult
    public func add(_ tab: View, before sibling: View? = nil) -> LayoutItem {
        let item = row.item(of: tab) ?? LayoutItem(tab)
        var items = row.items.filter { $0 !== item }
        items.insert(item, at: items.firstIndex { $0.view === sibling && sibling != nil } ?? items.count)
        row.setItems(items)
        (tab as? TabButton)?.bar = self
        tabsChanged()
        if strip.frame.width > 0 { reveal(tab) }
        return item
    }

    /// Removes a tab. If it was current, the next tab becomes current, or else the one before, and `tabSelected` is sent. A view that is no
    /// tab has no effect.
    public func remove(_ tab: View) {
        guard let item = item(of: tab), let place = tabs.firstIndex(where: { $0 === tab }) else { return }
        let (wasCurrent, wasFocused) = (tab === current, tab.isFocused)
        row.remove(item)
        (tab as? TabButton)?.bar = nil
        tabsChanged()
        let left = tabs
        let neighbor = left.isEmpty ? nil : left[min(place, left.count - 1)]
        if wasFocused, let neighbor { root?.focus(neighbor) }
        guard wasCurrent else { return }
        makeCurrent(neighbor)
        report(.tabSelected)
    }

    /// Removes a tab as people do: sends `tabClosed` besides.
    func close(_ tab: View) {
        guard item(of: tab) != nil else { return }
        if let owner { owner.remove(tab) } else { remove(tab) }
        closedTab = tab
        report(.tabClosed)
        closedTab = nil
    }

    /// Returns the item with the rules of a tab; nil for a view that is no tab.
    public func item(of tab: View) -> LayoutItem? { row.item(of: tab) }

    func tabsChanged() {
        // Neighbors share a border.
        row.spacing = -Numbers.cleanLength(tabs.lazy.compactMap { ($0 as? TabButton)?.outlineWidth }.first ?? 0)
        followWantedIndex()
    }

    func makeCurrent(_ tab: View?) {
        (current as? TabButton)?.selected = false
        (current, wantedIndex) = (tab, nil)
        (tab as? TabButton)?.selected = true
        if let tab { reveal(tab) }
        owner?.currentTabChanged()
    }

    /// Makes a tab current as people do.
    func choose(_ tab: View) {
        guard tab !== current else { return }
        makeCurrent(tab)
        owner?.tabChosen()
        report(.tabSelected)
    }

    /// People press a tab.
    func press(_ tab: View) {
        if tab === current { owner?.currentTabPressed() } else { choose(tab) }
    }

    func report(_ event: Action.Event) {
        send(event)
        owner?.send(event)
    }

    // MARK: Buttons

    /// Adds a button beside the tabs, after those that are there, and returns it, for example to change its icon.
    ///
    /// A button for `customize` or `other` does what the program lets it do: `bar.addButton(.other("new"), at: .trailing).on { ... }`.
    @discardableResult
    public func addButton(_ function: TabFunction, at side: TabSide) -> Button {
        let button = TabFunctionButton(function, of: self)
        functions.append((function, button))
        let item = LayoutItem(button)
        item.tag = function == .previous || function == .next ? TabBarPart.scrolling : TabBarPart.button
        let tabs = parts.items.firstIndex { $0.view === strip } ?? 0
        parts.insert(item, at: side == .leading ? tabs : parts.items.count)
        followLayout()
        return button
    }

    /// The buttons beside the tabs, in the order in which they were added.
    public var buttons: [Button] { functions.map(\.button) }

    /// Removes a button that ``addButton(_:at:)`` has returned. Any other button has no effect.
    public func removeButton(_ button: Button) {
        guard functions.contains(where: { $0.button === button }), let item = parts.item(of: button) else { return }
        parts.remove(item)
        functions.removeAll { $0.button === button }
    }

    func perform(_ function: TabFunction) {
        switch function {
        case .previous: strip.scroll(toDistance: strip.distanceToPrevious(tabs))
        case .next: strip.scroll(toDistance: strip.distanceToNext(tabs))
        case .fold: owner?.toggle()
        case .customize: drags.recognizer.machine.isCustomizing ? endCustomizing() : beginCustomizing()
        case .other: break
        }
    }

    // MARK: Scrolling

    /// Scrolls in the next frame until a tab can be seen, with 24 points of the tab beside it if there is room. A view that is no tab has no
    /// effect.
    public func reveal(_ tab: View) {
        watch.revealed = tab
        followLayout()
    }

    open override func sizeChanged(from old: Size) {
        super.sizeChanged(from: old)
        if let current { strip.reveal(current, isAnimated: false) }
        followLayout()
    }

    /// Keeps the buttons up to date from now on.
    func followLayout() {
        root?.add(watch)
        watch.updateButtons()
    }

    // MARK: Keys

    open override func keyDown(_ event: KeyEvent) -> Bool { step(event) || moveFocus(event) || moveTab(event) || super.keyDown(event) }

    /// Moves the focus among the tabs. Without Ctrl, the tab where it arrives becomes current.
    private func moveFocus(_ event: KeyEvent) -> Bool {
        let usable = usableTabs
        guard event.modifiers.subtracting(.control) == [], let place = usable.firstIndex(where: \.isFocused),
            let next = self.place(after: place, of: usable.count, by: event.key, along: .horizontal, wraps: true)
        else { return false }
        if next != place { root?.focus(usable[next], isVisible: true) }
        if event.modifiers == [] { choose(usable[next]) }
        return true
    }

    /// Makes a neighbor of the current tab current, by Ctrl with Tab, Page Up or Page Down.
    func step(_ event: KeyEvent) -> Bool {
        let way: Int
        switch (event.key, event.modifiers) {
        case (.tab, .control), (.pageDown, .control): way = 1
        case (.tab, [.control, .shift]), (.pageUp, .control): way = -1
        default: return false
        }
        let usable = usableTabs
        guard usable.count > 1 else { return false }
        let place = usable.firstIndex { $0 === current } ?? (way > 0 ? -1 : 0)
        let next = usable[(place + way + usable.count) % usable.count]
        let takesFocus = tabs.contains(where: \.isFocused)
        choose(next)
        if takesFocus { root?.focus(next, isVisible: true) }
        return true
    }

    private var usableTabs: [View] { tabs.filter { $0.canBecomeFocused && $0.isEnabled && !$0.hidden } }

    /// Whether Tab stops at a tab.
    func isTabStop(_ tab: View) -> Bool {
        let usable = usableTabs
        if let focused = usable.first(where: \.isFocused) { return focused === tab }
        return (usable.first { $0 === current } ?? usable.first { $0 === lastFocused } ?? usable.first) === tab
    }

    func noteFocus(_ tab: View) {
        lastFocused = tab
        reveal(tab)
    }
}

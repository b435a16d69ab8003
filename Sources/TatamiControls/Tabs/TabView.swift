import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// Tabs with a page each, of which one is shown (MICUi: DsTabView). It is an accordion cell whose label is the bar of the tabs, so the page
/// can be folded.
///
///     let view = TabView()
///     view.addTab("boats", title: "Boats") { BoatsPage() }
///     view.addTab("trains", title: "Trains") { TrainsPage() }
///     view.on(.tabSelected) { print($0.selectedTab ?? "none") }
///
/// The first tab that is added is selected. People select another one by a press, by the arrow keys, or by Ctrl with Tab, Page Up or Page
/// Down; a press on the selected tab folds the page or unfolds it. `tabSelected` is sent when people select a tab and when the selected one is
/// removed, not when the program sets ``selectedTab``; `tabClosed` when people close one.
///
/// A page is made when it is first shown, and kept with its state while others are shown; a page that is not shown has no layout and is
/// unknown to assistive technology.
open class TabView: AccordionCell {
    /// The bar with the tabs. Add buttons to it: `view.bar.addButton(.next, at: .trailing)`.
    public let bar = TabBar()
    /// Whether a tab that people select unfolds the view. The default is true.
    public var unfoldsOnSelect = true
    /// The greatest number of pages that are kept, at least 5; nil, the default, for all. Of more pages, the one that has not been shown for
    /// the longest time is freed, and made again when it is next shown.
    public var keptPages: Int? { didSet { freePages() } }

    // MARK: Options of the tabs

    /// The height of the tabs, in points; 0, the default, for that of the highest.
    public var tabHeight = 0.0 { didSet { if tabHeight != oldValue { applyOptions() } } }
    /// The width of the tabs, in points; 0, the default, for the natural width of each.
    public var tabWidth = 0.0 { didSet { if tabWidth != oldValue { applyOptions() } } }
    /// The least width of a tab with its natural width, in points. It wins over the greatest.
    public var leastTabWidth = 0.0 { didSet { if leastTabWidth != oldValue { applyOptions() } } }
    /// The greatest width of a tab with its natural width, in points; 0, the default, for none.
    public var greatestTabWidth = 0.0 { didSet { if greatestTabWidth != oldValue { applyOptions() } } }
    /// The distances from the edges of each tab to its picture and title, in points.
    public var contentMargin = TabButton.usualInsets { didSet { if contentMargin != oldValue { applyOptions() } } }
    /// Whether the tabs stand below the page and are open above. The default is false. It sets ``AccordionCell/labelPosition``.
    public var attachBottom = false {
        didSet {
            guard attachBottom != oldValue else { return }
            labelPosition = attachBottom ? [.bottom, .leading] : [.top, .leading]
            applyOptions()
        }
    }

    private let pages = TabPages()
    private var entries: [TabEntry] = []
    /// The entries whose pages are made, the one that was shown last at the end.
    private var made: [TabEntry] = []
    private var refused: [String] = []

    /// Creates a tab view without tabs.
    public override init() {
        super.init()
        bar.owner = self
        label = bar
        body = .view(pages)
        togglesOnPress = false
    }

    open override var usualEvent: Action.Event { .tabSelected }

    // MARK: Tabs

    /// The keys of the tabs, in order.
    public var tabKeys: [String] { tabButtons.map(\.key) }
    /// The tabs, in order.
    public var tabButtons: [TabButton] { bar.tabs.compactMap { $0 as? TabButton } }
    /// Returns the tab with a key; nil if there is none.
    public func tab(_ key: String) -> TabButton? { tabButtons.first { $0.key == key } }
    /// Returns the page of a tab; nil if there is none, or if it is not made yet.
    public func page(_ key: String) -> View? { entries.first { $0.tab.key == key }?.item?.view }
    /// The key of the tab that people have closed, while `tabClosed` is sent; nil at other times.
    public var closedTab: String? { (bar.closedTab as? TabButton)?.key }

    /// The key of the selected tab; nil for none. Setting it shows the page and sends no event; a folded view stays folded. A key without a
    /// tab counts once such a tab is added, if none is selected before.
    public var selectedTab: String? {
        get { (bar.currentTab as? TabButton)?.key }
        set {
            wantedTab = newValue
            guard let newValue else {
                bar.currentTab = nil
                return
            }
            if let tab = tab(newValue) { bar.currentTab = tab }
            if selectedTab == newValue { wantedTab = nil }
        }
    }
    /// The key of the tab that is selected as soon as there is one.
    private var wantedTab: String?

    /// Adds a tab, and selects it if it is the only one.
    ///
    /// - Parameters:
    ///   - key: The name of the tab. A key that another tab has is refused: the root's diagnostics name it, and that tab is returned.
    ///   - title: The title of the tab.
    ///   - icon: The icon before the title.
    ///   - image: The picture before the title, in place of an icon.
    ///   - resources: What the tab shows in its states, in place of the theme's look.
    ///   - before: The key of the tab before which it is added; nil, or a key without a tab, for the end.
    ///   - page: Makes the page when it is first shown; nil for a tab without a page.
    /// - Returns: The tab.
    @discardableResult
    public func addTab(
        _ key: String, title: String, icon: IconName? = nil, image: Image? = nil, resources: StatefulResource? = nil,
        before: String? = nil, page: (() -> View)? = nil
    ) -> TabButton {
        let tab = TabButton(title)
        tab.key = key
        if let icon { tab.icon = icon }
        if let image { tab.image = image }
        if let resources { tab.resources.merge(resources) }
        return addTab(tab, before: before, page: page)
    }

    /// Adds a tab that the program has made; see ``addTab(_:title:icon:image:resources:before:page:)``. A tab without a key has its title as
    /// its key.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - before: The key of the tab before which it is added; nil, or a key without a tab, for the end.
    ///   - page: Makes the page when it is first shown; nil for the `page` of the tab.
    @discardableResult
    public func addTab(_ tab: TabButton, before: String? = nil, page: (() -> View)? = nil) -> TabButton {
        if tab.key.isEmpty { tab.key = tab.title ?? "" }
        if let other = self.tab(tab.key) {
            if other !== tab {
                let name = id.map { " '\($0)'" } ?? ""
                report("TabView\(name): a second tab with the key '\(tab.key)' was not added. Give each tab a key of its own.")
            }
            return other
        }
        entries.append(TabEntry(tab, page ?? { [weak tab] in tab?.page }))
        bar.add(tab, before: before.flatMap { self.tab($0) })
        applyOptions(to: tab)
        let wanted = wantedTab
        if bar.tabs.count == 1 || tab.key == wanted { bar.makeCurrent(tab) }
        wantedTab = tab.key == wanted ? nil : wanted
        return tab
    }

    /// Removes a tab and its page. If it was selected, the next tab is selected, or else the one before, and `tabSelected` is sent. A key
    /// without a tab has no effect.
    public func removeTab(_ key: String) { if let tab = tab(key) { remove(tab) } }

    func remove(_ tab: View) {
        guard let place = entries.firstIndex(where: { $0.tab === tab }) else { return }
        let entry = entries.remove(at: place)
        made.removeAll { $0 === entry }
        bar.remove(tab)
        if let item = entry.item { pages.board.remove(item) }
    }

    /// Replaces the tabs. Those that stay keep their pages.
    package func setTabs(_ tabs: [TabButton]) {
        for tab in tabButtons where !tabs.contains(where: { $0 === tab }) { remove(tab) }
        for tab in tabs { addTab(tab) }
        bar.tabs = tabs.filter { bar.item(of: $0) != nil }
    }

    private func applyOptions() { for tab in tabButtons { applyOptions(to: tab) } }

    private func applyOptions(to tab: TabButton) {
        guard let item = bar.item(of: tab) else { return }
        tab.attachBottom = attachBottom
        tab.contentInsets = contentMargin.atLeastZero
        item.fixedHeight = tabHeight > 0 ? tabHeight : nil
        item.fixedWidth = tabWidth > 0 ? tabWidth : nil
        item.style.minWidth = max(0, leastTabWidth)
        item.style.maxWidth = greatestTabWidth > 0 ? greatestTabWidth : nil
    }

    private func report(_ message: String) {
        if let root { root.report(message) } else { refused.append(message) }
    }

    open override func sizeChanged(from old: Size) {
        super.sizeChanged(from: old)
        for message in refused { root?.report(message) }
        refused = []
    }

    // MARK: Pages

    private var currentEntry: TabEntry? { entries.first { $0.tab === bar.currentTab } }

    /// The current tab of the bar has changed.
    func currentTabChanged() {
        wantedTab = nil
        leavePage()
        showPage()
        let current = currentEntry
        for entry in entries { entry.item?.isStowed = entry !== current }
        pages.accessibilityLabelledBy = bar.currentTab
    }

    /// Passes the focus on from a page that is hidden to the tab whose page is shown.
    private func leavePage() {
        guard let root, let focused = root.focusedView, let tab = bar.currentTab else { return }
        let path = [focused] + focused.superviews
        let isShown = currentEntry?.item?.view.map { page in path.contains { $0 === page } } ?? false
        if path.contains(where: { $0 === pages }), !isShown { root.focus(tab) }
    }

    /// Makes the page of the selected tab if it is to be seen.
    private func showPage() {
        guard !isFolded, let entry = currentEntry else { return }
        if entry.item == nil, let page = entry.make() { entry.item = pages.board.add(page) }
        made.removeAll { $0 === entry }
        if entry.item != nil { made.append(entry) }
        freePages()
    }

    private func freePages() {
        guard let keptPages else { return }
        while made.count > max(5, keptPages) {
            let entry = made.removeFirst()
            if let item = entry.item { pages.board.remove(item) }
            entry.item = nil
        }
    }

    override func bodyWillShow() { showPage() }

    override func foldedChanged() {
        for case let button as TabFunctionButton in bar.functions.map(\.button) { button.showFolded(isFolded) }
        (bar.currentTab as? TabButton)?.accessibilityChanged()
    }

    override var focusedByFolding: View { bar.currentTab ?? super.focusedByFolding }

    // MARK: Use

    func tabChosen() { if unfoldsOnSelect, isFolded { unfold() } }

    func currentTabPressed() { toggle() }

    open override func keyDown(_ event: KeyEvent) -> Bool { bar.step(event) || super.keyDown(event) }
}

/// A tab of a tab view with its page.
private final class TabEntry {
    let tab: TabButton
    let make: () -> View?
    /// The item of the page; nil as long as the page is not made.
    var item: LayoutItem?

    init(_ tab: TabButton, _ make: @escaping () -> View?) { (self.tab, self.make) = (tab, make) }
}

extension Insets {
    fileprivate var atLeastZero: Insets {
        Insets(top: max(0, top), leading: max(0, leading), bottom: max(0, bottom), trailing: max(0, trailing))
    }
}

/// The pages of a tab view, of which one is in the layout.
final class TabPages: LayoutView {
    let board = OverlayLayout()

    override init() {
        super.init()
        (board.horizontalAlignment, board.verticalAlignment) = (.stretch, .stretch)
        board.asksForFrames = true
        layout = board
    }

    override var ownRole: AccessibilityRole { .grouping }
}

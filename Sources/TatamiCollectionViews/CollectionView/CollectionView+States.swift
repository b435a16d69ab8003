import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// What is known of the content of a collection.
public enum CollectionState: String, Hashable, Sendable, CaseIterable {
    /// It is there. Without items, `CollectionView.emptyView` is shown.
    case ready
    /// It is being loaded.
    case loading
    /// It could not be loaded.
    case failed
}

extension ElementKind {
    /// What is shown in place of items.
    static let placeholder: ElementKind = "placeholder"
    /// What is shown above the first item while people pull it down.
    static let refresh: ElementKind = "refresh"
}

/// The views of a collection beside its items.
struct CollectionPlaceholders {
    var views: [CollectionState: View] = [:]
    var state = CollectionState.ready
    /// The view that is shown at present.
    weak var shown: View?
    var onRefresh: (() -> Void)?
    var pullsToRefresh = false
    /// Whether people have pulled far enough to refresh once they let go.
    var isArmed = false
    var isRefreshing = false

    /// Whether there may be something to show.
    var isInUse: Bool { !views.isEmpty || canRefresh }
    /// Whether people can refresh the content.
    var canRefresh: Bool { onRefresh != nil || pullsToRefresh }
}

/// What is shown in place of items, and pulling down to refresh (collections: rule 47).
extension CollectionView {
    /// What is known of the content. While there are no items, the collection shows the view for this state in its middle.
    public var contentState: CollectionState {
        get { placeholders.state }
        set {
            guard newValue != placeholders.state else { return }
            placeholders.state = newValue
            contentChanged()
        }
    }
    /// What is shown in place of items if there are none; nil for nothing.
    public var emptyView: View? {
        get { placeholders.views[.ready] }
        set { setPlaceholder(newValue, for: .ready) }
    }
    /// What is shown in place of items while they are loaded; nil for nothing.
    public var loadingView: View? {
        get { placeholders.views[.loading] }
        set { setPlaceholder(newValue, for: .loading) }
    }
    /// What is shown in place of items that could not be loaded; nil for nothing.
    public var failedView: View? {
        get { placeholders.views[.failed] }
        set { setPlaceholder(newValue, for: .failed) }
    }

    private func setPlaceholder(_ view: View?, for state: CollectionState) {
        placeholders.views[state] = view
        contentChanged()
    }

    /// What is pinned, and what is shown beside the items.
    func pinnedElements() -> [Attributes] {
        var found = check.checked(arrangement.pinned(in: visible)).filter { !$0.isHidden }
        let element = placeholder()
        if let element { found.append(Attributes(element, frame: visible.frame)) }
        // The view in place of items that are loaded says the same as the indicator.
        let saysLoading = element != nil && placeholders.state == .loading
        if isRefreshing && !saysLoading || canRefresh && distance(along: axis) < 0 {
            if templates[.refresh] == nil { templates[.refresh] = Self.refreshTemplate }
            found.append(Attributes(.supplementary(.refresh, of: .content), frame: area(-refreshLength..<0)))
        }
        return found
    }

    /// The element in place of items; nil while there are any, or nothing to show.
    private func placeholder() -> LayoutElement? {
        let view = selection.total > hiddenItems.keys.count ? nil : placeholders.views[placeholders.state]
        let element = LayoutElement.supplementary(.placeholder, of: .content)
        if view !== placeholders.shown {
            placeholders.shown = view
            if let cell = cells.removeValue(forKey: element) { recycle(cell) }
            templates[.placeholder] = view.map { view in
                CellTemplate(
                    make: { LayoutView { Overlay { view.align(horizontal: .center, vertical: .center) } } }, configure: { _, _ in true })
            }
            pool[.placeholder] = nil
            if let text = view?.messageText { root?.announce(text) }
        }
        return view == nil ? nil : element
    }

    // MARK: Pulling down

    /// The distance by which people pull to refresh, and the room for the indicator, in points.
    private var refreshLength: Double { 64 }
    /// The room before the items while they are refreshed.
    var refreshRoom: Double { placeholders.isRefreshing ? refreshLength : 0 }

    /// Called when people pull the content down by 64 points and let go, or press F5 at an item. The indicator turns until ``endRefreshing()``.
    /// The default nil means that nothing is refreshed.
    public var onRefresh: (() -> Void)? {
        get { placeholders.onRefresh }
        set {
            placeholders.onRefresh = newValue
            refreshChanged()
        }
    }

    /// Whether people can refresh the content although there is no ``onRefresh``: the view sends `.refreshed`. The default is false.
    public var pullsToRefresh: Bool {
        get { placeholders.pullsToRefresh }
        set {
            placeholders.pullsToRefresh = newValue
            refreshChanged()
        }
    }

    var canRefresh: Bool { placeholders.canRefresh }

    private func refreshChanged() {
        if !canRefresh {
            placeholders.isArmed = false
            endRefreshing()
        }
        contentChanged()
    }

    /// The indicator.
    private static var refreshTemplate: CellTemplate {
        CellTemplate(
            make: { LayoutView { Overlay { ActivityIndicator().align(horizontal: .center, vertical: .center) } } },
            configure: { _, _ in true })
    }

    /// Whether the content is being refreshed. Setting it shows the indicator or takes it away, and calls nobody.
    public var isRefreshing: Bool {
        get { placeholders.isRefreshing }
        set { if newValue { showRefreshing() } else { endRefreshing() } }
    }

    /// Shows the indicator, calls ``onRefresh`` and sends `.refreshed`, as pulling down does. It has no effect if people cannot refresh the
    /// content, and while that goes on.
    public func beginRefreshing() {
        guard canRefresh, !isRefreshing else { return }
        showRefreshing()
        onRefresh?()
        sendFromPeople(.refreshed)
    }

    private func showRefreshing() {
        guard !isRefreshing else { return }
        (placeholders.isRefreshing, placeholders.isArmed) = (true, false)
        if state.cross != nil {
            // What people have pulled open stays open, and what they have scrolled away from the start stays where it is.
            let offset = distance(along: axis)
            let way = offset < 1 ? max(0, min(refreshLength, -offset)) : refreshLength
            shift(by: way)
            if offset < 1 { scroll(toDistance: 0, along: axis, root?.reducesMotion == true ? nil : .curve(.easeOut, duration: 0.25)) }
            slide(from: way - refreshLength)
        }
        contentChanged()
    }

    /// Takes the indicator away: the content moves back to where it was.
    public func endRefreshing() {
        guard isRefreshing else { return }
        placeholders.isRefreshing = false
        guard state.cross != nil else { return }
        let way = min(refreshLength, max(0, distance(along: axis)))
        shift(by: -way)
        slide(from: refreshLength - way)
    }

    /// Lets all cells come from a distance along the main axis.
    private func slide(from way: Double) {
        state.needsPlacing = true
        contentChanged()
        guard way != 0, let root, !root.reducesMotion else { return }
        root.layOutNow()
        var offset = Point.zero
        offset[axis] = way
        let moved = cells.values.filter { $0.superview === self }.map { ($0 as View, $0.attributes?.frame) }
        for (view, frame) in moved + carousels.views.values.map({ ($0, $0.carousel.frame) }) {
            guard let frame else { continue }
            view.come(from: cellFrame(frame).moved(by: offset), by: .curve(.easeOut, duration: 0.25))
        }
    }

    /// Follows a pull. Called before each frame.
    func followPull() {
        guard canRefresh, !isRefreshing else { return }
        let over = -distance(along: axis)
        if over > 0 { contentChanged() }
        if isHeld {
            placeholders.isArmed = over >= refreshLength
        } else if placeholders.isArmed {
            beginRefreshing()
        }
    }
}

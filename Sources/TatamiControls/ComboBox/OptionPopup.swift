import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A control with a list of titles, of which people choose one: a combo box.
public protocol OptionsControl: Control {
    /// The titles, in order.
    var titles: [String] { get set }
    /// The index of the chosen title; nil for none. Setting it sends no event.
    var selectedIndex: Int? { get set }
    /// The indexes of the titles that people cannot choose. The list shows them, and keys skip them.
    var disabledIndexes: [Int] { get set }
    /// The largest height of the list, in points.
    var maximumListHeight: Double { get set }
}

/// A control that opens a list of options.
protocol OptionOwner: OptionsControl {
    /// The options of the list.
    var options: Options { get }
    /// The rectangle beside which the list stands, in the control's own space.
    var listAnchor: Rect { get }
    /// Chooses an option as people do.
    func choose(_ index: Int)
    /// Called when the list has opened, closed, or highlights another option.
    func listChanged()
}

/// The list of options while it is open, and the option in it that is highlighted.
final class OptionPopup {
    private weak var owner: (any OptionOwner)?
    private weak var layer: Layer?
    private(set) var list: OptionList?

    init(of owner: any OptionOwner) { self.owner = owner }

    /// Whether the list is open.
    var isOpen: Bool { list != nil }
    /// The index of the highlighted option; nil for none.
    var highlighted: Int? { list?.highlighted }

    /// Opens the list; false if the owner is in no window, or if there is nothing to show.
    ///
    /// - Parameters:
    ///   - shown: The indexes of the options in the list.
    ///   - highlighted: The option to highlight; nil for none.
    ///   - hasChecks: Whether the chosen option has a check mark.
    @discardableResult func open(_ shown: [Int], highlighting highlighted: Int?, hasChecks: Bool) -> Bool {
        guard let owner, let root = owner.root, !shown.isEmpty, list == nil else { return false }
        let list = OptionList(owner.options, shown: shown, chosen: owner.selectedIndex, hasChecks: hasChecks)
        list.direction = owner.layoutDirection
        list.accessibilityLabel = owner.accessibilityName
        let height = Numbers.cleanLength(owner.maximumListHeight)
        (list.leastWidth, list.maximumHeight) = (owner.frame.width, max(height, OptionList.rowHeight))
        list.onHighlight = { [weak self] in self?.highlight($0, reveals: false) }
        list.onPick = { [weak self] in self?.pick($0) }
        self.list = list
        layer = root.present(
            list, level: .menu, anchor: .rect(owner.listAnchor, in: owner), placement: .popover(.below),
            closesOn: [.escape, .outsidePress], motion: .menu
        ) { [weak self] _ in
            guard let self else { return }
            (self.list, self.layer) = (nil, nil)
            self.owner?.listChanged()
        }
        list.highlighted = highlighted
        if let highlighted { revealWhenLaidOut(highlighted) }
        owner.listChanged()
        return true
    }

    /// Scrolls to an option once the list has its size.
    private func revealWhenLaidOut(_ index: Int) { list?.firstRevealed = index }

    /// Closes the list, and chooses nothing.
    func close() {
        guard let layer, let root = list?.root ?? owner?.root else {
            list = nil
            return
        }
        root.dismiss(layer)
    }

    /// Closes the list and chooses an option.
    func pick(_ index: Int) {
        guard let owner, owner.isEnabled, owner.options.isUsable(index) else { return }
        close()
        owner.choose(index)
    }

    /// Picks the highlighted option. Without one, it only closes the list.
    func pickHighlighted() {
        if let highlighted { pick(highlighted) } else { close() }
    }

    /// Highlights an option; nil for none.
    func highlight(_ index: Int?, reveals: Bool = true) {
        guard let list, list.highlighted != index else { return }
        list.highlighted = index
        if reveals, let index { list.reveal(index) }
        owner?.listChanged()
    }

    /// Shows other options. The highlight stays if its option is among them.
    func show(_ shown: [Int]) {
        guard let list else { return }
        if shown.isEmpty { return close() }
        list.shown = shown
        if let highlighted, !shown.contains(highlighted) { highlight(nil) }
    }

    // MARK: Assistive technology

    /// Closes the list and chooses the option at an index for assistive technology. Returns false for one that people cannot choose.
    func select(_ index: Int) -> Bool {
        guard let owner, owner.takesPresses, owner.options.isUsable(index) else { return false }
        pick(index)
        return true
    }

    // MARK: Keys

    /// Moves the highlight by an arrow or page key, or by Home and End. Returns false for another key.
    func move(by key: KeyEvent.Key, withEnds: Bool) -> Bool {
        guard let list else { return false }
        let page = max(1, Numbers.cleanCount((list.frame.height / OptionList.rowHeight).rounded(.down), 1...10_000) - 1)
        switch key {
        case .down: move(by: 1)
        case .up: move(by: -1)
        case .pageDown: move(by: page)
        case .pageUp: move(by: -page)
        case .home where withEnds: moveToEnd(-1)
        case .end where withEnds: moveToEnd(1)
        default: return false
        }
        return true
    }

    private func usablePlaces(_ list: OptionList) -> [Int] { list.shown.indices.filter { list.options.isUsable(list.shown[$0]) } }

    private func move(by steps: Int) {
        guard let list else { return }
        let usable = usablePlaces(list)
        guard !usable.isEmpty else { return }
        guard let place = list.highlighted.flatMap(list.shown.firstIndex) else { return moveToEnd(-steps.signum()) }
        // The number of usable rows before the present one.
        let before = usable.firstIndex { $0 >= place } ?? usable.count
        let start = before < usable.count && usable[before] == place ? before : steps > 0 ? before - 1 : before
        highlight(list.shown[usable[max(0, min(usable.count - 1, start + steps))]])
    }

    private func moveToEnd(_ direction: Int) {
        guard let list else { return }
        let usable = usablePlaces(list)
        if let place = direction < 0 ? usable.first : usable.last { highlight(list.shown[place]) }
    }
}

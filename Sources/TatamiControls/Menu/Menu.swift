import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A list of commands that opens in front of the window, beside a button or where people point.
///
/// ```swift
/// row.contextMenu = Menu([
///     MenuItem("Open", icon: .folder) { open() },
///     MenuItem("Sort by name").with { $0.checked = true },
///     .separator(),
///     MenuItem("Move to bin", icon: .trash) { remove() }.style(.destructive),
/// ])
/// ```
///
/// Arrows, Home and End move among the items and letters find one by its title; Enter and Space press it. A submenu opens with the arrow
/// along the reading direction and closes with the opposite one. Escape closes one menu, Tab and Alt close all of them. The focus is back
/// where it was before a command is carried out.
open class Menu: LayoutView, ContextMenu, PointerFollower, TimedView {
    /// The items, from top to bottom. An item is in one menu at a time.
    public var items: [MenuItem] {
        get { shownItems }
        set {
            stack.removeAll()
            shownItems = newValue
            for item in newValue {
                item.menu = self
                stack.add(item)
            }
            marksChanged()
        }
    }
    private var shownItems: [MenuItem] = []
    /// Called before the menu opens, so that the program can update the items.
    public var onOpen: ((Menu) -> Void)?
    /// Called after the menu has closed, and after the focus is back.
    public var onClose: ((Menu) -> Void)?
    private let stack = StackLayout(.vertical)
    /// The layer that shows the menu; nil while it is closed.
    private(set) weak var layer: Layer?
    /// The item whose submenu this is; nil for a menu that is none.
    private(set) weak var opener: MenuItem?
    /// Whether a finger has opened the menu, so that its items are higher.
    private(set) var isForTouch = false { didSet { if isForTouch != oldValue { marksChanged() } } }
    /// Whether an item has an icon or a check mark, so that all titles leave room for one.
    private(set) var hasMarks = false
    var typing = TypeAhead()
    var pointing = MenuPointing()

    /// Creates a menu.
    public init(_ items: [MenuItem] = []) {
        super.init()
        stack.horizontalAlignment = .stretch
        layout = stack
        self.items = items
    }

    /// Updates the items after one of them has got a mark or lost it.
    func marksChanged() {
        hasMarks = shownItems.contains { $0.isCheckItem || $0.icon != nil || $0.image != nil }
        for item in shownItems { item.contentChanged() }
    }

    // MARK: Opening and closing

    /// Whether the menu is open.
    public var isOpen: Bool { layer != nil }

    /// The menu that was opened first, of which this one is a submenu, or this one.
    var outermost: Menu {
        var menu = self
        while let outer = menu.opener?.menu, outer !== self { menu = outer }
        return menu
    }

    /// The submenu that is open.
    var openSubmenu: Menu? { shownItems.lazy.compactMap(\.submenu).first { $0.isOpen && $0.opener?.menu === self } }

    /// Opens the menu beside a view, or a rectangle in a view.
    ///
    /// - Parameters:
    ///   - anchor: What the menu stands below, or above if there is more room. It is dismissed if the anchor's view goes.
    ///   - root: The root that shows the menu.
    ///   - opening: What opens the menu. The default is the program, which gives the first item the focus.
    /// - Returns: Whether the menu is open now. It does not open without an item that people can see.
    @discardableResult open func open(at anchor: LayerAnchor, in root: ViewRoot, by opening: MenuOpening = .first) -> Bool {
        opener = nil
        return open(at: anchor, in: root, .popover(.below, gap: anchor.isPoint ? 0 : 4), by: opening)
    }

    /// Opens the menu of an item beside it.
    @discardableResult func open(from item: MenuItem, by opening: MenuOpening) -> Bool {
        guard let root = item.root, let outer = item.menu, !isOpen, !outer.selfAndOuter.contains(where: { $0 === self }) else {
            return isOpen
        }
        opener = item
        let frame = root.presentedFrame(of: item)
        // The first item stands beside the one that opens the menu.
        let padding = LayerPanel.Kind.menu.padding
        let anchor = LayerAnchor.rect(Rect(0, -padding, frame.width, frame.height + 2 * padding), in: item)
        return open(at: anchor, in: root, .popover(.trailing, gap: 2), by: opening)
    }

    private var selfAndOuter: some Sequence<Menu> { sequence(first: self) { $0.opener?.menu } }

    private func open(at anchor: LayerAnchor, in root: ViewRoot, _ placement: LayerPlacement, by opening: MenuOpening) -> Bool {
        close()
        onOpen?(self)
        guard shownItems.contains(where: { !$0.isSeparator && !$0.hidden }) else { return false }
        if let outer = opener?.menu { isForTouch = outer.isForTouch } else { isForTouch = opening == .pointer(.touch) }
        let panel = LayerPanel(.menu, self)
        let layer = root.present(
            panel, level: .menu, isModal: opener == nil, anchor: anchor, placement: placement, closesOn: [.escape, .outsidePress],
            motion: .menu
        ) { [weak self] layer in self?.closed(layer) }
        self.layer = layer
        opener?.lookChanged()
        takeFocus(layer, root, opening)
        return true
    }

    private func takeFocus(_ layer: Layer, _ root: ViewRoot, _ opening: MenuOpening) {
        let usable = shownItems.filter(\.isUsable)
        switch opening {
        case .pointer:
            layer.initialFocus = self
            if opener == nil {
                pointing = MenuPointing(opened: root.time, at: root.mouseLocation)
                root.capturePointers(by: self)
            }
            return
        case .first: layer.initialFocus = usable.first ?? self
        case .last: layer.initialFocus = usable.last ?? self
        }
        pointing = MenuPointing(opened: root.time, at: root.mouseLocation)
        if opener != nil, let focus = layer.initialFocus { root.focusSoon(focus) }
    }

    /// Closes the menu with its submenus. The focus returns to where it was.
    public func close() { if let layer { root?.dismiss(layer) } }

    private func closed(_ closed: Layer) {
        guard layer === closed || layer == nil else { return }
        layer = nil
        pointing.pending = nil
        opener?.lookChanged()
        onClose?(self)
    }

    /// Carries out what a press of an item does.
    ///
    /// - Parameter keepsOpen: Whether the menu stays open.
    func choose(_ item: MenuItem, keepsOpen: Bool = false) {
        if let submenu = item.submenu {
            submenu.open(from: item, by: root?.showsFocus == false && item.isHovered ? .pointer(.mouse) : .first)
            return
        }
        item.rememberRoot()
        if !keepsOpen { outermost.close() }
        item.fire()
    }

    // MARK: As a view

    /// The menu has the focus while a pointer has opened it and is on no item.
    open override var canBecomeFocused: Bool { true }
    open override var isTabStop: Bool { false }
    open override var focusRing: FocusRing? { nil }
    open override func keyDown(_ event: KeyEvent) -> Bool { takeKey(event) }
    open override func insertText(_ text: String) -> Bool { find(text) }
    open override var ownRole: AccessibilityRole { .menu }
    open override var textContent: String? { opener?.title }
}

extension Menu {
    /// The time at which a submenu opens or closes because the pointer rests.
    public var timedDeadline: Double? { outermost.pointing.pending?.time }
    /// Opens or closes a submenu because the pointer has rested.
    public func timePassed() { outermost.rested() }
}

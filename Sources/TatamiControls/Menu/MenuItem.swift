import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A command of a menu: a title, and perhaps an icon, a check mark, the keys that do the same, or a submenu.
///
///     MenuItem("Copy", icon: .copy, shortcut: "Ctrl+C") { copy() }
///     MenuItem("Sort by name").with { $0.checked = true }
///     MenuItem("Share", submenu: Menu([MenuItem("Mail"), MenuItem("Link")]))
///     MenuItem.separator()
///
/// An item whose `style` is destructive has a title in the color of danger.
open class MenuItem: Button, TimedView, AccessibleItem {
    /// The keys that do the same, as people read them: "Ctrl+C". The item does not react to them.
    public var shortcut = "" { didSet { if shortcut != oldValue { contentChanged() } } }
    /// Whether the item is checked or not, so that a press changes it. Setting `checked` to true sets it.
    public var isCheckItem = false { didSet { if isCheckItem != oldValue { marksChanged() } } }
    /// Whether the item has a check mark.
    public var checked: Bool {
        get { selected }
        set {
            if newValue { isCheckItem = true }
            selected = newValue
        }
    }
    /// The menu that the item opens; nil for an item that is a command.
    public var submenu: Menu? { didSet { if submenu !== oldValue { contentChanged() } } }
    /// Whether the item is a line between two groups of items, which nobody can press.
    public var isSeparator = false { didSet { if isSeparator != oldValue { contentChanged() } } }
    /// The menu that holds the item; nil for none.
    public internal(set) weak var menu: Menu?

    /// Creates an item with a title.
    public override init(_ title: String = "") {
        super.init(title)
        (contentHorizontalAlignment, titleAlignment) = (.stretch, .start)
    }

    /// Creates a command. `shortcut` names the keys that do the same; the item does not react to them.
    public convenience init(_ title: String, icon: IconName? = nil, shortcut: String = "", onPress: @escaping () -> Void) {
        self.init(title)
        (self.icon, self.shortcut) = (icon, shortcut)
        on { _ in onPress() }
    }

    /// Creates an item that opens another menu.
    public convenience init(_ title: String, icon: IconName? = nil, submenu: Menu) {
        self.init(title)
        (self.icon, self.submenu) = (icon, submenu)
    }

    /// Returns a line between two groups of items.
    public static func separator() -> MenuItem {
        let item = MenuItem()
        item.isSeparator = true
        return item
    }

    private func marksChanged() {
        contentChanged()
        menu?.marksChanged()
    }

    // MARK: Use

    /// Whether people can press the item.
    var isUsable: Bool { isEnabled && !isSeparator && !hidden }

    open override var takesPresses: Bool { super.takesPresses && !isSeparator }
    open override var canBecomeFocused: Bool { !isSeparator }
    /// Arrows move in a menu.
    open override var isTabStop: Bool { menu == nil }

    open override func activate() { if let menu { menu.choose(self) } else { fire() } }

    /// Carries out the command, in the menu or after it has closed.
    func fire() {
        if isCheckItem { selected.toggle() }
        send(.touchUpInside)
        if isCheckItem { send(.valueChanged) }
    }

    open override func pressBegan(at point: Point) -> Double? {
        menu?.track(press.location)
        return nil
    }
    open override func pressMoved(to point: Point) { menu?.track(press.location) }

    open override func pressEnded(isInside: Bool?) {
        guard let menu else { return super.pressEnded(isInside: isInside) }
        if isInside != nil { menu.item(at: press.location)?.perform() }
    }

    open override func hoverChanged() {
        super.hoverChanged()
        if isHovered { menu?.pointerEntered(self) } else { menu?.pointerLeft(self) }
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard let menu else { return super.keyDown(event) }
        // A space that continues a search is a letter; others press the item, without a press that is seen.
        if event.key == .space, event.modifiers == [] { return menu.takesSpace(on: self, isRepeat: event.isRepeat) }
        return super.keyDown(event)
    }

    open override func insertText(_ text: String) -> Bool { menu?.find(text) ?? false }

    /// The time at which the menu opens or closes a submenu.
    public var timedDeadline: Double? { menu?.timedDeadline }
    /// Opens or closes a submenu.
    public func timePassed() { menu?.timePassed() }

    // MARK: As a view

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent { itemContent(in: theme, states) }
    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook { itemLook(in: theme, states) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        if isSeparator { drawSeparator(&list, in: bounds) } else { super.draw(&list, in: bounds) }
    }

    open override var focusRing: FocusRing? { menu == nil ? super.focusRing : nil }

    open override var ownRole: AccessibilityRole { isSeparator ? .separator : isCheckItem ? .checkMenuItem : .menuItem }

    /// The position among the items of the menu that are commands and not hidden; nil for a line.
    open var accessibilityPosition: AccessibilityPosition? {
        guard let items = menu?.items.filter({ !$0.isSeparator && !$0.hidden }), let place = items.firstIndex(where: { $0 === self })
        else { return nil }
        return AccessibilityPosition(place + 1, of: items.count)
    }

    open override var accessibilityStates: Set<AccessibilityNode.State> {
        var states = super.accessibilityStates.subtracting([.selected])
        if selected { states.insert(.checked) }
        if let submenu { states.insert(submenu.isOpen ? .expanded : .collapsed) }
        return states
    }

    open override var accessibilityValue: String? { shortcut.isEmpty ? nil : shortcut }
    open override var accessibilityActions: [AccessibilityAction] { isSeparator ? [] : super.accessibilityActions }
}

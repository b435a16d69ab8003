import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A group of controls of which people choose some, with a single Tab stop: the selected control, or else the one that had the focus last,
/// or else the first. The arrow keys along the axis move on from there, Home and End go to the ends.
open class RovingGroup: LayoutView, HandlesEvents {
    /// The named actions that are sent when the choice changes, in the order added; `ViewRoot.onAction` receives them.
    public var actions: [Action] = []
    /// The closures that receive the events of the group.
    public var handlers = EventHandlers()
    /// The event of actions and closures that set none.
    open var usualEvent: Action.Event { .valueChanged }

    private weak var lastFocused: RovingItem?

    /// The controls among which the keys move, in order.
    open var items: [RovingItem] { [] }
    /// The axis of the arrow keys.
    open var axis: Axis { .horizontal }
    /// Whether the first control follows after the last one.
    open var wraps: Bool { true }

    /// Called when a pointer, a key or assistive technology has pressed an item.
    open func press(_ item: RovingItem) {}

    /// Called when a key without Ctrl has moved the focus to an item. The default presses it.
    open func arrived(at item: RovingItem) { press(item) }

    /// Whether Tab stops at an item.
    func isTabStop(_ item: RovingItem) -> Bool {
        let usable = items.filter(\.isEnabled)
        if let focused = usable.first(where: \.isFocused) { return focused === item }
        let stop = usable.first(where: \.selected) ?? usable.first { $0 === lastFocused } ?? usable.first
        return stop === item
    }

    func noteFocus(_ item: RovingItem) { lastFocused = item }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        let usable = items.filter(\.isEnabled)
        guard event.modifiers.subtracting(.control) == [], let place = usable.firstIndex(where: \.isFocused),
            let next = self.place(after: place, of: usable.count, by: event.key, along: axis, wraps: wraps)
        else { return false }
        guard next != place else { return true }
        root?.focus(usable[next], isVisible: true)
        if event.modifiers == [] { arrived(at: usable[next]) }
        return true
    }

    open override var ownRole: AccessibilityRole { .grouping }
}

/// A control of a group among whose controls arrow keys move.
open class RovingItem: Button, AccessibleItem {
    /// The group.
    public internal(set) weak var group: RovingGroup?

    open override var pressKeys: Set<KeyEvent.Key> { [.space] }
    open override func activate() { group?.press(self) }
    open override var isTabStop: Bool { group?.isTabStop(self) ?? true }

    open override func focusChanged() {
        super.focusChanged()
        if isFocused { group?.noteFocus(self) }
    }

    open override var ownRole: AccessibilityRole { .radioButton }
    /// The controls of the group that are not hidden.
    open var accessibilityMembers: [View] { group?.items.filter { !$0.hidden } ?? [] }
    open override var accessibilityStates: Set<AccessibilityNode.State> { selected ? [.checked] : [] }
}

import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// An item of a toolbar: a view, and what stands for it in the More menu.
///
/// ```swift
/// ToolbarItem(Button("Save").with { $0.icon = .save }, priority: 2)
/// ToolbarItem(searchField, title: "Search") { search() }
/// ToolbarItem.separator()
/// ```
public final class ToolbarItem {
    /// The view in the toolbar. It has its natural size, but for ``width``. While the item is a separator, it is the line.
    public var view: View {
        get { line ?? content }
        set {
            guard newValue !== content else { return }
            content = newValue
            if line == nil { toolbar?.viewsChanged() }
        }
    }
    /// The width of the view in the toolbar, in points; nil for its natural one.
    public var width: Double? {
        didSet {
            width = width.map { Numbers.cleanLength($0) }
            if width != oldValue { toolbar?.viewsChanged() }
        }
    }
    /// The title in the More menu; if none was set, the name or the text of the view.
    public var title: String {
        get { ownTitle ?? view.accessibilityLabel ?? view.textContent ?? placeholder ?? "" }
        set { ownTitle = newValue }
    }
    /// Items with a lower priority go to the More menu first; of equal ones, the last.
    public var priority: Double { didSet { if priority != oldValue { toolbar?.itemsChanged() } } }
    /// Whether the item never goes to the More menu. An item whose view is hidden has no command there.
    public var isPinned: Bool { didSet { if isPinned != oldValue { toolbar?.itemsChanged() } } }
    /// Whether the item is a line between two groups, which is shown only between two items.
    public var isSeparator: Bool {
        get { line != nil }
        set {
            guard newValue != isSeparator else { return }
            line = newValue ? Divider(.vertical) : nil
            toolbar?.viewsChanged()
        }
    }
    /// Whether the item is in the More menu at present.
    public internal(set) var isInMenu = false
    /// The toolbar that holds the item.
    public internal(set) weak var toolbar: Toolbar?
    /// The view that was given, which a separator does not show.
    private var content: View
    /// The line of a separator.
    private var line: Divider?
    private var ownTitle: String?
    private let action: (() -> Void)?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - view: The view in the toolbar.
    ///   - title: The title in the More menu; nil for the name or the text of the view.
    ///   - priority: Items with a lower priority go to the More menu first.
    ///   - isPinned: Whether the item never goes there.
    ///   - action: What the command in the menu does; nil to do what a press on the view does.
    public init(_ view: View, title: String? = nil, priority: Double = 0, isPinned: Bool = false, action: (() -> Void)? = nil) {
        (content, ownTitle, self.action) = (view, title, action)
        (self.priority, self.isPinned) = (Numbers.clean(priority), isPinned)
    }

    /// Returns a line between two groups of items.
    public static func separator() -> ToolbarItem {
        let item = ToolbarItem(View())
        item.isSeparator = true
        return item
    }

    /// The command of the More menu that stands for the item. It presses a button, checks a switch, or runs the action.
    var menuItem: MenuItem {
        if isSeparator { return .separator() }
        let (view, action) = (view, action)
        if action == nil, let submenu {
            let item = MenuItem(title, icon: (view as? Button)?.icon, submenu: submenu)
            item.enabled = view.isEnabled
            return item
        }
        let item = MenuItem(title, icon: (view as? Button)?.icon) {
            if let action { action() } else { _ = view.performAccessibilityAction(.press) }
        }
        item.enabled = view.isEnabled && (action != nil || canPress)
        item.isCheckItem = [.checkBox, .switch, .toggleButton].contains(view.ownRole)
        if !view.accessibilityStates.isDisjoint(with: [.checked, .selected, .pressed]) { item.checked = true }
        return item
    }

    /// Whether a press does what the view does. A panel opens beside its view, which is away.
    private var canPress: Bool { !(view is any OpensPanel) && view.accessibilityActions.contains(.press) }

    /// Whether people can use the view in the toolbar alone: the More menu has no command for what it does.
    package var isLostInMenu: Bool {
        !isPinned && !isSeparator && action == nil && submenu == nil && view.canBecomeFocused && !canPress
    }

    /// The menu that the command opens: that of a menu button, or the titles of a control for choosing; nil for other views.
    private var submenu: Menu? {
        switch view {
        case let button as MenuButton: button.menu
        case let choice as ComboBox:
            Menu(
                choice.titles.enumerated().map { index, title in
                    let isEnabled = !choice.disabledIndexes.contains(index)
                    return Self.choice(title, isChosen: choice.selectedIndex == index, isEnabled) { [weak choice] in
                        _ = choice?.selectAccessibilityItem(at: index)
                    }
                })
        case let group as ChoiceGroup:
            Menu(
                group.choices.map { choice in
                    Self.choice(choice.title ?? "", isChosen: choice.selected, choice.isEnabled) { [weak group, weak choice] in
                        if let choice { group?.press(choice) }
                    }
                })
        default: nil
        }
    }

    private static func choice(_ title: String, isChosen: Bool, _ isEnabled: Bool, _ choose: @escaping () -> Void) -> MenuItem {
        let item = MenuItem(title, onPress: choose)
        item.isCheckItem = true
        item.checked = isChosen
        item.enabled = isEnabled
        return item
    }

    /// What a combo box says while nothing is chosen, or the title that is, and the titles among which people choose; nil for other views.
    private var placeholder: String? {
        switch view {
        case let choice as ComboBox: choice.placeholder ?? choice.value
        case let group as ChoiceGroup: group.titles.joined(separator: ", ")
        default: nil
        }
    }
}

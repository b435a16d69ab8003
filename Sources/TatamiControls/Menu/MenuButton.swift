import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A button that opens a menu.
///
///     MenuButton("More", menu: Menu([MenuItem("Duplicate") { duplicate() }, MenuItem("Rename…") { rename() }]))
///
/// The menu opens when the button is pressed, so that people can press, move to an item and let go, or click twice. The button sends
/// `touchUpInside` before that.
open class MenuButton: Button {
    /// The menu; nil for none.
    public var menu: Menu?
    /// Whether an arrow after the title says that the button opens a menu. The default is true. A button without a title has none.
    public var showsArrow = true { didSet { if showsArrow != oldValue { contentChanged() } } }

    /// Creates a button with a title and a menu.
    public convenience init(_ title: String, menu: Menu) {
        self.init(title)
        self.menu = menu
    }

    /// Creates a button with an icon, a name for assistive technology, and a menu.
    public convenience init(icon: IconName, label: String, menu: Menu) {
        self.init(icon: icon, label: label)
        self.menu = menu
    }

    /// Opens the menu, if it is closed.
    ///
    /// - Parameter opening: What opens it.
    open func openMenu(by opening: MenuOpening = .first) {
        guard let menu, let root, !menu.isOpen else { return }
        let onClose = menu.onClose
        menu.onClose = { [weak self] menu in
            menu.onClose = onClose
            self?.highlighted = false
            self?.accessibilityChanged()
            onClose?(menu)
        }
        if menu.open(at: .view(self), in: root, by: opening) {
            highlighted = true
            accessibilityChanged()
        } else {
            menu.onClose = onClose
        }
    }

    // MARK: Use

    open override func pressBegan(at point: Point) -> Double? {
        // The menu returns the focus there.
        root?.focus(self, isVisible: false)
        open(by: .pointer(press.kind))
        return nil
    }
    /// The press is over as soon as the menu is open, which gets the pointer.
    open override func pressEnded(isInside: Bool?) { highlighted = menu?.isOpen == true }
    open override func activate() { open(by: .first) }

    private func open(by opening: MenuOpening) {
        send(.touchUpInside)
        openMenu(by: opening)
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        if event.key == .down || event.key == .up, event.modifiers.subtracting(.option) == [], takesPresses {
            if !event.isRepeat { open(by: event.key == .down ? .first : .last) }
            return true
        }
        return super.keyDown(event)
    }

    // MARK: As a view

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        var content = super.content(in: theme, states)
        if showsArrow, !content.title.isEmpty {
            content.trailing.append(.icon(.chevronDown, size: size.iconSide(isAlone: false), look(in: theme, states).titleColor))
        }
        return content
    }

    open override var ownRole: AccessibilityRole { .menuButton }
    open override var accessibilityStates: Set<AccessibilityNode.State> {
        super.accessibilityStates.union([menu?.isOpen == true ? .expanded : .collapsed])
    }
}

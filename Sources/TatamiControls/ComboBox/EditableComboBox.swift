import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A text field with a list of titles, which shows those that contain what people type.
///
/// Down and Up highlight a title of the list, Alt+Down opens all of them; the focus stays in the text. Enter and Tab take the highlighted
/// title. Escape closes the list, and reverts the text if the list is closed. When people leave the field, it takes the title that is equal
/// to the text without regard to case and accents; other texts count if `allowsOtherTexts` is true, or else are reverted.
///
/// It sends `valueChanged`, its usual event, and `valueCommitted` when people have chosen another value, and `editingChanged` while they
/// type.
open class EditableComboBox: TextField, OptionsControl, OptionOwner, AccessibleSelection {
    /// The titles, in order.
    public var titles: [String] {
        get { options.titles }
        set {
            guard newValue != options.titles else { return }
            options.titles = newValue
            popup.close()
            if let awaited, newValue.indices.contains(awaited) { selectedIndex = awaited }
        }
    }
    /// The indexes of the titles that people cannot choose. The list shows them, and keys skip them.
    public var disabledIndexes: [Int] {
        get { options.disabled.sorted() }
        set { options.disabled = Set(newValue) }
    }
    /// Whether a text that is none of the titles counts as a value. The default is true.
    public var allowsOtherTexts = true
    /// The largest height of the list, in points. The default is 320.
    public var maximumListHeight = 320.0
    /// The value: the text that people or the program have set last. While people type, it is still the one before.
    public private(set) var value = ""
    /// The index of the title that is equal to the value; nil for none. Setting an index without a title empties the text until `titles`
    /// have one, or until people write or choose a text. Setting it sends no event.
    public var selectedIndex: Int? {
        get { titles.firstIndex(of: value) }
        set {
            let title = newValue.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
            text = title ?? ""
            if title == nil { awaited = newValue }
        }
    }
    /// The text that people edit. Setting it sets the value, and sends no event.
    public override var text: String { didSet { (value, awaited) = (text, nil) } }

    var options: Options
    /// The index that was set last while it had no title.
    private var awaited: Int?
    private lazy var popup = OptionPopup(of: self)
    /// The highlighted option that was announced last, since the focus stays in the text; nil for none.
    private var announced: Int?
    /// Whether the control itself changes the text.
    private var isChoosing = false

    /// Creates an editable combo box.
    ///
    /// - Parameters:
    ///   - titles: The titles, in order.
    ///   - text: The text of the field.
    ///   - placeholder: The text shown while the field is empty; nil for none.
    public init(_ titles: [String] = [], text: String = "", placeholder: String? = nil) {
        options = Options(titles)
        super.init(text, placeholder: placeholder)
        on(.editingChanged) { box in
            // What people write counts more than an index that waits for its title.
            box.awaited = nil
            box.filterTitles()
        }
    }

    // MARK: The list

    /// Whether the list is open.
    public var isOpen: Bool { popup.isOpen }

    /// Opens the list with all titles. Returns false if the control is disabled, in no window, or has no titles.
    @discardableResult public func open() -> Bool {
        guard isEnabled, isEditable, !inert, !titles.isEmpty else { return false }
        root?.focus(self)
        return popup.open(Array(titles.indices), highlighting: selectedIndex, hasChecks: false)
    }

    /// Closes the list without a choice.
    public func close() { popup.close() }

    /// Returns the indexes of the titles that contain the text.
    private func matches() -> [Int] {
        let (query, searched) = (FoldedText(text), options.searched())
        return titles.indices.filter { searched[$0].contains(query) }
    }

    private func filterTitles() {
        guard !isChoosing else { return }
        let found = matches()
        if isOpen { popup.show(found) } else if isFocused { popup.open(found, highlighting: nil, hasChecks: false) }
    }

    func choose(_ index: Int) {
        guard titles.indices.contains(index) else { return }
        awaited = nil
        replaceText(titles[index])
        commit()
    }

    private func replaceText(_ new: String) {
        guard new != text else { return }
        isChoosing = true
        edit { editor in
            editor.selectAll()
            editor.insert(new)
        }
        isChoosing = false
    }

    /// Makes the text the value, as far as it can be one. Otherwise the text becomes the value again.
    private func commit() {
        let (query, searched) = (FoldedText(text), options.searched())
        let exact = titles.firstIndex(of: text) ?? searched.firstIndex(of: query)
        if let exact, options.isUsable(exact) {
            replaceText(titles[exact])
        } else if exact != nil || !(allowsOtherTexts || text.isEmpty) {
            replaceText(value)
        }
        guard text != value else { return }
        value = text
        send(.valueChanged)
        send(.valueCommitted)
    }

    func listChanged() {
        lookChanged()
        accessibilityChanged()
        let highlighted = popup.highlighted
        guard highlighted != announced else { return }
        announced = highlighted
        if let highlighted, titles.indices.contains(highlighted) { root?.announce(titles[highlighted]) }
    }

    var listAnchor: Rect { fieldRect(in: Rect(origin: .zero, size: frame.size)) }

    /// Takes over the value of another editable combo box as well.
    open override func keep(_ old: TextControl) {
        super.keep(old)
        let box = old as? EditableComboBox
        (value, awaited) = (box?.value ?? text, box?.awaited)
    }

    // MARK: Use

    open override var usualEvent: Action.Event { .valueChanged }
    override var hasButtonRoom: Bool { true }
    override var fieldButton: FieldButton? { isEditable ? .list : nil }
    override func pressFieldButton() { if isOpen { close() } else { open() } }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard isEnabled, isEditable else { return super.keyDown(event) }
        switch event.key {
        case .down where event.modifiers == .option, .function(4) where event.modifiers == []:
            if event.key == .down { open() } else { pressFieldButton() }
        case .up where event.modifiers == .option: popup.pickHighlighted()
        case .down where event.modifiers == [] && !isOpen, .up where event.modifiers == [] && !isOpen:
            popup.open(text == value ? Array(titles.indices) : matches(), highlighting: nil, hasChecks: false)
            _ = popup.move(by: event.key, withEnds: false)
        case .escape where isOpen: close()
        case .escape where text != value: replaceText(value)
        case .enter where isOpen && popup.highlighted != nil: if !event.isRepeat { popup.pickHighlighted() }
        case .enter:
            close()
            if validate() { commit() }
            return super.keyDown(event)
        case .tab where isOpen:
            popup.pickHighlighted()
            return false
        default: return event.modifiers == [] && popup.move(by: event.key, withEnds: false) || super.keyDown(event)
        }
        return true
    }

    open override func focusChanged() {
        if !isFocused {
            close()
            settleComposition()
            commit()
        }
        super.focusChanged()
    }

    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { close() }
    }

    // MARK: Assistive technology

    open override var ownRole: AccessibilityRole { .comboBox }
    /// Chooses a title by its index, unless people cannot change the text.
    open func selectAccessibilityItem(at index: Int) -> Bool? { isEditable && popup.select(index) }
    /// The index of the title that is the text.
    open var selectedAccessibilityItem: Int? { selectedIndex }
    open override var accessibilityStates: Set<AccessibilityNode.State> {
        super.accessibilityStates.union([isOpen ? .expanded : .collapsed])
    }
    /// Opens or closes the list.
    open override var accessibilityActions: [AccessibilityAction] { isEditable ? [.press] : [] }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press, isEnabled, isEditable else { return false }
        pressFieldButton()
        return true
    }
}

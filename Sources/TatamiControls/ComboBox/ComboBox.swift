import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A choice among titles, of which the control shows the chosen one. It opens a list of all of them.
///
/// Space, Enter, Down, Alt+Down, F4 and letters open the list; arrows, Page keys, Home, End and letters move in it. Enter, Space, Alt+Up and
/// Tab choose the highlighted title, Escape closes the list without a choice. A pointer may press the control, slide to a title and let go
/// there. A list of any length makes only the rows that can be seen.
///
///     ComboBox(["Denmark", "France"], placeholder: "Country").on { form.country = $0.value }
open class ComboBox: Control, OptionsControl, OptionOwner, FormControl, AccessibleSelection {
    /// The chosen title. Setting one that does not exist has no effect.
    open var formValue: FormValue {
        get { value.map { .text($0) } ?? .none }
        set {
            switch newValue {
            case .none: value = nil
            case .text(let title): if titles.contains(title) { value = title }
            default: break
            }
        }
    }
    /// The titles, in order.
    public var titles: [String] {
        get { options.titles }
        set {
            guard newValue != options.titles else { return }
            options.titles = newValue
            popup.close()
            if let awaited, newValue.contains(awaited) { value = awaited }
            contentChanged()
        }
    }
    /// The indexes of the titles that people cannot choose. The list shows them, and keys skip them.
    public var disabledIndexes: [Int] {
        get { options.disabled.sorted() }
        set { options.disabled = Set(newValue) }
    }
    /// The index of the chosen title; nil for none. An index without a title counts as nil. Setting it sends no event.
    public var selectedIndex: Int? {
        get { wanted.flatMap { options.titles.indices.contains($0) ? $0 : nil } }
        set {
            awaited = nil
            guard newValue != wanted else { return }
            wanted = newValue
            contentChanged()
        }
    }
    /// The chosen title; nil for none. Setting a title that does not exist has no effect until `titles` have it, unless people choose
    /// another one before, and setting one sends no event.
    public var value: String? {
        get { selectedIndex.map { titles[$0] } }
        set {
            guard let newValue else {
                selectedIndex = nil
                return
            }
            if let index = titles.firstIndex(of: newValue) { selectedIndex = index } else { awaited = newValue }
        }
    }
    /// The text that is shown while no title is chosen; nil for none. It is also the name for assistive technology, unless the control has
    /// another one.
    public var placeholder: String? { didSet { if placeholder != oldValue { contentChanged() } } }
    /// The largest height of the list, in points. The default is 320.
    public var maximumListHeight = 320.0
    /// How large the control is. The default is regular.
    public var size = ControlSize.regular { didSet { if size != oldValue { contentChanged() } } }

    var options: Options
    private var wanted: Int?
    /// The value that was set last while no title was equal to it.
    private var awaited: String?
    private var typeAhead = TypeAhead()
    private lazy var popup = OptionPopup(of: self)

    /// Creates a combo box.
    ///
    /// - Parameters:
    ///   - titles: The titles, in order.
    ///   - placeholder: The text that is shown while no title is chosen; nil for none.
    public init(_ titles: [String] = [], placeholder: String? = nil) {
        options = Options(titles)
        super.init()
        self.placeholder = placeholder
    }

    // MARK: The list

    /// Whether the list is open.
    public var isOpen: Bool { popup.isOpen }

    /// Opens the list. Returns false if the control is disabled, in no window, or has no titles.
    @discardableResult public func open() -> Bool {
        guard takesPresses, !titles.isEmpty else { return false }
        // Keys belong to the list from now on, whoever has opened it.
        root?.focus(self)
        return popup.open(
            Array(titles.indices), highlighting: selectedIndex ?? titles.indices.first(where: options.isUsable), hasChecks: true)
    }

    /// Closes the list without a choice.
    public func close() { popup.close() }

    func choose(_ index: Int) {
        awaited = nil
        guard index != selectedIndex else { return }
        selectedIndex = index
        send(.valueChanged)
        send(.valueCommitted)
    }

    func listChanged() {
        lookChanged()
        accessibilityChanged()
    }

    var listAnchor: Rect { Rect(origin: .zero, size: frame.size) }

    // MARK: Keys

    open override var usualEvent: Action.Event { .valueChanged }
    open override var pressKeys: Set<KeyEvent.Key> { [] }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard takesPresses else { return false }
        return isOpen ? keyInList(event) : keyOpens(event)
    }

    private func keyOpens(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .space, .enter, .function(4):
            guard event.modifiers == [] else { return false }
            if event.key == .space, typeAhead.isActive(at: root?.time ?? 0) { return true }
            if !event.isRepeat { open() }
        case .down where event.modifiers.subtracting(.option) == []: open()
        case .up where event.modifiers.subtracting(.option) == []: open()
        case .character: return event.modifiers.subtracting(.shift) == []
        default: return false
        }
        return true
    }

    private func keyInList(_ event: KeyEvent) -> Bool {
        if event.modifiers == .option, event.key == .up || event.key == .down {
            if event.key == .up { popup.pickHighlighted() }
            return true
        }
        guard event.modifiers.subtracting(.shift) == [] else { return false }
        switch event.key {
        case .escape, .function(4): close()
        case .enter: if !event.isRepeat { popup.pickHighlighted() }
        case .space: if !typeAhead.isActive(at: root?.time ?? 0) { popup.pickHighlighted() }
        case .tab:
            popup.pickHighlighted()
            return false
        case .character: break
        default: return event.modifiers == [] && popup.move(by: event.key, withEnds: true)
        }
        return true
    }

    /// Opens the list at the first title that begins with the letters typed within a second.
    open override func insertText(_ text: String) -> Bool {
        let time = root?.time ?? 0
        guard takesPresses, text.contains(where: { $0 != " " }) || typeAhead.isActive(at: time) else { return false }
        let found = typeAhead.find(text, at: time, among: options.searched(), from: popup.highlighted ?? selectedIndex, options.isUsable)
        if !isOpen { open() }
        if let found { popup.highlight(found) }
        return true
    }

    // MARK: Pointers

    open override func pressBegan(at point: Point) -> Double? {
        if isOpen { close() } else { open() }
        return nil
    }

    open override func pressMoved(to point: Point) {
        if let index = popup.list?.option(at: press.location) { popup.highlight(index, reveals: false) }
    }

    open override func pressEnded(isInside: Bool?) {
        if isInside == true { return }
        if isInside == false, let index = popup.list?.option(at: press.location) { popup.pick(index) } else { close() }
    }

    open override func activate() { if isOpen { close() } else { open() } }

    open override func focusChanged() {
        super.focusChanged()
        if !isFocused { close() }
    }

    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { close() }
    }

    // MARK: Look

    private static let padding = 12.0
    private static let icon = 16.0
    /// The least width of the title, in points.
    private static let leastTitle = 24.0

    /// The title that the control shows: the chosen one.
    private var shownTitle: String { value ?? placeholder ?? "" }

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        let color = theme.color(states.contains(.disabled) ? .textDisabled : .textSecondary)
        var insets = size.insets(in: theme)
        (insets.leading, insets.trailing) = (Self.padding, Self.padding)
        var content = ControlContent(
            title: shownTitle, font: size == .regular ? theme.font(.body) : size.font(in: theme),
            trailing: [.icon(.chevronUpDown, size: Self.icon, color)], insets: insets, spacing: 8)
        (content.horizontalAlignment, content.titleAlignment, content.numberOfLines) = (.stretch, .start, 1)
        content.minimumSize = Size(0, size.height(in: theme))
        return content
    }

    open override func contentWidths() -> Extent {
        guard let environment else { return .zero }
        let content = content(in: theme, states)
        let style = TextStyle(font: content.font)
        let titles = options.longest() + (placeholder.map { [$0] } ?? [])
        let widest = titles.reduce(0) {
            max($0, environment.text.widths(of: AttributedText($1), style: style, grid: environment.grid).natural)
        }
        let around = 2 * Self.padding + Self.icon + content.spacing
        return Extent(minimum: around + min(widest, Self.leastTitle), natural: around + widest)
    }

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let colors = Button.Style.secondary.colors(isOpen ? states.union(.highlighted) : states)
        var look = ControlLook(cornerRadius: cornerRadius > 0 ? cornerRadius : size.radius(in: theme))
        if background == nil, let ground = colors.ground { look.ground = .color(theme.color(ground)) }
        if colors.isRaised { look.shadows = theme.shadows(.control) }
        if let border = colors.border {
            let isStrong = states.contains(.hovered) || isOpen
            look.border = Border(theme.color(isStrong ? .borderStrong : border), width: theme.measures.borderWidth)
        }
        look.titleColor = theme.color(selectedIndex == nil && !states.contains(.disabled) ? .textTertiary : colors.title)
        return look
    }

    open override var contentKind: ContentKind {
        ContentKind("combo box", [("titles", nil), ("placeholder", placeholder.map { .text($0) })])
    }

    // MARK: Assistive technology

    open override var ownRole: AccessibilityRole { .comboBox }
    /// Chooses a title by its index.
    open func selectAccessibilityItem(at index: Int) -> Bool? { popup.select(index) }
    /// The index of the chosen title.
    open var selectedAccessibilityItem: Int? { selectedIndex }
    open override var textContent: String? { placeholder }
    /// The highlighted title while the list is open; otherwise the chosen one.
    open override var accessibilityValue: String? { popup.highlighted.flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? value }
    open override var accessibilityStates: Set<AccessibilityNode.State> { [isOpen ? .expanded : .collapsed] }
}

extension Chainable where Self: ComboBox {
    /// Sets the index of the chosen title.
    public func selectedIndex(_ index: Int?) -> Self { with { $0.selectedIndex = index } }
}

import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A text control of one line.
///
/// Its size does not depend on the text, so that typing never moves anything around it: it is as wide as `columns` digits of its font and
/// as high as a line, plus the insets. A layout that stretches it makes it larger.
open class TextField: TextControl {
    /// The edge that a text field draws.
    public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
        /// Nothing but the text.
        case none
        /// A thin line.
        case line
        /// A thin line, as that of `line`. Older systems drew it with a shade.
        case bezel
        /// A line with rounded corners, whose radius is the `cornerRadius` of the field or else the theme's.
        case roundedRect
    }

    /// The edge of the field. The default is a line with rounded corners.
    public var borderStyle = BorderStyle.roundedRect { didSet { if borderStyle != oldValue { lookChanged() } } }
    /// When a field shows the button that clears it.
    public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
        /// Never.
        case never
        /// While people edit the text.
        case whileEditing
        /// While people do not edit the text.
        case unlessEditing
        /// Always.
        case always
    }

    /// When the field shows a button at its end that clears it. An empty field and one that people cannot change show none. The default is
    /// never.
    public var clearButtonMode = ClearButtonMode.never { didSet { if clearButtonMode != oldValue { contentChanged() } } }
    /// The message about a text that is not valid, below the field; nil for none. It is announced when it appears, and the field gets the
    /// look and the state of an invalid one.
    public var errorMessage: String? { didSet { if errorMessage != oldValue { errorMessageChanged() } } }
    /// Returns what is wrong with a text, as a message for people; nil for a valid text. The field calls it when people press Enter and
    /// when they leave the field, and at each change while `errorMessage` is set. Enter sends no event while the text is not valid.
    public var validation: ((String) -> String?)?
    /// Whether people must fill in the field, as assistive technology says of it. What an empty field means is for `validation` to say.
    public var isRequired = false { didSet { if isRequired != oldValue { accessibilityChanged() } } }
    /// The natural width, in digits of the font, 1...`mostColumns`. The default is 16.
    public var columns = 16 { didSet { if columns != oldValue { contentChanged() } } }

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - placeholder: The text shown while the field is empty; nil for none.
    public init(_ text: String = "", placeholder: String? = nil) {
        super.init()
        self.placeholder = placeholder
        self.text = text
        followButton()
    }

    // MARK: Size

    open override var contentKind: ContentKind {
        var values: [(String, PropertyValue.Value?)] = [("columns", .number(Double(columns))), ("font", .font(font))]
        for (name, value) in [("lineHeight", lineHeight), ("letterSpacing", letterSpacing)] where value != 0 {
            values.append((name, .number(value)))
        }
        return ContentKind("text field", values + [("contentInsets", nil)])
    }

    private static let leastColumns = 3
    /// The largest number of `columns` that counts.
    public static let mostColumns = 1_000

    open override func contentWidths() -> Extent {
        guard let environment else { return .zero }
        return Self.widths(columns: columns, letterStyle, textInsets, environment)
    }

    /// Returns the widths of a text control that is as wide as some digits.
    static func widths(columns: Int, _ style: TextStyle, _ insets: Insets, _ environment: ViewEnvironment) -> Extent {
        let digit = max(0, environment.text.widths(of: "0", style: style, grid: environment.grid).natural + style.letterSpacing(in: "0"))
        let around = insets.leading + insets.trailing
        let count = max(1, min(mostColumns, columns))
        return Extent(minimum: around + digit * Double(min(count, leastColumns)), natural: around + digit * Double(count))
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment else { return LeafHeight(0) }
        let line = environment.text.size(of: "0", style: letterStyle, width: Numbers.limit, grid: environment.grid)
        let height = line.size.height + contentInsets.top + contentInsets.bottom + messageHeight(forWidth: width)
        return LeafHeight(height, baseline: contentInsets.top + line.firstBaseline)
    }

    override var textInsets: Insets {
        var insets = contentInsets
        if leadingIcon != nil { insets.leading += FieldButton.side + FieldButton.gap }
        if hasButtonRoom { insets.trailing += FieldButton.side + FieldButton.gap }
        insets.trailing += besideField
        insets.bottom += messageHeight(forWidth: frame.width)
        return insets
    }

    // MARK: Icon and button

    /// The width of what stands after the field, with the gap before it, in points.
    var besideField: Double { 0 }

    /// The icon before the text; nil for none.
    var leadingIcon: IconName? { nil }
    /// Whether there is room for a button after the text, so that the text stays in place when the button appears.
    var hasButtonRoom: Bool { clearButtonMode != .never }

    /// The button that people see at present; nil for none.
    var fieldButton: FieldButton? {
        guard editor.count > 0, isEditable, isEnabled else { return nil }
        return switch clearButtonMode {
        case .never: nil
        case .whileEditing: isFocused ? .clear : nil
        case .unlessEditing: isFocused ? nil : .clear
        case .always: .clear
        }
    }

    /// Carries out a press of the button.
    func pressFieldButton() {
        switch fieldButton {
        case .clear: clear()
        case .reveal: isRevealed = true
        case .hide: isRevealed = false
        case .list, nil: break
        }
    }

    /// Deletes the text on behalf of people, in one step of undo.
    func clear() {
        guard isEnabled, isEditable, editor.count > 0 else { return }
        edit { editor in
            editor.selectAll()
            editor.delete(.backward)
        }
    }

    override func isForText(_ point: Point) -> Bool {
        guard fieldButton != nil, let root else { return true }
        let bounds = fieldRect(in: root.presentedFrame(of: self))
        return !buttonRect(in: bounds).expanded(by: 4).contains(point)
    }

    // MARK: Validation

    open override func keyDown(_ event: KeyEvent) -> Bool {
        if event.key == .enter, isEnabled, !validate() { return true }
        return super.keyDown(event)
    }

    open override func focusChanged() {
        super.focusChanged()
        if !isFocused { validate() }
    }

    override func shownTextChanged() { if errorMessage != nil { validate() } }

    open override var accessibilityStates: Set<AccessibilityNode.State> {
        super.accessibilityStates.union(errorMessage == nil ? [] : [.invalid]).union(isRequired ? [.required] : [])
    }

    // MARK: Look

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        guard borderStyle != .none else { return ControlLook() }
        let radius = cornerRadius > 0 ? cornerRadius : borderStyle == .roundedRect ? theme.measures.controlRadius : 0
        return Self.fieldLook(in: theme, states, radius: radius, hasGround: background == nil, isInvalid: errorMessage != nil)
    }

    /// Returns the look of a field with a border. A field that is not valid has a border in the color of danger, which
    /// lies inside that of the focus.
    static func fieldLook(
        in theme: Theme, _ states: ControlStates, radius: Double, hasGround: Bool, isInvalid: Bool = false
    ) -> ControlLook {
        var look = ControlLook(cornerRadius: radius)
        if hasGround { look.ground = .color(theme.color(states.contains(.disabled) ? .fillHover : .control)) }
        if states.contains(.disabled) { return look }
        let invalid = isInvalid ? Border(theme.color(.danger), width: FieldMessage.borderWidth) : nil
        if states.contains(.focused) {
            (look.border, look.innerBorder) = (Border(theme.color(.focus), width: theme.measures.focusWidth), invalid)
        } else if let invalid {
            look.border = invalid
        } else {
            look.border = Border(theme.color(states.contains(.hovered) ? .borderStrong : .borderControl), width: theme.measures.borderWidth)
        }
        return look
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let field = fieldRect(in: bounds)
        look(in: theme, states).drawGround(&list, in: field, corners.resolved(in: layoutDirection))
        if let leadingIcon { list.icon(leadingIcon, in: iconRect(in: field), theme.color(isEnabled ? .textSecondary : .textDisabled)) }
        drawText(&list, in: bounds)
        fieldButton?.draw(&list, in: buttonRect(in: field), theme, states)
        drawMessage(&list, in: bounds)
    }
}

extension Chainable where Self: TextField {
    /// Sets the edge of the field.
    public func borderStyle(_ style: TextField.BorderStyle) -> Self { with { $0.borderStyle = style } }
    /// Sets when the field shows a button that clears it.
    public func clearButton(_ mode: TextField.ClearButtonMode) -> Self { with { $0.clearButtonMode = mode } }
    /// Sets the function that returns what is wrong with a text.
    public func validation(_ validation: @escaping (String) -> String?) -> Self { with { $0.validation = validation } }
    /// Sets the natural width, in digits of the font.
    public func columns(_ count: Int) -> Self { with { $0.columns = count } }
}

import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A control with a text that people edit, of one line or of several lines.
///
/// It handles the caret, the selection, pointers, keys, the clipboard, undo, hidden text, input methods, and reading and editing by
/// assistive technology. A subclass provides the size, the ground (`look`) and the place of the text (`contentInsets`); `isMultiline`
/// makes Return a character and wraps lines.
open class TextControl: Control, FormControl {
    /// The text.
    open var formValue: FormValue {
        get { .text(text) }
        set { if case .text(let new) = newValue { text = new } }
    }
    /// The text shown while the control is empty; nil for none. It is also the name for assistive technology, unless the control has
    /// another one.
    public var placeholder: String? { didSet { if placeholder != oldValue { lookChanged() } } }
    /// The font of the text. The default is the theme's `body` font.
    public var font: Font {
        get { ownFont?.resolved(in: theme) ?? theme.font(.body) }
        set { ownFont = newValue }
    }
    package var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    /// The color of the text. The default is the theme's color of text in fields.
    public var textColor: Color {
        get { ownTextColor ?? theme.color(.text) }
        set { ownTextColor = newValue }
    }
    /// The color that the program set.
    package var ownTextColor: Color? { didSet { if ownTextColor != oldValue { lookChanged() } } }
    /// The height of each line, in points, with the letters in its middle; 0 for the height that the font asks for.
    public var lineHeight = 0.0 { didSet { if lineHeight != oldValue { contentChanged() } } }
    /// Extra space between two letters, in points; it may be negative.
    public var letterSpacing = 0.0 { didSet { if letterSpacing != oldValue { contentChanged() } } }
    /// How lines are aligned in the control. The default is `start`.
    public var textAlignment = TextAlignment.start { didSet { if textAlignment != oldValue { lookChanged() } } }
    /// Whether the text is hidden: the control shows dots, and nothing can be copied.
    public var isSecure = false {
        didSet {
            guard isSecure != oldValue else { return }
            cancelComposition()
            lookChanged()
        }
    }
    /// Whether people can change the text. A text that they cannot change can have the focus, be selected and be copied. The default is
    /// true.
    public var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            cancelComposition()
            lookChanged()
            accessibilityChanged()
        }
    }
    /// Whether people see a hidden text for the moment. It ends when the control loses the focus.
    public var isRevealed = false {
        didSet {
            guard isRevealed != oldValue else { return }
            shownTextChanged()
            lookChanged()
        }
    }
    /// The largest number of characters (grapheme clusters) that people can write; nil for no other limit than the length in bytes. A
    /// text that the program sets may be longer.
    public var maxLength: Int?
    /// Returns whether the text may have a character; nil for all characters. Other characters are left out of what people type and paste,
    /// and of what the program sets.
    public var filter: ((Character) -> Bool)?
    /// The distances from the control's edges to its text, in points. The default is the theme's.
    public var contentInsets: Insets {
        get { ownInsets ?? usualInsets }
        set { ownInsets = newValue }
    }
    /// The distances of a control that set none.
    var usualInsets: Insets { theme.measures.fieldInsets }
    package var ownInsets: Insets? { didSet { if ownInsets != oldValue { contentChanged() } } }

    /// The text, the selection, and the changes that can be undone.
    var editor = TextEditor()
    /// The distance by which a line is scrolled, in points.
    var scrolledX = 0.0
    /// Whether Tab is a character of a text with several lines. Otherwise it moves the focus, as in a text of one line.
    package final var insertsTab = true
    /// The blocks in which the text is shaped.
    private(set) lazy var blocks = TextBlocks(isMultiline ? .vertical : .horizontal)
    /// The time of the last edit, in seconds of the root's clock.
    var lastEdit = 0.0
    /// The time at which the caret last moved, in seconds of the root's clock. The caret is visible at that time and then blinks.
    var lastMove = 0.0
    /// The horizontal place of the caret, in points from the text's left edge, before keys moved it up or down.
    var goalX: Double?
    var pointing = TextPointing()
    /// The text that an input method composes; nil for none.
    var composition: TextComposition?

    public override init() {
        super.init()
        cursor = .text
        followPointers()
    }

    /// The distances from the control's edges to the room of its text: `contentInsets` and what stands beside the text.
    var textInsets: Insets { contentInsets }

    /// The style in which the text is measured and drawn. The direction is that of each paragraph's first letter.
    var textStyle: TextStyle {
        var style = letterStyle
        let disabledColor = ownTextColor?.withAlpha(theme.measures.disabledOpacity) ?? theme.color(.textDisabled)
        (style.color, style.alignment) = (isEnabled ? textColor : disabledColor, textAlignment.edge(in: layoutDirection))
        (style.lineBreakMode, style.numberOfLines) = isMultiline ? (.wordWrap, 0) : (.clip, 1)
        return style
    }

    /// Called when people see another text.
    func shownTextChanged() {}

    /// Called when the caret has moved. A control that scrolls shows the caret.
    func revealCaret() {}

    /// Returns whether a pointer at a point of the root's space is for the text, and not for what stands beside it.
    func isForText(_ point: Point) -> Bool { true }

    /// Whether the text may have several lines. Return is then a character, and lines wrap.
    open var isMultiline: Bool { false }

    // MARK: Text

    /// The text. In a control of one line, line ends and tabs become spaces. Setting another text clears undo.
    public var text: String {
        get { editor.text }
        set {
            settleComposition()
            editor.reset(to: acceptable(newValue))
            goalX = nil
            shownTextChanged()
            lookChanged()
        }
    }

    /// The selected characters, counted from 0; an empty range at the caret if nothing is selected.
    public var selection: Range<Int> {
        get { editor.selection }
        set {
            settleComposition()
            editor.select(newValue)
            caretMoved()
        }
    }

    /// The selected part of the text; empty while nothing is selected. It is not masked if the text is hidden.
    public var selectedText: String { editor.selectedText }

    /// Whether people have changed the text since the program set it.
    public var isEdited: Bool { editor.canUndo || editor.canRedo }

    /// Takes over the text, the selection and the undo history of another control, so that a screen that is loaded again keeps what people
    /// wrote.
    open func keep(_ old: TextControl) {
        (editor, scrolledX, composition) = (old.editor, old.scrolledX, nil)
        blocks.viewportStart = old.blocks.viewportStart
        shownTextChanged()
        lookChanged()
    }

    /// The direction of a text without letters.
    var letterlessDirection: TextDirection { layoutDirection == .rightToLeft ? .rightToLeft : .automatic }

    static let dot = "•"

    /// The style of the letters and lines, without colors and alignment.
    var letterStyle: TextStyle { TextStyle(font: font, lineHeight: lineHeight, letterSpacing: letterSpacing) }

    /// The text that people see, without a composed text.
    var shownText: String { isMasked ? dots : text }

    /// The text that people see, with a composed text.
    var seenText: String { shownComposition?.shown(in: shownText) ?? shownText }

    /// Whether people see dots in place of the text.
    var isMasked: Bool { isSecure && !isRevealed }

    /// The text that assistive technology reads: dots if the text is hidden, even while people see it.
    var readText: String { isSecure ? dots : text }

    private var dots: String { String(repeating: Self.dot, count: editor.count) }

    // MARK: Editing

    /// Inserts a text that is typed, pasted or committed by an input method, unless the text of the control would become longer than
    /// `mostBytes`.
    open override func insertText(_ text: String) -> Bool {
        guard isEnabled, isEditable else { return false }
        if isComposing { commit(text) } else if !text.isEmpty { _ = replace(selection, with: text) }
        return true
    }

    // MARK: As a control

    open override var usualEvent: Action.Event { .editingChanged }
    open override var isPressable: Bool { false }
    open override func keyDown(_ event: KeyEvent) -> Bool { isEnabled && takeKey(event) }
    open override var usesArrowKeys: Bool { true }

    /// Selects the whole text in a control of one line.
    open override func focusArrived() { if !isMultiline { edit { $0.selectAll() } } }

    open override func focusChanged() {
        super.focusChanged()
        lastMove = root?.time ?? 0
        if !isFocused {
            settleComposition()
            editor.endStep()
            isRevealed = false
        }
        send(isFocused ? .editingDidBegin : .editingDidEnd)
    }

    /// Discards a composition if the control is disabled.
    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { cancelComposition() }
    }

    open override var redrawDeadline: Double? {
        guard let root, !root.reducesMotion else { return nil }
        return CaretBlink.nextChange(since: lastMove, at: root.time)
    }
    open override var textCaret: Rect? { words?.caretRect }

    open override var ownRole: AccessibilityRole { isSecure ? .passwordField : .textField }
    open override var accessibilityValue: String? { readText }
    open override var accessibilityStates: Set<AccessibilityNode.State> {
        var states: Set<AccessibilityNode.State> = isEditable ? [] : [.readOnly]
        if isMultiline { states.insert(.multiLine) }
        return states
    }
    open override var textContent: String? { placeholder }

    /// The placed text in the control's own space.
    var words: TextGeometry? { TextGeometry(self, in: Rect(origin: .zero, size: frame.size)) }

    /// Letters overhang low lines.
    open override func drawnReach(in bounds: Rect) -> Rect {
        guard lineHeight > 0 else { return bounds }
        let overhang = letterStyle.overhang(of: "")
        return bounds.inset(by: Insets(top: -overhang, bottom: -overhang))
    }

    /// Draws the ground of the control's look, and the text in front of it.
    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        super.draw(&list, in: bounds)
        drawText(&list, in: bounds)
    }
}

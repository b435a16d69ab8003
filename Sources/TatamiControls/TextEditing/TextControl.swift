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
open class TextControl: Control {
    /// The text shown while the control is empty; nil for none. It is also the name for assistive technology, unless the control has
    /// another one.
    public var placeholder: String? { didSet { if placeholder != oldValue { lookChanged() } } }
    /// The font of the text. The default is the theme's `body` font.
    public var font: Font {
        get { ownFont ?? theme.font(.body) }
        set { ownFont = newValue }
    }
    package var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    /// The color of the text. The default is the theme's color of text in fields.
    public var textColor: Color {
        get { ownTextColor ?? theme.color(.fieldText) }
        set { ownTextColor = newValue }
    }
    /// The color that the program set.
    package var ownTextColor: Color? { didSet { if ownTextColor != oldValue { lookChanged() } } }
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
    /// The distances from the control's edges to its text, in points. The default is the theme's.
    public var contentInsets: Insets {
        get { ownInsets ?? theme.measures.fieldInsets }
        set { ownInsets = newValue }
    }
    package var ownInsets: Insets? { didSet { if ownInsets != oldValue { contentChanged() } } }

    /// The text, the selection, and the changes that can be undone.
    var editor = TextEditor()
    /// The distance by which the text is scrolled, in points.
    var scrolled = Point.zero
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
    public func keep(_ old: TextControl) {
        (editor, scrolled, composition) = (old.editor, old.scrolled, nil)
        lookChanged()
    }

    static let dot = "•"

    /// The text that people see, without a composed text.
    var shownText: String { isSecure ? String(repeating: Self.dot, count: editor.count) : text }

    /// The characters of a text that the control takes, without control characters.
    private func acceptable(_ text: String) -> String {
        String(
            text.compactMap { character in
                if character.isNewline { return isMultiline ? "\n" : " " }
                if character == "\t" { return isMultiline ? "\t" : " " }
                return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
            })
    }

    // MARK: Editing

    /// The largest length of the text that people can write, in bytes of UTF-8. It is the length that is drawn of a text. A longer text is
    /// refused as a whole and reported by `ViewRoot.refuse`.
    public static let mostBytes = AttributedText.byteLimit

    /// Changes the text or the selection on behalf of people.
    func edit(_ change: (inout TextEditor) -> Void) {
        settleComposition()
        let old = editor.revision
        change(&editor)
        caretMoved()
        if editor.revision != old { send(.editingChanged) }
    }

    func caretMoved() {
        (lastMove, goalX) = (root?.time ?? 0, nil)
        if let words { scrolled = words.shift }
        lookChanged()
    }

    /// Replaces characters by a text on behalf of people. Returns false, and reports it, if the control would hold more than `mostBytes`.
    func replace(_ characters: Range<Int>, with text: String) -> Bool {
        let replaced = editor.utf8Offset(of: characters.upperBound) - editor.utf8Offset(of: characters.lowerBound)
        guard editor.text.utf8.count - replaced + text.utf8.count <= Self.mostBytes else {
            root?.refuse("The text was not inserted, because a field takes at most \(Self.mostBytes >> 10) KiB.")
            return false
        }
        let accepted = acceptable(text)
        if accepted.isEmpty, !text.isEmpty { return true }
        edit { editor in
            if editor.selection != characters { editor.select(characters) }
            editor.insert(accepted)
        }
        return true
    }

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
    /// Selects the whole text in a control of one line.
    open override func focusArrived() { if !isMultiline { edit { $0.selectAll() } } }

    open override func focusChanged() {
        super.focusChanged()
        lastMove = root?.time ?? 0
        if !isFocused { settleComposition() }
        send(isFocused ? .editingDidBegin : .editingDidEnd)
    }

    /// Discards a composition if the control is disabled.
    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { cancelComposition() }
    }

    open override var redrawDeadline: Double? { CaretBlink.nextChange(since: lastMove, at: root?.time ?? 0) }
    open override var textCaret: Rect? { words?.caretRect }

    open override var ownRole: AccessibilityRole { isSecure ? .passwordField : .textField }
    open override var accessibilityValue: String? { shownText }
    open override var textContent: String? { placeholder }

    /// The placed text in the control's own space.
    var words: TextGeometry? { TextGeometry(self, in: Rect(origin: .zero, size: frame.size)) }

    /// Draws the ground of the control's look, and the text in front of it.
    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        super.draw(&list, in: bounds)
        drawText(&list, in: bounds)
    }
}

import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// One line of text that people write.
///
/// Its size does not depend on what is written, so that typing never moves what is around it: it is as wide as `columns` digits of its font
/// and as high as a line, with the insets around. A layout that stretches it gives it more.
open class TextField: Control {
    public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
        /// Nothing but the text.
        case none
        /// A thin line.
        case line
        /// A line with a shade, as if it were sunk.
        case bezel
        case roundedRect
    }

    /// Shown while nothing is written; to assistive technology the field's name, where it has no other.
    public var placeholder: String? { didSet { if placeholder != oldValue { lookChanged() } } }
    /// The default is the theme's `body` font.
    public var font: Font {
        get { ownFont ?? theme.font(.body) }
        set { ownFont = newValue }
    }
    private var ownFont: Font? { didSet { if ownFont != oldValue { contentChanged() } } }
    /// The default is the theme's color of text in fields.
    public var textColor: Color {
        get { ownTextColor ?? theme.color(.fieldText) }
        set { ownTextColor = newValue }
    }
    /// The color that the program set.
    private(set) var ownTextColor: Color? { didSet { if ownTextColor != oldValue { lookChanged() } } }
    public var textAlignment = TextAlignment.start { didSet { if textAlignment != oldValue { lookChanged() } } }
    public var borderStyle = BorderStyle.roundedRect { didSet { if borderStyle != oldValue { lookChanged() } } }
    /// Whether what is written is hidden: dots are shown, nothing can be copied.
    public var isSecure = false { didSet { if isSecure != oldValue { lookChanged() } } }
    /// How many digits it is wide by itself, 1...`mostColumns`.
    public var columns = 16 { didSet { if columns != oldValue { contentChanged() } } }
    /// The distances from the field's edges to its text, in points. The default is the theme's.
    public var contentInsets: Insets {
        get { ownInsets ?? theme.measures.fieldInsets }
        set { ownInsets = newValue }
    }
    private var ownInsets: Insets? { didSet { if ownInsets != oldValue { contentChanged() } } }

    /// What is written, with the selection and what can be taken back.
    var editor = TextEditor()
    /// Points of the text that lie before the field's left edge.
    var scrolled = 0.0
    /// When the caret was moved last, in seconds of the root's clock: it is seen from then on, and blinks.
    var lastMove = 0.0
    var pointing = FieldPressing()

    public init(_ text: String = "", placeholder: String? = nil) {
        super.init()
        self.placeholder = placeholder
        self.text = text
        cursor = .text
        followPointers()
    }

    /// What is written. Line ends and tabs become blanks.
    public var text: String {
        get { editor.text }
        set {
            editor.reset(to: Self.oneLine(newValue))
            lookChanged()
        }
    }

    /// The selected characters; empty where the caret stands.
    public var selection: Range<Int> {
        get { editor.selection }
        set {
            editor.select(newValue)
            caretMoved()
        }
    }

    static let dot = "•"

    /// What people see of it.
    var shownText: String { isSecure ? String(repeating: Self.dot, count: editor.count) : text }

    /// The text as it stands in the field's own space.
    var words: FieldText? { FieldText(self, in: Rect(origin: .zero, size: frame.size)) }

    public var selectedText: String { editor.selectedText }

    /// Whether people have changed the text since the program gave it.
    public var isEdited: Bool { editor.canUndo || editor.canRedo }

    /// Takes over text, selection and what can be taken back: a screen that is loaded again keeps what people wrote.
    public func keep(_ old: TextField) {
        (editor, scrolled) = (old.editor, old.scrolled)
        lookChanged()
    }

    /// Line ends and tabs become blanks; other control characters are left out.
    static func oneLine(_ text: String) -> String {
        String(
            text.compactMap { character in
                if character.isNewline || character == "\t" { return " " }
                return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
            })
    }

    /// The most that people can write, in bytes of UTF-8: as much as is drawn of a text. What would be longer is refused as a whole, and
    /// reported (`ViewRoot.refuse`).
    public static let mostBytes = AttributedText.byteLimit

    /// Changes the text or the selection on behalf of people.
    func edit(_ change: (inout TextEditor) -> Void) {
        let old = editor.text
        change(&editor)
        caretMoved()
        if editor.text != old { send(.editingChanged) }
    }

    private func caretMoved() {
        lastMove = root?.time ?? 0
        if let words { scrolled = words.shift }
        lookChanged()
    }

    // MARK: As a view

    open override var usualEvent: Action.Event { .editingChanged }
    open override var isPressable: Bool { false }
    open override func keyDown(_ event: KeyEvent) -> Bool { isEnabled && takeKey(event) }
    open override func focusArrived() { edit { $0.selectAll() } }

    /// Takes what is typed or pasted, or refuses it where the text would be longer than `mostBytes`.
    open override func insertText(_ text: String) -> Bool {
        guard isEnabled else { return false }
        if !text.isEmpty { _ = replace(selection, with: text) }
        return true
    }

    /// Puts a text in place of characters on behalf of people; false where the field would hold more than `mostBytes`, which is reported.
    func replace(_ characters: Range<Int>, with text: String) -> Bool {
        let replaced = editor.utf8Offset(of: characters.upperBound) - editor.utf8Offset(of: characters.lowerBound)
        guard editor.text.utf8.count - replaced + text.utf8.count <= Self.mostBytes else {
            root?.refuse("The text to insert is not inserted: a field takes \(Self.mostBytes >> 10) KiB at most.")
            return false
        }
        let line = Self.oneLine(text)
        if line.isEmpty, !text.isEmpty { return true }
        edit { editor in
            if editor.selection != characters { editor.select(characters) }
            editor.insert(line)
        }
        return true
    }

    open override func focusChanged() {
        super.focusChanged()
        lastMove = root?.time ?? 0
        send(isFocused ? .editingDidBegin : .editingDidEnd)
    }

    open override var redrawDeadline: Double? { CaretBlink.nextChange(since: lastMove, at: root?.time ?? 0) }

    open override var textCaret: Rect? { words?.caretRect }

    open override var ownRole: AccessibilityRole { isSecure ? .passwordField : .textField }
    open override var accessibilityValue: String? { shownText }
    open override var textContent: String? { placeholder }

    // MARK: Size

    open override var contentKind: ContentKind {
        ContentKind(
            "text field",
            [("columns", .number(Double(columns))), ("font", .font(font)), ("contentInsets", nil)])
    }

    private static let leastColumns = 3
    public static let mostColumns = 1_000

    open override func contentWidths() -> Extent {
        guard let environment else { return .zero }
        let digit = environment.text.widths(of: "0", style: TextStyle(font: font), grid: environment.grid).natural
        let around = contentInsets.leading + contentInsets.trailing
        let count = max(1, min(Self.mostColumns, columns))
        return Extent(minimum: around + digit * Double(min(count, Self.leastColumns)), natural: around + digit * Double(count))
    }

    open override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard let environment else { return LeafHeight(0) }
        let line = environment.text.size(of: "0", style: TextStyle(font: font), width: Numbers.limit, grid: environment.grid)
        return LeafHeight(line.size.height + contentInsets.top + contentInsets.bottom, baseline: contentInsets.top + line.firstBaseline)
    }

    open override func measure(_ proposal: Proposal) -> Size {
        let width = proposal.width.limit(contentWidths().natural)
        return Size(width, contentHeight(forWidth: width).height)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        FieldLook(self).draw(&list, in: bounds)
    }
}

/// A text that is edited: what is written, what is selected, and what it was before.
///
/// Offsets count characters (grapheme clusters), so that an edit never splits one. Those out of range are cut.
public struct TextEditor: Hashable, Sendable {
    public enum Direction: Hashable, Sendable { case backward, forward }
    /// How far an edit or a move reaches.
    public enum Unit: Hashable, Sendable { case character, word, all }

    public private(set) var text: String
    /// Where the caret is: the end of the selection that moves.
    public private(set) var caret: Int
    /// The other end of the selection; equal to `caret` where nothing is selected.
    public private(set) var anchor: Int
    private var characters: [Character]
    private var past: [Moment] = []
    private var future: [Moment] = []
    /// What the last edit was, so that a word that is typed is taken back as one.
    private var lastEdit: Edit?

    private struct Moment: Hashable, Sendable {
        let text: String
        let caret: Int
        let anchor: Int
    }

    private enum Edit: Hashable, Sendable { case typing, deleting }

    /// How many edits can be taken back, and how many bytes of text are kept for that; the last edit can always be.
    private static let memory = 100
    private static let memoryBytes = 8 << 20

    /// The caret stands at the end.
    public init(_ text: String = "") {
        self.text = text
        characters = Array(text)
        (caret, anchor) = (characters.count, characters.count)
    }

    // MARK: Reading

    public var count: Int { characters.count }
    public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    public var selectedText: String { String(characters[selection]) }
    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }

    /// Where a character begins in the text's UTF-8.
    public func utf8Offset(of character: Int) -> Int { characters.prefix(max(0, character)).reduce(0) { $0 + $1.utf8.count } }

    /// The character that begins at an offset of the text's UTF-8, or the first one after it.
    public func character(atUTF8 offset: Int) -> Int {
        var bytes = 0
        for (index, character) in characters.enumerated() {
            if bytes >= offset { return index }
            bytes += character.utf8.count
        }
        return characters.count
    }

    // MARK: Selecting

    /// Puts the caret somewhere; what lies between it and the anchor is selected where `extending`.
    public mutating func moveCaret(to offset: Int, extending: Bool = false) {
        caret = max(0, min(count, offset))
        if !extending { anchor = caret }
        lastEdit = nil
    }

    /// Selects characters, the caret behind them.
    public mutating func select(_ range: Range<Int>) {
        moveCaret(to: range.lowerBound)
        moveCaret(to: range.upperBound, extending: true)
    }

    /// Selects two ranges with what lies between them, the caret at the end of the second one that is further from the first: a drag by words.
    public mutating func select(from kept: Range<Int>, to range: Range<Int>) {
        let lower = min(kept.lowerBound, range.lowerBound)
        let upper = max(kept.upperBound, range.upperBound)
        let isBackward = range.lowerBound < kept.lowerBound
        moveCaret(to: isBackward ? upper : lower)
        moveCaret(to: isBackward ? lower : upper, extending: true)
    }

    public mutating func selectAll() { select(0..<count) }

    /// Moves the caret. Without `extending` a selection shrinks to its end in that direction.
    public mutating func moveCaret(_ direction: Direction, by unit: Unit = .character, extending: Bool = false) {
        if !extending, unit == .character, !selection.isEmpty {
            return moveCaret(to: direction == .backward ? selection.lowerBound : selection.upperBound)
        }
        moveCaret(to: offset(direction, by: unit), extending: extending)
    }

    private func offset(_ direction: Direction, by unit: Unit) -> Int {
        switch (unit, direction) {
        case (.character, .backward): max(0, caret - 1)
        case (.character, .forward): min(count, caret + 1)
        case (.word, .backward): WordBoundary.before(caret, in: characters)
        case (.word, .forward): WordBoundary.after(caret, in: characters)
        case (.all, .backward): 0
        case (.all, .forward): count
        }
    }

    /// The word at a character, or the blanks there.
    public func word(at offset: Int) -> Range<Int> { WordBoundary.word(at: offset, in: characters) }

    // MARK: Editing

    /// Puts a text in place of what is selected, the caret behind it.
    public mutating func insert(_ insertion: String) {
        guard !insertion.isEmpty || !selection.isEmpty else { return }
        let isWordEnd = insertion.allSatisfy { !WordBoundary.isInWord($0) }
        remember(.typing, isJoined: selection.isEmpty && !isWordEnd)
        replace(selection, by: insertion)
    }

    /// Takes out what is selected, else what a move of the caret would pass.
    public mutating func delete(_ direction: Direction, by unit: Unit = .character) {
        let end = selection.isEmpty ? offset(direction, by: unit) : selection.upperBound
        let range = selection.isEmpty ? min(caret, end)..<max(caret, end) : selection
        guard !range.isEmpty else { return }
        remember(.deleting, isJoined: range.count == 1)
        replace(range, by: "")
    }

    /// Takes another text from the program: what was selected stays so, as far as there is text; nothing can be taken back.
    public mutating func reset(to text: String) {
        guard text != self.text else { return }
        let (oldCaret, oldAnchor) = (caret, anchor)
        let wasAtEnd = caret == count && selection.isEmpty
        self = TextEditor(text)
        if !wasAtEnd { (caret, anchor) = (min(oldCaret, count), min(oldAnchor, count)) }
    }

    /// Characters may join with their neighbours: an accent goes to the letter before it.
    private mutating func replace(_ range: Range<Int>, by insertion: String) {
        let head = String(characters[..<range.lowerBound]) + insertion
        text = head + String(characters[range.upperBound...])
        characters = Array(text)
        caret = character(atUTF8: head.utf8.count)
        anchor = caret
    }

    // MARK: Taking back

    private mutating func remember(_ edit: Edit, isJoined: Bool) {
        defer { lastEdit = edit }
        future = []
        if isJoined, lastEdit == edit { return }
        past.append(present)
        var bytes = past.reduce(0) { $0 + $1.text.utf8.count }
        while past.count > Self.memory || bytes > Self.memoryBytes && past.count > 1 { bytes -= past.removeFirst().text.utf8.count }
    }

    private var present: Moment { Moment(text: text, caret: caret, anchor: anchor) }

    /// Takes the last edit back; false where there is none.
    @discardableResult public mutating func undo() -> Bool {
        guard let moment = past.popLast() else { return false }
        future.append(present)
        become(moment)
        return true
    }

    /// Does again what was taken back last; false where there is nothing.
    @discardableResult public mutating func redo() -> Bool {
        guard let moment = future.popLast() else { return false }
        past.append(present)
        become(moment)
        return true
    }

    private mutating func become(_ moment: Moment) {
        (text, characters) = (moment.text, Array(moment.text))
        (caret, anchor, lastEdit) = (moment.caret, moment.anchor, nil)
    }
}

/// A text that is edited: the text, the selection, and the edits that can be undone.
///
/// Offsets count characters (grapheme clusters), so that an edit never splits one. Offsets out of range are clamped. An edit costs as much as
/// the characters that it changes, however long the text is.
public struct TextEditor: Hashable, Sendable {
    public enum Direction: Hashable, Sendable { case backward, forward }
    /// How far an edit or a move reaches.
    public enum Unit: Hashable, Sendable { case character, word, paragraph, all }

    /// The end of the selection that moves.
    public private(set) var caret: Int
    /// The other end of the selection; equal to `caret` while nothing is selected.
    public private(set) var anchor: Int
    /// Changes with the text.
    public private(set) var revision = 0
    private var content: IndexedText
    private var past: [Step] = []
    private var future: [Step] = []
    /// The kind of the last edit, so that a word that is typed is undone as one.
    private var lastEdit: Edit?

    private enum Edit: Hashable, Sendable { case typing, deleting }

    /// A text in place of another one, from an offset of the UTF-8 on.
    private struct Change: Hashable, Sendable {
        let start: Int
        let removed: String
        let inserted: String
        var bytes: Int { removed.utf8.count + inserted.utf8.count }
    }

    /// Edits that are undone at once, and the selection to go back to.
    private struct Step: Hashable, Sendable {
        var changes: [Change]
        let caret: Int
        let anchor: Int
        var bytes: Int
    }

    /// How many steps can be undone, and how many bytes of text are kept for that; the last step always can.
    private static let memory = 100
    private static let memoryBytes = 8 << 20

    /// The caret stands at the end.
    public init(_ text: String = "") {
        content = IndexedText(text)
        (caret, anchor) = (content.count, content.count)
    }

    // MARK: Reading

    public var text: String { content.string }
    /// The number of characters.
    public var count: Int { content.count }
    public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    public var selectedText: String { content[bytes(of: selection)] }
    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }
    /// How many characters all edits have looked at, for tests of what an edit costs.
    package var visits: Int { content.visits }

    /// Where a character begins in the text's UTF-8.
    public func utf8Offset(of character: Int) -> Int { content.utf8Offset(of: max(0, character)) }

    /// The character that begins at an offset of the text's UTF-8, or the first one after it.
    public func character(atUTF8 offset: Int) -> Int { content.character(atUTF8: offset) }

    private func bytes(of range: Range<Int>) -> Range<Int> { utf8Offset(of: range.lowerBound)..<utf8Offset(of: range.upperBound) }

    /// The word at a character, or the blanks there.
    public func word(at offset: Int) -> Range<Int> { WordBoundary.word(at: offset, in: content) }

    // MARK: Selecting

    /// Moves the caret to an offset; `extending` selects the characters between it and the anchor.
    public mutating func moveCaret(to offset: Int, extending: Bool = false) {
        caret = max(0, min(count, offset))
        if !extending { anchor = caret }
        lastEdit = nil
    }

    /// Selects characters, with the caret behind them.
    public mutating func select(_ range: Range<Int>) {
        moveCaret(to: range.lowerBound)
        moveCaret(to: range.upperBound, extending: true)
    }

    /// Selects two ranges and the characters between them, with the caret at the end of the second one that is further from the first: a drag
    /// by words.
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
        case (.word, .backward): WordBoundary.before(caret, in: content)
        case (.word, .forward): WordBoundary.after(caret, in: content)
        case (.paragraph, .backward): WordBoundary.paragraphStart(before: caret, in: content)
        case (.paragraph, .forward): WordBoundary.paragraphEnd(after: caret, in: content)
        case (.all, .backward): 0
        case (.all, .forward): count
        }
    }

    // MARK: Editing

    /// Puts a text in place of the selection, with the caret behind it.
    public mutating func insert(_ insertion: String) {
        guard !insertion.isEmpty || !selection.isEmpty else { return }
        let isWordEnd = insertion.allSatisfy { !WordBoundary.isInWord($0) }
        replace(selection, with: insertion, as: .typing, isJoined: selection.isEmpty && !isWordEnd)
    }

    /// Deletes the selection; without one, the characters that a move of the caret would pass.
    public mutating func delete(_ direction: Direction, by unit: Unit = .character) {
        let end = selection.isEmpty ? offset(direction, by: unit) : selection.upperBound
        let range = selection.isEmpty ? min(caret, end)..<max(caret, end) : selection
        guard !range.isEmpty else { return }
        replace(range, with: "", as: .deleting, isJoined: range.count == 1)
    }

    /// Takes another text from the program: the selection stays as far as there is text; nothing can be undone.
    public mutating func reset(to text: String) {
        guard text != self.text else { return }
        let (oldCaret, oldAnchor, oldRevision) = (caret, anchor, revision)
        let wasAtEnd = caret == count && selection.isEmpty
        self = TextEditor(text)
        revision = oldRevision + 1
        if !wasAtEnd { (caret, anchor) = (min(oldCaret, count), min(oldAnchor, count)) }
    }

    private mutating func replace(_ range: Range<Int>, with insertion: String, as edit: Edit, isJoined: Bool) {
        let bytes = bytes(of: range)
        let change = Change(start: bytes.lowerBound, removed: content[bytes], inserted: insertion)
        remember(change, isJoined: isJoined && lastEdit == edit)
        apply(change.removed, change.inserted, at: change.start)
        moveCaret(to: character(atUTF8: change.start + insertion.utf8.count))
        lastEdit = edit
    }

    private mutating func apply(_ old: String, _ new: String, at start: Int) {
        content.replace(start..<start + old.utf8.count, with: new)
        if old != new { revision += 1 }
    }

    // MARK: Undoing

    private mutating func remember(_ change: Change, isJoined: Bool) {
        future = []
        if isJoined, let last = past.indices.last {
            past[last].changes.append(change)
            past[last].bytes += change.bytes
        } else {
            past.append(Step(changes: [change], caret: caret, anchor: anchor, bytes: change.bytes))
        }
        var bytes = past.reduce(0) { $0 + $1.bytes }
        while past.count > Self.memory || bytes > Self.memoryBytes && past.count > 1 { bytes -= past.removeFirst().bytes }
    }

    /// Undoes the last step; false without one.
    @discardableResult public mutating func undo() -> Bool {
        guard let step = past.popLast() else { return false }
        future.append(Step(changes: step.changes, caret: caret, anchor: anchor, bytes: step.bytes))
        for change in step.changes.reversed() { apply(change.inserted, change.removed, at: change.start) }
        (caret, anchor, lastEdit) = (step.caret, step.anchor, nil)
        return true
    }

    /// Does the step again that was undone last; false without one.
    @discardableResult public mutating func redo() -> Bool {
        guard let step = future.popLast() else { return false }
        past.append(Step(changes: step.changes, caret: caret, anchor: anchor, bytes: step.bytes))
        for change in step.changes { apply(change.removed, change.inserted, at: change.start) }
        (caret, anchor, lastEdit) = (step.caret, step.anchor, nil)
        return true
    }
}

/// A text with a selection and a history of edits that can be undone.
///
/// Offsets count characters (grapheme clusters), so that an edit never splits one; offsets out of range are limited to the text. An edit
/// costs as much as the characters that it changes, however long the text is.
///
///     var editor = TextEditor("Hello")
///     editor.insert(" world")
///     editor.delete(to: 6)     // "Hello "
///     editor.undo()            // "Hello world"
public struct TextEditor: Hashable, Sendable {
    /// The direction of a move or a deletion in the order of the text.
    public enum Direction: Hashable, Sendable {
        /// Towards the start of the text.
        case backward
        /// Towards the end of the text.
        case forward
    }
    /// The distance of a move or a deletion.
    public enum Unit: Hashable, Sendable {
        /// One character (grapheme cluster).
        case character
        /// Up to the start or the end of the paragraph.
        case paragraph
        /// Up to the start or the end of the text.
        case all
    }

    /// The offset of the end of the selection that moves.
    public private(set) var caret: Int
    /// The offset of the other end of the selection; equal to `caret` if nothing is selected.
    public private(set) var anchor: Int
    /// A number that increases with each change of the text.
    public private(set) var revision = 0
    private var content: IndexedText
    private var past: [Step] = []
    private var future: [Step] = []
    /// The kind of the last edit, so that one undo takes back a whole typed word.
    private var lastEdit: Edit?

    private enum Edit: Hashable, Sendable { case typing, deleting }

    /// The replacement of one text by another, at an offset of the UTF-8.
    private struct Change: Hashable, Sendable {
        let start: Int
        let removed: String
        let inserted: String
        var bytes: Int { removed.utf8.count + inserted.utf8.count }
    }

    /// The two ends of a selection.
    private struct Ends: Hashable, Sendable {
        let caret: Int
        let anchor: Int
    }

    /// Edits that are undone together, and the selections before and after them.
    private struct Step: Hashable, Sendable {
        var changes: [Change]
        let before: Ends
        var after: Ends
        var bytes: Int
    }

    private var ends: Ends { Ends(caret: caret, anchor: anchor) }

    /// The number of steps that can be undone.
    private static let memory = 100
    /// The number of bytes of text that are kept for undoing. The last step is kept in any case.
    private static let memoryBytes = 8 << 20

    /// Creates an editor for a text, with the caret at its end.
    public init(_ text: String = "") {
        content = IndexedText(text)
        (caret, anchor) = (content.count, content.count)
    }

    // MARK: Reading

    /// The text.
    public var text: String { content.string }
    /// The number of characters.
    public var count: Int { content.count }
    /// The offsets of the selected characters; empty, at the caret, if nothing is selected.
    public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    /// The selected characters.
    public var selectedText: String { content[selectedBytes] }
    /// The selection as offsets in the text's UTF-8.
    public var selectedBytes: Range<Int> { bytes(of: selection) }
    /// True if there is a step to undo.
    public var canUndo: Bool { !past.isEmpty }
    /// True if there is an undone step to do again.
    public var canRedo: Bool { !future.isEmpty }
    /// The number of characters that all edits have visited, for tests of the cost of edits.
    package var visits: Int { content.visits }

    /// Returns the offset in the text's UTF-8 at which a character begins; the length of the text for its end and beyond.
    public func utf8Offset(of character: Int) -> Int { content.utf8Offset(of: max(0, character)) }

    /// Returns the offset of the character that begins at an offset of the text's UTF-8, or of the first one after it.
    public func character(atUTF8 offset: Int) -> Int { content.character(atUTF8: offset) }

    private func bytes(of range: Range<Int>) -> Range<Int> { utf8Offset(of: range.lowerBound)..<utf8Offset(of: range.upperBound) }

    // MARK: Selecting

    /// Moves the caret to an offset. If `extending`, the characters between it and the anchor are selected.
    public mutating func moveCaret(to offset: Int, extending: Bool = false) {
        caret = max(0, min(count, offset))
        if !extending { anchor = caret }
        lastEdit = nil
    }

    /// Selects a range of characters, with the caret behind them.
    public mutating func select(_ range: Range<Int>) {
        moveCaret(to: range.lowerBound)
        moveCaret(to: range.upperBound, extending: true)
    }

    /// Selects two ranges and the characters between them, for a drag by words. The caret is at the end of the second range that is further
    /// from the first.
    public mutating func select(from kept: Range<Int>, to range: Range<Int>) {
        let lower = min(kept.lowerBound, range.lowerBound)
        let upper = max(kept.upperBound, range.upperBound)
        let isBackward = range.lowerBound < kept.lowerBound
        moveCaret(to: isBackward ? upper : lower)
        moveCaret(to: isBackward ? lower : upper, extending: true)
    }

    /// Selects the whole text, with the caret at its end.
    public mutating func selectAll() { select(0..<count) }

    /// Moves the caret by a unit. Without `extending`, a move by one character from a selection goes to the end of the selection in that
    /// direction.
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
        case (.paragraph, .backward): ParagraphBoundary.start(before: caret, in: content)
        case (.paragraph, .forward): ParagraphBoundary.end(after: caret, in: content)
        case (.all, .backward): 0
        case (.all, .forward): count
        }
    }

    // MARK: Editing

    /// Ends the step of undo: the next edit begins a new one.
    public mutating func endStep() { lastEdit = nil }

    /// Replaces the selection with a text, with the caret behind it.
    public mutating func insert(_ insertion: String) {
        guard !insertion.isEmpty || !selection.isEmpty else { return }
        let isWordEnd = insertion.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" }
        replace(selection, with: insertion, as: .typing, isJoined: selection.isEmpty && !isWordEnd)
    }

    /// Deletes the selection. If nothing is selected, deletes the characters that a move of the caret would pass. Backward by one
    /// character, that is the last scalar of a character whose parts people type one by one; see `Character.isDeletedWhole`.
    public mutating func delete(_ direction: Direction, by unit: Unit = .character) {
        let end = selection.isEmpty ? offset(direction, by: unit) : selection.upperBound
        let range = selection.isEmpty ? min(caret, end)..<max(caret, end) : selection
        guard !range.isEmpty else { return }
        var bytes = bytes(of: range)
        if selection.isEmpty, direction == .backward, unit == .character, let last = content[bytes].lastTypedPart {
            bytes = bytes.upperBound - last..<bytes.upperBound
        }
        replace(bytes: bytes, with: "", as: .deleting, isJoined: range.count == 1)
    }

    /// Deletes the selection. If nothing is selected, deletes the characters between the caret and an offset.
    public mutating func delete(to offset: Int) {
        let end = max(0, min(count, offset))
        let range = selection.isEmpty ? min(caret, end)..<max(caret, end) : selection
        if !range.isEmpty { replace(range, with: "", as: .deleting, isJoined: false) }
    }

    /// Moves characters to an offset before or after them, in a step of undo of its own, and selects them there. Does nothing for an offset
    /// in them or at their ends.
    public mutating func move(_ characters: Range<Int>, to offset: Int) {
        let (moved, target) = (bytes(of: characters.clamped(to: 0..<count)), utf8Offset(of: min(count, offset)))
        guard !moved.isEmpty, target < moved.lowerBound || target > moved.upperBound else { return }
        let isForward = target > moved.upperBound
        let passed = isForward ? moved.upperBound..<target : target..<moved.lowerBound
        let (text, others) = (content[moved], content[passed])
        let region = min(target, moved.lowerBound)..<max(target, moved.upperBound)
        replace(bytes: region, with: isForward ? others + text : text + others, as: .typing, isJoined: false)
        let start = isForward ? region.upperBound - moved.count : region.lowerBound
        select(character(atUTF8: start)..<character(atUTF8: start + moved.count))
        if let last = past.indices.last { past[last].after = ends }
    }

    /// Replaces the text from the program. The selection stays as far as the new text reaches; a caret at the end stays at the end. Clears
    /// the history. Does nothing if the text is the same.
    public mutating func reset(to text: String) {
        guard text != self.text else { return }
        let (oldCaret, oldAnchor, oldRevision) = (caret, anchor, revision)
        let wasAtEnd = caret == count && selection.isEmpty
        self = TextEditor(text)
        revision = oldRevision + 1
        if !wasAtEnd { (caret, anchor) = (min(oldCaret, count), min(oldAnchor, count)) }
    }

    private mutating func replace(_ range: Range<Int>, with insertion: String, as edit: Edit, isJoined: Bool) {
        replace(bytes: bytes(of: range), with: insertion, as: edit, isJoined: isJoined)
    }

    private mutating func replace(bytes: Range<Int>, with insertion: String, as edit: Edit, isJoined: Bool) {
        let change = Change(start: bytes.lowerBound, removed: content[bytes], inserted: insertion)
        remember(change, isJoined: isJoined && lastEdit == edit)
        apply(change.removed, change.inserted, at: change.start)
        moveCaret(to: character(atUTF8: change.start + insertion.utf8.count))
        if let last = past.indices.last { past[last].after = ends }
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
            past.append(Step(changes: [change], before: ends, after: ends, bytes: change.bytes))
        }
        var bytes = past.reduce(0) { $0 + $1.bytes }
        while past.count > Self.memory || bytes > Self.memoryBytes && past.count > 1 { bytes -= past.removeFirst().bytes }
    }

    /// Undoes the last step, with the selection that was there before it; returns false if there is none.
    @discardableResult public mutating func undo() -> Bool {
        guard let step = past.popLast() else { return false }
        future.append(step)
        for change in step.changes.reversed() { apply(change.inserted, change.removed, at: change.start) }
        (caret, anchor, lastEdit) = (step.before.caret, step.before.anchor, nil)
        return true
    }

    /// Does the last undone step again, with the selection that was there after it; returns false if there is none.
    @discardableResult public mutating func redo() -> Bool {
        guard let step = future.popLast() else { return false }
        past.append(step)
        for change in step.changes { apply(change.removed, change.inserted, at: change.start) }
        (caret, anchor, lastEdit) = (step.after.caret, step.after.anchor, nil)
        return true
    }
}

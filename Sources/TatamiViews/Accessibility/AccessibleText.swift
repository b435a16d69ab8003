import TatamiGeometry

/// A text that assistive technology reads by characters. Offsets count characters (grapheme clusters).
public struct AccessibilityText: Hashable, Sendable {
    /// A unit by which a text is read.
    public enum Unit: Hashable, Sendable {
        /// One character (grapheme cluster).
        case character
        /// A word.
        case word
        /// A sentence.
        case sentence
        /// A line.
        case line
        /// A paragraph.
        case paragraph
    }

    /// The text that people see: for a password, one dot for each character.
    public let string: String
    /// The character before which the caret stands; nil for a text without a caret.
    public let caret: Int?
    /// The selected characters; empty if nothing is selected.
    public let selection: Range<Int>
    /// Whether assistive technology may edit the text.
    public let isEditable: Bool

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - string: The text that people see.
    ///   - caret: The character before which the caret stands; nil for a text without a caret.
    ///   - selection: The selected characters.
    ///   - isEditable: Whether assistive technology may edit the text.
    public init(_ string: String, caret: Int? = nil, selection: Range<Int> = 0..<0, isEditable: Bool = false) {
        (self.string, self.caret, self.selection, self.isEditable) = (string, caret, selection, isEditable)
    }

    /// Returns the unit that contains the character at an offset, with the blanks after it. The whole text counts as one line.
    public func range(of unit: Unit, at offset: Int) -> Range<Int> {
        let characters = Array(string)
        let place = max(0, min(characters.count, offset))
        switch unit {
        case .character: return place..<min(characters.count, place + 1)
        case .line: return 0..<characters.count
        case .word: return Self.range(at: place, in: characters) { characters[$0 - 1].isWhitespace && !characters[$0].isWhitespace }
        case .paragraph: return Self.range(at: place, in: characters) { characters[$0 - 1].isNewline }
        case .sentence:
            return Self.range(at: place, in: characters) { index in
                if characters[index - 1].isNewline { return true }
                guard characters[index - 1].isWhitespace, !characters[index].isWhitespace else { return false }
                let end = characters[..<index].last { !$0.isWhitespace }
                return end.map { ".!?…。！？؟".contains($0) } ?? false
            }
        }
    }

    /// Returns the characters around an offset, up to the start of the next unit.
    private static func range(at offset: Int, in characters: [Character], begins: (Int) -> Bool) -> Range<Int> {
        var start = min(offset, max(0, characters.count - 1))
        var end = min(offset + 1, characters.count)
        while start > 0, !begins(start) { start -= 1 }
        while end < characters.count, !begins(end) { end += 1 }
        return start..<max(start, end)
    }
}

/// A view with a text that assistive technology reads by characters, and may select and edit: labels, text fields.
public protocol AccessibleText: View {
    /// The text with caret and selection.
    var accessibilityText: AccessibilityText { get }
    /// The text as it is placed in the view; nil while no root shows the view.
    var placedText: PlacedText? { get }
    /// Selects characters and puts the caret after them, as people do. Returns false if the view refuses it.
    func selectAccessibilityText(_ characters: Range<Int>) -> Bool
    /// Replaces characters by a text, as typing does. Returns false if the view refuses it.
    func replaceAccessibilityText(_ characters: Range<Int>, with text: String) -> Bool
}

extension AccessibleText {
    /// The default refuses every selection.
    public func selectAccessibilityText(_ characters: Range<Int>) -> Bool { false }
    /// The default refuses every edit.
    public func replaceAccessibilityText(_ characters: Range<Int>, with text: String) -> Bool { false }
}

/// An edit of a text by assistive technology.
package enum AccessibilityEdit {
    case select(Range<Int>)
    case replace(Range<Int>, String)
    case cut(Range<Int>)
    case copy(Range<Int>)
    case paste(Int)
}

extension ViewRoot {
    /// Edits a text for assistive technology. Returns false if the view is gone, hidden or disabled, or refuses the edit. Hidden text is
    /// not copied.
    package func edit(_ edit: AccessibilityEdit, on id: UInt64) -> Bool {
        guard let view = stage.accessibilityNumbers.view(id) as? any AccessibleText, isUsable(view) else { return false }
        let text = view.accessibilityText
        let count = text.string.count
        func within(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }
        switch edit {
        case .select(let range): return view.selectAccessibilityText(within(range))
        case .replace(let range, let new): return text.isEditable && view.replaceAccessibilityText(within(range), with: new)
        case .copy(let range): return copy(within(range), of: text, in: view)
        case .cut(let range):
            return text.isEditable && copy(within(range), of: text, in: view) && view.replaceAccessibilityText(within(range), with: "")
        case .paste(let offset):
            guard text.isEditable, let new = self.text(on: clipboard) else { return false }
            let place = max(0, min(count, offset))
            return view.replaceAccessibilityText(place..<place, with: new)
        }
    }

    private func copy(_ range: Range<Int>, of text: AccessibilityText, in view: View) -> Bool {
        guard view.role != .passwordField, !range.isEmpty else { return false }
        return put(String(Array(text.string)[range]), on: clipboard)
    }

    /// Returns the characters of a unit around an offset; lines are those that people see.
    package func textRange(of unit: AccessibilityText.Unit, at offset: Int, on id: UInt64) -> Range<Int>? {
        guard let view = stage.accessibilityNumbers.view(id) as? any AccessibleText, shows(view) else { return nil }
        if unit == .line, let placed = view.placedText { return placed.line(at: offset) }
        return view.accessibilityText.range(of: unit, at: offset)
    }

    /// Returns the rectangle around characters in the root's space; for an empty range, that of the caret before the first character.
    package func textFrame(of characters: Range<Int>, on id: UInt64) -> Rect? {
        guard let view = stage.accessibilityNumbers.view(id) as? any AccessibleText, shows(view) else { return nil }
        return view.placedText?.frame(of: characters)?.moved(by: absoluteFrame(of: view).origin)
    }

    /// Returns the character at a point of the root's space; nil if the text does not cover the point.
    package func textOffset(at point: Point, on id: UInt64) -> Int? {
        guard let view = stage.accessibilityNumbers.view(id) as? any AccessibleText, shows(view) else { return nil }
        return view.placedText?.character(at: point - absoluteFrame(of: view).origin)
    }
}

/// A text that an input method is composing, and the part of an edited text in whose place it is shown.
///
/// People see the composed text inside the edited text, but the edited text does not contain it before it is committed. The *shown text*
/// is the edited text with the composed text in place of `replaced`. All offsets count bytes of UTF-8.
///
///     let composition = TextComposition("ni", selecting: 2..<2, replacing: 5..<8)
///     composition.shown(in: "Hello you!")         // "Helloniu!"
public struct TextComposition: Hashable, Sendable {
    /// The composed text.
    public let text: String
    /// The part of the composed text that the input method marks, as offsets in the composed text. The caret is at its end.
    public let selection: Range<Int>
    /// The part of the edited text that the composed text replaces, as offsets in the edited text.
    public let replaced: Range<Int>

    /// Creates a composition.
    ///
    /// - Parameters:
    ///   - text: The composed text.
    ///   - scalars: The part that the input method marks, counted in Unicode scalars of `text`. It is limited to the text.
    ///   - replaced: The part of the edited text that the composed text replaces, as offsets in its UTF-8.
    public init(_ text: String, selecting scalars: Range<Int>, replacing replaced: Range<Int>) {
        self.text = text
        self.replaced = replaced
        let view = text.unicodeScalars
        func offset(_ scalar: Int) -> Int {
            let index = view.index(view.startIndex, offsetBy: max(0, scalar), limitedBy: view.endIndex) ?? view.endIndex
            return text.utf8.distance(from: text.startIndex, to: index)
        }
        selection = offset(scalars.lowerBound)..<offset(scalars.upperBound)
    }

    /// Returns the edited text with the composed text in it. The ends of `replaced` must lie between two scalars of `edited`.
    public func shown(in edited: String) -> String {
        let bytes = edited.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: min(replaced.lowerBound, bytes.count))
        let end = bytes.index(bytes.startIndex, offsetBy: min(replaced.upperBound, bytes.count))
        return String(edited[..<start]) + text + edited[end...]
    }

    /// The composed text's range in the shown text.
    public var shownRange: Range<Int> { replaced.lowerBound..<replaced.lowerBound + text.utf8.count }
    /// The marked part's range in the shown text.
    public var shownSelection: Range<Int> {
        replaced.lowerBound + selection.lowerBound..<replaced.lowerBound + selection.upperBound
    }

    /// Returns the offset in the shown text of an offset in the edited text. An offset inside the replaced part has the start of the
    /// composed text; its end has the end of the composed text.
    public func shownOffset(of offset: Int) -> Int {
        if offset >= replaced.upperBound { return offset - replaced.count + text.utf8.count }
        return min(offset, replaced.lowerBound)
    }

    /// Returns the offset in the edited text of an offset in the shown text. An offset inside the composed text has the start of the
    /// replaced part.
    public func offset(ofShown shown: Int) -> Int {
        if shown >= shownRange.upperBound { return shown - text.utf8.count + replaced.count }
        return min(shown, replaced.lowerBound)
    }
}

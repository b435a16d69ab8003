import TatamiDrawing
import TatamiGeometry

/// A text as it is placed in a view, with the places of its characters and lines. Offsets count characters.
public struct PlacedText {
    let text: AttributedText
    let style: TextStyle
    let box: Rect
    let measurer: any TextMeasurer
    /// The offset in UTF-8 at which each character begins, and at which the last one ends.
    let offsets: [Int]

    /// Creates a placed text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The style in which it is drawn.
    ///   - box: The rectangle in which it is drawn, in the view's own space, in points.
    ///   - measurer: Measures the text.
    public init(_ text: AttributedText, _ style: TextStyle, in box: Rect, by measurer: any TextMeasurer) {
        (self.text, self.style, self.box, self.measurer) = (text, style, box, measurer)
        var offset = 0
        var offsets = [0]
        for character in text.string {
            offset += character.utf8.count
            offsets.append(offset)
        }
        self.offsets = offsets
    }

    var count: Int { offsets.count - 1 }

    /// Returns the rectangle around characters; for an empty range, that of the caret before the first character. Nil if the text does not
    /// have the characters.
    func frame(of characters: Range<Int>) -> Rect? {
        guard characters.lowerBound >= 0, characters.upperBound <= count else { return nil }
        let bytes = offsets[characters.lowerBound]..<offsets[characters.upperBound]
        let rects = characters.isEmpty ? [] : measurer.rects(of: bytes, in: text, style: style, width: box.width)
        guard let first = rects.first else {
            let caret = caret(before: characters.lowerBound)
            return Rect(caret.x, caret.top, 0, caret.height).moved(by: box.origin)
        }
        return rects.dropFirst().reduce(first) { $0.union($1) }.moved(by: box.origin)
    }

    /// Returns the character that covers a point; nil if none does.
    func character(at point: Point) -> Int? {
        guard box.contains(point), count > 0 else { return nil }
        let nearest = measurer.offset(at: point - box.origin, in: text, style: style, width: box.width)
        let character = offsets.firstIndex { $0 >= nearest } ?? count
        // A caret stands between two characters.
        return [character, character - 1].first { $0 >= 0 && $0 < count && frame(of: $0..<$0 + 1)?.contains(point) == true }
    }

    /// Returns the characters of the visible line that contains a character.
    func line(at character: Int) -> Range<Int> {
        let top = caret(before: max(0, min(count, character))).top
        return first { $0 > top - Self.tolerance }..<first { $0 > top + Self.tolerance }
    }

    /// A distance, in points, that is smaller than that between two lines.
    private static let tolerance = 0.5

    /// Returns the first character before which the top of the caret meets a condition; tops grow from line to line.
    private func first(where holds: (Double) -> Bool) -> Int {
        (0..<count).partitioningIndex { holds(caret(before: $0).top) }
    }

    func caret(before character: Int) -> TextCaret {
        measurer.caret(at: offsets[character], in: text, style: style, width: box.width)
    }
}

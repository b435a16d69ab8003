import TatamiDrawing
import TatamiGeometry

/// A text as it is placed in a view, with the places of its characters and lines. Offsets count characters.
public struct PlacedText {
    let string: String
    private let places: any TextPlaces
    /// Finds the words.
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
        self.init(text.string, WholeText(text: text, style: style, box: box, measurer: measurer), by: measurer)
    }

    /// Creates a text at places that its view knows, of which the measurer finds the words.
    package init(_ string: String, _ places: any TextPlaces, by measurer: any TextMeasurer) {
        (self.string, self.places, self.measurer) = (string, places, measurer)
        var offset = 0
        var offsets = [0]
        for character in string {
            offset += character.utf8.count
            offsets.append(offset)
        }
        self.offsets = offsets
    }

    var count: Int { offsets.count - 1 }
    /// The rectangle of the text in the view's own space.
    var box: Rect { places.box }

    /// Returns the character that begins at an offset, or the first one after it.
    func character(atUTF8 offset: Int) -> Int { min(count, offsets.partitioningIndex { $0 >= offset }) }

    /// Returns the rectangles that bytes cover, in the view's own space.
    func rects(ofUTF8 bytes: Range<Int>) -> [Rect] {
        let rects = places.rects(of: bytes)
        return rects.map { $0.moved(by: box.origin) }
    }

    /// Returns the offset of the caret that is nearest to a point of the view's own space.
    func offset(nearest point: Point) -> Int { places.offset(at: point - box.origin) }

    /// Returns the offsets of the carets in the line at a character, from left to right.
    func offsets(inLineAt character: Int) -> [Int] { places.carets(inLineAt: offsets[max(0, min(count, character))]) }

    /// Returns the rectangle around characters; for an empty range, that of the caret before the first character. Nil if the text does not
    /// have the characters.
    func frame(of characters: Range<Int>) -> Rect? {
        guard characters.lowerBound >= 0, characters.upperBound <= count else { return nil }
        let bytes = offsets[characters.lowerBound]..<offsets[characters.upperBound]
        let rects = characters.isEmpty ? [] : rects(ofUTF8: bytes)
        guard let first = rects.first else {
            let caret = caret(before: characters.lowerBound)
            return Rect(caret.x, caret.top, 0, caret.height).moved(by: box.origin)
        }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Returns the character that covers a point; nil if none does.
    func character(at point: Point) -> Int? {
        guard box.contains(point), count > 0 else { return nil }
        let character = character(atUTF8: offset(nearest: point))
        // A caret stands between two characters.
        return [character, character - 1].first { $0 >= 0 && $0 < count && frame(of: $0..<$0 + 1)?.contains(point) == true }
    }

    /// Returns the characters of the visible line that contains a character.
    func line(at character: Int) -> Range<Int> {
        let character = max(0, min(count, character))
        let bytes = places.part(around: offsets[character])
        let part = self.character(atUTF8: bytes.lowerBound)..<self.character(atUTF8: bytes.upperBound)
        let top = caret(before: character).top
        return first(in: part) { $0 > top - Self.tolerance }..<first(in: part) { $0 > top + Self.tolerance }
    }

    /// A distance, in points, that is smaller than that between two lines.
    private static let tolerance = 0.5

    /// Returns the first character of a part before which the top of the caret meets a condition; tops grow from line to line.
    private func first(in part: Range<Int>, where holds: (Double) -> Bool) -> Int {
        part.partitioningIndex { holds(caret(before: $0).top) }
    }

    func caret(before character: Int) -> TextCaret { places.caret(at: offsets[character]) }
}

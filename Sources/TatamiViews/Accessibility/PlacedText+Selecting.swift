import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// Carets, words and lines, for selecting.
extension PlacedText {
    /// Returns the rectangles that characters cover.
    func rects(of characters: Range<Int>) -> [Rect] {
        guard !characters.isEmpty, characters.lowerBound >= 0, characters.upperBound <= count else { return [] }
        return rects(ofUTF8: offsets[characters.lowerBound]..<offsets[characters.upperBound])
    }

    /// Returns the place of the caret before a character, without a width.
    func caretRect(before character: Int) -> Rect {
        let caret = caret(before: max(0, min(count, character)))
        return Rect(box.x + caret.x, box.y + caret.top, 0, caret.height)
    }

    /// Returns the character before which the caret is nearest to a point.
    func caret(nearest point: Point) -> Int {
        let nearest = character(atUTF8: offset(nearest: point))
        // The place after a wrapped line is the start of the next one.
        return nearest > 0 && caret(before: nearest).top > max(0, point.y - box.y) ? nearest - 1 : nearest
    }

    /// Returns the characters of a unit at a point.
    func range(of unit: TextPresses.Unit, at point: Point) -> Range<Int> {
        let nearest = caret(nearest: point)
        switch unit {
        case .character: return nearest..<nearest
        case .line: return line(at: nearest)
        case .word:
            let isBefore = point.x < caretRect(before: nearest).x
            let drawn = max(0, isBefore != isRightToLeft(at: nearest) ? nearest - 1 : nearest)
            let word = words.word(at: offsets[min(drawn, max(0, count - 1))])
            return character(atUTF8: word.lowerBound)..<character(atUTF8: word.upperBound)
        }
    }

    private var words: TextWords { TextWords(string, by: measurer) }

    /// Returns the end of the word at a character or of the first word after it; the end of the text if there is none.
    func wordEnd(after character: Int) -> Int { words.end(after: offsets[character]).map { self.character(atUTF8: $0) } ?? count }

    /// Returns the start of the word before a character; the start of the text if there is none.
    func wordStart(before character: Int) -> Int { words.start(before: offsets[character]).map { self.character(atUTF8: $0) } ?? 0 }

    /// Returns whether the line at a character runs from right to left.
    func isRightToLeft(at character: Int) -> Bool {
        let line = line(at: character)
        return caret(before: line.lowerBound).x > caret(before: lineEnd(at: character)).x
    }

    /// Returns the place of the caret at the end of the line at a character.
    func lineEnd(at character: Int) -> Int {
        let line = line(at: character)
        return carets(inLineAt: character).max() ?? line.upperBound
    }

    /// Returns the characters before which the carets of a line stand, from left to right.
    private func carets(inLineAt character: Int) -> [Int] {
        offsets(inLineAt: character).compactMap { offset in
            let character = self.character(atUTF8: offset)
            return offsets[character] == offset ? character : nil
        }
    }

    /// Returns the character before which the caret stands that is next to another one on the left or right.
    func caret(besides character: Int, isRight: Bool) -> Int {
        VisualCaret.next(to: character, isRight: isRight, count: count, isRightToLeft: isRightToLeft, carets: carets)
    }

    /// Returns the character before which the caret stands after an arrow key has left a selection, whose caret is at `caret`.
    func caret(leaving selection: Range<Int>, from caret: Int, isRight: Bool) -> Int {
        VisualCaret.leaving(selection, isRight: isRight, isRightToLeft: isRightToLeft(at: caret)) { caretRect(before: $0).origin }
    }

    /// Returns the caret some lines above or below another one, at a horizontal place; the start or end of the text beyond the first and last
    /// line.
    func caret(lines: Int, from character: Int, x: Double) -> Int {
        let rect = caretRect(before: character)
        let y = rect.center.y + Double(lines) * rect.height
        if y < box.y { return 0 }
        return y > box.maxY ? count : caret(nearest: Point(x, y))
    }
}

import TatamiGeometry

/// Moves of a caret to the left and right, as people see it, where directions mix.
package enum VisualCaret {
    /// Returns the character before which the caret stands that is next to another one. Beyond the end of a line, that is the caret at the
    /// start of the next line, or at the end of the line before; beyond the text, it is the caret itself. A caret whose
    /// place is not drawn moves by one character in the order of the text.
    ///
    /// - Parameters:
    ///   - character: The character before which the caret stands.
    ///   - isRight: Whether the caret moves to the right.
    ///   - isRightToLeft: Returns whether the line at a character runs from right to left.
    ///   - count: The number of characters.
    ///   - carets: Returns the characters before which the carets of the line at a character stand, from left to right.
    package static func next(
        to character: Int, isRight: Bool, count: Int, isRightToLeft: (Int) -> Bool, carets: (Int) -> [Int]
    ) -> Int {
        let line = carets(character)
        guard let place = line.firstIndex(of: character) else {
            return max(0, min(count, isRight != isRightToLeft(character) ? character + 1 : character - 1))
        }
        let next = isRight ? place + 1 : place - 1
        if line.indices.contains(next) { return line[next] }
        let goesOn = isRight != isRightToLeft(character)
        let outside = goesOn ? (line.max() ?? character) + 1 : (line.min() ?? character) - 1
        guard (0...count).contains(outside) else { return character }
        let others = carets(outside)
        return (goesOn != isRightToLeft(outside) ? others.first : others.last) ?? character
    }

    /// Returns the character before which the caret stands after a plain arrow key has left a selection: at the end that people see on the
    /// side of the arrow, or, if the ends lie in different lines or at one place, at the end to which the arrow goes in the line of the
    /// caret.
    ///
    /// - Parameters:
    ///   - selection: The selected characters.
    ///   - isRight: Whether the arrow points to the right.
    ///   - isRightToLeft: Whether the line of the caret runs from right to left.
    ///   - place: Returns the upper end of the caret before a character.
    package static func leaving(
        _ selection: Range<Int>, isRight: Bool, isRightToLeft: Bool, place: (Int) -> Point
    ) -> Int {
        let (first, last) = (place(selection.lowerBound), place(selection.upperBound))
        let areApart = first.y == last.y && first.x != last.x
        let isUpper = areApart ? (last.x > first.x) == isRight : isRight != isRightToLeft
        return isUpper ? selection.upperBound : selection.lowerBound
    }
}

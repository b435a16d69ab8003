import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// Lines, and the carets in the lines above and below.
extension TextGeometry {
    /// A distance, in points, that is smaller than that between two lines.
    private static var tolerance: Double { 0.5 }

    /// Whether the text runs from right to left, so that the left arrow key moves forward.
    var isRightToLeft: Bool { isRightToLeft(at: control.editor.caret) }

    /// Returns whether the line at a character runs from right to left.
    private func isRightToLeft(at character: Int) -> Bool {
        guard count > 0 else { return control.layoutDirection == .rightToLeft }
        let line = line(at: character)
        let end = end(of: line)
        // An empty line has the direction of its paragraph.
        if end == line.lowerBound { return blocks.blockStyle(blocks.index(ofOffset: offset(of: end))).direction == .rightToLeft }
        return caret(before: line.lowerBound).x > caret(before: end).x
    }

    /// Returns the character before which the caret stands that is next to another one on the left or right.
    func character(besides character: Int, isRight: Bool) -> Int {
        VisualCaret.next(to: character, isRight: isRight, count: count, isRightToLeft: isRightToLeft, carets: carets)
    }

    /// Returns the character before which the caret stands after an arrow key has left a selection.
    func character(leaving selection: Range<Int>, isRight: Bool) -> Int {
        VisualCaret.leaving(selection, isRight: isRight, isRightToLeft: isRightToLeft) { character in
            let caret = caret(before: character)
            return Point(caret.x, caret.top)
        }
    }

    /// Returns the characters of the visible line with a caret before a character.
    func line(at character: Int) -> Range<Int> {
        guard control.isMultiline else { return 0..<count }
        let (block, top) = (block(at: character), caret(before: character).top)
        return first(in: block) { $0 > top - Self.tolerance }..<first(in: block) { $0 > top + Self.tolerance }
    }

    /// Returns the place of the caret at the end of a line: before the character that ends the line, or after the last character of the
    /// text.
    func end(of line: Range<Int>) -> Int {
        guard control.isMultiline, !line.isEmpty else { return line.upperBound }
        let isLast = caret(before: line.upperBound).top < caret(before: line.lowerBound).top + Self.tolerance
        return isLast ? line.upperBound : line.upperBound - 1
    }

    /// Returns the first character of a block before which the top of a caret meets a condition; tops grow from line to line.
    private func first(in block: Range<Int>, where holds: (Double) -> Bool) -> Int {
        block.partitioningIndex { holds(caret(before: $0).top) }
    }

    /// Returns the character at `x` points from the text's left edge, one line before or after the line of a character; the start or end
    /// of the text beyond the first and last line.
    func character(lines: Int, from character: Int, x: Double) -> Int {
        let line = line(at: character)
        if lines < 0 {
            guard line.lowerBound > 0 else { return 0 }
            return self.character(in: self.line(at: line.lowerBound - 1), x: x)
        }
        guard end(of: line) < line.upperBound else { return count }
        return self.character(in: self.line(at: line.upperBound), x: x)
    }

    private func character(in line: Range<Int>, x: Double) -> Int {
        let rect = rect(before: line.lowerBound)
        let found = character(at: Point(box.x + x, rect.center.y))
        return max(line.lowerBound, min(end(of: line), found))
    }

    /// Returns the character a page above or below a caret, at `x` points from the text's left edge. A page is as high as the room.
    func character(pages: Int, from character: Int, x: Double) -> Int {
        let y = rect(before: character).center.y + Double(pages) * room.height
        if y < box.y { return 0 }
        return y > box.maxY ? count : self.character(at: Point(box.x + x, y))
    }
}

/// Measures the indentation of lines.
enum Indentation {
    private static let tab = 4

    /// The number of columns that the bytes of a line take. A tab advances to the next multiple of four.
    static func width(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        var width = 0
        for index in lower..<max(lower, upper) {
            if bytes[index] == ASCII.tab {
                width += tab - width % tab
            } else if !ASCII.isContinuation(bytes[index]) {
                width += 1
            }
        }
        return width
    }

    /// The end of the first whitespace-only line between two offsets that is exactly `column` columns wide. Such a line remains
    /// where a closing sign was deleted.
    static func blankLine(_ bytes: [UInt8], _ lower: Int, _ upper: Int, column: Int) -> Int? {
        var start: Int?
        for index in lower..<max(lower, upper) {
            switch bytes[index] {
            case ASCII.lineFeed where index > lower && bytes[index - 1] == ASCII.carriageReturn: start = index + 1
            case ASCII.lineFeed, ASCII.carriageReturn:
                if let start, width(bytes, start, index) == column { return index }
                start = index + 1
            case ASCII.space, ASCII.tab: break
            default: start = nil
            }
        }
        return nil
    }
}

/// How far lines are indented.
enum Indentation {
    private static let tab = 4

    /// The columns that the bytes of a line take; a tab goes on to the next multiple of four.
    static func width(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        var width = 0
        for index in lower..<max(lower, upper) {
            if bytes[index] == Byte.tab {
                width += tab - width % tab
            } else if !Byte.isContinuation(bytes[index]) {
                width += 1
            }
        }
        return width
    }

    /// The end of the first line of nothing but blanks between two places that is as wide as `column`: where a sign was taken
    /// away.
    static func blankLine(_ bytes: [UInt8], _ lower: Int, _ upper: Int, column: Int) -> Int? {
        var start: Int?
        for index in lower..<max(lower, upper) {
            switch bytes[index] {
            case Byte.lineFeed where index > lower && bytes[index - 1] == Byte.carriageReturn: start = index + 1
            case Byte.lineFeed, Byte.carriageReturn:
                if let start, width(bytes, start, index) == column { return index }
                start = index + 1
            case Byte.space, Byte.tab: break
            default: start = nil
            }
        }
        return nil
    }
}

/// Distinguishes code from text by its appearance, where quotes or the ends of comments are missing.
enum CodeLook {
    /// Whether a line starts like code: with a bracket, `name =`, `:name =`, `name {` or `const name =`.
    static func startsCode(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Bool {
        var index = skipBlanks(bytes, lower, upper)
        guard index < upper else { return false }
        switch bytes[index] {
        case ASCII.rightBrace, ASCII.rightBracket, ASCII.leftBrace, ASCII.leftBracket: return true
        case ASCII.colon: index += 1
        default: break
        }
        for _ in 0..<2 {
            let start = index
            while index < upper, ASCII.isNamePart(bytes[index]) || bytes[index] == ASCII.dot { index += 1 }
            guard index > start else { return false }
            index = skipBlanks(bytes, index, upper)
            if startsSign(bytes, index, upper) { return true }
        }
        return false
    }

    /// The offset of the first `name =` in a part of a line that comes after a blank or comma; nil if there is none.
    static func firstAssignment(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int? {
        var index = lower
        while index < upper {
            guard bytes[index] == ASCII.equals else {
                index += 1
                continue
            }
            var start = index
            if start > lower, bytes[start - 1] == ASCII.less { start -= 1 }
            while start > lower, ASCII.isBlank(bytes[start - 1]) { start -= 1 }
            let end = start
            while start > lower, ASCII.isNamePart(bytes[start - 1]) || bytes[start - 1] == ASCII.dot { start -= 1 }
            if start > lower, start < end, bytes[start - 1] == ASCII.colon { start -= 1 }
            let isApart = start > lower && (ASCII.isBlank(bytes[start - 1]) || bytes[start - 1] == ASCII.comma)
            if start < end, isApart { return start }
            index += 1
        }
        return nil
    }

    private static func startsSign(_ bytes: [UInt8], _ index: Int, _ upper: Int) -> Bool {
        guard index < upper else { return false }
        if bytes[index] == ASCII.equals || bytes[index] == ASCII.leftBrace { return true }
        return bytes[index] == ASCII.less && index + 1 < upper && bytes[index + 1] == ASCII.equals
    }

    private static func skipBlanks(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        var index = lower
        while index < upper, ASCII.isBlank(bytes[index]) { index += 1 }
        return index
    }
}

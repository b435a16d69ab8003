import TatamiData

/// Reads the conditions of version 2:
/// ```
/// or = and { "|" and } ; and = not { "&" not } ; not = "!" not | "(" or ")" | id op value
/// op = "=" | "!=" | "<=" | ">=" | "<" | ">" ; value = "'" text "'" | text up to & | ) or end, trimmed
/// ```
struct ConditionReader {
    /// What a text has that no condition can have.
    struct Failure: Error {
        let message: String
    }

    /// How the value of a comparison is written.
    enum Writing {
        /// In quotes.
        case quoted
        /// Without quotes, and so close to the sign that its first character may be meant as a part of that: `a==1`.
        case glued
        /// Without quotes.
        case plain
    }

    /// The greatest number of parentheses and negations in each other.
    static let depth = 64

    private let text: [Character]
    private var position = 0
    private var nesting = 0
    /// How the values of the comparisons up to here are written.
    private var writings: [Writing] = []

    private init(_ text: String) { self.text = Array(text) }

    /// Reads a whole text.
    static func read(_ text: String) throws(Failure) -> SurveyCondition {
        var writings: [Writing] = []
        return try read(text, &writings)
    }

    /// Reads a whole text, and adds how the values of its comparisons are written, in their order.
    static func read(_ text: String, _ writings: inout [Writing]) throws(Failure) -> SurveyCondition {
        var reader = ConditionReader(text)
        let condition = try reader.alternatives()
        if reader.next != nil { throw reader.failure("an end, '&' or '|'") }
        writings += reader.writings
        return condition
    }

    /// The next character that is not blank.
    private var next: Character? {
        mutating get {
            while position < text.count, text[position].isWhitespace { position += 1 }
            return position < text.count ? text[position] : nil
        }
    }

    private mutating func failure(_ expected: String) -> Failure {
        guard let next else { return Failure(message: "it ends where \(expected) is expected") }
        return Failure(message: "at character \(position + 1) stands \(Quoting.quote(String(next))) where \(expected) is expected")
    }

    private mutating func alternatives() throws(Failure) -> SurveyCondition {
        var conditions = [try conjunction()]
        while next == "|" {
            position += 1
            conditions.append(try conjunction())
        }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws(Failure) -> SurveyCondition {
        var conditions = [try factor()]
        while next == "&" {
            position += 1
            conditions.append(try factor())
        }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func factor() throws(Failure) -> SurveyCondition {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Self.depth else { throw Failure(message: "more than \(Self.depth) parentheses and '!' are in each other") }
        switch next {
        case "!":
            position += 1
            return .not(try factor())
        case "(":
            position += 1
            let condition = try alternatives()
            guard next == ")" else { throw failure("a ')'") }
            position += 1
            return condition
        default: return try comparison()
        }
    }

    private mutating func comparison() throws(Failure) -> SurveyCondition {
        guard next != nil else { throw failure("an id") }
        let start = position
        while position < text.count, !"=!<>&|()".contains(text[position]) { position += 1 }
        let id = Self.trimmed(text[start..<position])
        if id.isEmpty { throw failure("an id") }
        // Longer signs come first: '<=' is not '<' and '='.
        let signs: [SurveyCondition.Comparison] = [.notEqual, .atMost, .atLeast, .equal, .less, .greater]
        guard let sign = signs.first(where: { text[position...].starts(with: $0.rawValue) }) else {
            throw failure("one of =, !=, <=, >=, < and > after \(Quoting.quote(id))")
        }
        position += sign.rawValue.count
        let isGlued = position < text.count && "=<>".contains(text[position])
        let writing: Writing = next == "'" ? .quoted : isGlued ? .glued : .plain
        writings.append(writing)
        return .answer(id: id, sign, value: try value())
    }

    private mutating func value() throws(Failure) -> String {
        if next == "'" {
            let start = position + 1
            guard let end = text[start...].firstIndex(of: "'") else {
                throw Failure(message: "the quote at character \(start) is not closed")
            }
            position = end + 1
            return String(text[start..<end])
        }
        let start = position
        while position < text.count, !"&|)".contains(text[position]) { position += 1 }
        return Self.trimmed(text[start..<position])
    }

    private static func trimmed(_ part: ArraySlice<Character>) -> String {
        var rest = part.drop { $0.isWhitespace }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

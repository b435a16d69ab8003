import TatamiGeometry

/// What is wrong with a dump, and on which line.
public struct DumpError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public var line: Int
    /// What is wrong, in words.
    public var message: String

    /// The error with its line: `line 3: a closing bracket is missing`.
    public var description: String { "line \(line): \(message)" }
}

/// The parts of one line of a dump:
///
///     stack axis=vertical spacing=4 [fixedWidth=80 margin=0,2,0,2] name="form" data=7 in 320xcontent = 0 0 320 96
///
/// These are the node's kind and properties, its item's properties, its name, its data; for the root, the size in which it was laid out;
/// the reading direction, if it sets one or is a root from right to left; and its frame. Before them, the line has two spaces for each
/// level, or the level in brackets.
struct DumpLine {
    typealias Property = (name: Substring, value: Substring)

    let number: Int
    private(set) var depth = 0
    private(set) var word: Substring = ""
    private(set) var content: [Property] = []
    private(set) var item: [Property] = []
    private(set) var name: Substring?
    private(set) var data: Substring?
    /// The size of the last pass. A length that is nil was the content's.
    private(set) var pass: (width: Double?, height: Double?)?
    /// The direction that the node sets; for the root, that of the tree.
    private(set) var direction: LayoutDirection?

    init(_ text: Substring.UTF8View, number: Int) throws(DumpError) {
        self.number = number
        var tokens = Tokens(text)
        depth = try readDepth(&tokens)
        guard let word = tokens.next() else { throw error("a node is missing") }
        self.word = word
        while let token = tokens.next() {
            switch token {
            case "[": try readItem(&tokens)
            case "in": try readPass(&tokens)
            case "leftToRight": direction = .leftToRight
            case "rightToLeft": direction = .rightToLeft
            case "=": try checkFrame(&tokens)
            default: read(token)
            }
        }
        if tokens.hasOpenQuote { throw error("a quotation mark is missing") }
    }

    func error(_ message: String) -> DumpError { DumpError(line: number, message: message) }

    /// Reads the level: two spaces for each level, or the level in brackets.
    private func readDepth(_ tokens: inout Tokens) throws(DumpError) -> Int {
        let spaces = tokens.skipSpaces()
        guard tokens.isAtBracket else {
            guard spaces.isMultiple(of: 2) else { throw error("a level is two spaces; found \(spaces)") }
            return spaces / 2
        }
        _ = tokens.next()
        guard let level = tokens.next(), let depth = Int(dumped: level), depth >= 0, tokens.next() == "]" else {
            throw error("a level in brackets is missing")
        }
        return depth
    }

    private mutating func read(_ token: Substring) {
        let property = Self.property(token)
        switch property.name {
        case "name": name = property.value
        case "data": data = property.value
        default: content.append(property)
        }
    }

    private mutating func readItem(_ tokens: inout Tokens) throws(DumpError) {
        while let token = tokens.next() {
            if token == "]" { return }
            item.append(Self.property(token))
        }
        throw error("a closing bracket is missing")
    }

    private mutating func readPass(_ tokens: inout Tokens) throws(DumpError) {
        let lengths = tokens.next()?.split(separator: "x", omittingEmptySubsequences: false) ?? []
        func length(_ text: Substring) throws(DumpError) -> Double? {
            if text == "content" { return nil }
            guard let length = Double(dumped: text) else { throw error("'\(text)' is not a length of a root") }
            return length
        }
        guard lengths.count == 2 else { throw error("the size of the root is missing") }
        pass = (try length(lengths[0]), try length(lengths[1]))
    }

    /// Checks a frame. A frame is a result and is not needed to lay out again.
    private func checkFrame(_ tokens: inout Tokens) throws(DumpError) {
        for _ in 0..<4 {
            guard let number = tokens.next(), Double(dumped: number) != nil else { throw error("a frame is four numbers") }
        }
    }

    private static func property(_ token: Substring) -> Property {
        guard let equals = token.utf8.firstIndex(of: UInt8(ascii: "=")) else { return ("", token) }
        return (token[..<equals], token[token.utf8.index(after: equals)...])
    }
}

extension DumpLine {
    /// Returns a new style with `properties` applied.
    func style<Style: DumpedStyle>(from properties: [Property]) throws(DumpError) -> Style {
        var style = Style.fresh
        for (name, value) in properties {
            guard let field = Style.dumpFields.first(where: { $0.name == name }) else {
                throw error(name.isEmpty ? "'\(value)' has no meaning here" : "there is no property '\(name)' here")
            }
            guard field.read(&style, value) else { throw error("'\(value)' is not a value of '\(name)'") }
        }
        return style
    }

    /// Returns the rules among the item's properties; nil if there are none.
    func rules() throws(DumpError) -> DumpedRules? {
        let properties = item.filter(Self.isRule)
        return properties.isEmpty ? nil : try style(from: properties)
    }

    static func isRule(_ property: Property) -> Bool { DumpedRules.dumpFields.contains { $0.name == property.name } }

    /// Returns the data: a number, a whole number ("int:7"), a word in quotes, true or false.
    func dataValue() throws(DumpError) -> Any? {
        guard let data else { return nil }
        if data.hasPrefix("int:"), let value = Int(dumped: data.dropFirst(4)) { return value }
        if let value = Double(dumped: data) { return value }
        if let value = Bool(dumped: data) { return value }
        guard let value = String(dumped: data) else { throw error("'\(data)' is not valid data") }
        return value
    }

    func nameValue() throws(DumpError) -> String? {
        guard let name else { return nil }
        guard let value = String(dumped: name) else { throw error("'\(name)' is not a name") }
        return value
    }
}

/// Splits a line into words: brackets, and text between spaces. Text in quotes forms one word with the text before it.
private struct Tokens {
    private var rest: Substring.UTF8View
    private(set) var hasOpenQuote = false

    init(_ text: Substring.UTF8View) { rest = text }

    var isAtBracket: Bool { rest.first == UInt8(ascii: "[") }

    mutating func skipSpaces() -> Int {
        let start = rest.count
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        return start - rest.count
    }

    mutating func next() -> Substring? {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        guard let first = rest.first else { return nil }
        var end = rest.index(after: rest.startIndex)
        if !Self.isBracket(first) { end = endOfWord() }
        defer { rest = rest[end...] }
        return Substring(rest[..<end])
    }

    private mutating func endOfWord() -> Substring.UTF8View.Index {
        var index = rest.startIndex
        var isQuoted = false
        while index < rest.endIndex {
            let byte = rest[index]
            if isQuoted, byte == UInt8(ascii: "\\") {
                index = rest.index(after: index)
                if index == rest.endIndex { break }
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted, byte == UInt8(ascii: " ") || Self.isBracket(byte) {
                return index
            }
            index = rest.index(after: index)
        }
        hasOpenQuote = hasOpenQuote || isQuoted
        return index
    }

    private static func isBracket(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") }
}

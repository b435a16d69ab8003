/// Reads a table of texts. Each error gives one diagnostic, and reading continues after it.
struct TextTableReader {
    /// The syntax of the entries.
    enum Form {
        case strings, json

        var separator: UInt8 { self == .strings ? ASCII.equals : ASCII.colon }
        var terminator: UInt8 { self == .strings ? ASCII.semicolon : ASCII.comma }
    }

    /// A string in quotes.
    struct Quoted {
        var value: String
        var range: Range<Int>
    }

    let bytes: [UInt8]
    let form: Form
    var index = 0
    private(set) var texts: [String: String] = [:]
    private(set) var issues = IssueBag()
    /// The range of each key in the file.
    private var places: [String: Range<Int>] = [:]

    init(_ bytes: [UInt8], _ form: Form) {
        self.bytes = bytes
        self.form = form
    }

    mutating func run() {
        if bytes.starts(with: ASCII.orderMark) { index = ASCII.orderMark.count }
        skipGaps()
        if form == .json, !take(ASCII.leftBrace) {
            return add(at: index..<min(index + 1, bytes.count), "a table of texts must be an object: { \"key\": \"text\" }")
        }
        while index < bytes.count, !isAtEndOfTable {
            let start = index
            if !readEntry() { skipEntry(from: start) }
        }
        if form == .json { finishObject() }
    }

    private var isAtEndOfTable: Bool { form == .json && next == ASCII.rightBrace }

    /// The current byte; nil at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    // MARK: entries

    /// Reads an entry. Returns false if reading cannot continue directly after it.
    private mutating func readEntry() -> Bool {
        guard let key = string("a key", until: form.separator) else { return false }
        guard takeSeparator(behind: key) else { return false }
        guard let text = string("the text of \(Quoting.quote(key.value))", until: form.terminator) else {
            skipNested()
            return take(form.terminator) || isAtEndOfTable
        }
        enter(key, text.value)
        return takeTerminator(behind: text)
    }

    private mutating func enter(_ key: Quoted, _ text: String) {
        if let first = places[key.value] {
            issues.add(
                .repeatedKey, at: range(key.range), "the key \(Quoting.quote(key.value)) appears twice; this one is used",
                related: [.init(range: range(first), message: "first set here")])
        }
        (texts[key.value], places[key.value]) = (text, key.range)
    }

    private mutating func takeSeparator(behind key: Quoted) -> Bool {
        if take(form.separator) { return true }
        let sign = form.separator
        // A key that contains the separator and is not followed by one has no closing quote; neither has a key that ends with
        // the separator.
        if let place = bytes[key.range].lastIndex(of: sign),
            next != ASCII.quote || bytes[(place + 1)..<(key.range.upperBound - 1)].allSatisfy(ASCII.isBlank)
        {
            let end = endOfText(before: place, from: key.range.lowerBound + 1)
            add(at: key.range.lowerBound..<end, "the quote at the end of this key is missing", inserting: "\"", at: end)
            index = place
            return take(sign)
        }
        let end = key.range.upperBound
        add(at: end..<end, "'\(UnicodeScalar(sign))' is missing after this key", inserting: form == .json ? ":" : " =", at: end)
        return next == ASCII.quote
    }

    private mutating func takeTerminator(behind text: Quoted) -> Bool {
        let end = text.range.upperBound
        let sign = index
        if take(form.terminator) {
            if isAtEndOfTable { add(at: sign..<(sign + 1), "nothing follows this ','", replacement: "") }
            return true
        }
        if form == .json, next == nil || isAtEndOfTable { return true }
        let missing = "\(UnicodeScalar(form.terminator))"
        add(at: end..<end, "'\(missing)' is missing after this text", inserting: missing, at: end)
        return next == ASCII.quote
    }

    /// Continues at the next line that starts with a quote, or at the end of the table.
    private mutating func skipEntry(from start: Int) {
        index = max(index, start + 1)
        while let byte = next {
            if ASCII.endsLine(byte) {
                skipGaps()
                if next == ASCII.quote || isAtEndOfTable { return }
            } else {
                index += 1
            }
        }
    }

    /// Skips an object or array in place of a text, which is already reported.
    private mutating func skipNested() {
        guard form == .json, next.map(ASCII.isOpening) == true else { return }
        var depth = 0
        var isInString = false
        while let byte = next {
            index += 1
            switch (byte, isInString) {
            case (ASCII.backslash, true): index = min(index + 1, bytes.count)
            case (ASCII.quote, _): isInString.toggle()
            case (ASCII.leftBrace, false), (ASCII.leftBracket, false): depth += 1
            case (ASCII.rightBrace, false), (ASCII.rightBracket, false): depth -= 1
            default: break
            }
            if depth == 0 { return skipGaps() }
        }
    }

    /// Reads the brace that ends a table, and reports text after it.
    private mutating func finishObject() {
        if !take(ASCII.rightBrace) {
            if issues.issues.isEmpty { add(at: index..<index, "'}' is missing at the end of the table", inserting: "}", at: index) }
        } else if index < bytes.count {
            add(at: index..<bytes.count, "nothing may follow the table")
        }
    }

    // MARK: signs and gaps

    mutating func take(_ sign: UInt8) -> Bool {
        guard next == sign else { return false }
        index += 1
        skipGaps()
        return true
    }

    /// Skips blanks, and comments where the format allows them.
    mutating func skipGaps() {
        while let byte = next {
            if ASCII.isBlank(byte) || ASCII.endsLine(byte) {
                index += 1
            } else if form == .strings, bytes[index...].starts(with: [ASCII.slash, ASCII.slash]) {
                while let byte = next, !ASCII.endsLine(byte) { index += 1 }
            } else if form == .strings, bytes[index...].starts(with: [ASCII.slash, ASCII.star]) {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        let start = index
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: [ASCII.star, ASCII.slash]) { index += 1 }
        if index == bytes.count { add(at: start..<(start + 2), "this comment has no end") }
        index = min(index + 2, bytes.count)
    }

    // MARK: findings

    private func range(_ range: Range<Int>) -> SourceRange { SourceRange(file: .main, lower: range.lowerBound, upper: range.upperBound) }

    mutating func add(at place: Range<Int>, _ message: String, replacement: String? = nil) {
        issues.add(.malformedTexts, at: range(place), message, fix: replacement.map { .init(range: range(place), replacement: $0) })
    }

    mutating func addTooLong(at place: Range<Int>) {
        issues.add(.stringTooLong, at: range(place), "this string is longer than \(Limits.stringBytes >> 10) KiB")
    }

    mutating func add(at place: Range<Int>, _ message: String, inserting text: String, at offset: Int) {
        issues.add(.malformedTexts, at: range(place), message, fix: .init(range: range(offset..<offset), replacement: text))
    }
}

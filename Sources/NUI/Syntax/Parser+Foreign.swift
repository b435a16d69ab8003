import TatamiJSON

/// Text in the forms of other languages. It is reported once, with what NUI writes instead.
extension Parser {
    /// What to report about text that fits nowhere.
    struct StrayText {
        var message: String
        var hint: String?
        var fix: Issue.Fix?
        /// The token at which the reported text starts.
        var first: Int
    }

    /// The statement of another language that starts here, such as a loop; nil if there is none.
    var foreignStatement: StrayText? {
        guard kind == .identifier, let found = ForeignSyntax.statements[stream.text(position)], !stream.startsLine(position + 1),
            kind(ahead: 1).isName || kind(ahead: 1) == .leftParenthesis,
            kind(ahead: 2) != .equals || ForeignSyntax.keywords[stream.text(position)] == nil
        else { return nil }
        return StrayText(message: found.message, hint: found.hint, first: position)
    }

    /// True if a statement of another language stands in an array, rather than names of objects that are called like its words: a block or a
    /// parenthesis follows on the line, and no comma.
    var startsForeignStatementInArray: Bool {
        guard foreignStatement != nil else { return false }
        var index = position + 1
        while index < end, !stream.startsLine(index) {
            let gap = stream.tokenIndex(index - 1)..<stream.tokenIndex(index)
            if stream.tokens[gap].contains(where: { $0.kind == .separator }) { return false }
            if stream.kind(index) == .leftBrace || stream.kind(index) == .leftParenthesis { return true }
            guard stream.kind(index).isName || stream.kind(index) == .dot else { return false }
            index += 1
        }
        return false
    }

    /// What to report about the text that is skipped here.
    var strayText: StrayText {
        foreignStatement ?? innerQuote ?? call ?? memberOfCall ?? modifier ?? furtherNumber ?? ratio ?? bracedName ?? quotedName
            ?? looseString ?? looseSystemProperty ?? foreignDefinition
            ?? namelessRoot
            ?? StrayText(message: "\(Quoting.quote(stream.text(position))) does not belong here", first: position)
    }

    /// `rgb(255, 0, 0)`, of which the name is already taken as a value, and `min (1, 2)`.
    private var call: StrayText? {
        guard kind == .leftParenthesis, position > 0, stream.kind(position - 1).isName, !stream.startsLine(position) else { return nil }
        let name = stream.text(position - 1)
        let gap = stream.range(position - 1).end.through(stream.range(position).start)
        if Function(rawValue: name) != nil, stream.source.text(in: gap).utf8.allSatisfy(ASCII.isBlank) {
            return StrayText(
                message: "the parenthesis of a function touches its name", hint: "write: \(name)(...)",
                fix: .init(range: gap, replacement: ""), first: position)
        }
        guard stream.touchesPrevious(position) else { return nil }
        return StrayText(
            message: "NUI has no function '\(name)'", hint: ForeignSyntax.hint(ofCall: name), first: position - 1)
    }

    /// `find(rows, id).title`, of which the call is already taken as a value.
    private var memberOfCall: StrayText? {
        guard kind == .dot, kind(ahead: 1).isName, position > 0, stream.kind(position - 1) == .rightParenthesis,
            stream.touchesPrevious(position)
        else { return nil }
        let found = ForeignSyntax.member(stream.text(position + 1))
        return StrayText(message: found.message, hint: found.hint, first: position)
    }

    /// `0,5` and `8, 8`, of which the first number is already taken as a value, and the rest of `1990-05-03`.
    private var furtherNumber: StrayText? {
        guard !containers.isEmpty, kind == .number, position > 0, stream.kind(position - 1) == .number, !stream.startsLine(position) else {
            return nil
        }
        let (first, second) = (stream.text(position - 1), stream.text(position))
        let both = stream.range(position - 1).through(stream.range(position))
        let text = stream.source.text(in: both)
        if text == "\(first)\(second)" {
            return StrayText(
                message: "'\(second)' is a separate value here",
                hint: "dates and other texts are written in quotes, such as \"1990-05-03\"",
                first: position)
        }
        guard text == "\(first),\(second)", !first.contains("."), !second.contains(".") else {
            return StrayText(
                message: "several numbers are one value only as an array", hint: "write: [\(first) \(second)]", first: position)
        }
        return StrayText(
            message: "a number is written with a point, not with a comma", hint: "write: \(first).\(second)",
            fix: .init(range: both, replacement: "\(first).\(second)", isCertain: false), first: position)
    }

    /// `16:9`, of which the first number is already taken as a value.
    private var ratio: StrayText? {
        guard kind == .colon, position > 0, stream.kind(position - 1) == .number, kind(ahead: 1) == .number, !stream.startsLine(position),
            let first = Double(stream.text(position - 1)), let second = Double(stream.text(position + 1)), second > 0
        else { return nil }
        let number = JSONText.number((first / second * 10_000).rounded() / 10_000)
        return StrayText(
            message: "a ratio is one number", hint: "write: \(number)",
            fix: .init(
                range: stream.range(position - 1).through(stream.range(position + 1)), replacement: number, isCertain: false),
            first: position)
    }

    /// `{title}` as a value.
    private var bracedName: StrayText? {
        guard !containers.isEmpty, kind == .identifier, position > 0, stream.kind(position - 1) == .leftBrace, position + 1 == end else {
            return nil
        }
        return StrayText(
            message: "an object has properties with values",
            hint: startsUppercase(position)
                ? "write: { :class = \(stream.text(position)) ... }" : "without braces, the name is the value: \(stream.text(position))",
            first: position)
    }

    /// Whether the file starts with a system property, so that it may have neither a root nor braces.
    var startsWithoutRoot: Bool { position == 0 && containers.isEmpty && stream.startsSystemProperty(0) }

    /// Skips a file without a root and braces, or what stands before its first definition or root, and reports it.
    mutating func skipWithoutRoot() {
        let node = open(.skipped)
        let range = stream.range(position).through(stream.range(position + 1))
        // A clause has no '='.
        position += kind(ahead: 2) == .equals ? 3 : 2
        while position < end, stream.declarationEnd(position) == nil, !startsRoot { skipToken() }
        close(node)
        guard position >= end else {
            return issues.add(.unexpectedText, at: range, "a system property stands inside the braces of an object")
        }
        issues.add(
            .unexpectedText, at: range, "the object that a file describes has a name and braces",
            hint: "write: root = { view = { :class = ... } }")
    }

    /// Whether `name = { ... }` starts here and is no object inside the root, as one with a class is.
    private var startsRoot: Bool {
        guard stream.startsAssignment(position) else { return false }
        let brace = stream.pathEnd(position) + 1
        return stream.kind(brace) == .leftBrace && !(stream.kind(brace + 1) == .colon && stream.isWord(brace + 2, "class"))
    }

    /// Whether the braces behind a name hold objects by name, as in `Main { view = { ... } }`, where only the sign of the root is missing.
    var startsRootWithoutSign: Bool {
        let first = position + 2
        guard containers.isEmpty, kind.isName, kind(ahead: 1) == .leftBrace, stream.startsAssignment(first) else { return false }
        let sign = stream.pathEnd(first)
        return sign == first + 1 && stream.isWord(first, "view") || stream.kind(sign + 1) == .leftBrace
    }

    /// `.font(title)` behind an object.
    private var modifier: StrayText? {
        guard kind == .dot, kind(ahead: 1).isName,
            kind(ahead: 2) == .leftParenthesis || kind(ahead: 2).isCloser || stream.startsLine(position)
        else { return nil }
        let name = stream.text(position + 1)
        return StrayText(
            message: "NUI has no modifiers such as '.\(name)'", hint: "a property is set inside the braces: \(name) = ...", first: position)
    }

    /// `hi""` behind `"say "`, where the quotes around the word are part of the text.
    var innerQuote: StrayText? {
        guard kind == .identifier, position > 0, stream.kind(position - 1) == .string, stream.touchesPrevious(position),
            kind(ahead: 1) == .string, stream.touchesPrevious(position + 1)
        else { return nil }
        if opensValue(stream.range(position - 1)) {
            return StrayText(
                message: "a value in a text, \\( ... ), cannot contain quotes", hint: "define the text in it as a const", first: position)
        }
        return StrayText(
            message: "a quote in a text is written with a backslash: \\\"",
            hint: "write: \\\"\(stream.text(position))\\\"", first: position)
    }

    /// Whether a `\(` in a string is not closed in it.
    private func opensValue(_ string: SourceRange) -> Bool {
        guard string.upper > string.lower + 1 else { return false }
        let bytes = stream.source.bytes
        let opening = StringContents(bytes, string.lower + 1..<string.upper - 1).unknownEscapes.last {
            bytes[$0.upperBound - 1] == ASCII.leftParenthesis
        }
        return opening.map { !bytes[$0.upperBound..<string.upper].contains(ASCII.rightParenthesis) } ?? false
    }

    /// `:slot` or `:Label { ... }` as an element of an array.
    private var looseSystemProperty: StrayText? {
        guard kind == .colon, kind(ahead: 1).isName, containers.last?.kind == .array else { return nil }
        let name = stream.text(position + 1)
        let form =
            SystemName(rawValue: name) != nil
            ? ":\(name)" : ":\(startsUppercase(position + 1) ? SystemName.class : .template) = \(name) ..."
        return StrayText(message: "the elements of an array are objects in braces", hint: "write: { \(form) }", first: position)
    }

    /// A string without the name of a property, or behind another one.
    private var looseString: StrayText? {
        guard kind == .string, containers.last?.kind == .object else { return nil }
        let isSecond = position > 0 && stream.kind(position - 1) == .string && !stream.startsLine(position)
        return StrayText(
            message: "\(Quoting.quote(stream.text(position))) does not belong here",
            hint: isSecond ? "several values are an array: [ ... ]" : "a value stands behind the name of its property: name = ...",
            first: position)
    }

    /// `"minWidth": 1`, as in JSON.
    private var quotedName: StrayText? {
        guard kind == .string || kind == .misquoted, kind(ahead: 1) == .colon || kind(ahead: 1) == .equals, kind(ahead: 2).startsValue
        else {
            return nil
        }
        let text = String(stream.text(position).dropFirst().dropLast())
        let isSystem = [SystemName.class, .id, .style, .template].contains { $0.rawValue == text } || text.hasPrefix(":")
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isNamePart), name.utf8.first.map(ASCII.isLetter) == true else { return nil }
        return StrayText(
            message: "a property's name is written without quotes and is followed by '='",
            hint: "write: \(isSystem ? ":" : "")\(name) = ...",
            fix: .init(
                range: stream.range(position).through(stream.range(position + 1)), replacement: "\(isSystem ? ":" : "")\(name) =",
                isCertain: false),
            first: position)
    }

    /// `struct Tile: View { ... }`, as languages for programs define parts of a screen.
    private var foreignDefinition: StrayText? {
        guard containers.isEmpty, kind == .identifier, kind(ahead: 1).isName, let meant = ForeignSyntax.keywords[stream.text(position)]
        else {
            return nil
        }
        return StrayText(
            message: "\(Quoting.quote(stream.text(position))) is not a keyword",
            hint: "write: \(meant.keyword) \(stream.text(position + 1)) = \(meant == .constant ? "..." : "{ ... }")", first: position)
    }

    /// `{ ... }` at the top of a file.
    private var namelessRoot: StrayText? {
        guard containers.isEmpty, kind == .leftBrace else { return nil }
        return StrayText(
            message: "the object that a file describes has a name", hint: "write: root = { ... }",
            fix: .init(range: stream.range(position).start, replacement: "root = ", isCertain: !kind(ahead: 1).isText), first: position)
    }

    /// Reports the colons in place of `=`, at the first of them.
    mutating func reportColons() {
        if let secondRoot { colons.removeAll { $0.range.lower > secondRoot.lower } }
        guard let first = colons.first else { return }
        issues.add(
            .wrongAssignmentSign, at: first.range, "a value is assigned with '=', not with ':'",
            hint: colons.count > 1 ? "the fix changes \(colons.count) places of the file" : nil,
            fix: .init(range: first.range, replacement: first.replacement, more: Array(colons.dropFirst())))
    }

    /// `Text { ... }` as an item of its own, as QML writes the objects inside another one.
    var bareObject: StrayText? {
        guard kind == .identifier, kind(ahead: 1) == .leftBrace, !stream.startsLine(position + 1), startsUppercase(position) else {
            return nil
        }
        let name = stream.text(position)
        let object = "{ :class = \(ForeignWord.rows(name, .className).first?.target ?? name) ... }"
        return containers.isEmpty
            ? StrayText(
                message: "the object that a file describes has a name", hint: "write: root = { view = \(object) }", first: position)
            : StrayText(
                message: "an object is the value of a property, or an element of an array", hint: "write: layoutItems = [ \(object) ]",
                first: position)
    }

    /// Skips an object that is an item of its own, and reports it unless another one in the same place was reported.
    mutating func skipBareObject(_ report: StrayText) {
        if containers.isEmpty { (hasRoot, hasTextAfterRoot) = (true, true) }
        guard containers.last?.hasBareObject != true else {
            let node = open(.skipped)
            skipToken()
            skipToken()
            return close(node)
        }
        if !containers.isEmpty { containers[containers.count - 1].hasBareObject = true }
        skipStray(report)
    }

    // MARK: Blocks by indentation

    /// True for `root:` with an indented `view:` in the next line, as in YAML.
    var startsIndentedBlock: Bool {
        kind.isName && kind(ahead: 1) == .colon && kind(ahead: 2).isName && kind(ahead: 3) == .colon && stream.startsLine(position)
            && stream.startsLine(position + 2) && stream.column(position + 2) > stream.column(position)
    }

    /// Skips a block that only its indentation shows, and reports it.
    mutating func skipIndentedBlock() {
        let name = stream.text(position)
        let (range, column) = (stream.range(position), stream.column(position))
        let node = open(.skipped)
        repeat { skipToken() } while position < end && (!stream.startsLine(position) || stream.column(position) > column)
        close(node)
        uncertain.append(range)
        issues.add(
            .unexpectedText, at: range, "an object is written in braces, not by indentation", hint: "write: \(name) = { ... }")
    }

    /// Skips the dash before an element of an array, as in YAML, and reports it.
    mutating func skipDash() {
        let node = open(.skipped)
        let range = stream.range(position).through(stream.range(position + 1).start)
        position += 1
        close(node)
        // Before a number, the dash may be a sign.
        let isCertain = kind == .leftBrace || kind == .leftBracket || kind == .string
        issues.add(
            .unexpectedText, at: stream.range(position - 1), "the elements of an array have no dashes",
            fix: .init(range: range, replacement: "", isCertain: isCertain))
    }

    // MARK: Text without quotes

    /// The index after text without quotes that starts here, as in `text = Seven near you`; nil if this is a value.
    ///
    /// `a = B c D` is not taken for text, since it may be two assignments, the second one without its sign.
    var unquotedTextEnd: Int? {
        guard kind.isName, kind(ahead: 1).isName, !stream.startsLine(position + 1) else { return nil }
        var index = position + 1
        while index < end, stream.kind(index).isName, !stream.startsLine(index), !hasSeparator(before: index) { index += 1 }
        let count = index - position
        if stream.startsAssignment(index - 1) || stream.startsNamedDefinition(index - 1) || stream.kind(index).isOpener { return nil }
        let isEnd = index >= end || stream.startsLine(index) || stream.kind(index).isCloser || hasSeparator(before: index)
        guard count > 1, isEnd, !isKnownWord(position) else { return nil }
        let gaps = stream.tokenIndex(position)..<stream.tokenIndex(index - 1)
        guard !stream.tokens[gaps].contains(where: { $0.kind == .separator && stream.source.bytes[$0.lower] == ASCII.semicolon }) else {
            return nil
        }
        let isTwoAssignments = count == 3 && (startsUppercase(position + 2) || isKnownWord(position + 2)) && !startsUppercase(position + 1)
        return isTwoAssignments ? nil : index
    }

    private func isKnownWord(_ index: Int) -> Bool { Suggestion.bool(for: stream.text(index)) != nil || stream.isWord(index, "self") }

    func startsUppercase(_ index: Int) -> Bool {
        let range = stream.range(index)
        guard range.lower < range.upper else { return false }
        let byte = stream.source.bytes[range.lower]
        // Behind an ASCII letter a combining mark may follow, which does not change its case.
        return byte < 0x80 ? 0x41...0x5A ~= byte : stream.text(index).first?.isUppercase ?? false
    }

    /// Skips text without quotes and reports it.
    mutating func skipUnquotedText(upTo last: Int) {
        let node = open(.skipped)
        let range = stream.range(position).through(stream.range(last - 1))
        position = last
        close(node)
        let text = stream.source.text(in: range)
        let words = text.split(separator: " ")
        if words.count < 4, let word = words.first(where: { ["not", "and", "or"].contains($0) }) {
            return issues.add(
                .unexpectedText, at: range, "NUI has no operator '\(word)'", hint: "NUI writes !a, a && b and a || b",
                fix: word == "not" && words.count == 2 && words[0] == "not"
                    ? .init(range: range, replacement: "!\(words[1])", isCertain: false) : nil)
        }
        issues.add(
            .unterminatedString, at: range, "\(Quoting.quote(text)) has no quotes", hint: "texts are written in double quotes",
            fix: .init(range: range, replacement: StringLiteral.quoted(text), isCertain: false))
    }
}

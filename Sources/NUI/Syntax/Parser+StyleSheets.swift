/// What authors write who know style sheets: variables, rules and declarations. Each is reported once, with what NUI writes instead.
extension Parser {
    /// `--gap: 8px`, as CSS defines properties of a page.
    var customProperty: StrayText? {
        guard kind == .malformedName, kind(ahead: 1) == .colon, stream.text(position).hasPrefix("--") else { return nil }
        let name = Self.joined(stream.text(position))
        return StrayText(
            message: "NUI has no properties of a page such as \(Quoting.quote(stream.text(position)))",
            hint: "a constant is written as: const \(name) = ...", first: position)
    }

    /// Skips `$gap: 8px` and `@gap = 8` at the top of a file, as style sheets define variables, and reports them. Returns false for other
    /// text.
    mutating func skipVariable() -> Bool {
        guard kind.isName, stream.hasStray(before: position), kind(ahead: 1) == .colon || kind(ahead: 1) == .equals,
            kind(ahead: 2).startsValue, !kind(ahead: 2).isOpener, !stream.startsLine(position + 2)
        else { return false }
        let name = stream.range(position)
        let sign = SourceRange(file: name.file, lower: name.lower - 1, upper: name.lower)
        guard name.lower > 0, "$@%".utf8.contains(stream.source.bytes[sign.lower]) else { return false }
        // The sign alone is reported already.
        issues = issues.filter { $0.code != .unexpectedText || $0.range.lower != sign.lower }
        let place = sign.through(name)
        let head = sign.through(stream.range(position + 1))
        let text = "const \(stream.text(position)) ="
        let node = open(.skipped)
        position += 2
        while position < end, !stream.startsLine(position) { skipToken() }
        close(node)
        issues.add(
            .unexpectedText, at: place, "NUI has no variables such as \(Quoting.quote(stream.source.text(in: place)))",
            hint: "a constant is written as: \(text) ...", fix: .init(range: head, replacement: text, isCertain: false))
        return true
    }

    /// `.card { ... }`, as CSS defines styles.
    var styleRule: StrayText? {
        guard kind == .dot || kind == .colon, kind(ahead: 1).isName, kind(ahead: 2) == .leftBrace else { return nil }
        let name = Self.joined(stream.text(position + 1))
        return StrayText(
            message: "a style is defined by the keyword 'style'", hint: "write: style \(name) = { ... }",
            fix: .init(
                range: stream.range(position).through(stream.range(position + 1)), replacement: "style \(name) =", isCertain: false),
            first: position)
    }

    /// Skips a rule by the name of an element, as in `label { color: red }`, before the rest of the file, and reports it. Returns false for
    /// other text.
    mutating func skipElementRule() -> Bool {
        guard containers.isEmpty, kind == .identifier, kind(ahead: 1) == .leftBrace, !startsUppercase(position), kind(ahead: 2).isName,
            kind(ahead: 3) == .colon, !kind(ahead: 4).isOpener, case .closed(let closer) = brackets.end(of: position + 1),
            closer + 1 < end
        else { return false }
        let name = stream.text(position)
        let range = stream.range(position)
        let node = open(.skipped)
        position = closer + 1
        close(node)
        issues.add(
            .unexpectedText, at: range, "a style is defined by the keyword 'style'", hint: "write: style \(name) = { ... }")
        return true
    }

    /// The index after a declaration of CSS: a name with a hyphen or a value with units, a colour or a function, and a colon between them.
    /// Nil if there is none.
    private mutating func declarationEnd() -> Int? {
        guard kind.isName, kind(ahead: 1) == .colon, kind(ahead: 2).startsValue, !kind(ahead: 2).isOpener,
            !stream.startsLine(position + 1), !stream.startsLine(position + 2)
        else { return nil }
        var isStyleSheet = kind == .malformedName && stream.text(position).utf8.contains(ASCII.minus)
        // Several values beside one another.
        let second = stream.kind(position + 3)
        if kind(ahead: 2) == .number, position + 3 < end, !stream.startsLine(position + 3), !hasSeparator(before: position + 3),
            second == .number || second == .identifier && ![.colon, .equals].contains(stream.kind(position + 4))
        {
            isStyleSheet = true
        }
        var index = position + 2
        while index < end, !stream.startsLine(index), index == position + 2 || !hasSeparator(before: index) {
            switch stream.kind(index) {
            case .malformedNumber, .misquoted: isStyleSheet = isStyleSheet || stream.kind(index) == .malformedNumber || isColor(index)
            case .leftParenthesis where stream.touchesPrevious(index):
                isStyleSheet = true
                guard let last = parenthesisEnd(index) else { return nil }
                index = last - 1
            case .leftBrace, .leftBracket, .rightBrace, .rightBracket, .equals, .colon: return isStyleSheet ? index : nil
            default: break
            }
            index += 1
        }
        return isStyleSheet ? index : nil
    }

    private func isColor(_ index: Int) -> Bool { ColorLiteral.meant(by: stream.text(index)) != nil }

    /// Skips a declaration of CSS, such as `font-size: 14px`, and reports it with the assignment that it means. Returns false for other text.
    mutating func skipStyleDeclaration() -> Bool {
        guard let last = declarationEnd(), kind(ahead: 2) != .colon else { return false }
        // The name of the next property is not part of the value.
        let word = stream.text(position)
        let name = word.utf8.contains(ASCII.minus) ? ForeignWord.name(hyphenated: word) ?? Self.joined(word) : word
        let range = stream.range(position).through(stream.range(last - 1))
        let values = stream.range(position + 2).through(stream.range(last - 1))
        let form = ShortForm(
            property: name, parts: ((position + 2)..<last).map(stream.text), text: stream.source.text(in: values))
        let value = Self.value(form.text)
        let hint = hint(of: word, name, form, value)
        let node = open(.skipped)
        position = last
        close(node)
        let isPlain = !word.utf8.contains(ASCII.minus)
        issues.add(
            .wrongAssignmentSign, at: range, "a property is assigned with '=', and not as in a style sheet",
            hint: hint,
            fix: value.flatMap { value in
                isPlain || ForeignWord.name(hyphenated: word) != nil
                    ? .init(range: range, replacement: "\(name) = \(value)", isCertain: isPlain) : nil
            })
        return true
    }

    /// What NUI writes for a declaration of CSS.
    private func hint(of word: String, _ name: String, _ form: ShortForm, _ value: String?) -> String {
        if stream.kind(position + 3) == .leftParenthesis {
            if let hint = ForeignSyntax.hint(ofCall: form.parts[0]) { return hint }
            if word.hasPrefix("on") { return "NUI writes action = { selector = \"\(form.parts[0])\" }" }
        }
        if form.parts.count > 1, value == nil, form.isKnown { return form.hint }
        return "NUI writes \(ForeignWord.form(hyphenated: word, value: value) ?? "\(name) = \(value ?? "...")")"
    }

    /// The value in NUI's spelling that a single value of CSS means; nil if it is unclear.
    private static func value(_ text: String) -> String? {
        if let color = ColorLiteral.meant(by: text), !text.utf8.allSatisfy(ASCII.isNamePart) { return StringLiteral.quoted(color) }
        if text.utf8.contains(ASCII.minus), let word = ForeignWord.name(hyphenated: text) { return word }
        if text.hasSuffix("fr"), let list = TrackLiteral.meant(by: text).list { return StringLiteral.quoted(list) }
        if text.utf8.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.dot }), Double(text) != nil, text.first != "." { return text }
        if let number = NumberRepair.repair(text) { return number }
        let isName = text.utf8.first.map(ASCII.isLetter) == true && text.utf8.allSatisfy(ASCII.isNamePart)
        return isName || text.hasPrefix("\"") && !text.dropFirst().dropLast().contains("\"") ? text : nil
    }
}

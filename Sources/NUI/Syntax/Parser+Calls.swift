/// Objects and lists of values in the forms of other languages: `Label("a")`, `new Label { }`, `8px 4px`.
extension Parser {
    // MARK: Objects

    /// Whether a word stands at an index that other languages write before a class to make an object.
    private func isMaker(_ index: Int) -> Bool {
        stream.isWord(index, "new") || stream.isWord(index, Definition.Kind.constant.keyword) || stream.isWord(index, "final")
    }

    /// A class or a template that stands before the braces of its object: the index of its name, and that of the brace.
    private struct NameBeforeBrace {
        var name: Int
        var brace: Int
        var property: SystemName
    }

    /// The class in `Label { ... }` or `new Label { ... }`, or the template in `tile { ... }`; nil if none with braces starts here.
    private var nameBeforeBrace: NameBeforeBrace? {
        let hasMaker = kind == .identifier && isMaker(position) && !stream.startsLine(position + 1)
        let name = hasMaker ? position + 1 : position
        guard name < end, stream.kind(name).isName else { return nil }
        let brace = stream.pathEnd(name)
        guard brace < end, stream.kind(brace) == .leftBrace else { return nil }
        let isTemplate = brace == name + 1 ? stream.templates[stream.text(name)] != nil : stream.aliases.contains(stream.text(name))
        let isImported = brace == name + 1 && stream.hasPlainImport && !startsUppercase(name) && containers.last?.kind != .array
        if isTemplate || isImported { return NameBeforeBrace(name: name, brace: brace, property: .template) }
        return startsUppercase(name) && brace == name + 1 ? NameBeforeBrace(name: name, brace: brace, property: .class) : nil
    }

    /// Whether a template stands here, and the braces behind it are no element beside the name of something else.
    private func isUse(_ found: NameBeforeBrace) -> Bool {
        guard found.property == .template else { return false }
        guard containers.last?.kind == .array else { return true }
        // A constant of another file may be an element before an object.
        return found.brace == found.name + 1 && !stream.isShared(stream.text(found.name)) && !hasSeparator(before: found.brace)
    }

    /// The issue about a class before the braces of its object; nil if there is none.
    func classBeforeObject(_ brace: Int) -> Issue? {
        guard let found = nameBeforeBrace, found.brace == brace else { return nil }
        let (name, inside) = (stream.range(found.name).through(stream.range(brace - 1)), stream.range(brace).end)
        let hasComment = stream.tokenIndex(brace) > stream.tokenIndex(brace - 1) + 1 + (stream.touchesPrevious(brace) ? 0 : 1)
        let start = stream.range(position)
        return .nameBeforeBraces(
            stream.source.text(in: name), of: found.property, at: name,
            removing: hasComment ? start.through(name) : start.through(stream.range(brace).start),
            inside: inside)
    }

    /// The index of the brace in `new Label {` and, where `tile` is a template, in `tile {`. An element of an array may be a class before
    /// another element.
    var madeObjectBrace: Int? {
        guard let found = nameBeforeBrace else { return nil }
        return found.name > position || isUse(found) && !stream.startsLine(found.brace) ? found.brace : nil
    }

    /// Skips `tile { ... }`, where `tile` is a template, and reports it. Returns false if there is no such use here.
    mutating func skipTemplateUse() -> Bool {
        guard position < end, !isNextItem, let found = nameBeforeBrace, isUse(found), madeObjectBrace != nil else { return false }
        skipWords(to: found.brace, classBeforeObject(found.brace))
        let node = open(.skipped)
        skipToken()
        close(node)
        return true
    }

    /// The index after a call that makes an object or a value in other languages, as in `Label("a")` or `VStack(spacing: 8) { ... }`, with the
    /// modifiers behind it; nil if no such call starts here.
    mutating func constructorEnd() -> Int? {
        guard kind == .identifier else { return nil }
        let hasMaker = isMaker(position) && !stream.startsLine(position + 1)
        let name = hasMaker && stream.kind(position + 1) == .identifier ? position + 1 : position
        let parenthesis = stream.pathEnd(name)
        // Most names stand before no parenthesis. The others are read.
        guard stream.kind(parenthesis) == .leftParenthesis,
            ForeignSyntax.statements[stream.text(position)] == nil || stream.isWord(position, "repeat")
        else { return nil }
        let isKnown = ["var", "calc", "repeat", "minmax"].contains(stream.text(name)) || isTemplate(name, upTo: parenthesis)
        guard startsUppercase(name) || isKnown,
            stream.startsConstructor(name, upTo: parenthesis), var index = parenthesisEnd(parenthesis)
        else { return nil }
        index = blockEnd(index)
        while index < end, stream.kind(index) == .dot, stream.kind(index + 1).isName {
            index = blockEnd(parenthesisEnd(index + 2) ?? index + 2)
        }
        return min(index, end)
    }

    /// Whether a path before a parenthesis names a template: one of the file, or one of an imported file.
    private func isTemplate(_ name: Int, upTo parenthesis: Int) -> Bool {
        let text = stream.text(name)
        if parenthesis == name + 1, stream.templates[text] != nil { return true }
        // In an array, a constant of another file and a value in parentheses may be two elements.
        let isElement = containers.last?.kind == .array
        let isNamed = stream.kind(parenthesis + 1).isName && [.colon, .equals].contains(stream.kind(parenthesis + 2))
        guard !isElement || isNamed else { return false }
        if parenthesis > name + 1 { return stream.aliases.contains(text) }
        let isView = isElement || position > 1 && stream.isWord(position - 2, "view")
        return stream.hasPlainImport && isView && Function(rawValue: text) == nil && !startsUppercase(name)
    }

    /// The index after a block of contents, as in SwiftUI, that starts at an index; the index itself if there is none.
    private func blockEnd(_ index: Int) -> Int {
        guard index < end, stream.kind(index) == .leftBrace, !stream.startsLine(index), case .closed(let closer) = brackets.end(of: index)
        else { return index }
        return min(end, closer + 1)
    }

    /// The index after the parenthesis that closes the one at `start`; nil if none does.
    mutating func parenthesisEnd(_ start: Int) -> Int? {
        // A file of many open parentheses takes no longer than others.
        guard start < end, stream.kind(start) == .leftParenthesis, scannedTokens < 4 * stream.count else { return nil }
        var (index, depth) = (start, 0)
        defer { scannedTokens += index - start }
        while index < end {
            switch stream.kind(index) {
            case .leftParenthesis: depth += 1
            case .rightParenthesis:
                depth -= 1
                if depth == 0 { return index + 1 }
            case .leftBrace, .leftBracket:
                if case .closed(let closer) = brackets.end(of: index) { index = max(index, closer) }
            case .rightBrace, .rightBracket: return nil
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Skips a call that makes an object and reports it.
    mutating func skipConstructor(upTo last: Int) {
        let hasMaker = isMaker(position)
        let first = hasMaker ? position + 1 : position
        let parenthesis = stream.pathEnd(first)
        let names = stride(from: first, to: parenthesis, by: 2).map(stream.text)
        let isTemplate = isTemplate(first, upTo: parenthesis)
        let node = open(.skipped)
        let place = stream.range(position).through(stream.range(parenthesis - 1))
        position = last
        close(node)
        uncertain.append(place)
        forgetStrays(from: stream.range(first), to: stream.range(last - 1))
        if isTemplate {
            let arguments = (parenthesis + 1)..<max(parenthesis + 1, (parenthesisEnd(parenthesis) ?? last) - 1)
            return issues.add(
                .unexpectedText, at: place, "a template is used in braces, with its parameters by name",
                hint: "write: \(use(ofTemplate: names.joined(separator: "."), with: arguments))")
        }
        let hint = names.reversed().lazy.compactMap(ForeignSyntax.hint(ofCall:)).first
        if let function = names.last, names.count > 1, Function(rawValue: function) != nil {
            return issues.add(
                .unexpectedText, at: place, "NUI has no function '\(names.joined(separator: "."))'", hint: "write: \(function)(...)")
        }
        if hint != nil || names.count > 1 {
            return issues.add(.unexpectedText, at: place, "NUI has no function '\(names.joined(separator: "."))'", hint: hint)
        }
        let name = names.first ?? ""
        let target = ForeignWord.rows(name, .className).first?.target ?? name
        issues.add(
            .unexpectedText, at: place, "an object is written in braces, with its properties by name",
            hint: "write: { :class = \(target)\(ForeignSyntax.example(ofClass: target)) }")
    }

    /// Removes the reports of single signs in text that is reported as a whole.
    mutating func forgetStrays(from first: SourceRange, to last: SourceRange) {
        let (lower, upper) = (first.lower - 1, last.upper)
        issues = issues.filter { $0.code != .unexpectedText || $0.range.lower < lower || $0.range.upper > upper }
    }

    /// The use of a template that a call means: `{ :template = tile  title = "a" }`.
    private func use(ofTemplate name: String, with arguments: Range<Int>) -> String {
        var parameters = stream.parameters(ofTemplate: name)[...]
        var result = "{ :template = \(name)"
        var index = arguments.lowerBound
        while index < arguments.upperBound {
            let isNamed = stream.kind(index).isName && (stream.kind(index + 1) == .colon || stream.kind(index + 1) == .equals)
            let first = isNamed ? index + 2 : index
            let parameter = isNamed ? stream.text(index) : parameters.first
            if !parameters.isEmpty { parameters.removeFirst() }
            let last = parameterEnd(first, in: index..<arguments.upperBound)
            guard let parameter, first < last else {
                result += "  ..."
                break
            }
            result += "  \(parameter) = \(stream.source.text(in: stream.range(first).through(stream.range(last - 1))))"
            index = last
        }
        let text = result + " }"
        return text.utf8.count > 100 || text.contains("\n") ? "{ :template = \(name) ... }" : text
    }

    // MARK: Several values

    /// The index after several values that stand beside one another, as in `8px 4px`; nil if there are not several. The words of CSS may
    /// stand among them if a unit, a colour or the name of the property shows that this is CSS.
    ///
    /// - Parameter name: The index of the last name of the property.
    mutating func shortFormEnd(of name: Int) -> Int? {
        var index = position
        var (numbers, words) = (0, 0)
        var isStyleSheet = false
        // Names are read only if there are numbers too.
        var names: [Int] = []
        loop: while index < end, index == position || !stream.startsLine(index) && !hasSeparator(before: index) {
            // An operator that NUI does not have is reported already.
            if index > position, stream.hasStray(before: index) { return nil }
            switch stream.kind(index) {
            case .number, .malformedNumber:
                if index > position, stream.source.bytes[stream.range(index).lower] <= ASCII.minus { return nil }
                isStyleSheet = isStyleSheet || stream.kind(index) == .malformedNumber
                numbers += 1
            case .misquoted: (isStyleSheet, words) = (true, words + 1)
            case .string where index > position: words += 1
            case .identifier, .malformedName:
                let next = stream.kind(stream.pathEnd(index))
                if next == .equals || next == .modify || next == .colon || stream.startsNamedDefinition(index) { break loop }
                names.append(index)
                words += 1
            case .leftParenthesis where index > position && stream.touchesPrevious(index):
                guard let last = parenthesisEnd(index) else { return nil }
                index = last - 1
            default: break loop
            }
            index += 1
        }
        guard numbers > 0, numbers + words > 1,
            words == 0 || isStyleSheet || ShortForm.properties.contains(stream.text(name).lowercased())
                || names.contains(where: { ShortForm.words.contains(stream.text($0).lowercased()) })
        else { return nil }
        let isEnd = index >= end || stream.startsLine(index) || hasSeparator(before: index) || stream.kind(index).isCloser
        return isEnd || stream.startsAssignment(index) || stream.startsSystemProperty(index) ? index : nil
    }

    func hasSeparator(before index: Int) -> Bool {
        let gap = (stream.tokenIndex(index - 1) + 1)..<max(stream.tokenIndex(index - 1) + 1, stream.tokenIndex(index))
        return stream.tokens[gap].contains { $0.kind == .separator }
    }

    /// Skips several values beside one another and reports them.
    mutating func skipShortForm(of name: Int, upTo last: Int) {
        let range = stream.range(position).through(stream.range(last - 1))
        let form = ShortForm(
            property: Self.joined(stream.text(name)), parts: (position..<last).map(stream.text), text: stream.source.text(in: range))
        let node = open(.skipped)
        position = last
        close(node)
        issues.add(
            .unexpectedText, at: range, form.message, hint: form.hint,
            fix: form.replacement.map { .init(range: range, replacement: $0, isCertain: form.isCertain) })
    }

    // MARK: Parameters

    /// Skips the parameters in `template tile(title, count) = { ... }` and reports them. Their names may be used in the template.
    mutating func skipParameterList(of definition: Definition.Kind) {
        guard let last = parenthesisEnd(position) else { return }
        let range = stream.range(position).through(stream.range(last - 1))
        guard definition == .template else {
            return skipWords(
                to: last,
                Issue(
                    code: .unexpectedText, range: range, message: "\(TypeText.article(definition.noun)) has no parameters",
                    hint: "a template has parameters: template name = { :params { ... } ... }"))
        }
        let declared = declarations(in: (position + 1)..<(last - 1))
        let node = open(.skipped)
        position = last
        close(node)
        let brace = kind == .equals ? position + 1 : position
        let text = ":params { \(declared.joined(separator: "  ")) }"
        issues.add(
            .unexpectedText, at: range, "the parameters of a template are declared inside its braces", hint: text,
            fix: stream.kind(brace) == .leftBrace
                ? .init(
                    range: range, replacement: "", more: [.init(range: stream.range(brace).end, replacement: " \(text)")], isCertain: false)
                : nil)
    }

    /// The declarations that a list of names means, of which each may have a type and a default value.
    private func declarations(in list: Range<Int>) -> [String] {
        var result: [String] = []
        var index = list.lowerBound
        while index < list.upperBound {
            let name = index
            index += 1
            guard stream.kind(name).isName else { continue }
            var meaning = "Any"
            if index + 1 < list.upperBound, stream.kind(index) == .colon {
                let type = stream.text(index + 1)
                meaning = TemplateShape.typeNames.contains { $0.name == type } ? type : meaning
                index += 2
            }
            if index + 1 < list.upperBound, stream.kind(index) == .equals {
                let last = parameterEnd(index + 1, in: list)
                meaning = stream.source.text(in: stream.range(index + 1).through(stream.range(last - 1)))
                    .split { $0.isWhitespace }.joined(separator: " ")
                index = last
            }
            result.append("\(stream.text(name)) = \(meaning)")
        }
        return result
    }

    /// The index after the parameter of a list in which the token at `start` stands: a separator follows it outside of all brackets.
    private func parameterEnd(_ start: Int, in list: Range<Int>) -> Int {
        var (index, depth) = (start, 0)
        while index < list.upperBound {
            if index > start, depth == 0, hasSeparator(before: index) { return index }
            let kind = stream.kind(index)
            if kind.isOpener || kind == .leftParenthesis { depth += 1 }
            if kind.isCloser || kind == .rightParenthesis { depth -= 1 }
            index += 1
        }
        return index
    }
}

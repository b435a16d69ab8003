/// Objects in the forms of SwiftUI, Compose and QML, which have others directly inside. Each is reported once, with all that is in it.
extension Parser {
    /// Skips `VStack { Text("a") }` or `Text { text: "a" }` and reports it. Returns false for other text, such as `Label { text = "a" }`, in
    /// which only the class stands at the wrong place.
    mutating func skipForeignObject() -> Bool {
        let brace = position + 1
        guard kind == .identifier, brace < end, stream.kind(brace) == .leftBrace, startsUppercase(position), !stream.startsLine(brace),
            !hasSeparator(before: brace), holdsForeignMembers(brace)
        else { return false }
        let name = stream.text(position)
        let target = ForeignWord.rows(name, .className).first?.target ?? name
        let range = stream.range(position)
        let node = open(.skipped)
        position += 1
        skipToken()
        close(node)
        uncertain.append(range)
        forgetStrays(from: range, to: stream.range(position - 1))
        let members = target.hasSuffix("Layout") ? "  layoutItems = [ ... ]" : ForeignSyntax.example(ofClass: target)
        issues.add(
            .unexpectedText, at: range, "an object is written in braces, with its properties by name",
            hint: "write: { :class = \(target)\(members) }")
        return true
    }

    /// Whether the first member in braces is an object, a call, or a property with a colon.
    private func holdsForeignMembers(_ brace: Int) -> Bool {
        let first = brace + 1
        guard stream.kind(first).isName else { return false }
        let next = stream.pathEnd(first)
        switch stream.kind(next) {
        case .leftParenthesis: return stream.touchesPrevious(next)
        case .leftBrace: return next == first + 1 && startsUppercase(first)
        case .colon: return !stream.startsSystemProperty(next)
        default: return false
        }
    }

    /// Skips objects among the members of another one, as in `layoutItems = { { ... } { ... } }`, and reports the first of them.
    mutating func skipObjectAmongMembers() {
        guard containers.last?.hasBareObject != true else {
            let node = open(.skipped)
            skipToken()
            return close(node)
        }
        if !containers.isEmpty { containers[containers.count - 1].hasBareObject = true }
        skipStray("an object in an object has a name", hint: "several objects are an array: [ { ... } { ... } ]")
    }

    /// Skips an object in parentheses, such as `( :class = Label )`, and reports it. Returns false for other text.
    mutating func skipParenthesizedObject() -> Bool {
        let first = position + 1
        guard kind == .leftParenthesis else { return false }
        let isAssignment = stream.startsAssignment(first) && stream.kind(stream.pathEnd(first) + 1) != .equals
        guard stream.startsSystemProperty(first) || isAssignment, let last = parenthesisEnd(position) else {
            return false
        }
        let range = stream.range(position)
        let node = open(.skipped)
        position = last
        close(node)
        issues.add(
            .unexpectedText, at: range, "an object is written in braces, not in parentheses", hint: "write: { ... }",
            fix: .init(range: range, replacement: "{", more: [.init(range: stream.range(last - 1), replacement: "}")], isCertain: false))
        return true
    }

    /// Skips what an annotation such as `@State` stands before, which is reported with its sign. Returns false for other text.
    mutating func skipAnnotatedDeclaration() -> Bool {
        let start = stream.range(position).lower
        guard kind.isName, kind(ahead: 1).isName, !stream.startsLine(position + 1), start > 0,
            stream.source.bytes[start - 1] == UInt8(ascii: "@")
        else { return false }
        let node = open(.skipped)
        let line = stream.line(position)
        while position < end, stream.line(position) == line { skipToken() }
        close(node)
        return true
    }

    /// The value in `padding(8)`, as text; nil unless it is a single number, string or name behind an argument's label, or alone.
    func argument(of parenthesis: Int) -> String? {
        let isNamed = stream.kind(parenthesis + 1).isName && stream.kind(parenthesis + 2) == .colon
        let value = isNamed ? parenthesis + 3 : parenthesis + 1
        guard stream.kind(value + 1) == .rightParenthesis, stream.kind(value) == .number || stream.kind(value) == .string else {
            return nil
        }
        return stream.text(value)
    }
}

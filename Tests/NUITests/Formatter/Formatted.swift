import NUI
import Testing

/// Formats a file without errors, and tells everything that is wrong with the result by the smallest such text that can be made
/// of this one; returns the result.
@discardableResult
func expectFormats(_ text: String, _ comment: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let (result, faults) = formatFaults(of: text)
    if let fault = faults.first {
        let small = shrunk(text) { !hasErrors($0) && formatFaults(of: $0).faults.first == fault }
        let shown = formatFaults(of: small).result
        Issue.record(
            "\(faults) \(comment()):\n\(small.debugDescription)\nbecomes\n\(shown)and then\n\(formatFaults(of: shown).result)",
            sourceLocation: sourceLocation)
    }
    return result
}

func hasErrors(_ text: String) -> Bool { Document(text, path: "a.nui").diagnostics.contains { $0.severity == .error } }

private func formatFaults(of text: String) -> (result: String, faults: [String]) {
    let document = Document(text, path: "a.nui")
    do {
        let first = try document.formatted()
        let result = Document(first, path: "a.nui")
        var faults: [String] = []
        if try result.formatted() != first { faults.append("not the same again") }
        if FileMeaning(result) != FileMeaning(document) { faults.append("another meaning") }
        if comments(of: result) != comments(of: document) { faults.append("other comments") }
        // A sign that touches the value before it is given a comma.
        let findings = { (document: Document) in document.diagnostics.map(\.id).filter { $0 != DiagnosticCode.gluedSign.rawValue } }
        if findings(result) != findings(document) { faults.append("other findings") }
        return (first, faults + layoutFaults(of: result))
    } catch {
        return (text, ["refused: \(error)"])
    }
}

/// A shorter text of which something still holds: pieces are taken out, large ones first, in a limited number of tries.
private func shrunk(_ text: String, _ holds: (String) -> Bool) -> String {
    var scalars = Array(text.unicodeScalars)
    var length = scalars.count / 2
    var tries = 0
    while length > 0 {
        var start = 0
        while start + length <= scalars.count, tries < 1_500 {
            tries += 1
            let rest = scalars[..<start] + scalars[(start + length)...]
            if holds(String(String.UnicodeScalarView(rest))) { scalars = Array(rest) } else { start += length }
        }
        length /= 2
    }
    return String(String.UnicodeScalarView(scalars))
}

/// All that a file says, without any places: what the declarations hold, not what the tree looks like.
struct FileMeaning: Equatable {
    private var lines: [String] = []

    init(_ document: Document) {
        lines += document.imports.map { "import \($0.path.value.debugDescription)" }
        lines += document.definitions(of: .constant).map { "const \($0.name.text) \(Self.text(of: $0.value))" }
        lines += document.definitions(of: .style).map { "style \($0.name.text) \(Self.text(of: .object($0.object)))" }
        lines += document.definitions(of: .state).map { "state \($0.name.text) \(Self.text(of: .object($0.object)))" }
        lines += document.definitions(of: .type).map { "type \($0.name.text) \(Self.text(of: $0.value))" }
        if let model = document.model { lines.append("model \(Self.text(of: .object(model.fields)))") }
        if let root = document.root { lines.append("\(root.name.text) \(Self.text(of: .object(root.object)))") }
    }

    private static func text(_ term: ExpressionNode.Term) -> String {
        switch term.kind {
        case .member(let value, let name): "\(value).\(name.text)"
        case .operand(let value): text(of: value)
        case .not(let value): "!\(value)"
        case .negate(let value): "-\(value)"
        case .argument(let name, let value): "\(name) \(value)"
        case .call(let function, let values): "\(function.rawValue)\(values)"
        case .binary(let sign, let left, let right): "\(left)\(sign.rawValue)\(right)"
        case .conditional(let condition, let first, let second): "\(condition)?\(first):\(second)"
        }
    }

    private static func text(of value: Value) -> String {
        switch value {
        case .string(let literal): return literal.value.debugDescription
        case .number(let literal): return "\(literal.value)"
        case .percentage(let literal): return "\(literal.value)%"
        case .path(let path): return path.text
        case .flags(let flags): return "(" + flags.operands.map(text).joined(separator: "|") + ")"
        case .expression(let expression): return expression.terms.map(text).joined(separator: " ")
        case .interpolation(let string):
            return string.pieces.map { piece in
                switch piece {
                case .text(let part): part.debugDescription
                case .value(let value, let format):
                    "(" + text(of: value) + (format.map { " \($0.kind) \($0.argument.map(text) ?? "")" } ?? "") + ")"
                }
            }.joined()
        case .array(let array): return "[" + array.elements.map(text).joined(separator: ",") + "]"
        case .object(let object):
            let properties = object.systemProperties.map { ":\($0.name.text)=\(text(of: $0.value))" }
            let assignments = object.assignments.map {
                "\($0.path.text)\($0.operation)\(text(of: $0.value))\($0.format.map { "\($0.kind)\($0.argument.map(text) ?? "")" } ?? "")"
            }
            let clauses = object.clauses.map { clause in
                ":\(clause.kind) \(clause.name?.text ?? "") \(clause.value.map(text) ?? "") \(clause.object.map { text(of: .object($0)) } ?? "")"
            }
            return "{" + (properties + clauses + assignments).joined(separator: ";") + "}"
        case .optional(let value, _): return text(of: value) + "?"
        case .invalid: return "invalid"
        }
    }
}

/// The comments of a file, each with the number of items before it, without the blanks round their lines.
func comments(of document: Document) -> [String] {
    var result: [String] = []
    var count = 0
    for token in document.tree.tokens {
        if token.kind == .lineComment || token.kind == .blockComment {
            let text = String(decoding: document.source.bytes[token.lower..<token.upper], as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            result.append("\(count) " + lines.map { $0.trimming { $0 == " " || $0 == "\t" } }.joined(separator: "\n"))
        } else if !token.kind.isTrivia {
            count += 1
        }
    }
    return result
}

/// What no formatted text may have between its items.
private func layoutFaults(of document: Document) -> [String] {
    var faults: [String] = []
    let tokens = document.tree.tokens
    let text = { (token: Token) in String(decoding: document.source.bytes[token.lower..<token.upper], as: UTF8.self) }
    let reserved = document.tree.nodes.filter { $0.kind == .reserved }.map { $0.firstToken..<$0.endToken }
    for (index, token) in tokens.enumerated() where token.kind == .blank && !reserved.contains(where: { $0.contains(index) }) {
        let blank = text(token).replacing("\r\n", with: "\n")
        let lines = blank.split(separator: "\n", omittingEmptySubsequences: false)
        if !blank.allSatisfy({ $0 == " " || $0 == "\n" }) { faults.append("a blank of another kind before \(index)") }
        if lines.count > 3 { faults.append("more than one empty line before \(index)") }
        if lines.count > 1, lines.dropLast().contains(where: { !$0.isEmpty }) {
            faults.append("blanks at the end of a line before \(index)")
        }
        if lines.count == 1, blank.count > 2 { faults.append("more than two blanks before \(index)") }
        if lines.count > 1, !lines[lines.count - 1].count.isMultiple(of: 4) { faults.append("an odd indentation before \(index)") }
    }
    let bytes = document.source.bytes
    if bytes.count > 3, bytes.last != UInt8(ascii: "\n") { faults.append("no end of the last line") }
    return faults
}

extension StringProtocol {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
        var result = drop(while: isTrimmed)
        while let last = result.last, isTrimmed(last) { result.removeLast() }
        return String(result)
    }
}

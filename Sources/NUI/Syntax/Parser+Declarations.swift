/// Declarations inside objects, where NUI has only assignments. Each is skipped whole, and reported once.
extension Parser {
    /// A declaration that does not belong into an object.
    struct MisplacedDeclaration {
        var message: String
        var hint: String
        /// The index of the declared name.
        var name: Int
    }

    /// Words that other languages write before the name of a property, besides the keywords of constants.
    private static let wordsBeforeNames: Set = [
        "property", "readonly", "required", "static", "late", "private", "public", "int", "real", "double", "float", "string", "String",
        "bool", "Bool", "color", "Color", "alias",
    ]

    /// The declaration that starts here, inside an object; nil if there is none.
    var misplacedDeclaration: MisplacedDeclaration? {
        guard kind == .identifier, kind(ahead: 1).isName, !stream.startsLine(position + 1) else { return nil }
        return nestedDefinition ?? typedProperty
    }

    /// `style card = { ... }` inside an object.
    private var nestedDefinition: MisplacedDeclaration? {
        guard let definition = stream.definitionKind(position), kind(ahead: 2) == .equals || kind(ahead: 2) == .leftBrace else {
            return nil
        }
        return MisplacedDeclaration(
            message: "\(TypeText.article(definition.noun)) is defined at the top of a file, not inside an object",
            hint: "move it before the root", name: position + 1)
    }

    /// `property int count: 3`, as in QML, or `var title = "a"`.
    private var typedProperty: MisplacedDeclaration? {
        let word = stream.text(position)
        guard Self.wordsBeforeNames.contains(word) || ForeignSyntax.keywords[word] == .constant else { return nil }
        var name = position + 1
        while name + 1 < end, stream.kind(name + 1).isName, !stream.startsLine(name + 1), !hasSeparator(before: name + 1) { name += 1 }
        guard name + 1 < end, !stream.startsLine(name + 1), stream.kind(name + 1) == .colon || stream.kind(name + 1) == .equals else {
            return nil
        }
        let words = stream.source.text(in: stream.range(position).through(stream.range(name - 1)))
        return MisplacedDeclaration(
            message: "a property is assigned by its name alone, without \(Quoting.quote(words))",
            hint: "write: \(stream.text(name)) = ...", name: name)
    }

    /// Skips a declaration with its value, and reports it.
    mutating func skip(_ declaration: MisplacedDeclaration) {
        let range = stream.range(position).through(stream.range(declaration.name))
        let node = open(.skipped)
        position = declaration.name + 1
        if kind == .equals || kind == .colon { position += 1 }
        if position < end, kind.isOpener { skipToken() } else { skipValue() }
        close(node)
        uncertain.append(range)
        issues.add(.unexpectedText, at: range, declaration.message, hint: declaration.hint)
    }

    /// Skips what stands up to the end of the line, or to the next assignment.
    private mutating func skipValue() {
        while position < end, !stream.startsLine(position), !kind.isCloser, !stream.startsAssignment(position),
            !stream.startsSystemProperty(position), !hasSeparator(before: position)
        {
            skipToken()
        }
    }
}

/// A parsed file: its lossless tree and the declarations read from it.
///
/// Parsing never fails. Text that could not be read is reported in ``diagnostics``, is missing from the declarations, and is
/// still part of the tree.
///
/// ```swift
/// let document = Document("root = { text = \"Hello\" }", path: "hello.nui")
/// print(document.root?.name.text ?? "", document.diagnostics.count)  // root 0
/// ```
public struct Document: Sendable {
    /// The index of the file in its program.
    public let file: FileID
    /// The bytes that were parsed, with their lines.
    public let source: SourceText
    /// The tree over every byte of the file, also of a file that cannot be read.
    public let tree: SyntaxTree
    /// The imports that name a file, in file order.
    public internal(set) var imports: [Import] = []
    /// The constants, styles, states, templates and previews, in file order.
    public internal(set) var definitions: [Definition] = []
    /// The object that the file describes; nil if there is none, as in a library.
    public internal(set) var root: Root?
    /// The data that the file shows: `:model = { ... }`; nil if it shows none.
    public internal(set) var model: ModelDeclaration?
    /// Whether an object of the file uses a template.
    var usesTemplates = false
    /// Whether the same file was read before. A file that is imported both plainly and under a name contributes its names
    /// twice.
    var isCopy = false
    var issues: IssueBag
    /// Ranges that were repaired or reported as errors; nothing certain can be said about their meaning.
    private(set) var damage: [SourceRange] = []
    /// The names in those ranges and in skipped text. Other parts of the file may refer to them.
    private(set) var doubtfulNames: Set<String> = []
    /// Whether the whole text was read and has a proper end. If not, a name that is not found may be in the missing part.
    var isComplete = true

    /// Parses the bytes of a file. Diagnostics show `path`; nothing is read from it.
    public init(_ bytes: [UInt8], path: String, file: FileID = .main) {
        self.init(SourceText(path: path, bytes: bytes), file: file)
    }

    /// Parses a text. Diagnostics show `path`; nothing is read from it.
    public init(_ text: String, path: String, file: FileID = .main) {
        self.init(Array(text.utf8), path: path, file: file)
    }

    init(_ source: SourceText, file: FileID) {
        self.file = file
        self.source = source
        self.issues = IssueBag()
        guard Self.isReadable(source, file, &issues) else {
            tree = SyntaxTree(unread: source.bytes.count)
            return
        }
        let parsed = Self.parse(source, file)
        (tree, isComplete, issues) = (parsed.tree, parsed.isComplete, parsed.issues)
        damage = parsed.uncertain + issues.issues.filter { $0.code.severity == .error }.map(\.range)
        // Text that is skipped or foreign is reported.
        if issues.count > 0 { doubtfulNames = namesInDamage() }
        var lowering = Lowering(source: source, file: file, tree: tree)
        lowering.run(into: &self)
        issues.merge(lowering.issues)
    }

    /// The definitions of one kind, in the order of the file.
    public func definitions(of kind: Definition.Kind) -> [Definition] { definitions.filter { $0.kind == kind } }

    /// The file as text. Invalid UTF-8 is replaced; `source.bytes` has the original bytes.
    public var text: String { source.text }

    /// The syntax errors and warnings, in file order.
    public var diagnostics: [Diagnostic] {
        let none = SourceText(path: "", bytes: [])
        return issues.diagnostics(in: Array(repeating: none, count: file.index) + [source])
    }

    /// Removes all definitions and the root, so that nothing is checked or loaded.
    mutating func forgetContents() { (definitions, root, model) = ([], nil, nil) }

    private func namesInDamage() -> Set<String> {
        let skipped = tree.nodes.lazy.filter { $0.kind == .skipped && $0.firstToken < $0.endToken }.map {
            SourceRange(file: file, lower: tree.tokens[$0.firstToken].lower, upper: tree.tokens[$0.endToken - 1].upper)
        }
        var result: Set<String> = []
        var places = (damage + skipped).sorted(by: <)[...]
        for token in tree.tokens where !places.isEmpty && (token.kind == .identifier || token.kind == .string) {
            while let first = places.first, first.upper < token.lower { places.removeFirst() }
            if let first = places.first, first.lower <= token.upper {
                // A name may stand in quotes.
                let quote = token.kind == .string && token.upper > token.lower + 1 ? 1 : 0
                result.insert(source.text(in: SourceRange(file: file, lower: token.lower + quote, upper: token.upper - quote)))
            }
        }
        for token in tree.tokens where token.kind == .foreign {
            let words = source.bytes[token.lower..<token.upper].split { !ASCII.isNamePart($0) }
            result.formUnion(words.lazy.map { String(decoding: $0, as: UTF8.self) })
        }
        return result
    }

    /// Runs the lexer and the parser. A separate function, so that their memory is released before the tree is read.
    private static func parse(
        _ source: SourceText, _ file: FileID
    ) -> (tree: SyntaxTree, isComplete: Bool, issues: IssueBag, uncertain: [SourceRange]) {
        var lexer = Lexer(source, file: file)
        lexer.run()
        var parser = Parser(RepairedTokens(TokenStream(source, file: file, tokens: lexer.tokens)))
        parser.run()
        var issues = lexer.issues
        issues.merge(parser.issues)
        return (parser.tree, !parser.isOpenEnded && !parser.isCutOff, issues, parser.uncertain)
    }

    private static func isReadable(_ source: SourceText, _ file: FileID, _ issues: inout IssueBag) -> Bool {
        guard source.bytes.count <= Limits.fileBytes else {
            issues.add(
                .fileTooLarge, at: SourceRange(file: file, lower: 0, upper: 0),
                "the file is larger than \(Limits.fileBytes >> 20) MiB")
            return false
        }
        if !source.isASCII, let offset = UTF8Check.firstInvalidByte(in: source.bytes) {
            let byte = String(source.bytes[offset], radix: 16, uppercase: true)
            issues.add(
                .invalidEncoding, at: SourceRange(file: file, lower: offset, upper: offset),
                "the file is not UTF-8: byte \(offset) (0x\(byte)) is not part of a character",
                hint: "save the file as UTF-8")
            return false
        }
        return true
    }
}

/// `import "x"` or `import "x" as name`.
public struct Import: Sendable {
    /// The path as written. It is looked up beside the importing file and then in the search paths.
    public let path: StringLiteral
    /// The prefix for the imported names; nil where they are imported without one.
    public let alias: Name?
    /// The whole import, from the keyword to its end.
    public let range: SourceRange
}

/// `:model = { ... }`, the data that a file shows.
public struct ModelDeclaration: Sendable {
    /// The fields.
    public let fields: ObjectNode
    /// From the colon to the end of the fields.
    public let range: SourceRange
}

/// `name = { }`, the object that the file describes.
public struct Root: Sendable {
    /// The name of the root, left of `=`.
    public let name: Name
    /// The described object.
    public let object: ObjectNode
    /// The range from the name to the end of the object.
    public let range: SourceRange
}

/// A table of texts by key, as `localizedText` asks for them, and what is wrong in its file. Reading never fails: entries that cannot
/// be read are left out and told.
public struct TextTable: Sendable {
    public let texts: [String: String]
    public let source: SourceText
    public let diagnostics: [Diagnostic]

    /// The most bytes a file may have.
    public static let limit = 16 << 20

    /// Reads the text of a `.json` file, one object of strings, or of a `.strings` file: `"key" = "text";`.
    public init(_ bytes: [UInt8], path: String) {
        let source = SourceText(path: path, bytes: bytes)
        var issues = IssueBag()
        var texts: [String: String] = [:]
        if let offset = UTF8Check.firstInvalidByte(in: bytes) {
            issues.add(
                .invalidEncoding, at: SourceRange(file: .main, lower: offset, upper: offset), "the file is not UTF-8",
                hint: "save the file as UTF-8")
        } else {
            var reader = TextTableReader(bytes, path.hasSuffix(".json") ? .json : .strings)
            reader.run()
            (texts, issues) = (reader.texts, reader.issues)
        }
        self.init(texts: texts, source: source, diagnostics: issues.diagnostics(in: [source]))
    }

    private init(texts: [String: String], source: SourceText, diagnostics: [Diagnostic]) {
        (self.texts, self.source, self.diagnostics) = (texts, source, diagnostics)
    }

    /// The file at `path`; one that cannot be read is told as well.
    public init(file path: String, reader: some SourceReader = FileSourceReader()) {
        do throws(SourceReadError) {
            self.init(try reader.read(try reader.canonicalPath(of: path), limit: Self.limit), path: path)
        } catch {
            let code: DiagnosticCode = error == .missing ? .missingImport : .unreadableFile
            let message =
                switch error {
                case .missing: "the table of texts is not there"
                case .tooLarge: "the table of texts is larger than \(Self.limit >> 20) MiB"
                default: "\(error)"
                }
            let found = Diagnostic(id: code.rawValue, severity: code.severity, file: path, span: .start, message: message)
            self.init(texts: [:], source: SourceText(path: path, bytes: []), diagnostics: [found])
        }
    }

    /// The findings for people, with the lines they stand in.
    public func text(inColor: Bool = false) -> String {
        diagnostics.map { $0.text(inColor: inColor) { $0 == source.path && !source.bytes.isEmpty ? source : nil } }.joined(separator: "\n")
    }
}

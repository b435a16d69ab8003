/// A table of texts by key, as a program's `localizedText` uses it, with the errors of its file.
///
/// Reading never fails: entries that cannot be read are left out and reported.
///
/// ```swift
/// let table = TextTable(Array("\"greeting\" = \"Hello\";".utf8), path: "en.strings")
/// print(table.texts["greeting"] ?? "?", table.diagnostics.count)  // Hello 0
/// ```
public struct TextTable: Sendable {
    /// The texts that could be read, by key. Of a repeated key the last text counts.
    public let texts: [String: String]
    /// The file that was read; without bytes if it could not be read.
    public let source: SourceText
    /// The errors and warnings, in file order.
    public let diagnostics: [Diagnostic]

    /// The largest size of a file in bytes: 16 MiB. Larger files are reported by ``init(file:reader:)`` and not read.
    public static let limit = 16 << 20

    /// Reads the bytes of a `.json` file with one object of strings, or of a `.strings` file: `"key" = "text";`.
    ///
    /// The suffix of `path` selects the format: `.json`, otherwise `.strings`. Diagnostics show the path; nothing is read from
    /// it.
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

    /// Reads the file at `path`. A file that cannot be read gives an empty table and one diagnostic.
    public init(file path: String, reader: some SourceReader = FileSourceReader()) {
        do throws(SourceReadError) {
            self.init(try reader.read(try reader.canonicalPath(of: path), limit: Self.limit), path: path)
        } catch {
            let code: DiagnosticCode = error == .missing ? .missingImport : .unreadableFile
            let message =
                switch error {
                case .missing: "the table of texts does not exist"
                case .tooLarge: "the table of texts is larger than \(Self.limit >> 20) MiB"
                default: "\(error)"
                }
            let found = Diagnostic(id: code.rawValue, severity: code.severity, file: path, span: .start, message: message)
            self.init(texts: [:], source: SourceText(path: path, bytes: []), diagnostics: [found])
        }
    }

    /// Returns the diagnostics as text for a terminal, with the lines they refer to; empty if there are none.
    ///
    /// - Parameter inColor: true to mark severities with ANSI colors.
    public func text(inColor: Bool = false) -> String {
        diagnostics.map { $0.text(inColor: inColor) { $0 == source.path && !source.bytes.isEmpty ? source : nil } }.joined(separator: "\n")
    }
}

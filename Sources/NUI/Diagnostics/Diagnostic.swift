/// How bad a finding is.
public enum Severity: String, Sendable {
    /// The file is refused.
    case error
    /// The file loads; something in it is probably not meant.
    case warning
}

/// One finding in a file, with its place, its cause and, where there is one, its mend.
public struct Diagnostic: Sendable, Equatable {
    /// A replacement of `span` by `replacement` that mends the finding. An empty span inserts.
    public struct Fix: Sendable, Equatable {
        public var span: Span
        public var replacement: String

        public init(span: Span, replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    /// A second place that explains the first.
    public struct Related: Sendable, Equatable {
        public var file: String
        public var span: Span
        public var message: String

        public init(file: String, span: Span, message: String) {
            self.file = file
            self.span = span
            self.message = message
        }
    }

    /// A stable id such as `NUI203`; ``DiagnosticCode`` lists those of the language.
    public var id: String
    public var severity: Severity
    /// The path of the file as it was given, or as the import made it.
    public var file: String
    public var span: Span
    public var message: String
    public var hint: String?
    public var fix: Fix?
    public var related: [Related]

    public init(
        id: String, severity: Severity, file: String, span: Span, message: String, hint: String? = nil,
        fix: Fix? = nil, related: [Related] = []
    ) {
        self.id = id
        self.severity = severity
        self.file = file
        self.span = span
        self.message = message
        self.hint = hint
        self.fix = fix
        self.related = related
    }
}

extension [Diagnostic] {
    /// Whether one of them refuses the file.
    public var hasErrors: Bool { contains { $0.severity == .error } }
}

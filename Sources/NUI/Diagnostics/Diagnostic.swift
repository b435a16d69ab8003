/// The severity of a diagnostic.
public enum Severity: String, Sendable {
    /// The file is refused.
    case error
    /// The file loads, but something in it is probably a mistake.
    case warning
}

/// An error or warning in a file: its place, its cause and, if there is one, a fix.
public struct Diagnostic: Sendable, Equatable {
    /// A replacement that fixes the problem. An empty span inserts text.
    public struct Fix: Sendable, Equatable {
        /// The text to replace.
        public var span: Span
        /// The new text.
        public var replacement: String

        /// Creates a fix.
        public init(span: Span, replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    /// Another place that helps to understand the problem.
    public struct Related: Sendable, Equatable {
        /// The path of its file.
        public var file: String
        /// The place in that file.
        public var span: Span
        /// What the place has to do with the problem.
        public var message: String

        /// Creates a note.
        public init(file: String, span: Span, message: String) {
            self.file = file
            self.span = span
            self.message = message
        }
    }

    /// A stable identifier such as `NUI203`. ``DiagnosticCode`` lists those of the language.
    public var id: String
    /// Whether the file is refused or still loads.
    public var severity: Severity
    /// The path of the file: as given for the main file, and for an import its name joined to the folder that contains it.
    public var file: String
    /// The place of the problem in lines and columns, counted from 1.
    public var span: Span
    /// The cause, for people.
    public var message: String
    /// Advice how to fix the problem; nil if there is none.
    public var hint: String?
    /// A change of the text that fixes the problem; nil if there is none.
    public var fix: Fix?
    /// Other places that help to understand the problem.
    public var related: [Related]

    /// Creates a diagnostic from its parts; see the properties of the same names.
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
    /// Whether at least one diagnostic is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }
}

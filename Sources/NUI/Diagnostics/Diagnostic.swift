/// The severity of a diagnostic.
public enum Severity: String, Sendable {
    /// The file is refused.
    case error
    /// The file loads, but something in it is probably a mistake.
    case warning
}

/// An error or warning in a file: its place, its cause and, if there is one, a fix.
public struct Diagnostic: Sendable, Equatable {
    /// A change of the text that fixes the problem: one replacement or, for a fix that moves text, several. An empty span inserts text.
    public struct Fix: Sendable, Equatable {
        /// The text to replace.
        public var span: Span
        /// The new text.
        public var replacement: String
        /// Further replacements in the same file, which belong to the same fix.
        public var more: [Edit]
        /// Whether `tatami check --fix` may apply the fix. A fix that rests on a guess is only a suggestion.
        public var isCertain: Bool

        /// Creates a fix.
        public init(span: Span, replacement: String, more: [Edit] = [], isCertain: Bool = true) {
            self.span = span
            self.replacement = replacement
            self.more = more
            self.isCertain = isCertain
        }

        /// All replacements of the fix, the main one first.
        public var edits: [Edit] { [Edit(span: span, replacement: replacement)] + more }
    }

    /// A replacement of a part of the text.
    public struct Edit: Sendable, Equatable {
        /// The text to replace.
        public var span: Span
        /// The new text.
        public var replacement: String

        /// Creates a replacement.
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
    /// The number of errors that the diagnostic stands for: 1 for an error and 0 for a warning. The diagnostic that says how many findings
    /// are not shown stands for all errors among them.
    public internal(set) var errorCount: Int

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
        errorCount = severity == .error ? 1 : 0
    }
}

extension [Diagnostic] {
    /// Whether at least one diagnostic is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// The number of errors, those included that are not shown.
    public var errorCount: Int { reduce(0) { $0 + $1.errorCount } }
}

extension Issue {
    /// A class that stands before the braces of its object, as in `Label { ... }`. The fix moves it inside.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - place: The place to report.
    ///   - removed: What the fix removes: the name and what stands between it and the brace.
    ///   - inside: The place directly behind the brace.
    static func classBeforeBraces(_ name: String, at place: SourceRange, removing removed: SourceRange, inside: SourceRange) -> Issue {
        Issue(
            code: .unexpectedText, range: place, message: "the class of an object stands inside its braces",
            hint: "write: { :class = \(name) ... }",
            fix: .init(range: removed, replacement: "", more: [.init(range: inside, replacement: " :class = \(name)")]))
    }
}

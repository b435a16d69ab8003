extension Suggestion.Match {
    /// Returns the fix that writes the name in place of the word.
    func fix(_ range: SourceRange) -> Issue.Fix { .init(range: range, replacement: name, isCertain: isSure) }

    /// The same for a word in quotes. The text of a string is never changed without asking.
    func fix(ofText range: SourceRange) -> Issue.Fix { .init(range: range, replacement: StringLiteral.quoted(name), isCertain: false) }
}

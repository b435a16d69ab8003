extension NamePath {
    /// The class of NUI that a class of another system means.
    var meantAsClass: NamePath {
        guard let target = ForeignWord.rows(text, .className).first?.target else { return self }
        return NamePath(names: [Name(text: target, range: range)], range: range) ?? self
    }
}

extension Issue {
    /// The class or template of an object that stands before its braces, as in `Label { ... }`. The fix moves it inside.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - property: What the name names: a class or a template.
    ///   - place: The place to report.
    ///   - removed: What the fix removes: the name and what stands between it and the brace.
    ///   - inside: The place directly behind the brace.
    static func nameBeforeBraces(
        _ name: String, of property: SystemName = .class, at place: SourceRange, removing removed: SourceRange, inside: SourceRange
    ) -> Issue {
        let meant = property == .class ? ForeignWord.rows(name, .className).first?.target ?? name : name
        return Issue(
            code: .unexpectedText, range: place, message: "the \(property.rawValue) of an object stands inside its braces",
            hint: "write: { :\(property.rawValue) = \(meant) ... }",
            fix: .init(range: removed, replacement: "", more: [.init(range: inside, replacement: " :\(property.rawValue) = \(meant)")]))
    }
}

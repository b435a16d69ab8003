/// Faults in definitions that nothing uses. Constants, styles and templates are made only if they are used, so such a fault prevents nothing.
extension Checker {
    /// Notes the definitions that are not used. It is called when all that a file shows has been checked, and before the unused definitions
    /// are, which may mention each other.
    mutating func noteIdleDefinitions() {
        guard program.root != nil else { return }
        let templates = Set(program.idleTemplates.map(\.name.range))
        for document in program.documents {
            idleDefinitions += document.definitions.filter { definition in
                switch definition.kind {
                case .constant: isIdle(definition)
                case .style: isIdle(definition) && !usedStyles.contains(definition.name.text)
                case .template: templates.contains(definition.name.range)
                default: false
                }
            }
        }
    }
}

extension IssueBag {
    /// The same issues; those about the meaning of `definitions`, which nothing uses, as warnings.
    func calming(_ definitions: [Definition]) -> IssueBag {
        if definitions.isEmpty { return self }
        let names = Set(definitions.map(\.name.range))
        return map { $0.calmed(by: definitions, names) }
    }
}

extension Issue {
    fileprivate func calmed(by definitions: [Definition], _ names: Set<SourceRange>) -> Issue {
        guard severity == .error, code.isAboutMeaning, members.allSatisfy(names.contains) else { return self }
        // A definition whose name is misspelt is meant to be used.
        let place = code == .misspeltDefinition ? related.first?.range ?? range : range
        guard let definition = definitions.first(where: { $0.range.contains(place) }) else { return self }
        var issue = self
        issue.isIdle = true
        issue.related.append(
            .init(
                range: definition.name.range,
                message: "nothing uses the \(definition.kind.noun) '\(definition.name.text)', so it is never made"))
        return issue
    }
}

extension DiagnosticCode {
    /// Whether the diagnostic is about what a definition means, and not about its name, syntax, files or limits.
    fileprivate var isAboutMeaning: Bool { (rawValue.hasPrefix("NUI2") || rawValue.hasPrefix("NUI3")) && self != .reservedName }
}

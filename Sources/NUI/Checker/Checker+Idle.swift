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
        let idle = IdleDefinitions(definitions)
        return map(idle.calmed) { code, range in code.isAboutMeaning && idle.definition(around: range) != nil }
    }
}

/// Definitions that nothing uses, in the order of the files.
private struct IdleDefinitions {
    private let definitions: [Definition]
    private let names: Set<SourceRange>

    init(_ definitions: [Definition]) {
        self.definitions = definitions.sorted { $0.range < $1.range }
        names = Set(definitions.map(\.name.range))
    }

    /// The definition that contains a place. Definitions never overlap.
    func definition(around place: SourceRange) -> Definition? {
        var (low, high) = (0, definitions.count)
        while low < high {
            let middle = (low + high) / 2
            if place < definitions[middle].range.start { high = middle } else { low = middle + 1 }
        }
        guard low > 0, definitions[low - 1].range.contains(place) else { return nil }
        return definitions[low - 1]
    }

    /// The same issue; as a warning if it is about the meaning of one of the definitions.
    func calmed(_ issue: Issue) -> Issue {
        guard issue.severity == .error, issue.code.isAboutMeaning, issue.members.allSatisfy(names.contains) else { return issue }
        // A definition whose name is misspelt is meant to be used.
        let place = issue.code == .misspeltDefinition ? issue.related.first?.range ?? issue.range : issue.range
        guard let definition = definition(around: place) else { return issue }
        var issue = issue
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

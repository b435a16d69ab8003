/// The use of a name that does not exist.
struct UnknownName {
    var name: Name
    var issue: Issue
}

/// Decides whether an unknown name is misspelt in its use or in its definition. If several uses agree, and a similar definition
/// has no uses, the definition is wrong; then there is one report, at the definition.
extension Checker {
    mutating func settleUnknownNames() {
        let unknownNames = findings.unknownNames + program.unknownTemplates
        guard !unknownNames.isEmpty else { return }
        var idle = Dictionary(grouping: idleNames, by: \.space)
        // Reading all names is slow, and most files have nothing to decide.
        lazy var sense = WordSense(schema, program)
        let groups = Dictionary(grouping: unknownNames) { Key(text: $0.name.text, space: Space(asking: $0.issue.code)) }
        for (number, key) in groups.keys.sorted(by: { $0.text < $1.text }).enumerated() {
            guard let uses = groups[key], let first = uses.first else { continue }
            // If more names are unknown than are shown, no single definition explains them.
            if number < Limits.diagnostics,
                let slip = idle[key.space]?.firstIndex(where: { Suggestion.isSlip($0.name.text, for: key.text) }),
                let definition = idle[key.space]?[slip], isMisspelt(definition.name, for: key.text, uses: uses, sense)
            {
                idle[key.space]?.remove(at: slip)
                reportMisspelt(definition, first, count: Set(uses.map(\.name.range)).count)
            } else {
                for use in uses { findings.add(use.issue) }
            }
        }
    }

    private struct Key: Hashable {
        var text: String
        var space: Space
    }

    /// A name space.
    enum Space {
        case styles, templates, others

        init(asking code: DiagnosticCode) {
            switch code {
            case .unknownStyle: self = .styles
            case .unknownTemplate: self = .templates
            default: self = .others
            }
        }
    }

    /// A name that a file defines and nothing uses.
    private struct IdleName {
        var name: Name
        /// The kind of definition; nil for an id.
        var kind: Definition.Kind?

        var space: Space { kind == .style ? .styles : kind == .template ? .templates : .others }
        var noun: String { kind?.noun ?? "id" }
    }

    /// In file order.
    private var idleNames: [IdleName] {
        var all = idleIDs.map { IdleName(name: $0, kind: nil) }
        for kind in [Definition.Kind.constant, .style] {
            for found in program.definitions[kind].values where isIdle(found) { all.append(IdleName(name: found.name, kind: kind)) }
        }
        for template in program.idleTemplates where !template.isAskedFor { all.append(IdleName(name: template.name, kind: .template)) }
        return all.sorted { $0.name.range < $1.name.range }
    }

    /// True for a constant or style that nothing mentions and that no other definition has replaced.
    func isIdle(_ definition: Definition) -> Bool {
        let name = definition.name.text
        let isMentioned =
            definition.kind == .style ? mentionedStyles.contains(name) : usedConstants.contains(name) || mentionedIDs.contains(name)
        return !isMentioned && program.definitions.isEffective(definition)
    }

    var idleIDs: [Name] { resolver.ids.values.filter { !mentionedIDs.contains($0.text) } }

    /// Whether the definition rather than the use is misspelt: several uses in its file agree, or it looks less like a word.
    private func isMisspelt(_ definition: Name, for name: String, uses: [UnknownName], _ sense: WordSense) -> Bool {
        guard definition.range.file == uses[0].name.range.file else { return false }
        if Set(uses.map(\.name.range)).count > 1 { return true }
        return sense.isStranger(definition.text, than: name)
    }

    private mutating func reportMisspelt(_ definition: IdleName, _ use: UnknownName, count: Int) {
        let (wrong, right) = (definition.name, use.name.text)
        misspeltDefinitions.insert(wrong.range)
        report(
            .misspeltDefinition, at: wrong.range,
            "nothing uses the \(definition.noun) '\(wrong.text)', and '\(right)' is not defined",
            hint: "did you mean '\(right)'?", fix: .init(range: wrong.range, replacement: right, isCertain: false),
            related: [.init(range: use.name.range, message: count > 1 ? "used here, and in \(count - 1) more places" : "used here")])
    }
}

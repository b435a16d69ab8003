/// Something that was asked for by a name that does not exist.
struct UnknownName {
    var name: Name
    var issue: Issue
}

/// A name that does not exist was misspelt where it is used, or where it is defined. One that several places agree on is
/// right, and the definition that nothing uses and that is one slip away is wrong: one report, where the slip is.
extension Checker {
    /// Notes that a name does not exist. What is to be said about it is decided in the end; nothing, where it may be defined in
    /// text that was not understood.
    mutating func add(_ issue: Issue, about name: Name) {
        if doubtfulNames.contains(name.text) { return }
        if unknownNames.count < Limits.errors {
            unknownNames.append(UnknownName(name: name, issue: issue))
        } else {
            issues.add(issue)
        }
    }

    mutating func settleUnknownNames() {
        guard !unknownNames.isEmpty else { return }
        var idle = Dictionary(grouping: idleDefinitions) { $0.kind == .style }
        // Reading all names takes long, and most files have no slip to weigh.
        lazy var sense = WordSense(schema, program)
        let groups = Dictionary(grouping: unknownNames) { Key(text: $0.name.text, isStyle: $0.issue.code == .unknownStyle) }
        for key in groups.keys.sorted(by: { $0.text < $1.text }) {
            guard let uses = groups[key], let first = uses.first else { continue }
            if let slip = idle[key.isStyle]?.firstIndex(where: { Suggestion.isSlip($0.name.text, for: key.text) }),
                let definition = idle[key.isStyle]?[slip], isMisspelt(definition.name, for: key.text, uses: uses, sense)
            {
                idle[key.isStyle]?.remove(at: slip)
                report(definition, first, count: Set(uses.map(\.name.range)).count)
            } else {
                for use in uses { issues.add(use.issue) }
            }
        }
    }

    private struct Key: Hashable {
        var text: String
        var isStyle: Bool
    }

    struct Definition {
        enum Kind: String { case constant, style, id }

        var name: Name
        var kind: Kind
    }

    /// The definitions that nothing mentions, in file order.
    var idleDefinitions: [Definition] {
        let constants = program.constants.values.filter { !usedConstants.contains($0.name.text) && !mentionedIDs.contains($0.name.text) }
        let styles = program.styles.values.filter { !mentionedStyles.contains($0.name.text) }
        let all = constants.map { Definition(name: $0.name, kind: .constant) } + idleIDs.map { Definition(name: $0, kind: .id) }
            + styles.map { Definition(name: $0.name, kind: .style) }
        return all.sorted { $0.name.range < $1.name.range }
    }

    var idleIDs: [Name] { resolver.ids.values.filter { !mentionedIDs.contains($0.text) } }

    /// Whether the definition is wrong and not the use: several places of its file agree, or it looks less like a word.
    private func isMisspelt(_ definition: Name, for name: String, uses: [UnknownName], _ sense: WordSense) -> Bool {
        guard definition.range.file == uses[0].name.range.file else { return false }
        if Set(uses.map(\.name.range)).count > 1 { return true }
        return sense.isStranger(definition.text, than: name)
    }

    private mutating func report(_ definition: Definition, _ use: UnknownName, count: Int) {
        let (wrong, right) = (definition.name, use.name.text)
        misspeltDefinitions.insert(wrong.range)
        issues.add(
            .misspeltDefinition, at: wrong.range, "nothing uses the \(definition.kind.rawValue) '\(wrong.text)', and '\(right)' is not defined",
            hint: "did you mean '\(right)'?", fix: .init(range: wrong.range, replacement: right),
            related: [.init(range: use.name.range, message: count > 1 ? "used here, and in \(count - 1) more places" : "used here")])
    }
}

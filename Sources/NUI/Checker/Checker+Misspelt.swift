/// Something that was asked for by a name that does not exist.
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
        var idle = Dictionary(grouping: idleDefinitions) { $0.kind.space }
        // Reading all names takes long, and most files have no slip to weigh.
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

    struct Definition {
        enum Kind: String {
            case constant, style, template, id

            var space: Space { self == .style ? .styles : self == .template ? .templates : .others }
        }

        var name: Name
        var kind: Kind
    }

    /// The definitions that nothing mentions, in file order.
    private var idleDefinitions: [Definition] {
        var all = idleIDs.map { Definition(name: $0, kind: .id) }
        for constant in program.constants.values where isIdle(constant) { all.append(Definition(name: constant.name, kind: .constant)) }
        for style in program.styles.values where isIdle(style) { all.append(Definition(name: style.name, kind: .style)) }
        for template in program.idleTemplates where !template.isAskedFor { all.append(Definition(name: template.name, kind: .template)) }
        return all.sorted { $0.name.range < $1.name.range }
    }

    // Whether nothing mentions it, no other definition having taken its place.
    func isIdle(_ constant: Constant) -> Bool {
        !usedConstants.contains(constant.name.text) && !mentionedIDs.contains(constant.name.text) && program.isEffective(constant)
    }
    func isIdle(_ style: Style) -> Bool { !mentionedStyles.contains(style.name.text) && program.isEffective(style) }

    var idleIDs: [Name] { resolver.ids.values.filter { !mentionedIDs.contains($0.text) } }

    /// Whether the definition rather than the use is misspelt: several uses in its file agree, or it looks less like a word.
    private func isMisspelt(_ definition: Name, for name: String, uses: [UnknownName], _ sense: WordSense) -> Bool {
        guard definition.range.file == uses[0].name.range.file else { return false }
        if Set(uses.map(\.name.range)).count > 1 { return true }
        return sense.isStranger(definition.text, than: name)
    }

    private mutating func reportMisspelt(_ definition: Definition, _ use: UnknownName, count: Int) {
        let (wrong, right) = (definition.name, use.name.text)
        misspeltDefinitions.insert(wrong.range)
        report(
            .misspeltDefinition, at: wrong.range,
            "nothing uses the \(definition.kind.rawValue) '\(wrong.text)', and '\(right)' is not defined",
            hint: "did you mean '\(right)'?", fix: .init(range: wrong.range, replacement: right),
            related: [.init(range: use.name.range, message: count > 1 ? "used here, and in \(count - 1) more places" : "used here")])
    }
}
// A use of a name that does not exist, with its report.

import NUI
import TatamiInteraction
import TatamiViews

/// What is wrong with visibility rules of a file, as far as it is certain before anybody requests something.
extension VisibilityRules {
    var faults: [PlaceFault] {
        let own: [(rules: VisibilityRuleSet, property: String?)] = [(unnamed, nil)]
        let named = sets.sorted { $0.key < $1.key }.map { (rules: $0.value, property: Optional("sets")) }
        var found = (own + named).flatMap { set in
            set.rules.rules.compactMap { fault(of: $0, in: set.property ?? $0.property) }
                + nameFaults(of: set.rules, set.property) + Self.contradictions(of: set.rules, set.property)
        }
        if let active = activeFault { found.append(active.placed(at: "active")) }
        return found
    }

    /// The fault of a set that is active and does not exist; nil if there is none.
    var activeFault: LoadFault? {
        guard let active, sets[active] == nil else { return nil }
        let known = sets.keys.sorted()
        return LoadFault(
            .unknownRuleSet, "there are no visibility rules \(StringLiteral.quoted(active))",
            hint: Suggestion.nearest(to: active, among: known).map { "did you mean \(StringLiteral.quoted($0))?" }
                ?? (known.isEmpty
                    ? "add them: sets = [{ name = \(StringLiteral.quoted(active))  ... }]"
                    : "the sets are \(known.map(StringLiteral.quoted).joined(separator: ", "))"))
    }

    /// Returns the fault of a rule that cannot have an effect, or that names a view on both sides; nil if it has none.
    private func fault(of rule: VisibilityRule, in property: String) -> PlaceFault? {
        if case .alternative(let one, let other) = rule {
            guard let both = one.first(where: other.contains) else { return nil }
            var fault = PlaceFault(
                message: "'\(both)' stands on both sides of an alternative", hint: "take it out of one side", properties: [property])
            (fault.code, fault.names) = (.contradictoryRules, [both])
            return fault
        }
        guard Set(rule.names).count < 2 else { return nil }
        var fault = PlaceFault(
            message: "a rule with \(rule.names.isEmpty ? "no" : "only one") view has no effect",
            hint: "name the views that it ties to each other: [a b]", properties: [property])
        (fault.code, fault.names) = (.idleProperty, rule.names)
        return fault
    }

    /// Returns the faults of names that are names of other objects than views.
    private func nameFaults(of rules: VisibilityRuleSet, _ property: String?) -> [PlaceFault] {
        rules.rules.flatMap { rule in
            rule.names.filter { view(named: $0) == nil }.map { name in
                var fault = PlaceFault(
                    message: "'\(name)' is not a view", hint: "rules name the :id of views, or of items that hold one",
                    properties: [property ?? rule.property])
                (fault.code, fault.names) = (.wrongType, [name])
                return fault
            }
        }
    }

    /// Returns a fault for each combination of rules that never lets a view be shown, or never lets it be hidden.
    private static func contradictions(of rules: VisibilityRuleSet, _ property: String?) -> [PlaceFault] {
        var seen: Set<Set<VisibilityRule>> = []
        // The search is linear in the size of the file, however many objects with rules it has.
        let budget = min(200_000, 400 * rules.rules.reduce(0) { $0 + $1.names.count })
        let found = rules.contradictions(budget: budget).filter { contradiction in
            let isInOne = contradiction.conflict.rules.contains { rule in
                if case .alternative(let one, let other) = rule { !Set(one).isDisjoint(with: other) } else { false }
            }
            return !isInOne && seen.insert(Set(contradiction.conflict.rules)).inserted
        }
        return found.map { contradiction in
            let (request, conflict) = (contradiction.request, contradiction.conflict)
            let last = conflict.shown.last?.rule ?? conflict.hidden.last?.rule
            var fault = PlaceFault(
                message: "'\(request.name)' can never be \(request.isVisible ? "shown" : "hidden"): \(conflict)",
                hint: "remove one of these rules, or take '\(conflict.name)' out of it", properties: [property ?? last?.property ?? ""])
            (fault.code, fault.names) = (.contradictoryRules, [conflict.name])
            return fault
        }
    }
}

extension VisibilityRule {
    /// The property in which files write rules of this kind.
    fileprivate var property: String {
        switch self {
        case .exclusive: "exclusive"
        case .companion: "companion"
        case .alternative: "alternative"
        }
    }
}

extension LoadFault {
    fileprivate func placed(at property: String) -> PlaceFault {
        var fault = PlaceFault(message: message, hint: hint, properties: [property])
        fault.code = code
        return fault
    }
}

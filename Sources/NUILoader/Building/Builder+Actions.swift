import NUI
import TatamiInteraction
import TatamiViews

/// Checks, after the whole file is built, what actions show and hide. A press finds the same faults, but too late for the author.
extension Builder {
    /// Reports the actions that name no view, and those that visibility rules refuse whatever is shown.
    func findRefusedActions() {
        for (action, node) in names.switchingActions {
            for name in action.views.map(\.name) where names.view(name) == nil {
                let fault = LoadFault(
                    .wrongType, "'\(name)' is not a view", hint: "an action shows and hides views, by their :id or that of their item")
                failures.add(failure(fault, at: place(of: [name], in: .object(node)) ?? node.range))
            }
            if let fault = refusal(of: action) { failures.add(failure(fault, at: node.range)) }
        }
    }

    /// Returns why rules refuse what an action shows and hides together; nil if they do not, or if they contradict each other anyway. What it
    /// toggles depends on what is shown, and which of several sets of rules is in force when people press is not known.
    private func refusal(of action: Action) -> LoadFault? {
        let wanted = action.views.compactMap { name, isVisible in isVisible.map { ViewVisibility(name, isVisible: $0) } }
        for rules in names.visibilityRules where rules.sets.isEmpty {
            let requests = wanted.compactMap { request in
                names.name(of: request.name, in: rules).map { ViewVisibility($0, isVisible: request.isVisible) }
            }
            do throws(VisibilityConflict) {
                _ = try rules.consequences(of: requests)
            } catch {
                guard requests.allSatisfy({ (try? rules.consequences(of: [$0])) != nil }) else { continue }
                return LoadFault(
                    .contradictoryRules, "the visibility rules refuse the action: \(error)",
                    hint: "leave one of the views out of the action, or change a rule")
            }
        }
        return nil
    }
}

extension ProgramNames {
    /// Returns the name by which rules know the view that a file calls `name`; nil if they do not mention it.
    func name(of name: String, in rules: VisibilityRules) -> String? {
        rules.current.mentions(name) ? name : view(name).flatMap { rules.names(of: $0).first }
    }
}

extension VisibilityRules {
    /// Returns the name of a view in the rules: the one by which something calls it, if the rules have it for the same view.
    func name(of view: View, called name: String) -> String? {
        current.mentions(name) && self.view(named: name) === view ? name : names(of: view).first
    }
}

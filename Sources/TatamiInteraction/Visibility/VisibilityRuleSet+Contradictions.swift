/// A request that rules can never grant, whatever is shown.
public struct VisibilityContradiction: Hashable, Sendable {
    /// The request.
    public let request: ViewVisibility
    /// The conflict to which it leads.
    public let conflict: VisibilityConflict
}

extension VisibilityRuleSet {
    /// Finds the views that the rules never let be shown, or never let be hidden, in the order in which rules mention them.
    ///
    /// - Parameter budget: The number of names in rules that are visited at most. Views that are left then are not examined; a request for
    ///   them finds a conflict anyway.
    public func contradictions(budget: Int = 200_000) -> [VisibilityContradiction] {
        var found: [VisibilityContradiction] = []
        /// The consequences of requests that can be granted can be granted too.
        var granted: Set<ViewVisibility> = []
        var visits = 0
        for name in names {
            for request in [ViewVisibility.show(name), .hide(name)] where !granted.contains(request) {
                var decision = VisibilityDecision()
                do throws(VisibilityConflict) {
                    try decision.add([request], under: self)
                    granted.formUnion(decision.states)
                } catch {
                    found.append(VisibilityContradiction(request: request, conflict: error))
                }
                visits += decision.visits + 1
                if visits > budget { return found }
            }
        }
        return found
    }
}

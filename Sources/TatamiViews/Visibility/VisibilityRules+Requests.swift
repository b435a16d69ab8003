import TatamiInteraction

extension VisibilityRules {
    /// The requests that were deferred, together with what follows from them.
    public var deferred: [ViewVisibility] { decision.states }

    /// Shows views, and shows and hides others as the rules demand.
    public func show(_ names: String...) throws(VisibilityConflict) { try request(names.map(ViewVisibility.show)) }

    /// Hides views, and shows and hides others as the rules demand.
    public func hide(_ names: String...) throws(VisibilityConflict) { try request(names.map(ViewVisibility.hide)) }

    /// Shows the view of a name if it is hidden, and hides it otherwise. Requests that have yet to be carried out count as carried out.
    public func toggle(_ name: String) throws(VisibilityConflict) {
        let queued = waiting.last { states in states.contains { $0.name == name } }?.first { $0.name == name }
        try request([ViewVisibility(name, isVisible: (decision.isVisible(name) ?? queued?.isVisible ?? isVisible(name)) == false)])
    }

    /// Shows and hides views, and others as the rules demand.
    ///
    /// A request that is made while views are being switched, for example in `didSwitch`, is checked at once and carried out after that
    /// switch.
    ///
    /// - Parameters:
    ///   - requests: The requests, which count together, and together with those that were deferred. A name without a view is passed over
    ///     and reported in ``ViewRoot/diagnostics``.
    ///   - isDeferred: Whether the views change only at the next request that is not deferred, or at ``apply()``.
    /// - Throws: `VisibilityConflict`, which names the chains of rules, if the requests contradict each other. Nothing has then changed.
    public func request(_ requests: [ViewVisibility], isDeferred: Bool = false) throws(VisibilityConflict) {
        try decide(requests.filter(isKnown))
        if !isDeferred { carryOut() }
    }

    /// Carries out the deferred requests.
    ///
    /// - Throws: `VisibilityConflict` if rules that have changed since then refuse them. They are then forgotten.
    public func apply() throws(VisibilityConflict) {
        do throws(VisibilityConflict) {
            try decide([])
        } catch {
            forgetDeferred()
            throw error
        }
        carryOut()
    }

    /// Returns the views that requests would show and hide by the rules in force, without changing anything.
    public func consequences(of requests: [ViewVisibility]) throws(VisibilityConflict) -> [ViewVisibility] {
        var decision = VisibilityDecision()
        try decision.add(requests, under: current) { view(named: $0) == nil }
        return decision.states
    }

    private func decide(_ more: [ViewVisibility]) throws(VisibilityConflict) {
        let rules = current
        if isOutdated {
            var fresh = VisibilityDecision()
            try fresh.add(requests + more, under: rules) { view(named: $0) == nil }
            (decision, isOutdated) = (fresh, false)
        } else {
            try decision.add(more, under: rules) { view(named: $0) == nil }
        }
        requests += more
    }

    private func carryOut() {
        guard !requests.isEmpty else { return }
        waiting.append(decision.states)
        forgetDeferred()
        switchWaiting()
    }

    private func forgetDeferred() { (requests, decision) = ([], VisibilityDecision()) }

    /// Reports a name that has never had a view.
    private func isKnown(_ request: ViewVisibility) -> Bool {
        if view(named: request.name) != nil { return true }
        if !isRegistered(request.name) { report("no view is registered as '\(request.name)', so it cannot be shown or hidden") }
        return false
    }
}

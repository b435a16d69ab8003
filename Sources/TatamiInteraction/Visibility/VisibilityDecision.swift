/// What requests lead to under a set of rules: the views that have to be shown or hidden, each with its cause.
///
/// A decision does not depend on what is shown now: a request for the present state has the same consequences as any other. It follows
/// only the rules of views that are affected. The views are affected in breadth-first order, and the rules of each view are followed kind
/// by kind (exclusive, companion, alternative) in the order of the set, so a decision is the same every time and its chains are the
/// shortest ones.
public struct VisibilityDecision: Sendable {
    /// One view that has to be shown or hidden, and the cause.
    public struct Step: Hashable, Sendable {
        /// The view and its state.
        public let result: ViewVisibility
        /// The rule that demands it; nil for what was requested.
        public let rule: VisibilityRule?
        /// The index of the step to which the rule was applied; nil for what was requested.
        let origin: Int?
    }

    /// The steps: those of earlier requests first, each behind its cause.
    public private(set) var steps: [Step] = []
    /// The views that have to be shown or hidden, in the order of the steps.
    public var states: [ViewVisibility] { steps.map(\.result) }
    /// The number of names in rules that were visited so far. It shows the cost of requests.
    public private(set) var visits = 0

    private var indices: [String: Int] = [:]
    /// The uses of rules so far, so that each rule is followed once for each way in which it can be used.
    private var uses: Set<Use> = []

    private struct Use: Hashable {
        let rule: Int
        let isOnFirstSide: Bool
        let isVisible: Bool
    }

    /// Creates a decision without requests.
    public init() {}

    /// Returns whether a view has to be shown; nil if the requests so far do not affect it.
    public func isVisible(_ name: String) -> Bool? { indices[name].map { steps[$0].result.isVisible } }

    /// Adds requests and everything that follows from them.
    ///
    /// - Parameters:
    ///   - requests: The requests, which count together with all earlier ones.
    ///   - rules: The rules; the same ones for all requests of a decision.
    ///   - isSkipped: Returns true for a name that rules pass over, because there is no such view.
    /// - Throws: The conflict, if a view would have to be both shown and hidden. The decision is then the same as before.
    public mutating func add(
        _ requests: [ViewVisibility], under rules: VisibilityRuleSet, skipping isSkipped: (String) -> Bool = { _ in false }
    ) throws(VisibilityConflict) {
        let start = steps.count
        var newUses: [Use] = []
        do throws(VisibilityConflict) {
            for request in requests where !isSkipped(request.name) { try mark(Step(result: request, rule: nil, origin: nil)) }
            var next = start
            while next < steps.count {
                try follow(next, rules, &newUses, isSkipped)
                next += 1
            }
        } catch {
            for step in steps[start...] { indices[step.result.name] = nil }
            steps.removeSubrange(start...)
            uses.subtract(newUses)
            throw error
        }
    }

    /// Follows the rules of the view of a step.
    private mutating func follow(
        _ index: Int, _ rules: VisibilityRuleSet, _ newUses: inout [Use], _ isSkipped: (String) -> Bool
    ) throws(VisibilityConflict) {
        let now = steps[index].result
        guard let places = rules.places(of: now.name) else { return }
        func begins(_ rule: Int, _ isOnFirstSide: Bool = true) -> Bool {
            let use = Use(rule: rule, isOnFirstSide: isOnFirstSide, isVisible: now.isVisible)
            guard uses.insert(use).inserted else { return false }
            newUses.append(use)
            return true
        }
        func force(_ names: [String], _ isVisible: Bool, _ rule: VisibilityRule) throws(VisibilityConflict) {
            visits += names.count
            for name in names where !isSkipped(name) {
                try mark(Step(result: ViewVisibility(name, isVisible: isVisible), rule: rule, origin: index))
            }
        }
        for place in places.exclusive where now.isVisible && begins(place) {
            try force(rules.rules[place].names.filter { $0 != now.name }, false, rules.rules[place])
        }
        for place in places.companion where begins(place) { try force(rules.rules[place].names, now.isVisible, rules.rules[place]) }
        for (place, isOnFirstSide) in places.alternative where begins(place, isOnFirstSide) {
            guard case .alternative(let one, let other) = rules.rules[place] else { continue }
            try force(isOnFirstSide ? other : one, !now.isVisible, rules.rules[place])
        }
    }

    private mutating func mark(_ step: Step) throws(VisibilityConflict) {
        let name = step.result.name
        if let known = indices[name] {
            if steps[known].result.isVisible == step.result.isVisible { return }
            let chains = [chain(to: steps[known]), chain(to: step)]
            throw VisibilityConflict(
                name: name, shown: chains[step.result.isVisible ? 1 : 0], hidden: chains[step.result.isVisible ? 0 : 1])
        }
        indices[name] = steps.count
        steps.append(step)
    }

    /// Returns the steps from a request to `step`.
    private func chain(to step: Step) -> [Step] {
        var chain = [step]
        while let origin = chain[chain.count - 1].origin { chain.append(steps[origin]) }
        return chain.reversed()
    }
}

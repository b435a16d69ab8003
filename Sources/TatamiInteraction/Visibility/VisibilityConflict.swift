/// The error of requests that the rules cannot grant: a view would have to be both shown and hidden.
public struct VisibilityConflict: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the view.
    public let name: String
    /// The steps from a request to the view being shown.
    public let shown: [VisibilityDecision.Step]
    /// The steps from a request to the view being hidden.
    public let hidden: [VisibilityDecision.Step]

    /// The rules that lead to the conflict, each once, in the order of the chains.
    public var rules: [VisibilityRule] {
        var seen: Set<VisibilityRule> = []
        return (shown + hidden).compactMap(\.rule).filter { seen.insert($0).inserted }
    }

    /// The view and both chains. Of a chain with more than eight steps it writes the first and the last four.
    public var description: String {
        "'\(name)' would have to be both shown and hidden: \(Self.words(shown)); and \(Self.words(hidden))"
    }

    private static func words(_ chain: [VisibilityDecision.Step]) -> String {
        let steps = chain.map { step in "\(step.result) (\(step.rule.map(\.description) ?? "requested"))" }
        if steps.count <= 8 { return steps.joined(separator: " -> ") }
        return (steps.prefix(4) + ["... \(steps.count - 8) more ..."] + steps.suffix(4)).joined(separator: " -> ")
    }
}

/// Rules about which views are shown together, instead of each other, or one at a time.
///
///     let rules = VisibilityRuleSet(
///         .exclusive(["top", "bottom"]), .companion(["left", "right"]), .alternative(["top"], ["left", "right"]))
///
/// A set knows names, not views. ``VisibilityDecision`` follows its rules.
public struct VisibilityRuleSet: Sendable, Hashable {
    /// The rules, in the order in which they were added.
    public private(set) var rules: [VisibilityRule] = []
    /// The names in the rules, each once, in the order in which they were first mentioned.
    public private(set) var names: [String] = []
    /// The rules of each name.
    private var places: [String: Places] = [:]

    /// The rules that name one view, by their indices. Requests follow them kind by kind, in this order.
    struct Places: Sendable {
        var exclusive: [Int] = []
        var companion: [Int] = []
        /// The alternatives, with the side on which the view stands.
        var alternative: [(rule: Int, isOnFirstSide: Bool)] = []
    }

    /// Creates a set without rules.
    public init() {}

    /// Creates a set of rules.
    public init(_ rules: VisibilityRule...) { self.init(rules) }

    /// Creates a set of rules.
    public init(_ rules: [VisibilityRule]) { for rule in rules { add(rule) } }

    /// Adds a rule behind the others.
    public mutating func add(_ rule: VisibilityRule) {
        let index = rules.count
        rules.append(rule)
        switch rule {
        case .exclusive(let group): note(group) { $0.exclusive.append(index) }
        case .companion(let group): note(group) { $0.companion.append(index) }
        case .alternative(let one, let other):
            note(one) { $0.alternative.append((index, true)) }
            note(other) { $0.alternative.append((index, false)) }
        }
    }

    /// Notes a rule for each of the different names in a group.
    private mutating func note(_ group: [String], _ add: (inout Places) -> Void) {
        var seen: Set<String> = []
        for name in group where seen.insert(name).inserted {
            if places[name] == nil { names.append(name) }
            add(&places[name, default: Places()])
        }
    }

    /// Returns the rules that name a view; nil for an unknown name.
    func places(of name: String) -> Places? { places[name] }

    /// Returns true if a rule names the view.
    public func mentions(_ name: String) -> Bool { places[name] != nil }

    /// Returns true if both sets have the same rules in the same order.
    public static func == (a: VisibilityRuleSet, b: VisibilityRuleSet) -> Bool { a.rules == b.rules }

    /// Hashes the rules.
    public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}

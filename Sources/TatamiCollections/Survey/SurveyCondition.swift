/// When a question is shown: the meaning of its `show-if` (collections: rule 48).
public indirect enum SurveyCondition: Hashable, Sendable {
    /// How an answer is compared with a value.
    public enum Comparison: String, Hashable, Sendable, CaseIterable {
        /// The texts are equal.
        case equal = "="
        /// The texts differ.
        case notEqual = "!="
        /// Both are decimal numbers, and the answer is at most the value.
        case atMost = "<="
        /// Both are decimal numbers, and the answer is at least the value.
        case atLeast = ">="
        /// Both are decimal numbers, and the answer is smaller.
        case less = "<"
        /// Both are decimal numbers, and the answer is greater.
        case greater = ">"
    }

    /// Compares the answer of a question.
    case answer(id: String, Comparison, value: String)
    /// True if the other is not.
    case not(SurveyCondition)
    /// True if all are; so it is without any.
    case all([SurveyCondition])
    /// True if one is.
    case any([SurveyCondition])

    /// The ids that the condition names.
    public var ids: Set<String> { Set(comparisons.map(\.id)) }

    /// The comparison of an answer.
    typealias Part = (id: String, comparison: Comparison, value: String)

    /// All comparisons in the condition, in their order.
    var comparisons: [Part] {
        switch self {
        case .answer(let id, let comparison, let value): [(id, comparison, value)]
        case .not(let condition): condition.comparisons
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.comparisons)
        }
    }

    /// Comparisons that are all met whenever the condition is: those that only '&' and lists join.
    var conjuncts: [Part] {
        switch self {
        case .answer(let id, let comparison, let value): [(id, comparison, value)]
        case .all(let conditions): conditions.flatMap(\.conjuncts)
        case .not, .any: []
        }
    }

    /// Returns whether the condition is met.
    ///
    /// - Parameter answer: Returns the answer of a question.
    public func isMet(_ answer: (String) -> String) -> Bool {
        switch self {
        case .answer(let id, let comparison, let value): Self.compare(answer(id), comparison, value)
        case .not(let condition): !condition.isMet(answer)
        case .all(let conditions): conditions.allSatisfy { $0.isMet(answer) }
        case .any(let conditions): conditions.contains { $0.isMet(answer) }
        }
    }

    /// Returns whether an answer compares with a value like that.
    static func compare(_ answer: String, _ comparison: Comparison, _ value: String) -> Bool {
        switch comparison {
        case .equal: return answer == value
        case .notEqual: return answer != value
        default: break
        }
        guard let first = number(answer), let second = number(value) else { return false }
        return switch comparison {
        case .atMost: first <= second
        case .atLeast: first >= second
        case .less: first < second
        default: first > second
        }
    }

    /// A decimal number such as `-12.5`; nil for any other text.
    static func number(_ text: String) -> Double? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
        return Double(text)
    }
}

import TatamiData

/// Finds what is probably a mistake in the conditions of a survey: what no answer meets, and what became a part of a value by accident.
struct ConditionDoubts {
    /// What is wrong, and what to write instead.
    struct Doubt {
        let message: String
        var hint: String?
    }

    /// How a survey gets the conditions of version 2.
    static let ofVersion2 = "write the survey as {\"version\": 2, \"sections\": [...]}"

    private let version: Int
    private let kinds: [String: SurveyDocument.Question.Kind]

    init(_ document: SurveyDocument) { (version, kinds) = (document.version, document.kinds) }

    /// Returns what is doubtful in a condition: at most one thing for each comparison, or else what no answers can meet together.
    ///
    /// - Parameter writings: How the values of the comparisons are written.
    func find(in condition: SurveyCondition, _ writings: [ConditionReader.Writing]) -> [Doubt] {
        let found = zip(condition.comparisons, writings).compactMap { doubt(of: $0, $1) }
        return found.isEmpty ? contradiction(in: condition).map { [$0] } ?? [] : found
    }

    private func doubt(of part: SurveyCondition.Part, _ writing: ConditionReader.Writing) -> Doubt? {
        guard let kind = kinds[part.id] else { return nil }
        if let doubt = version == 1 ? ofFirstVersion(part) : ofSecondVersion(part, writing) { return doubt }
        if part.comparison.isOfNumbers, SurveyCondition.number(part.value) == nil { return withoutNumber(part) }
        guard kind == .checkbox, !Survey.checkboxAnswers.contains(part.value) else { return nil }
        let value = Quoting.quote(part.value)
        return Doubt(message: "\(Quoting.quote(part.id)) is a checkbox, whose answer is true or false, and never \(value)")
    }

    // MARK: Parts of a value that are meant as something else

    /// A second '=', a part of a condition of version 2, or blanks around a value of version 1.
    private func ofFirstVersion(_ part: SurveyCondition.Part) -> Doubt? {
        let (id, value) = (Quoting.quote(part.id), Quoting.quote(part.value))
        if part.value.hasPrefix("=") { return withSecondSign(part) }
        if let read = try? ConditionReader.read("\(part.id)=\(part.value)"), read.comparisons.count > 1,
            read.ids.allSatisfy({ kinds[$0] != nil })
        {
            return Doubt(message: "this compares \(id) with all of \(value)", hint: "for '&' and '|' \(Self.ofVersion2)")
        }
        guard part.value.first?.isWhitespace == true || part.value.last?.isWhitespace == true else { return nil }
        return Doubt(message: "the blanks around \(value) belong to the answer that \(id) must have", hint: "remove them")
    }

    /// A sign of two characters that is none, a word for '&' or '|', or double quotes.
    private func ofSecondVersion(_ part: SurveyCondition.Part, _ writing: ConditionReader.Writing) -> Doubt? {
        if writing == .quoted { return nil }
        if writing == .glued, let doubt = withSecondSign(part) { return doubt }
        let (id, value) = (Quoting.quote(part.id), Quoting.quote(part.value))
        if let joint = joint(in: part.value) {
            return Doubt(message: "this compares \(id) with all of \(value)", hint: "write \(joint.sign) instead of '\(joint.word)'")
        }
        guard let first = part.value.first, let last = part.value.dropFirst().last else { return nil }
        guard "\"“„”".contains(first), "\"“”".contains(last) else { return nil }
        let message = "the quotes in \(value) belong to the answer that \(id) must have"
        return Doubt(message: message, hint: "remove them, or write single ones")
    }

    /// A value that begins with a sign, if a sign of two characters is meant.
    private func withSecondSign(_ part: SurveyCondition.Part) -> Doubt? {
        let meant: String
        switch (part.comparison, part.value.first) {
        case (_, "="): meant = part.comparison.rawValue
        case (.equal, ">"): meant = SurveyCondition.Comparison.atLeast.rawValue
        case (.equal, "<"): meant = SurveyCondition.Comparison.atMost.rawValue
        case (.less, ">"): meant = SurveyCondition.Comparison.notEqual.rawValue
        default: return nil
        }
        let cure = Quoting.quote("\(part.id)\(meant)\(part.value.dropFirst().drop { $0 == "=" || $0.isWhitespace })")
        let (id, value) = (Quoting.quote(part.id), Quoting.quote(part.value))
        return Doubt(message: "this compares \(id) by '\(part.comparison.rawValue)' with all of \(value)", hint: "write \(cure)")
    }

    /// Signs for what people write between two comparisons.
    private static let joints = ["and": "'&'", "or": "'|'", ",": "'&' or '|'"]

    /// Returns the word in a value behind which another comparison begins; nil if there is none.
    private func joint(in value: String) -> (word: String, sign: String)? {
        // Nobody writes longer conditions by hand.
        let words = value.replacing(",", with: " , ").split(whereSeparator: \.isWhitespace).prefix(64)
        for (index, word) in words.enumerated() {
            guard let sign = Self.joints[word.lowercased()] else { continue }
            let rest = words[(index + 1)...].joined(separator: " ").drop { "!( ".contains($0) }
            var id = rest.prefix { !"!=<>".contains($0) }
            guard id.endIndex < rest.endIndex else { continue }
            if id.last == " " { id.removeLast() }
            if kinds[String(id)] != nil { return (String(word), sign) }
        }
        return nil
    }

    // MARK: What no answer meets

    /// A comparison of numbers whose value is no decimal number.
    private func withoutNumber(_ part: SurveyCondition.Part) -> Doubt {
        let dotted = part.value.replacing(",", with: ".")
        let isNumber = SurveyCondition.number(dotted) != nil
        let (sign, value) = (part.comparison.rawValue, Quoting.quote(part.value))
        return Doubt(
            message: "'\(sign)' compares decimal numbers, and \(value) is none, so no answer meets it",
            hint: isNumber ? "write \(Quoting.quote(dotted)), with a point" : "'=' and '!=' compare texts")
    }

    /// Returns two comparisons that no answer meets at once, and of which the condition needs both; nil if there are none.
    private func contradiction(in condition: SurveyCondition) -> Doubt? {
        let conjuncts = condition.conjuncts
        let groups = Dictionary(grouping: conjuncts, by: \.id)
        var seen: Set<String> = []
        for (id, _, _) in conjuncts where kinds[id] != nil && seen.insert(id).inserted {
            guard let (one, other) = Self.conflict(among: groups[id] ?? []) else { continue }
            func words(_ part: SurveyCondition.Part) -> String { "\(part.comparison.rawValue) \(Quoting.quote(part.value))" }
            let message = "no answer of \(Quoting.quote(id)) is \(words(one)) and \(words(other)) at once, so the question is never shown"
            let either = version == 1 ? "use '|' of version 2: \(Self.ofVersion2)" : "write '|'"
            let isEither = one.comparison == .equal && other.comparison == .equal
            return Doubt(message: message, hint: isEither ? "if one of them is enough, \(either)" : nil)
        }
        return nil
    }

    /// Returns two comparisons of one question that exclude each other; nil if there are none that certainly do.
    private static func conflict(among parts: [SurveyCondition.Part]) -> (SurveyCondition.Part, SurveyCondition.Part)? {
        if let exact = parts.first(where: { $0.comparison == .equal }) {
            return parts.first { !SurveyCondition.compare(exact.value, $0.comparison, $0.value) }.map { (exact, $0) }
        }
        var low: Bound?
        var high: Bound?
        for part in parts where part.comparison.isOfNumbers {
            guard let number = SurveyCondition.number(part.value) else { continue }
            let bound = Bound(part: part, number: number, isStrict: part.comparison == .less || part.comparison == .greater)
            if part.comparison == .greater || part.comparison == .atLeast {
                if low.map({ ($0.number, $0.isStrict ? 1 : 0) < (number, bound.isStrict ? 1 : 0) }) ?? true { low = bound }
            } else if high.map({ (number, bound.isStrict ? 0 : 1) < ($0.number, $0.isStrict ? 0 : 1) }) ?? true {
                high = bound
            }
        }
        guard let low, let high else { return nil }
        let isApart = low.number > high.number || low.number == high.number && (low.isStrict || high.isStrict)
        return isApart ? (low.part, high.part) : nil
    }

    /// The least or the greatest number that a comparison lets pass.
    private struct Bound {
        let part: SurveyCondition.Part
        let number: Double
        /// True if the number itself does not pass.
        let isStrict: Bool
    }
}

extension SurveyCondition.Comparison {
    /// True if it compares decimal numbers, and false if it compares texts.
    fileprivate var isOfNumbers: Bool { self != .equal && self != .notEqual }
}

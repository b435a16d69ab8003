import TatamiData
import TatamiJSON

extension Survey {
    /// The answers as a JSON object of texts with sorted keys, such as `{"email":"ada@example.org","member":"true"}`. Hidden questions, and those
    /// that nobody answered, are left out.
    public var answersJSON: String {
        let members = questions.map(\.id).filter { isShown($0) && isTouched($0) }.sorted().map { ($0, JSONText.string(answer($0))) }
        return JSONText.object(members)
    }

    /// Takes over what people have answered in an earlier version of the survey, also in questions that are hidden. Answers that no question of
    /// this version can have, since it is gone or is a checkbox now, wait for a later version. What depends on the answers changes with the
    /// next `update()`.
    public mutating func takeAnswers(of earlier: Survey) {
        var given = earlier.unasked
        for question in earlier.questions where earlier.isTouched(question.id) { given[question.id] = earlier.answer(question.id) }
        let kinds = document.kinds
        for (id, text) in given {
            if let kind = kinds[id], kind != .checkbox || Self.checkboxAnswers.contains(text) {
                take(text, of: id)
            } else {
                unasked[id] = text
            }
        }
    }

    /// What the answer of a checkbox may be; it is empty until somebody has pressed it.
    static let checkboxAnswers: Set = ["true", "false", ""]

    /// Reads answers as `answersJSON` writes them; booleans and numbers are read as texts. Of two answers of one question the last one counts.
    /// What depends on them changes with the next `update()`. They count as given even if they are what the questions have without answers.
    ///
    /// - Returns: Errors and warnings. With an error no answer changes.
    public mutating func readAnswers(_ json: [UInt8]) -> [SurveyFault] {
        let (node, problems) = SurveyFault.read(json, least: "answers are an object, at least {}")
        var faults = problems
        guard let node else { return faults }
        guard case .object(let members) = node else {
            return [SurveyFault(path: "$", message: "answers are an object, such as {\"id\": \"text\"}", isWarning: false)].placed(in: json)
        }
        let kinds = document.kinds
        var suggestions = Suggestion.Budget()
        var times: [String: Int] = [:]
        var found: [(String, String)] = []
        for member in members {
            times[member.name, default: 0] += 1
            guard let kind = kinds[member.name] else {
                if times[member.name] == 1 { faults.append(.noQuestion(member.name, among: kinds.keys, &suggestions)) }
                continue
            }
            if times[member.name] == 2 {
                let message = "\(Quoting.quote(member.name)) is there more than once; the last one counts"
                faults.append(SurveyFault(path: member.name, message: message, isWarning: true, isOfName: true))
            }
            guard let text = member.value.answer else {
                faults.append(SurveyFault(path: member.name, message: "an answer is a text, a number, true or false", isWarning: false))
                continue
            }
            if kind == .checkbox, !Self.checkboxAnswers.contains(text) {
                let message = "a checkbox is true or false, not \(Quoting.quote(text))"
                faults.append(SurveyFault(path: member.name, message: message, isWarning: false))
            }
            found.append((member.name, text))
        }
        if faults.allSatisfy(\.isWarning) { for (id, text) in found { take(text, of: id) } }
        return faults.placed(in: json)
    }
}

extension SurveyFault {
    /// An answer of a question that the survey does not have.
    fileprivate static func noQuestion(
        _ id: String, among ids: some Sequence<String>, _ suggestions: inout Suggestion.Budget
    ) -> SurveyFault {
        SurveyFault(
            path: id, message: "no question has the id \(Quoting.quote(id)); it is left out",
            hint: suggestions.nearest(to: id, among: ids).map { "did you mean '\($0)'?" }, isWarning: true, isOfName: true)
    }
}

extension JSONNode {
    fileprivate var answer: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .bool(let value): value ? "true" : "false"
        default: nil
        }
    }
}

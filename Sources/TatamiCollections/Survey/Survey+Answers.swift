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
        let kinds = kinds
        for (id, text) in given {
            if let kind = kinds[id], kind != .checkbox || Self.checkboxAnswers.contains(text) {
                take(text, of: id)
            } else {
                unasked[id] = text
            }
        }
    }

    /// How each question is answered, by its id.
    private var kinds: [String: SurveyDocument.Question.Kind] {
        Dictionary(questions.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the answer of a checkbox may be; it is empty until somebody has pressed it.
    static let checkboxAnswers: Set = ["true", "false", ""]

    /// Reads answers as `answersJSON` writes them; booleans and numbers are read as texts. What depends on them changes with the next
    /// `update()`.
    ///
    /// - Returns: Errors and warnings. With an error no answer changes.
    public mutating func readAnswers(_ json: [UInt8]) -> [SurveyFault] {
        let (node, problems) = JSONNode.read(json)
        var faults = problems.map(SurveyFault.init)
        guard let node else { return faults }
        guard case .object(let members) = node else {
            return [SurveyFault(path: "$", message: "answers are an object, such as {\"id\": \"text\"}", isWarning: false)].placed(in: json)
        }
        let kinds = kinds
        var found: [(String, String)] = []
        for member in members {
            guard let kind = kinds[member.name] else {
                faults.append(
                    SurveyFault(path: member.name, message: "no question has the id '\(member.name)'; it is left out", isWarning: true))
                continue
            }
            guard let text = member.value.answer else {
                faults.append(SurveyFault(path: member.name, message: "an answer is a text, a number, true or false", isWarning: false))
                continue
            }
            if kind == .checkbox, !Self.checkboxAnswers.contains(text) {
                faults.append(SurveyFault(path: member.name, message: "a checkbox is true or false, not '\(text)'", isWarning: false))
            }
            found.append((member.name, text))
        }
        if faults.allSatisfy(\.isWarning) { for (id, text) in found { answer(id, text) } }
        return faults.placed(in: json)
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

/// The answers of a survey, and which questions are shown (collections: rules 48 to 50).
///
/// ```swift
/// var survey = Survey(document)
/// survey.answer("member", "true")
/// survey.update()  // shown: ["card"]
/// ```
public struct Survey: Sendable {
    /// The questions that changed in an update, in the order of the document.
    public struct Change: Hashable, Sendable {
        /// The ids of the questions that are shown now.
        public internal(set) var shown: [String] = []
        /// The ids of the questions that are hidden now.
        public internal(set) var hidden: [String] = []
    }

    /// What is asked.
    public let document: SurveyDocument
    /// True if a hidden question counts as not answered; false if others see its answer while it is hidden.
    public let isTransitive: Bool
    let questions: [SurveyDocument.Question]
    private let graph: SurveyGraph
    private var answers: [String]
    private var visible: [Bool]
    /// Which questions somebody has answered, even if the answer is empty again.
    private var touched = Set<Int>()
    /// Answers taken over from an earlier survey that no question of this one can have, by the ids of their questions.
    var unasked: [String: String] = [:]
    /// The questions whose conditions may have another outcome.
    private var stale = Set<Int>()
    /// The number of conditions that were worked out, for tests.
    package private(set) var evaluations = 0

    /// Begins a survey without answers.
    public init(_ document: SurveyDocument, isTransitive: Bool = true) {
        (self.document, self.isTransitive, questions) = (document, isTransitive, document.questions)
        graph = SurveyGraph(questions)
        let isNew = document.version >= 2
        answers = questions.map { isNew && $0.kind == .checkbox ? "false" : "" }
        visible = questions.map { _ in true }
        stale = Set(questions.indices.filter { questions[$0].condition != nil })
        _ = update()
    }

    /// Returns the answer of a question as it is remembered, whether it is shown or not; nil if there is no such question.
    public func answer(_ id: String) -> String? { graph.indices[id].map { answers[$0] } }

    /// Returns whether a question is shown; false if there is none.
    public func isShown(_ id: String) -> Bool { graph.indices[id].map { visible[$0] } ?? false }

    /// Returns whether somebody has answered a question.
    func isTouched(_ id: String) -> Bool { graph.indices[id].map(touched.contains) ?? false }

    /// Sets an answer. What depends on it changes with the next `update()`. Equal answers and unknown questions change nothing.
    public mutating func answer(_ id: String, _ answer: String) {
        guard self.answer(id) != answer else { return }
        take(answer, of: id)
    }

    /// Sets an answer, which counts as given even if it is what the question has without one.
    mutating func take(_ answer: String, of id: String) {
        guard let question = graph.indices[id] else { return }
        answers[question] = answer
        touched.insert(question)
        if visible[question] || !isTransitive { stale.formUnion(graph.dependents[question]) }
    }

    /// Shows and hides what depends on the answers since the last call: each condition is worked out once at most, after those that it depends on.
    public mutating func update() -> Change {
        var change: [Int] = []
        var levels: [Int: Set<Int>] = [:]
        for question in stale { levels[graph.depths[question] ?? 0, default: []].insert(question) }
        stale = []
        while let depth = levels.keys.min(), let level = levels.removeValue(forKey: depth) {
            for question in level.sorted() {
                guard let condition = questions[question].condition else { continue }
                evaluations += 1
                let isMet = condition.isMet { id in
                    guard let other = graph.indices[id] else { return "" }
                    return visible[other] || !isTransitive ? answers[other] : ""
                }
                guard isMet != visible[question] else { continue }
                visible[question] = isMet
                change.append(question)
                // A hidden question reads as "": for one without answer nothing changes.
                guard isTransitive, !answers[question].isEmpty else { continue }
                for other in graph.dependents[question] { levels[graph.depths[other] ?? depth + 1, default: []].insert(other) }
            }
        }
        var result = Change()
        for question in change.sorted() {
            if visible[question] { result.shown.append(questions[question].id) } else { result.hidden.append(questions[question].id) }
        }
        return result
    }
}

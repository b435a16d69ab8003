/// A survey as its document describes it: sections of questions, some of which are shown only if others have certain answers.
public struct SurveyDocument: Hashable, Sendable {
    /// A group of questions.
    public struct Section: Hashable, Sendable {
        /// The title; empty for none.
        public let name: String
        /// The questions in their order.
        public let questions: [Question]
    }

    /// A question.
    public struct Question: Hashable, Sendable {
        /// How a question is answered.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            /// By `true` or `false`.
            case checkbox
            /// By a line of text.
            case text
            /// By several lines of text.
            case bigText = "big-text"
        }

        /// The name of the question. No other one has it.
        public let id: String
        /// What is asked.
        public let label: String
        /// How it is answered.
        public let kind: Kind
        /// How far it is indented, in steps of the layout, from 0 to 100. A view of surveys draws more than 10 as 10.
        public let indent: Int
        /// The greatest indent that a view of surveys draws.
        package static let mostDrawnIndent = 10
        /// When it is shown; nil for always.
        public let condition: SurveyCondition?
    }

    /// 1 for the array of the first format, 2 for an object with `version` and the grammar of conditions.
    public let version: Int
    /// The sections in their order.
    public let sections: [Section]

    /// All questions in their order.
    public var questions: [Question] { sections.flatMap(\.questions) }
}

extension SurveyDocument {
    /// Creates a survey without questions.
    public init() { (version, sections) = (1, []) }

    /// How each question is answered, by its id.
    var kinds: [String: Question.Kind] { Dictionary(questions.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first }) }
}

import TatamiData

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
        /// How far it is indented, in steps of the layout; at least 0.
        public let indent: Int
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
}

/// Something wrong in the document or the answers of a survey.
public struct SurveyFault: Hashable, Sendable, CustomStringConvertible {
    /// The path of the value from the root of the text: `[0].questions[3].show-if`, or `$` for the root.
    public let path: String
    /// The place of the value in the text; where it is missing, that of the value around it.
    public internal(set) var place: DataPlace?
    /// What is wrong and what to do.
    public let message: String
    /// True if the rest is usable all the same.
    public let isWarning: Bool

    /// The path and the message.
    public var description: String { "\(path): \(message)" }

    init(path: String, message: String, isWarning: Bool) { (self.path, self.message, self.isWarning) = (path, message, isWarning) }

    /// A fault of text that is no JSON.
    init(_ fault: DataFault) {
        let way = fault.path.dropFirst(fault.path.hasPrefix("$.") ? 2 : 1)
        self.init(
            path: way.isEmpty ? "$" : String(way), message: fault.message + (fault.hint.map { "; \($0)" } ?? ""),
            isWarning: fault.kind.isWarning)
        place = fault.place
    }
}

extension [SurveyFault] {
    /// Returns the faults with their places in the text that they were found in.
    func placed(in json: [UInt8]) -> [SurveyFault] {
        let paths = Set(lazy.filter { $0.place == nil }.map(\.path))
        guard !paths.isEmpty else { return self }
        let places = JSONNode.places(of: paths, in: json)
        return map { fault in
            var fault = fault
            fault.place = fault.place ?? places[fault.path]
            return fault
        }
    }
}

import TatamiData

/// Something wrong in the document or the answers of a survey.
public struct SurveyFault: Hashable, Sendable, CustomStringConvertible {
    /// The path of the value from the root of the text: `[0].questions[3].show-if`, or `$` for the root.
    public let path: String
    /// The place of the value in the text; where it is missing, that of the value around it.
    public internal(set) var place: DataPlace?
    /// True if the name of the value is at fault, which stands in double quotes before it.
    public let isOfName: Bool
    /// What is wrong.
    public let message: String
    /// What to do, as a sentence without a capital; nil if there is no likely cure.
    public let hint: String?
    /// True if the rest is usable all the same.
    public let isWarning: Bool

    /// The path, the message and the hint.
    public var description: String { cause + (hint.map { "; \($0)" } ?? "") }

    /// The path and the message. A path is as long as the id of an answer can be, so it is shortened as quotes are.
    package var cause: String { "\(Quoting.quote(path).dropFirst().dropLast()): \(message)" }

    init(path: String, message: String, hint: String? = nil, isWarning: Bool, isOfName: Bool = false) {
        (self.path, self.message, self.hint) = (path, message, hint)
        (self.isWarning, self.isOfName) = (isWarning, isOfName)
    }

    /// A fault of text that is no JSON.
    ///
    /// - Parameter least: What to write instead of an empty text.
    private init(_ fault: DataFault, least: String) {
        let way = fault.path.dropFirst(fault.path.hasPrefix("$.") ? 2 : 1)
        // A text that ends early has the place of what is not closed, unless nothing was there.
        let isEmpty = fault.kind == .truncated && fault.related == nil
        self.init(
            path: way.isEmpty ? "$" : String(way), message: fault.message, hint: isEmpty ? least : fault.hint,
            isWarning: fault.kind.isWarning)
        place = fault.place
    }

    /// Reads a JSON text; nil and its faults if it is none.
    ///
    /// - Parameter least: What to write instead of an empty text.
    static func read(_ json: [UInt8], least: String) -> (node: JSONNode?, faults: [SurveyFault]) {
        let (node, faults) = JSONNode.read(json)
        return (node, faults.map { SurveyFault($0, least: least) })
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

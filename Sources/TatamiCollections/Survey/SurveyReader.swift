import TatamiData
import TatamiGeometry

extension SurveyDocument {
    /// Reads the JSON of a survey in UTF-8: an array of sections, or `{ "version": 2, "sections": [...] }`. Commas behind last elements pass, and
    /// unknown members are left out.
    ///
    /// - Returns: The document, nil if there is an error; and the errors and warnings in the order of the document.
    public static func read(_ json: [UInt8]) -> (document: SurveyDocument?, faults: [SurveyFault]) {
        var reader = SurveyReader()
        let document = reader.read(json)
        return (reader.faults.contains { !$0.isWarning } ? nil : document, reader.faults.placed(in: json))
    }
}

/// Reads a survey and collects what is wrong in it.
private struct SurveyReader {
    private(set) var faults: [SurveyFault] = []
    private var version = 1
    /// Where each id and its condition are.
    private var paths: [String: String] = [:]
    /// The ids of questions that are left out.
    private var leftOut: Set<String> = []
    /// How the values in the condition of each question are written, by id.
    private var writings: [String: [ConditionReader.Writing]] = [:]
    /// How those of the question are written that is being read.
    private var written: [ConditionReader.Writing] = []
    /// The work that suggestions may still cost.
    private var effort = Suggestion.effort

    mutating func read(_ json: [UInt8]) -> SurveyDocument? {
        let (node, problems) = SurveyFault.read(json, least: "a survey is an array of sections, at least []")
        faults = problems
        guard let node else { return nil }
        guard let (list, path) = sections(node) else { return nil }
        let sections = list.enumerated().compactMap { section($1, "\(path)[\($0)]") }
        let document = SurveyDocument(version: version, sections: sections)
        checkIds(document)
        return document
    }

    private mutating func report(_ path: String, _ message: String, hint: String? = nil, isWarning: Bool = false, isOfName: Bool = false) {
        faults.append(SurveyFault(path: path, message: message, hint: hint, isWarning: isWarning, isOfName: isOfName))
    }

    private mutating func sections(_ node: JSONNode) -> (list: [JSONNode], path: String)? {
        if case .list(let list) = node { return (list, "") }
        guard case .object = node else {
            report("$", "a survey is an array of sections, or an object with \"version\": 2 and \"sections\"")
            return nil
        }
        let isSection = node["questions"] != nil || node["name"] != nil
        if isSection, node["version"] == nil, node["sections"] == nil {
            report("$", "this is one section, and a survey is an array of them", hint: "write brackets around it: [{...}]")
            return nil
        }
        checkMembers(of: node, "", ["version", "sections"])
        guard node["version"] == .number("2") else {
            let message =
                node["version"] == nil
                ? "an object is a survey of version 2"
                : "there are two versions: 1, which is an array of sections, and 2, which is an object like this"
            report("version", message, hint: "write \"version\": 2")
            return nil
        }
        version = 2
        switch node["sections"] {
        case .list(let list): return (list, "sections")
        case nil:
            let hint = isSection ? "write \"sections\": [{...}] around the questions" : nil
            report("sections", "the array of sections is missing", hint: hint)
        case .object?: report("sections", "this is no array of sections", hint: "write brackets around the section: [{...}]")
        default: report("sections", "this is no array of sections")
        }
        return nil
    }

    private mutating func section(_ node: JSONNode, _ path: String) -> SurveyDocument.Section? {
        guard case .object = node else {
            report(path, "a section is an object with \"name\" and \"questions\"")
            return nil
        }
        let misspelt = checkMembers(of: node, "\(path).", ["name", "questions"])
        var questions: [SurveyDocument.Question] = []
        switch node["questions"] {
        case .list(let list): questions = list.enumerated().compactMap { question($1, "\(path).questions[\($0)]") }
        case nil where misspelt["questions"] != nil: break
        case nil: report(path, "the section has no \"questions\"", hint: "write \"questions\": [] for none", isWarning: true)
        default: report("\(path).questions", "this is no array, so the section has no questions", isWarning: true)
        }
        if let name = node["name"], node.text("name") == nil, name != .null {
            report("\(path).name", "this is no text, so the section has no name", isWarning: true)
        }
        return SurveyDocument.Section(name: node.text("name") ?? "", questions: questions)
    }

    private mutating func question(_ node: JSONNode, _ path: String) -> SurveyDocument.Question? {
        let misspelt = checkMembers(of: node, "\(path).", ["id", "label", "type", "indent", "show-if"])
        guard let id = node.text("id"), let label = node.text("label") else {
            let missing = node.text("id") == nil ? "id" : "label"
            report(path, "the question is left out, because it has no \"\(missing)\" with a text", isWarning: true)
            if let id = node.text("id") ?? misspelt["id"].flatMap(node.text) { leftOut.insert(id) }
            return nil
        }
        if let first = paths[id] {
            report("\(path).id", "the id \(Quoting.quote(id)) is taken by \(first)", hint: "give each question an id of its own")
            return nil
        }
        paths[id] = path
        if id.isEmpty {
            report("\(path).id", "the id is empty", hint: "give the question a name by which its answer is found", isWarning: true)
        }
        let (kind, indent) = (kind(node["type"], "\(path).type"), indent(node["indent"], "\(path).indent"))
        written = []
        let condition = node["show-if"].flatMap { self.condition($0, "\(path).show-if") }
        writings[id] = written
        return SurveyDocument.Question(id: id, label: label, kind: kind, indent: indent, condition: condition)
    }

    /// Returns how a question is answered: by a line of text, if the document says nothing else that is known.
    private mutating func kind(_ node: JSONNode?, _ path: String) -> SurveyDocument.Question.Kind {
        switch node {
        case nil, .null: return .text
        case .string(let name):
            if let kind = SurveyDocument.Question.Kind(rawValue: name) { return kind }
            let names = SurveyDocument.Question.Kind.allCases.map(\.rawValue)
            let hint = Suggestion.match(for: name, among: names, &effort)?.hint ?? "the types are \(names.joined(separator: ", "))"
            report(path, "there is no type \(Quoting.quote(name)), so a line of text is asked for", hint: hint, isWarning: true)
        default: report(path, "this is no text, so a line of text is asked for", isWarning: true)
        }
        return .text
    }

    /// The greatest indent, in steps of the layout.
    private static let mostIndent = 100

    private mutating func indent(_ node: JSONNode?, _ path: String) -> Int {
        guard let node, node != .null else { return 0 }
        let number: Double? = if case .number(let text) = node { Double(text) } else { nil }
        let indent = Numbers.cleanCount((number ?? 0).rounded(.towardZero), 0...Self.mostIndent)
        let most = SurveyDocument.Question.mostDrawnIndent
        let drawn = indent > most ? "drawn as \(most)" : nil
        if number != Double(indent) {
            let message = "an indent is a whole number from 0 to \(Self.mostIndent); this counts as \(indent)"
            report(path, message + (drawn.map { " and is \($0)" } ?? ""), isWarning: true)
        } else if let drawn {
            report(path, "an indent of more than \(most) is \(drawn)", isWarning: true)
        }
        return indent
    }

    /// Reports members that are there twice, and such with names that are probably misspelt. Others are left out silently: programs keep things
    /// of their own there.
    ///
    /// - Parameter start: The path of the object with what stands between it and a name.
    /// - Returns: The misspelt names by those that are meant.
    @discardableResult
    private mutating func checkMembers(of node: JSONNode, _ start: String, _ names: [String]) -> [String: String] {
        guard case .object(let members) = node else { return [:] }
        var seen: Set<String> = []
        for member in members where !seen.insert(member.name).inserted && names.contains(member.name) {
            let message = "'\(member.name)' is there more than once; the first one counts"
            report("\(start)\(member.name)", message, isWarning: true, isOfName: true)
        }
        let missing = names.filter { name in !members.contains { $0.name == name } }
        var misspelt: [String: String] = [:]
        for member in members where !names.contains(member.name) {
            guard let match = Suggestion.match(for: member.name, among: missing, &effort), match.isSure else { continue }
            if misspelt[match.name] == nil { misspelt[match.name] = member.name }
            let message = "a survey has no \(Quoting.quote(member.name))"
            report("\(start)\(member.name)", message, hint: match.hint, isWarning: true, isOfName: true)
        }
        return misspelt
    }

    // MARK: Conditions

    private mutating func condition(_ node: JSONNode, _ path: String) -> SurveyCondition? {
        switch node {
        case .null: return nil
        case .string(let text): return condition(text, path)
        case .list(let list):
            let conditions = list.enumerated().compactMap { index, element -> SurveyCondition? in
                guard case .string(let text) = element else {
                    report("\(path)[\(index)]", "this is no text and is left out", isWarning: true)
                    return nil
                }
                return condition(text, "\(path)[\(index)]")
            }
            return conditions.isEmpty ? nil : conditions.count == 1 ? conditions[0] : .all(conditions)
        default:
            report(path, "this is neither a text nor an array of texts and is left out", isWarning: true)
            return nil
        }
    }

    private mutating func condition(_ text: String, _ path: String) -> SurveyCondition? {
        if version == 2 {
            do {
                return try ConditionReader.read(text, &written)
            } catch {
                report(path, "the condition cannot be read: \(error.message), in \(Quoting.quote(text))")
                return nil
            }
        }
        guard let sign = text.firstIndex(of: "=") else {
            let isNewer = (try? ConditionReader.read(text)) != nil
            let cure = isNewer ? "this comparison is of version 2: \(ConditionDoubts.ofVersion2)" : "write id=value"
            report(path, "the condition \(Quoting.quote(text)) has no '=' and is left out", hint: cure, isWarning: true)
            return nil
        }
        written.append(.plain)
        return .answer(id: String(text[..<sign]), .equal, value: String(text[text.index(after: sign)...]))
    }

    private mutating func checkIds(_ document: SurveyDocument) {
        var suggestions = Suggestion.Budget()
        let doubts = ConditionDoubts(document)
        for question in document.questions {
            guard let condition = question.condition else { continue }
            let path = "\(paths[question.id] ?? "").show-if"
            for doubt in doubts.find(in: condition, writings[question.id] ?? []) {
                report(path, doubt.message, hint: doubt.hint, isWarning: true)
            }
            // Of a question that is left out people know already.
            for id in condition.ids.sorted() where paths[id] == nil && !leftOut.contains(id) {
                let value = version == 1 ? condition.comparisons.first { $0.id == id }?.value : nil
                let hint =
                    value.flatMap { self.hint(for: id, $0) }
                    ?? suggestions.nearest(to: id, among: paths.keys).map { "did you mean '\($0)'?" }
                report(path, "no question has the id \(Quoting.quote(id))", hint: hint)
            }
        }
        checkCycles(document)
    }

    /// Returns why no question of version 1 has an id, if it is part of a condition of version 2, or has blanks around it.
    private func hint(for id: String, _ value: String) -> String? {
        if let read = try? ConditionReader.read("\(id)=\(value)"), read.comparisons.allSatisfy({ paths[$0.id] != nil }) {
            if case .answer(let name, .equal, let value) = read {
                return "there are no blanks before '=': write \(Quoting.quote("\(name)=\(value)"))"
            }
            return "conditions other than id=value are of version 2: \(ConditionDoubts.ofVersion2)"
        }
        return nil
    }

    private mutating func checkCycles(_ document: SurveyDocument) {
        for cycle in SurveyGraph(document.questions).cycles {
            let names = (cycle + cycle.prefix(1)).map { Quoting.quote($0) }.joined(separator: ", which waits for ")
            report("\(paths[cycle[0]] ?? "").show-if", "\(names): none of them can be decided", hint: "remove one of these conditions")
        }
    }
}

extension JSONNode {
    fileprivate func text(_ name: String) -> String? {
        guard case .string(let text) = self[name] else { return nil }
        return text
    }
}

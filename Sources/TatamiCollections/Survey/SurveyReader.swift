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
    /// The work that suggestions may still cost.
    private var effort = Suggestion.effort

    mutating func read(_ json: [UInt8]) -> SurveyDocument? {
        let (node, problems) = JSONNode.read(json)
        faults = problems.map(SurveyFault.init)
        if json.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            faults = []
            report("$", "the text is empty; a survey is an array of sections, at least []")
        }
        guard let node else { return nil }
        guard let (list, path) = sections(node) else { return nil }
        let sections = list.enumerated().compactMap { section($1, "\(path)[\($0)]") }
        let document = SurveyDocument(version: version, sections: sections)
        checkIds(document)
        return document
    }

    private mutating func report(_ path: String, _ message: String, isWarning: Bool = false) {
        faults.append(SurveyFault(path: path, message: message, isWarning: isWarning))
    }

    private mutating func sections(_ node: JSONNode) -> (list: [JSONNode], path: String)? {
        if case .list(let list) = node { return (list, "") }
        guard case .object = node else {
            report("$", "a survey is an array of sections, or an object with \"version\": 2 and \"sections\"")
            return nil
        }
        guard node["version"] == .number("2") else {
            report("version", "an object is a survey of version 2; write \"version\": 2")
            return nil
        }
        version = 2
        checkMembers(of: node, "", ["version", "sections"])
        guard case .list(let list) = node["sections"] else {
            report("sections", "the array of sections is missing")
            return nil
        }
        return (list, "sections")
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
        case nil where misspelt.contains("questions"): break
        case nil: report(path, "the section has no \"questions\"; write \"questions\": [] for none", isWarning: true)
        default: report("\(path).questions", "this is no array, so the section has no questions", isWarning: true)
        }
        if let name = node["name"], node.text("name") == nil, name != .null {
            report("\(path).name", "this is no text, so the section has no name", isWarning: true)
        }
        return SurveyDocument.Section(name: node.text("name") ?? "", questions: questions)
    }

    private mutating func question(_ node: JSONNode, _ path: String) -> SurveyDocument.Question? {
        checkMembers(of: node, "\(path).", ["id", "label", "type", "indent", "show-if"])
        guard let id = node.text("id"), let label = node.text("label") else {
            let missing = node.text("id") == nil ? "id" : "label"
            report(path, "the question is left out, because it has no \"\(missing)\" with a text", isWarning: true)
            return nil
        }
        if let first = paths[id] {
            report("\(path).id", "the id '\(id)' is taken by \(first); give each question an id of its own")
            return nil
        }
        paths[id] = path
        if id.isEmpty { report("\(path).id", "the id is empty; give the question a name by which its answer is found", isWarning: true) }
        let (kind, indent) = (kind(node["type"], "\(path).type"), indent(node["indent"], "\(path).indent"))
        let condition = node["show-if"].flatMap { self.condition($0, "\(path).show-if") }
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
            report(path, "there is no type '\(name)', so a line of text is asked for; \(hint)", isWarning: true)
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
        if number != Double(indent) {
            report(path, "an indent is a whole number from 0 to \(Self.mostIndent); this counts as \(indent)", isWarning: true)
        }
        return indent
    }

    /// Reports members that are there twice, and such with names that are probably misspelt. Others are left out silently: programs keep things
    /// of their own there.
    ///
    /// - Parameter start: The path of the object with what stands between it and a name.
    /// - Returns: The names that are meant by those that are misspelt.
    @discardableResult
    private mutating func checkMembers(of node: JSONNode, _ start: String, _ names: [String]) -> Set<String> {
        guard case .object(let members) = node else { return [] }
        var seen: Set<String> = []
        for member in members where !seen.insert(member.name).inserted && names.contains(member.name) {
            report("\(start)\(member.name)", "'\(member.name)' is there more than once; the first one counts", isWarning: true)
        }
        let missing = names.filter { name in !members.contains { $0.name == name } }
        var misspelt: Set<String> = []
        for member in members where !names.contains(member.name) {
            guard let match = Suggestion.match(for: member.name, among: missing, &effort), match.isSure else { continue }
            misspelt.insert(match.name)
            report("\(start)\(member.name)", "a survey has no '\(member.name)'; \(match.hint)", isWarning: true)
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
                return try ConditionReader.read(text)
            } catch {
                report(path, "the condition '\(text)' cannot be read: \(error.message)")
                return nil
            }
        }
        guard let sign = text.firstIndex(of: "=") else {
            let isNewer = (try? ConditionReader.read(text)) != nil
            let cure = isNewer ? "this comparison is of version 2: \(Self.ofVersion2)" : "write id=value"
            report(path, "the condition '\(text)' has no '=' and is left out; \(cure)", isWarning: true)
            return nil
        }
        return .answer(id: String(text[..<sign]), .equal, value: String(text[text.index(after: sign)...]))
    }

    private mutating func checkIds(_ document: SurveyDocument) {
        var suggestions = Suggestion.Budget()
        let checkboxes = Set(document.questions.filter { $0.kind == .checkbox }.map(\.id))
        for question in document.questions {
            for (id, _, value) in question.condition?.comparisons ?? [] {
                guard checkboxes.contains(id), !Survey.checkboxAnswers.contains(value) else { continue }
                let message = "'\(id)' is a checkbox, whose answer is true or false, and never '\(value)'"
                report("\(paths[question.id] ?? "").show-if", message, isWarning: true)
            }
            let comparisons = version == 1 ? question.condition?.comparisons ?? [] : []
            for (id, _, value) in comparisons where paths[id] != nil { checkValue(of: id, value, in: question) }
            for id in question.condition.map({ $0.ids.sorted() }) ?? [] where paths[id] == nil {
                let value = comparisons.first { $0.id == id }?.value
                let hint =
                    value.flatMap { self.hint(for: id, $0) }
                    ?? suggestions.nearest(to: id, among: paths.keys).map { "did you mean '\($0)'?" }
                report("\(paths[question.id] ?? "").show-if", "no question has the id '\(id)'\(hint.map { "; \($0)" } ?? "")")
            }
        }
        checkCycles(document)
    }

    /// How a survey gets the conditions of version 2.
    private static let ofVersion2 = "write the survey as {\"version\": 2, \"sections\": [...]}"

    /// Returns why no question of version 1 has an id, if it is part of a condition of version 2, or has blanks around it.
    private func hint(for id: String, _ value: String) -> String? {
        if let read = try? ConditionReader.read("\(id)=\(value)"), read.comparisons.allSatisfy({ paths[$0.id] != nil }) {
            if case .answer(let name, .equal, let value) = read { return "there are no blanks before '=': write '\(name)=\(value)'" }
            return "conditions other than id=value are of version 2: \(Self.ofVersion2)"
        }
        return nil
    }

    /// Reports a value of version 1 that people can hardly give: a part of a condition of version 2, or a text with blanks around it.
    private mutating func checkValue(of id: String, _ value: String, in question: SurveyDocument.Question) {
        let path = "\(paths[question.id] ?? "").show-if"
        if let read = try? ConditionReader.read("\(id)=\(value)"), read.comparisons.count > 1, read.ids.allSatisfy({ paths[$0] != nil }) {
            let message = "this compares '\(id)' with all of '\(value)'; for '&' and '|' \(Self.ofVersion2)"
            report(path, message, isWarning: true)
        } else if value.first?.isWhitespace == true || value.last?.isWhitespace == true {
            report(path, "the blanks around '\(value)' belong to the answer that '\(id)' must have; remove them", isWarning: true)
        }
    }

    private mutating func checkCycles(_ document: SurveyDocument) {
        for cycle in SurveyGraph(document.questions).cycles {
            let names = (cycle + cycle.prefix(1)).map { "'\($0)'" }.joined(separator: ", which waits for ")
            report("\(paths[cycle[0]] ?? "").show-if", "\(names): none of them can be decided; remove one of these conditions")
        }
    }
}

extension JSONNode {
    fileprivate func text(_ name: String) -> String? {
        guard case .string(let text) = self[name] else { return nil }
        return text
    }
}

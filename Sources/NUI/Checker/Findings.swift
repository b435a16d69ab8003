/// The issues found. A class, so that messages can be built while the checker is being accessed.
final class Findings {
    var issues: IssueBag
    /// How often something was to be reported, whether it is kept or not.
    var reports = 0
    /// Uses of names that do not exist. How they are reported is decided at the end. Names that may be defined in text that was
    /// not understood are not among them.
    private(set) var unknownNames: [UnknownName] = []
    /// The first names of any kind that do not exist. Definitions with such a name, or a similar one, may be meant.
    private(set) var soughtNames: Set<String> = []

    /// The remaining budget for suggestions.
    var effort = Suggestion.effort

    /// The issues about elements of arrays, by the array and the kind of mistake.
    private var elementIssues: [String: ElementIssue] = [:]

    private struct ElementIssue {
        /// The first of them, by its index among the unknown names or among the issues.
        var index: Int
        var isName: Bool
        var first: SourceRange
        var joined: Set<SourceRange> = []
    }

    init(_ issues: IssueBag, atMost most: Int) {
        self.issues = issues
        self.issues.most = most
    }

    var wantsDetail: Bool { effort > 0 && issues.wantsDetail && unknownNames.count <= issues.most }

    /// Notes the word at the place of an issue about a name that does not exist.
    func noteSought(in range: SourceRange, _ code: DiagnosticCode, _ program: Program) {
        guard code.isAboutName, soughtNames.count < Limits.diagnostics, range.upper - range.lower <= Limits.nameBytes,
            let document = program.documents.first(where: { $0.file == range.file })
        else { return }
        soughtNames.insert(document.source.text(in: range))
    }

    /// Adds the fix of an issue to that of an earlier one, if both are the same mistake in elements of one array. Returns false for others.
    func joins(_ issue: Issue, ofElementIn array: SourceRange) -> Bool {
        guard let hint = issue.hint, let fix = issue.fix, fix.more.isEmpty,
            [.unknownName, .wrongType, .invalidLiteral].contains(issue.code)
        else {
            return false
        }
        let kind = hint.prefix { $0 != ":" }
        let key = "\(array.file.index):\(array.lower):\(issue.code.rawValue):\(kind)"
        let edits = [Issue.Edit(range: fix.range, replacement: fix.replacement)]
        guard var earlier = elementIssues[key] else {
            let isName = issue.code == .unknownName && unknownNames.count < issues.ceiling
            elementIssues[key] = ElementIssue(index: isName ? unknownNames.count : issues.issues.count, isName: isName, first: issue.range)
            return false
        }
        // The elements of a constant are checked for each of its uses.
        if earlier.first == issue.range { return false }
        guard earlier.joined.insert(issue.range).inserted else { return true }
        elementIssues[key] = earlier
        if !earlier.isName {
            issues.extendFix(ofIssue: earlier.index, at: earlier.first, by: edits, isCertain: fix.isCertain)
        } else if unknownNames.indices.contains(earlier.index) {
            unknownNames[earlier.index].issue.fix?.more += edits
            if !fix.isCertain { unknownNames[earlier.index].issue.fix?.isCertain = false }
        }
        return true
    }

    /// Removes errors about names that are given to several objects: which object is meant is known once that is fixed.
    func removeForwardReferences(to ids: Set<String>, in program: Program) {
        if ids.isEmpty { return }
        let sources = program.documents.map(\.source)
        issues = issues.filter { issue in
            let file = issue.range.file.index
            guard issue.code == .forwardReference, sources.indices.contains(file) else { return true }
            return !ids.contains(sources[file].text(in: issue.range))
        }
    }

    func add(_ issue: Issue, about name: Name? = nil) {
        if let name { unknownNames.append(UnknownName(name: name, issue: issue)) } else { issues.add(issue) }
    }
}

extension DiagnosticCode {
    /// Whether the diagnostic is about a name that does not exist or does not fit.
    fileprivate var isAboutName: Bool {
        switch self {
        case .unknownClass, .unknownName, .unknownCase, .unknownStyle, .unknownTemplate, .unknownProperty, .unknownStateTarget,
            .unknownState, .invalidPreview:
            return true
        default: return false
        }
    }
}

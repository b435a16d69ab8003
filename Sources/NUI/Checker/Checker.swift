/// Checks a program against a schema: names, types, references, styles and states.
///
/// Returns everything that is wrong, what ``Program/diagnostics`` tells included, in file order. `rootClass` is the
/// class of the object that the root describes; where the schema does not have it, the root takes anything. With
/// `findsUnusedIDs` each `:id` is told that nothing in the files asks for: Swift may, so that most files have some.
public func check(
    _ program: Program, _ schema: Schema, rootClass: String = "Screen", findsUnusedIDs: Bool = false
) -> [Diagnostic] {
    check(Resolver(program, schema), rootClass: rootClass, findsUnusedIDs: findsUnusedIDs)
}

/// The same by a resolver that is needed for more.
public func check(_ resolver: Resolver, rootClass: String, findsUnusedIDs: Bool = false) -> [Diagnostic] {
    var checker = Checker(resolver.readingMisspelt())
    checker.run(rootClass: rootClass)
    if findsUnusedIDs { checker.checkUnusedIDs() }
    return resolver.program.diagnostics(with: checker.findings.issues)
}

/// Walks the root in the order in which a loader would build it, so that it knows which objects exist at each point;
/// then the states, and what was not used. What is left to do stands on an agenda, not in calls: nesting costs no stack.
struct Checker {
    let resolver: Resolver
    let findings: Findings
    /// The objects that exist so far, by id; the root under its name.
    var objects: [String: KnownObject] = [:]
    /// What the root's own places hold, where its class does not tell.
    var outlets: [String: ObjectType] = [:]
    var rootType: ObjectType?
    var checkedConstants: Set<SourceRange> = []
    var usedConstants: Set<String> = []
    var usedStyles: Set<String> = []
    /// The names that are asked for, whether they exist or not.
    var mentionedIDs: Set<String> = []
    var mentionedStyles: Set<String> = []
    /// The names that may be defined in text that was not understood.
    let doubtfulNames: Set<String>
    /// The names of definitions that were told to be misspelt.
    var misspeltDefinitions: Set<SourceRange> = []
    /// What `:property` gives to the root, in order.
    var outletUses: [OutletUse] = []
    /// The actions met so far; what they call may come later.
    var actions: [ActionUse] = []
    /// What is left to do.
    var agenda = Agenda()
    /// Whether some style says what it is made for; most files have none that does.
    private(set) lazy var hasStylesForClasses = program.definitions[.style].values.contains {
        $0.object.systemProperty(.class, orMisspelt: true) != nil
    }
    lazy var rootNames = RootNames(program.root, schema.propertyNames(ofClass: rootType?.name ?? ""))
    /// Values looked at. What expands within the limits stays far below the end of it.
    private var steps = 0
    /// Whether the walk came everywhere.
    private(set) var sawAll = true

    init(_ resolver: Resolver) {
        self.resolver = resolver
        findings = Findings(resolver.graph.issues)
        doubtfulNames = resolver.program.documents.reduce(into: []) { $0.formUnion($1.doubtfulNames) }
        (mentionedIDs, mentionedStyles) = (resolver.program.givenNames, resolver.program.givenNames)
    }

    var program: Program { resolver.program }
    var schema: Schema { resolver.schema }

    mutating func run(rootClass: String) {
        checkConstantNames()
        checkRoot(rootClass)
        checkUnusedConstants()
        checkIdleTemplates()
        checkStyles()
        checkStates()
        checkPreviews()
        checkActions()
        checkParameters()
        settleUnknownNames()
        checkUnusedDefinitions()
    }

    mutating func checkRoot(_ rootClass: String) {
        guard let root = program.root else { return }
        rootType = schema.knownClass(rootClass).map {
            ObjectType($0, shownName: rootClass, isExact: true, isRoot: true)
        }
        // The parser has reported a root called self.
        if root.name.text != "self" { register(root.name, rootType, Context()) }
        checkSystemProperties(of: root.object, [.id, .property, .style])
        later(root.object, rootType, Context())
        finish()
    }

    /// Whether the walk may go on, one value further.
    mutating func takeStep(_ context: Context) -> Bool {
        steps += 1
        let mayGoOn = steps <= 8 * Limits.nodes && context.depth <= Limits.depth
        if !mayGoOn { sawAll = false }
        return mayGoOn
    }

    // MARK: Reporting

    /// Reports a finding. The words are only made where it is kept.
    func report(
        _ code: DiagnosticCode, at range: SourceRange, _ message: @autoclosure () -> String, _ context: Context = Context(),
        hint: @autoclosure () -> String? = nil, fix: @autoclosure () -> Issue.Fix? = nil,
        related: @autoclosure () -> [Issue.Note] = [], unknown name: Name? = nil
    ) {
        if let name, doubtfulNames.contains(name.text) { return }
        let isOfName = name != nil && findings.unknownNames.count < Limits.errors
        if !isOfName, findings.issues.skips(code) { return }
        let issue = Issue(code: code, range: range, message: message(), hint: hint(), fix: fix(), related: related())
        findings.add(finding(issue, in: context), about: isOfName ? name : nil)
    }

    /// A finding with what tells how its place came to be looked at.
    private func finding(_ issue: Issue, in context: Context) -> Issue {
        var issue = issue
        for use in context.constantUses.reversed() {
            if use.value == issue.range {
                issue.range = use.use
                issue.related.append(.init(range: use.value, message: "the value of '\(use.name)'"))
            } else if use.value.contains(issue.range) {
                issue.related.append(.init(range: use.use, message: "the constant '\(use.name)' is used here"))
            }
        }
        if let use = context.styleUse {
            issue.related.append(.init(range: use.range, message: "the style '\(use.name)' is used here"))
            if let misfit = use.misfit { issue.related.append(misfit) }
        }
        if let use = context.templateUse, use.template.contains(issue.range) {
            issue.related.append(.init(range: use.range, message: "the template '\(use.name)' is used here"))
        }
        return issue
    }

    /// Whether a further finding is likely to be shown, so that suggestions are worth their time.
    var wantsDetail: Bool { findings.wantsDetail }

    /// The nearest of `candidates`. Looked for only while findings are still shown.
    func nearest(to word: String, among candidates: @autoclosure () -> [String]) -> String? {
        wantsDetail ? Suggestion.nearest(to: word, among: candidates(), &findings.effort) : nil
    }

    /// The same as hint and fix.
    func suggestion(for name: Name, among candidates: @autoclosure () -> [String]) -> (hint: String?, fix: Issue.Fix?) {
        guard let nearest = nearest(to: name.text, among: candidates()) else { return (nil, nil) }
        return ("did you mean '\(nearest)'?", .init(range: name.range, replacement: nearest))
    }
}

/// What was found. A class, so that what is reported can be worded by who reports it.
final class Findings {
    fileprivate(set) var issues: IssueBag
    /// What was asked for and does not exist. What is to be said about it is decided in the end; nothing, where it may be defined in
    /// text that was not understood.
    private(set) var unknownNames: [UnknownName] = []

    /// What is left for suggestions.
    fileprivate var effort = Suggestion.effort

    fileprivate init(_ issues: IssueBag) { self.issues = issues }

    var wantsDetail: Bool { effort > 0 && issues.wantsDetail && unknownNames.count <= Limits.diagnostics }

    func add(_ issue: Issue, about name: Name? = nil) {
        if let name { unknownNames.append(UnknownName(name: name, issue: issue)) } else { issues.add(issue) }
    }
}

/// The class of an object, as far as it is known. A class, as every task hands it on.
final class ObjectType {
    let known: KnownClass
    /// The name as the file writes it.
    let shownName: String
    /// Whether the object is of this class, and not perhaps of one below.
    let isExact: Bool
    let isRoot: Bool
    /// Where `:class` says so.
    let origin: SourceRange?

    /// The name in the schema.
    var name: String { known.name }

    init(_ known: KnownClass, shownName: String, isExact: Bool, isRoot: Bool = false, origin: SourceRange? = nil) {
        self.known = known
        self.shownName = shownName
        self.isExact = isExact
        self.isRoot = isRoot
        self.origin = origin
    }
}

/// An object that exists, and what it is called.
struct KnownObject {
    var type: ObjectType?
    var range: SourceRange
}

/// What surrounds the value being checked.
struct Context {
    /// What `self` is.
    var current: ObjectType?
    /// Whether names may belong to objects that come later.
    var allowsForward = false
    /// Whether this is a definition that nothing uses: its objects do not come to exist, words may be cases.
    var isUnused = false
    /// Whether this stands in `\(...)`, where quotes would end the string.
    var isInString = false
    var depth = 0
    /// What the value is checked on behalf of. Mostly nil, and in a box of its own, as every task hands it on.
    private var uses: Uses?
    /// The property being assigned, for messages.
    var property = ""
    /// The numbers that it takes; nil where that is not known, or where the number at hand is not the property's own.
    var range: NumberRange?

    /// Whether there is anything of that kind.
    var hasUses: Bool { uses != nil }

    /// Where the style that is being applied was asked for.
    var styleUse: StyleUse? {
        get { uses?.style }
        set { if newValue != nil || uses != nil { change { $0.style = newValue } } }
    }

    /// Constants whose values are checked on behalf of one of their uses, the innermost last.
    var constantUses: [ConstantUse] {
        get { uses?.constants ?? [] }
        set { change { $0.constants = newValue } }
    }

    /// The innermost template that is being gone through.
    var templateUse: TemplateUse? {
        get { uses?.template }
        set { if newValue !== templateUse { change { $0.template = newValue } } }
    }

    /// What the object whose assignment is being checked may give to a template besides its properties.
    var parameters: [String] {
        get { uses?.parameters ?? [] }
        set { if newValue != parameters { change { $0.parameters = newValue } } }
    }

    private mutating func change(_ change: (Uses) -> Void) {
        let copy = Uses(uses)
        change(copy)
        uses = copy
    }

    private final class Uses {
        var style: StyleUse?
        var constants: [ConstantUse]
        var template: TemplateUse?
        var parameters: [String]

        init(_ old: Uses?) {
            (style, constants) = (old?.style, old?.constants ?? [])
            (template, parameters) = (old?.template, old?.parameters ?? [])
        }
    }

    func nested() -> Context {
        var copy = self
        copy.depth += 1
        return copy
    }
}

/// A style, and where it is used.
struct StyleUse {
    var name: String
    var range: SourceRange
    /// Where a style says that it is made for another class than that of the object.
    var misfit: Issue.Note?
}

/// The value of a constant, and where it is used. Complaints about the value as a whole go to the use.
struct ConstantUse {
    var name: String
    var value: SourceRange
    var use: SourceRange
}

/// An object that `:property` gives to the root.
struct OutletUse {
    var path: NamePath
    var type: ObjectType?
    /// Its `:id`.
    var id: Name?
}

/// What is known of the value of a path.
enum Known {
    case value(ValueType)
    case object(ObjectType)
    case unknown
}

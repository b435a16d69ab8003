/// Checks a program against a schema: names, types, references, styles and states.
///
/// Returns everything that is wrong, what ``Program/diagnostics`` tells included, in file order. `rootClass` is the
/// class of the object that the root describes; where the schema does not have it, the root takes anything.
public func check(_ program: Program, _ schema: Schema, rootClass: String = "Screen") -> [Diagnostic] {
    var checker = Checker(Resolver(program, schema))
    checker.run(rootClass: rootClass)
    return program.diagnostics(with: checker.issues)
}

/// Walks the root in the order in which a loader would build it, so that it knows which objects exist at each point;
/// then the states, and what was not used.
struct Checker {
    let resolver: Resolver
    var issues: IssueBag
    /// The objects that exist so far, by id; the root under its name.
    var objects: [String: KnownObject] = [:]
    /// What the root's own places hold, where its class does not tell.
    var outlets: [String: ObjectType] = [:]
    var rootType: ObjectType?
    var checkedConstants: Set<SourceRange> = []
    var usedConstants: Set<String> = []
    var usedStyles: Set<String> = []
    /// Where complaints about the value of a constant go: to where it is used.
    var constantUses: [ConstantUse] = []
    /// Values looked at. What expands within the limits stays far below the end of it.
    private var steps = 0

    init(_ resolver: Resolver) {
        self.resolver = resolver
        self.issues = resolver.graph.issues
    }

    var program: Program { resolver.program }
    var schema: Schema { resolver.schema }

    mutating func run(rootClass: String) {
        checkConstantNames()
        checkRoot(rootClass)
        checkUnusedConstants()
        checkStyles()
        checkStates()
    }

    private mutating func checkRoot(_ rootClass: String) {
        guard let root = program.root else { return }
        rootType = schema.schema(ofClass: rootClass).map {
            ObjectType(name: $0.name, shownName: rootClass, isExact: true, isRoot: true)
        }
        // The parser has reported a root called self.
        if root.name.text != "self" { register(root.name, rootType, Context()) }
        checkSystemProperties(of: root.object, [.id, .property, .style])
        checkContents(of: root.object, rootType, Context())
    }

    /// Whether the walk may go on, one value further.
    mutating func takeStep(_ context: Context) -> Bool {
        steps += 1
        return steps <= 8 * Limits.nodes && context.depth <= Limits.depth
    }

    // MARK: Reporting

    /// The value of a constant that is being checked on behalf of one of its uses.
    struct ConstantUse {
        var name: String
        var value: SourceRange
        var use: SourceRange
    }

    mutating func report(
        _ code: DiagnosticCode, at range: SourceRange, _ message: String, _ context: Context, hint: String? = nil,
        fix: Issue.Fix? = nil, related: [Issue.Note] = []
    ) {
        var issue = Issue(code: code, range: range, message: message, hint: hint, fix: fix, related: related)
        for use in constantUses.reversed() {
            if use.value == issue.range {
                issue.range = use.use
                issue.related.append(.init(range: use.value, message: "the value of '\(use.name)'"))
            } else if use.value.contains(issue.range) {
                issue.related.append(.init(range: use.use, message: "the constant '\(use.name)' is used here"))
            }
        }
        if let use = context.styleUse { issue.related.append(use) }
        issues.add(issue)
    }

    /// The nearest of `candidates`, as hint and fix. Looked for only while findings are still shown.
    func suggestion(for name: Name, among candidates: [String]) -> (hint: String?, fix: Issue.Fix?) {
        guard issues.wantsDetail, let nearest = Suggestion.nearest(to: name.text, among: candidates) else { return (nil, nil) }
        return ("did you mean '\(nearest)'?", .init(range: name.range, replacement: nearest))
    }
}

/// The class of an object, as far as it is known.
struct ObjectType {
    /// The name in the schema.
    var name: String
    /// The name as the file writes it.
    var shownName: String
    /// Whether the object is of this class, and not perhaps of one below.
    var isExact: Bool
    var isRoot = false
    /// Where `:class` says so.
    var origin: SourceRange?
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
    var depth = 0
    /// Where the style that is being applied was asked for.
    var styleUse: Issue.Note?
    /// The property being assigned, for messages.
    var property = ""

    func nested() -> Context {
        var copy = self
        copy.depth += 1
        return copy
    }
}

/// What is known of the value of a path.
enum Known {
    case value(ValueType)
    case object(ObjectType)
    case unknown
}

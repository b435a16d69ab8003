/// Checks a program against a schema: names, types, references, styles and states.
///
/// ```swift
/// let program = Program.load(path: "form.nui")
/// for diagnostic in check(program, schema) { print(diagnostic.id, diagnostic.message) }
/// ```
///
/// - Parameters:
///   - program: The files to check.
///   - schema: The classes, properties and enumerations that the files may name.
///   - rootClass: The class of the object that the root describes. If the schema does not have it, the root accepts any property.
///   - findsUnusedIDs: True to warn about each `:id` that nothing in the files uses. Programs use ids from Swift, so most files have some.
///   - most: The largest number of diagnostics to return. One more tells how many were left out.
/// - Returns: all errors and warnings in file order, including ``Program/diagnostics``.
public func check(
    _ program: Program, _ schema: Schema, rootClass: String = "Screen", findsUnusedIDs: Bool = false, atMost most: Int = Limits.diagnostics
) -> [Diagnostic] {
    check(Resolver(program, schema), rootClass: rootClass, findsUnusedIDs: findsUnusedIDs, atMost: most)
}

/// Checks a program with a resolver that the caller also uses for other things. See ``check(_:_:rootClass:findsUnusedIDs:atMost:)``.
public func check(
    _ resolver: Resolver, rootClass: String, findsUnusedIDs: Bool = false, atMost most: Int = Limits.diagnostics
) -> [Diagnostic] {
    var checker = Checker(resolver.readingMisspelt(), atMost: most)
    checker.run(rootClass: rootClass)
    if findsUnusedIDs { checker.checkUnusedIDs() }
    return resolver.program.diagnostics(with: checker.findings.issues, idle: checker.idleDefinitions, atMost: most)
}

/// Visits the root in the order in which a loader builds it, so that the checker knows which objects exist at each point; then
/// the states and everything unused. Remaining work is kept on an agenda and not on the call stack, so nesting needs no
/// recursion.
struct Checker {
    let resolver: Resolver
    let findings: Findings
    /// The objects that exist so far, by id, and the root by its name.
    var objects: [String: KnownObject] = [:]
    /// The objects in properties of the root that its class does not declare.
    var outlets: [String: ObjectType] = [:]
    var rootType: ObjectType?
    var checkedConstants: Set<SourceRange> = []
    var usedConstants: Set<String> = []
    var usedStyles: Set<String> = []
    /// The properties whose numbers depend on others, by the number of their class.
    var knownRelations: [Int: [PropertySchema]] = [:]
    /// The values of the objects that have such properties, by id.
    var relatedValues: [String: RelatedValues] = [:]
    /// The groups of the states that set a property, by the ids of the objects and the properties; nil until a state is checked.
    var statedGroups: [String: [String: Set<String?>]]?
    /// The assignments of the object that was asked for last, for properties that depend on others.
    var knownAssignments: (object: SourceRange, last: [String: Assignment])?
    /// The names that are used, whether they exist or not.
    var mentionedIDs: Set<String> = []
    var mentionedStyles: Set<String> = []
    /// Names that may be defined in text that was not understood.
    let doubtfulNames: Set<String>
    /// The definitions that neither the root nor a state nor a preview uses; empty for a file without a root, whose definitions are there
    /// for other files.
    var idleDefinitions: [Definition] = []
    /// The names of definitions that were reported as misspelt.
    var misspeltDefinitions: Set<SourceRange> = []
    /// The ids that were given to several objects.
    var duplicateIDs: Set<String> = []
    /// The parameters of templates for which an error was reported.
    var faultyParameters: Set<SourceRange> = []
    /// The names that templates use and uses of them give, and that no template declares.
    var undeclaredParameters: Set<String> = []
    /// The classes that were reported as unsuitable, with the places of the properties that hold their objects.
    var unsuitableClasses: Set<String> = []
    /// The forms in place of words of other systems that were reported, with the places of their objects.
    var foreignForms: Set<String> = []
    /// The objects that `:property` assigns to the root, in order.
    var outletUses: [OutletUse] = []
    /// The actions found so far. The objects they call may be defined later.
    var actions: [ActionUse] = []
    /// The uses of names that may be defined later, with the rows and conditions around them.
    var forwardUses: [(name: Name, context: Context)] = []
    /// The places of the bound properties of objects with ids, by id and property.
    var boundProperties: [String: SourceRange] = [:]
    /// The objects with ids, by these.
    var objectsWithIDs: [String: ObjectNode] = [:]
    /// The blocks for widths, which are checked when all objects are known.
    var widthBlocks: [WidthBlock] = []
    /// The templates that use themselves and are checked.
    var checkedRecursions: Set<SourceRange> = []
    /// The remaining tasks.
    var agenda = Agenda()
    /// The styles that need no further check for objects of a class.
    var sharedStyles = SharedStyles()
    /// Whether a style has a `:class`. Most programs have none.
    private(set) lazy var hasStylesForClasses = program.definitions[.style].values.contains {
        $0.object.systemProperty(.class, orMisspelt: true) != nil
    }
    lazy var rootNames = RootNames(program.root, schema.propertyNames(ofClass: rootType?.name ?? ""))
    /// The number of values visited. A program within the limits stays far below the maximum.
    private var steps = 0
    /// Whether the check visited everything.
    private(set) var sawAll = true

    init(_ resolver: Resolver, atMost most: Int) {
        self.resolver = resolver
        var issues = resolver.graph.issues
        issues.merge(resolver.data.issues)
        findings = Findings(issues, atMost: most)
        doubtfulNames = resolver.program.documents.reduce(into: []) { $0.formUnion($1.doubtfulNames) }
        (mentionedIDs, mentionedStyles) = (resolver.program.givenNames, resolver.program.givenNames)
    }

    var program: Program { resolver.program }
    var schema: Schema { resolver.schema }

    mutating func run(rootClass: String) {
        checkConstantNames()
        checkModelNames()
        checkRoot(rootClass)
        checkStates()
        checkWidthBlocks()
        checkForwardUses()
        checkPreviews()
        noteIdleDefinitions()
        checkUnusedConstants()
        checkIdleTemplates()
        checkWidthBlocks()
        checkStyles()
        checkActions()
        checkParameters()
        settleUnknownNames()
        findings.removeForwardReferences(to: duplicateIDs, in: program)
        checkUnusedDefinitions()
    }

    mutating func checkRoot(_ rootClass: String) {
        guard let root = program.root else { return }
        rootType = schema.knownClass(rootClass).map {
            ObjectType($0, shownName: rootClass, isExact: true, isRoot: true)
        }
        // The parser already reports a root called self.
        let isNamed = root.name.text != "self"
        if let property = resolver.rootViewProperty(ofClass: rootClass) {
            checkRootView(root, property, isNamed: isNamed)
        } else {
            if isNamed { register(root.name, rootType, Context()) }
            checkSystemProperties(of: root.object, [.id, .property, .style])
            later(root.object, rootType, Context())
        }
        finish()
    }

    /// Counts a step. Returns false if the check must stop here.
    mutating func takeStep(_ context: Context) -> Bool {
        steps += 1
        let mayGoOn = steps <= 8 * Limits.nodes && context.depth <= Limits.depth
        if !mayGoOn { sawAll = false }
        return mayGoOn
    }

    // MARK: Reporting

    /// Reports an issue. The message is only created if the issue is stored.
    func report(
        _ code: DiagnosticCode, at range: SourceRange, _ message: @autoclosure () -> String, _ context: Context = Context(),
        hint: @autoclosure () -> String? = nil, fix: @autoclosure () -> Issue.Fix? = nil,
        related: @autoclosure () -> [Issue.Note] = [], unknown name: Name? = nil
    ) {
        findings.reports += 1
        if let name, doubtfulNames.contains(name.text) { return }
        findings.noteSought(in: range, code, program)
        let isOfName = name != nil && findings.unknownNames.count < findings.issues.ceiling
        if !isOfName, findings.issues.skips(code, at: range) { return }
        let issue = Issue(code: code, range: range, message: message(), hint: hint(), fix: fix(), related: related())
        if let array = context.array, findings.joins(issue, ofElementIn: array) { return }
        findings.add(finding(issue, in: context), about: isOfName ? name : nil)
    }

    /// Adds notes to an issue about how its place was reached: constants, styles and templates.
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

    /// Whether a further issue is likely to be shown, so that computing suggestions is worthwhile.
    var wantsDetail: Bool { findings.wantsDetail }

    /// The candidate most similar to `word`; nil if none is, or if further issues are not shown.
    func nearest(to word: String, among candidates: @autoclosure () -> [String]) -> Suggestion.Match? {
        wantsDetail ? Suggestion.match(for: word, among: candidates(), &findings.effort) : nil
    }

    /// The same as a hint and a fix.
    func suggestion(for name: Name, among candidates: @autoclosure () -> [String]) -> (hint: String?, fix: Issue.Fix?) {
        let nearest = nearest(to: name.text, among: candidates())
        return (nearest?.hint, nearest?.fix(name.range))
    }
}

/// The class of an object, as far as it is known. A class in Swift too, because every task passes it on.
final class ObjectType {
    let known: KnownClass
    /// The name written in the file.
    let shownName: String
    /// Whether the object is of exactly this class and not of a subclass.
    let isExact: Bool
    let isRoot: Bool
    /// The class of the item that is made for an object of this class in the short form; nil for all other objects.
    let holder: KnownClass?
    /// Where `:class` names the class; nil if it does not.
    let origin: SourceRange?

    /// The name in the schema.
    var name: String { known.name }

    init(
        _ known: KnownClass, shownName: String, isExact: Bool, isRoot: Bool = false, holder: KnownClass? = nil, origin: SourceRange? = nil
    ) {
        self.known = known
        self.shownName = shownName
        self.isExact = isExact
        self.isRoot = isRoot
        self.holder = holder
        self.origin = origin
    }
}

/// An object that exists, and where its name is written.
struct KnownObject {
    var type: ObjectType?
    var range: SourceRange
    /// The row or the condition in which the object is made; nil for one that is always there.
    var block: ClauseBlock?
}

/// The surroundings of the value being checked.
struct Context {
    /// The class of `self`.
    var current: ObjectType?
    /// The object whose members are being checked, and what is around it; nil for states and other places outside objects.
    var surroundings: Surroundings?
    /// The place of the name that the current value is assigned to; nil outside assignments.
    var assigned: SourceRange?
    /// The array of which the value is an element; nil for other values.
    var array: SourceRange?
    /// Whether names may refer to objects that are created later.
    var allowsForward = false
    /// Whether the value belongs to an entry of a state.
    var isOfState = false
    /// Whether the value belongs to an unused definition. Its objects are not created, and words in it may be enumeration
    /// cases.
    var isUnused = false
    /// Whether the value is inside `\(...)`, where quotes would end the string.
    var isInString = false
    /// Whether the value is an element of an array of objects, where clauses may stand.
    var mayHaveClauses = false
    /// Whether the value belongs to a binding, so that all in it may read data.
    var isBound = false
    var depth = 0
    /// The definitions through which the value was reached. Usually nil; stored separately because every task copies the
    /// context.
    private var uses: Uses?
    /// The name of the assigned property, for messages.
    var property = ""
    /// The range of the property; nil if it is unknown or if the current number is not the property's own value.
    var range: NumberRange?

    /// Whether the value was reached through a definition.
    var hasUses: Bool { uses != nil }

    /// The style being applied and where it is used.
    var styleUse: StyleUse? {
        get { uses?.style }
        set { if newValue != nil || uses != nil { change { $0.style = newValue } } }
    }

    /// The constants whose values are being checked for one of their uses, innermost last.
    var constantUses: [ConstantUse] {
        get { uses?.constants ?? [] }
        set { change { $0.constants = newValue } }
    }

    /// The innermost template being checked.
    var templateUse: TemplateUse? {
        get { uses?.template }
        set { if newValue !== templateUse { change { $0.template = newValue } } }
    }

    /// The names that loops, conditions and templates give here.
    var names: DataNames {
        get { uses?.names ?? DataNames() }
        set { change { $0.names = newValue } }
    }

    /// The row or the condition around this place; nil outside of all.
    var block: ClauseBlock? {
        get { uses?.block }
        set { if newValue !== block { change { $0.block = newValue } } }
    }

    /// The names, besides properties, that the current object can assign: the parameters of its template.
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
        var names: DataNames
        var block: ClauseBlock?

        init(_ old: Uses?) {
            block = old?.block
            (style, constants) = (old?.style, old?.constants ?? [])
            (template, parameters, names) = (old?.template, old?.parameters ?? [], old?.names ?? DataNames())
        }
    }

    func nested() -> Context {
        var copy = self
        copy.depth += 1
        return copy
    }
}

/// A style and the place of its use.
struct StyleUse {
    var name: String
    var range: SourceRange
    /// A note if the style is made for another class than the object's.
    var misfit: Issue.Note?
}

/// The value of a constant and the place of its use. Issues about the whole value are reported at the use.
struct ConstantUse {
    var name: String
    var value: SourceRange
    var use: SourceRange
}

/// An object that `:property` assigns to the root.
struct OutletUse {
    var path: NamePath
    var type: ObjectType?
    /// The object's `:id`; nil if it has none.
    var id: Name?
}

/// The result of a path, as far as it is known.
enum Known {
    case value(ValueType)
    case object(ObjectType)
    case unknown
}

import NUI
import NUIData
import TatamiData
import TatamiDrawing

/// One attempt to build the objects of a program. It changes nothing that was there before until ``commit()``.
struct Attempt {
    let checked: CheckedProgram
    let builder: Builder

    var program: Program { checked.program }
    private var known: [Diagnostic] { checked.findings }

    /// Builds all that can be built of the program, even after errors, to find the mistakes that only building shows.
    init(
        _ checked: CheckedProgram, registry: ClassRegistry, root: AnyObject, rootClass: NUIClass, context: LoadContext,
        data: DataSource, after earlier: Attempt?
    ) {
        self.checked = checked
        builder = Builder(
            resolver: checked.resolver, registry: registry, context: context, root: root, names: ProgramNames(),
            journal: Journal(root: root, as: rootClass, after: earlier?.builder.journal), failures: LoadFailures(),
            arguments: TemplateArguments(checked.program))
        guard isSound, let definition = checked.program.root else { return }
        if checked.resolver.data.hasModel {
            // A model with a fault was reported; nothing is known of it.
            if let model = checked.resolver.data.model {
                guard let scene = builder.scene(of: model, data) else { return }
                builder.names.scene = scene
            }
        } else if let json = data.json {
            builder.warn(.doubtfulData, "the file has no ':model', so that it shows nothing of \(json.name)", at: definition.name.range)
        }
        builder.buildRoot(definition, as: rootClass)
        builder.names.isBuilt = true
    }

    /// Reports what the model of the file needs and the tables of a program do not give.
    func compare(with tables: [RecordTableSchema], _ model: String) {
        guard isSound, checked.resolver.data.hasModel, let fields = checked.resolver.data.model else { return }
        builder.report(tables.differences(from: fields, ofTable: model))
    }

    /// Returns everything that is wrong with the program. Checks the places of objects and applies the states, so that the attempt must not
    /// be committed afterwards.
    func allDiagnostics() -> [Diagnostic] { tried().diagnostics }

    /// Returns everything that is wrong with the program, as `allDiagnostics()` does, and the previews that are correct. With `text`, a
    /// program without errors is also laid out, to find views that cannot be seen.
    func tried(_ text: (any TextMeasurer)? = nil) -> (diagnostics: [Diagnostic], previews: [NUIPreview]) {
        guard isSound else { return (diagnostics, []) }
        builder.findMisplaced()
        builder.findRefusedActions()
        if let text, !diagnostics.hasErrors {
            builder.findUnseen(text)
            // Rows of loops are made when they are laid out.
            if builder.scene.model != nil { builder.findMisplaced() }
        }
        tryStates()
        let previews = tryPreviews()
        return (diagnostics, previews)
    }

    /// Applies each state to the objects that were built, and takes it back, to find its mistakes. What another state makes possible, such
    /// as a property of an object that it sets, is no mistake.
    private func tryStates() {
        let states = program.documents.flatMap { $0.definitions(of: .state) }.filter(program.definitions.isEffective)
        var failed: [LoadFailure] = []
        for state in states {
            builder.journal.apply(state, group: Self.trial) { failed += apply(state) }
            builder.journal.leave(Self.trial)
        }
        guard failed.contains(where: { !$0.isOfValue }) else { return failed.forEach(builder.failures.add) }
        _ = states.flatMap(apply)
        let places = Set(states.flatMap(apply).map(\.place))
        for failure in failed where failure.isOfValue || places.contains(failure.place) { builder.failures.add(failure) }
    }

    /// The group of the states that are tried. No file can name it.
    private static let trial = ""

    /// Carries out the entries of a state and returns the failures, also of the visibility rules.
    private func apply(_ state: Definition) -> [LoadFailure] {
        let watch = VisibilityWatch(builder)
        return applyEntries(of: state) + watch.refusals(of: state)
    }

    private func applyEntries(of state: Definition) -> [LoadFailure] {
        state.object.assignments.compactMap { entry in
            do throws(LoadFailure) {
                try builder.apply(entry)
                return nil
            } catch {
                return error
            }
        }
    }

    private func tryPreviews() -> [NUIPreview] {
        var right: [NUIPreview] = []
        let data = PreviewData(resolver: checked.resolver, finder: builder.context.finder)
        for preview in program.previews {
            for fault in data.faults(of: preview) { builder.failures.add(LoadFailure(diagnostic: fault, isOfValue: true)) }
            do throws(LoadFailure) {
                right.append(try builder.preview(preview))
            } catch  where error.isOfValue {
                builder.failures.add(error)
            } catch {}
        }
        return right
    }

    /// All diagnostics in file order. If the checker found errors, only faults of values without an error inside are added, since others
    /// may follow from those errors.
    var diagnostics: [Diagnostic] {
        let errors = known.filter { $0.severity == .error }
        let more = builder.failures.all.filter { failure in
            errors.isEmpty || failure.isOfValue && !errors.contains { $0.touches(failure.diagnostic) }
        }
        return known.adding(more.map(\.diagnostic), files: program.documents.map(\.source.path))
    }

    /// Carries out the assignments to the root and to other objects that were there before.
    func commit() { builder.journal.commit() }

    /// True if the file is within the limits; other files cannot be built.
    private var isSound: Bool { !known.contains { $0.severity == .error && DiagnosticCode(rawValue: $0.id)?.isLimit == true } }
}

extension LoadFailure {
    /// The file and the place that the diagnostic is about.
    fileprivate var place: [String] { [diagnostic.file, "\(diagnostic.span)"] }
}

/// The failures of building a program, in the order in which they are found.
final class LoadFailures {
    private(set) var all: [LoadFailure] = []

    func add(_ failure: LoadFailure) { all.append(failure) }

    /// Removes all but the first `count` failures.
    func forget(after count: Int) { all.removeLast(max(0, all.count - count)) }

    func takeAll() -> [Diagnostic] {
        defer { all = [] }
        return all.map(\.diagnostic)
    }

    /// The failures that were told by `takeNew`, by place and message.
    private var told = Set<String>()
    /// The greatest number of failures that are told in this way.
    private static let mostTold = 1_000

    /// Returns the failures that were not returned before, and forgets all. A fault of rows that are made when they come into sight is one for each
    /// row, again and again.
    func takeNew() -> [Diagnostic] {
        takeAll().filter { found in
            told.count < Self.mostTold && told.insert("\(found.file) \(found.span) \(found.message)").inserted
        }
    }
}

extension Diagnostic {
    /// Returns true if the places of two diagnostics share a character or meet.
    fileprivate func touches(_ other: Diagnostic) -> Bool {
        file == other.file && (span.line, span.column) <= (other.span.endLine, other.span.endColumn)
            && (other.span.line, other.span.column) <= (span.endLine, span.endColumn)
    }

    /// Returns true if the place of another diagnostic is inside that of this one.
    fileprivate func holds(_ other: Diagnostic) -> Bool {
        file == other.file && (span.line, span.column) <= (other.span.line, other.span.column)
            && (other.span.endLine, other.span.endColumn) <= (span.endLine, span.endColumn)
    }
}

extension [Diagnostic] {
    /// Returns these diagnostics and `more` in file order. Each place is reported once, an error before a warning; no more are added than
    /// can be shown.
    fileprivate func adding(_ more: [Diagnostic], files: [String]) -> [Diagnostic] {
        let errors = more.filter { $0.severity == .error }
        let refused = Set(errors.map(Place.init))
        let kept =
            errors.isEmpty
            ? self
            : filter { known in
                // A number out of range in a refused value is a part of that error.
                let isPart = known.id == DiagnosticCode.outOfRange.rawValue && errors.contains { $0.holds(known) }
                return known.severity == .error || !refused.contains(Place(known)) && !isPart
            }
        var places = Set(kept.map(Place.init))
        var new = more.filter { places.insert(Place($0)).inserted }
        guard !new.isEmpty else { return self }
        let room = Swift.max(0, Limits.diagnostics - kept.count)
        let left = new.count - room
        if left > 0 {
            let areErrors = kept.hasErrors || new.hasErrors
            let hidden = new.suffix(left).reduce(0) { $0 + $1.errorCount }
            new.removeLast(left)
            if let last = new.last ?? kept.last { new.append(.more(left, behind: last, areErrors: areErrors, errorCount: hidden)) }
        }
        let all = kept + new
        let order = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return all.indices.sorted { left, right in
            let (a, b) = (all[left], all[right])
            let (fileA, fileB) = (order[a.file] ?? files.count, order[b.file] ?? files.count)
            return (fileA, a.span.line, a.span.column, left) < (fileB, b.span.line, b.span.column, right)
        }.map { all[$0] }
    }

    private struct Place: Hashable {
        let file: String
        let line, column, endLine, endColumn: Int

        init(_ diagnostic: Diagnostic) {
            file = diagnostic.file
            (line, column) = (diagnostic.span.line, diagnostic.span.column)
            (endLine, endColumn) = (diagnostic.span.endLine, diagnostic.span.endColumn)
        }
    }
}

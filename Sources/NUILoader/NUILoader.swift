import Logging
import NUI
import TatamiViews

/// Loads user interfaces from NUI files into a root object of the program.
///
/// A file is parsed with its imports and checked as a whole before anything is built; a file with errors builds nothing, so
/// what was on the screen stays. Everything found is returned to the caller and written to the log.
public final class NUILoader {
    public let root: AnyObject
    /// Folders in which imports and pictures are looked for, after the folder of the file that names them.
    public var searchPaths: [String]
    /// Texts by key, for `localizedText` and its like.
    public var strings: [String: String]
    public var reader: any SourceReader = FileSourceReader()
    public var logger = Logger(label: "nui")

    private let registry: ClassRegistry
    private let rootClass: NUIClass
    private var loaded: (builder: Builder, program: Program)?
    private var globals = Globals()
    private var found: [Diagnostic] = []

    /// Loads into a `Screen`, which takes anything by name, or into an object of a registered class.
    ///
    /// - Parameter classes: classes of the program's own that files may name.
    public convenience init(
        root: Screen, classes: [NUIClass] = [], searchPaths: [String] = [], strings: [String: String] = [:]
    ) {
        self.init(root: root, rootClass: .screen, classes: classes, searchPaths: searchPaths, strings: strings)
    }

    /// Loads into an object of the program's own, whose outlets are told by a key-path table:
    /// `NUILoader(root: controller, outlets: [.property("label", \.label)])`.
    public convenience init<Root: AnyObject>(
        root: Root, outlets: [NUIProperty<Root>], classes: [NUIClass] = [], searchPaths: [String] = [],
        strings: [String: String] = [:]
    ) {
        self.init(
            root: root, rootClass: NUIClass("\(Root.self)", of: Root.self, make: nil, outlets), classes: classes,
            searchPaths: searchPaths, strings: strings)
    }

    private init(
        root: AnyObject, rootClass: NUIClass, classes: [NUIClass], searchPaths: [String], strings: [String: String]
    ) {
        self.root = root
        self.rootClass = rootClass
        self.searchPaths = searchPaths
        self.strings = strings
        registry = ClassRegistry([rootClass] + classes + ClassCatalogue.all)
    }

    /// What files may name, as data.
    public var schema: Schema { registry.schema }

    /// Everything that is wrong with a file, as data and as text for people, without building anything.
    public func check(file: String) -> (diagnostics: [Diagnostic], text: String) {
        let program = Program.load(path: file, searchPaths: searchPaths, reader: reader)
        let found = NUI.check(program, schema, rootClass: rootClass.schema.name)
        return (found, program.text(of: found))
    }

    /// Builds what a file describes into the root.
    ///
    /// - Returns: the warnings.
    /// - Throws: `NUILoadError` with everything that is wrong, in file order. Ids and states are then those of the last file that
    ///   was loaded.
    @discardableResult
    public func load(file: String) throws(NUILoadError) -> [Diagnostic] {
        try load(Program.load(path: file, searchPaths: searchPaths, reader: reader))
    }

    /// Builds what a text describes; its pictures and imports are looked for in the search paths alone.
    @discardableResult
    public func load(text: String, name: String = "text.nui") throws(NUILoadError) -> [Diagnostic] {
        try load(Program(text: text, path: name))
    }

    private func load(_ program: Program) throws(NUILoadError) -> [Diagnostic] {
        found = NUI.check(program, schema, rootClass: rootClass.schema.name)
        try stopOnErrors(program)
        let finder = ResourceFinder(program, reader: reader, searchPaths: searchPaths)
        let names = Globals()
        names.remember(root, as: rootClass)
        let builder = Builder(
            resolver: Resolver(program, schema), registry: registry, context: LoadContext(finder: finder, strings: strings),
            root: root, globals: names, report: { [weak self] in self?.found.append($0) })
        if let definition = program.root {
            names[definition.name.text] = .object(root)
            do {
                try builder.fill(root, rootClass, from: definition.object)
            } catch {
                found.append(error.diagnostic)
            }
        }
        try stopOnErrors(program)
        (loaded, globals) = ((builder, program), names)
        log(found, program)
        return found
    }

    private func stopOnErrors(_ program: Program) throws(NUILoadError) {
        guard found.contains(where: { $0.severity == .error }) else { return }
        log(found, program)
        throw NUILoadError(diagnostics: found, text: program.text(of: found))
    }

    /// Applies a state of the loaded file: its assignments, in order. What a state changed stays until another changes it.
    ///
    /// - Throws: `NUILoadError` where there is no such state or an entry cannot be carried out; entries before it stay applied.
    public func loadState(_ name: String) throws(NUILoadError) {
        guard let (builder, program) = loaded, let state = program.states[name] else {
            throw NUILoadError(unknownState: name, among: loaded.map { $0.program.states.keys.sorted() } ?? [], file: loaded?.program.documents.first?.source.path ?? "")
        }
        found = []
        do {
            for entry in state.object.assignments { try builder.apply(entry) }
        } catch {
            found.append(error.diagnostic)
            try stopOnErrors(program)
        }
        log(found, program)
    }

    /// Diagnostics of the loaded file for people, with the lines they stand in.
    public func text(of diagnostics: [Diagnostic]) -> String { loaded?.program.text(of: diagnostics) ?? "" }

    /// The names of the loaded file's states, in alphabetical order.
    public var states: [String] { loaded.map { $0.program.states.keys.sorted() } ?? [] }

    /// The object with that `:id` in the loaded file.
    public func object<T>(_ id: String, as type: T.Type = T.self) -> T? {
        if case .object(let object)? = globals[id] { object as? T } else { nil }
    }

    /// The name under which `:property` gave an object to the root.
    public func outletName(of object: AnyObject) -> String? { globals.outlets.first { $0.object === object }?.path }

    /// The class as which an object of the loaded file was made.
    public func className(of object: AnyObject) -> String? { globals.itemClass(of: object)?.schema.name }

    /// Sets to nil everything a load gave to the root that is not a number, a string or the like, and lets go of all objects.
    public func resetRootObjectProperties() {
        for name in globals.assignedToRoot {
            if let open = root as? any NUIOpenObject, registry.owner(of: name, in: rootClass) == nil {
                open.setNUIProperty(name, nil)
            } else if let (owner, property) = registry.owner(of: name, in: rootClass) {
                owner.clear(property.name, of: root)
            }
        }
        globals.removeAll()
        loaded = nil
    }

    private func log(_ diagnostics: [Diagnostic], _ program: Program) {
        for diagnostic in diagnostics {
            logger.log(level: diagnostic.severity == .error ? .error : .warning, "\(program.text(of: [diagnostic]))")
        }
    }
}

/// Why a file or a state was not loaded.
public struct NUILoadError: Error, Sendable, CustomStringConvertible {
    /// Everything that was found, errors and warnings, in file order.
    public let diagnostics: [Diagnostic]
    /// The same for people, with the lines they stand in.
    public let text: String

    public var description: String { text }

    init(diagnostics: [Diagnostic], text: String) {
        self.diagnostics = diagnostics
        self.text = text
    }

    init(unknownState name: String, among names: [String], file: String) {
        let hint = names.isEmpty ? "the file has no states" : "the states are \(names.joined(separator: ", "))"
        let diagnostic = Diagnostic(
            id: DiagnosticCode.unknownState.rawValue, severity: .error, file: file, span: .start,
            message: "there is no state '\(name)'", hint: hint)
        self.init(diagnostics: [diagnostic], text: diagnostic.text { _ in nil })
    }
}

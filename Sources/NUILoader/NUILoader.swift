import Foundation
import Logging
import NUI
import NUIData
import TatamiControls
import TatamiData
import TatamiDrawing
import TatamiLayout
import TatamiViews

/// Loads user interfaces from NUI files into a root object of the program.
///
/// The loader parses a file with its imports and checks it as a whole before it builds anything. A file with errors builds nothing, so the
/// screen keeps what it shows. Every finding is reported once: a load that fails throws the errors with all other findings; a load that
/// succeeds returns its warnings and writes them to the log.
public final class NUILoader {
    /// The object that loads fill: a `Screen`, or an object of the program's own.
    public let root: AnyObject
    /// Folders in which imports and pictures are searched for, after the folder of the file that names them.
    public var searchPaths: [String]
    /// Texts by key, for `localizedText` and similar properties.
    public var strings: [String: String]
    /// The identifier of the language and region in which formats write numbers, such as "de_AT". The default is "en", so that pictures are
    /// the same everywhere; a program with people in front of it sets `Locale.current.identifier`.
    public var locale = "en"
    /// The zone in which formats write and read instants (`Date`); days are the same in every zone. The default is UTC, so that pictures are
    /// the same everywhere; a program with people in front of it sets `TimeZone.current`.
    public var timeZone = TimeZone.gmt
    /// The font families that files may name. If a text engine has further font files, set this to its `families`.
    public var fontFamilies = Set(Font.bundledFamilies)
    /// Whether the checker reports each `:id` that nothing in the file refers to. It is off by default, since programs refer to ids too.
    public var findsUnusedIDs = false
    /// Decodes the pictures that files name, so that faults in them are reported with their place and a picture that cannot be decoded
    /// makes a load fail. nil checks only the headers of pictures.
    public var imageVerifier: (any ImageVerifier)?
    /// Measures texts while a file is checked. If it is set, a check also lays the file out in ``usualSizes``, and reports views that have
    /// something to show and cannot be seen in any of them. A file that makes objects of stand-ins is not laid out.
    public var textMeasurer: (any TextMeasurer)?
    /// The data of the `:model` of files; nil for none, in which case every field needs a default.
    public var data: DataSource?
    /// Reads files. The default reads them from disk; tests and editors can set a reader of their own.
    public var reader: any SourceReader = FileSourceReader()
    /// Receives the warnings of loads that succeed.
    public var logger = Logger(label: "nui")

    let registry: ClassRegistry
    let rootClass: NUIClass
    /// The values of stand-in objects; nil unless the loader stands in for another program.
    var standInValues: StandInValues?
    /// The tables of the data of the program that the loader stands in for, with the name of that of the model.
    var programData: (model: String, records: [RecordTableSchema])?
    private(set) var loaded: Attempt?
    var programNames: ProgramNames? { loaded?.builder.names }
    /// Returns the class as which an object of the loaded file was made.
    private func itemClass(of object: AnyObject) -> NUIClass? { loaded?.builder.journal.itemClass(of: object) }
    /// The paths of the files that the last load read or tried to read: the main file and its imports. A load that fails sets them too.
    public private(set) var files: [String] = []
    /// The states that were loaded after the file, the latest last, each once.
    public internal(set) var loadedStates: [String] = []

    /// Creates a loader for a `Screen`, which accepts objects and values under any name.
    ///
    /// - Parameters:
    ///   - root: The screen that loads fill.
    ///   - classes: The program's own classes that files may name.
    ///   - searchPaths: Folders in which imports and pictures are searched for, after the folder of the file that names them.
    ///   - strings: Texts by key, for `localizedText` and similar properties.
    public convenience init(
        root: Screen, classes: [NUIClass] = [], searchPaths: [String] = [], strings: [String: String] = [:]
    ) {
        self.init(root: root, schema: NUISchema(classes: classes), searchPaths: searchPaths, strings: strings)
    }

    /// Creates a loader for an object of the program's own, whose outlets and actions are listed in tables:
    ///
    ///     NUILoader(root: controller, outlets: [.property("label", \.label)], actions: [.action("save", Controller.save)])
    public convenience init<Root: AnyObject>(
        root: Root, outlets: [NUIProperty<Root>], actions: [NUIAction<Root>] = [], classes: [NUIClass] = [],
        searchPaths: [String] = [], strings: [String: String] = [:]
    ) {
        self.init(
            root: root, schema: NUISchema(root: Root.self, outlets: outlets, actions: actions, classes: classes),
            searchPaths: searchPaths, strings: strings)
    }

    /// Creates a loader for an object of the program's own, with the tables that the program also writes as `schema.json`.
    public convenience init<Root: AnyObject>(
        root: Root, schema: NUISchema<Root>, searchPaths: [String] = [], strings: [String: String] = [:]
    ) {
        self.init(root: root, rootClass: schema.rootClass, registry: schema.registry, searchPaths: searchPaths, strings: strings)
    }

    init(root: AnyObject, rootClass: NUIClass, registry: ClassRegistry, searchPaths: [String], strings: [String: String] = [:]) {
        self.root = root
        self.rootClass = rootClass
        self.registry = registry
        self.searchPaths = searchPaths
        self.strings = strings
    }

    deinit { loaded?.builder.scene.end() }

    /// The classes, properties and enumerations that files may name, as data.
    public var schema: Schema { registry.schema }

    /// Checks a file and returns everything that is wrong with it, as data and as text for people.
    ///
    /// The loader builds the objects of the file, reads its pictures and tries its states, but does not change the root.
    public func check(file: String) -> CheckedFile { check(file, reader, atMost: Limits.diagnostics) }

    /// Checks a text as if it were the file `name`, and returns what is wrong with it.
    ///
    /// - Parameters:
    ///   - text: The contents of the file.
    ///   - name: The path of the file.
    ///   - most: The largest number of diagnostics to return. One more tells how many were left out.
    public func check(text: String, name: String, atMost most: Int = Limits.diagnostics) -> [Diagnostic] {
        check(name, TextReader(path: name, text: Array(text.utf8), base: reader), atMost: most).diagnostics
    }

    private func check(_ file: String, _ reader: any SourceReader, atMost most: Int) -> CheckedFile {
        let attempt = attempt(checked(file, reader, atMost: most), reader, .sample)
        defer { attempt.builder.scene.end() }
        if let programData { attempt.compare(with: programData.records, programData.model) }
        let (found, previews) = attempt.tried(standIns.isEmpty ? textMeasurer : nil)
        return CheckedFile(diagnostics: found, previews: previews, checked: attempt.checked)
    }

    /// Builds the user interface of a file into the root.
    ///
    /// - Returns: The warnings.
    /// - Throws: `NUILoadError` with everything that is wrong, in file order. The root, its objects, ids and states are then unchanged.
    @discardableResult
    public func load(file: String) throws(NUILoadError) -> [Diagnostic] {
        try take(attempt(checked(file, reader), reader))
    }

    /// Builds a file into the root that this loader or one with the same classes has checked already. It is not read, parsed or checked again,
    /// so that one file can show the data of many.
    ///
    /// - Returns: The warnings.
    /// - Throws: `NUILoadError`, as for a file.
    @discardableResult
    public func load(_ file: CheckedFile) throws(NUILoadError) -> [Diagnostic] { try take(attempt(file.checked, reader)) }

    /// Builds the user interface of a text into the root, as if the text were the file `name`.
    ///
    /// - Returns: The warnings.
    /// - Throws: `NUILoadError`, as for a file.
    @discardableResult
    public func load(text: String, name: String = "text.nui") throws(NUILoadError) -> [Diagnostic] {
        let reader = TextReader(path: name, text: Array(text.utf8), base: reader)
        return try take(attempt(checked(name, reader), reader))
    }

    /// Parses a file with its imports and checks it.
    func checked(_ file: String, _ reader: any SourceReader, atMost most: Int = Limits.diagnostics) -> CheckedProgram {
        CheckedProgram(
            Program.load(path: file, searchPaths: searchPaths, reader: reader), registry.schema, rootClass: rootClass.schema.name,
            findsUnusedIDs: findsUnusedIDs, atMost: most)
    }

    /// Builds a program with given data, or else with ``data``, or else with a substitute.
    func attempt(
        _ checked: CheckedProgram, _ reader: any SourceReader, data given: DataSource? = nil, _ substitute: DataSource = .none
    ) -> Attempt {
        let finder = ResourceFinder(checked.program, reader: reader, searchPaths: searchPaths)
        return Attempt(
            checked, registry: registry, root: root, rootClass: rootClass,
            context: LoadContext(
                finder: finder, imageVerifier: imageVerifier, strings: strings, fontFamilies: fontFamilies,
                formatter: ValueFormatter(locale: locale, zone: timeZone)),
            data: given ?? data ?? substitute, after: loaded)
    }

    func take(_ attempt: Attempt) throws(NUILoadError) -> [Diagnostic] {
        files = attempt.program.documents.map(\.source.path)
        let found = attempt.diagnostics
        if found.hasErrors {
            defer { attempt.builder.scene.end() }
            try report(attempt.allDiagnostics(), attempt.program)
        }
        try report(found, attempt.program)
        loaded?.builder.scene.end()
        attempt.commit()
        _ = attempt.builder.failures.takeAll()
        (loaded, loadedStates) = (attempt, [])
        return found
    }

    /// Returns diagnostics of the loaded file as text for people, with the lines that they are about; an empty text if no file is loaded.
    public func text(of diagnostics: [Diagnostic]) -> String { loaded?.program.text(of: diagnostics) ?? "" }

    /// Returns the object with an `:id` in the loaded file; nil if there is none now, or if it is of another type. Objects in loops are found by
    /// their rows: ``object(_:row:as:)``.
    public func object<T>(_ id: String, as type: T.Type = T.self) -> T? {
        guard let found = (programNames?[id] ?? programNames?.blocks.object(id, row: nil))?.object else { return nil }
        return found as? T
    }

    /// Returns the object with an `:id` that a loop has made for a row, as in `loader.object("head", row: "lake", as: Label.self)`; nil if there
    /// is none now, or if it is of another type.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - row: The key of the innermost row around the object: a text, a number or a case. Values without a key have their positions, from 0.
    ///     Where several rows have the key, the one whose object was made first counts.
    ///   - type: The type of the object.
    public func object<T>(_ id: String, row: some NUIDataConvertible, as type: T.Type = T.self) -> T? {
        guard let found = programNames?.blocks.object(id, row: row.nuiData.asKey)?.object else { return nil }
        return found as? T
    }

    /// Returns all objects with an `:id` that loops and conditions have made, in that order, each with the key of the innermost row around it:
    /// nil outside of loops, the position of a value without a key.
    public func objects(withID id: String) -> [(row: DataValue?, object: AnyObject)] { programNames?.blocks.objects(id) ?? [] }

    /// Returns the object with an `:id` in the loaded file. Generated code uses it.
    ///
    /// - Throws: `NUILoadError` if the loaded file has no such object, or one of another type.
    public func require<T: AnyObject>(id: String, as type: T.Type = T.self) throws(NUILoadError) -> T {
        guard let found = object(id, as: T.self) else { throw missing("object", id, "\(type)") }
        return found
    }

    /// Returns the object that `:property` gave to the root under a name. Generated code uses it.
    ///
    /// - Throws: `NUILoadError` if the loaded file gives none, or one of another type.
    public func require<T: AnyObject>(outlet: String, as type: T.Type = T.self) throws(NUILoadError) -> T {
        guard let found = self.outlet(outlet) as? T else { throw missing("outlet", outlet, "\(type)") }
        return found
    }

    private func missing(_ kind: String, _ name: String, _ type: String) -> NUILoadError {
        let diagnostic = Diagnostic(
            id: DiagnosticCode.unknownName.rawValue, severity: .error, file: loaded?.program.documents.first?.source.path ?? "",
            span: .start, message: "there is no \(kind) '\(name)' of type \(type)",
            hint: "generate the Swift class of this file again")
        return NUILoadError(diagnostics: [diagnostic], program: nil)
    }

    /// Returns the name under which `:property` gave an object to the root; nil if it gave none.
    public func outletName(of object: AnyObject) -> String? { programNames?.outletName(of: object) }

    /// Performs an action of the loaded file: writes the fields that it writes, in their order; then calls the method that it names on its
    /// target, or on the root if it names no target; then loads the next of its states, if it has any, and shows and hides the views that it
    /// names.
    ///
    /// - Returns: True if the target has such a method; of an action without a selector, true if a state was loaded or if its views were
    ///   shown and hidden.
    @discardableResult
    public func perform(_ action: Action, sender: View? = nil) -> Bool {
        update()
        let call = action.dataNumber.flatMap { programNames?.dataCalls[$0] }
        call?.write()
        let isAnswered = send(action, call, sender)
        let isInState = loadNext(of: action.states)
        let hasSwitched = switchViews(of: action, in: call?.scope)
        return action.selector.isEmpty ? isInState || hasSwitched || call?.hasWork == true : isAnswered
    }

    /// Calls the method that an action names. Returns whether there is such a method.
    private func send(_ action: Action, _ call: DataCall?, _ sender: View?) -> Bool {
        if action.selector.isEmpty { return false }
        var target: AnyObject? = root
        if let path = action.target, path != loaded?.program.root?.name.text {
            target = call?.scope[path]?.object ?? object(path, as: AnyObject.self) ?? outlet(path)
        }
        guard let target, let item = itemClass(of: target) else { return false }
        return registry.lineage(of: item).contains { $0.perform(action.selector, on: target, sender: sender, call?.value) }
    }

    /// Returns the name of the class as which an object of the loaded file was made; nil for other objects.
    public func className(of object: AnyObject) -> String? { itemClass(of: object)?.schema.name }

    /// Returns the object that `:property` gave to the root under a name; nil if there is none.
    public func outlet(_ name: String) -> AnyObject? { programNames?.outlet(name) }

    /// Returns the `:id` of an object of the loaded file, or the name of its outlet if it has no id; nil if it has neither.
    public func name(of object: AnyObject) -> String? { programNames?.name(of: object) }

    /// Sets to nil every property of the root that loads and states have set and that can be nil, except numbers and Booleans, which keep
    /// their values. Also releases all objects of the loaded file; its ids and states are then gone.
    public func resetRootObjectProperties() {
        loaded?.builder.scene.end()
        loaded?.builder.journal.takeBackGifts()
        loaded = nil
    }

    /// Throws the diagnostics if there is an error among them; otherwise writes them to the log.
    func report(_ found: [Diagnostic], _ program: Program) throws(NUILoadError) {
        if found.hasErrors { throw NUILoadError(diagnostics: found, program: program) }
        for diagnostic in found { logger.warning("\(program.text(of: [diagnostic]))") }
    }
}

/// The error of a file, a state or a preview that was not loaded.
public struct NUILoadError: Error, Sendable, CustomStringConvertible {
    /// Everything that was found, errors and warnings, in file order.
    public let diagnostics: [Diagnostic]
    /// The files whose lines the diagnostics are about; nil if they are about none.
    private let program: Program?

    /// The diagnostics as text for people, with the lines that they are about.
    public var text: String {
        program?.text(of: diagnostics) ?? diagnostics.map { $0.text { _ in nil } }.joined(separator: "\n")
    }

    /// The same as `text`.
    public var description: String { text }

    init(diagnostics: [Diagnostic], program: Program?) {
        self.diagnostics = diagnostics
        self.program = program
    }

    /// Creates the error for a file of data that cannot be read.
    public init(unreadableData path: String, _ error: SourceReadError) {
        let diagnostic = Diagnostic(
            id: DiagnosticCode.invalidData.rawValue, severity: .error, file: path, span: .start, message: "\(error)")
        self.init(diagnostics: [diagnostic], program: nil)
    }

    init(unknownPreview name: String, among names: [String], file: String) {
        let hint =
            names.isEmpty ? "the file has no previews" : "the previews are \(names.map(StringLiteral.quoted).joined(separator: ", "))"
        let diagnostic = Diagnostic(
            id: DiagnosticCode.unknownState.rawValue, severity: .error, file: file, span: .start,
            message: "there is no preview \(StringLiteral.quoted(name))", hint: hint)
        self.init(diagnostics: [diagnostic], program: nil)
    }

    /// Creates the error for a state that the loaded file does not have.
    ///
    /// - Parameters:
    ///   - name: The name of the state.
    ///   - names: The states of the loaded file; nil if no file is loaded.
    ///   - file: The path of the file.
    init(unknownState name: String, among names: [String]?, file: String) {
        let hint =
            switch names {
            case nil: "no file is loaded"
            case []: "the file has no states"
            case let names?: "the states are \(names.joined(separator: ", "))"
            }
        let diagnostic = Diagnostic(
            id: DiagnosticCode.unknownState.rawValue, severity: .error, file: file, span: .start,
            message: "there is no state '\(name)'", hint: hint)
        self.init(diagnostics: [diagnostic], program: nil)
    }
}

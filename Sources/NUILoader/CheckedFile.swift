import NUI
import TatamiData

/// A file that was parsed with its imports and checked: its diagnostics, its previews, and the input for any number of calls of
/// `NUILoader.load(_:)` and `NUILoader.load(_:preview:)`.
public struct CheckedFile: Sendable {
    /// Everything that is wrong with the file, in file order, found by checking it, building its objects and trying its states.
    public let diagnostics: [Diagnostic]
    /// The settings of its previews, in file order. Previews with errors are left out.
    public let previews: [NUIPreview]
    let checked: CheckedProgram

    /// The data that the file shows, as its `:model` declares it; nil for a file without a model.
    public var model: DataModel? { checked.resolver.data.hasModel ? checked.resolver.data.model : nil }

    /// Returns the place at which the file declares a field of its model, or the type of a field that it does not have.
    public func declaration(of field: DataFault.Field) -> Diagnostic.Related? { checked.resolver.declaration(of: field) }

    /// Checks that the file has a state.
    ///
    /// - Throws: `NUILoadError` that lists the states of the file, if it has none with the name.
    public func require(state name: String) throws(NUILoadError) {
        let states = checked.program.definitions[.state]
        guard states[name] == nil else { return }
        throw NUILoadError(
            unknownState: name, among: states.keys.sorted(), file: checked.program.documents.first?.source.path ?? "")
    }

    /// The diagnostics as text for people, with the lines that they are about.
    public var text: String { text(of: diagnostics) }

    /// Returns some of the diagnostics as text for people, with the lines that they are about. `inColor` adds ANSI colors.
    public func text(of diagnostics: [Diagnostic], inColor: Bool = false) -> String {
        checked.program.text(of: diagnostics, inColor: inColor)
    }
}

/// A program, the meaning of its names, and the diagnostics of the checker.
struct CheckedProgram: Sendable {
    let resolver: Resolver
    let findings: [Diagnostic]

    var program: Program { resolver.program }

    init(_ program: Program, _ schema: Schema, rootClass: String, findsUnusedIDs: Bool, atMost most: Int) {
        resolver = Resolver(program, schema)
        findings = NUI.check(resolver, rootClass: rootClass, findsUnusedIDs: findsUnusedIDs, atMost: most)
    }

    private init(resolver: Resolver, findings: [Diagnostic]) { (self.resolver, self.findings) = (resolver, findings) }

    /// Returns the same program with the data of a preview in place of constants. The checker has compared the data with those constants;
    /// only the references in the data, and how far they expand, are examined again.
    func giving(_ preview: Definition) -> CheckedProgram {
        let data = preview.previewData
        guard !data.isEmpty else { return self }
        let resolver = Resolver(program.giving(data), resolver.schema)
        let more = resolver.definitionDiagnostics
        // A fault of a definition that nothing uses is known already, as a warning.
        let isNew = more.contains { new in
            new.severity == .error && !findings.contains { ($0.id, $0.file, $0.span) == (new.id, new.file, new.span) }
        }
        return CheckedProgram(resolver: resolver, findings: isNew ? more : findings)
    }
}

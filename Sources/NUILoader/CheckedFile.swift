import NUI

/// A file that was parsed with its imports and checked, once for all that is done with it: its findings, its previews, and
/// `NUILoader.load(_:preview:)` as often as there are previews.
public struct CheckedFile: Sendable {
    /// Everything that is wrong with it, in file order: what checking finds, and what building its objects and trying its states finds.
    public let diagnostics: [Diagnostic]
    /// How its previews are shown, in the order of the file; those that are wrong are left out.
    public let previews: [NUIPreview]
    let checked: CheckedProgram

    /// The findings for people, with the lines they stand in.
    public var text: String { text(of: diagnostics) }

    /// Some of the findings for people, with the lines they stand in.
    public func text(of diagnostics: [Diagnostic], inColor: Bool = false) -> String {
        checked.program.text(of: diagnostics, inColor: inColor)
    }
}

/// A program, what its names mean, and what the checker says of it.
struct CheckedProgram: Sendable {
    let resolver: Resolver
    let findings: [Diagnostic]

    var program: Program { resolver.program }

    init(_ program: Program, _ schema: Schema, rootClass: String, findsUnusedIDs: Bool) {
        resolver = Resolver(program, schema)
        findings = NUI.check(resolver, rootClass: rootClass, findsUnusedIDs: findsUnusedIDs)
    }

    private init(resolver: Resolver, findings: [Diagnostic]) { (self.resolver, self.findings) = (resolver, findings) }

    /// The same program with the data of a preview in the place of constants. The checker has compared the data with those; only what they
    /// refer to is looked at anew, and how much they expand to.
    func giving(_ preview: Definition) -> CheckedProgram {
        let data = preview.previewData
        guard !data.isEmpty else { return self }
        let resolver = Resolver(program.giving(data), resolver.schema)
        let more = resolver.definitionDiagnostics
        return CheckedProgram(resolver: resolver, findings: more.hasErrors ? more : findings)
    }
}

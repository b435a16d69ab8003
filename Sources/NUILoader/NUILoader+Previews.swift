import NUI

/// Previews show a file while it is being written. `load(file:)` ignores them.
extension NUILoader {
    /// Returns the settings of the previews of a file, in file order.
    ///
    /// - Throws: `NUILoadError` with everything that is wrong with the file.
    public func previews(file: String) throws(NUILoadError) -> [NUIPreview] {
        let checked = check(file: file)
        if checked.diagnostics.hasErrors { throw NUILoadError(diagnostics: checked.diagnostics, program: checked.checked.program) }
        return checked.previews
    }

    /// Builds the user interface of a file into the root, with the data of one of its previews in place of constants and of ``data``, and
    /// enters the states of the preview.
    ///
    /// - Returns: The warnings, and the settings of the preview.
    /// - Throws: `NUILoadError` with everything that is wrong, or if there is no such preview.
    public func load(file: String, preview name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        try load(checked(file, reader), name)
    }

    /// Builds a file into the root, as `load(file:preview:)` does, that this loader or one with the same classes has checked already. It is
    /// not read, parsed or checked again.
    public func load(_ file: CheckedFile, preview name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        try load(file.checked, name)
    }

    private func load(_ checked: CheckedProgram, _ name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        let program = checked.program
        guard let preview = program.previews.last(where: { $0.name.text == name }) else {
            // In a file with errors, the preview may be in text that could not be parsed.
            if program.diagnostics.hasErrors { throw NUILoadError(diagnostics: program.diagnostics, program: program) }
            throw NUILoadError(
                unknownPreview: name, among: program.previews.map(\.name.text), file: program.documents.first?.source.path ?? "")
        }
        let given: DataSource?
        let previewData = PreviewData(
            resolver: checked.resolver, finder: ResourceFinder(program, reader: reader, searchPaths: searchPaths))
        do throws(LoadFault) {
            given = try previewData.source(of: preview, over: data)
        } catch {
            throw NUILoadError(diagnostics: [previewData.diagnostic(error, at: preview.range)], program: program)
        }
        let attempt = attempt(checked.giving(preview), reader, data: given)
        let warnings = try take(attempt)
        let settings = try settings(of: preview, attempt)
        for state in settings.states { try loadState(state) }
        return (warnings, settings)
    }

    private func settings(of preview: Definition, _ attempt: Attempt) throws(NUILoadError) -> NUIPreview {
        do throws(LoadFailure) {
            return try attempt.builder.preview(preview)
        } catch {
            throw NUILoadError(diagnostics: [error.diagnostic], program: attempt.program)
        }
    }
}

import NUI

/// Previews: how a file is shown while it is being written. `load(file:)` knows nothing of them.
extension NUILoader {
    /// How the file's previews are shown, in the order of the file.
    ///
    /// - Throws: `NUILoadError` with everything that is wrong with the file.
    public func previews(file: String) throws(NUILoadError) -> [NUIPreview] {
        let checked = check(file: file)
        if checked.diagnostics.hasErrors { throw NUILoadError(diagnostics: checked.diagnostics, program: checked.checked.program) }
        return checked.previews
    }

    /// Builds what a file describes into the root, with the data of one of its previews in the place of constants, and enters the
    /// preview's states.
    ///
    /// - Returns: the warnings, and how the preview is shown.
    /// - Throws: `NUILoadError` with everything that is wrong, or where there is no such preview.
    public func load(file: String, preview name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        try load(checked(file, reader), name)
    }

    /// The same for a file that was checked already, by this loader or by one with the same classes; it is not read, parsed or checked again.
    public func load(_ file: CheckedFile, preview name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        try load(file.checked, name)
    }

    private func load(_ checked: CheckedProgram, _ name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        let program = checked.program
        guard let preview = program.previews.last(where: { $0.name.text == name }) else {
            // A file with errors may have it in what was not understood.
            if program.diagnostics.hasErrors { throw NUILoadError(diagnostics: program.diagnostics, program: program) }
            throw NUILoadError(
                unknownPreview: name, among: program.previews.map(\.name.text), file: program.documents.first?.source.path ?? "")
        }
        let attempt = attempt(checked.giving(preview), reader)
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

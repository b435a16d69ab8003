import NUI

/// Previews: how a file is shown while it is being written. `load(file:)` knows nothing of them.
extension NUILoader {
    /// How the file's previews are shown, in the order of the file.
    ///
    /// - Throws: `NUILoadError` with everything that is wrong with the file.
    public func previews(file: String) throws(NUILoadError) -> [NUIPreview] {
        let attempt = attempt(Program.load(path: file, searchPaths: searchPaths, reader: reader), reader)
        let found = attempt.allDiagnostics()
        if found.hasErrors { throw NUILoadError(diagnostics: found, program: attempt.program) }
        var result: [NUIPreview] = []
        for preview in attempt.program.previews { result.append(try settings(of: preview, attempt)) }
        return result
    }

    /// Builds what a file describes into the root, with the data of one of its previews in the place of constants, and enters the
    /// preview's states.
    ///
    /// - Returns: the warnings, and how the preview is shown.
    /// - Throws: `NUILoadError` with everything that is wrong, or where there is no such preview.
    public func load(file: String, preview name: String) throws(NUILoadError) -> (warnings: [Diagnostic], preview: NUIPreview) {
        let program = Program.load(path: file, searchPaths: searchPaths, reader: reader)
        guard let preview = program.previews.last(where: { $0.name.text == name }) else {
            // A file with errors may have it in what was not understood.
            if program.diagnostics.hasErrors { throw NUILoadError(diagnostics: program.diagnostics, program: program) }
            throw NUILoadError(unknownPreview: name, among: program.previews.map(\.name.text), file: file)
        }
        let attempt = attempt(program.giving(preview.data), reader)
        let warnings = try take(attempt), settings = try settings(of: preview, attempt)
        for state in settings.states { try loadState(state) }
        return (warnings, settings)
    }

    private func settings(of preview: Preview, _ attempt: Attempt) throws(NUILoadError) -> NUIPreview {
        do throws(LoadFailure) {
            return try attempt.builder.preview(preview)
        } catch {
            throw NUILoadError(diagnostics: [error.diagnostic], program: attempt.program)
        }
    }
}

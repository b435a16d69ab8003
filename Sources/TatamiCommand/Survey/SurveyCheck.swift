import Tatami
import TatamiCollections

/// A file with what is wrong with it.
protocol Checked {
    /// Everything that is wrong, in the order of the file.
    var diagnostics: [Diagnostic] { get }
    /// Returns some of the diagnostics as text for people, with the lines that they are about.
    func text(of diagnostics: [Diagnostic], inColor: Bool) -> String
}

extension CheckedFile: Checked {}

/// A survey that was read, and what is wrong with it.
struct SurveyCheck: Checked {
    let diagnostics: [Diagnostic]
    private let source: SourceText?

    /// Reads a survey from a file.
    init(_ path: String) {
        do throws(SourceReadError) {
            let bytes = try SurveyFile.bytes(of: path)
            let text = SourceText(survey: path, bytes)
            source = text
            diagnostics = Diagnostic.list(of: SurveyDocument.read(bytes).faults, in: text)
        } catch {
            source = nil
            diagnostics = NUILoadError(unreadableData: path, error).diagnostics
        }
    }

    func text(of diagnostics: [Diagnostic], inColor: Bool) -> String {
        diagnostics.map { $0.text(inColor: inColor) { _ in source } }.joined(separator: "\n")
    }
}

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
            source = SourceText(path: path, bytes: bytes)
            diagnostics = SurveyDocument.read(bytes).faults.map { Diagnostic($0, in: path) }
        } catch {
            source = nil
            diagnostics = NUILoadError(unreadableData: path, error).diagnostics
        }
    }

    func text(of diagnostics: [Diagnostic], inColor: Bool) -> String {
        diagnostics.map { $0.text(inColor: inColor) { _ in source } }.joined(separator: "\n")
    }
}

extension Diagnostic {
    /// Creates the diagnostic of a fault of a survey, with the path of the value.
    fileprivate init(_ fault: SurveyFault, in path: String) {
        let place = fault.place.map { Span(line: $0.line, column: $0.column, endLine: $0.line, endColumn: $0.column) }
        self.init(
            id: (fault.isWarning ? DiagnosticCode.doubtfulData : .invalidData).rawValue, severity: fault.isWarning ? .warning : .error,
            file: path, span: place ?? .start, message: "\(fault)")
    }
}

import NUI
import NUILoader

/// The JSON file whose data a live file shows.
final class LiveData {
    let path: String
    /// The contents of the file when it last had no errors; nil before that.
    private var good: DataSource?

    init(_ path: String) { self.path = path }

    /// Loads a NUI file with the present data or, if that has errors, with the last good data. Returns the errors of the data, which are also
    /// reported; nil for none.
    ///
    /// - Throws: `NUILoadError` with the errors of the NUI file, or with those of data before which there was no good one.
    func load(into loader: NUILoader, file: String, _ report: (String) -> Void) throws(NUILoadError) -> String? {
        do throws(NUILoadError) {
            let source = try read()
            loader.data = source
            try loader.load(file: file, report)
            good = source
            return nil
        } catch {
            guard let good, error.diagnostics.allSatisfy({ $0.file == path || $0.severity == .warning }) else { throw error }
            loader.data = good
            try loader.load(file: file, report)
            report(error.text)
            return error.words
        }
    }

    /// Shows the present data in a loaded file. A file that was saved with the bytes that it had changes nothing, so that edits stay. Returns its errors, which are also reported, and with which the data before stays; nil for none.
    func show(in loader: NUILoader, _ report: (String) -> Void) -> String? {
        do throws(NUILoadError) {
            let source = try read()
            if let good, source.json?.bytes == good.json?.bytes { return nil }
            let warnings = try loader.replaceData(source)
            if !warnings.isEmpty { report(loader.text(of: warnings)) }
            good = source
            return nil
        } catch {
            report(error.text)
            return error.words
        }
    }

    private func read() throws(NUILoadError) -> DataSource {
        do throws(SourceReadError) {
            return try .json(file: path)
        } catch {
            throw NUILoadError(unreadableData: path, error)
        }
    }
}

extension NUILoader {
    /// Loads a file and reports its warnings.
    func load(file: String, _ report: (String) -> Void) throws(NUILoadError) {
        let warnings = try load(file: file)
        if !warnings.isEmpty { report(text(of: warnings)) }
    }
}

extension NUILoadError {
    /// The errors, one a line: `form.nui:12:5: there is no style 'crad'; did you mean 'card'?`
    var words: String {
        let errors = diagnostics.filter { $0.severity == .error }.map { error in
            let file = error.file.split(separator: "/").last.map(String.init) ?? error.file
            return "\(file):\(error.span.line):\(error.span.column): \(error.message)\(error.hint.map { "; \($0)" } ?? "")"
        }
        return errors.joined(separator: "\n")
    }
}

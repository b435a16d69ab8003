import ArgumentParser
import Tatami
import TatamiCollectionViews
import TatamiCollections

/// A survey in a JSON file, and the file with its answers.
package struct SurveyFile {
    /// The path of the survey.
    package let path: String
    /// The path of the answers that it begins with; nil for none.
    let answers: String?

    package init(path: String, answers: String?) { (self.path, self.answers) = (path, answers) }

    /// Whether the commands take a file for a survey.
    static func isSurvey(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

    /// Reads the survey and its answers. Errors and warnings are reported.
    ///
    /// - Throws: `ExitCode(1)` after an error.
    package func read() throws -> SurveyView {
        let (document, faults) = SurveyDocument.read(try Self.bytes(of: path))
        try Self.report(faults, of: path)
        guard let document else { throw ExitCode(1) }
        let view = SurveyView(Survey(document))
        if let answers { try Self.report(view.readAnswers(try Self.bytes(of: answers)), of: answers) }
        return view
    }

    private static func bytes(of path: String) throws -> [UInt8] {
        do throws(SourceReadError) {
            let reader = FileSourceReader()
            return try reader.read(try reader.canonicalPath(of: path), limit: DataLimits.jsonBytes)
        } catch {
            throw Failed.reporting("\(path): \(error)")
        }
    }

    /// Reports faults as those of NUI files are reported.
    ///
    /// - Throws: `ExitCode(1)` if there is an error.
    private static func report(_ faults: [SurveyFault], of path: String) throws {
        for fault in faults {
            let place = fault.place.map { "\n  --> \(path):\($0.line):\($0.column)" } ?? ""
            Output.report("\(fault.isWarning ? "warning" : "error"): \(fault)\(place)\n")
        }
        if faults.contains(where: { !$0.isWarning }) { throw ExitCode(1) }
    }
}

/// The option for the answers of surveys.
package struct AnswerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Answers of a survey, as JSON: {\"id\": \"text\", ...}.", valueName: "file"))
    var answers: String?

    package init() {}
}

extension ScreenOptions {
    /// Refuses what means nothing for a survey.
    ///
    /// - Throws: `ValidationError` with the first such option.
    func checkForSurvey() throws {
        let names: [(name: String, isGiven: Bool)] = [
            ("--state", !state.isEmpty), ("--data", data.data != nil), ("--strings", strings != nil), ("--schema", own.schema != nil),
        ]
        if let first = names.first(where: \.isGiven) {
            throw ValidationError("\(first.name) belongs to NUI files; a survey (.json) has --answers.")
        }
    }

    /// Lays out a survey for a picture, on the background of its theme.
    ///
    /// - Throws: `ExitCode(1)` after an error was reported.
    package func picture(of file: SurveyFile, scale: Double) throws -> Picture {
        let engine = try engine()
        let view = try file.read()
        let root = ViewRoot(view, text: engine, scale: scale, direction: rtl ? .rightToLeft : .leftToRight)
        if let option = appearance { root.theme.appearance = option.appearance }
        if highContrast { root.theme.contrast = .high }
        let most = 16_384.0
        root.layout(width: size.width, height: size.height ?? most)
        // A height that follows the content is known when all questions in it are measured.
        if size.height == nil { root.layout(width: size.width, height: max(1, min(view.contentExtent.height, most))) }
        for message in root.diagnostics { Output.report("warning: \(message)\n") }
        return Picture(engine: engine, root: root, scale: scale, background: root.theme.color(.background))
    }
}

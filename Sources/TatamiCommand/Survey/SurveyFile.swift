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

    /// Why a survey or its answers cannot be used: the errors, one a line, as a window shows them. They were reported before.
    package struct Failure: Error {
        /// The errors: `survey.json:3:5: [0].questions[1].type: ...`.
        package let words: String
    }

    /// Reads the survey and its answers. Errors and warnings are reported.
    package func read() throws(Failure) -> Survey {
        let bytes = try Self.reportedBytes(of: path)
        let (document, faults) = SurveyDocument.read(bytes)
        try Self.report(faults, of: SourceText(survey: path, bytes))
        guard let document else { throw Failure(words: "\(path): there is no survey") }
        var survey = Survey(document)
        if let answers {
            let bytes = try Self.reportedBytes(of: answers)
            try Self.report(survey.readAnswers(bytes), of: SourceText(survey: answers, bytes))
        }
        return survey
    }

    static func bytes(of path: String) throws(SourceReadError) -> [UInt8] {
        let reader = FileSourceReader()
        return try reader.read(try reader.canonicalPath(of: path), limit: DataLimits.jsonBytes)
    }

    /// Reads a file, and reports why that fails.
    private static func reportedBytes(of path: String) throws(Failure) -> [UInt8] {
        do throws(SourceReadError) {
            return try bytes(of: path)
        } catch {
            let message = "\(path): \(error)"
            Output.report("error: \(message)\n")
            throw Failure(words: message)
        }
    }

    /// Reports faults as those of NUI files are reported, and throws the errors among them.
    private static func report(_ faults: [SurveyFault], of source: SourceText) throws(Failure) {
        let found = Diagnostic.list(of: faults, in: source).map { diagnostic in
            (
                isError: diagnostic.severity == .error, place: "\(diagnostic.span.line):\(diagnostic.span.column)",
                words: diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? "")
            )
        }
        for (isError, place, words) in found {
            Output.report("\(isError ? "error" : "warning"): \(words)\n  --> \(source.path):\(place)\n")
        }
        let errors = found.filter(\.isError)
        if errors.isEmpty { return }
        let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
        throw Failure(words: errors.map { "\(file):\($0.place): \($0.words)" }.joined(separator: "\n"))
    }
}

extension SurveyFile {
    /// Reads the survey and its answers for a command that ends without them.
    ///
    /// - Throws: `ExitCode(1)` after errors were reported.
    package func readOrExit() throws(ExitCode) -> Survey {
        do throws(Failure) { return try read() } catch { throw ExitCode(1) }
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
        let view = SurveyView(try file.readOrExit())
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

import ArgumentParser
import Foundation
import Tatami

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reports all errors and warnings of NUI files, and fixes them on request.",
        discussion: """
            The exit code is 1 if there is an error. The command also checks imports,
            pictures and states, and lays the file out in four sizes to find views that
            cannot be seen. It shows up to 50 diagnostics per file, errors first.
            A diagnostic in a file that several files import is reported once.

            With --strings the command also checks the table of texts, and reports
            each key that a file uses and the table does not have.

            A .json file is checked as a survey.

            With --data the command also checks that the JSON fits the :model of the
            files; each fault has its path and its place.

            With --fix the command applies the fixes that are certain to the named
            files, and then reports the remaining diagnostics. It never changes the
            text of a string and never removes or renames a definition. It withdraws
            a fix unless the number of errors falls and no new error appears. What it
            shows as a suggestion is for you to decide. With --dry-run it only shows
            the changes.

            With --json the output is an array of objects with id, severity, file,
            line, column, endLine, endColumn, message, hint and fix; "certain" in fix
            is false for a suggestion. Lines and columns count from 1; a column is a
            Unicode scalar. With --sarif it is a SARIF 2.1.0 log.

            An unused constant or style is reported only if its file has a root; a
            file without a root is a library. With --unused-ids the command also
            reports each :id that nothing in its file uses; most ids are for the
            program.

            Text has colors on a terminal, unless NO_COLOR is set.

            Examples:
              tatami check form.nui settings.nui
              tatami check form.nui --json
              tatami check --fix form.nui
              tatami check --dry-run form.nui
              tatami check *.nui --sarif > found.sarif
              tatami check form.nui --schema schema.json
              tatami check *.nui --strings texts.strings
              tatami check walks.nui --data walks.json
              tatami check survey.json
            """
    )
    .ofSubcommand

    @Argument(help: ArgumentHelp("NUI files, or surveys (.json).", valueName: "file"))
    var files: [String]

    @Flag(help: "Prints JSON.")
    var json = false

    @Flag(help: "Prints a SARIF log.")
    var sarif = false

    @Flag(help: "Applies the fixes that are certain.")
    var fix = false

    @Flag(help: "Shows the changes of --fix and writes nothing.")
    var dryRun = false

    @Flag(help: "Reports ids that nothing in their file uses.")
    var unusedIds = false

    @OptionGroup var search: SearchPathOptions

    @Option(help: ArgumentHelp("Additional font file; the files may name its family.", valueName: "file"))
    var font: [String] = []

    @Option(help: ArgumentHelp("Table of texts for localizedText: .strings or .json.", valueName: "file"))
    var strings: String?

    @OptionGroup var data: DataOptions

    @OptionGroup var own: SchemaOptions

    func validate() throws {
        if json && sarif { throw ValidationError("Use --json or --sarif, not both.") }
        if data.data != nil, !files.isEmpty, files.allSatisfy(SurveyFile.isSurvey) {
            throw ValidationError("--data belongs to NUI files; a survey (.json) reads no data.")
        }
        if dryRun && !printsText {
            throw ValidationError("--dry-run prints text; the output of --json and --sarif contains the fixes anyway.")
        }
    }

    private var printsText: Bool { !json && !sarif }

    func run() throws {
        let table = strings.map { TextTable(file: $0) }
        let loader = try loader(texts: table)
        var all = table?.diagnostics ?? []
        var news = NewFindings()
        var isWritten = true
        if printsText, let table, !all.isEmpty { try Output.line(table.text(inColor: Terminal.takesColor)) }
        let files = news.distinct(files)
        for file in files {
            let isSurvey = SurveyFile.isSurvey(file)
            if !isSurvey { loader.data = try data.source(for: file) }
            if !isSurvey, fix || dryRun, try !applyFixes(to: file, loader) { isWritten = false }
            let checked: any Checked = isSurvey ? SurveyCheck(file) : loader.check(file: file)
            let found = news.take(checked.diagnostics)
            all += found
            if printsText, !found.isEmpty { try Output.line(checked.text(of: found, inColor: Terminal.takesColor)) }
        }
        if json { try Output.line(all.json) }
        if sarif { try Output.line(all.sarif) }
        let errors = all.count { $0.severity == .error }
        let warnings = all.count - errors
        if printsText { try Output.line("\(count(files.count, "file")): \(count(errors, "error")), \(count(warnings, "warning"))") }
        if errors > 0 || !isWritten { throw ExitCode(1) }
    }

    /// Creates the loader. If the table of texts has errors, its keys are not checked.
    private func loader(texts table: TextTable?) throws -> NUILoader {
        let texts = table.flatMap { $0.diagnostics.hasErrors ? nil : $0.texts } ?? [:]
        let loader = NUILoader(standingIn: try own.file(), searchPaths: search.paths, strings: texts)
        loader.findsUnusedIDs = unusedIds
        loader.imageVerifier = ImageVerification()
        let engine = try PangoTextEngine(readingFonts: font)
        loader.fontFamilies = Set(engine.families)
        loader.textMeasurer = engine
        return loader
    }

    private func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }

    /// Applies fixes to a file or, with --dry-run, prints them. Returns false if the file cannot be written, which is reported.
    private func applyFixes(to file: String, _ loader: NUILoader) throws -> Bool {
        // The check reports a file that cannot be read.
        guard let bytes = try? FileSourceReader().read(path: file) else { return true }
        let source = SourceText(path: file, bytes: bytes)
        let fixed = FixedFile(source) { loader.check(text: $0, name: file, atMost: Limits.fixes) }
        guard !fixed.steps.isEmpty else { return true }
        if dryRun {
            try Output.line(UnifiedDiff.text(from: source.text, to: fixed.text, name: file))
            return true
        }
        do {
            try AtomicFile.write(fixed.text.utf8, to: file)
        } catch {
            Output.report("error: \(error)\n")
            return false
        }
        if printsText { try Output.line(fixed.steps.map { "fixed \($0)\n" }.joined()) }
        return true
    }
}

/// Whether the standard output is a terminal that shows colors.
enum Terminal {
    static var takesColor: Bool {
        isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }
}

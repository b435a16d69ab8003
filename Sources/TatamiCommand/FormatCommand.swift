import ArgumentParser
import Tatami

struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Formats NUI files in the standard layout.",
        discussion: """
            The layout has four spaces per level and one property per line. Objects
            that their author wrote on one line stay on one line up to 100 columns.
            Comments and groups of lines are kept. The meaning never changes: the
            tree of the new text is compared with the old one before the file is
            written atomically. A file that is already formatted is not written.

            The command prints the names of files that it changes or, with --check,
            would change. The exit code is 0 for success; 1 if a file has errors,
            which are reported and leave it unchanged, or if --check finds a file
            that is not formatted; 2 if a file cannot be read or written, or if its
            meaning would change.

            Examples:
              tatami format form.nui settings.nui
              tatami format --check form.nui
              tatami format --stdin < form.nui
            """
    )
    .ofSubcommand

    @Argument(help: ArgumentHelp("NUI files.", valueName: "file"))
    var files: [String] = []

    @Flag(help: "Writes nothing; lists the files that are not formatted.")
    var check = false

    @Flag(help: "Reads the standard input and writes to the standard output.")
    var stdin = false

    func validate() throws {
        if stdin != files.isEmpty { throw ValidationError(stdin ? "--stdin takes no files." : "Name at least one file, or use --stdin.") }
    }

    func run() throws {
        let outcome = stdin ? formatInput() : files.map(format).max() ?? .fine
        if outcome != .fine { throw ExitCode(outcome.rawValue) }
    }

    private enum Outcome: Int32, Comparable {
        case fine, found, failed

        static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }
    }

    private func format(_ file: String) -> Outcome {
        do {
            let document = Document(try FileSourceReader().read(path: file), path: file)
            let text = try document.formatted()
            guard !text.utf8.elementsEqual(document.source.bytes) else { return .fine }
            if !check { try AtomicFile.write(text.utf8, to: file) }
            try Output.line(file)
            return check ? .found : .fine
        } catch {
            return report(error, of: file)
        }
    }

    private func formatInput() -> Outcome {
        let name = "<stdin>"
        do {
            if !check, StandardInput.isOutput { throw FileError(path: name, reason: "the standard output is the same file") }
            let document = Document(try StandardInput.read(limit: Limits.fileBytes), path: name)
            let text = try document.formatted()
            if !check { try Output.write(text) }
            return check && !text.utf8.elementsEqual(document.source.bytes) ? .found : .fine
        } catch {
            return report(error, of: name)
        }
    }

    private func report(_ error: any Error, of file: String) -> Outcome {
        switch error {
        case FormatRefusal.errors(_, let text):
            Output.report(text)
            return .found
        // The end of the command reports it.
        case is Output.Failure: return .failed
        default:
            Output.report("error: \(error is FileError ? "" : "\(file): ")\(error)\n")
            return .failed
        }
    }
}

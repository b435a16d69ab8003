import ArgumentParser
import Foundation
import Tatami

/// The command line. Exit codes: 0 fine, 1 something was found wrong or could not be written, 2 the command was not understood.
@main
struct TatamiCommand: ParsableCommand {
    /// The version of Tatami; this is its only place. Before 1.0 a release may change what files and programs rely on.
    static let version = "0.1.0-dev"

    static let configuration = CommandConfiguration(
        commandName: "tatami",
        abstract: "Renders, checks, formats and explains user interfaces written in NUI.",
        discussion: """
            Examples:
              tatami run form.nui
              tatami render form.nui -o form.png --size 320x480 --scale 2
              tatami render receipt.nui -o receipt.pdf --size 280x
              tatami frames form.nui --json
              tatami explain form.nui --view save
              tatami check *.nui
              tatami format *.nui
              tatami schema Label
              tatami help-error NUI203

            The exit code is 0 where all is well, 1 where something is wrong or cannot be
            written, on the standard output too, and 2 where the command is not understood.
            """,
        version: version,
        subcommands: [
            RunCommand.self, RenderCommand.self, FramesCommand.self, CheckCommand.self, FormatCommand.self, ExplainCommand.self,
            SchemaCommand.self,
            GenerateCommand.self, HelpErrorCommand.self,
        ])

    static func main() {
        ProcessSetup.prepare()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            leave(with: error)
        }
        leave(code: 0)
    }

    /// The parser's own code for a command it does not understand is 64; ours is 2.
    private static func leave(with error: any Error) -> Never {
        if error is Output.Failure { leave(code: 1) }
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        if !message.isEmpty {
            if code.isSuccess { try? Output.line(message) } else { Output.report(message + "\n") }
        }
        leave(code: code == .validationFailure ? 2 : code.rawValue)
    }

    /// Ends the process. Where a stream could not be written, that is reported and the code is not 0.
    private static func leave(code: Int32) -> Never {
        guard let failure = Output.failure else { Foundation.exit(code) }
        Output.report("error: \(failure)\n")
        Foundation.exit(code == 0 ? 1 : code)
    }

    /// Writes a file, whole or not at all.
    ///
    /// - Throws: `ExitCode(1)` after having told why it cannot be written.
    static func write(_ text: String, toFile path: String) throws {
        do {
            try AtomicFile.write(text.utf8, to: path)
        } catch {
            throw Failed.telling("\(error)")
        }
    }
}

/// Something is wrong with the file or the machine, and has been told in full: exit code 1.
enum Failed {
    /// Writes `message` to the error stream.
    static func telling(_ message: String) -> ExitCode {
        Output.report("error: \(message)\n")
        return ExitCode(1)
    }

    /// Writes what a file's loading found to the error stream.
    static func telling(_ error: NUILoadError) -> ExitCode { telling(text: error.text) }

    /// Writes findings, as they are worded already, to the error stream.
    static func telling(text: String) -> ExitCode {
        Output.report(text)
        return ExitCode(1)
    }
}

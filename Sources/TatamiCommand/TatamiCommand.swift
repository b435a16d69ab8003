import ArgumentParser
import Foundation
import Tatami

/// The command line. Exit codes: 0 fine, 1 something was found wrong, 2 the command was not understood.
@main
struct TatamiCommand: ParsableCommand {
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
            """,
        subcommands: [
            RunCommand.self, RenderCommand.self, FramesCommand.self, CheckCommand.self, FormatCommand.self, ExplainCommand.self, SchemaCommand.self,
            GenerateCommand.self, HelpErrorCommand.self,
        ])

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            leave(with: error)
        }
    }

    /// The parser's own code for a command it does not understand is 64; ours is 2.
    private static func leave(with error: any Error) -> Never {
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        if !message.isEmpty { write(message + "\n", to: code.isSuccess ? .standardOutput : .standardError) }
        Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
    }

    static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
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
        TatamiCommand.write("error: \(message)\n", to: .standardError)
        return ExitCode(1)
    }

    /// Writes what a file's loading found to the error stream.
    static func telling(_ error: NUILoadError) -> ExitCode {
        TatamiCommand.write(error.text, to: .standardError)
        return ExitCode(1)
    }
}

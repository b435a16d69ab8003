import ArgumentParser
import Foundation
import Tatami
import TatamiCairo

/// The command line. Exit codes: 0 for success, 1 if something is wrong or could not be written, 2 if the command was not
/// understood.
package struct TatamiCommand: ParsableCommand {
    /// The version of Tatami; this is its only place. Before 1.0, a release may change anything that files and programs rely
    /// on.
    static let version = "0.1.0-dev"

    package static let configuration = CommandConfiguration(
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

            The exit code is 0 for success, 1 if something is wrong or cannot be written
            (also to the standard output), and 2 if the command is not understood.
            """,
        version: version,
        subcommands: [
            RunCommand.self, RenderCommand.self, FramesCommand.self, CheckCommand.self, FormatCommand.self, ExplainCommand.self,
            SchemaCommand.self,
            GenerateCommand.self, HelpErrorCommand.self,
        ])

    package init() {}

    /// Performs the command that the arguments of the process name, and ends the process.
    package static func main() {
        ProcessSetup.prepare()
        SystemFonts.leaveOut()
        do {
            var command = try parsed(Array(CommandLine.arguments.dropFirst()))
            try command.run()
        } catch {
            leave(with: error)
        }
        leave(code: 0)
    }

    /// Returns the command that the arguments name.
    ///
    /// The parser mirrors the options of a command several times before it takes the command from its list. So the command that the first
    /// argument names reads the others by itself; if it cannot, the parser reads all, for its messages.
    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        if let name = arguments.first, let named = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
            let command = try? named.parse(Array(arguments.dropFirst()))
        {
            return command
        }
        return try parseAsRoot(arguments)
    }

    /// Reports an error and ends the process. The parser's own exit code for an invalid command is 64; this command uses 2.
    private static func leave(with error: any Error) -> Never {
        if error is Output.Failure { leave(code: 1) }
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        if !message.isEmpty {
            if code.isSuccess { try? Output.line(message) } else { Output.report(message + "\n") }
        }
        leave(code: code == .validationFailure ? 2 : code.rawValue)
    }

    /// Ends the process. If a stream could not be written, reports that and uses an exit code other than 0.
    private static func leave(code: Int32) -> Never {
        guard let failure = Output.failure else { Foundation.exit(code) }
        Output.report("error: \(failure)\n")
        Foundation.exit(code == 0 ? 1 : code)
    }

    /// Writes a file atomically.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    static func write(_ text: String, toFile path: String) throws {
        do {
            try AtomicFile.write(text.utf8, to: path)
        } catch {
            throw Failed.reporting("\(error)")
        }
    }
}

extension CommandConfiguration {
    /// The configuration of a command of `tatami`, which `parsed(_:)` lets read its arguments alone.
    ///
    /// For a command without a super command, the parser first looks for `--generate-completion-script`, for which it mirrors two more sets of
    /// options. With the name of one it does not. Requests are found when `tatami` reads all arguments, after the command has refused its own.
    var ofSubcommand: CommandConfiguration {
        var configuration = self
        configuration._superCommandName = TatamiCommand.configuration.commandName
        return configuration
    }
}

/// Reports errors of the file or the machine. The exit code is 1.
package enum Failed {
    /// Writes `message` to the standard error.
    package static func reporting(_ message: String) -> ExitCode {
        Output.report("error: \(message)\n")
        return ExitCode(1)
    }

    /// Writes why a file cannot be loaded or shown to the standard error. An error that was reported before is returned.
    package static func reporting(loading error: any Error) -> any Error {
        switch error {
        case let error as NUILoadError: reporting(text: error.text)
        case let error as SceneFailure: reporting(error.message)
        default: error
        }
    }

    /// Writes diagnostics that are already text to the standard error.
    static func reporting(text: String) -> ExitCode {
        Output.report(text)
        return ExitCode(1)
    }
}

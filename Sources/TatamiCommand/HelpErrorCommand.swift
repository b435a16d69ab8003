import ArgumentParser
import Tatami

struct HelpErrorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "help-error",
        abstract: "Explains a diagnostic, with an example and its fix.",
        discussion: """
            The id is the one in brackets: error[NUI203]. Without an id, all diagnostics
            are listed. The exit code is 2 if there is no such id.

            Examples:
              tatami help-error NUI203
              tatami help-error
            """
    )
    .ofSubcommand

    @Argument(help: ArgumentHelp("The id of a diagnostic.", valueName: "id"))
    var id: String?

    func run() throws {
        guard let id else {
            return try Output.write(ErrorPage.all.map { "\($0.code.rawValue)  \($0.code.title)\n" }.joined())
        }
        guard let page = ErrorPage.page(of: id) else {
            let hint = ErrorPage.suggestion(for: id).map { " Did you mean \($0)?" } ?? " 'tatami help-error' lists them all."
            Output.report("error: There is no diagnostic '\(id)'.\(hint)\n")
            throw ExitCode(2)
        }
        try Output.write(page.text)
    }
}

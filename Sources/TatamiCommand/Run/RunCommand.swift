import ArgumentParser
import Tatami

/// What `tatami run` is told. The windows are opened by the program `tatami-window`, so that the other commands load no library for windows.
package struct RunCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Opens a NUI file or a survey in a window and reloads it when it is saved.",
        discussion: """
            Examples:
              tatami run form.nui
              tatami run card.nui --size 640x400 --scale 2
              tatami run Examples/Gallery/*.nui           several, with a list of them
              tatami run walks.nui --data walks.json      shows changes of both files
              tatami run Data/*.nui --data Data           each with the .json of its name
              tatami run form.nui --print-values          the form's values as JSON at the end
              tatami run survey.json --answers mine.json  shows a survey with answers

            A reload keeps states, scroll positions and the focus. Ctrl+R resets them,
            Ctrl+W closes the window, Ctrl+Q closes all windows. If the file has errors,
            the last valid screen stays, with the errors above it. A changed file of --data
            is shown at once, and rows stay by their keys; if it has errors, the last valid
            data stays, with the errors above the screen. Actions that call the
            program are printed to the standard output; actions that name states apply
            them.

            With --print-values, the values of all controls with an :id are printed when the
            last window is closed: one JSON object for each file, in a line of its own. For a
            survey these are its answers, as --answers reads them; hidden questions and those
            that nobody answered are left out.

            Without a display, the command says so and writes a picture instead. The values
            are then those of the file.
            """
    )
    .ofSubcommand

    @Argument(help: ArgumentHelp("NUI files, or one survey (.json).", valueName: "file"))
    package var files: [String]

    @OptionGroup package var answers: AnswerOptions

    @OptionGroup package var screen: ScreenOptions

    @Option(
        help: ArgumentHelp(
            "Device pixels per point, up to 8; by default the desktop's (GDK_SCALE, QT_SCALE_FACTOR, Xft.dpi on X11).", valueName: "s"))
    package var scale: Double?

    @Flag(help: "Prints the values of the controls as JSON at the end.")
    package var printValues = false

    package init() {}

    package func validate() throws {
        if files.isEmpty { throw ValidationError("Name at least one file.") }
        if let scale { try ScreenOptions.check(scale: scale) }
        guard files.contains(where: SurveyFile.isSurvey) else {
            if answers.answers != nil { throw ValidationError("--answers belongs to a survey (.json).") }
            return
        }
        if files.count > 1 { throw ValidationError("A survey (.json) is shown alone.") }
        try screen.checkForSurvey()
    }

    /// The survey to show; nil for NUI files.
    package var survey: SurveyFile? {
        SurveyFile.isSurvey(files[0]) ? SurveyFile(path: files[0], answers: answers.answers) : nil
    }

    /// Opens the windows and serves them until the last one is closed. Only `tatami-window` has it.
    @MainActor package static var open: (@MainActor (RunCommand) throws -> Void)?

    package func run() throws {
        // The command line runs on the main thread, which windows require.
        try MainActor.assumeIsolated {
            guard let open = Self.open else { throw WindowProgram.start() }
            try open(self)
        }
    }
}

import ArgumentParser
import Tatami
import TatamiLive
import TatamiWindow

#if os(Linux)
    import TatamiAccessibility
#endif

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
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
            """)

    @Argument(help: ArgumentHelp("NUI files, or one survey (.json).", valueName: "file"))
    var files: [String]

    @OptionGroup var answers: AnswerOptions

    @OptionGroup var screen: ScreenOptions

    @Option(
        help: ArgumentHelp(
            "Device pixels per point, up to 8; by default the desktop's (GDK_SCALE, QT_SCALE_FACTOR, Xft.dpi on X11).", valueName: "s"))
    var scale: Double?

    @Flag(help: "Prints the values of the controls as JSON at the end.")
    var printValues = false

    func validate() throws {
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
    private var survey: SurveyFile? {
        SurveyFile.isSurvey(files[0]) ? SurveyFile(path: files[0], answers: answers.answers) : nil
    }

    func run() throws {
        // The command line runs on the main thread, which windows require.
        try MainActor.assumeIsolated { if let survey { try open(survey) } else { try open() } }
    }

    @MainActor private func open(_ survey: SurveyFile) throws {
        let watcher = FileWatcher(onChange: Application.wake, report: { Output.report($0 + "\n") })
        let shown = try SurveyScreen(survey, watcher)
        do {
            _ = try openWindow(of: shown.view, Application.name(ofFile: survey.path), width: screen.size.width, try screen.engine())
            Application.shared.everyTurn { shown.readIfChanged() }
            serve()
        } catch let error as WindowError where error.lacksDisplay {
            Output.report("\(error) Rendering instead.\n")
            try screen.picture(of: survey, scale: scale ?? 1).write(to: RenderCommand.pictureName(for: survey.path), as: .png)
        }
        if printValues { try Output.line(shown.answers) }
    }

    @MainActor private func openWindow(of view: View, _ title: String, width: Double, _ engine: PangoTextEngine) throws -> Window {
        let window = try Window(
            view, title: title, size: Size(width, screen.size.height ?? 480), engine: engine, scale: scale,
            direction: screen.rtl ? .rightToLeft : .leftToRight)
        if let option = screen.appearance { window.appearance = option.appearance }
        if screen.highContrast { window.contrast = .high }
        window.root.onReport = { Output.report("warning: \($0)\n") }
        return window
    }

    /// Serves the windows until the last one is closed.
    @MainActor private func serve() {
        #if os(Linux)
            Application.shared.publishAccessibility()
        #endif
        Application.shared.run()
    }

    @MainActor private func open() throws {
        let engine = try screen.engine()
        let loader = try screen.loaders(for: engine, file: nil)
        let watcher = FileWatcher(onChange: Application.wake, report: { Output.report($0 + "\n") })
        let lives = files.map { LiveFile($0, data: screen.data.path(for: $0), watcher: watcher, loader: loader) }
        for live in lives {
            live.report = { Output.report($0 + "\n") }
            live.load(states: screen.state)
        }
        let album = Album(lives)
        let window: Window
        do {
            window = try openWindow(of: album.view, album.title, width: screen.size.width + album.listWidth, engine)
        } catch let error as WindowError where error.lacksDisplay {
            try renderInstead(error)
            if printValues { try printValues(of: lives) }
            return
        }
        album.follow(window)
        Application.shared.everyTurn { for live in lives { live.reloadIfChanged() } }
        serve()
        if printValues { try printValues(of: lives) }
    }

    /// Prints the values of each file's controls, in a line of its own. Passwords are printed as well.
    @MainActor private func printValues(of lives: [LiveFile]) throws {
        for live in lives {
            let values = live.loader?.formValues ?? [:]
            try Output.line(JSONText.object(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
        }
    }

    /// Writes pictures of the files if there is no display for a window.
    private func renderInstead(_ error: WindowError) throws {
        Output.report("\(error) Rendering instead.\n")
        var names = PictureNames()
        var failure: ExitCode?
        for file in files {
            let path = names.next(RenderCommand.pictureName(for: file))
            do {
                try Scene(file, screen, scale: scale ?? 1).picture.write(to: path, as: .png)
            } catch let code as ExitCode {
                failure = code
            }
        }
        if let failure { throw failure }
    }
}

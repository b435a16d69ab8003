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
        abstract: "Opens a NUI file in a window and reloads it when it is saved.",
        discussion: """
            Examples:
              tatami run form.nui
              tatami run card.nui --size 640x400 --scale 2
              tatami run Examples/Gallery/*.nui           several, with a list of them
              tatami run walks.nui --data walks.json      shows changes of both files
              tatami run Data/*.nui --data Data           each with the .json of its name
              tatami run form.nui --print-values          the form's values as JSON at the end

            A reload keeps states, scroll positions and the focus. Ctrl+R resets them,
            Ctrl+W closes the window, Ctrl+Q closes all windows. If the file has errors,
            the last valid screen stays, with the errors above it. A changed file of --data
            is shown at once, and rows stay by their keys; if it has errors, the last valid
            data stays, with the errors above the screen. Actions that call the
            program are printed to the standard output; actions that name states apply
            them.

            With --print-values, the values of all controls with an :id are printed when the
            last window is closed: one JSON object for each file, in a line of its own.

            Without a display, the command says so and writes a picture instead. The values
            are then those of the file.
            """)

    @Argument(help: ArgumentHelp("NUI files.", valueName: "file"))
    var files: [String]

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
    }

    func run() throws {
        // The command line runs on the main thread, which windows require.
        try MainActor.assumeIsolated { try open() }
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
            window = try Window(
                album.view, title: album.title, size: Size(screen.size.width + album.listWidth, screen.size.height ?? 480), engine: engine,
                scale: scale, direction: screen.rtl ? .rightToLeft : .leftToRight)
        } catch let error as WindowError where error.lacksDisplay {
            try renderInstead(error)
            if printValues { try printValues(of: lives) }
            return
        }
        if let option = screen.appearance { window.appearance = option.appearance }
        if screen.highContrast { window.contrast = .high }
        window.root.onReport = { Output.report("warning: \($0)\n") }
        album.follow(window)
        Application.shared.everyTurn { for live in lives { live.reloadIfChanged() } }
        #if os(Linux)
            Application.shared.publishAccessibility()
        #endif
        Application.shared.run()
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
                try Scene(file, screen, scale: scale ?? 1).write(to: path, as: .png)
            } catch let code as ExitCode {
                failure = code
            }
        }
        if let failure { throw failure }
    }
}

import ArgumentParser
import Tatami
import TatamiCommand
import TatamiLive
import TatamiWindow

#if os(Linux)
    import TatamiAccessibility
#endif

/// The windows of one `tatami run`, until the last one is closed.
@MainActor struct WindowSession {
    let command: RunCommand

    /// Opens the window of a survey or of NUI files, and serves it. Without a display, pictures are written instead.
    ///
    /// - Throws: `ExitCode(1)` after an error was reported, and errors of the output.
    func run() throws {
        if let survey = command.survey { try open(survey) } else { try open() }
    }

    private func open(_ survey: SurveyFile) throws {
        let watcher = FileWatcher(onChange: Application.wake, report: { Output.report($0 + "\n") })
        let shown = try SurveyScreen(survey, watcher)
        do {
            _ = try openWindow(
                of: shown.view, Application.name(ofFile: survey.path), width: command.screen.size.width, try command.screen.engine())
            Application.shared.everyTurn { shown.readIfChanged() }
            serve()
        } catch let error as WindowError where error.lacksDisplay {
            Output.report("\(error) Rendering instead.\n")
            try command.screen.picture(of: survey, scale: command.scale ?? 1).write(
                to: RenderCommand.pictureName(for: survey.path), as: .png)
        }
        if command.printValues { try Output.line(shown.answers) }
    }

    private func openWindow(of view: View, _ title: String, width: Double, _ engine: PangoTextEngine) throws -> Window {
        let window = try Window(
            view, title: title, size: Size(width, command.screen.size.height ?? 480), engine: engine, scale: command.scale,
            direction: command.screen.rtl ? .rightToLeft : .leftToRight)
        if let option = command.screen.appearance { window.appearance = option.appearance }
        if command.screen.highContrast { window.contrast = .high }
        window.root.onReport = { Output.report("warning: \($0)\n") }
        return window
    }

    /// Serves the windows until the last one is closed.
    private func serve() {
        #if os(Linux)
            Application.shared.publishAccessibility()
        #endif
        Application.shared.run()
    }

    private func open() throws {
        let engine = try command.screen.engine()
        let loader = try command.screen.loaders(for: engine, file: nil)
        let watcher = FileWatcher(onChange: Application.wake, report: { Output.report($0 + "\n") })
        let lives = command.files.map { LiveFile($0, data: command.screen.data.path(for: $0), watcher: watcher, loader: loader) }
        for live in lives {
            live.report = { Output.report($0 + "\n") }
            live.load(states: command.screen.state)
        }
        let album = Album(lives)
        let window: Window
        do {
            window = try openWindow(of: album.view, album.title, width: command.screen.size.width + album.listWidth, engine)
        } catch let error as WindowError where error.lacksDisplay {
            try renderInstead(error)
            if command.printValues { try printValues(of: lives) }
            return
        }
        album.follow(window)
        Application.shared.everyTurn { for live in lives { live.reloadIfChanged() } }
        serve()
        if command.printValues { try printValues(of: lives) }
    }

    /// Prints the values of each file's controls, in a line of its own. Passwords are printed as well.
    private func printValues(of lives: [LiveFile]) throws {
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
        for file in command.files {
            let path = names.next(RenderCommand.pictureName(for: file))
            do {
                try Scene(file, command.screen, scale: command.scale ?? 1).picture.write(to: path, as: .png)
            } catch let code as ExitCode {
                failure = code
            }
        }
        if let failure { throw failure }
    }
}

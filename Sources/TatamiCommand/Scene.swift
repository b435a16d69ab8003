import ArgumentParser
import Tatami

/// Why a file that was loaded cannot be shown or written.
struct SceneFailure: Error {
    let message: String
}

/// A file that was loaded and laid out.
package struct Scene {
    let loader: NUILoader
    let engine: PangoTextEngine
    let root: ViewRoot
    /// Device pixels per point.
    let scale: Double
    /// The color behind the views; nil for none.
    private let background: Color?

    init(_ options: SceneOptions) throws { try self.init(options.file, options.screen) }

    /// Loads a file and lays it out.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - options: The options of the command line for the screen.
    ///   - scale: Device pixels per point, if the preview sets none.
    ///   - preview: The preview to show; the options apply where it sets nothing.
    /// - Throws: `ExitCode(1)` after the error was reported.
    package init(_ file: String, _ options: ScreenOptions, scale: Double = 1, preview: String? = nil) throws {
        let engine = try options.engine()
        let loader = try options.loaders(for: engine, file: file)()
        do {
            let warnings: [Diagnostic]
            let shown: NUIPreview?
            if let preview {
                (warnings, shown) = try loader.load(file: file, preview: preview)
            } else {
                (warnings, shown) = (try loader.load(file: file), nil)
            }
            if !warnings.isEmpty { Output.report(loader.text(of: warnings) + "\n") }
            try self.init(loader, shown, file, options, engine, scale: scale)
        } catch {
            throw Failed.reporting(loading: error)
        }
    }

    /// Loads a preview of a checked file. Returns its warnings too.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    static func showing(
        _ preview: String, of file: CheckedFile, _ loader: NUILoader, _ options: ScreenOptions, _ engine: PangoTextEngine, scale: Double
    ) throws -> (Scene, warnings: [Diagnostic]) {
        do {
            let (warnings, shown) = try loader.load(file, preview: preview)
            return (try Scene(loader, shown, preview, options, engine, scale: scale), warnings)
        } catch {
            throw Failed.reporting(loading: error)
        }
    }

    /// Lays out what the loader loaded.
    ///
    /// - Parameters:
    ///   - loader: The loader of the file.
    ///   - preview: The preview to show; nil for none.
    ///   - name: The name of the file or preview, for messages.
    ///   - options: The options of the command line for the screen.
    ///   - engine: The engine that measures text.
    ///   - scale: Device pixels per point, if the preview sets none.
    /// - Throws: ``SceneFailure``, or `NUILoadError` if a state cannot be loaded.
    init(
        _ loader: NUILoader, _ preview: NUIPreview?, _ name: String, _ options: ScreenOptions, _ engine: PangoTextEngine, scale: Double
    ) throws {
        (self.loader, self.engine, self.scale) = (loader, engine, preview?.scale ?? scale)
        for state in options.state { try loader.loadState(state) }
        try Scene.reportStandIns(loader)
        guard let view = loader.shownView else { throw SceneFailure(message: "\(name): the root has no view to show") }
        let direction = preview?.direction ?? (options.rtl ? .rightToLeft : .leftToRight)
        root = ViewRoot(view, text: engine, scale: self.scale, direction: direction)
        root.origin = loader
        if let option = options.appearance { root.theme.appearance = option.appearance }
        if options.highContrast { root.theme.contrast = .high }
        background = options.appearance == nil && !options.highContrast ? nil : root.theme.color(.background)
        if let size = preview?.size {
            root.layout(width: size.width, height: size.height > 0 ? size.height : nil)
        } else {
            root.layout(width: options.size.width, height: options.size.height)
        }
        if let faults = loader.takeFaultsOfRows() { Output.report(faults + "\n") }
        for message in root.diagnostics { Output.report("warning: \(message)\n") }
        for unseen in root.unseenViews { Output.report("warning: \(unseen.text)\n") }
    }

    /// Reports the program's own classes, whose objects are shown as a class of Tatami. Layouts without such a class cannot be
    /// laid out.
    private static func reportStandIns(_ loader: NUILoader) throws {
        for (name, model) in loader.standIns {
            if model == "Layout" {
                throw SceneFailure(message: "\(name) is a layout class of the program, and only the program can lay it out")
            }
            Output.report("warning: \(name) is shown as \(model); only the program knows what it does itself\n")
        }
    }

    /// What is drawn of the file.
    package var picture: Picture { Picture(engine: engine, root: root, scale: scale, background: background) }

    /// The class of a view by its canonical name in files.
    func className(_ view: View) -> String { loader.className(of: view) ?? "\(type(of: view))" }
}

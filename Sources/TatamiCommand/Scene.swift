import ArgumentParser
import Logging
import Tatami

/// A file that was loaded and laid out.
struct Scene {
    let loader: NUILoader
    let engine: PangoTextEngine
    let root: ViewRoot
    /// Device pixels a point.
    let scale: Double

    /// - Parameter preview: the preview of the file that is shown; what it leaves open is as the options say.
    /// - Throws: `ExitCode(1)` after having told what is wrong.
    init(_ options: SceneOptions, scale: Double = 1, preview: String? = nil) throws {
        loader = NUILoader(standingIn: try options.own.file(), searchPaths: options.searchPaths, strings: try Scene.strings(options))
        // What is found goes to the error stream here; a log handler would write to the standard output.
        loader.logger = Logger(label: "nui", factory: { _ in SwiftLogNoOpLogHandler() })
        engine = try Scene.engine(options.font)
        loader.fontFamilies = Set(engine.families)
        var shown: NUIPreview?
        do {
            let warnings: [Diagnostic]
            if let preview {
                (warnings, shown) = try loader.load(file: options.file, preview: preview)
            } else {
                warnings = try loader.load(file: options.file)
            }
            if !warnings.isEmpty { TatamiCommand.write(loader.text(of: warnings) + "\n", to: .standardError) }
            for state in options.state { try loader.loadState(state) }
        } catch {
            throw Failed.telling(error)
        }
        try Scene.tellStandIns(loader)
        guard let view = loader.shownView else { throw Failed.telling("\(options.file): the root has no view to show") }
        self.scale = shown?.scale ?? scale
        let direction = shown?.direction ?? (options.rtl ? .rightToLeft : .leftToRight)
        root = ViewRoot(view, text: engine, scale: self.scale, direction: direction)
        root.origin = loader
        if let size = shown?.size {
            root.layout(width: size.width, height: size.height > 0 ? size.height : nil)
        } else {
            root.layout(width: options.size.width, height: options.size.height)
        }
        for message in root.diagnostics { TatamiCommand.write("warning: \(message)\n", to: .standardError) }
    }

    /// A text engine with further font files.
    static func engine(_ fontFiles: [String]) throws -> PangoTextEngine {
        do {
            return try PangoTextEngine(fontFiles: fontFiles)
        } catch {
            throw Failed.telling("\(error)")
        }
    }

    /// Objects of the program's own classes are shown as what they are below; layouts that are below none cannot be laid out.
    private static func tellStandIns(_ loader: NUILoader) throws {
        for (name, model) in loader.standIns {
            if model == "Layout" { throw Failed.telling("\(name) is a layout of the program's own: only the program can lay it out") }
            TatamiCommand.write("warning: \(name) is shown as \(model); what it does itself only the program knows\n", to: .standardError)
        }
    }

    private static func strings(_ options: SceneOptions) throws -> [String: String] {
        guard let file = options.strings else { return [:] }
        let table = TextTable(file: file)
        if !table.diagnostics.isEmpty { TatamiCommand.write(table.text(), to: .standardError) }
        if table.diagnostics.hasErrors { throw ExitCode(1) }
        return table.texts
    }

    /// The class of a view as the file names it, in its canonical name.
    func className(_ view: View) -> String { loader.className(of: view) ?? "\(type(of: view))" }
}

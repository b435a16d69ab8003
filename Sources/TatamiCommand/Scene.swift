import ArgumentParser
import Tatami

/// What pictures are written as, by the end of the file's name.
enum PictureFormat: String { case png, svg, pdf }

/// A file that was loaded and laid out.
struct Scene {
    let loader: NUILoader
    let engine: PangoTextEngine
    let root: ViewRoot
    /// Device pixels a point.
    let scale: Double

    init(_ options: SceneOptions) throws { try self.init(options.file, options.screen) }

    /// - Parameter preview: the preview of the file that is shown; what it leaves open is as the options say.
    /// - Throws: `ExitCode(1)` after having told what is wrong.
    init(_ file: String, _ options: ScreenOptions, scale: Double = 1, preview: String? = nil) throws {
        engine = try options.engine()
        loader = try options.loaders(for: engine)()
        var shown: NUIPreview?
        do {
            let warnings: [Diagnostic]
            if let preview {
                (warnings, shown) = try loader.load(file: file, preview: preview)
            } else {
                warnings = try loader.load(file: file)
            }
            if !warnings.isEmpty { TatamiCommand.write(loader.text(of: warnings) + "\n", to: .standardError) }
            for state in options.state { try loader.loadState(state) }
        } catch {
            throw Failed.telling(error)
        }
        try Scene.tellStandIns(loader)
        guard let view = loader.shownView else { throw Failed.telling("\(file): the root has no view to show") }
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

    /// Objects of the program's own classes are shown as what they are below; layouts that are below none cannot be laid out.
    private static func tellStandIns(_ loader: NUILoader) throws {
        for (name, model) in loader.standIns {
            if model == "Layout" { throw Failed.telling("\(name) is a layout of the program's own: only the program can lay it out") }
            TatamiCommand.write("warning: \(name) is shown as \(model); what it does itself only the program knows\n", to: .standardError)
        }
    }

    /// Writes a picture of it, and tells its name and size.
    func write(to path: String, as format: PictureFormat) throws {
        let list = root.displayList(), size = root.size
        do {
            try AtomicFile.write(try bytes(of: list, size, format), to: path)
        } catch let error as RenderError {
            throw Failed.telling("\(error)")
        } catch let error as FileError {
            throw Failed.telling("\(error)")
        }
        print("\(path) \(DecimalText.format(size.width))x\(DecimalText.format(size.height))")
    }

    private func bytes(of list: DisplayList, _ size: Size, _ format: PictureFormat) throws -> [UInt8] {
        switch format {
        case .png: try CairoRenderer(engine).png(of: list, size: size, scale: scale)
        case .pdf: try CairoRenderer(engine).pdf(of: list, size: size)
        case .svg: try Array(SVGWriter(engine).svg(of: list, size: size).utf8)
        }
    }

    /// The class of a view as the file names it, in its canonical name.
    func className(_ view: View) -> String { loader.className(of: view) ?? "\(type(of: view))" }
}

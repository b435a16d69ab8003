import ArgumentParser
import Tatami

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Writes a picture of a NUI file: PNG, SVG or PDF by the output's name.",
        discussion: """
            Examples:
              tatami render form.nui                        writes form.png
              tatami render card.nui -o card.svg --size 1200x630
              tatami render receipt.nui -o receipt.pdf --size 280x
              tatami render demo.nui --state hidden --scale 2
            """)

    @OptionGroup var scene: SceneOptions

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Where to write; .png, .svg or .pdf.", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("Device pixels a point, up to 8.", valueName: "s"))
    var scale = 1.0

    enum Format: String { case png, svg, pdf }

    private var target: (path: String, format: Format)? {
        let path = output ?? Self.pictureName(for: scene.file)
        let suffix = path.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
        return Format(rawValue: suffix).map { (path, $0) }
    }

    static func pictureName(for file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? "picture"
        return (name.hasSuffix(".nui") ? String(name.dropLast(4)) : name) + ".png"
    }

    func validate() throws {
        if target == nil { throw ValidationError("The output's name must end in .png, .svg or .pdf.") }
        if !(scale > 0 && scale <= 8) { throw ValidationError("The scale is a number above 0 and at most 8.") }
    }

    func run() throws {
        guard let target else { return }
        let scene = try Scene(scene, scale: scale)
        let list = scene.root.displayList(), size = scene.root.size
        do {
            try AtomicFile.write(try bytes(list, size, target.format, scene.engine), to: target.path)
        } catch let error as RenderError {
            throw Failed.telling("\(error)")
        } catch let error as FileError {
            throw Failed.telling("\(error)")
        }
        print("\(target.path) \(DecimalText.format(size.width))x\(DecimalText.format(size.height))")
    }

    private func bytes(_ list: DisplayList, _ size: Size, _ format: Format, _ engine: PangoTextEngine) throws -> [UInt8] {
        switch format {
        case .png: try CairoRenderer(engine).png(of: list, size: size, scale: scale)
        case .pdf: try CairoRenderer(engine).pdf(of: list, size: size)
        case .svg: try Array(SVGWriter(engine).svg(of: list, size: size).utf8)
        }
    }
}

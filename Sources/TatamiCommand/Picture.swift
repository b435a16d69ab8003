import ArgumentParser
import Tatami

/// The format of a picture, by the suffix of the file's name.
package enum PictureFormat: String { case png, svg, pdf }

extension PNGCompression: ExpressibleByArgument {}

/// Views that were laid out, and how they are drawn into files.
package struct Picture {
    let engine: PangoTextEngine
    let root: ViewRoot
    /// Device pixels per point.
    let scale: Double
    /// The color behind the views; nil for none.
    let background: Color?

    /// Writes a picture and prints its name and size. `png` says how a PNG file is compressed.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    package func write(to path: String, as format: PictureFormat, png: PNGCompression = .fast) throws {
        do throws(SceneFailure) {
            try save(to: path, as: format, png: png)
        } catch {
            throw Failed.reporting(error.message)
        }
        try Output.line("\(path) \(DecimalText.format(root.size.width))x\(DecimalText.format(root.size.height))")
    }

    /// Writes a picture.
    func save(to path: String, as format: PictureFormat, png: PNGCompression = .fast) throws(SceneFailure) {
        let size = root.size
        var list = DisplayList()
        if let background { list.fill(Rect(origin: .zero, size: size), background) }
        list.append(root.displayList())
        do {
            try AtomicFile.write(try bytes(of: list, size, format, png), to: path)
        } catch {
            throw SceneFailure(message: "\(error)")
        }
    }

    private func bytes(of list: DisplayList, _ size: Size, _ format: PictureFormat, _ png: PNGCompression) throws -> [UInt8] {
        switch format {
        case .png: try CairoRenderer(engine).png(of: list, size: size, scale: scale, compression: png)
        case .pdf: try CairoRenderer(engine).pdf(of: list, size: size)
        case .svg: try Array(SVGWriter(engine).svg(of: list, size: size).utf8)
        }
    }
}

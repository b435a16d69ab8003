import Foundation
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Comparing pictures of a window with pictures that are kept.
extension TestWindow {
    /// Returns what the window shows, as raw pixels on white.
    ///
    /// - Throws: `RenderError`, or `FontError` if the bundled fonts cannot be read.
    public func picture() throws -> Image {
        try renderer().image(of: frame.list, size: size, scale: root.grid.scale, background: .white)
    }

    /// Compares what the window shows with the picture `Goldens/NAME.png` in the folder of the test's file.
    ///
    /// With `UPDATE_GOLDENS=1` in the environment the picture is written instead: look at it before you commit it.
    ///
    /// - Throws: `TestFailure` if there is no such picture, or the two differ by more than ``PictureComparison/isClose`` allows. Then
    ///   what is shown now, and the differing pixels in red on the faded golden picture, are written to a temporary folder that the error
    ///   names. Also the errors of drawing and writing files.
    public func expectPicture(_ name: String, file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
        let renderer = try renderer()
        let golden = folder.appendingPathComponent("\(name).png")
        let shown = try renderer.png(of: frame.list, size: size, scale: root.grid.scale, background: .white, compression: .small)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try AtomicFile.write(shown, to: golden.path)
        }
        guard FileManager.default.fileExists(atPath: golden.path) else {
            throw TestFailure(description: "There is no picture \(golden.path); UPDATE_GOLDENS=1 writes it.")
        }
        let kept = try decoded(golden, renderer)
        let now = try picture()
        let comparison = PictureComparison(now, kept)
        if comparison?.isClose == true { return }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-goldens")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try AtomicFile.write(shown, to: place.appendingPathComponent("\(name).png").path)
        guard let comparison else {
            throw TestFailure(
                description:
                    "\(name) has a different size than before: \(now.content.width)x\(now.content.height) pixels. See \(place.path).")
        }
        let difference = try comparison.picture(of: now, and: kept)
        try AtomicFile.write(
            try renderer.png(of: difference, size: now.size), to: place.appendingPathComponent("\(name)-difference.png").path)
        throw TestFailure(description: "\(name) looks different: \(comparison.differing) pixels differ. See \(place.path).")
    }

    private func renderer() throws -> CairoRenderer {
        if let engine = root.textMeasurer as? PangoTextEngine { return CairoRenderer(engine) }
        return CairoRenderer(try PangoTextEngine())
    }

    private func decoded(_ file: URL, _ renderer: CairoRenderer) throws -> Image {
        let image = try ImageFolder(file.deletingLastPathComponent().path).image(named: file.lastPathComponent)
        var list = DisplayList()
        list.image(image, in: Rect(0, 0, size.width, size.height))
        return try renderer.image(of: list, size: size, scale: root.grid.scale)
    }
}

extension PictureComparison {
    /// Draws the differing pixels in red on the second picture, which is faded.
    func picture(of first: Image, and second: Image) throws -> DisplayList {
        var list = DisplayList()
        list.pushOpacity(0.3)
        list.image(second, in: Rect(0, 0, second.size.width, second.size.height))
        list.pop()
        let width = first.content.width
        let pixel = first.size.width / Double(width)
        for index in 0..<(width * first.content.height) where Self.differs(first, second, index) {
            list.fill(Rect(Double(index % width) * pixel, Double(index / width) * pixel, pixel, pixel), .red)
        }
        return list
    }
}

import Foundation
import Tatami
import TatamiTesting
import Testing

/// A picture of the documentation. UPDATE_GOLDENS=1 draws it anew.
struct KeptPicture {
    /// The name of its file in the folder of pictures.
    let name: String
    /// In points.
    let size: Size
    /// Device pixels per point.
    var scale = 2.0

    /// Compares what is drawn now with the file.
    func expect(_ list: DisplayList, _ renderer: CairoRenderer) throws {
        let path = Guide.pictures.appendingPathComponent(name).path
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try AtomicFile.write(renderer.png(of: list, size: size, scale: scale, compression: .small), to: path)
        }
        let pixels = Size(size.width * scale, size.height * scale)
        var kept = DisplayList()
        kept.image(try Image(encoded: [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))), in: Rect(pixels))
        let comparison = try #require(
            PictureComparison(renderer.image(of: list, size: size, scale: scale), renderer.image(of: kept, size: pixels)))
        #expect(comparison.isClose, "\(name): \(comparison)")
    }
}

import Foundation
import Tatami
import TatamiTesting
import Testing

/// The pickers from right to left, closed and open, at scale 1, against a picture that people have looked at.
@Suite struct MirroredPickerTests {
    @Test func theyLookAsTheyDid() throws {
        let picture = PickerStatesPicture(direction: .rightToLeft)
        let engine = try PangoTextEngine()
        let renderer = CairoRenderer(engine)
        let root = ViewRoot(try picture.view(), text: engine)
        root.layout(in: picture.size)
        let list = root.displayList()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Goldens"
        let path = "\(folder)/pickers-mirrored.png"
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try AtomicFile.write(renderer.png(of: list, size: picture.size, compression: .small), to: path)
        }
        var kept = DisplayList()
        kept.image(try Image(encoded: [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))), in: Rect(picture.size))
        let comparison = try #require(
            PictureComparison(renderer.image(of: list, size: picture.size), renderer.image(of: kept, size: picture.size)))
        #expect(comparison.isClose, "\(comparison)")
    }
}

import Foundation
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import Testing

/// The sheet against the pictures that are kept beside the tests. With UPDATE_GOLDENS=1 they are written anew: look at them.
@Suite struct GoldenTests {
    private let renderer: CairoRenderer
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Goldens"
    private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    init() throws { renderer = CairoRenderer(try PangoTextEngine()) }

    @Test func theSheetLooksAsItDid() throws {
        let list = try Sheet.list()
        if isUpdating { try AtomicFile.write(renderer.png(of: list, size: Sheet.size, compression: .small), to: folder + "/sheet.png") }
        let golden = try ImageFolder(folder).image(named: "sheet.png")
        var kept = DisplayList()
        kept.image(golden, in: Rect(Sheet.size))
        let comparison = try #require(
            PictureComparison(renderer.image(of: list, size: Sheet.size), renderer.image(of: kept, size: Sheet.size)))
        #expect(comparison.isClose, "\(comparison)")
    }

    @Test func theSheetSaysWhatItSaid() throws {
        let text = try Sheet.list().description
        if isUpdating { try AtomicFile.write(Array(text.utf8), to: folder + "/sheet.txt") }
        #expect(try String(contentsOfFile: folder + "/sheet.txt", encoding: .utf8) == text)
    }

    @Test func aShiftOfOnePixelIsSeen() throws {
        func drawn(x: Double, width: Double) throws -> Image {
            var list = DisplayList()
            list.fill(Rect(x, 10, width, 30), .black)
            return try renderer.image(of: list, size: Size(100, 50), background: .white)
        }
        let reference = try drawn(x: 10, width: 50)
        #expect(try #require(PictureComparison(reference, drawn(x: 10, width: 50))).isClose)
        #expect(try !#require(PictureComparison(reference, drawn(x: 11, width: 50))).isClose)
        let line = try #require(PictureComparison(drawn(x: 10, width: 1), drawn(x: 10, width: 0)))
        #expect(line.differing == 30 && line.largestBlob == 30)
        #expect(try PictureComparison(reference, renderer.image(of: DisplayList(), size: Size(10, 10))) == nil)
    }
}

import Foundation
import TatamiCairo
import TatamiDrawing
import Testing

@Suite struct SheetTests {
    /// With TATAMI_SHEET set to a folder, the sheet is left there in all formats, to be looked at.
    @Test func everythingIsDrawnInEveryFormat() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let list = try Sheet.list()
        let files: [(String, [UInt8])] = [
            ("sheet.png", try renderer.png(of: list, size: Sheet.size)),
            ("sheet@2x.png", try renderer.png(of: list, size: Sheet.size, scale: 2)),
            ("sheet.pdf", try renderer.pdf(of: list, size: Sheet.size)),
            ("sheet.svg", Array(try SVGWriter(renderer.engine).svg(of: list, size: Sheet.size).utf8)),
            ("sheet.txt", Array(list.description.utf8)),
        ]
        #expect(files.allSatisfy { $0.1.count > 1000 })
        guard let folder = ProcessInfo.processInfo.environment["TATAMI_SHEET"] else { return }
        for (name, bytes) in files { try AtomicFile.write(bytes, to: "\(folder)/\(name)") }
    }
}

import Foundation
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
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
            ("sheet.txt", Array(list.description.utf8)), ("weights.png", try Self.weights(renderer)),
        ]
        #expect(files.allSatisfy { $0.1.count > 1000 })
        guard let folder = ProcessInfo.processInfo.environment["TATAMI_SHEET"] else { return }
        for (name, bytes) in files { try AtomicFile.write(bytes, to: "\(folder)/\(name)") }
    }

    /// A picture of the named weights in sizes that no other test draws.
    static func weights(_ renderer: CairoRenderer) throws -> [UInt8] {
        var list = DisplayList()
        for index in 1...9 {
            let style = TextStyle(font: Font(size: 19.37, weight: Font.Weight(index * 100)), color: .black)
            list.text("Hamburgefonstiv 0123456789", style, in: Rect(2, Double(index) * 30 - 28, 400, 30))
        }
        return try renderer.png(of: list, size: Size(404, 280), background: .white)
    }
}

import Foundation
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// More fonts than Cairo keeps open (ten files or weights), drawn by several threads at once. See `FontLock`.
@Suite struct FontsAtOnceTests {
    private static let texts = ["Line 12 wrap", "שלום world", "مرحبا hello", "a 🎉 b", "Ωφ ∑ ≤ щ"]

    private static let styles: [TextStyle] = [Font.defaultFamily, Font.codeFamily, "DejaVu Sans"].flatMap { family in
        [200, 300, 400, 500, 600, 700, 800].flatMap { weight in
            stride(from: 9.0, to: 21, by: 0.5).map { size in
                TextStyle(font: Font(family, size: size, weight: Font.Weight(weight), italic: weight % 200 == 0), color: .black)
            }
        }
    }

    private static func picture(_ index: Int, _ renderer: CairoRenderer) throws -> [UInt8] {
        var list = DisplayList()
        list.text(AttributedText(texts[index % texts.count]), styles[index], in: Rect(2, 2, 150, 40))
        return try renderer.png(of: list, size: Size(160, 44), scale: index % 2 == 0 ? 1 : 2, background: .white)
    }

    @Test func fourThreadsDrawWhatOneDraws() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let wanted = try Self.styles.indices.map { try Self.picture($0, renderer) }
        let wrong = Gathered<String>()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            var random = Seeded(UInt64(thread))
            for _ in 0..<6 {
                // New engines find their fonts in other orders.
                guard let renderer = try? CairoRenderer(PangoTextEngine()) else { return wrong.add("no engine") }
                for _ in 0..<100 {
                    let index = Int.random(in: Self.styles.indices, using: &random)
                    if (try? Self.picture(index, renderer)) != wanted[index] { wrong.add("\(Self.styles[index].font)") }
                }
            }
        }
        #expect(wrong.all == [])
    }
}

import Foundation
import TestSupport
import Testing

@testable import NUI

/// Lines and columns beside scalars that are simply counted.
@Suite struct SourceTextTests {
    @Test func placesAreThoseOfCountedScalars() {
        let seed = Seeded.start("NUI_SEED")
        var random = Seeded(seed)
        let pieces = ["a", "bc", " ", "é", "字", "😀", "\n", "\r\n", "\r"]
        for round in 0..<12 {
            // Most lines are long, for counts are kept for every 4,096 bytes; some texts are ASCII.
            let usual = pieces.prefix(round < 4 ? 3 : 6)
            let all = round < 2 ? usual : pieces[...]
            let text = (0..<6_000).map { _ in
                (Int.random(in: 0..<400, using: &random) == 0 ? all : usual).randomElement(using: &random) ?? ""
            }.joined()
            compare(text, "NUI_SEED=\(seed), round \(round)", &random)
        }
        for text in ["", "\n", "é", "a\r\n", String(repeating: "é", count: 9_000), String(repeating: "x", count: 9_000)] {
            compare(text, "\(text.prefix(8))", &random)
        }
    }

    @Test func lineEndsAreFoundAtEachPlace() {
        let seed = Seeded.start("NUI_SEED")
        var random = Seeded(seed)
        let pieces = ["a", "bcdefgh", "\n", "\r", "\r\n", "\t", "\u{B}", "\u{8D}", "\u{8A}"]
        for round in 0..<300 {
            let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            compare(text, "NUI_SEED=\(seed), round \(round)", &random)
        }
    }

    private func compare(_ text: String, _ what: String, _ random: inout Seeded) {
        let source = SourceText(path: "a.nui", bytes: Array(text.utf8))
        let lines = Self.lines(text)
        #expect(source.lineCount == lines.count, "\(what)")
        for _ in 0..<60 {
            let number = Int.random(in: 0..<lines.count, using: &random)
            let line = lines[number]
            let column = Int.random(in: 0...line.offsets.count, using: &random)
            let offset = column < line.offsets.count ? line.offsets[column] : line.end
            #expect(source.offset(line: number + 1, column: column + 1) == offset, "\(what), line \(number + 1), column \(column + 1)")
            if column < line.offsets.count {
                #expect(source.position(at: offset) == (number + 1, column + 1), "\(what), byte \(offset)")
            }
            #expect(source.width(ofLine: number + 1) == line.width, "\(what), line \(number + 1)")
            let part = min(column, line.width)..<line.width
            #expect(source.scalars(ofLine: number + 1, part.lowerBound + 1..<part.upperBound + 1).count == part.count, "\(what)")
        }
    }

    /// Each line with the offsets of its scalars, its break included, and its width without that.
    private static func lines(_ text: String) -> [(offsets: [Int], end: Int, width: Int)] {
        let scalars = Array(text.unicodeScalars)
        var lines: [(offsets: [Int], end: Int, width: Int)] = [([], 0, 0)]
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            lines[lines.count - 1].offsets.append(offset)
            offset += UTF8.width(scalar)
            lines[lines.count - 1].end = offset
            if scalar != "\n" && scalar != "\r" { lines[lines.count - 1].width += 1 }
            let isBreak = scalar == "\n" || scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
            if isBreak { lines.append(([], offset, 0)) }
        }
        return lines
    }
}

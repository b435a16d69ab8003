import NUI
import TestSupport
import Testing

@Suite struct RoundTripTests {
    private static let rounds = Seeded.count("NUI_MUTATIONS", otherwise: 3_000)

    /// Whatever the bytes are, the tree gives them back; where they are not UTF-8, one error stands at the first wrong one.
    @Test func bytesOfAllKindsComeBack() {
        let seed = Seeded.start("NUI_SEED")
        var generator = Seeded(seed)
        var invalid = 0
        for round in 0..<Self.rounds {
            let bytes = Self.bytes(round, &generator)
            let document = Document(bytes, path: "a.nui")
            #expect(document.tree.print(document.source) == bytes, "NUI_SEED=\(seed), round \(round)")
            #expect(covers(document), "NUI_SEED=\(seed), round \(round)")
            guard let offset = Self.firstInvalidByte(in: bytes) else {
                #expect(!document.diagnostics.contains { $0.id == "NUI122" }, "NUI_SEED=\(seed), round \(round)")
                continue
            }
            invalid += 1
            let (line, column) = document.source.position(at: offset)
            #expect(document.diagnostics.map(\.id) == ["NUI122"], "NUI_SEED=\(seed), round \(round)")
            #expect(document.diagnostics.first?.span == Span(line: line, column: column, endLine: line, endColumn: column))
            #expect(document.diagnostics.first?.message.contains("byte \(offset) ") == true, "NUI_SEED=\(seed), round \(round)")
        }
        #expect(invalid > Self.rounds / 4 && invalid < Self.rounds, "seed \(seed)")
    }

    /// In turn: any bytes, bytes that often begin or go on with a character of several, and a text with a few bytes changed.
    private static func bytes(_ round: Int, _ generator: inout Seeded) -> [UInt8] {
        let count = Int.random(in: 0...40, using: &generator)
        let parts: [UInt8] = [0x0A, 0x0D, 0x22, 0x7B, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xBB, 0xF0, 0xF4, 0x9F, 0x90, 0x61]
        switch round % 3 {
        case 0: return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        case 1: return (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }
        default:
            var text = Array(SeedTests.everything.utf8)
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                text[Int.random(in: 0..<text.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            return text
        }
    }

    /// By the decoder of the standard library.
    private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}

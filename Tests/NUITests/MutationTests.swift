import Foundation
import NUI
import TestSupport
import Testing

@Suite struct MutationTests {
    private static let pieces = [
        "{", "}", "[", "]", "\"", "\\", "=", "<=", ":", ".", "|", ";", ",", "\n", "\r\n", " ", "//", "/*", "*/", "const ", "style ",
        "state ", "import ", "root = ", ":class = ", ":id = ", ":style = ", "self", "YES", "-", "1e5", ".5", "0x1F", "9999999999", "a", "s",
        "é", "\u{202E}", "\u{FEFF}", "😀", "'", "\u{201C}", "\u{0}", "%", "\\u{41}", "\\u{D800}", "UILabel", "binding",
        "<- ", "<-> ", "?", "??", "nil", "as ", "type T = ", ":model = ", ":for x in a ", ":if ", ":if let x = ", ":else ", ":keep ",
        ":content = ", ":where ", ":key ", ":index ", ":when ", "count(", "\\(",
    ].map { Array($0.utf8) }

    private static let count = Seeded.count("NUI_MUTATIONS", otherwise: 8_000)

    @Test(arguments: 0..<4) func mutatedTextsNeitherTrapNorLoseAByte(part: Int) throws {
        let seed = Seeded.start("NUI_SEED")
        print("mutation seed: NUI_SEED=\(seed) part \(part)")
        var generator = Seeded(seed &+ UInt64(part))
        let seeds = try CorpusCase.all().map { Array($0.files[0].text.utf8) } + [Array(SeedTests.everything.utf8)]
        for index in 0..<(Self.count / 4) {
            let bytes = Self.mutate(seeds[Int.random(in: 0..<seeds.count, using: &generator)], seeds, &generator)
            let document = Document(bytes, path: "a.nui")
            #expect(document.source.bytes == bytes)
            #expect(document.tree.print(document.source) == bytes)
            #expect(covers(document))
            if index.isMultiple(of: 8), !hasErrors(document.text) { expectFormats(document.text, "mutation seed \(seed)") }
            let reader = MemorySourceReader(["/a.nui": String(decoding: bytes, as: UTF8.self), "/styles.nui": "const b = 1"])
            let found = check(Program.load(path: "/a.nui", reader: reader), testSchema)
            #expect(found.count <= Limits.diagnostics + 1)
            for diagnostic in found {
                #expect(diagnostic.span.line >= 1 && diagnostic.span.column >= 1)
                #expect((diagnostic.span.line, diagnostic.span.column) <= (diagnostic.span.endLine, diagnostic.span.endColumn))
            }
            let places = found.filter { $0.file == "/a.nui" && $0.id != "NUI512" }.map(\.span)
            #expect(zip(places, places.dropFirst()).allSatisfy { ($0.line, $0.column) <= ($1.line, $1.column) })
        }
    }

    private static func mutate(_ seed: [UInt8], _ seeds: [[UInt8]], _ generator: inout Seeded) -> [UInt8] {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 2, 3, 4: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &generator)], at: place)
            case 5: bytes.removeSubrange(place..<min(bytes.count, place + 1))
            case 6:
                let other = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
                let from = Int.random(in: 0...other.count, using: &generator)
                bytes.insert(contentsOf: other[from..<min(other.count, from + 40)], at: place)
            default:
                if place < bytes.count, Int.random(in: 0..<6, using: &generator) == 0 {
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
            }
        }
        return bytes
    }
}

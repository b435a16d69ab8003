import Foundation
import TestSupport
import Testing

@testable import TatamiData

/// Random data, and JSON with random damage.
@Suite struct RandomReadingTests {
    private static let seed = Seeded.start("DATA_SEED")
    private static let count = Seeded.count("JSON_MUTATIONS", otherwise: 10_000)

    @Test func dataThatIsWrittenIsRead() throws {
        print("data seed: DATA_SEED=\(Self.seed)")
        var random = Seeded(Self.seed)
        for _ in 0..<300 {
            let model = try RandomData.model(&random)
            let data = RandomData.record(of: model.root, model, depth: 0, &random)
            #expect(model.accepts(data, as: model.root))
            let json = RandomData.json(data, model.root, model, &random)
            let reading = DataReader(model).read(Array(json.utf8))
            #expect(reading.faults.filter { $0.kind != .unknownField }.map(\.text) == [], "\(json)")
            #expect(reading.data == data, "\(json)")
            #expect(!reading.isCutOff)
        }
    }

    @Test(arguments: 0..<2) func damagedTextsAreReadLikeFoundationReadsThem(part: Int) throws {
        print("mutation seed: DATA_SEED=\(Self.seed) part \(part)")
        var random = Seeded(Self.seed &+ UInt64(part))
        var (model, bytes) = (TestModel.walks, [UInt8]())
        for index in 0..<Self.count / 2 {
            if index.isMultiple(of: 20) {
                model = try RandomData.model(&random)
                bytes = Array(RandomData.json(RandomData.record(of: model.root, model, depth: 0, &random), model.root, model, &random).utf8)
            }
            let damaged = Self.damage(bytes, &random)
            let reading = DataReader(model).read(damaged)
            expectSound(reading, damaged, model)
            let lines = JSONLines(stride(from: 0, to: damaged.count, by: 7).map { Array(damaged[$0..<min(damaged.count, $0 + 7)]) })
            for line in lines { expectSound(DataReader(model).read(line), line.bytes, model, firstLine: line.number) }
        }
    }

    private func expectSound(_ reading: DataReading, _ bytes: [UInt8], _ model: DataModel, firstLine: Int = 1) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(reading.data.map { model.accepts($0, as: model.root) } ?? true, "\(text)")
        #expect((reading.data == nil) == reading.faults.contains { !$0.kind.isWarning }, "\(text)")
        #expect(reading.faults.count <= 2 * DataLimits.faults)
        #expect(zip(reading.faults, reading.faults.dropFirst()).allSatisfy { $0.place <= $1.place }, "\(text)")
        #expect(reading.faults.allSatisfy { $0.place >= DataPlace(line: firstLine, column: 1) && $0.path.hasPrefix("$") })
        // Foundation knows neither the model nor its limits, and takes zeros for a sign of UTF-16 or UTF-32.
        let isObject = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "{")
        guard isObject, !reading.isCutOff, !bytes.contains(0) else { return }
        let syntax: Set<DataFault.Kind> = [.notUTF8, .notJSON, .truncated, .tooDeep]
        let found = reading.faults.filter { syntax.contains($0.kind) }
        if (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil {
            // Foundation lets a comma stand at the end.
            #expect(found.allSatisfy { $0.hint == "remove it" }, "\(text.debugDescription) \(found.map(\.text))")
        } else if text.firstMatch(of: /[eE]\+?\d{3}/) == nil {
            // Foundation refuses numbers that no Double holds; in fields that are not read they do no harm.
            #expect(!found.isEmpty, "\(text.debugDescription)")
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", "\"", ",", ":", "null", "true", "nil", "-", ".", "1e400", "e", "0", "9007199254740993", "\\", "\\u", "\\ud83d",
        "\\u0000", "\n", "\r\n", "\t", "\u{0}", " ", "//", "/*", "*/", "'", "\u{201C}", "\u{1F600}", "\u{202E}", "\"a\":", "\"f1\":", "=",
        "[[[[", "{\"f0\":", "2026-03-01", "\"A\"",
    ].map { Array($0.utf8) }

    private static func damage(_ bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<1 + random.below(3) {
            let place = random.below(bytes.count + 1)
            let end = min(bytes.count, place + random.below(12))
            switch random.below(8) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 2: bytes.removeSubrange(place...)
            case 3: if place < bytes.count { bytes[place] = random.oneIn(3) ? UInt8(random.below(256)) : bytes[random.below(bytes.count)] }
            default: bytes.insert(contentsOf: random.pick(pieces), at: place)
            }
        }
        return bytes
    }
}

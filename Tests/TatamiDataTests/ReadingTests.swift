import TatamiData
import Testing

@Suite struct ReadingTests {
    private let reader = DataReader(TestModel.walks)

    @Test func everyTypeIsRead() throws {
        let json = """
            \u{FEFF}{"total": 1.5e1, "filter": "Open", "walks": [
              {"id": "a", "title": "L\\u00e4ke \\ud83d\\ude00\\n", "length": -0.25, "climb": 120, "done": true,
               "begun": "2026-03-01T08:30:00.5+01:00", "day": "2024-02-29", "tint": "0A84FF80", "picture": "a/b.png",
               "tags": ["x", ""], "stages": []},
              {"length": 2, "title": "", "id": "b", "climb": null}
            ]}
            """
        let reading = reader.read(Array(json.utf8))
        #expect(reading.faults.map(\.text) == [])
        let data = try #require(reading.data)
        let first = DataRecord([
            .string("a"), .string("L\u{E4}ke \u{1F600}\n"), .number(-0.25), .integer(120), .bool(true),
            .date(Instant(secondsSince1970: 1_772_350_200.5)), .day(try #require(CalendarDate(iso: "2024-02-29"))),
            .color(try #require(ColorLiteral("0A84FF80"))), .image("a/b.png"), .list([.string("x"), .string("")]), .list([]),
        ])
        // A field with a default that is not given is the loader's; an optional one is nothing.
        let second = DataRecord([.string("b"), .string(""), .number(2), .null, nil, .null, .null, .null, .null, .null, .null])
        #expect(data == DataRecord([.list([.record(first), .record(second)]), .number(15), .choice("Open"), nil]))
        #expect(TestModel.walks.accepts(data, as: TestModel.walks.root))
    }

    @Test(arguments: [
        ("\"climb\": 3.0", 3), ("\"climb\": 1e2", 100), ("\"climb\": 9007199254740992", 9_007_199_254_740_992), ("\"climb\": -0", 0),
    ])
    func wholeNumbersAreIntegers(member: String, expected: Int) throws {
        let json = "{\"total\": 0, \"walks\": [{\"id\": \"\", \"title\": \"\", \"length\": 0, \(member)}]}"
        guard case .list(let walks)? = reader.read(Array(json.utf8)).data?.values[0], case .record(let walk)? = walks.first else {
            Issue.record("\(json)")
            return
        }
        #expect(walk.values[3] == .integer(expected))
    }

    @Test func instantsNeedATimeAndAZone() {
        #expect(Instant(iso: "1970-01-01T00:00:00Z")?.secondsSince1970 == 0)
        #expect(Instant(iso: "1969-12-31T23:59:59.75Z")?.secondsSince1970 == -0.25)
        #expect(Instant(iso: "2026-03-01T00:30:00+02:30") == Instant(iso: "2026-02-28T22:00:00Z"))
        for text in [
            "", "2026-03-01", "2026-03-01T08:30:00", "2026-03-01T08:30Z", "2026-02-30T08:30:00Z", "2026-03-01T24:00:00Z",
            "2026-03-01T08:60:00Z", "2026-03-01T08:30:60Z", "2026-03-01 08:30:00Z", "2026-03-01T08:30:00Zx", "2026-03-01T08:30:00.Z",
            "2026-03-01T08:30:00+0100", "2026-03-01T08:30:00+24:00", "2026-03-01T08:30:00+", "2026-03-01T08:30:00.5",
            "2026-3-1T8:3:0Z.....",
            "2026-03-01T08:30:00+01:00:00",
        ] { #expect(Instant(iso: text) == nil, "\(text)") }
    }

    @Test func linesAreReadOneAfterTheOther() {
        let text = "\u{FEFF}{\"total\": 1, \"walks\": []}\r\n\n  \n{\"total\": \"2\", \"walks\": []}\n{\"total\": 3,\n"
        for size in 1...text.utf8.count {
            let bytes = Array(text.utf8)
            let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min(bytes.count, $0 + size)]) }
            let readings = JSONLines(pieces).map { ($0.number, reader.read($0)) }
            #expect(readings.map(\.0) == [1, 4, 5])
            #expect(readings.map { $0.1.data != nil } == [true, false, false])
            #expect(
                readings.flatMap { $0.1.faults.map(\.text) } == [
                    "4:11: $.total is \"2\", not a Number; write 2, without quotes",
                    "5:13: the text ends at $: a '{' is not closed (5:1)",
                ])
        }
    }

    @Test func aLongLineIsCutOff() throws {
        let piece = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 20)
        let pieces = Array(repeating: piece, count: 66) + [Array("\n{}\n".utf8)]
        let lines = Array(JSONLines(pieces))
        #expect(lines.map(\.bytes.count) == [DataLimits.jsonBytes + 1, 2])
        #expect(reader.read(try #require(lines.first)).faults.map(\.kind) == [.tooLarge])
    }
}

import Testing

@testable import TatamiData

/// Every kind of fault: its place, its path, its cause and its fix.
@Suite struct FaultTests {
    @Test(arguments: [
        ("\"climb\": \"4\"", "$.walks[0].climb is \"4\", not an Integer; write 4, without quotes"),
        ("\"climb\": \"4 m\"", "$.walks[0].climb is \"4 m\", not an Integer"),
        ("\"climb\": 1.5", "$.walks[0].climb is 1.5, not an Integer; write a whole number, or declare the field as Number"),
        (
            "\"climb\": 9007199254740993",
            "$.walks[0].climb is 9007199254740993, and an Integer is at most 9007199254740992"
        ),
        (
            "\"climb\": 0.99999999999999999",
            "$.walks[0].climb is 0.99999999999999999, not an Integer; write a whole number, or declare the field as Number"
        ),
        ("\"climb\": 9007199254740993.0", "$.walks[0].climb is 9007199254740993.0, and an Integer is at most 9007199254740992"),
        ("\"climb\": 1e20", "$.walks[0].climb is 1e20, and an Integer is at most 9007199254740992"),
        ("\"climb\": 1e400", "$.walks[0].climb is 1e400, which no Number holds"),
        ("\"done\": null", "$.walks[0].done is null, not a Bool; give it a value, or declare the field as Bool?"),
        ("\"done\": \"yes\"", "$.walks[0].done is \"yes\", not a Bool; write true"),
        ("\"done\": 0", "$.walks[0].done is 0, not a Bool; write false"),
        ("\"done\": True", "$.walks[0].done is 'True', which is not JSON; write true"),
        ("\"climb\": nil", "$.walks[0].climb is 'nil', which is not JSON; write null"),
        ("\"climb\": .5", "$.walks[0].climb is .5, which is not a number in JSON; write a digit before the dot"),
        ("\"climb\": 007", "$.walks[0].climb is 007, which is not a number in JSON; write it without leading zeros"),
        ("\"begun\": \"2026-03-01\"", "$.walks[0].begun is \"2026-03-01\", not a Date; add a time and a zone: \"2026-03-01T00:00:00Z\""),
        ("\"day\": \"2026-02-30\"", "$.walks[0].day is \"2026-02-30\", not a Day; write a day that exists: \"2026-03-01\""),
        ("\"day\": \"2026-03-01T08:30:00Z\"", "$.walks[0].day is \"2026-03-01T08:30:00Z\", not a Day; write the day alone: \"2026-03-01\""),
        ("\"tint\": \"#F00\"", "$.walks[0].tint is \"#F00\", not a Color; write \"FF0000\""),
        ("\"tint\": 7", "$.walks[0].tint is 7, not a Color; write a string: \"0A84FF\""),
        ("\"tags\": \"x\"", "$.walks[0].tags is \"x\", not a list [String]; write [ and ] around the elements"),
        ("\"tags\": {}", "$.walks[0].tags is an object, not a list [String]; write [ and ] around the elements"),
        ("\"tags\": [\"x\", 7]", "$.walks[0].tags[1] is 7, not a String; write \"7\""),
        ("\"stages\": [[]]", "$.walks[0].stages[0] is a list, not a Walk"),
        ("\"tite\": 1", "$.walks[0].tite is not read: Walk has no such field; did you mean \"title\"?"),
        ("\"zzzzzz \\\"\": {\"a\": [1]}", "$.walks[0][\"zzzzzz \"\"] is not read: Walk has no such field"),
        ("\"tags\": [\"a\\q\"]", "JSON has no such escape; write \\\\ for a backslash"),
        (
            "\"tags\": [\"\\ud800\"]",
            "this escape is no character; write \\u and four hexadecimal digits, for a character beyond U+FFFF twice"
        ),
        ("\"tags\": [\"a\tb\"]", "a string has a control character; write \\t"),
        ("\"tags\": [\"a\",]", "there is a comma behind the last element; remove it"),
        ("\"tags\": [\"a\" \"b\"]", "a ',' is missing; write it before this"),
        ("\"tags\": [] /* none */", "JSON has no comments; remove them"),
        ("\"tags\": ['a']", "in $.walks[0].tags[0] stands ' where a value is expected; write texts and names in double quotes"),
        ("\"tags\" = []", "in $.walks[0] stands = where a ':' is expected; write ':' behind a name"),
        ("tags: []", "in $.walks[0] stands t where a name in double quotes is expected; write texts and names in double quotes"),
        ("\"tags\": [}", "in $.walks[0].tags[0] stands } where a value is expected"),
        ("\"tags\": [\"a\" }", "in $.walks[0].tags stands } where a ',' or ']' is expected"),
        (
            "\"tags\": [\"a\n\"]", "the string in $.walks[0].tags[0] has no closing quote; add it; a line break in a string is written \\n"
        ),
    ])
    func aFaultOfAField(member: String, expected: String) throws {
        let faults = TestModel.faults(walk: member)
        #expect(faults.count == 1)
        let text = try #require(faults.first)
        #expect(text.drop { $0 != " " }.dropFirst() == expected)
    }

    @Test func placesAreThoseOfTheValue() {
        let json =
            "{\r\n  \"total\": 1,\n  \"walks\": [\r    {\"title\": \"\u{1F600}\", \"id\": 5, \"title\": \"x\",\n\t\"climb\": [ ]}\n  ]\n}\n"
        #expect(
            TestModel.faults(json) == [
                "4:5: $.walks[0].length is missing; add \"length\": 0, or declare the field as Number?",
                "4:26: $.walks[0].id is 5, not a String; write \"5\"",
                "4:29: $.walks[0].title is given twice (4:6); remove one of the two",
                "5:11: $.walks[0].climb is a list, not an Integer",
            ])
    }

    @Test func casesAreNamed() {
        func faults(_ value: String) -> [String] { TestModel.faults("{\"total\": 1, \"walks\": [], \"filter\": \(value)}") }
        #expect(faults("\"opn\"") == ["1:37: $.filter is \"opn\", not a case of Filter; did you mean \"Open\"?"])
        #expect(faults("\"Quux\"") == ["1:37: $.filter is \"Quux\", not a case of Filter; its cases are All, Open, Done"])
        #expect(faults("1") == ["1:37: $.filter is 1, not a case of Filter"])
    }

    @Test(arguments: [
        ("", "1:1: the text is empty; write the data of the model, at least {}"),
        (" \n", "2:1: the text is empty; write the data of the model, at least {}"),
        ("[]", "1:1: $ is a list, not a :model"),
        ("{\"total\": 1, \"walks\": []} {", "1:27: there is more text behind the end of the data; write one object around all data"),
        ("{\"total\": 1, \"walks\": [", "1:24: the text ends at $.walks[0]: a '[' is not closed (1:23)"),
        ("{\"total\": 1, \"walks\": [], \"draft\": \"a", "1:38: the string in $.draft has no closing quote (1:36)"),
        ("{\"total\": 1, \"walks\": [], \"draft\": \"a\\", "1:39: the string in $.draft has no closing quote (1:36)"),
    ])
    func aFaultOfTheText(json: String, expected: String) {
        #expect(TestModel.faults(json) == [expected])
    }

    @Test func bytesThatAreNoUTF8() {
        let faults = DataReader(TestModel.walks).read(Array("{\n\"".utf8) + [0xC3, 0x28]).faults
        #expect(faults.map(\.text) == ["2:2: the text is not UTF-8; save it as UTF-8"])
    }

    @Test func depthIsLimited() throws {
        func nested(_ depth: Int) -> DataReading {
            let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            return DataReader(TestModel.walks).read(Array("{\"total\": 1, \"walks\": [], \"more\": \(value)}".utf8))
        }
        #expect(nested(DataLimits.depth - 1).faults.map(\.kind) == [.unknownField])
        let deep = nested(100_000)
        #expect(deep.data == nil && deep.faults.map(\.kind) == [.unknownField, .tooDeep])
        #expect(deep.faults.last?.place == DataPlace(line: 1, column: 35 + DataLimits.depth - 1))
    }

    @Test func rowsAreLimited() throws {
        let model = try DataModel([DataField("numbers", .list(of: .integer))])
        let text = "{\"numbers\": [" + String(repeating: "1,", count: DataLimits.rows) + "{\"a\": [2]}]}"
        let reading = DataReader(model).read(Array(text.utf8))
        #expect(reading.faults.map(\.kind) == [.tooManyRows])
        guard case .list(let numbers)? = reading.data?.values[0] else { throw UnexpectedData() }
        #expect(numbers.count == DataLimits.rows)
    }

    @Test func errorsAreLimitedAndWarningsDoNotHideThem() {
        let unknown = (0..<300).map { "\"unknown\($0)\": 1" }.joined(separator: ", ")
        let wrong = (0..<300).map { "\($0)" }.joined(separator: ",")
        let reading = DataReader(TestModel.walks).read(Array("{\(unknown), \"walks\": [\(wrong)]}".utf8))
        #expect(reading.isCutOff && reading.data == nil)
        #expect(reading.faults.filter(\.kind.isWarning).count == DataLimits.faults)
        #expect(reading.faults.filter { !$0.kind.isWarning }.count == DataLimits.faults)
        let short = DataReader(TestModel.walks).read(Array("{\(unknown), \"walks\": [], \"total\": 1}".utf8))
        #expect(short.isCutOff && short.data != nil && short.faults.count == DataLimits.faults)
    }

    /// A wrong name in each of many rows is one mistake.
    @Test func anUnknownFieldIsReportedOnce() {
        let row = "{\"id\": \"a\", \"titel\": \"\", \"title\": \"\", \"length\": 1}"
        let json = "{\"total\": 1, \"titel\": 1, \"walks\": [\(row), \(row), \(row)]}"
        #expect(
            TestModel.faults(json) == [
                "1:14: $.titel is not read: :model has no such field; did you mean \"total\"?",
                "1:48: $.walks[0].titel is not read: Walk has no such field; did you mean \"title\"?",
            ])
    }
}

struct UnexpectedData: Error {}

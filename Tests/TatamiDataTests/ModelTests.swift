import TatamiData
import Testing

@Suite struct ModelTests {
    private func problems(
        _ fields: [DataField], _ records: [RecordType] = [], _ enumerations: [EnumerationType] = []
    ) -> [DataModelProblem.Kind] {
        do {
            _ = try DataModel(fields, records: records, enumerations: enumerations)
            return []
        } catch {
            #expect(error.problems.allSatisfy { !$0.message.isEmpty } && !error.description.isEmpty)
            return error.problems.map(\.kind)
        }
    }

    @Test func recordsMayContainThemselvesInListsAndOptionals() {
        let node = RecordType("Node", key: "id", [DataField("id", .integer), DataField("children", .list(of: .record("Node")))])
        let link = RecordType("Link", [DataField("next", .optional(.record("Link")))])
        #expect(problems([DataField("nodes", .list(of: .record("Node"))), DataField("link", .record("Link"))], [node, link]) == [])
    }

    @Test func recordsWithoutEndAreFound() {
        let a = RecordType("A", [DataField("b", .record("B"))])
        let b = RecordType("B", [DataField("n", .number), DataField("a", .record("A"))])
        let c = RecordType("C", [DataField("a", .record("A"))])
        #expect(problems([], [a, b, c]) == [.endless, .endless])
    }

    @Test func namesAreFound() {
        #expect(problems([DataField("a", .list(of: .record("Wlk")))], [RecordType("Walk", [])]) == [.unknownType("Wlk")])
        #expect(problems([DataField("a", .enumeration("Walk"))], [RecordType("Walk", [])]) == [.unknownType("Walk")])
        #expect(
            problems([], [RecordType("String", [])], [EnumerationType("E", ["A"]), EnumerationType("E", ["A"])]) == [
                .duplicateType, .duplicateType,
            ])
        #expect(problems([DataField("a", .number), DataField("a", .string), DataField("a", .bool)]) == [.duplicateMember])
        #expect(problems([], [], [EnumerationType("E", ["A", "B", "A"]), EnumerationType("F", [])]) == [.duplicateMember, .noCases])
        #expect(problems([DataField("a", .list(of: .optional(.optional(.day))))]) == [.nestedOptional])
    }

    @Test func keysAreStringsNumbersAndCases() {
        func key(_ field: DataField) -> [DataModelProblem.Kind] {
            problems([], [RecordType("R", key: "id", [field])], [EnumerationType("E", ["A"])])
        }
        for type in [DataType.string, .number, .integer, .enumeration("E")] { #expect(key(DataField("id", type)) == []) }
        for type in [DataType.bool, .day, .optional(.string), .list(of: .string)] { #expect(key(DataField("id", type)) == [.unfitKey]) }
        #expect(key(DataField("id", .string, isEditable: true)) == [.unfitKey])
        #expect(key(DataField("id", .string, defaultValue: .string(""))) == [.unfitKey])
        #expect(key(DataField("ident", .string)) == [.unknownKey])
    }

    @Test func defaultsAreOfTheirType() {
        func value(_ value: DataValue, _ type: DataType) -> [DataModelProblem.Kind] {
            problems(
                [DataField("a", type, defaultValue: value)], [RecordType("R", [DataField("n", .number)])], [EnumerationType("E", ["A"])])
        }
        #expect(value(.integer(1), .number) == [] && value(.number(1), .integer) == [.unfitDefault])
        #expect(value(.null, .optional(.day)) == [] && value(.null, .day) == [.unfitDefault])
        #expect(value(.choice("A"), .enumeration("E")) == [] && value(.choice("B"), .enumeration("E")) == [.unfitDefault])
        #expect(value(.list([.string("")]), .list(of: .string)) == [] && value(.list([.bool(true)]), .list(of: .string)) == [.unfitDefault])
        #expect(value(.record(DataRecord([.number(1)])), .record("R")) == [])
        #expect(value(.record(DataRecord([nil])), .record("R")) == [.unfitDefault])
        #expect(value(.record(DataRecord([])), .record("R")) == [.unfitDefault])
        #expect(value(.number(.infinity), .number) == [.unfitDefault])
        #expect(value(.integer(.max), .integer) == [.unfitDefault])
    }

    @Test func typesHaveTheNamesOfFiles() {
        #expect(DataType.optional(.list(of: .record("Walk"))).name == "[Walk]?")
        #expect(DataType.plainTypes.map(\.type.name) == ["String", "Number", "Integer", "Bool", "Date", "Day", "Color", "Image"])
    }
}

import Foundation
import NUIData
import TatamiData
import Testing

@Suite struct TableTests {
    @Test func fittingTablesHaveNoDifferences() throws {
        #expect(App.nuiRecord.differences(from: try TestModel.make()) == [])
    }

    private func differences(_ fields: [DataField], _ records: [RecordType] = []) throws -> [NUIRecordDifference] {
        App.nuiRecord.differences(
            from: try DataModel(
                fields, records: records, enumerations: [EnumerationType("Mode", ["All"]), EnumerationType("Same", ["Open", "All"])]))
    }

    @Test func whatTheProgramDoesNotGiveIsFound() throws {
        let found = try differences(
            [
                DataField("totl", .integer), DataField("filter", .string), DataField("total", .integer, isEditable: true),
                DataField("walks", .list(of: .record("Row"))), DataField("selected", .record("Row")),
            ],
            [
                RecordType(
                    "Row", key: "title", [DataField("title", .string), DataField("stages", .record("Row?".isEmpty ? "" : "Other"))]),
                RecordType("Other", []),
            ])
        #expect(found.map(\.kind) == [.missingField, .otherType, .readOnly, .otherKey, .otherType, .otherType])
        #expect(found.map(\.type) == [":model", ":model", ":model", "Row", "Row", ":model"])
        #expect(found[0].message.contains("App has no field 'totl' (Integer)") && found[0].message.contains("total"))
        #expect(found[1].message == "'filter' of App is a case of Filter, not a String")
        #expect(found[5].message == "'selected' of App is Walk?, not Row")
        #expect(found.allSatisfy { !$0.field.isEmpty })
    }

    @Test func enumerationsAreComparedByTheirCases() throws {
        #expect(try differences([DataField("filter", .enumeration("Same"), isEditable: true)]) == [])
        #expect(try differences([DataField("filter", .enumeration("Mode"))]).map(\.kind) == [.otherType])
    }

    @Test func structsThatCannotBeReachedAreReadOnly() throws {
        struct Fixed: Equatable, NUIRecord {
            let place = Place()
            static var nuiRecord: NUIRecordTable<Fixed> { .init("Fixed", [.record("place", \.place)]) }
        }
        let model = try DataModel([DataField("place", .record("Place"))], records: [TestModel.place])
        #expect(Fixed.nuiRecord.differences(from: model).map(\.kind) == [.readOnly])
    }

    @Test func valuesKeepTheirTypes() {
        func agrees<Value: NUIDataConvertible & Equatable>(_ value: Value, _ data: DataValue, _ type: DataType) {
            #expect(value.nuiData == data && Value.fromNUIData(data) == value && Value.nuiDataType == type)
            #expect(Value.fromNUIData(.record(DataRecord([]))) == nil)
        }
        agrees("a", .string("a"), .string)
        agrees(1.5, .number(1.5), .number)
        agrees(Float(0.5), .number(0.5), .number)
        agrees(7, .integer(7), .integer)
        agrees(true, .bool(true), .bool)
        agrees(Date(timeIntervalSince1970: 60), .date(Instant(secondsSince1970: 60)), .date)
        agrees(ImagePath("a.png"), .image("a.png"), .image)
        agrees(Filter.open, .choice("Open"), .enumeration("Filter"))
        agrees([1, 2], .list([.integer(1), .integer(2)]), .list(of: .integer))
        agrees(Int?.some(1), .integer(1), .optional(.integer))
        #expect(Int?.none.nuiData == .null && Int?.fromNUIData(.null) == .some(nil))
        #expect([Int].fromNUIData(.list([.integer(1), .string("")])) == nil && Double.fromNUIData(.integer(2)) == 2)
        enum Plain: CaseIterable, NUIDataConvertible { case one, two }
        agrees(Plain.two, .choice("two"), .enumeration("Plain"))
    }
}

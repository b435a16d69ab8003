import NUI
import NUIData
import NUILoader
import TatamiControls
import TatamiData
import TatamiTesting
import TatamiViews
import Testing

/// Fields that people edit and that may be nil: an empty text stands for nil, in every format.
@Suite struct OptionalFieldTests {
    private static let model = """
        type Row = { :key id  id = String  amount <-> Number?  pieces <-> Integer?  day <-> Day?  note <-> String? }
        :model = { rows = [Row] }
        """
    private static let fields = """
        { :for row in rows  :content = [
            { :class = TextField  text <-> row.amount as decimals 2 }
            { :class = TextField  text <-> row.pieces as integer }
            { :class = TextField  text <-> row.day as day short }
            { :class = TextField  text <-> row.note }
            { :class = Label  text <- fault(row.amount) ?? fine }
        ] }
        """
    private static let full = #"{"rows": [{"id": "a", "amount": 1.5, "pieces": 3, "day": "2026-03-01", "note": "x"}]}"#
    private static let empty = #"{"rows": [{"id": "a", "amount": null, "pieces": null, "day": null, "note": null}]}"#

    private func shown(_ json: String) throws -> (file: Shown, window: TestWindow) {
        let file = Shown(Self.model, Self.fields, constants: "const fine = \"fine\"")
        try file.load(json)
        return (file, try file.window())
    }

    /// A format writes the number, and reads it when people have edited it.
    @Test func numbersThatPeopleEditAskForAFormat() {
        let fields = ["amount", "pieces"].map { "{ :class = TextField  text <-> row.\($0) }" }.joined()
        let file = Shown(Self.model, "{ :for row in rows  :content = [\(fields)] }")
        let error = #expect(throws: NUILoadError.self) { try file.load(Self.full) }
        let hints = error?.diagnostics.compactMap(\.hint)
        #expect(hints == ["write row.amount as decimals 2", "write row.pieces as integer"], "\(String(describing: error))")
    }

    private func texts(_ window: TestWindow) throws -> [String] {
        try (0..<4).map { try #require(try window.find(.role(.textField, $0)) as? TextField).text }
    }

    private func write(_ text: String, into field: Int, _ window: TestWindow) throws {
        try window.tap(.role(.textField, field))
        window.key(.character("a"), .control)
        window.key(.delete)
        if !text.isEmpty { try window.type(text) }
        window.step()
    }

    @Test func nilIsAnEmptyText() throws {
        #expect(try texts(shown(Self.full).window) == ["1.50", "3", "3/1/2026", "x"])
        #expect(try texts(shown(Self.empty).window) == ["", "", "", ""])
    }

    @Test(arguments: [("amount", 0), ("pieces", 1), ("day", 2), ("note", 3)])
    func anEmptyTextGivesNil(name: String, field: Int) throws {
        let (file, window) = try shown(Self.full)
        try write("", into: field, window)
        #expect(file.value(of: name) == .plain(.null))
        #expect(file.texts == ["fine"])
        try window.tap(.role(.textField, (field + 1) % 4))
        window.step()
        #expect(try texts(window)[field] == "", "also when the focus has left")
    }

    @Test func textsGiveValuesWhereNothingWas() throws {
        let (file, window) = try shown(Self.empty)
        for (field, text) in ["2.25", "7", "4/5/2026", "y"].enumerated() { try write(text, into: field, window) }
        let values = ["amount", "pieces", "day", "note"].map { file.value(of: $0) }
        let day = try #require(CalendarDate(iso: "2026-04-05"))
        #expect(values == [.plain(.number(2.25)), .plain(.integer(7)), .plain(.day(day)), .plain(.string("y"))])
    }

    @Test func whatIsNoNumberIsRefusedAndStays() throws {
        let (file, window) = try shown(Self.full)
        try window.tap(.role(.textField, 0))
        window.key(.character("a"), .control)
        try window.type("much")
        window.step()
        #expect(file.value(of: "amount") == .plain(.number(1.5)) && file.texts == ["'much' is not a number"])
        try write("", into: 0, window)
        #expect(file.value(of: "amount") == .plain(.null) && file.texts == ["fine"])
        try write("4", into: 0, window)
        file.write(.null, to: "amount", of: 0)
        window.step()
        #expect(try texts(window)[0] == "", "the model has another value, and wins")
    }

    /// A number that is not optional has no empty text.
    @Test func aNeededNumberIsAskedFor() throws {
        let file = Shown(
            ":model = { amount <-> 2.5 }",
            "{ :class = TextField  text <-> amount as decimals 1 }\n{ :class = Label  text <- fault(amount) ?? \"fine\" }")
        try file.load("{}")
        let window = try file.window()
        try write("", into: 0, window)
        #expect(file.loader.held("amount") == .number(2.5) && file.texts == ["Please write a number"])
    }

    @Test func aDatePickerWithoutADateGivesNil() throws {
        let file = Shown(
            ":model = { born <-> Day?  met <-> Day }",
            "{ :class = DatePicker  :id = first  value <-> born }\n{ :class = DatePicker  :id = second  value <-> met }")
        try file.load(#"{"born": "2001-02-03", "met": "2001-02-03"}"#)
        for id in ["first", "second"] {
            let picker = try #require(file.loader.object(id, as: DatePicker.self))
            picker.value = nil
            picker.send(.valueChanged)
        }
        let day = try #require(CalendarDate(iso: "2001-02-03"))
        #expect(file.loader.liveModel?.root.value(of: "born") == .plain(.null))
        #expect(file.loader.liveModel?.root.value(of: "met") == .plain(.day(day)))
        #expect(file.loader.liveModel?.root.fault(of: "met") == "Please write a date")
    }

    /// Where nobody edits, a format still asks for a value in place of nil.
    @Test func labelsGiveAValueForNil() {
        let file = Shown(":model = { amount <-> Number? }", "{ :class = Label  text <- amount as decimals 1 }")
        let error = #expect(throws: NUILoadError.self) { try file.load(#"{"amount": 1}"#) }
        #expect(error?.diagnostics.map(\.message) == ["'amount' may be nil"])
    }
}

extension Shown {
    /// Returns a field of the first row.
    fileprivate func value(of field: String) -> LiveValue? {
        guard case .rows(let list)? = loader.liveModel?.root.value(of: "rows") else { return nil }
        return list.rows.first?.value(of: field)
    }
}

import NUI
import TatamiViews
import Testing

@testable import NUILoader

/// The records of objects by which a load knows what it has made.
@Suite struct ObjectRecordTests {
    private final class Plain {}
    private let item = NUIClass("Made", of: View.self, make: { View() }, [])
    private let other = NUIClass("Other", of: View.self, make: { View() }, [])

    @Test func viewsAndOtherObjectsHaveRecords() {
        var records = ObjectRecords()
        let (view, plain, unknown) = (View(), Plain(), View())
        records.add(ObjectRecord(item: item), of: view)
        records.add(ObjectRecord(item: nil), of: plain)
        #expect(records.item(of: view) === item)
        #expect(records[plain] != nil && records.item(of: plain) == nil)
        #expect(records[unknown] == nil && records[Plain()] == nil)
        records.add(ObjectRecord(item: other), of: view)
        #expect(records.item(of: view) === other)
    }

    @Test func changesStayWithTheirObject() {
        var records = ObjectRecords()
        let objects: [AnyObject] = [View(), Plain(), View()]
        for object in objects { records.add(ObjectRecord(item: item), of: object) }
        let state = Definition.state
        for (index, object) in objects.enumerated() {
            for _ in 0...index { #expect(records.change(object) { $0.note(Writing(source: .object(.empty), state: state)) }) }
        }
        #expect(objects.map { records[$0]?.writings.count } == [1, 2, 3])
        _ = records.change(objects[1]) { $0.forget(state) }
        #expect(objects.map { records[$0]?.writings.count } == [1, 0, 3])
        #expect(!records.change(View()) { _ in Issue.record("a view without a record was changed") })
    }

    @Test func twoJournalsKnowOneObject() {
        var (first, second) = (ObjectRecords(), ObjectRecords())
        let view = View()
        first.add(ObjectRecord(item: item), of: view)
        second.add(ObjectRecord(item: other), of: view)
        #expect(first.item(of: view) === item && second.item(of: view) === other)
        first.forget()
        #expect(second.item(of: view) === other)
        var third = ObjectRecords()
        third.add(ObjectRecord(item: item), of: view)
        #expect(third.item(of: view) === item && second.item(of: view) === other)
    }

    @Test func recordsGoWithTheirObjects() {
        var records = ObjectRecords()
        weak var node: ObjectNode?
        for _ in 0..<100 {
            let object = ObjectNode.empty
            node = object
            var record = ObjectRecord(item: item)
            record.note(Writing(source: .object(object), state: nil))
            records.add(record, of: View())
            #expect(records[View()] == nil)
        }
        #expect(node == nil)
    }

    @Test func recordsGoWithTheirJournal() {
        var records = ObjectRecords()
        let view = View()
        weak var node: ObjectNode?
        func note(_ object: ObjectNode) {
            var record = ObjectRecord(item: item)
            record.note(Writing(source: .object(object), state: nil))
            records.add(record, of: view)
            node = object
        }
        note(.empty)
        #expect(node != nil)
        records.forget()
        #expect(node == nil && records[view] == nil)
    }
}

extension ObjectNode {
    /// An object of a file without anything in it.
    fileprivate static var empty: ObjectNode {
        guard case .object(let node)? = Document("root = { view = { } }", path: "a.nui").root?.object.assignments.first?.value else {
            preconditionFailure("The file has an object.")
        }
        return node
    }
}

extension Definition {
    fileprivate static var state: Definition { Document("state s = { }", path: "a.nui").definitions(of: .state)[0] }
}

import Observation
import Tatami

/// A row of the table. The file writes its fields, and the checks say what is refused, and why.
@Observable public final class Person: NUIRecord {
    public let id: Int
    public var name: String
    public var age: Int
    public var mail: String?
    public let joined: CalendarDate

    public init(_ id: Int, _ name: String, age: Int, mail: String? = nil, joined: CalendarDate) {
        (self.id, self.name, self.age, self.mail, self.joined) = (id, name, age, mail, joined)
    }

    public static var nuiRecord: NUIRecordTable<Person> {
        .init(
            "Person", key: \.id,
            [
                .reading("id", \.id), .reading("joined", \.joined),
                .editing("name", \.name, check: { $0.isEmpty ? "A name is needed" : nil }),
                .editing("age", \.age, check: { 0...130 ~= $0 ? nil : "0 to 130" }),
                .editing("mail", \.mail, check: { $0?.contains("@") == false ? "An @ is missing" : nil }),
            ])
    }
}

/// The program behind `people.nui`.
@Observable public final class People: NUIRecord {
    public var people: [Person]
    /// The key of the person who is shown below the table.
    public var chosen: Int?
    @ObservationIgnored public var view: View?
    private let today: CalendarDate
    private var lastID: Int

    public init(_ people: [Person], today: CalendarDate) {
        (self.people, self.today) = (people, today)
        lastID = people.map(\.id).max() ?? 0
    }

    public func add() {
        lastID += 1
        people.append(Person(lastID, "New person", age: 18, joined: today))
        chosen = lastID
    }

    public func remove(_ person: Person) { people.removeAll { $0 === person } }

    public static var nuiRecord: NUIRecordTable<People> {
        .init("People", [.list("people", \.people), .editing("chosen", \.chosen)])
    }

    public static var interface: NUISchema<People> {
        NUISchema(
            outlets: [.property("view", \.view)],
            actions: [.action("add", People.add), .action("remove", taking: Person.self, People.remove)])
    }
}

// Made by `tatami generate swift people.nui --model` to start from: this file is yours to change.
import Foundation
import Observation
import Tatami

/// The data of `people.nui`.
///
/// The loader holds `draft`, `filter`, `door`, `limit`, `part`, `isOpen`. To hold one here, add a property and a line to the table.
@Observable final class PeopleModel: NUIRecord {
    var people: [Person]
    var chosen: Person?
    var home: Place
    var total: Double
    var arrays: [ArrayValue]?
    var title: String

    init(people: [Person] = [], chosen: Person? = nil, home: Place, total: Double, arrays: [ArrayValue]? = nil, title: String) {
        self.people = people
        self.chosen = chosen
        self.home = home
        self.total = total
        self.arrays = arrays
        self.title = title
    }

    static var nuiRecord: NUIRecordTable<PeopleModel> {
        .init("PeopleModel", [
            .list("people", \.people),
            .record("chosen", \.chosen),
            .record("home", \.home),
            .reading("total", \.total),
            .list("arrays", \.arrays),
            .editing("title", \.title),
        ])
    }
}

/// `type Person`, `people.nui:2`.
@Observable final class Person: NUIRecord {
    let id: Int
    var name: String
    var mail: String?
    var born: CalendarDate
    var seen: Date
    var tint: Color
    var face: ImagePath?
    var classValue: String
    var self_: Bool
    var initValue: Double
    var awaitValue: Bool
    var yieldValue: Double
    var role: Role
    var roles: [Role]
    var home: Place
    var work: Place?
    var tags: [String]
    var done: Bool
    var rank: Double
    var note: String
    var friends: [Person]
    var best: Person?
    var scores: [Double?]?

    init(id: Int, name: String, mail: String? = nil, born: CalendarDate, seen: Date, tint: Color, face: ImagePath? = nil, classValue: String, self_: Bool, initValue: Double, awaitValue: Bool, yieldValue: Double, role: Role, roles: [Role] = [], home: Place, work: Place? = nil, tags: [String] = [], done: Bool = false, rank: Double = 1.5, note: String = "a \"quoted\"\nnote \\", friends: [Person] = [], best: Person? = nil, scores: [Double?]? = nil) {
        self.id = id
        self.name = name
        self.mail = mail
        self.born = born
        self.seen = seen
        self.tint = tint
        self.face = face
        self.classValue = classValue
        self.self_ = self_
        self.initValue = initValue
        self.awaitValue = awaitValue
        self.yieldValue = yieldValue
        self.role = role
        self.roles = roles
        self.home = home
        self.work = work
        self.tags = tags
        self.done = done
        self.rank = rank
        self.note = note
        self.friends = friends
        self.best = best
        self.scores = scores
    }

    static var nuiRecord: NUIRecordTable<Person> {
        .init("Person", key: \.id, [
            .reading("id", \.id),
            .editing("name", \.name),
            .editing("mail", \.mail),
            .reading("born", \.born),
            .reading("seen", \.seen),
            .reading("tint", \.tint),
            .reading("face", \.face),
            .editing("class", \.classValue),
            .reading("self_", \.self_),
            .reading("init", \.initValue),
            .reading("await", \.awaitValue),
            .reading("yield", \.yieldValue),
            .editing("role", \.role),
            .reading("roles", \.roles),
            .record("home", \.home),
            .record("work", \.work),
            .editing("tags", \.tags),
            .editing("done", \.done),
            .editing("rank", \.rank),
            .editing("note", \.note),
            .list("friends", \.friends),
            .record("best", \.best),
            .reading("scores", \.scores),
        ])
    }
}

/// `type Place`, `people.nui:9`.
@Observable final class Place: NUIRecord {
    var town: String
    var TypeValue: String?
    var defaultValue: Default
    var grid: [[Double]]?

    init(town: String, TypeValue: String? = nil, defaultValue: Default = .self_, grid: [[Double]]? = nil) {
        self.town = town
        self.TypeValue = TypeValue
        self.defaultValue = defaultValue
        self.grid = grid
    }

    static var nuiRecord: NUIRecordTable<Place> {
        .init("Place", [
            .editing("town", \.town),
            .reading("Type", \.TypeValue),
            .reading("default", \.defaultValue),
            .reading("grid", \.grid),
        ])
    }
}

/// `type Array`, `people.nui:12`.
@Observable final class ArrayValue: NUIRecord {
    let id: String

    init(id: String) {
        self.id = id
    }

    static var nuiRecord: NUIRecordTable<ArrayValue> {
        .init("ArrayValue", key: \.id, [
            .reading("id", \.id),
        ])
    }
}

/// `type Role`, `people.nui:10`.
enum Role: String, CaseIterable, Sendable, NUIDataConvertible {
    case guest = "Guest"
    case owner = "Owner"
    case urlShown = "URLShown"
    case `switch`
}

/// `type Default`, `people.nui:11`.
enum Default: String, CaseIterable, Sendable, NUIDataConvertible {
    case self_
    case none
    case `init` = "Init"
}

import Observation
import TatamiData

/// An object of the program that is tracked. All places that show the object share it.
///
/// The fields that files use are tracked in parts: those of a row together, those of the root each for itself, so that a change of one
/// does not read the others again.
class TrackedContent: RecordContent {
    /// The number by which notices of changes name the content.
    let number: Int
    /// The fields of each part.
    let parts: [[Int]]
    /// The places that show the object. Without any, the content rests: it holds the object no longer, and remembers what is armed.
    private(set) var places: [LiveRecord] = []
    /// The generation of each part that is armed; 0 for one that is not.
    private var armed: [Int]
    private var generation = 0

    init(_ identity: ObjectIdentifier, number: Int, parts: [[Int]]) {
        (self.number, self.parts) = (number, parts)
        armed = Array(repeating: 0, count: parts.count)
        super.init(identity: identity)
    }

    /// The object; nil if it rests and the program has released it.
    var object: AnyObject? { nil }

    /// Whether a notice of the object is still to come.
    var isArmed: Bool { armed.contains { $0 != 0 } }

    func addPlace(_ place: LiveRecord) { places.append(place) }

    func removePlace(_ place: LiveRecord) { places.removeAll { $0 === place } }

    func removePlaces() { places = [] }

    /// Takes a notice. Returns the part that changed; nil if the notice is of an earlier time.
    func takeNotice(_ notice: ChangeNotice) -> Int? {
        guard armed[notice.part] == notice.generation else { return nil }
        armed[notice.part] = 0
        return notice.part
    }

    /// Tracks the parts that are not tracked.
    func arm(_ queue: ChangeQueue) {
        for part in parts.indices where armed[part] == 0 { _ = arm(part, queue) }
    }

    /// Reads the fields of a part and tracks what they read. Returns their values.
    func arm(_ part: Int, _ queue: ChangeQueue) -> [FieldReading?] {
        guard armed[part] == 0 else { return [] }
        generation += 1
        armed[part] = generation
        let notice = ChangeNotice(content: number, part: part, generation: generation)
        return withObservationTracking {
            parts[part].map(read)
        } onChange: {
            queue.add(notice)
        }
    }
}

/// An object of the program with its type.
final class ObjectContent<Object>: TrackedContent {
    private var held: Object?
    private weak var resting: AnyObject?
    private let table: RecordTable<Object>
    private let tables: RecordTables

    init(_ object: Object, _ identity: AnyObject, number: Int, parts: [[Int]], _ table: RecordTable<Object>, _ tables: RecordTables) {
        (held, self.table, self.tables) = (object, table, tables)
        super.init(ObjectIdentifier(identity), number: number, parts: parts)
    }

    override var object: AnyObject? {
        guard let held else { return resting }
        return if case .object(let object) = table.table.identity { object(held) } else { nil }
    }

    override var programValue: Any? { held }

    override func addPlace(_ place: LiveRecord) {
        if held == nil { (held, resting) = (resting as? Object, nil) }
        super.addPlace(place)
    }

    override func removePlace(_ place: LiveRecord) {
        super.removePlace(place)
        if places.isEmpty { (resting, held) = (object, nil) }
    }

    override func read(_ field: Int) -> FieldReading? { held.map { table.table.fields[field].read($0, tables) } }

    override func refusal(of value: DataValue, for field: Int) -> String? { table.table.fields[field].check(value) }

    override func write(_ value: DataValue, to field: Int, of place: LiveRecord) -> Bool {
        guard let write = table.table.fields[field].write else { return false }
        return modify { write(&$0, value) }
    }

    override func edit(_ edit: ListEdit, _ field: Int, of place: LiveRecord) -> [Any]? {
        guard let change = table.table.fields[field].edit else { return nil }
        var result: [Any]?
        let isDone = modify { record in
            result = change(&record, edit, tables)
            return result != nil
        }
        return isDone ? result : nil
    }

    /// Changes the object. The variable is a copy of the reference, so that the program may read the object while it changes.
    func modify(_ body: (inout Object) -> Bool) -> Bool {
        guard var object = held else { return false }
        return body(&object)
    }
}

/// What is left to do, the next task last. Nesting costs no stack, for nothing that holds further values goes through them itself.
struct Agenda {
    enum Task {
        case object(ObjectVisit)
        case values(ValueVisit)
    }

    private var tasks: [Task] = []
    /// What the task at hand leaves to be done, in order.
    private var pending: [Task] = []

    /// Leaves a task to be done after the one at hand, before all that was left earlier.
    mutating func later(_ task: Task) { pending.append(task) }

    /// Whether something is to be done before the task at hand goes on.
    var isInterrupted: Bool { !pending.isEmpty }

    /// The task to go on with, which stays on the agenda.
    mutating func next() -> Task? {
        while let task = pending.popLast() { tasks.append(task) }
        return tasks.last
    }

    /// Strikes the task that ``next()`` gave last off.
    mutating func finishLast() { tasks.removeLast() }
}

/// The way through an object: how far it has come.
final class ObjectVisit {
    let object: ObjectNode
    let type: ObjectType?
    let context: Context
    /// What the members have round them.
    var inner = Context()
    var parts: [ExpandedAssignments.Part] = []
    /// The part at hand, and how far it was gone through; -1 before the first.
    var part = -1
    var offset = 0
    var given = GivenProperties()
    /// What is to be said with errors in its styles, by their names.
    var misfits: [String: Issue.Note] = [:]

    init(_ object: ObjectNode, _ type: ObjectType?, _ context: Context) {
        self.object = object
        self.type = type
        self.context = context
    }
}

/// The way through an array.
final class ValueVisit {
    let values: ArraySlice<Value>
    /// Nil where nothing is known of it.
    let type: ValueType?
    let context: Context
    var position: Int

    init(_ values: ArraySlice<Value>, _ type: ValueType?, _ context: Context) {
        self.values = values
        position = values.startIndex
        self.type = type
        self.context = context
    }
}

/// The properties that an object was given itself, by their own names. Most objects have so few that looking at each is fastest.
struct GivenProperties {
    private static let few = 8
    private var list: [(key: String, range: SourceRange)] = []
    private var table: [String: SourceRange] = [:]

    /// Notes where a property is given, and tells where it was given last. `count` is how many there are at most.
    mutating func give(_ key: String, at range: SourceRange, of count: Int) -> SourceRange? {
        if let index = list.firstIndex(where: { $0.key == key }) {
            defer { list[index].range = range }
            return list[index].range
        }
        if list.count < Self.few {
            if list.isEmpty { list.reserveCapacity(min(count, Self.few)) }
            list.append((key, range))
            return nil
        }
        if table.isEmpty { table.reserveCapacity(count) }
        return table.updateValue(range, forKey: key)
    }
}

extension Checker {
    /// Does what is left.
    mutating func finish() {
        while let task = agenda.next() {
            switch task {
            case .object(let visit): if !goOn(visit) { agenda.finishLast() }
            case .values(let visit):
                visit.position += 1
                if visit.position >= visit.values.endIndex { agenda.finishLast() }
                check(visit.values[visit.position - 1], visit.type, visit.context)
            }
        }
    }

    /// Leaves an object's contents to be checked.
    mutating func later(_ object: ObjectNode, _ type: ObjectType?, _ context: Context) {
        agenda.later(.object(ObjectVisit(object, type, context)))
    }

    /// Leaves the elements of an array to be checked.
    mutating func later(_ elements: ArraySlice<Value>, _ type: ValueType?, _ context: Context) {
        if !elements.isEmpty { agenda.later(.values(ValueVisit(elements, type, context))) }
    }
}

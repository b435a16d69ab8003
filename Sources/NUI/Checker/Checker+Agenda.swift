/// The remaining tasks, the next one last. Values that contain values are put here instead of being checked recursively, so
/// nesting needs no stack.
struct Agenda {
    enum Task {
        case object(ObjectVisit)
        case values(ValueVisit)
    }

    private var tasks: [Task] = []
    /// The tasks that the current task has added, in order.
    private var pending: [Task] = []

    /// Adds a task to be done after the current one and before all earlier tasks.
    mutating func later(_ task: Task) { pending.append(task) }

    /// Whether a task must be done before the current one continues.
    var isInterrupted: Bool { !pending.isEmpty }

    /// Returns the next task, which stays on the agenda; nil if there is none.
    mutating func next() -> Task? {
        while let task = pending.popLast() { tasks.append(task) }
        return tasks.last
    }

    /// Removes the task that ``next()`` returned last.
    mutating func finishLast() { tasks.removeLast() }
}

/// The progress of checking an object.
final class ObjectVisit {
    let object: ObjectNode
    let type: ObjectType?
    let context: Context
    /// The context of the members.
    var inner = Context()
    let surroundings: Surroundings
    /// Whether the object stands behind `<=`, so that its members change an object that has others besides.
    let isChange: Bool
    /// The property that holds the object; nil if it is unknown.
    var place: OwnedProperty?
    /// The properties of the object that have no effect there.
    var idleProperties: [IdleProperty] = []
    var parts: [ExpandedAssignments.Part] = []
    /// The index of the current part and the number of its assignments already checked; -1 before the first part.
    var part = -1
    var offset = 0
    var given = GivenProperties()
    /// The use of a style that is being checked, if further objects may share its check, and the checker's traces before it.
    var shared: (use: SharedStyles.Use, traces: Int)?
    /// Notes for errors in the object's styles, by the name of the style.
    var misfits: [String: Issue.Note] = [:]

    init(_ object: ObjectNode, _ type: ObjectType?, _ context: Context, isChange: Bool) {
        self.object = object
        self.isChange = isChange
        self.type = type
        self.context = context
        surroundings = Surroundings(object, type, in: context.surroundings)
    }
}

/// The progress of checking the elements of an array.
final class ValueVisit {
    let values: ArraySlice<Value>
    /// Nil if the type is unknown.
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

/// The properties given in an object itself, by their canonical names. Most objects have so few that a linear search is
/// fastest.
struct GivenProperties {
    private static let few = 8
    private var list: [(key: String, range: SourceRange)] = []
    private var table: [String: SourceRange] = [:]

    /// Records where a property is given, and returns the previous place. `count` is the largest possible number of properties.
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
    /// Does all remaining tasks.
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

    /// Adds the contents of an object to the agenda.
    mutating func later(_ object: ObjectNode, _ type: ObjectType?, _ context: Context, isChange: Bool = false) {
        agenda.later(.object(ObjectVisit(object, type, context, isChange: isChange)))
    }

    /// Adds the elements of an array to the agenda.
    mutating func later(_ elements: ArraySlice<Value>, _ type: ValueType?, _ context: Context) {
        if !elements.isEmpty { agenda.later(.values(ValueVisit(elements, type, context))) }
    }
}

import NUI
import NUIData
import TatamiData
import TatamiViews

/// What an action does with data when it is performed. It ends with the row or the condition in which the action stands.
final class DataCall: DataWatcher {
    private let builder: Builder
    /// The names where the action stands.
    let scope: Scope
    fileprivate var argument: Assignment?
    fileprivate var writes: [Assignment] = []

    init(_ builder: Builder, _ scope: Scope) {
        (self.builder, self.scope) = (builder, scope)
        super.init(builder.scene)
    }

    /// Whether the action writes or hands something to a method.
    var hasWork: Bool { argument != nil || !writes.isEmpty }

    override func end() {
        super.end()
        builder.names.removeDataCall(order)
    }

    /// Writes the fields in the order of the file. A field that refuses its value has the reason as its fault.
    func write() {
        for assignment in writes { write(assignment) }
    }

    private func write(_ assignment: Assignment) {
        let names = scope.data.names
        guard let path = try? builder.resolver.formula(of: .path(assignment.path), names), let type = path.type.data,
            let place = builder.place(of: path, in: scope),
            let formula = try? builder.resolver.formula(of: assignment.value, writtenTo: type, assignment.path.text, names),
            let value = try? builder.evaluate(formula, in: scope).plain
        else { return }
        place.write(value)
    }

    /// The value that is handed to the method: an object of the program, a row of JSON, or a value; nil for none.
    var value: DataArgument? {
        guard let argument else { return nil }
        guard argument.operation.isBinding else {
            return (try? builder.evaluate(argument.value, expecting: .any, in: scope)).map { DataArgument.loaded($0) }
        }
        guard let formula = try? builder.resolver.formula(of: argument.value, scope.data.names),
            case .live(let live)? = try? builder.evaluate(formula, in: scope)
        else { return nil }
        return .live(live)
    }
}

/// A value that an action hands to a method.
enum DataArgument {
    case live(LiveValue)
    case loaded(Loaded)

    /// Returns the value as a type of the program; nil if it is another one.
    func value<Value>(as type: Value.Type) -> Value? {
        switch self {
        case .live(.record(let record)): return record.programValue as? Value ?? record as? Value
        case .live(.rows(let list)): return list.rows.compactMap(\.programValue) as? Value ?? list as? Value
        case .live(.plain(let data)):
            if let type = type as? any NUIDataConvertible.Type { return type.fromNUIData(data) as? Value }
            return data as? Value
        case .loaded(let loaded):
            guard let type = type as? any NUIDataConvertible.Type else { return loaded.plain as? Value }
            return DataValue(loaded, type.nuiDataType).flatMap { type.fromNUIData($0) as? Value }
        }
    }
}

extension Builder {
    /// Keeps an assignment of an action until the action is performed.
    func keep(_ assignment: Assignment, _ deferral: PropertySchema.Deferral, of draft: Draft<Action>, in scope: Scope) throws(LoadFailure) {
        let call = call(of: draft, scope)
        switch deferral {
        case .argument: call.argument = assignment
        case .writes:
            guard case .object(let object) = assignment.value else {
                throw failure(.wrongType, "'write' takes an object", at: assignment.value.range)
            }
            call.writes = object.assignments
        }
    }

    /// Keeps the names at the place of an action until it is performed: those of a row differ from row to row.
    func keepScope(of draft: Draft<Action>, _ scope: Scope) { _ = call(of: draft, scope) }

    private func call(of draft: Draft<Action>, _ scope: Scope) -> DataCall {
        if let known = draft.value.dataNumber.flatMap({ names.dataCalls[$0] }) { return known }
        let call = DataCall(self, scope)
        draft.value.dataNumber = call.order
        names.add(call)
        scope.data.lifetime.add(call)
        return call
    }
}

import NUI

/// The arguments of templates that states set, and the assignments in which they stand.
final class TemplateArguments {
    /// An assignment that is carried out again when an argument changes.
    struct Place {
        private(set) weak var object: AnyObject?
        let item: NUIClass
        let name: Name
        let value: Value
    }

    /// True for a program whose states set no parameter.
    let isEmpty: Bool
    /// The values that states have set, by the path that the state names.
    private var given: [String: Value] = [:]
    private var places: [String: [Place]] = [:]
    /// The paths of the arguments read since the last ``beginReading()``, for each reading that has not ended.
    private var reading: [Set<String>] = []
    /// True while assignments are carried out again.
    private var isRepeating = false

    init(_ program: Program) { isEmpty = program.statedParameters.isEmpty }

    /// Returns the value that a state has set; nil for the argument of the use. Notes that the current assignment depends on it.
    func value(of path: String) -> Value? {
        if !reading.isEmpty { reading[reading.count - 1].insert(path) }
        return given[path]
    }

    /// Starts to note which arguments are read.
    func beginReading() { reading.append([]) }

    /// Ends the last reading. The assignment depends on the arguments that were read.
    func endReading(_ value: Value, _ name: Name, _ object: AnyObject, _ item: NUIClass) {
        guard let paths = reading.popLast(), !isRepeating else { return }
        for path in paths { places[path, default: []].append(Place(object: object, item: item, name: name, value: value)) }
    }

    /// Sets an argument, and calls `body` with each assignment in which it stands and whose object is alive.
    func set<Failure: Error>(
        _ path: String, _ value: Value, _ body: (Place, AnyObject) throws(Failure) -> Void
    ) throws(Failure) {
        given[path] = value
        isRepeating = true
        defer { isRepeating = false }
        for place in places[path] ?? [] {
            if let object = place.object { try body(place, object) }
        }
    }

    /// Returns a function that restores the present value of an argument. The assignments are restored by their own changes.
    func snapshot(of path: String) -> () -> Void {
        let value = given[path]
        return { [weak self] in self?.given[path] = value }
    }
}

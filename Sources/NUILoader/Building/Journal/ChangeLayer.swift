import NUI

/// A property of an object. The identifier is valid only while the object is alive.
struct PropertyKey: Hashable {
    let object: ObjectIdentifier
    let name: String

    init(_ object: AnyObject, _ name: String) { (self.object, self.name) = (ObjectIdentifier(object), name) }
}

/// An assignment that can be undone.
struct Change {
    let key: PropertyKey
    private(set) weak var object: AnyObject?
    /// Restores the value that the property had before.
    fileprivate(set) var undo: () -> Void
    private let read: () -> Loaded?
    /// The value that the assignment gave, once it is known.
    private var given: Loaded?

    /// Creates a change that is about to be made.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - object: The object that has the property.
    ///   - read: Returns the present value.
    ///   - undo: Restores the value that the property has now, or clears it.
    init(_ name: String, of object: AnyObject, read: @escaping () -> Loaded?, undo: @escaping () -> Void) {
        key = PropertyKey(object, name)
        self.object = object
        (self.read, self.undo) = (read, undo)
    }

    /// True while the property has the value that the assignment gave.
    var isUnchanged: Bool {
        switch (given, read()) {
        case (let given?, let now?): given.equals(now) ?? false
        case (nil, nil): true
        default: false
        }
    }

    fileprivate mutating func readGiven() { given = read() }
}

/// The changes of one writer, the first one of each property: undoing them restores the values from before that first change.
struct ChangeLayer {
    /// The state that made the changes; nil, with an empty group, for the changes of files to the root.
    let state: Definition?
    let group: String
    /// The place in the order in which layers were begun.
    let number: Int
    private(set) var changes: [Change] = []
    private var places: [PropertyKey: Int] = [:]

    init(state: Definition? = nil, group: String = "", number: Int = 0) { (self.state, self.group, self.number) = (state, group, number) }

    /// Adds a change, unless the layer has one of the same property.
    mutating func add(_ change: Change) {
        guard place(like: change) == nil else { return }
        places[change.key] = changes.count
        changes.append(change)
    }

    /// Returns the index of the change of the same property; nil if there is none or its object is gone.
    func place(like change: Change) -> Int? {
        places[change.key].flatMap { changes[$0].object != nil && changes[$0].object === change.object ? $0 : nil }
    }

    /// Notes the present values of the properties.
    mutating func readGiven() {
        for index in changes.indices { changes[index].readGiven() }
    }

    /// Takes over the value that undoing `change` would restore.
    mutating func setUndo(of change: Change) {
        if let place = place(like: change) { changes[place].undo = change.undo }
    }

    /// The layer without the changes of objects that are gone.
    var alive: ChangeLayer {
        var result = ChangeLayer(state: state, group: group, number: number)
        for change in changes where change.object != nil { result.add(change) }
        return result
    }
}

/// Which state holds in each group, and what entering it changed, so that leaving can take that back.
final class HeldStates {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    /// A property that a state changed.
    private struct Change {
        let key: Key
        weak var object: AnyObject?
        /// What it is now.
        let read: () -> Loaded?
        /// Gives it back what it was before.
        var restore: () -> Void
        /// What the state gave it.
        var given: Loaded?
    }

    private struct Held {
        let group: String
        let state: String
        private(set) var changes: [Change] = []
        /// The last change of each property among them.
        private var places: [Key: Int] = [:]

        init(group: String, state: String) { (self.group, self.state) = (group, state) }

        /// The change of a property, where its object is still alive.
        func place(of key: Key) -> Int? { places[key].flatMap { changes[$0].object == nil ? nil : $0 } }

        mutating func add(_ change: Change) {
            places[change.key] = changes.count
            changes.append(change)
        }

        /// Notes what the properties are now.
        mutating func readGiven() {
            for index in changes.indices { changes[index].given = changes[index].read() }
        }

        mutating func setRestore(_ restore: @escaping () -> Void, at place: Int) { changes[place].restore = restore }
    }

    /// In the order in which they were entered.
    private var held: [Held] = []
    private var isEntering = false

    /// The states that hold, by their groups.
    var states: [String: String] { Dictionary(held.map { ($0.group, $0.state) }, uniquingKeysWith: { $1 }) }

    /// Carries out `body` and remembers what it changes. No other state of the group holds.
    func enter<Failure: Error>(_ state: String, of group: String, _ body: () throws(Failure) -> Void) throws(Failure) {
        held.append(Held(group: group, state: state))
        isEntering = true
        defer {
            isEntering = false
            held[held.count - 1].readGiven()
        }
        try body()
    }

    /// Notes that a property is about to be changed; `restore` gives it back what it is now.
    func willChange(_ name: String, of object: AnyObject, read: @escaping () -> Loaded?, restore: @escaping () -> Void) {
        let key = Key(object: ObjectIdentifier(object), name: name)
        let last = held.count - 1
        guard isEntering, last >= 0, held[last].place(of: key) == nil else { return }
        held[last].add(Change(key: key, object: object, read: read, restore: restore))
    }

    /// Whether changes are noted.
    var isNoting: Bool { isEntering }

    /// Takes back what entering the group's state changed, the last first. What another state changed since stays, and is taken back
    /// to what was before both when that is left; what the program changed since stays as well. Returns the state and the objects that
    /// it changed.
    func leave(_ group: String) -> (state: String, objects: [AnyObject])? {
        guard let index = held.firstIndex(where: { $0.group == group }) else { return nil }
        let left = held.remove(at: index)
        for change in left.changes.reversed() where change.object != nil {
            if let (above, place) = laterChange(like: change, from: index) {
                held[above].setRestore(change.restore, at: place)
            } else if change.given.isUnchanged(change.read()) {
                change.restore()
            }
        }
        return (left.state, left.changes.compactMap(\.object))
    }

    private func laterChange(like change: Change, from first: Int) -> (state: Int, change: Int)? {
        for state in held.indices.dropFirst(first) {
            if let found = held[state].place(of: change.key), held[state].changes[found].object === change.object { return (state, found) }
        }
        return nil
    }
}

extension Loaded? {
    private var isNil: Bool { if case nil = self { true } else { false } }

    /// Whether a property that had this value has it still.
    fileprivate func isUnchanged(_ now: Loaded?) -> Bool {
        guard let before = self, let now else { return isNil && now.isNil }
        return before.equals(now) ?? false
    }
}

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
        var changes: [Change] = []
    }

    /// In the order in which they were entered.
    private var held: [Held] = []
    private var isEntering = false

    /// The states that hold, by their groups.
    var states: [String: String] { Dictionary(held.map { ($0.group, $0.state) }, uniquingKeysWith: { $1 }) }

    /// Leaves what holds in the group, then carries out `body` and remembers what it changes.
    func enter<Failure: Error>(_ state: String, of group: String, _ body: () throws(Failure) -> Void) throws(Failure) {
        leave(group)
        held.append(Held(group: group, state: state))
        isEntering = true
        defer {
            isEntering = false
            let last = held.count - 1
            for index in held[last].changes.indices { held[last].changes[index].given = held[last].changes[index].read() }
        }
        try body()
    }

    /// Notes that a property is about to be changed; `restore` gives it back what it is now.
    func willChange(_ name: String, of object: AnyObject, read: @escaping () -> Loaded?, restore: @escaping () -> Void) {
        let key = Key(object: ObjectIdentifier(object), name: name), last = held.count - 1
        guard isEntering, last >= 0, !held[last].changes.contains(where: { $0.key == key && $0.object != nil }) else { return }
        held[last].changes.append(Change(key: key, object: object, read: read, restore: restore))
    }

    /// Whether changes are noted.
    var isNoting: Bool { isEntering }

    /// Takes back what entering the group's state changed, the last first. What another state changed since stays, and is taken back
    /// to what was before both when that is left; what the program changed since stays as well.
    func leave(_ group: String) {
        guard let index = held.firstIndex(where: { $0.group == group }) else { return }
        let left = held.remove(at: index)
        for change in left.changes.reversed() where change.object != nil {
            if let (above, place) = laterChange(like: change, from: index) {
                held[above].changes[place].restore = change.restore
            } else if change.given.isUnchanged(change.read()) {
                change.restore()
            }
        }
    }

    private func laterChange(like change: Change, from first: Int) -> (state: Int, change: Int)? {
        for state in held.indices.dropFirst(first) {
            if let found = held[state].changes.firstIndex(where: { $0.key == change.key && $0.object === change.object }) { return (state, found) }
        }
        return nil
    }
}

extension Loaded? {
    /// Whether a property that had this value has it still, as far as that can be told.
    fileprivate func isUnchanged(_ now: Loaded?) -> Bool {
        switch (self, now) {
        case (nil, nil): true
        case (let before?, let now?): before.isEqual(now)
        default: false
        }
    }
}

extension Loaded {
    fileprivate func isEqual(_ other: Loaded) -> Bool {
        if let a = number, let b = other.number { return a == b }
        switch (self, other) {
        case (.text(let a), .text(let b)): return a == b
        case (.cases(let a), .cases(let b)): return a == b
        case (.list(let a), .list(let b)): return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual($1) }
        case (.object(let a), .object(let b)): return a === b
        case (.value(let a), .value(let b)): return Self.areEqual(a, b)
        default: return false
        }
    }

    /// True for values that cannot be compared.
    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
        return (a as? any Equatable).map { compare($0) } ?? true
    }
}

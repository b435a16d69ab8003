/// The subscribers of a field: mostly one, sometimes as many as a list has rows. Adding and removing take constant time.
struct Subscribers {
    private enum Storage {
        case none
        case one(any LiveSubscriber)
        case many([ObjectIdentifier: (order: Int, subscriber: any LiveSubscriber)], next: Int)
    }

    private var storage = Storage.none

    var isEmpty: Bool { if case .none = storage { true } else { false } }

    /// The subscribers in the order in which they were added.
    var all: [any LiveSubscriber] {
        switch storage {
        case .none: []
        case .one(let subscriber): [subscriber]
        case .many(let table, _): table.values.sorted { $0.order < $1.order }.map(\.subscriber)
        }
    }

    func contains(_ subscriber: any LiveSubscriber) -> Bool {
        switch storage {
        case .none: false
        case .one(let known): known === subscriber
        case .many(let table, _): table[ObjectIdentifier(subscriber)] != nil
        }
    }

    /// Adds a subscriber, once.
    mutating func insert(_ subscriber: any LiveSubscriber) {
        switch storage {
        case .none: storage = .one(subscriber)
        case .one(let known) where known === subscriber: break
        case .one(let known):
            storage = .many([ObjectIdentifier(known): (0, known), ObjectIdentifier(subscriber): (1, subscriber)], next: 2)
        case .many(var table, let next):
            // The table must not be shared while it changes, or each change would copy it.
            storage = .none
            if table[ObjectIdentifier(subscriber)] == nil { table[ObjectIdentifier(subscriber)] = (next, subscriber) }
            storage = .many(table, next: next + 1)
        }
    }

    mutating func remove(_ subscriber: any LiveSubscriber) {
        switch storage {
        case .none: break
        case .one(let known): if known === subscriber { storage = .none }
        case .many(var table, let next):
            storage = .none
            table[ObjectIdentifier(subscriber)] = nil
            if !table.isEmpty { storage = .many(table, next: next) }
        }
    }
}

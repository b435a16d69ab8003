extension Loaded {
    /// Returns true if two values are equal; nil if they are of different kinds. Objects are equal if they are identical; values that
    /// cannot be compared count as equal.
    func equals(_ other: Loaded) -> Bool? {
        if let a = number, let b = other.number { return a == b }
        switch (self, other) {
        case (.text(let a), .text(let b)): return a == b
        case (.fraction(let a), .fraction(let b)): return a == b
        case (.cases(let a), .cases(let b)): return a == b
        case (.list(let a), .list(let b)): return a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) ?? false }
        case (.object(let a), .object(let b)): return a === b
        case (.value(let a), .value(let b)): return Self.areEqual(a, b)
        default: return nil
        }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
        return (a as? any Equatable).map { compare($0) } ?? true
    }
}

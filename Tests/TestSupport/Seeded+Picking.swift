extension Seeded {
    /// A whole number below `bound`.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

    /// True once in `n` times.
    public mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }

    /// A length from 0 to `limit`, often whole, sometimes with a fraction that binary numbers cannot hold.
    public mutating func length(_ limit: Int) -> Double {
        let whole = Double(below(limit + 1))
        return oneIn(3) ? whole + Double(below(10)) / 10 : whole
    }

    public mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}

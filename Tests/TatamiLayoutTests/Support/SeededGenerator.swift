/// SplitMix64: the same seed, the same numbers, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A whole number below `bound`.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

    /// True once in `n` times.
    mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }

    /// A length from 0 to `limit`, often whole, sometimes with a fraction that binary numbers cannot hold.
    mutating func length(_ limit: Int) -> Double {
        let whole = Double(below(limit + 1))
        return oneIn(3) ? whole + Double(below(10)) / 10 : whole
    }

    mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}

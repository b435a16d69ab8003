import Foundation

/// SplitMix64: the same numbers for the same seed, so that a failure can be repeated.
public struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    public init(_ seed: UInt64) { state = seed }

    /// The seed of a random test: the number in an environment variable, or else a fixed one, so that CI does not refuse a change for a
    /// case that has nothing to do with it. `make soak` takes a new one each time. Tests print it with what fails.
    public static func start(_ variable: String, otherwise seed: UInt64 = 20_261_123) -> UInt64 { number(variable) ?? seed }

    /// How many cases a random test takes: the number in an environment variable, or else what `make test` has the time for.
    public static func count<Number: FixedWidthInteger>(_ variable: String, otherwise count: Number) -> Number { number(variable) ?? count }

    private static func number<Number: FixedWidthInteger>(_ variable: String) -> Number? {
        ProcessInfo.processInfo.environment[variable].flatMap { Number($0) }
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

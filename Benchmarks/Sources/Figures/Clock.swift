#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Nanoseconds of a clock that never goes back.
@inline(__always) public func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Nanoseconds that `body` takes.
@inline(__always) public func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
}

/// What was measured over and over: the least says what the work costs, the median how steady the machine was.
public struct Times {
    private let sorted: [Double]

    public init(_ times: [Double]) { sorted = times.sorted() }

    public var least: Double { sorted.first ?? 0 }
    public var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
    public var count: Int { sorted.count }
    public var most: Double { sorted.last ?? 0 }

    /// Takes times until there are 15 and `seconds` are over; at most 2,000, and for at most four times as long.
    public init(seconds: Double, _ measure: () throws -> Double) rethrows {
        var times: [Double] = []
        let start = now()
        while times.count < 2000 {
            let spent = (now() - start) / 1e9
            if spent > (times.count < 15 ? 4 * seconds : seconds) { break }
            times.append(try measure())
        }
        self.init(times)
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The functions of the platform's C library that motion needs. Finite arguments give finite results.
enum Maths {
    static func exponential(_ x: Double) -> Double { exp(max(-700, min(700, x))) }
    /// The natural logarithm of a positive number.
    static func logarithm(_ x: Double) -> Double { log(max(x, .leastNormalMagnitude)) }
    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
}

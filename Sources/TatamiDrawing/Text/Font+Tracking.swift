#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Font {
    /// The distance that the font adds between two letters, in points: Inter's letters stand closer together in large sizes and further
    /// apart in small ones. Other families add nothing.
    ///
    /// It is a whole number of hundredths of a point, as in the table of type styles.
    package var tracking: Double {
        guard family == Font.defaultFamily, size > 0, size <= Font.largestSize else { return 0 }
        let exact = size * (-0.0223 + 0.185 * exp(-0.1745 * size))
        return abs(exact) < 0.01 ? 0 : (exact * 100).rounded() / 100
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Trigonometry {
    /// Returns the sine and cosine of an angle, exact at multiples of 90 degrees, so that quarter turns have no rounding errors.
    static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        guard degrees.isFinite else { return (0, 1) }
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        switch turned < 0 ? turned + 360 : turned {
        case 0, 360: return (0, 1)
        case 90: return (1, 0)
        case 180: return (0, -1)
        case 270: return (-1, 0)
        case let angle: return (sin(angle * .pi / 180), cos(angle * .pi / 180))
        }
    }
}

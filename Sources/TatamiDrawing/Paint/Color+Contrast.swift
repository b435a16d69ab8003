#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Color {
    /// The relative luminance, 0 for black and 1 for white, as WCAG 2 defines it. The alpha does not count.
    public var luminance: Double {
        func linear(_ component: Double) -> Double { component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast with another opaque color, from 1 to 21, as WCAG 2 defines it.
    ///
    /// Text needs 4.5, and lines, symbols and the parts of controls need 3. Use `over` for a color that is not opaque.
    public func contrast(with other: Color) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Returns the opaque color that people see where this color is drawn on an opaque ground.
    public func over(_ ground: Color) -> Color { ground.mixed(with: withAlpha(1), alpha) }

    /// Returns the color with another lightness: that of CIE L*, from 0 to 100, changed by `amount`.
    ///
    /// A component that leaves the range of the screen is limited.
    func lighter(by amount: Double) -> Color {
        let y = luminance
        let lightness = y > 216 / 24389.0 ? 116 * cbrt(y) - 16 : y * 24389 / 27
        let wanted = min(100, max(0, lightness + amount))
        let (low, high) = wanted < lightness ? (Color(white: 0), self) : (self, Color(white: 1))
        // Mixing with black or white changes the luminance in one direction only, so that the place is found by halving.
        var (from, to) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (from + to) / 2
            let mixed = low.mixed(with: high, middle).luminance
            let found = mixed > 216 / 24389.0 ? 116 * cbrt(mixed) - 16 : mixed * 24389 / 27
            if found < wanted { from = middle } else { to = middle }
        }
        return low.mixed(with: high, (from + to) / 2)
    }
}

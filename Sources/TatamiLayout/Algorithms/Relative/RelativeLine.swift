import TatamiGeometry

/// A length or position in a relative layout.
///
/// While the container is measured, the area's length is unknown, and every value is a linear function of it, which starts at
/// `natural` and rises by `slope`. While items are placed, the area's length is a number, and so is every other value: the
/// slope is 0.
struct RelativeLine {
    /// The value if items have their natural lengths.
    var natural: Double
    /// The value if items have their minimum lengths.
    var minimum: Double
    /// Points for each point of the area.
    var slope: Double

    @inline(__always) init(natural: Double, minimum: Double, slope: Double) {
        (self.natural, self.minimum, self.slope) = (natural, minimum, slope)
    }

    @inline(__always) init(_ value: Double) { self.init(natural: value, minimum: value, slope: 0) }

    /// The area's length while it is unknown.
    static let area = RelativeLine(natural: 0, minimum: 0, slope: 1)

    @inline(__always) static func + (a: RelativeLine, b: RelativeLine) -> RelativeLine {
        RelativeLine(natural: a.natural + b.natural, minimum: a.minimum + b.minimum, slope: a.slope + b.slope)
    }

    @inline(__always) static func - (a: RelativeLine, b: RelativeLine) -> RelativeLine {
        RelativeLine(natural: a.natural - b.natural, minimum: a.minimum - b.minimum, slope: a.slope - b.slope)
    }

    @inline(__always) static func + (a: RelativeLine, b: Double) -> RelativeLine {
        RelativeLine(natural: a.natural + b, minimum: a.minimum + b, slope: a.slope)
    }

    @inline(__always) static func * (a: RelativeLine, factor: Double) -> RelativeLine {
        RelativeLine(natural: a.natural * factor, minimum: a.minimum * factor, slope: a.slope * factor)
    }

    /// The same with limited numbers, so that nothing grows without bound where rules multiply and add along a chain.
    @inline(__always) var cleaned: RelativeLine {
        if Numbers.isClean(natural), Numbers.isClean(minimum), Numbers.isClean(slope) { return self }
        return RelativeLine(natural: Numbers.clean(natural), minimum: Numbers.clean(minimum), slope: Numbers.clean(slope))
    }
}

/// The smallest length of the area for which rising lines are not negative. Lines that do not rise are ignored, because a
/// longer area would not help.
struct LeastArea {
    private(set) var extent = Extent.zero

    @inline(__always) mutating func demand(_ line: RelativeLine) {
        demandNatural(line)
        guard line.slope > Self.flat else { return }
        let minimum = -line.minimum / line.slope
        if minimum > extent.minimum { extent.minimum = minimum }
    }

    /// The same for a line that cannot be negative if items have their minimum lengths.
    @inline(__always) mutating func demandNatural(_ line: RelativeLine) {
        guard line.slope > Self.flat else { return }
        let natural = -line.natural / line.slope
        if natural > extent.natural { extent.natural = natural }
    }

    /// The slope that rounding may leave where the exact result is 0.
    private static let flat = 1e-9
}

import TatamiGeometry

/// Colours that run into each other across a shape's bounding box. Beyond the first and last stop, their colours go on.
///
/// ```swift
/// let sky = Gradient.vertical(.blue, .white)
/// let glow = Gradient(.radial(center: Point(0.5, 0.5), radius: 1), stops: [.init(.yellow, at: 0), .init(.clear, at: 0.8)])
/// ```
public struct Gradient: Hashable, Sendable {
    /// A colour at a place between 0 (start) and 1 (end).
    public struct Stop: Hashable, Sendable {
        /// The colour at this place.
        public let color: Color
        /// The place, from 0 (start) to 1 (end).
        public let location: Double

        /// Makes a stop. A location outside 0...1 is limited to that range; NaN counts as 0.
        public init(_ color: Color, at location: Double) {
            self.color = color
            self.location = location >= 1 ? 1 : (location > 0 ? location : 0)
        }
    }

    /// The line or circle along which the stops lie. Unit points are fractions of the box: (0, 0) is the top left, (1, 1) the bottom
    /// right.
    public enum Kind: Hashable, Sendable {
        /// From one unit point to another.
        case linear(from: Point, to: Point)
        /// A direction in degrees as in CSS, in any reading direction: 0 is upwards, 90 to the right, 180 downwards. The line is as
        /// long as needed for the first and the last colour to meet the corners.
        case angle(Double)
        /// A circle around a unit point. The radius is a fraction of half the longer side.
        case radial(center: Point, radius: Double)
    }

    /// The line or circle along which the stops lie.
    public let kind: Kind
    /// The stops, ordered by location.
    public let stops: [Stop]

    /// Makes a gradient from stops, which are sorted by location. Stops with equal locations keep their order.
    public init(_ kind: Kind, stops: [Stop]) {
        self.kind = kind
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// Makes a gradient with the colours at even distances.
    public init(_ kind: Kind, colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        self.init(kind, stops: colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) })
    }

    /// Returns a gradient along a direction in degrees: 0 is upwards, 90 to the right.
    public static func linear(angle: Double, _ colors: Color...) -> Gradient { Gradient(.angle(angle), colors: colors) }
    /// Returns a gradient from the top to the bottom.
    public static func vertical(_ colors: Color...) -> Gradient { Gradient(.angle(180), colors: colors) }
    /// Returns a gradient from left to right, in every reading direction.
    public static func horizontal(_ colors: Color...) -> Gradient { Gradient(.angle(90), colors: colors) }
    /// Returns a gradient from the middle of the box outwards, with a radius of half the longer side.
    public static func radial(_ colors: Color...) -> Gradient {
        Gradient(.radial(center: Point(0.5, 0.5), radius: 1), colors: colors)
    }

    /// True if the gradient has stops and all their colours are opaque.
    public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy(\.color.isOpaque) }

    /// The line or circle of a gradient in points, in the space of the box. Renderers draw with it.
    public enum Geometry: Hashable, Sendable {
        /// The line from the first stop's place to the last one's.
        case line(from: Point, to: Point)
        /// The circle from whose centre the stops go outwards.
        case circle(center: Point, radius: Double)
    }

    /// Returns the line or circle for a shape whose bounding box is `box`.
    public func geometry(in box: Rect) -> Geometry {
        func place(_ unit: Point) -> Point {
            Point(
                box.x + Numbers.clean(unit.x) * box.width,
                box.y + Numbers.clean(unit.y) * box.height)
        }
        switch kind {
        case .linear(let from, let to):
            return .line(from: place(from), to: place(to))
        case .angle(let degrees):
            let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
            let half = (abs(box.width * sine) + abs(box.height * cosine)) / 2
            let way = Point(sine * half, -cosine * half)
            return .line(from: box.center - way, to: box.center + way)
        case .radial(let center, let radius):
            return .circle(
                center: place(center), radius: Numbers.cleanLength(radius) * max(box.width, box.height) / 2)
        }
    }
}

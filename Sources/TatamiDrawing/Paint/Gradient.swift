import TatamiGeometry

/// Colours that run into each other across a shape's bounding box. Outside the stops the nearest colour goes on.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place between 0 (start) and 1 (end).
    public struct Stop: Hashable, Sendable {
        public let color: Color
        public let location: Double

        /// A location outside 0...1 is clamped.
        public init(_ color: Color, at location: Double) {
            self.color = color
            self.location = location >= 1 ? 1 : (location > 0 ? location : 0)
        }
    }

    /// The line or circle along which the stops lie. Unit points are fractions of the box: (0, 0) top left, (1, 1) bottom right.
    public enum Kind: Hashable, Sendable {
        /// From one unit point to another.
        case linear(from: Point, to: Point)
        /// A direction in degrees as CSS has it: 0 upwards, 90 to the right, 180 downwards. The line is as long as needed for
        /// the first and the last colour to meet the corners.
        case angle(Double)
        /// Around a unit point; the radius is a fraction of half the longer side.
        case radial(center: Point, radius: Double)
    }

    public let kind: Kind
    /// In the order of their locations.
    public let stops: [Stop]

    /// Stops are sorted by location, equal ones keep their order.
    public init(_ kind: Kind, stops: [Stop]) {
        self.kind = kind
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// The colours at even distances.
    public init(_ kind: Kind, colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        self.init(kind, stops: colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) })
    }

    public static func linear(angle: Double, _ colors: Color...) -> Gradient { Gradient(.angle(angle), colors: colors) }
    public static func vertical(_ colors: Color...) -> Gradient { Gradient(.angle(180), colors: colors) }
    public static func horizontal(_ colors: Color...) -> Gradient { Gradient(.angle(90), colors: colors) }
    public static func radial(_ colors: Color...) -> Gradient {
        Gradient(.radial(center: Point(0.5, 0.5), radius: 1), colors: colors)
    }

    /// True where there are stops and no colour lets the ground through.
    public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy(\.color.isOpaque) }

    /// What a renderer needs, in the space of the box.
    public enum Geometry: Hashable, Sendable {
        case line(from: Point, to: Point)
        case circle(center: Point, radius: Double)
    }

    /// The line or circle for a shape whose bounding box is `box`.
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

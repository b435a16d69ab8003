/// How an icon is drawn, on a square of 24 points.
struct IconDrawing: Sendable {
    /// The lines, as path data.
    let data: String
    /// True if the icon is mirrored from right to left.
    let isDirectional: Bool
    /// True if the lines are filled as well.
    let isFilled: Bool

    /// Makes a drawing of path data, which may be in several parts.
    init(_ data: String..., isDirectional: Bool = false, isFilled: Bool = false) {
        self.data = data.joined()
        self.isDirectional = isDirectional
        self.isFilled = isFilled
    }
}

extension IconName {
    /// The side of the square on which icons are drawn, in points.
    public static let gridSide = 24.0

    private static let drawings = [marksGroup, directionsGroup, placesGroup, thingsGroup, peopleGroup, mediaGroup].reduce(
        into: [IconName: IconDrawing]()
    ) {
        $0.merge($1) { first, _ in first }
    }

    /// The lines of the icon, on a square of `gridSide` points.
    ///
    /// - Complexity: The path data is read at each call.
    public var path: Path { Self.drawings[self].flatMap { try? Path(data: $0.data) } ?? Path() }

    /// True if the icon points along the reading direction, and is mirrored where that is from right to left.
    public var isDirectional: Bool { Self.drawings[self]?.isDirectional ?? false }

    /// True if the inside of the icon is filled.
    public var isFilled: Bool { Self.drawings[self]?.isFilled ?? false }
}

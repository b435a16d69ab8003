import TatamiGeometry

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

    private static let paths = drawings.compactMapValues { try? Path(data: $0.data) }

    /// The lines of the icon, on a square of `gridSide` points.
    public var path: Path { Self.paths[self] ?? Path() }

    /// True if the icon points along the reading direction, and is mirrored where that is from right to left.
    public var isDirectional: Bool { Self.drawings[self]?.isDirectional ?? false }

    /// True if the inside of the icon is filled.
    public var isFilled: Bool { Self.drawings[self]?.isFilled ?? false }
}

extension DisplayList {
    /// Draws an icon.
    ///
    /// - Parameters:
    ///   - name: The icon.
    ///   - rect: The square that its grid fills, in points.
    ///   - color: The color of the lines.
    ///   - width: The width of the lines, in points; nil for 1.5, and 2 in a square of 28 points and more.
    ///   - isMirrored: Whether the icon is drawn for a reading direction from right to left. Only icons that point are mirrored.
    public mutating func icon(_ name: IconName, in rect: Rect, _ color: Color, width: Double? = nil, isMirrored: Bool = false) {
        let scale = min(rect.width, rect.height) / IconName.gridSide
        guard scale > 0 else { return }
        let flips = isMirrored && name.isDirectional
        let map = Transform(a: flips ? -scale : scale, b: 0, c: 0, d: scale, tx: flips ? rect.maxX : rect.x, ty: rect.y)
        let path = name.path.applying(map)
        if name.isFilled { fill(.path(path), .color(color)) }
        stroke(path, Stroke(color, width: width ?? (rect.width < 28 ? 1.5 : 2), cap: .round, join: .round))
    }
}

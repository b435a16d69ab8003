import TatamiGeometry

/// How many columns a grid has; rows where it scrolls horizontally.
public enum GridColumns: Hashable, Sendable {
    /// So many, at least 1.
    case fixed(Int)
    /// As many as fit if each takes this part of the cross length, for example 0.25 for four columns.
    case fraction(Double)
    /// As many as fit if each is at least so long, in points, without the distances between them. There is always one.
    case adaptive(minimum: Double)

    /// The greatest number of columns.
    static let limit = 1_000

    /// Returns the number of columns.
    ///
    /// - Parameters:
    ///   - length: The cross length, in points.
    ///   - spacing: The distance between columns, in points.
    public func count(in length: Double, spacing: Double) -> Int {
        switch self {
        case .fixed(let count): max(1, min(count, Self.limit))
        // A third is 0.333 in files.
        case .fraction(let part): Numbers.cleanCount(part > 0 ? 1 / part + 0.01 : 1, 1...Self.limit)
        case .adaptive(let minimum):
            Numbers.cleanCount((length + spacing) / max(Numbers.cleanLength(minimum) + spacing, 1e-3) + 0x1p-10, 1...Self.limit)
        }
    }
}

extension PixelGrid {
    /// Returns the edges of a column among columns of equal width, on device pixels, in points from the start of the first one.
    func column(_ column: Int, of count: Int, in length: Double, spacing: Double) -> (start: Double, end: Double) {
        let width = max(0, length - spacing * Double(count - 1)) / Double(count)
        let start = Double(column) * (width + spacing)
        return (snap(start), snap(start + width))
    }
}

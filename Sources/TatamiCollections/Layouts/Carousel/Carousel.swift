import TatamiGeometry

/// The row of a section whose items scroll across the main axis on their own.
public struct Carousel: Hashable, Sendable {
    /// Where the row is, in points from the leading top corner of the content.
    public var frame: Rect
    /// The length of everything in the row across the main axis, with the insets of the section, in points.
    public var length: Double
    /// How far the row is scrolled from its leading or top side, in points.
    public var offset: Double

    /// Describes a row.
    public init(frame: Rect, length: Double, offset: Double) { (self.frame, self.length, self.offset) = (frame, length, offset) }
}

extension Extents {
    /// Returns the number of shown lines before an index.
    func shownCount(before index: Int) -> Int {
        var visits = 0
        return root.map { $0.sum(before: max(0, min(index, $0.count)), &visits).shown } ?? 0
    }

    /// Returns the index of a shown line by its number among the shown ones; nil if there are fewer.
    func index(ofShown number: Int) -> Int? {
        var visits = 0
        return root?.first(where: { $0.shown > number }, &visits)
    }
}

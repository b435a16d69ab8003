import NUI
import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// The ranges of properties, named after the meaning of their numbers. Layout and drawing limit numbers to the same ranges.
extension NumberRange {
    /// Lengths in points, never negative.
    public static let length = NumberRange(0...Numbers.limit)
    /// Weights and factors, never negative.
    public static let weight = length
    /// Distances in points in either direction.
    public static let distance = NumberRange(-Numbers.limit...Numbers.limit)
    /// Parts of a whole, 0...1.
    public static let fraction = NumberRange(0...1)
    /// Components of a color, 0...255.
    public static let byte = NumberRange(0...255)
    /// Font sizes in points.
    public static let fontSize = NumberRange(above: 0, to: Font.largestSize)
    /// Weights of fonts.
    public static let fontWeight = NumberRange(1...1000)
    /// Durations in seconds.
    public static let seconds = NumberRange(0...60)
    /// How much a spring bounces.
    public static let bounce = NumberRange(-0.99...0.99)
    /// Counts.
    public static let count = length
    /// The width divided by the height.
    static let aspectRatio = NumberRange(ItemStyle.aspectRatios)
    /// Pixels per point.
    static let scale = NumberRange(above: 0)
    /// The priority of a track: which of several shrinks first.
    static let priority = NumberRange(Double(-Track.priorityLimit)...Double(Track.priorityLimit))
    /// The index of a column or row, from 0.
    static let track = NumberRange(0...Double(CellPlace.limit - 1))
    /// The number of columns, rows or units that an item covers.
    static let span = NumberRange(1...Double(CellPlace.limit))
    /// The number of columns or rows, or the index of a track with a number of tracks.
    static let tracks = NumberRange(0...Double(CellPlace.limit))
}

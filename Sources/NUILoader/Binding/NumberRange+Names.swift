import NUI
import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// The ranges that properties have, by what their numbers are. They are those of the doors in layout and drawing.
extension NumberRange {
    /// Points that are never negative.
    public static let length = NumberRange(0...Numbers.limit)
    /// A share among others, or so many times something.
    public static let weight = length
    /// Points to either side.
    public static let distance = NumberRange(-Numbers.limit...Numbers.limit)
    /// A part of a whole.
    public static let fraction = NumberRange(0...1)
    /// A part of a colour.
    public static let byte = NumberRange(0...255)
    /// The size of a font.
    public static let fontSize = NumberRange(above: 0, to: Font.largestSize)
    /// How many of something.
    public static let count = length
    /// Width / height.
    static let aspectRatio = NumberRange(ItemStyle.aspectRatios)
    /// Pixels a point.
    static let scale = NumberRange(above: 0)
    /// Which of several tracks gives first.
    static let priority = NumberRange(Double(-Track.priorityLimit)...Double(Track.priorityLimit))
    /// The number of a column or row, from 0.
    static let track = NumberRange(0...Double(CellPlace.limit - 1))
    /// How many columns, rows or units are covered.
    static let span = NumberRange(1...Double(CellPlace.limit))
    /// How many columns or rows there are, or a track and how many.
    static let tracks = NumberRange(0...Double(CellPlace.limit))
}

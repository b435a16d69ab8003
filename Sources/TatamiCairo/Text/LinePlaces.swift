import TatamiDrawing

/// Where the lines of a text lie.
///
/// All lines have one height: that of the style, or else that of the font. Letters that the font does not have come from other fonts and do
/// not change it. Only lines with letters of a larger size are as high as these need, unless the style sets a height.
struct LinePlaces {
    /// The additional distance between two lines, in points.
    let spacing: Double
    /// The height of a line and the distance from its top to its baseline, in points.
    private let regular: (baseline: Double, height: Double)
    /// True if every line has the regular height.
    private let isFixed: Bool

    init(_ key: TextKey, _ fonts: FontSet) {
        spacing = key.lineSpacing
        isFixed = key.lineHeight > 0 || !key.hasLargerLetters
        let (ascent, descent) = fonts.extent(of: key.font)
        let height = key.lineHeight > 0 ? key.lineHeight : max(key.leastLineHeight, ascent + descent)
        regular = ((height - ascent - descent) / 2 + ascent, height)
    }

    /// Returns the distance from a line's top to its baseline, and the line's height.
    ///
    /// - Parameters:
    ///   - ascent: The distance from the top of the line's letters to their baseline, in points.
    ///   - height: The height of the line's letters, in points.
    func line(ascent: Double, height: Double) -> (baseline: Double, height: Double) {
        guard isFixed || height <= regular.height else { return (ascent, height) }
        return regular
    }
}

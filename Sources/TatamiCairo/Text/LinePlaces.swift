/// Where the lines of a text lie: each as high as its fonts, or all as high as the style says.
struct LinePlaces {
    /// The additional distance between two lines, in points.
    let spacing: Double
    /// The height of every line and the distance from its top to its baseline, in points; nil for what the fonts of each line ask for.
    private let fixed: (baseline: Double, height: Double)?

    /// Makes the places of lines that are as high as their fonts.
    init(spacing: Double) { (self.spacing, fixed) = (spacing, nil) }

    init(_ key: TextKey, _ fonts: FontSet) {
        spacing = key.lineSpacing
        guard key.lineHeight > 0 else {
            fixed = nil
            return
        }
        let (ascent, descent) = fonts.extent(of: key.font)
        fixed = ((key.lineHeight - ascent - descent) / 2 + ascent, key.lineHeight)
    }

    /// Returns the distance from a line's top to its baseline, and the line's height.
    func line(ascent: Double, height: Double) -> (baseline: Double, height: Double) { fixed ?? (ascent, height) }
}

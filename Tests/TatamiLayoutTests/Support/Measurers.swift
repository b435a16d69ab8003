import TatamiLayout

/// Text as the specification's examples use it: `wrap(W)` has the natural width W and lines 20 high; at a smaller width it
/// answers ceil(W / width) lines.
final class WrapText: LeafMeasurer {
    var width: Double
    var lineHeight: Double
    var minimum: Double
    var baseline: Double?
    private(set) var widthCalls = 0
    private(set) var heightCalls = 0

    init(_ width: Double, lineHeight: Double = 20, minimum: Double = 0, baseline: Double? = nil) {
        self.width = width
        self.lineHeight = lineHeight
        self.minimum = minimum
        self.baseline = baseline
    }

    func widths() -> Extent {
        widthCalls += 1
        return Extent(minimum: minimum, natural: width)
    }

    func height(forWidth offered: Double) -> LeafHeight {
        heightCalls += 1
        let lines = offered <= 1e-6 || offered >= width ? 1 : (width / offered - 1e-9).rounded(.up)
        return LeafHeight(min(lines, 1000) * lineHeight, baseline: baseline)
    }
}

/// `pref(w, h)` of the specification's examples: a view that always answers the same.
final class Pref: LeafMeasurer {
    let size: (width: Double, height: Double)

    init(_ width: Double, _ height: Double) { size = (width, height) }

    func widths() -> Extent { Extent(size.width) }
    func height(forWidth width: Double) -> LeafHeight { LeafHeight(size.height) }
}

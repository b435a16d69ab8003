import TatamiGeometry

/// One line of a flow.
struct FlowLine {
    /// The number of items in the line, without collapsed ones.
    var count = 0
    /// Its natural length: items, margins and gaps.
    var length = 0.0
    /// Its cross size.
    var across = Extent.zero
    /// The distance from its cross start to the common baseline; nil if no item of the line is aligned to it.
    var ascent: Double?
}

/// The stored state of a flow: its style and its lines. A line stores the number of its items and no references to them, so it
/// stays valid when items are added or removed.
final class FlowDetail: LayoutDetail {
    let style: FlowStyle
    var lines: [FlowLine] = []
    /// The height by which columns were broken; nil if there was no definite height, and for rows.
    var definiteHeight: Double?

    init(_ style: FlowStyle) { self.style = style }

    /// Returns the lines and clears them, so that they can be changed in place. The caller must store them again.
    func takeLines() -> [FlowLine] {
        let taken = lines
        lines = []
        return taken
    }
}

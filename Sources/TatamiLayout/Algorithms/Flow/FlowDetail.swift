import TatamiGeometry

/// One line of a flow.
struct FlowLine {
    /// How many of the items that count stand in it.
    var count = 0
    /// Its natural length: items, margins and gaps.
    var length = 0.0
    /// Its length across.
    var across = Extent.zero
    /// Distance from its start across to the common baseline; nil where no item of the line asks for one.
    var ascent: Double?
}

/// What a flow keeps: its style, and the lines it is broken into. Lines say how many items they hold and name none, so that
/// they stay harmless when items come and go.
final class FlowDetail: LayoutDetail {
    let style: FlowStyle
    var lines: [FlowLine] = []
    /// The height that columns were broken by; nil where there was no definite one, and of rows.
    var definiteHeight: Double?

    init(_ style: FlowStyle) { self.style = style }

    /// Hands the lines over for changing in place; whoever takes them puts them back.
    func takeLines() -> [FlowLine] {
        let taken = lines
        lines = []
        return taken
    }
}

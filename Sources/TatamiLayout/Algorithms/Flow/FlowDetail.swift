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
    private(set) var lines: [FlowLine] = []
    /// The height that columns were broken by; nil where there was no definite one, and of rows.
    var definiteHeight: Double?

    init(_ style: FlowStyle) { self.style = style }

    /// Writes how line `index` was broken. What is known of it across stays, since the same items say the same. Returns true
    /// where other items are in the line now.
    func keep(_ line: FlowLine, at index: Int) -> Bool {
        guard index < lines.count else {
            lines.append(line)
            return true
        }
        let changed = lines[index].count != line.count
        lines[index].count = line.count
        lines[index].length = line.length
        return changed
    }

    /// Forgets the lines from `count` on. Returns true where there were any.
    func end(at count: Int) -> Bool {
        guard lines.count > count else { return false }
        lines.removeSubrange(count...)
        return true
    }

    /// What all lines can give together, across.
    var reserve: Double { lines.reduce(0) { $0 + ($1.across.natural - $1.across.minimum) } }

    func setLength(_ length: Double, at index: Int) { lines[index].length = length }

    func setAcross(_ extent: Extent, ascent: Double?, at index: Int) {
        lines[index].across = extent
        lines[index].ascent = ascent
    }
}

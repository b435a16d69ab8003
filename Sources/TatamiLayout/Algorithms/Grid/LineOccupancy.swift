import TatamiGeometry

/// The occupied places in the lines of a grid that is being filled. Lines are queried in ascending order only, so one number
/// per place describes the filled cells; known blocks are considered when their lines are reached.
struct LineOccupancy {
    struct Block {
        let across: TrackRange
        let lines: TrackRange
    }

    /// For each place of a line, the first line that no filled cell covers there.
    private var until: [Int] = []
    /// The known blocks in the order of their first lines, and the number of blocks reached so far.
    private var known: [Block] = []
    private var reached = 0
    /// Reached blocks that still cover the current lines.
    private var active: [Block] = []
    /// For the lines queried last: the running sum of starting minus ending blocks at each place.
    private var covering: [Int] = []
    private var asked = 0..<0
    /// The first line after one of the known blocks in the queried lines.
    private var soonest = Int.max

    /// Starts with no filled cells. `blocks`, sorted by first line, are already taken.
    mutating func reset(_ reach: Int, _ blocks: [Block]) {
        until.removeAll(keepingCapacity: true)
        until.append(contentsOf: repeatElement(0, count: reach))
        known = blocks
        (reached, asked) = (0, 0..<0)
        active.removeAll(keepingCapacity: true)
    }

    /// The first place at or after (`line`, `place`) in reading order where `width` places are free for `height` lines; nil if
    /// there is none up to line `last`.
    mutating func firstFree(
        from line: Int, _ place: Int, width: Int, height: Int, upTo last: Int
    ) -> (line: Int, place: Int)? {
        var line = line
        var place = place
        while line <= last {
            look(at: line..<(line + height))
            var run = 0
            var next = line + 1
            var x = place
            if place == 0 { next = Int.max }
            while x < until.count {
                let end = blockEnd(x, line)
                if end > line {
                    run = 0
                    next = min(next, end)
                } else {
                    run += 1
                    if run == width { return (line, x - width + 1) }
                }
                x += 1
            }
            (line, place) = (min(next, last + 1), 0)
        }
        return nil
    }

    /// The same for an item that names its place in the line.
    mutating func firstFreeLine(
        from line: Int, at place: Int, width: Int, height: Int, upTo last: Int
    ) -> (line: Int, place: Int)? {
        var line = line
        while line <= last {
            look(at: line..<(line + height))
            var next = line
            for x in place..<(place + width) { next = max(next, blockEnd(x, line)) }
            if next == line { return (line, place) }
            line = next
        }
        return nil
    }

    /// Marks `width` places from `place` on as taken up to `line`.
    mutating func fill(_ place: Int, width: Int, until line: Int) {
        for x in place..<(place + width) { until[x] = max(until[x], line) }
    }

    /// The first line after the cell or block that covers place `x`; at most `line` if nothing covers it.
    @inline(__always) private func blockEnd(_ x: Int, _ line: Int) -> Int {
        if until[x] > line { return until[x] }
        return !known.isEmpty && covering[x] > 0 ? soonest : line
    }

    private mutating func look(at lines: Range<Int>) {
        guard !known.isEmpty, lines != asked else { return }
        asked = lines
        while reached < known.count, known[reached].lines.start < lines.upperBound {
            active.append(known[reached])
            reached += 1
        }
        active.removeAll { $0.lines.end <= lines.lowerBound }
        covering.removeAll(keepingCapacity: true)
        covering.append(contentsOf: repeatElement(0, count: until.count + 1))
        soonest = .max
        for block in active where block.lines.start < lines.upperBound {
            covering[min(block.across.start, until.count)] += 1
            covering[min(block.across.end, until.count)] -= 1
            soonest = min(soonest, block.lines.end)
        }
        for x in covering.indices.dropFirst() { covering[x] += covering[x - 1] }
    }
}

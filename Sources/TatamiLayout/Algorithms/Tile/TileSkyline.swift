/// Packs tiles by forward-only first fit in reading order (MICUi Layouter: `spec/layouter.md` 3.2).
///
/// Every tile takes the first free place at or behind the one before it, so a place that was passed over stays empty for good. No
/// tile begins below the line at hand: a column that is free there is free all the way down, and the first free line of each
/// column is all there is to know. Columns side by side with the same one are kept as a run. A tile costs the runs it passes, a
/// line costs its runs once, and lines on which nothing can change are not looked at.
struct TileSkyline {
    private struct Run {
        /// One behind the last column.
        var end: Int
        /// The first line on which the columns are free.
        var free: Int
    }

    /// The line at hand as it was when it was begun; from column 0 on.
    private var runs: [Run] = []
    /// The same with what was put on the line since, up to `column`.
    private var passed: [Run] = []
    private var across = 1
    private var line = 0
    /// The run at hand, and the column in it that is looked at next.
    private var run = 0
    private var column = 0
    /// Lines that tiles cover.
    private(set) var lines = 0

    /// Begins with nothing on `across` columns.
    mutating func clear(across: Int) {
        self.across = across
        (line, lines) = (0, 0)
        passed.removeAll(keepingCapacity: true)
        passed.append(Run(end: across, free: 0))
        beginLine()
    }

    /// The unit behind the last tile.
    var end: TilePlace {
        column < across ? TilePlace(column: column, line: line) : TilePlace(column: 0, line: line + 1)
    }

    /// Puts down the next tile, which is at most as wide as a line.
    mutating func place(across width: Int, along height: Int) -> TilePlace {
        var isWholeLine = column == 0
        while !skip(to: width) {
            line = isWholeLine ? nextChange : line + 1
            isWholeLine = true
            beginLine()
        }
        let place = TilePlace(column: column, line: line, across: width, along: height)
        column += width
        passed.append(Run(end: column, free: line + height))
        if column == runs[run].end { run += 1 }
        lines = max(lines, line + height)
        return place
    }

    /// Passes over what is left of the line until `width` columns in a row are free. False where none are.
    private mutating func skip(to width: Int) -> Bool {
        while run < runs.count {
            let next = runs[run]
            if next.free <= line, next.end - column >= width { return true }
            passed.append(next)
            column = next.end
            run += 1
        }
        return false
    }

    /// The first line below on which a column becomes free.
    private var nextChange: Int {
        var change = Int.max
        for run in passed where run.free > line && run.free < change { change = run.free }
        return change
    }

    /// Turns what was passed into the runs of a new line; free ones side by side become one.
    private mutating func beginLine() {
        runs.removeAll(keepingCapacity: true)
        for run in passed {
            if run.free <= line, let last = runs.last, last.free <= line {
                runs[runs.count - 1].end = run.end
            } else {
                runs.append(run)
            }
        }
        passed.removeAll(keepingCapacity: true)
        (run, column) = (0, 0)
    }
}

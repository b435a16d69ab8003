/// Packs tiles in reading order, each into the first place that fits, moving only forward (MICUi Layouter: `spec/layouter.md`
/// 3.2).
///
/// Every tile takes the first free place at or after the previous one, so a place that was skipped stays empty. No tile begins
/// below the current line: a column that is free there is free in all lines below, so the first free line of each column is all
/// that has to be stored. Adjacent columns with the same first free line form a run. The cost of a tile is the number of runs
/// it passes, the cost of a line is the number of its runs, and lines on which nothing can change are skipped.
struct TileSkyline {
    private struct Run {
        /// The column after the last one.
        var end: Int
        /// The first line on which the columns are free.
        var free: Int
    }

    /// The runs of the current line when it was begun, from column 0.
    private var runs: [Run] = []
    /// The same up to `column`, with the tiles placed on the line since then.
    private var passed: [Run] = []
    private var across = 1
    private var line = 0
    /// The current run, and the next column to examine in it.
    private var run = 0
    private var column = 0
    /// The number of lines that tiles cover.
    private(set) var lines = 0

    /// Starts with no tiles on `across` columns.
    mutating func clear(across: Int) {
        self.across = across
        (line, lines) = (0, 0)
        passed.removeAll(keepingCapacity: true)
        passed.append(Run(end: across, free: 0))
        beginLine()
    }

    /// The unit after the last tile.
    var end: TilePlace {
        column < across ? TilePlace(column: column, line: line) : TilePlace(column: 0, line: line + 1)
    }

    /// Places the next tile, which must not be wider than a line.
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

    /// Skips the rest of the line up to `width` adjacent free columns. Returns false if there are none.
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

    /// The first line below at which a column becomes free.
    private var nextChange: Int {
        var change = Int.max
        for run in passed where run.free > line && run.free < change { change = run.free }
        return change
    }

    /// Turns the passed runs into the runs of a new line. Adjacent free runs are merged.
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

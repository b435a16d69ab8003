import TatamiGeometry

/// Gives every item of a grid its cell.
///
/// Items that name their column and row stand there, also over one another. The others are put into free cells as CSS Grid
/// 8.5 does ("sparse"): those that name their line, then the rest in order, and the search only goes forward. A line is a
/// row where rows are filled, a column where columns are. Without an order, what an item does not name is 0.
struct CellPlacer {
    /// Of the counting items, in their order.
    private(set) var cells: [GridCell] = []
    private(set) var columnCount = 0
    private(set) var rowCount = 0
    /// The number of the first item that does not lie where it wants to, because the grid may not be that large; or -1.
    private(set) var refused = -1
    private var occupancy = LineOccupancy()

    /// - Parameter guest: a collapsed child that is to count as well; -1 = none.
    mutating func place(_ box: Box, _ style: GridStyle, guest: Int32 = -1) {
        read(box, style, guest)
        switch style.order {
        case .explicit: nameTheRest()
        case .rows: fillLines(of: .vertical, style)
        case .columns: fillLines(of: .horizontal, style)
        }
        columnCount = style.horizontal.declaredCount
        rowCount = style.vertical.declaredCount
        for cell in cells {
            columnCount = max(columnCount, cell.columns.end)
            rowCount = max(rowCount, cell.rows.end)
        }
    }

    /// What the items name, as far as the grid may be that large.
    private mutating func read(_ box: Box, _ style: GridStyle, _ guest: Int32) {
        cells.removeAll(keepingCapacity: true)
        refused = -1
        let most = (columns: style.horizontal.mostTracks, rows: style.vertical.mostTracks)
        var child = box.links[Int(box.id)].first
        while child >= 0 {
            let links = box.links[Int(child)]
            if !links.flags.contains(.collapsed) || child == guest {
                var cell = GridCell.unnamed
                if links.flags.contains(.rare) {
                    let named = GridCell(box.extras.rareItem(child).cell)
                    cell = GridCell(columns: named.columns.within(most.columns), rows: named.rows.within(most.rows))
                    if cell != named { refuse(cells.count) }
                }
                cells.append(cell)
            }
            child = links.next
        }
    }

    private mutating func refuse(_ index: Int) { if refused < 0 { refused = index } }

    private mutating func nameTheRest() {
        for index in cells.indices where !cells[index].isKnown {
            cells[index].columns.start = max(0, cells[index].columns.start)
            cells[index].rows.start = max(0, cells[index].rows.start)
        }
    }

    // MARK: in order

    private mutating func fillLines(of lineAxis: Axis, _ style: GridStyle) {
        let across = lineAxis.cross
        var isNaming = false, tallest = 1
        for cell in cells {
            isNaming = isNaming || cell.columns.isKnown || cell.rows.isKnown
            tallest = max(tallest, cell[lineAxis].count)
        }
        if isNaming { fillNamedLines(lineAxis, style) }
        let reach = reach(across, style)
        let blocks = isNaming ? blocks(lineAxis) : []
        if !blocks.isEmpty || tallest > 1 {
            occupancy.reset(reach, blocks)
            fillAround(lineAxis, reach)
        } else {
            fillFreely(lineAxis, reach)
        }
    }

    /// How many places a line has: what may be, else what is declared or needed.
    private func reach(_ across: Axis, _ style: GridStyle) -> Int {
        if style[across].limit != nil { return style[across].mostTracks }
        var needed = 1, area = 0
        for cell in cells {
            needed = max(needed, cell[across].isKnown ? cell[across].end : cell[across].count)
            area += cell.columns.count * cell.rows.count
        }
        // As many lines as there may be, and no longer than they have to be. (WeView: grids by rows.)
        if style[across.cross].limit != nil {
            let lines = style[across.cross].mostTracks
            return min(CellPlace.limit, max(needed, (area + lines - 1) / lines))
        }
        return max(needed, style[across].declaredCount)
    }

    /// Nothing is in the way, and nothing is higher than a line.
    private mutating func fillFreely(_ lineAxis: Axis, _ reach: Int) {
        let across = lineAxis.cross
        var line = 0, place = 0
        for index in cells.indices {
            let width = cells[index][across].count, named = cells[index][across].start
            if named >= 0 ? named < place : place + width > reach { (line, place) = (line + 1, 0) }
            if named >= 0 { place = named }
            put(index, lineAxis, line, place)
            place += width
        }
    }

    private mutating func fillAround(_ lineAxis: Axis, _ reach: Int) {
        let across = lineAxis.cross
        var line = 0, place = 0
        for index in cells.indices where !cells[index].isKnown {
            let width = cells[index][across].count, height = cells[index][lineAxis].count, named = cells[index][across].start
            let last = CellPlace.limit - height
            let found = named >= 0
                ? occupancy.firstFreeLine(
                    from: named < place ? line + 1 : line, at: named, width: width, height: height, upTo: last)
                : occupancy.firstFree(from: line, place, width: width, height: height, upTo: last)
            put(index, lineAxis, found?.line ?? last, found?.place ?? max(0, named))
            guard let found else {
                refuse(index)
                continue
            }
            occupancy.fill(found.place, width: width, until: found.line + height)
            (line, place) = (found.line, found.place + width)
        }
    }

    /// Items that name their line and no place in it stand in it one after the other.
    private mutating func fillNamedLines(_ lineAxis: Axis, _ style: GridStyle) {
        let across = lineAxis.cross
        let order = cells.indices.filter { cells[$0][lineAxis].isKnown && !cells[$0][across].isKnown }
            .sorted { (cells[$0][lineAxis].start, $0) < (cells[$1][lineAxis].start, $1) }
        guard !order.isEmpty else { return }
        let reach = reachOfNamedLines(order, lineAxis, style[across])
        occupancy.reset(reach, blocks(lineAxis))
        var line = -1, place = 0
        for index in order {
            let lines = cells[index][lineAxis], width = cells[index][across].count
            if lines.start != line { (line, place) = (lines.start, 0) }
            let found = occupancy.firstFree(from: line, place, width: width, height: lines.count, upTo: line)
            if found == nil { refuse(index) }
            place = found?.place ?? reach - width
            put(index, lineAxis, line, place)
            occupancy.fill(place, width: width, until: lines.end)
            place += width
        }
    }

    /// Enough for all that stands there already and, behind it, the fullest line.
    private func reachOfNamedLines(_ order: [Int], _ lineAxis: Axis, _ said: GridAxis) -> Int {
        if said.limit != nil { return said.mostTracks }
        var taken = 0, width = 0, widest = 0, line = -1, isTall = false
        for cell in cells where cell.isKnown { taken = max(taken, cell[lineAxis.cross].end) }
        for index in order {
            let cell = cells[index]
            isTall = isTall || cell[lineAxis].count > 1
            width = (isTall || cell[lineAxis].start == line ? width : 0) + cell[lineAxis.cross].count
            line = cell[lineAxis].start
            widest = max(widest, width)
        }
        return min(CellPlace.limit, taken + widest)
    }

    private mutating func put(_ index: Int, _ lineAxis: Axis, _ line: Int, _ place: Int) {
        let last = CellPlace.limit - cells[index][lineAxis].count
        if line > last { refuse(index) }
        cells[index][lineAxis].start = min(line, last)
        cells[index][lineAxis.cross].start = place
    }

    /// Known cells by their first line.
    private func blocks(_ lineAxis: Axis) -> [LineOccupancy.Block] {
        cells.filter(\.isKnown).map { LineOccupancy.Block(across: $0[lineAxis.cross], lines: $0[lineAxis]) }
            .sorted { $0.lines.start < $1.lines.start }
    }
}

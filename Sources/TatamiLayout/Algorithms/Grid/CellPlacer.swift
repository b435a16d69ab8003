import TatamiGeometry

/// Gives every item of a grid its cell.
///
/// Items that name both their column and row get that cell, even if they overlap. The other items are put into free cells as in
/// CSS Grid 8.5 ("sparse"): first those that name their line, then the rest in order, and the search only moves forward. A line
/// is a row if the grid is filled by rows, and a column if it is filled by columns. Without an order, an unnamed column or row
/// is 0.
struct CellPlacer {
    /// The cells of the items that are not collapsed, in their order.
    private(set) var cells: [GridCell] = []
    private(set) var columnCount = 0
    private(set) var rowCount = 0
    /// The number of the first item that was moved because its cell lies beyond the limits of the grid; -1 for none.
    private(set) var refused = -1
    /// The places in a line, if lines were filled one after the other without regard to cells that are taken; nil otherwise.
    private(set) var freeReach: Int?
    private var wishes = CellWishes()
    private var occupancy = LineOccupancy()

    /// Finds the cells of all items.
    ///
    /// - Parameters:
    ///   - box: The grid.
    ///   - style: The style of the grid.
    ///   - guest: A collapsed child that is included as well; -1 for none.
    mutating func place(_ box: Box, _ style: GridStyle, guest: Int32 = -1) {
        read(box, style, guest)
        switch style.order {
        case .explicit: nameTheRest()
        case .rows: if wishes.open > 0 { fillLines(of: .vertical, style) }
        case .columns: if wishes.open > 0 { fillLines(of: .horizontal, style) }
        }
        var columns = style.horizontal.declaredCount
        var rows = style.vertical.declaredCount
        cells.withUnsafeBufferPointer { cells in
            for cell in cells {
                columns = max(columns, cell.columns.end)
                rows = max(rows, cell.rows.end)
            }
        }
        (columnCount, rowCount) = (columns, rows)
    }

    /// Reads the cells that items name, limited to the allowed size of the grid.
    private mutating func read(_ box: Box, _ style: GridStyle, _ guest: Int32) {
        let counted = countItems(box)
        cells.removeAll(keepingCapacity: true)
        cells.reserveCapacity(counted.items)
        refused = -1
        freeReach = nil
        wishes = CellWishes()
        let most = (columns: style.horizontal.mostTracks, rows: style.vertical.mostTracks)
        if guest < 0, !counted.areRare {
            cells.append(contentsOf: repeatElement(.unnamed, count: counted.items))
        } else {
            readNames(box, most, guest)
        }
        wishes.area += cells.count
        wishes.open += cells.count
    }

    /// Counts the items that are not collapsed. Only rare ones may name their cells.
    private func countItems(_ box: Box) -> (items: Int, areRare: Bool) {
        var items = 0
        var all = NodeFlags()
        var child = box.links[Int(box.id)].first
        while child >= 0 {
            let links = box.links + Int(child)
            all.formUnion(links.pointee.flags)
            items += links.pointee.flags.contains(.collapsed) ? 0 : 1
            child = links.pointee.next
        }
        return (items, all.contains(.rare))
    }

    private mutating func readNames(_ box: Box, _ most: (columns: Int, rows: Int), _ guest: Int32) {
        var child = box.links[Int(box.id)].first
        while child >= 0 {
            let flags = box.links[Int(child)].flags
            if !flags.contains(.collapsed) || child == guest {
                if flags.contains(.rare) {
                    let named = GridCell(box.extras.cell(of: child))
                    let cell = GridCell(columns: named.columns.within(most.columns), rows: named.rows.within(most.rows))
                    if cell != named { refuse(cells.count) }
                    wishes.note(cell)
                    cells.append(cell)
                } else {
                    cells.append(.unnamed)
                }
            }
            child = box.links[Int(child)].next
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
        if wishes.hasNames { fillNamedLines(lineAxis, style) }
        let reach = reach(across, style)
        let blocks = wishes.hasNames ? blocks(lineAxis) : []
        if !blocks.isEmpty || wishes.longest(lineAxis) > 1 {
            occupancy.reset(reach, blocks)
            fillAround(lineAxis, reach)
        } else {
            freeReach = reach
            wishes.hasNames || wishes.longest(across) > 1 ? fillFreely(lineAxis, reach) : fillSingly(lineAxis, reach)
        }
    }

    /// The number of places in a line: the limit if there is one, otherwise the declared or needed number.
    private func reach(_ across: Axis, _ style: GridStyle) -> Int {
        if style[across].limit != nil { return style[across].mostTracks }
        let taken = wishes.hasNames ? cells.reduce(0) { max($0, $1[across].isKnown ? $1[across].end : 0) } : 0
        let needed = max(taken, wishes.longest(across))
        // As few places as possible with at most the allowed number of lines. (WeView: grids by rows.)
        if style[across.cross].limit != nil {
            let lines = style[across.cross].mostTracks
            return min(CellPlace.limit, max(needed, (wishes.area + lines - 1) / lines))
        }
        return max(needed, style[across].declaredCount)
    }

    /// Fills lines when no item names a cell or spans any.
    private mutating func fillSingly(_ lineAxis: Axis, _ reach: Int) {
        let last = CellPlace.limit - 1
        var line = 0
        var place = 0
        var beyond = -1
        cells.withUnsafeMutableBufferPointer { cells in
            for index in cells.indices {
                if place >= reach { (line, place) = (line + 1, 0) }
                if line > last, beyond < 0 { beyond = index }
                let (own, across) = (TrackRange(min(line, last), count: 1), TrackRange(place, count: 1))
                cells[index] = lineAxis == .vertical ? GridCell(columns: across, rows: own) : GridCell(columns: own, rows: across)
                place += 1
            }
        }
        if beyond >= 0 { refuse(beyond) }
    }

    /// Fills lines when no cell is taken and no item spans lines.
    private mutating func fillFreely(_ lineAxis: Axis, _ reach: Int) {
        let across = lineAxis.cross
        let last = CellPlace.limit - 1
        var line = 0
        var place = 0
        var beyond = -1
        cells.withUnsafeMutableBufferPointer { cells in
            for index in cells.indices {
                let width = cells[index][across].count
                let named = cells[index][across].start
                if named >= 0 ? named < place : place + width > reach { (line, place) = (line + 1, 0) }
                if named >= 0 { place = named }
                if line > last, beyond < 0 { beyond = index }
                cells[index][lineAxis].start = min(line, last)
                cells[index][across].start = place
                place += width
            }
        }
        if beyond >= 0 { refuse(beyond) }
    }

    private mutating func fillAround(_ lineAxis: Axis, _ reach: Int) {
        let across = lineAxis.cross
        var line = 0
        var place = 0
        for index in cells.indices where !cells[index].isKnown {
            let width = cells[index][across].count
            let height = cells[index][lineAxis].count
            let named = cells[index][across].start
            let last = CellPlace.limit - height
            let found =
                named >= 0
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

    /// Places items that name only their line one after the other in it.
    private mutating func fillNamedLines(_ lineAxis: Axis, _ style: GridStyle) {
        let across = lineAxis.cross
        let order = cells.indices.filter { cells[$0][lineAxis].isKnown && !cells[$0][across].isKnown }
            .sorted { (cells[$0][lineAxis].start, $0) < (cells[$1][lineAxis].start, $1) }
        guard !order.isEmpty else { return }
        let reach = reachOfNamedLines(order, lineAxis, style[across])
        occupancy.reset(reach, blocks(lineAxis))
        var line = -1
        var place = 0
        for index in order {
            let lines = cells[index][lineAxis]
            let width = cells[index][across].count
            if lines.start != line { (line, place) = (lines.start, 0) }
            let found = occupancy.firstFree(from: line, place, width: width, height: lines.count, upTo: line)
            if found == nil { refuse(index) }
            place = found?.place ?? reach - width
            put(index, lineAxis, line, place)
            occupancy.fill(place, width: width, until: lines.end)
            place += width
        }
    }

    /// Enough places for the known cells and, after them, the fullest line.
    private func reachOfNamedLines(_ order: [Int], _ lineAxis: Axis, _ said: GridAxis) -> Int {
        if said.limit != nil { return said.mostTracks }
        var taken = 0
        var width = 0
        var widest = 0
        var line = -1
        var isTall = false
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
        cells[index][lineAxis].start = line
        cells[index][lineAxis.cross].start = place
    }

    /// The known cells, sorted by their first line.
    private func blocks(_ lineAxis: Axis) -> [LineOccupancy.Block] {
        cells.filter(\.isKnown).map { LineOccupancy.Block(across: $0[lineAxis.cross], lines: $0[lineAxis]) }
            .sorted { $0.lines.start < $1.lines.start }
    }
}

/// A summary of the cells that items ask for, before any item has one.
private struct CellWishes {
    /// True if an item names a column or a row.
    var hasNames = false
    /// The longest span along each axis.
    private var longest = (columns: 1, rows: 1)
    /// The number of cells that all items need.
    var area = 0
    /// The number of items that do not name both a column and a row.
    var open = 0

    func longest(_ axis: Axis) -> Int { axis == .horizontal ? longest.columns : longest.rows }

    /// Records an item that spans cells or names a column or row.
    mutating func note(_ cell: GridCell) {
        hasNames = hasNames || cell.columns.isKnown || cell.rows.isKnown
        longest = (max(longest.columns, cell.columns.count), max(longest.rows, cell.rows.count))
        area += cell.columns.count * cell.rows.count - 1
        if cell.isKnown { open -= 1 }
    }
}

import TatamiGeometry

/// The stored state of a tile layout: its style, and the packing that measuring widths produces for all later passes.
final class TileDetail: LayoutDetail {
    let style: TileStyle
    /// The places of the children that are not collapsed, in order.
    private(set) var places: [TilePlace] = []
    private var skyline = TileSkyline()
    /// The children whose tiles are longer than a line; each was reported once.
    private var cut: Set<Int32> = []

    init(_ style: TileStyle) { self.style = style }

    /// The number of lines that the tiles cover.
    var lines: Int { skyline.lines }
    /// The unit after the last tile.
    var end: TilePlace { skyline.end }

    /// The number of units along `axis`. A line counts with its full length even if fewer units are used; without tiles there
    /// are none.
    func units(along axis: Axis) -> Int {
        axis == style.axis ? lines : (places.isEmpty ? 0 : style.tilesAcross)
    }

    /// Packs the children again.
    func pack(_ box: Box) {
        // Local copies are changed without a check at each tile that nobody else does.
        var (places, skyline) = ([TilePlace](), TileSkyline())
        swap(&places, &self.places)
        swap(&skyline, &self.skyline)
        places.removeAll(keepingCapacity: true)
        skyline.clear(across: style.tilesAcross)
        var cutNow: Set<Int32> = []
        var child = box.first
        while child >= 0 {
            let units = units(of: child, in: box)
            if units.across > style.tilesAcross {
                if !cut.contains(child) {
                    box.extras.diagnose(
                        child, "A tile covers \(units.across) units across, but a line has \(style.tilesAcross); it was cut to that.")
                }
                cutNow.insert(child)
            }
            places.append(skyline.place(across: min(units.across, style.tilesAcross), along: units.along))
            child = box.after(child)
        }
        (cut, self.places, self.skyline) = (cutNow, places, skyline)
    }

    /// The units that an item asks for, across the axis and along it.
    func units(of child: Int32, in box: Box) -> (across: Int, along: Int) {
        guard box.hasRareParts(child) else { return (1, 1) }
        let cell = box.extras.rareItem(child).cell
        let growsDown = style.axis == .vertical
        let along = growsDown ? cell.rowSpan : cell.columnSpan
        return (cell.isSeparator ? style.tilesAcross : (growsDown ? cell.columnSpan : cell.rowSpan), along)
    }
}

/// The units that a tile covers.
struct TilePlace {
    /// The first unit across.
    var column: Int
    /// The first line.
    var line: Int
    var across = 0
    var along = 0
}

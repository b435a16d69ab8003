import TatamiGeometry

/// What a tile layout keeps: its style, and the packing that measuring widths leaves for all other walks.
final class TileDetail: LayoutDetail {
    let style: TileStyle
    /// A place for each child that counts, in order.
    private(set) var places: [TilePlace] = []
    private var skyline = TileSkyline()
    /// Children whose tiles are longer than a line; each was told about once.
    private var cut: Set<Int32> = []

    init(_ style: TileStyle) { self.style = style }

    /// Lines that the tiles cover.
    var lines: Int { skyline.lines }
    /// The unit behind the last tile.
    var end: TilePlace { skyline.end }

    /// Units along `axis`: a line is full length also where fewer are used; without tiles there is nothing.
    func units(along axis: Axis) -> Int {
        axis == style.axis ? lines : (places.isEmpty ? 0 : style.tilesAcross)
    }

    /// Packs the children anew.
    func pack(_ box: Box) {
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
        cut = cutNow
    }

    /// What the item says, across the axis and along it.
    func units(of child: Int32, in box: Box) -> (across: Int, along: Int) {
        guard box.hasRareParts(child) else { return (1, 1) }
        let cell = box.extras.rareItem(child).cell
        let growsDown = style.axis == .vertical
        let along = growsDown ? cell.rowSpan : cell.columnSpan
        return (cell.isSeparator ? style.tilesAcross : (growsDown ? cell.columnSpan : cell.rowSpan), along)
    }
}

/// The units that one tile covers.
struct TilePlace {
    /// The first unit across.
    var column: Int
    /// The first line.
    var line: Int
    var across = 0
    var along = 0
}

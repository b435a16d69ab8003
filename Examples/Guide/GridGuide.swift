import Tatami

/// Four columns of each kind, filled row after row, with items that cover several cells or name their own.
public func gridGuide() -> LayoutView {
    let grid = Grid(columns: [.fixed(44), .auto, .weight(1), .weight(2)], spacing: 6, padding: 12) {
        chip("44")
        chip("as wide as this").widthAdjustment(14)
        chip("1*")
        chip("2*")
        chip("two\nrows", .green).span(rows: 2)
        chip("three columns", .green).span(columns: 3)
        chip("start", .amber).widthAdjustment(14).align(horizontal: .leading)
        chip("end", .amber).widthAdjustment(14).align(horizontal: .trailing)
        chip("in a cell", .amber)
        chip("a cell by name", .rose).cell(column: 2, row: 3).span(columns: 2)
        chip("next", .blue)
    }
    (grid.horizontalAlignment, grid.verticalAlignment) = (.stretch, .stretch)
    grid.defaultRow = .auto(min: 30)
    return paper(grid)
}

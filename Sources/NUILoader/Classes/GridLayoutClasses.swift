import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var gridLayout: NUIClass {
        NUIClass(
            "GridLayout", of: GridLayout.self, aliases: ["NUIGridLayout"], parent: "Layout",
            doc: "Columns and rows, with items in their cells.", make: { GridLayout() }, tracks + cells + spacings)
    }

    private static var tracks: [NUIProperty<GridLayout>] {
        [
            .property("columns", \.columnList, "The columns that are always there: \"50, auto, 1*\" or Tracks.", range: .length),
            .property("rows", \.rowList, "The rows that are always there.", range: .length),
            .property(
                "defaultColumn", \.defaultColumn, "What further columns are like, which items make by standing there.", range: .length),
            .property("defaultRow", \.defaultRow, "What further rows are like.", range: .length),
            .property("uniformColumns", \.uniformColumns, "All columns are as wide as the widest."),
            .property("uniformRows", \.uniformRows, "All rows are as high as the highest."),
            .property("columnDistribution", \.columnDistribution, "Where columns stand in room that nothing takes."),
            .property("rowDistribution", \.rowDistribution, "Where rows stand in room that nothing takes."),
        ]
    }

    private static var cells: [NUIProperty<GridLayout>] {
        [
            .property("maxColumns", \.maxColumns, "No more columns than this: rows are filled. 0 = one row.", range: .tracks),
            .property("maxRows", \.maxRows, "No more rows than this: columns are filled. 0 = one column.", range: .tracks),
            .property(
                "insertion", \.insertion, "In which order items get cells that they do not name.", aliases: ["insertionMethod"]),
        ]
    }

    private static var spacings: [NUIProperty<GridLayout>] {
        [
            .property(
                "columnSpacing", \.columnSpacing, "Room between columns: points (8), a weight (\"1*\"), or a Track with both.",
                aliases: ["horizontalSpacing", "hSpacing"], range: .distance),
            .property("rowSpacing", \.rowSpacing, "Room between rows.", aliases: ["verticalSpacing", "vSpacing"], range: .distance),
            .setting("spacing", "Both.", range: .distance, parts: ["columnSpacing", "rowSpacing"]) {
                (layout: GridLayout, spacing: GridSpacing) in
                (layout.columnSpacing, layout.rowSpacing) = (spacing, spacing)
            },
            .property(
                "columnSpacings", \.columnSpacingList, "Room behind each column, in place of columnSpacing: \"8, 1*\".", range: .distance),
            .property("rowSpacings", \.rowSpacingList, "Room behind each row.", range: .distance),
            .property(
                "paddingWeights", \.paddingWeights, "Weights of the paddings: top, left, bottom, right, or one for all.", range: .weight),
        ]
    }

    static var horizontalCellLayout: NUIClass { cellLayout("HorizontalCellLayout", .horizontal, \.columnList) }

    static var verticalCellLayout: NUIClass { cellLayout("VerticalCellLayout", .vertical, \.rowList) }

    /// A grid with one row or one column. What an item does not name is the first cell, as in the first NUI.
    private static func cellLayout(
        _ name: String, _ axis: Axis, _ cells: ReferenceWritableKeyPath<GridLayout, LengthList<Track>>
    ) -> NUIClass {
        NUIClass(
            name, of: GridLayout.self, aliases: ["NUI\(name)"], parent: "GridLayout",
            doc: "A \(axis == .horizontal ? "row" : "column") of cells.",
            make: {
                let layout = GridLayout(axis)
                layout.insertion = .explicit
                return layout
            },
            [
                .property(
                    "cells", cells, "The cells that are always there: \"50, auto, 1*\" or Tracks.",
                    range: .length, parts: [axis == .horizontal ? "columns" : "rows"])
            ])
    }

    static var track: NUIClass {
        NUIClass(
            value: "Track", doc: "A column, a row, a cell, or the room between two.", make: TrackDraft.init,
            finish: { draft, context throws(LoadFault) in
                if let most = draft.max, most < draft.min {
                    let (most, least) = (DecimalText.format(most), DecimalText.format(draft.min))
                    context.remarks.append(
                        LoadFault(.crossedLimits, "max is \(most), less than min, which wins with \(least)", property: "max"))
                }
                return try draft.track()
            },
            [
                .property("size", \.size, "Points (50), auto, or a weight (\"2*\"); auto where nothing is said.", range: .length),
                .property("weight", \.weight, "A share of what is left; beside a size, on top of it.", range: .weight),
                .property("min", \.min, "Points that the track has at least; wins over max.", range: .length),
                .property("max", \.max, "Points that the track has at most.", range: .length),
                .property("priority", \.priority, "Of auto: the highest gives last and gets what spans lack.", range: .priority),
            ])
    }

    /// What items say in grids.
    static var gridProperties: [NUIProperty<LayoutItem>] {
        [
            .property("column", \.column, "The first column that it covers, from 0.", range: .track),
            .property("row", \.row, "The first row that it covers, from 0.", range: .track),
            .property("columnSpan", \.columnSpan, "How many columns it covers.", range: .span),
            .property("rowSpan", \.rowSpan, "How many rows it covers.", range: .span),
            .property(
                "columnRange", \.columnRange, "Both for columns: [first, how many].", range: .tracks, parts: ["column", "columnSpan"]),
            .property("rowRange", \.rowRange, "Both for rows: [first, how many].", range: .tracks, parts: ["row", "rowSpan"]),
            .property("cellRange", \.cellRange, "The cells of a cell layout that it covers: [first, how many].", range: .tracks),
        ]
    }
}

extension LayoutItem {
    /// Cells that no grid has.
    var gridFaults: [PlaceFault] {
        guard let grid = layout as? GridLayout else { return [] }
        let isAcross = grid.cellAxis == .horizontal
        let across: Set = isAcross ? ["column", "columnRange", "cellRange"] : ["column", "columnRange"]
        let down: Set = isAcross ? ["row", "rowRange"] : ["row", "rowRange", "cellRange"]
        var place = style.cell
        if let cells { place.name(cells, along: grid.cellAxis) }
        return [
            Self.fault("column", place.column, place.columnSpan, grid.maxColumns, across, "columnSpan"),
            Self.fault("row", place.row, place.rowSpan, grid.maxRows, down, "rowSpan"),
        ].compactMap { $0 }
    }

    private static func fault(
        _ track: String, _ first: Int?, _ count: Int, _ limit: Int?, _ starts: Set<String>, _ span: String
    ) -> PlaceFault? {
        let all = min(limit.map { $0 > 0 ? $0 : CellPlace.limit } ?? CellPlace.limit, CellPlace.limit)
        if let first, first < 0 { return PlaceFault(message: "\(track)s are counted from 0", properties: starts) }
        if count < 1 { return PlaceFault(message: "an item covers at least one \(track)", properties: starts.union([span])) }
        guard (first ?? 0) + count > all else { return nil }
        return PlaceFault(
            message: "the item reaches \(track) \((first ?? 0) + count), but its grid has at most \(all)",
            properties: starts.union([span]))
    }
}

/// Tracks and gaps as files write them.
extension GridLayout {
    fileprivate var columnList: LengthList<Track> {
        get { LengthList(columns) }
        set { columns = newValue.lengths }
    }
    fileprivate var rowList: LengthList<Track> {
        get { LengthList(rows) }
        set { rows = newValue.lengths }
    }
    fileprivate var columnSpacingList: LengthList<GridSpacing> {
        get { LengthList(columnSpacings) }
        set { columnSpacings = newValue.lengths }
    }
    fileprivate var rowSpacingList: LengthList<GridSpacing> {
        get { LengthList(rowSpacings) }
        set { rowSpacings = newValue.lengths }
    }
}

/// Cells as files write them: the first, and how many.
extension LayoutItem {
    fileprivate var columnRange: CellRange {
        get { CellRange(first: column ?? 0, count: columnSpan) }
        set { (column, columnSpan) = (newValue.first, newValue.count) }
    }
    fileprivate var rowRange: CellRange {
        get { CellRange(first: row ?? 0, count: rowSpan) }
        set { (row, rowSpan) = (newValue.first, newValue.count) }
    }
    /// Less than none is none.
    fileprivate var cellRange: CellRange {
        get { CellRange(first: cells?.lowerBound ?? 0, count: cells?.count ?? 1) }
        set { cells = newValue.first..<max(newValue.first, newValue.first + newValue.count) }
    }
}

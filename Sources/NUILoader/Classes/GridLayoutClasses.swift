import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var gridLayout: NUIClass {
        NUIClass(
            builtIn: "GridLayout", of: GridLayout.self, aliases: ["NUIGridLayout"], parent: "Layout",
            doc: "Places items in the cells of columns and rows.", make: { GridLayout() }, tracks + cells + spacings + blockAlignmentOfGrids
        ).readingItems(slotRules + cellRules + spanRules).refusing { (layout: GridLayout) in layout.cellFaults }
    }

    private static var tracks: [NUIProperty<GridLayout>] {
        [
            .property(
                "columns", \.columnList, "The columns that always exist: \"50, auto, 1*\" or an array of Tracks.",
                aliases: ["columnSizings"], range: .length),
            .property(
                "rows", \.rowList, "The rows that always exist, written like columns.", aliases: ["rowSizings"], range: .length),
            .property(
                "defaultColumn", \.defaultColumn,
                "The track of columns beyond the listed ones, which items create when they are placed there.",
                aliases: ["defaultColumnSizing"], range: .length),
            .property(
                "defaultRow", \.defaultRow, "The track of rows beyond the listed ones.", aliases: ["defaultRowSizing"], range: .length),
            .property(
                "uniformColumns", \.uniformColumns, "Whether all columns are as wide as the widest.", aliases: ["isColumnWidthUniform"]),
            .property("uniformRows", \.uniformRows, "Whether all rows are as high as the highest.", aliases: ["isRowHeightUniform"]),
            .property("columnDistribution", \.columnDistribution, "How columns are placed in room that no column takes."),
            .property("rowDistribution", \.rowDistribution, "How rows are placed in room that no row takes."),
        ]
    }

    private static var cells: [NUIProperty<GridLayout>] {
        [
            .property(
                "maxColumns", \.maxColumns, "The maximum number of columns; the grid then fills rows. 0 means a single row.",
                aliases: ["maxColumnCount"], range: .tracks),
            .property(
                "maxRows", \.maxRows, "The maximum number of rows; the grid then fills columns. 0 means a single column.",
                aliases: ["maxRowCount"], range: .tracks),
            .property(
                "insertion", \.insertion, "The order in which the grid gives cells to items that name none.", aliases: ["insertionMethod"]),
        ]
    }

    private static var spacings: [NUIProperty<GridLayout>] {
        [
            .property(
                "columnSpacing", \.columnSpacing, "The gap between columns: points (8), a weight (\"1*\"), or a Track with both.",
                aliases: ["horizontalSpacing", "hSpacing", "defaultHSpacing"], range: .distance),
            .property(
                "rowSpacing", \.rowSpacing, "The gap between rows, written like columnSpacing.",
                aliases: ["verticalSpacing", "vSpacing", "defaultVSpacing"],
                range: .distance),
            .setting("spacing", "The gap between columns and between rows.", range: .distance, parts: ["columnSpacing", "rowSpacing"]) {
                (layout: GridLayout, spacing: GridSpacing) in
                (layout.columnSpacing, layout.rowSpacing) = (spacing, spacing)
            },
            .property(
                "columnSpacings", \.columnSpacingList, "The gap after each column, instead of columnSpacing: \"8, 1*\".", range: .distance),
            .property("rowSpacings", \.rowSpacingList, "The gap after each row, instead of rowSpacing.", range: .distance),
            .property(
                "paddingWeights", \.paddingWeights,
                "Weights by which the padding shares extra room: top, left, bottom, right, or one number for all.", range: .weight),
        ]
    }

    static var horizontalCellLayout: NUIClass { cellLayout("HorizontalCellLayout", .horizontal, \.columnList) }

    static var verticalCellLayout: NUIClass { cellLayout("VerticalCellLayout", .vertical, \.rowList) }

    /// Returns the class of a grid with one row or one column. An item that names no cell is placed in the first one, as in the first NUI.
    private static func cellLayout(
        _ name: String, _ axis: Axis, _ cells: ReferenceWritableKeyPath<GridLayout, LengthList<Track>>
    ) -> NUIClass {
        NUIClass(
            builtIn: name, of: GridLayout.self, aliases: ["NUI\(name)"], parent: "GridLayout",
            doc: "A \(axis == .horizontal ? "row" : "column") of cells.",
            make: {
                let layout = GridLayout(axis)
                layout.insertion = .explicit
                return layout
            },
            [
                .property(
                    "cells", cells, "The cells that always exist: \"50, auto, 1*\" or an array of Tracks.",
                    range: .length, parts: [axis == .horizontal ? "columns" : "rows"])
            ]
        ).refusing { (layout: GridLayout) in layout.cellFaults }
    }

    static var track: NUIClass {
        NUIClass(
            value: "Track", aliases: ["NUIGridLength", "WeViewGridSizing", "WeViewSpacing"],
            doc: "A column, a row, a cell, or the gap between two.", make: TrackDraft.init,
            finish: { draft, context throws(LoadFault) in
                if let most = draft.max, most < draft.min {
                    let (most, least) = (DecimalText.format(most), DecimalText.format(draft.min))
                    context.remarks.append(
                        LoadFault(.crossedLimits, "max is \(most), less than min (\(least)), which wins", property: "max"))
                }
                return try draft.track()
            },
            [
                .property(
                    "size", \.size, "Points (50), auto, or a weight (\"2*\"). The default is auto.", aliases: ["fixedSize"], range: .length),
                .property(
                    "weight", \.weight, "The weight by which the track shares the room that is left; beside a size, in addition to it.",
                    range: .weight),
                .property(
                    "stretchWeight", \.stretchWeight,
                    "The weight by which the track shares the room that is left, beside its size or content.",
                    range: .weight),
                .property("type", \.type, "What value means: Auto, Pixel or Star."),
                .property(
                    "value", \.value, "Points if the type is Pixel, the priority if it is Auto, the weight if it is Star.", range: .length),
                .property("min", \.min, "The minimum length, in points; wins over max.", range: .length),
                .property("max", \.max, "The maximum length, in points.", range: .length),
                .property(
                    "priority", \.priority,
                    "For auto tracks: the track with the highest priority shrinks last and gets the room that spans need.", range: .priority
                ),
            ])
    }

    /// The properties of items in grids.
    static var gridProperties: [NUIProperty<LayoutItem>] {
        [
            .property("column", \.column, "The first column that the item covers, counted from 0.", range: .track),
            .property("row", \.row, "The first row that the item covers, counted from 0.", range: .track),
            .property("columnSpan", \.columnSpan, "The number of columns that the item covers.", range: .span),
            .property("rowSpan", \.rowSpan, "The number of rows that the item covers.", range: .span),
            .property(
                "columnRange", \.columnRange, "The columns that the item covers: [first, how many].", range: .tracks,
                parts: ["column", "columnSpan"]),
            .property(
                "rowRange", \.rowRange, "The rows that the item covers: [first, how many].", range: .tracks, parts: ["row", "rowSpan"]),
            .property("cellRange", \.cellRange, "The cells of a cell layout that the item covers: [first, how many].", range: .tracks),
        ]
    }
}

extension LayoutItem {
    /// Faults of items that name cells which the grid does not have.
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

/// Tracks and gaps in the form that files write.
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

/// Cells in the form that files write: the index of the first, and their number.
extension LayoutItem {
    fileprivate var columnRange: CellRange {
        get { CellRange(first: column ?? 0, count: columnSpan) }
        set { (column, columnSpan) = (newValue.first, newValue.count) }
    }
    fileprivate var rowRange: CellRange {
        get { CellRange(first: row ?? 0, count: rowSpan) }
        set { (row, rowSpan) = (newValue.first, newValue.count) }
    }
    /// The cells that the item covers. A negative number of cells counts as 0.
    fileprivate var cellRange: CellRange {
        get { CellRange(first: cells?.lowerBound ?? 0, count: cells?.count ?? 1) }
        set { cells = newValue.first..<max(newValue.first, newValue.first + newValue.count) }
    }
}

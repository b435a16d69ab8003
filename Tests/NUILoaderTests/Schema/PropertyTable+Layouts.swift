import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The rows of items and layouts.
extension PropertyRow {
    static let items: [PropertyRow] = [
        .init("LayoutItem", "view = { :class = Label }") { (item: LayoutItem) in item.view is Label },
        .init("LayoutItem", "draggable = NO view = { :class = Label }") { (item: LayoutItem) in !item.draggable },
        .init("LayoutItem", "fixedWidth = 3") { (item: LayoutItem) in item.fixedWidth == 3 && item.fixedHeight == nil },
        .init("LayoutItem", "fixedHeight = 3") { (item: LayoutItem) in item.fixedHeight == 3 && item.fixedWidth == nil },
        .init("LayoutItem", "fixedSize = [3 4]") { (item: LayoutItem) in item.fixedSize == Size(3, 4) },
        .init("LayoutItem", "isFixedWidthSet = YES") { (item: LayoutItem) in item.fixedWidth == 0 && item.fixedHeight == nil },
        .init("LayoutItem", "isFixedHeightSet = YES") { (item: LayoutItem) in item.fixedHeight == 0 && item.fixedWidth == nil },
        .init("LayoutItem", "minWidth = 3") { (item: LayoutItem) in item.minSize == Size(3, 0) },
        .init("LayoutItem", "minHeight = 3") { (item: LayoutItem) in item.minSize == Size(0, 3) },
        .init("LayoutItem", "minSize = [3 4]") { (item: LayoutItem) in item.minSize == Size(3, 4) },
        .init("LayoutItem", "maxWidth = 3") { (item: LayoutItem) in item.maxWidth == 3 && item.maxHeight == nil },
        .init("LayoutItem", "maxHeight = 3") { (item: LayoutItem) in item.maxHeight == 3 && item.maxWidth == nil },
        .init("LayoutItem", "maxSize = [3 4]") { (item: LayoutItem) in item.maxSize == Size(3, 4) },
        .init("LayoutItem", "widthAdjustment = -3") { (item: LayoutItem) in item.sizeAdjustment == Size(-3, 0) },
        .init("LayoutItem", "heightAdjustment = 3") { (item: LayoutItem) in item.sizeAdjustment == Size(0, 3) },
        .init("LayoutItem", "sizeAdjustment = [3 4]") { (item: LayoutItem) in item.sizeAdjustment == Size(3, 4) },
        .init("LayoutItem", "ignoresWidth = YES") { (item: LayoutItem) in item.ignoresWidth && !item.ignoresHeight },
        .init("LayoutItem", "ignoresHeight = YES") { (item: LayoutItem) in item.ignoresHeight && !item.ignoresWidth },
        .init("LayoutItem", "ignoresSize = YES") { (item: LayoutItem) in item.ignoresWidth && item.ignoresHeight },
        .init("LayoutItem", "horizontalStretch = 2") { (item: LayoutItem) in item.horizontalStretch == 2 && item.verticalStretch == 0 },
        .init("LayoutItem", "verticalStretch = 2") { (item: LayoutItem) in item.verticalStretch == 2 && item.horizontalStretch == 0 },
        .init("LayoutItem", "stretch = [1 2]") { (item: LayoutItem) in item.horizontalStretch == 1 && item.verticalStretch == 2 },
        .init("LayoutItem", "stretchesIgnoringDesiredSize = YES") { (item: LayoutItem) in
            item.horizontalStretch == 1 && item.verticalStretch == 1 && item.ignoresSize
        },
        .init("LayoutItem", "aspectRatio = 1.5") { (item: LayoutItem) in item.aspectRatio == 1.5 },
        .init("LayoutItem", "margin = [1, 2, 3, 4]") { (item: LayoutItem) in
            item.margin == Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
        },
        .init("LayoutItem", "marginTop = 1") { (item: LayoutItem) in item.margin == Insets(top: 1) },
        .init("LayoutItem", "marginLeading = 1") { (item: LayoutItem) in item.margin == Insets(leading: 1) },
        .init("LayoutItem", "marginBottom = 1") { (item: LayoutItem) in item.margin == Insets(bottom: 1) },
        .init("LayoutItem", "marginTrailing = 1") { (item: LayoutItem) in item.margin == Insets(trailing: 1) },
        .init("LayoutItem", "horizontalAlignment = Right") { (item: LayoutItem) in item.horizontalAlignment == .right },
        .init("LayoutItem", "verticalAlignment = Baseline") { (item: LayoutItem) in item.verticalAlignment == .baseline },
        .init("LayoutItem", "visibility = Hidden") { (item: LayoutItem) in item.visibility == .hidden },
        .init("LayoutItem", "skipLayout = YES") { (item: LayoutItem) in item.visibility == .collapsed },
        .init("LayoutItem", "offset = [1 -2]") { (item: LayoutItem) in item.offset == Point(1, -2) },
        .init("LayoutItem", "xPositionOffset = 1") { (item: LayoutItem) in item.offset == Point(1, 0) },
        .init("LayoutItem", "yPositionOffset = 1") { (item: LayoutItem) in item.offset == Point(0, 1) },
        .init("LayoutItem", "spacingBefore = 1") { (item: LayoutItem) in item.spacingBefore == 1 && item.spacingAfter == 0 },
        .init("LayoutItem", "spacingAfter = 1") { (item: LayoutItem) in item.spacingAfter == 1 && item.spacingBefore == 0 },
        .init("LayoutItem", "units = [3 2]") { (item: LayoutItem) in item.columnSpan == 3 && item.rowSpan == 2 },
        .init("LayoutItem", "unitX = 3") { (item: LayoutItem) in item.columnSpan == 3 && item.rowSpan == 1 },
        .init("LayoutItem", "unitY = 3") { (item: LayoutItem) in item.columnSpan == 1 && item.rowSpan == 3 },
        .init("LayoutItem", "isSeparator = YES") { (item: LayoutItem) in item.isSeparator && !item.folded },
        .init("LayoutItem", "folded = YES") { (item: LayoutItem) in item.folded && !item.isSeparator },
        .init("LayoutItem", "tag = \"t\"") { (item: LayoutItem) in item.tag as? String == "t" },
    ]

    static let cells: [PropertyRow] = [
        .init("LayoutItem", "column = 2") { (item: LayoutItem) in item.column == 2 && item.row == nil },
        .init("LayoutItem", "row = 2") { (item: LayoutItem) in item.row == 2 && item.column == nil },
        .init("LayoutItem", "columnSpan = 2") { (item: LayoutItem) in item.columnSpan == 2 && item.rowSpan == 1 },
        .init("LayoutItem", "rowSpan = 2") { (item: LayoutItem) in item.rowSpan == 2 && item.columnSpan == 1 },
        .init("LayoutItem", "columnRange = [1 3]") { (item: LayoutItem) in item.column == 1 && item.columnSpan == 3 && item.row == nil },
        .init("LayoutItem", "rowRange = [1 3]") { (item: LayoutItem) in item.row == 1 && item.rowSpan == 3 && item.column == nil },
        .init("LayoutItem", "cellRange = [1 3]") { (item: LayoutItem) in item.cells == 1..<4 },
    ]

    static let grids: [PropertyRow] = [
        .init("GridLayout", "columns = \"50, auto, 2*\"") { (layout: GridLayout) in layout.columns == [.fixed(50), .auto, .weight(2)] },
        .init("GridLayout", "rows = [{ size = auto min = 4 } 20 \"*\"]") { (layout: GridLayout) in
            layout.rows == [.auto(min: 4), .fixed(20), .weight(1)]
        },
        .init("GridLayout", "defaultColumn = \"2*\"") { (layout: GridLayout) in layout.defaultColumn == .weight(2) },
        .init("GridLayout", "defaultRow = { size = 30 }") { (layout: GridLayout) in layout.defaultRow == .fixed(30) },
        .init("GridLayout", "uniformColumns = YES") { (layout: GridLayout) in layout.uniformColumns && !layout.uniformRows },
        .init("GridLayout", "uniformRows = YES") { (layout: GridLayout) in layout.uniformRows && !layout.uniformColumns },
        .init("GridLayout", "columnDistribution = Center") { (layout: GridLayout) in layout.columnDistribution == .center },
        .init("GridLayout", "rowDistribution = SpaceEvenly") { (layout: GridLayout) in layout.rowDistribution == .spaceEvenly },
        .init("GridLayout", "maxColumns = 3") { (layout: GridLayout) in layout.maxColumns == 3 && layout.maxRows == nil },
        .init("GridLayout", "maxRows = 3") { (layout: GridLayout) in layout.maxRows == 3 && layout.maxColumns == nil },
        .init("GridLayout", "insertion = TopDownLeftRight") { (layout: GridLayout) in layout.insertion == .columns },
        .init("GridLayout", "columnSpacing = { size = 8 weight = 1 }") { (layout: GridLayout) in
            layout.columnSpacing == .fixed(8, weight: 1)
        },
        .init("GridLayout", "rowSpacing = \"1*\"") { (layout: GridLayout) in layout.rowSpacing == .weight(1) && layout.columnSpacing == 0 },
        .init("GridLayout", "spacing = -3") { (layout: GridLayout) in layout.rowSpacing == -3 && layout.columnSpacing == -3 },
        .init("GridLayout", "columnSpacings = \"4, 2*\"") { (layout: GridLayout) in layout.columnSpacings == [4, .weight(2)] },
        .init("GridLayout", "rowSpacings = [4, -1]") { (layout: GridLayout) in layout.rowSpacings == [4, -1] },
        .init("GridLayout", "paddingWeights = [0 1 0 1]") { (layout: GridLayout) in layout.paddingWeights == Insets(leading: 1, trailing: 1)
        },
        .init("GridLayout", "hAlign = Right") { (layout: GridLayout) in
            layout.horizontalAlignment == .right && layout.columnDistribution == .end
        },
        .init("GridLayout", "vAlign = Bottom") { (layout: GridLayout) in
            layout.verticalAlignment == .bottom && layout.rowDistribution == .end
        },
        .init("HorizontalCellLayout", "cells = \"50, auto\"") { (layout: GridLayout) in
            layout.columns == [.fixed(50), .auto] && layout.rows == [.weight(1)] && layout.cellAxis == .horizontal
        },
        .init("VerticalCellLayout", "cells = [44 { weight = 1 }]") { (layout: GridLayout) in
            layout.rows == [.fixed(44), .weight(1)] && layout.columns == [.weight(1)] && layout.cellAxis == .vertical
        },
        .init("Track", "size = \"2*\"") { (track: Track) in track == .weight(2) },
        .init("Track", "weight = 3") { (track: Track) in track == .weight(3) },
        .init("Track", "stretchWeight = 3") { (track: Track) in track.size == .auto(priority: 0) && track.stretch == 3 },
        .init("Track", "type = Pixel") { (track: Track) in track == .fixed(0) },
        .init("Track", "value = 3 type = Star") { (track: Track) in track == .weight(3) },
        .init("Track", "min = 20") { (track: Track) in track == .auto(min: 20) },
        .init("Track", "max = 200") { (track: Track) in track == .auto(max: 200) },
        .init("Track", "priority = 1") { (track: Track) in track == .auto(priority: 1) },
    ]

    static let layouts: [PropertyRow] = [
        .init("Layout", "layoutItems = [{ fixedWidth = 1 }]") { (layout: ItemLayout) in layout.items.map(\.fixedWidth) == [1] },
        .init("Layout", "padding = 5") { (layout: ItemLayout) in layout.padding == 5 },
        .init("Layout", "paddingTop = 5") { (layout: ItemLayout) in layout.padding == Insets(top: 5) },
        .init("Layout", "paddingLeading = 5") { (layout: ItemLayout) in layout.padding == Insets(leading: 5) },
        .init("Layout", "paddingBottom = 5") { (layout: ItemLayout) in layout.padding == Insets(bottom: 5) },
        .init("Layout", "paddingTrailing = 5") { (layout: ItemLayout) in layout.padding == Insets(trailing: 5) },
        .init("Layout", "hMargin = 5") { (layout: ItemLayout) in layout.padding == Insets(horizontal: 5, vertical: 0) },
        .init("Layout", "vMargin = 5") { (layout: ItemLayout) in layout.padding == Insets(horizontal: 0, vertical: 5) },
        .init("Layout", "horizontalAlignment = Trailing") { (layout: ItemLayout) in layout.horizontalAlignment == .trailing },
        .init("Layout", "verticalAlignment = Bottom") { (layout: ItemLayout) in layout.verticalAlignment == .bottom },
        .init("Layout", "overflow = Clip") { (layout: ItemLayout) in layout.overflow == .clip },
        .init("Layout", "cropSubviewOverflow = YES") { (layout: ItemLayout) in layout.overflow == .clip },
        .init("Layout", "debugLayout = YES") { (_: ItemLayout) in true },
        .init("Layout", "tag = 1") { (layout: ItemLayout) in layout.tag as? Double == 1 },
        .init("StackLayout", "axis = Horizontal") { (layout: StackLayout) in layout.axis == .horizontal },
        .init("StackLayout", "spacing = 5") { (layout: StackLayout) in layout.spacing == 5 },
        .init("StackLayout", "horizontalSpacing = 5") { (layout: StackLayout) in
            layout.horizontalSpacing == 5 && layout.verticalSpacing == 0
        },
        .init("StackLayout", "verticalSpacing = 5") { (layout: StackLayout) in layout.verticalSpacing == 5 && layout.horizontalSpacing == 0
        },
        .init("StackLayout", "cellSpacing = 5") { (layout: StackLayout) in layout.spacing == 5 },
        .init("StackLayout", "cellAlignment = Right") { (layout: StackLayout) in
            layout.axis == .vertical ? layout.horizontalAlignment == .right : layout.verticalAlignment == .bottom
        },
        .init("StackLayout", "hAlign = Right") { (layout: StackLayout) in
            layout.horizontalAlignment == .right && layout.distribution == (layout.axis == .horizontal ? .end : .start)
        },
        .init("StackLayout", "vAlign = Bottom") { (layout: StackLayout) in
            layout.verticalAlignment == .bottom && layout.distribution == (layout.axis == .vertical ? .end : .start)
        },
        .init("StackLayout", "fitGrowingSideSize = 5") { (layout: StackLayout) in layout.mainLength == 5 },
        .init("StackLayout", "fixedSideSize = 5") { (layout: StackLayout) in layout.crossLength == 5 },
        .init("StackLayout", "distribution = SpaceEvenly") { (layout: StackLayout) in layout.distribution == .spaceEvenly },
        .init("StackLayout", "mainLength = 5") { (layout: StackLayout) in layout.mainLength == 5 },
        .init("StackLayout", "crossLength = 5") { (layout: StackLayout) in layout.crossLength == 5 },
        .init("FlowLayout", "axis = Vertical") { (layout: FlowLayout) in layout.axis == .vertical },
        .init("FlowLayout", "spacing = 5") { (layout: FlowLayout) in (layout.horizontalSpacing, layout.verticalSpacing) == (5, 5) },
        .init("FlowLayout", "horizontalSpacing = 5") { (layout: FlowLayout) in (layout.horizontalSpacing, layout.verticalSpacing) == (5, 0)
        },
        .init("FlowLayout", "verticalSpacing = 5") { (layout: FlowLayout) in (layout.horizontalSpacing, layout.verticalSpacing) == (0, 5) },
        .init("FlowLayout", "distribution = SpaceEvenly") { (layout: FlowLayout) in layout.distribution == .spaceEvenly },
        .init("FlowLayout", "lineDistribution = Center") { (layout: FlowLayout) in layout.lineDistribution == .center },
        .init("FlowLayout", "hAlign = Right") { (layout: FlowLayout) in layout.horizontalAlignment == .right && layout.distribution == .end
        },
        .init("FlowLayout", "vAlign = Bottom") { (layout: FlowLayout) in
            layout.verticalAlignment == .bottom && layout.lineDistribution == .end
        },
        .init("RelativeLayout", "overallSize = [3 4]") { (_: RelativeLayout) in true },
        .init("OverlayLayout", "contentMode = AspectFit") { (layout: OverlayLayout) in layout.contentMode == .aspectFit },
        .init("OverlayLayout", "spacing = 5") { (_: OverlayLayout) in true },
        .init("TileLayout", "axis = Horizontal") { (layout: TileLayout) in layout.axis == .horizontal },
        .init("TileLayout", "fixedOrientation = Vertical") { (layout: TileLayout) in layout.axis == .horizontal },
        .init("TileLayout", "tileSize = [5 6]") { (layout: TileLayout) in layout.tileSize == Size(5, 6) },
        .init("TileLayout", "tilesAcross = 5") { (layout: TileLayout) in layout.tilesAcross == 5 },
        .init("TileLayout", "horizontalSpacing = 5") { (layout: TileLayout) in layout.horizontalSpacing == 5 && layout.verticalSpacing == 0
        },
        .init("TileLayout", "verticalSpacing = 5") { (layout: TileLayout) in layout.verticalSpacing == 5 && layout.horizontalSpacing == 0 },
        .init("TileLayout", "spacing = [5 6]") { (layout: TileLayout) in layout.horizontalSpacing == 5 && layout.verticalSpacing == 6 },
    ]
}

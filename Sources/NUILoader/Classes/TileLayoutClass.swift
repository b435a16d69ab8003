import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var tileLayout: NUIClass {
        NUIClass(
            builtIn: "TileLayout", of: TileLayout.self, aliases: ["MICUiGridLayout"], parent: "Layout",
            doc: "Packs its items, in order, as tiles that cover whole units.", make: { TileLayout() },
            [
                .property("axis", \.axis, "The axis along which lines are added.", aliases: ["growingOrientation"]),
                .setting(
                    "fixedOrientation", "The axis of a line, across the one along which lines are added.", parts: ["axis"],
                    get: { $0.axis.cross }
                ) { $0.axis = ($1 as Axis).cross },
                .property("tileSize", \.tileSize, "The size of one unit, in points.", aliases: ["cellSize"], range: .length),
                .property("tilesAcross", \.tilesAcross, "The number of units in a line.", aliases: ["fixedSideCount"], range: .span),
                .property(
                    "horizontalSpacing", \.horizontalSpacing, "The gap between units side by side, in points.",
                    aliases: ["hSpacing", "cellSpacingHorz"], range: .distance),
                .property(
                    "verticalSpacing", \.verticalSpacing, "The gap between units one above the other, in points.",
                    aliases: ["vSpacing", "cellSpacingVert"], range: .distance),
                .setting(
                    "spacing", "Both gaps: one number, or [horizontal, vertical].", range: .distance,
                    parts: ["horizontalSpacing", "verticalSpacing"]
                ) {
                    (layout: TileLayout, points: NumberOrPair) in
                    (layout.horizontalSpacing, layout.verticalSpacing) = (points.first, points.second)
                },
            ]
        ).readingItems(slotRules + spanRules + separatorRules)
    }

    /// The properties of items that are tiles.
    static var tileProperties: [NUIProperty<LayoutItem>] {
        [
            .setting(
                "units", "The units that the tile covers: [horizontally, vertically].", range: .span, parts: ["columnSpan", "rowSpan"],
                get: { TileUnits(width: $0.columnSpan, height: $0.rowSpan) }
            ) {
                ($0.columnSpan, $0.rowSpan) = ($1.width, $1.height)
            },
            .property("unitX", \.columnSpan, "The number of units that the tile covers horizontally.", range: .span, parts: ["columnSpan"]),
            .property("unitY", \.rowSpan, "The number of units that the tile covers vertically.", range: .span, parts: ["rowSpan"]),
            .property("isSeparator", \.isSeparator, "Whether the item takes a whole line of tiles; the tiles after it are its group."),
            .property("folded", \.folded, "For a separator: whether its group, up to the next separator, is folded away."),
        ]
    }
}

extension LayoutItem {
    /// Faults of tiles that the layout would have to cut.
    var tileFaults: [PlaceFault] {
        guard let tiles = layout as? TileLayout else { return [] }
        let isDown = tiles.axis == .vertical
        let across = isDown ? columnSpan : rowSpan
        let all = min(max(1, tiles.tilesAcross), CellPlace.limit)
        let (width, height): (Set, Set) = (["units", "unitX", "columnSpan"], ["units", "unitY", "rowSpan"])
        if columnSpan < 1 || rowSpan < 1 {
            return [PlaceFault(message: "a tile covers at least one unit", properties: columnSpan < 1 ? width : height)]
        }
        guard across > all, !isSeparator else { return [] }
        return [
            PlaceFault(
                message: "a tile of \(across) units is longer than a line, which has \(all)",
                hint: "tilesAcross sets the length of a line", properties: isDown ? width : height)
        ]
    }
}

/// The size of a tile in whole units, across and down.
struct TileUnits: NUIConvertible {
    let width: Int
    let height: Int
    static var nuiType: ValueType { .size }
    static func fromNUI(_ value: NUIValue) -> TileUnits? {
        guard let numbers = value.loaded.numbers(2), numbers.allSatisfy({ $0 == $0.rounded() }),
            let width = Int.fromNUI(NUIValue(numbers[0])), let height = Int.fromNUI(NUIValue(numbers[1]))
        else { return nil }
        return TileUnits(width: width, height: height)
    }
    var asNUI: NUIValue? { NUIValue(.list([.number(Double(width)), .number(Double(height))])) }
}

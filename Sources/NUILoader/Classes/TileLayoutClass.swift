import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var tileLayout: NUIClass {
        NUIClass(
            "TileLayout", of: TileLayout.self, aliases: ["MICUiGridLayout"], parent: "Layout",
            doc: "Packs its items as tiles of whole units, in order.", make: { TileLayout() },
            [
                .property("axis", \.axis, "Along which lines are added.", aliases: ["growingOrientation"]),
                .property("tileSize", \.tileSize, "One unit, in points.", aliases: ["cellSize"], range: .length),
                .property("tilesAcross", \.tilesAcross, "Units in a line.", aliases: ["fixedSideCount"], range: .span),
                .property(
                    "horizontalSpacing", \.horizontalSpacing, "Points between units side by side.",
                    aliases: ["hSpacing", "cellSpacingHorz"], range: .distance),
                .property(
                    "verticalSpacing", \.verticalSpacing, "Points between units one above the other.",
                    aliases: ["vSpacing", "cellSpacingVert"], range: .distance),
                .setting(
                    "spacing", "Both: one number, or [horizontal, vertical].", range: .distance,
                    parts: ["horizontalSpacing", "verticalSpacing"]
                ) {
                    (layout: TileLayout, points: NumberOrPair) in
                    (layout.horizontalSpacing, layout.verticalSpacing) = (points.first, points.second)
                },
            ])
    }

    /// What items say as tiles.
    static var tileProperties: [NUIProperty<LayoutItem>] {
        [
            .setting(
                "units", "Units that a tile covers: [across the screen, down].", range: .span, parts: ["columnSpan", "rowSpan"],
                get: { TileUnits(width: $0.columnSpan, height: $0.rowSpan) }
            ) {
                ($0.columnSpan, $0.rowSpan) = ($1.width, $1.height)
            },
            .property("unitX", \.columnSpan, "One half of it.", range: .span, parts: ["columnSpan"]),
            .property("unitY", \.rowSpan, "The other half.", range: .span, parts: ["rowSpan"]),
            .property("isSeparator", \.isSeparator, "Takes a whole line of tiles; those behind it are its group."),
            .property("folded", \.folded, "On a separator: its group, up to the next separator, is folded away."),
        ]
    }
}

extension LayoutItem {
    /// A tile that its layout would have to cut.
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
                hint: "tilesAcross says how long a line is", properties: isDown ? width : height)
        ]
    }
}

/// Whole units, across the screen and down.
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

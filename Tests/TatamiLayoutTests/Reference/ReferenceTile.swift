import TatamiGeometry
import TatamiLayout

/// Tiles on a map of units, tried one unit after the other.
extension ReferenceBox {
    private struct Spot {
        var line = 0, column = 0, along = 1, across = 1
    }

    /// The children's spots, in order.
    private func spots(_ style: TileStyle) -> [Spot] {
        var taken: Set<[Int]> = []
        var cursor = (line: 0, column: 0)
        return children.map { child in
            let cell = child.sketch.item.cell
            var spot = Spot(along: cell.rowSpan, across: cell.columnSpan)
            if style.axis == .horizontal { (spot.along, spot.across) = (spot.across, spot.along) }
            spot.across = cell.isSeparator ? style.tilesAcross : min(spot.across, style.tilesAcross)
            while true {
                let units = (0..<spot.along).flatMap { line in (0..<spot.across).map { [cursor.line + line, cursor.column + $0] } }
                if cursor.column + spot.across <= style.tilesAcross, taken.isDisjoint(with: units) {
                    taken.formUnion(units)
                    (spot.line, spot.column) = cursor
                    return spot
                }
                cursor = cursor.column + 1 < style.tilesAcross ? (cursor.line, cursor.column + 1) : (cursor.line + 1, 0)
            }
        }
    }

    private func length(_ style: TileStyle, _ axis: Axis, units: Int) -> Double {
        let gap = axis == .horizontal ? style.horizontalSpacing : style.verticalSpacing
        return units == 0 ? 0 : max(0, Double(units) * (style.tileSize[axis] + gap) - gap)
    }

    func tileExtent(_ style: TileStyle, _ axis: Axis) -> Extent {
        let lines = spots(style).map { $0.line + $0.along }.max() ?? 0
        return Extent(length(style, axis, units: axis == style.axis ? lines : (lines == 0 ? 0 : style.tilesAcross)))
    }

    func tilePlaces(_ style: TileStyle, _ axis: Axis) -> [Place] {
        zip(children, spots(style)).map { child, spot in
            let (first, count) = axis == style.axis ? (spot.line, spot.along) : (spot.column, spot.across)
            let gap = axis == .horizontal ? style.horizontalSpacing : style.verticalSpacing
            let start = start(axis) + Double(first) * (style.tileSize[axis] + gap)
            return slot(child, axis, at: start, length(style, axis, units: count))
        }
    }
}

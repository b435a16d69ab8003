import TatamiGeometry

/// Checks that hold for every placed tile layout.
extension TileLayout {
    /// Checks that no two tiles cover the same unit, and that every item lies in its tile.
    static func fault(_ box: Box) -> LayoutFault? {
        let detail = box.extras.detail(of: box, as: TileDetail.self)
        if box.isMain, let tile = firstTileOverAnother(detail.places, across: detail.style.tilesAcross) {
            return LayoutFault(.overlaps, of: box, "tile \(tile + 1) covers units of one before it")
        }
        let track = TileTrack(detail.style, box.axis)
        let start = box.record.pointee.start(box.axis)
        var child = box.first
        for place in detail.places where child >= 0 {
            let (first, count) = box.isMain ? (place.line, place.along) : (place.column, place.across)
            let length = track.length(of: count)
            box.resolveFractions(of: child, in: length)
            let fault = box.faultInSlot(child, slot: start + track.start(of: first), length)
            if let fault { return fault }
            child = box.after(child)
        }
        return nil
    }

    /// The first tile that covers a unit of an earlier one; nil if there is none. Packing only moves forward, so the remaining
    /// free units of each column start at some line. Skipped if lines are much longer than the number of tiles, because it
    /// would cost more than the packing.
    static func firstTileOverAnother(_ places: [TilePlace], across: Int) -> Int? {
        guard across <= 1000 else { return nil }
        var free = [Int](repeating: 0, count: across)
        for (index, place) in places.enumerated() {
            let columns = place.column..<(place.column + place.across)
            guard columns.upperBound <= across, columns.allSatisfy({ free[$0] <= place.line }) else { return index }
            for column in columns { free[column] = place.line + place.along }
        }
        return nil
    }
}

import TatamiGeometry

/// What holds of every tile layout that was placed.
extension TileLayout {
    /// No two tiles cover the same unit, and every item lies in its tile.
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
            let fault = box.faultInSlot(child, slot: start + track.start(of: first), track.length(of: count))
            if let fault { return fault }
            child = box.after(child)
        }
        return nil
    }

    /// The packing only goes forward, so what a tile may cover is free from some line on. Not looked at where lines are much
    /// longer than there are tiles: that would cost more than packing them.
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

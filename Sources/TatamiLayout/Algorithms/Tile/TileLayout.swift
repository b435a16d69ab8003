import TatamiGeometry

/// Packs items as tiles of whole units (MICUi: GridLayout). The size depends only on the number of items and their units, not
/// on their own sizes.
enum TileLayout: LayoutAlgorithm {
    typealias Style = TileStyle

    static var kind: NodeKind { .tile }
    static var dumpWord: String { "tiles" }

    static func measure(_ box: Box) -> Extent {
        let detail = box.extras.detail(of: box, as: TileDetail.self)
        if box.axis == .horizontal { detail.pack(box) }
        return Extent(TileTrack(detail.style, box.axis).length(of: detail.units(along: box.axis)))
    }

    /// Fits every item into its tile.
    static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        let detail = box.extras.detail(of: box, as: TileDetail.self)
        let track = TileTrack(detail.style, box.axis)
        let start = box.record.pointee.start(box.axis)
        var child = box.first
        for place in detail.places where child >= 0 {
            let (first, count) = box.isMain ? (place.line, place.along) : (place.column, place.across)
            placement.note(child, remark: detail.remark(on: place, of: child, in: box))
            let length = track.length(of: count)
            box.resolveFractions(of: child, in: length)
            box.fit(child, slot: start + track.start(of: first), length, &placement)
            child = box.after(child)
        }
    }

    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis { .cells }
    static func measureResolved(_ box: Box) {}

    /// The position of a collapsed item: that of the next tile, or of the next free unit after the last tile.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double {
        let next = box.after(child)
        if next >= 0 { return box.result(next).position - box.style(next).marginStart }
        let detail = box.extras.detail(of: box, as: TileDetail.self)
        let track = TileTrack(detail.style, box.axis)
        return box.record.pointee.start(box.axis) + track.start(of: box.isMain ? detail.end.line : detail.end.column)
    }
}

extension TileDetail {
    /// The rule that gave a tile its place, with its numbers. Lines and columns are counted from 1.
    fileprivate func remark(on place: TilePlace, of child: Int32, in box: Box) -> Remark {
        let (first, count) = box.isMain ? (place.line, place.along) : (place.column, place.across)
        let track = box.isMain ? "line" : (box.axis == .horizontal ? "column" : "row")
        let tracks = count == 1 ? "\(track) \(first + 1)" : "\(track)s \(first + 1)-\(first + count)"
        let (width, height) = style.axis == .vertical ? (place.across, place.along) : (place.along, place.across)
        let wanted = units(of: child, in: box).across
        let cut = wanted > place.across ? ", cut from \(wanted) across," : ""
        return Remark(
            "tile.units", "tile of \(width)x\(height) units\(cut) in \(tracks) of \(units(along: box.axis))",
            layout: ["tileSize"], item: [box.axis == .horizontal ? "columnSpan" : "rowSpan"])
    }
}

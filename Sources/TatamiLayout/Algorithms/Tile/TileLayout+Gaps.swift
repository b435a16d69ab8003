import TatamiGeometry

/// Where a gap would be among tiles: the items before it are packed, and then the gap.
extension TileLayout {
    static func gaps(_ container: GapBox) -> (any GapSource)? {
        let detail = container.horizontal.extras.detail(of: container.horizontal, as: TileDetail.self)
        return detail.places.count == container.count ? TileGaps(container, detail) : nil
    }
}

/// The gaps of a tile layout. Packing goes only forward, so a skyline that is kept after every few tiles answers for all of them.
struct TileGaps: GapSource {
    /// The number of tiles from one kept skyline to the next.
    private static let stride = 32

    let axis: Axis
    let isAscending: Bool
    private let across: TileTrack
    private let along: TileTrack
    private let rect: Rect
    /// The unit at which the gap lies in `rect`.
    private let origin: TilePlace
    private let places: [TilePlace]
    private let gaps: [TilePlace]
    private let grabbed: Int
    private let skylines: [TileSkyline]

    init(_ container: GapBox, _ detail: TileDetail) {
        axis = detail.style.axis
        along = TileTrack(detail.style, axis)
        across = TileTrack(detail.style, axis.cross)
        rect = container.frame(of: container.gap)
        places = Array(detail.places.prefix(container.items.count))
        gaps = Array(detail.places.dropFirst(container.items.count))
        grabbed = container.grabbed
        origin = gaps[grabbed]
        // Gaps before the grabbed one may leave it an earlier place when they themselves come later.
        isAscending = along.start(of: 1) >= 0 && grabbed == 0
        var skyline = TileSkyline()
        skyline.clear(across: detail.style.tilesAcross)
        var kept: [TileSkyline] = []
        for (index, place) in places.enumerated() {
            if index % Self.stride == 0 { kept.append(skyline) }
            _ = skyline.place(across: place.across, along: place.along)
        }
        if places.count % Self.stride == 0 { kept.append(skyline) }
        skylines = kept
    }

    var count: Int { places.count }
    var isOneLine: Bool { false }

    func place(at index: Int) -> GapPlace {
        var skyline = skyline(before: index)
        var place = origin
        for gap in gaps[...grabbed] { place = skyline.place(across: gap.across, along: gap.along) }
        return GapPlace(rect: rect.moved(by: distance(from: origin, to: place)))
    }

    func forEachShift(at index: Int, _ body: (Int, Point) -> Bool) {
        guard index < count else { return }
        var skyline = skyline(before: index)
        for gap in gaps { _ = skyline.place(across: gap.across, along: gap.along) }
        for item in index..<count {
            let place = skyline.place(across: places[item].across, along: places[item].along)
            let way = distance(from: places[item], to: place)
            if way != .zero, !body(item, way) { return }
        }
    }

    private func skyline(before index: Int) -> TileSkyline {
        let kept = index / Self.stride
        var skyline = skylines[kept]
        for place in places[(kept * Self.stride)..<index] { _ = skyline.place(across: place.across, along: place.along) }
        return skyline
    }

    private func distance(from: TilePlace, to: TilePlace) -> Point {
        Point(
            along: along.start(of: to.line) - along.start(of: from.line),
            across: across.start(of: to.column) - across.start(of: from.column), axis)
    }
}

import TatamiGeometry

/// The stored state of a grid: its style, the cells of its items, and the tracks of both axes.
final class GridDetail: LayoutDetail {
    let style: GridStyle
    var placer = CellPlacer()
    let columns: TrackTable
    let rows: TrackTable
    /// True once a diagnostic has reported that a cell lies beyond the limits of the grid.
    var hasReported = false

    init(_ style: GridStyle) {
        self.style = style
        columns = TrackTable(style, .horizontal)
        rows = TrackTable(style, .vertical)
    }

    @inline(__always) func table(_ axis: Axis) -> TrackTable { axis == .horizontal ? columns : rows }
}

/// The tracks of a grid along one axis: the lengths they ask for, computed bottom-up, and the lengths they get, computed
/// top-down.
final class TrackTable {
    let said: GridAxis
    let paddingWeights: (start: Double, end: Double)
    let hasWeightedSpacing: Bool
    private(set) var tracks: [TrackRule] = []
    /// The length each track asks for; for a weighted track the length its own items need, which determines the length of a
    /// unit of weight.
    var natural: [Double] = []
    var minimum: [Double] = []
    /// The items that span tracks, with the lengths they need.
    var spans: [SpanNeed] = []
    /// For rows, the distance from the start of each row to the common baseline of the items that are aligned to it.
    var ascents: [Double] = []
    var hasBaselines = false
    /// The length of a unit of weight at natural and at minimum length: the largest that a weighted track needs.
    var fraction = (natural: 0.0, minimum: 0.0)
    /// The common rule of uniform tracks.
    var uniform = UniformRule()
    /// The auto tracks in ascending order of priority; empty if priorities make no difference.
    private(set) var byPriority: [Int] = []

    /// The lengths that are shared: tracks, gaps with a weight, and paddings with a weight.
    var lengths: [FlexibleLength] = []
    var settlement = FlexibleLength.Settlement(free: 0, weights: 0, left: 0, shortage: 0, reserve: 0)
    /// The places of the tracks, from the container's start edge.
    var places: [TrackPlace] = []
    /// For spans: the planned addition to each track, and the tracks that can still take a part.
    var planned: [Double] = []
    var isOpen: [Bool] = []
    var hasPlans = false

    init(_ style: GridStyle, _ axis: Axis) {
        said = style[axis]
        hasWeightedSpacing = said.spacing.weight > 0 || said.spacings.contains { $0.weight > 0 }
        paddingWeights = (style.paddingWeights.start(axis), style.paddingWeights.end(axis))
    }

    var count: Int { @inline(__always) get { tracks.count } }

    /// Clears the measured lengths and sets the number of tracks.
    func reset(_ count: Int) {
        if count != tracks.count || tracks.isEmpty {
            tracks = (0..<count).map { TrackRule($0 < said.tracks.count ? said.tracks[$0] : said.beyond) }
            let autos = tracks.indices.filter { tracks[$0].kind == .auto }
            let differ = !said.isUniform && autos.contains { tracks[$0].priority != tracks[autos[0]].priority }
            byPriority = differ ? autos.sorted { (tracks[$0].priority, $0) < (tracks[$1].priority, $1) } : []
        }
        natural.removeAll(keepingCapacity: true)
        for track in tracks { natural.append(track.own) }
        minimum.removeAll(keepingCapacity: true)
        minimum.append(contentsOf: natural)
        spans.removeAll(keepingCapacity: true)
        hasBaselines = false
        fraction = (0, 0)
    }

    /// The distance after track `index`.
    @inline(__always) func spacing(_ index: Int) -> GridSpacing {
        index < said.spacings.count ? said.spacings[index] : said.spacing
    }

    /// The points of the gaps between the tracks of `range`.
    func gaps(in range: TrackRange) -> Double {
        guard !said.spacings.isEmpty else { return Double(range.count - 1) * said.spacing.points }
        return (range.start..<(range.end - 1)).reduce(0) { $0 + spacing($1).points }
    }
}

/// The settings of a track as the algorithm uses them.
struct TrackRule {
    enum Kind: UInt8 { case auto, fixed, weighted }

    let kind: Kind
    let priority: Int
    /// The bounds; those of a fixed track are widened to include its length.
    let low: Double
    let high: Double
    /// The weight for free room: in addition to its own length, or from 0 for a weighted track.
    let weight: Double
    /// The length before any item is measured.
    let own: Double

    init(_ track: Track) {
        let bounds = (low: track.minimum, high: max(track.minimum, track.maximum ?? .infinity))
        switch track.size {
        case .auto(let priority):
            (kind, self.priority, weight, own) = (.auto, priority, track.stretch, bounds.low)
            (low, high) = bounds
        case .fixed(let points):
            (kind, priority, weight, own) = (.fixed, 0, track.stretch, points)
            (low, high) = (min(points, bounds.low), max(points, bounds.high))
        case .weight(let weight):
            (kind, priority, self.weight, own) = (.weighted, 0, weight, 0)
            (low, high) = bounds
        }
    }

    @inline(__always) func clamp(_ length: Double) -> Double { max(low, min(high, length)) }

    /// The length the track has in any case; for a weighted track, only its minimum.
    @inline(__always) func held(_ asked: Double) -> Double { kind == .weighted ? low : asked }

    /// The length of a track that asks for `asked` if a unit of weight is `fraction` points long.
    func length(_ asked: Double, _ fraction: Double) -> Double {
        if kind == .weighted { return clamp(min(weight * fraction, max(asked, Numbers.limit))) }
        return weight > 0 ? clamp(asked + min(weight * fraction, Numbers.limit)) : asked
    }
}

/// The common rule of uniform tracks when room is shared.
struct UniformRule {
    var low = 0.0
    var high = Double.infinity
    var weight = 0.0
    /// True if they start from 0, because at least one of them is weighted.
    var isWeighted = false
}

/// The length that an item needs of the tracks it spans.
struct SpanNeed {
    let range: TrackRange
    var natural: Double
    var minimum: Double
}

/// The place of a track.
struct TrackPlace {
    var start: Double
    var length: Double

    var end: Double { start + length }
}

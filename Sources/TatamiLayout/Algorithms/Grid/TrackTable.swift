import TatamiGeometry

/// What a grid keeps beside its record: its style, where its items stand, and the tracks of both axes.
final class GridDetail: LayoutDetail {
    let style: GridStyle
    var placer = CellPlacer()
    let columns: TrackTable
    let rows: TrackTable
    /// True once somebody was told that an item lies beyond what the grid may be.
    var hasTold = false

    init(_ style: GridStyle) {
        self.style = style
        columns = TrackTable(style, .horizontal)
        rows = TrackTable(style, .vertical)
    }

    @inline(__always) func table(_ axis: Axis) -> TrackTable { axis == .horizontal ? columns : rows }
}

/// The tracks of a grid along one axis: what they ask for, found on the way up, and what they get, found on the way down.
final class TrackTable {
    let said: GridAxis
    let paddingWeights: (start: Double, end: Double)
    let hasWeightedSpacing: Bool
    private(set) var tracks: [TrackRule] = []
    /// What each track asks for; of a weighted one what its own items need, of which its weight makes a fraction.
    var natural: [Double] = []
    var minimum: [Double] = []
    /// Items that stand in several tracks, and what they need of them.
    var spans: [SpanNeed] = []
    /// Of rows: distance from the start of each to the common baseline of the items that ask for one.
    var ascents: [Double] = []
    var hasBaselines = false
    /// What every unit of weight is worth at natural and at minimum length: the largest that a weighted track needs.
    var fraction = (natural: 0.0, minimum: 0.0)
    /// What all tracks are like where they are uniform.
    var uniform = UniformRule()
    /// Auto tracks in ascending order of priority; empty where it makes no difference.
    private(set) var byPriority: [Int] = []

    /// What is negotiated: the tracks, the gaps with a weight, the paddings with a weight.
    var lengths: [FlexibleLength] = []
    var settlement = FlexibleLength.Settlement(free: 0, weights: 0, left: 0, shortage: 0, reserve: 0)
    /// Where the tracks are, from the container's start edge.
    var places: [TrackPlace] = []
    /// For sharing what spans lack: what they plan for each track, and which tracks one of them still has to share it with.
    var planned: [Double] = []
    var isOpen: [Bool] = []
    var hasPlans = false

    init(_ style: GridStyle, _ axis: Axis) {
        said = style[axis]
        hasWeightedSpacing = said.spacing.weight > 0 || said.spacings.contains { $0.weight > 0 }
        paddingWeights = (style.paddingWeights.start(axis), style.paddingWeights.end(axis))
    }

    var count: Int { @inline(__always) get { tracks.count } }

    /// Forgets what was asked for; there are `count` tracks from now on.
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

    /// The room behind track `index`.
    @inline(__always) func spacing(_ index: Int) -> GridSpacing {
        index < said.spacings.count ? said.spacings[index] : said.spacing
    }

    /// The points of the gaps between the tracks of `range`.
    func gaps(in range: TrackRange) -> Double {
        guard !said.spacings.isEmpty else { return Double(range.count - 1) * said.spacing.points }
        return (range.start..<(range.end - 1)).reduce(0) { $0 + spacing($1).points }
    }
}

/// A track as the algorithm reads it.
struct TrackRule {
    enum Kind: UInt8 { case auto, fixed, weighted }

    let kind: Kind
    let priority: Int
    /// The bounds; of a fixed track with its own length between them.
    let low: Double
    let high: Double
    /// By which it takes room: on top of its own length, or from 0 where it is weighted.
    let weight: Double
    /// What it is long before any item is looked at.
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

    /// What the track has for certain, whatever others take: of a weighted one its minimum alone.
    @inline(__always) func held(_ asked: Double) -> Double { kind == .weighted ? low : asked }

    /// How long the track is where it asks for `asked` and a unit of weight is worth `fraction`.
    func length(_ asked: Double, _ fraction: Double) -> Double {
        if kind == .weighted { return clamp(min(weight * fraction, max(asked, Numbers.limit))) }
        return weight > 0 ? clamp(asked + min(weight * fraction, Numbers.limit)) : asked
    }
}

/// Tracks that are all of one length, in a negotiation over room.
struct UniformRule {
    var low = 0.0
    var high = Double.infinity
    var weight = 0.0
    /// True where they start from 0, since at least one of them is weighted.
    var isWeighted = false
}

/// What an item needs of the tracks it spans.
struct SpanNeed {
    let range: TrackRange
    var natural: Double
    var minimum: Double
}

/// A track that was placed.
struct TrackPlace {
    var start: Double
    var length: Double

    var end: Double { start + length }
}

import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// How long the tracks of a grid are. The lines under test are the same for columns and rows.
@Suite struct GridTrackTests {
    /// Lengths of the tracks of one axis, read from stretched items in each cell, in `room` points.
    private func lengths(
        _ axis: Axis, _ tracks: [Track], _ room: Double?, items: [Example] = [], change: (inout GridAxis) -> Void = { _ in }
    ) -> [Double] {
        let probes = tracks.indices.map { index in
            Example.size(0, 0) {
                $0[axis].alignment = .stretch
                $0.cell[axis] = index
            }
        }
        let grid = Example.grid(probes + items) {
            $0[axis].tracks = tracks
            change(&$0[axis])
        }
        let laid = axis == .horizontal ? LaidOut(grid, room, 100) : LaidOut(grid, 100, room)
        return laid.frames.prefix(tracks.count).map { $0.size[axis] }
    }

    /// A leaf of this natural and least length that stands in these tracks.
    private func text(_ axis: Axis, _ natural: Double, least: Double? = nil, in first: Int, span: Int = 1) -> Example {
        var example = Example.leaf(.customAxes(Giving(natural: natural, minimum: least ?? natural), BoxStyle()))
        example.item.cell[axis] = first
        if axis == .horizontal { example.item.cell.columnSpan = span } else { example.item.cell.rowSpan = span }
        return example
    }

    @Test(arguments: Axis.allCases)
    func theFourKinds(axis: Axis) {
        let tracks: [Track] = [.fixed(50), .auto, .weight(1), .weight(2)]
        #expect(lengths(axis, tracks, 320, items: [text(axis, 60, in: 1)]) == [50, 60, 70, 140])
        // At natural size the largest fraction counts: 30 of weight 1 against 40 of weight 2.
        let items = [text(axis, 60, in: 1), text(axis, 30, in: 2), text(axis, 40, in: 3)]
        #expect(lengths(axis, tracks, nil, items: items) == [50, 60, 30, 60])
        #expect(lengths(axis, tracks, 110, items: items) == [50, 60, 0, 0])
    }

    @Test(arguments: Axis.allCases)
    func weightsRespectBoundsAndOfferTheRestAgain(axis: Axis) {
        #expect(lengths(axis, [.weight(1, max: 30), .weight(1), .weight(2)], 300) == [30, 90, 180])
        #expect(lengths(axis, [.weight(1, min: 210), .weight(1), .weight(2)], 300) == [210, 30, 60])
        #expect(lengths(axis, [.weight(1, min: 80, max: 20), .weight(1)], 300) == [80, 220])
        #expect(lengths(axis, [.weight(0.25), .weight(0.25)], 300) == [150, 150])
        #expect(lengths(axis, [.weight(0), .weight(0, min: 7)], 300) == [0, 7])
    }

    /// Settled point 16: what is left when every taker is full is as if there were none.
    @Test(arguments: Axis.allCases)
    func fullTakersLeaveTheRestToTheDistribution(axis: Axis) {
        let grid = Example.grid(.size(0, 0) { $0[axis].alignment = .stretch }) {
            $0[axis].tracks = [.weight(1, max: 40)]
            $0[axis].distribution = .end
        }
        let laid = LaidOut(grid, 100, 100)
        #expect(laid.frames[0].origin[axis] == 60 && laid.frames[0].size[axis] == 40)
    }

    @Test(arguments: Axis.allCases)
    func autoTracksHoldTheirBounds(axis: Axis) {
        let items = [text(axis, 60, least: 10, in: 0), text(axis, 60, least: 10, in: 1), text(axis, 5, in: 2)]
        #expect(lengths(axis, [.auto(max: 40), .auto, .auto(min: 20)], nil, items: items) == [40, 60, 20])
        #expect(lengths(axis, [.auto(min: 50, max: 40), .auto, .auto], nil, items: items) == [50, 60, 5])
        // 35 short; the first can give 30, the second 50.
        #expect(lengths(axis, [.auto(max: 40), .auto, .auto], 65, items: items) == [25, 35, 5])
    }

    /// What gives first is of the lowest priority; fixed tracks never do, and what is left overflows.
    @Test(arguments: Axis.allCases)
    func shortagesByPriority(axis: Axis) {
        let tracks: [Track] = [.auto(priority: 2), .auto(priority: 1), .fixed(30), .auto(priority: 1), .auto(priority: -1)]
        let items = [0, 1, 3, 4].map { text(axis, 100, least: 20, in: $0) }
        #expect(lengths(axis, tracks, 430, items: items) == [100, 100, 30, 100, 100])
        #expect(lengths(axis, tracks, 380, items: items) == [100, 100, 30, 100, 50])
        #expect(lengths(axis, tracks, 350, items: items) == [100, 100, 30, 100, 20])
        #expect(lengths(axis, tracks, 300, items: items) == [100, 75, 30, 75, 20])
        #expect(lengths(axis, tracks, 150, items: items) == [60, 20, 30, 20, 20])
        #expect(lengths(axis, tracks, 50, items: items) == [20, 20, 30, 20, 20])
    }

    /// Settled point 9: single cells first, short spans before long ones, evenly to the autos of the highest priority.
    @Test(arguments: Axis.allCases)
    func spansGrowAutoTracks(axis: Axis) {
        let autos: [Track] = [.auto, .auto, .auto]
        let single = text(axis, 20, in: 0)
        #expect(lengths(axis, autos, nil, items: [text(axis, 110, in: 0, span: 3), single]) == [50, 30, 30])
        #expect(
            lengths(axis, autos, nil, items: [text(axis, 120, in: 0, span: 3), text(axis, 60, in: 0, span: 2), single])
                == [60, 40, 20])
        #expect(
            lengths(axis, [.auto, .auto(priority: 1), .auto(priority: 1)], nil, items: [text(axis, 90, in: 0, span: 3)]) == [0, 45, 45])
        #expect(
            lengths(axis, [.auto, .auto(priority: 1, max: 30), .fixed(10)], nil, items: [text(axis, 90, in: 0, span: 3)]) == [50, 30, 10])
        #expect(lengths(axis, [.auto(max: 10), .auto(max: 30), .auto], nil, items: [text(axis, 90, in: 0, span: 3)]) == [10, 30, 50])
        #expect(lengths(axis, autos, nil, items: [text(axis, 90, in: 0, span: 3)]) { $0.spacing = 6 } == [26, 26, 26])
        // Spans of one length that share a track: the order of the items does not matter.
        let pair = [text(axis, 60, in: 0, span: 2), text(axis, 40, in: 1, span: 2)]
        #expect(lengths(axis, autos, nil, items: pair) == [30, 30, 20])
        #expect(lengths(axis, autos, nil, items: pair.reversed()) == [30, 30, 20])
    }

    /// No auto track under the span: its weighted ones get it, by weight, so that the grid is no longer than it has to be.
    @Test(arguments: Axis.allCases)
    func spansOverWeightedTracks(axis: Axis) {
        #expect(lengths(axis, [.weight(1), .weight(2)], nil, items: [text(axis, 90, in: 0, span: 2)]) == [30, 60])
        #expect(lengths(axis, [.fixed(30), .weight(2), .weight(1)], nil, items: [text(axis, 90, in: 0, span: 2)]) == [30, 60, 30])
        #expect(lengths(axis, [.auto, .weight(1)], 200, items: [text(axis, 90, in: 0, span: 2)]) == [90, 110])
        #expect(lengths(axis, [.auto(max: 50), .weight(1)], nil, items: [text(axis, 90, in: 0, span: 2)]) == [50, 40])
    }

    /// What a span needs at least is spread like what it would like, so a shortage stops where it becomes too narrow.
    @Test(arguments: Axis.allCases)
    func theLeastThatSpansNeed(axis: Axis) {
        let items = [text(axis, 100, least: 60, in: 0, span: 2)]
        #expect(lengths(axis, [.auto, .auto], 80, items: items) == [40, 40])
        #expect(lengths(axis, [.auto, .auto], 10, items: items) == [30, 30])
        let laid = LaidOut(.grid(items))
        #expect(laid.tree.extent(of: laid.ids[0], along: axis) == Extent(minimum: 60, natural: 100))
    }

    @Test(arguments: Axis.allCases)
    func uniformTracks(axis: Axis) {
        func uniform(_ tracks: [Track], _ room: Double?, _ items: [Example], _ change: (inout GridAxis) -> Void = { _ in }) -> [Double] {
            lengths(axis, tracks, room, items: items) {
                $0.isUniform = true
                change(&$0)
            }
        }
        let items = [text(axis, 20, least: 5, in: 0), text(axis, 60, least: 10, in: 1)]
        #expect(uniform([.auto, .auto, .fixed(40)], nil, items) == [60, 60, 60])
        #expect(uniform([.auto, .auto, .fixed(40)], 500, items) == [60, 60, 60])
        #expect(uniform([.auto, .auto], 80, items) == [40, 40])
        #expect(uniform([.auto, .auto], 10, items) == [10, 10])
        #expect(uniform([.auto, .weight(1)], 300, items) == [150, 150])
        #expect(uniform([.auto(min: 70), .auto], nil, items) == [70, 70])
        #expect(uniform([.auto(max: 50), .auto], nil, items) == [50, 50])
        #expect(uniform([.auto, .auto, .auto], nil, [text(axis, 100, in: 0, span: 2)]) { $0.spacing = 10 } == [45, 45, 45])
    }

    @Test(arguments: Axis.allCases)
    func spacings(axis: Axis) {
        func starts(_ room: Double?, _ change: (inout GridStyle) -> Void) -> [Double] {
            let items = (0..<3).map { index in Example.size(10, 10) { $0.cell[axis] = index } }
            let grid = Example.grid(items, change: change)
            return (axis == .horizontal ? LaidOut(grid, room, 10) : LaidOut(grid, 10, room)).frames.map { $0.origin[axis] }
        }
        #expect(starts(nil) { $0[axis].spacing = 8 } == [0, 18, 36])
        #expect(starts(nil) { $0[axis].spacing = -4 } == [0, 6, 12])
        #expect(
            starts(nil) {
                $0[axis].spacing = 8
                $0[axis].spacings = [1]
            } == [0, 11, 29])
        #expect(starts(100) { $0[axis].spacing = .weight(1) } == [0, 45, 90])
        #expect(
            starts(100) {
                $0[axis].spacing = .fixed(5, weight: 1)
                $0[axis].spacings = [5]
            } == [0, 15, 90])
        #expect(starts(100) { $0.paddingWeights = Insets(1) } == [35, 45, 55])
        // A block keeps its distribution where it overflows.
        #expect(starts(20) { $0[axis].distribution = .center } == [-5, 5, 15])
        #expect(starts(20) { $0[axis].distribution = .spaceEvenly } == [0, 10, 20])
    }

    @Test(
        arguments: zip(
            Distribution.allCases, [[0, 10], [20, 30], [40, 50], [0, 50], [10, 40], [40.0 / 3, 10 + 80.0 / 3]] as [[Double]]))
    func roomThatNobodyTakes(distribution: Distribution, starts: [Double]) {
        let laid = LaidOut(
            .grid(.size(10, 10).cell(0, 0), .size(10, 10).cell(1, 1)) {
                ($0.columnDistribution, $0.rowDistribution) = (distribution, distribution)
            }, 60, 60)
        #expect(laid.frames.map(\.x) == starts && laid.frames.map(\.y) == starts)
    }

    /// P6: somebody takes, so tracks, gaps and paddings are the container.
    @Test(arguments: Axis.allCases)
    func sumsAreExact(axis: Axis) {
        for seed in 0..<UInt64(300) {
            var random = Seeded(seed)
            let count = 1 + random.below(seed.isMultiple(of: 30) ? 800 : 20)
            let tracks = (0..<count).map { index -> Track in
                index == 0
                    ? .weight(1)
                    : random.pick([.weight(random.length(5)), .fixed(random.length(9)), .auto(min: random.length(9)), .weight(1, max: 4)])
            }
            let room = 50_000.0
            let gap = random.length(7)
            let padding = random.length(7)
            let probes = tracks.indices.map { index in
                Example.size(1, 1) {
                    $0[axis].alignment = .stretch
                    $0.cell[axis] = index
                }
            }
            let laid = LaidOut(
                .grid(probes) {
                    $0[axis].tracks = tracks
                    $0[axis].spacing = .fixed(gap, weight: random.oneIn(3) ? 1 : 0)
                    $0.box.padding = Insets(padding)
                }, room, room)
            let last = laid.frames[count - 1]
            let end = last.origin[axis] + last.size[axis] + padding
            #expect(abs(end - room) <= 1e-9 * Double(count) * 100, "seed \(seed)")
            for (a, b) in zip(laid.frames, laid.frames.dropFirst()) {
                #expect(b.origin[axis] - a.origin[axis] - a.size[axis] >= gap - 1e-6, "seed \(seed)")
            }
        }
    }
}

/// A leaf that gives way on both axes.
struct Giving: AxisLayout {
    let natural: Double
    let minimum: Double

    func measure(_ children: Children, along axis: Axis) -> Extent { Extent(minimum: minimum, natural: natural) }
    func place(_ children: Children, along axis: Axis, in length: Double) {}
}

extension CellPlace {
    subscript(axis: Axis) -> Int? {
        get { axis == .horizontal ? column : row }
        set { if axis == .horizontal { column = newValue } else { row = newValue } }
    }
}

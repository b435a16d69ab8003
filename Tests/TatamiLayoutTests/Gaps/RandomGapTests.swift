import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// The places of gaps compared with a layout that has the gaps there, and the choice compared with a look at all places. `GAPS` sets the
/// number of scenes for each kind, `SEED` the first seed.
@Suite struct RandomGapTests {
    private static let count: UInt64 = Seeded.count("GAPS", otherwise: 60)
    private static let first = Seeded.start("SEED", otherwise: 1)

    enum Kind: String, CaseIterable { case stack, rows, columns, tiles, wideTiles, grid }

    @Test(arguments: Kind.allCases)
    func gapsAreWhereTheLayoutPutsThem(kind: Kind) throws {
        for seed in Self.first..<Self.first + Self.count {
            var random = Seeded(seed)
            let scene = Self.scene(kind, &random)
            let places = try #require(scene.places, "seed \(seed)")
            let behind = scene.frames(at: scene.items.count).items
            for index in 0...scene.items.count {
                let (items, gap) = scene.frames(at: index)
                #expect(places.rect(at: index).isNear(gap), "seed \(seed), gap \(index): \(places.rect(at: index)), not \(gap)")
                var shifted = behind
                places.forEachShift(at: index) { item, way in
                    shifted[item] = shifted[item].moved(by: way)
                    return true
                }
                let wrong = items.indices.first { !shifted[$0].isNear(items[$0]) }
                #expect(wrong == nil, "seed \(seed), gap \(index): item \(wrong ?? 0) at \(shifted[wrong ?? 0]), not \(items[wrong ?? 0])")
            }
            for _ in 0..<20 {
                let rect = Self.rect(in: scene, &random)
                let home = random.oneIn(2) ? random.below(scene.items.count + 1) : nil
                let chosen = places.nearest(to: rect, home: home.map { .init($0, at: places.rect(at: $0)) })
                #expect(
                    chosen?.index == Self.nearest(kind, scene, to: rect, home: home, places),
                    "seed \(seed): \(rect), home \(home ?? -1), \(scene.direction), \(rects(places))")
            }
        }
    }

    /// The dragged items stay where they are in the tree, which is as before afterwards; the distances count from where the others are.
    @Test(arguments: Kind.allCases)
    func placesAreFoundWhileTheItemsKeepTheirRoom(kind: Kind) throws {
        for seed in Self.first..<Self.first + Self.count {
            var random = Seeded(seed)
            let scene = Self.scene(kind, &random)
            let homes = scene.gaps.map { _ in random.below(scene.items.count + 1) }.sorted()
            var whole = scene.container
            whole.children = scene.items
            for (number, home) in homes.enumerated() { whole.children.insert(scene.gaps[number], at: home + number) }
            let laid = LaidOut(whole, scene.size.width, scene.size.height, direction: scene.direction)
            let gaps = homes.enumerated().map { laid.ids[1 + $0.offset + $0.element] }
            let before = laid.frames
            _ = laid.tree.takePlacedNodes()
            let places = try #require(laid.tree.gapPlaces(ofMoved: gaps, grabbed: scene.grabbed, in: laid.ids[0]), "seed \(seed)")
            #expect(laid.frames == before && laid.tree.children(of: laid.ids[0]) == Array(laid.ids.dropFirst()), "seed \(seed)")
            #expect(laid.ids.allSatisfy { !laid.tree.takePlacedNodes().contains($0) }, "seed \(seed)")
            let present = zip(laid.ids.dropFirst(), before).filter { !gaps.contains($0.0) }.map(\.1)
            for index in 0...scene.items.count {
                let (items, gap) = scene.frames(at: index)
                #expect(places.rect(at: index).isNear(gap), "seed \(seed), gap \(index): \(places.rect(at: index)), not \(gap)")
                var shifted = present
                var last = -1
                places.forEachShift(at: index) { item, way in
                    #expect(item > last, "seed \(seed), gap \(index): in order")
                    last = item
                    shifted[item] = shifted[item].moved(by: way)
                    return true
                }
                // Items that stretch may be longer beside the gap at its place.
                let wrong = items.indices.first { shifted[$0].origin.distance(to: items[$0].origin) > 1e-5 }
                #expect(wrong == nil, "seed \(seed), gap \(index): item \(wrong ?? 0) at \(shifted[wrong ?? 0]), not \(items[wrong ?? 0])")
            }
        }
    }

    private func rects(_ places: GapPlaces) -> [Rect] { (0...places.count).map { places.rect(at: $0) } }

    /// A look at every place, with distances written out once more.
    private static func nearest(_ kind: Kind, _ scene: GapScene, to rect: Rect, home: Int?, _ places: GapPlaces) -> Int {
        let rects = (0...scene.items.count).map { places.rect(at: $0) }
        let distances = rects.map { gap -> Double in
            let (x, y) = (abs(gap.center.x - rect.center.x), abs(gap.center.y - rect.center.y))
            switch kind {
            case .stack: return scene.isVertical ? y : x
            case .rows: return x + (gap.y <= rect.center.y && rect.center.y <= gap.maxY ? 0 : 4 * y)
            case .columns: return y + (gap.x <= rect.center.x && rect.center.x <= gap.maxX ? 0 : 4 * x)
            case .tiles, .grid: return x + 4 * y
            case .wideTiles: return y + 4 * x
            }
        }
        let least = distances.min() ?? 0
        // Places that differ by rounding are the same.
        let near = distances.indices.filter { distances[$0] <= least + 1e-6 }
        let last = near.last ?? 0
        return home.map { near.contains($0) && rects[$0].isNear(rects[last]) ? $0 : last } ?? last
    }

    private static func rect(in scene: GapScene, _ random: inout Seeded) -> Rect {
        let frames = scene.frames(at: scene.items.count)
        let reach = frames.items.reduce(frames.gap) { $0.union($1) }
        return Rect(
            reach.x - 40 + Double(random.below(Int(reach.width) + 80)) + 0.237,
            reach.y - 40 + Double(random.below(Int(reach.height) + 80)) + 0.411, frames.gap.width, frames.gap.height)
    }

    private static func scene(_ kind: Kind, _ random: inout Seeded) -> GapScene {
        let count = 1 + random.below(random.oneIn(6) ? 90 : 14)
        let items = (0..<count).map { _ in item(kind, &random) }
        var scene = GapScene(container(kind, items, &random), dragging: random.below(count), size(kind, &random))
        if random.oneIn(3) { scene.direction = .rightToLeft }
        if random.oneIn(3) {
            scene.gaps += (0...random.below(2)).map { _ in item(kind, &random) }
            scene.grabbed = random.below(scene.gaps.count)
        }
        return scene
    }

    private static func item(_ kind: Kind, _ random: inout Seeded) -> Example {
        let length = 5 + random.length(60)
        let other = 5 + random.length(30)
        switch kind {
        case .tiles, .wideTiles: return .units(1 + random.below(3), 1 + random.below(2))
        case .grid: return .size(20, 20) { $0.cell.columnSpan = 1 + random.below(2) }
        case .rows: return .size(length, 20) { if random.oneIn(4) { $0.margin = Insets(leading: 3, trailing: 5) } }
        case .columns: return .size(20, length)
        case .stack:
            let weight = random.oneIn(3)
            return .size(length, other) {
                if weight { ($0.horizontalStretch, $0.verticalStretch) = (2, 2) }
                if random.oneIn(4) { $0.margin = Insets(top: 2, leading: 3, bottom: 4, trailing: 5) }
            }
        }
    }

    private static func size(_ kind: Kind, _ random: inout Seeded) -> (Double?, Double?) {
        switch kind {
        case .rows: (70 + random.length(300), nil)
        // From right to left the width decides where columns are.
        case .columns: (5_000, 70 + random.length(300))
        case .stack: random.oneIn(2) ? (nil, nil) : (100 + random.length(400), 100 + random.length(400))
        case .wideTiles, .grid: (5_000, nil)
        case .tiles: (nil, nil)
        }
    }

    private static func container(_ kind: Kind, _ items: [Example], _ random: inout Seeded) -> Example {
        let padding = random.oneIn(2) ? Insets(top: 1, leading: 2, bottom: 3, trailing: 4) : .zero
        let spacing = random.length(12)
        let distribution = random.pick(Distribution.allCases)
        switch kind {
        case .stack:
            let axis = random.pick(Axis.allCases)
            var style = StackStyle(axis)
            (style.spacing, style.distribution, style.box.padding) = (spacing, distribution, padding)
            if random.oneIn(4) { style.mainLength = random.length(500) }
            return Example(content: .stack(style), children: items)
        case .rows, .columns:
            return .flow(kind == .rows ? .horizontal : .vertical, items) {
                ($0.horizontalSpacing, $0.verticalSpacing) = (spacing, random.length(12))
                ($0.distribution, $0.box.padding) = (distribution, padding)
            }
        case .tiles, .wideTiles:
            return .tiles(items) {
                ($0.axis, $0.tilesAcross, $0.tileSize) = (kind == .tiles ? .vertical : .horizontal, 3 + random.below(5), Size(50, 40))
                ($0.horizontalSpacing, $0.verticalSpacing, $0.box.padding) = (spacing, random.length(12), padding)
            }
        case .grid:
            return .grid(items) {
                ($0.maxColumns, $0.defaultColumn, $0.defaultRow) = (2 + random.below(4), .fixed(40), .fixed(30))
                ($0.columnSpacing, $0.rowSpacing, $0.box.padding) = (.fixed(spacing), .fixed(4), padding)
            }
        }
    }

    /// A move looks at few places however many there are.
    @Test func aChoiceLooksAtFewPlaces() throws {
        let tiles = Example.tiles((0..<10_000).map { .units($0 % 7 == 0 ? 2 : 1, 1) }) { $0.tilesAcross = 8 }
        let list = Example.stack(.vertical, (0..<10_000).map { .size(50, Double(20 + $0 % 30)) })
        for (example, most) in [(tiles, 80), (list, 24)] {
            let places = try #require(GapScene(example, dragging: 5_000).places)
            for index in [0, 17, 5_000, 9_998] {
                let chosen = try #require(places.nearest(to: places.rect(at: index).moved(by: Point(2, 1))))
                #expect(chosen.index == index && chosen.looked < most, "\(chosen)")
            }
        }
    }
}

extension GapScene {
    fileprivate var isVertical: Bool { if case .stack(let style) = container.content { style.axis == .vertical } else { false } }
}

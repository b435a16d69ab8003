import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TestSupport
import Testing

/// Drags over nested containers of every layout, with a tree that changes with the target as it does in a window. A pointer at rest keeps its
/// target and its gap from the first step on, whatever way it came. `DRAGS` sets the number of situations, `SEED` the first seed.
@Suite struct RestingDragTests {
    private static let count: UInt64 = Seeded.count("DRAGS", otherwise: 400)
    private static let first = Seeded.start("SEED", otherwise: 1)

    @Test func aPointerAtRestKeepsItsTarget() {
        var kinds: [String: Int] = [:]
        // An item may overlap others or stand out of its list, so that another one is in front of it.
        var (moved, home) = (0, 0)
        for seed in Self.first..<Self.first + Self.count {
            var random = Seeded(seed)
            let board = Board(&random)
            let start = board.answer(at: board.start)
            if start.target == board.home.list {
                home += 1
                #expect(start.choice?.rect.isNear(board.homeRect) ?? false, "seed \(seed): nothing moves at the start, \(start)")
            }
            for _ in 0..<4 {
                let point = board.point(&random)
                let answer = board.answer(at: point)
                kinds[answer.kind, default: 0] += 1
                if answer.target != board.home.list { moved += 1 }
                for _ in 0..<2 {
                    #expect(board.answer(at: point) == answer, "seed \(seed), \(point): the target changes at rest")
                }
            }
            // The same place after another way, in a tree that saw nothing of the first one.
            var again = Seeded(seed)
            let fresh = Board(&again)
            let point = board.point(&random)
            #expect(fresh.answer(at: point) == board.answer(at: point), "seed \(seed): the way matters")
        }
        #expect(Set(kinds.keys).isSuperset(of: Board.kinds + ["none"]) && moved > 100 && home > Int(Self.count) / 2, "\(kinds)")
    }
}

/// A row of containers, one of them in another, and an item that is dragged.
private final class Board {
    static let kinds = ["stack", "flow", "tiles", "grid", "cells", "relative"]

    struct Answer: Equatable {
        var target: Int?
        var kind: String
        var choice: GapPlaces.Choice?
    }

    private let tree = LayoutTree()
    private let root: NodeID
    private let lists: [(id: NodeID, kind: String, parent: Int?)]
    /// The reference areas: those at the start of the drag.
    private let areas: [Rect]
    private let empty: [Bool]
    private let dragged: NodeID
    private let size: Size
    let home: (list: Int, index: Int)
    let homeRect: Rect
    let start: Point

    /// What the tree was changed for: the list with the gap.
    private var shown: (list: Int, gap: NodeID, places: GapPlaces?)?

    init(_ random: inout Seeded) {
        var lists: [(id: NodeID, kind: String, parent: Int?)] = []
        let tree = tree
        let root = tree.add(.stack(random.pick(Axis.allCases), spacing: random.length(20)))
        tree.direction = random.oneIn(3) ? .rightToLeft : .leftToRight
        for number in 0..<2 + random.below(3) {
            let parent = number > 1 && random.oneIn(3) ? number - 1 : nil
            let kind = random.pick(Self.kinds)
            let id = tree.add(Self.content(kind, &random), Self.item(&random), to: parent.map { lists[$0].id } ?? root)
            lists.append((id, kind, parent))
            for place in 0..<random.below(6) + (number == 0 ? 1 : 0) { tree.add(Self.leaf(&random), Self.item(place, &random), to: id) }
        }
        let list = random.oneIn(2) || tree.children(of: lists[1].id).isEmpty ? 0 : 1
        let items = tree.children(of: lists[list].id)
        let index = random.below(items.count)
        (self.lists, self.root, dragged, home) = (lists, root, items[index], (list, index))
        tree.layout(root, in: Size(700, 500))
        areas = lists.map { tree.absoluteFrame(of: $0.id) }
        empty = lists.map { tree.children(of: $0.id).isEmpty }
        size = tree.absoluteFrame(of: items[index]).size
        start = tree.absoluteFrame(of: items[index]).center
        homeRect = tree.exactFrame(of: items[index])
    }

    /// A point on the board, more often near a list than not.
    func point(_ random: inout Seeded) -> Point {
        let area = random.oneIn(5) ? Rect(0, 0, 700, 500) : random.pick(areas).expanded(by: 12)
        return Point(area.x + random.length(max(1, Int(area.width))), area.y + random.length(max(1, Int(area.height))))
    }

    /// One step of a drag: the target by the reference areas, the tree changed if it is another one, and the nearest gap.
    func answer(at point: Point) -> Answer {
        let containers = lists.indices.map { number in
            DragContainer(
                number, in: lists[number].parent.map { AnyHashable($0) }, area: areas[number],
                isDragged: isInDragged(lists[number].id), isEmpty: empty[number])
        }
        guard let target = DragTargets(containers).target(at: point) as? Int else { return Answer(target: nil, kind: "none") }
        let places = show(target)
        let place = Point(point.x - areas[target].x, point.y - areas[target].y)
        let rect = Rect(place.x - size.width / 2, place.y - size.height / 2, size.width, size.height)
        return Answer(
            target: target, kind: lists[target].kind,
            choice: places?.nearest(to: rect, home: target == home.list ? .init(home.index, at: homeRect) : nil))
    }

    private func isInDragged(_ node: NodeID) -> Bool {
        var node: NodeID? = node
        while let at = node {
            if at == dragged { return true }
            node = tree.parent(of: at)
        }
        return false
    }

    /// Puts the gap behind all items of the target, which is laid out with the length across that it had at the start.
    private func show(_ target: Int) -> GapPlaces? {
        if let shown, shown.list == target { return shown.places }
        var item = tree.item(of: dragged)
        item.visibility = .collapsed
        if let shown {
            tree.remove(shown.gap)
        } else {
            tree.setItem(item, of: dragged)
        }
        item.visibility = .visible
        let gap = tree.add(.fixed(size), item, to: lists[target].id)
        tree.layout(root, in: Size(700, 500))
        let places = tree.gapPlaces(of: [gap], in: lists[target].id)
        shown = (target, gap, places)
        return places
    }

    private static func leaf(_ random: inout Seeded) -> NodeContent { .fixed(Size(10 + random.length(60), 10 + random.length(40))) }

    private static func item(_ random: inout Seeded) -> ItemStyle {
        var item = ItemStyle()
        if random.oneIn(2) { item.fixedWidth = 120 + random.length(120) }
        if random.oneIn(2) { item.fixedHeight = 100 + random.length(120) }
        return item
    }

    private static func item(_ place: Int, _ random: inout Seeded) -> ItemStyle {
        var item = ItemStyle()
        (item.cell.column, item.cell.row) = random.oneIn(2) ? (place % 3, place / 3) : (nil, nil)
        if random.oneIn(4) { item.cell.columnSpan = 2 }
        return item
    }

    private static func content(_ kind: String, _ random: inout Seeded) -> NodeContent {
        let spacing = random.length(9)
        switch kind {
        case "stack": return .stack(random.pick(Axis.allCases), spacing: spacing)
        case "flow": return .flow(random.pick(Axis.allCases), spacing: spacing, distribution: random.pick(Distribution.allCases))
        case "tiles":
            var style = TileStyle()
            (style.tilesAcross, style.axis, style.horizontalSpacing) = (2 + random.below(3), random.pick(Axis.allCases), spacing)
            return .tiles(style)
        case "relative": return .relative(RelativeStyle())
        default:
            var style = GridStyle()
            if kind == "grid" { style.maxColumns = 2 + random.below(3) }
            style.columns = [.fixed(40), .auto, .weight(1), .fixed(30)]
            (style.columnSpacing, style.rows) = (.fixed(spacing), [.fixed(40), .fixed(30), .auto])
            return .grid(style)
        }
    }
}

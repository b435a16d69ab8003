import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// containers: rules 34 and 35, and trap 24.
@Suite struct RelativeDroppingTests {
    private let padding = Insets(top: 100, leading: 10, bottom: 0, trailing: 0)

    private let items = [
        NamedItem("item1") {
            ($0.left, $0.right) = (.parent(15), .parent(15))
            ($0.height, $0.top) = (.own, .parent(0))
        },
        NamedItem("item2") {
            ($0.width, $0.left, $0.right) = (.ratio(0.3, of: nil), .center(nil), .center(nil))
            ($0.height, $0.top) = (.own, .adjacent("item1", distance: 5))
        },
    ]

    @Test func item2DroppedElsewhereFollowsTheArea() {
        var items = items
        items[1].rules = items[1].rules.moved(by: Point(40, 20))
        #expect(items[1].rules.left == .center(nil, offset: 40) && items[1].rules.top == .adjacent("item1", distance: 25))
        #expect(RelativeScene(items, 310, 300, padding: padding)["item2"] == Rect(155, 145, 90, 20))
        #expect(RelativeScene(items, 410, 300, padding: padding)["item2"] == Rect(190, 145, 120, 20))
    }

    @Test func item1KeepsBothEdges() {
        let rules = items[0].rules.moved(by: Point(10, 0))
        #expect(rules.left == .parent(25) && rules.right == .parent(5) && rules.top == .parent(0))
    }

    @Test func anItemWithoutAnEdgeGetsACenter() {
        let rules = RelativeRules<String>().moved(by: Point(7, 0))
        #expect(rules.left == .center(nil, offset: 7) && rules.top == .free)
    }

    @Test func aSiblingThatMovesTooIsNotCountedTwice() {
        var rules = RelativeRules<String>()
        (rules.left, rules.top, rules.bottom) = (.adjacent("a", distance: 5), .center("a"), .fit("b", distance: 3))
        let moved = rules.moved(by: Point(40, 30)) { $0 == "a" ? Point(40, 10) : .zero }
        #expect(
            moved.left == .adjacent("a", distance: 5) && moved.top == .center("a", offset: 20) && moved.bottom == .fit("b", distance: -27))
    }

    @Test func aNewcomerHoldsOnToTheNearerEdges() {
        let rules = RelativeRules<String>.attached(Rect(250, 30, 40, 20), in: Rect(10, 10, 300, 200))
        #expect(rules.left == .free && rules.right == .parent(20) && rules.top == .parent(20) && rules.bottom == .free)
        #expect(rules.width == .own && rules.height == .own)
        let middle = RelativeRules<String>.attached(Rect(140, 100, 40, 20), in: Rect(10, 10, 300, 200))
        #expect(middle.left == .parent(130) && middle.right == .free, "the start wins")
    }

    @Test func aCenterWithAnOffset() {
        let scene = RelativeScene(
            [
                NamedItem("a") { ($0.left, $0.top) = (.parent(20), .parent(0)) },
                NamedItem("b") { ($0.left, $0.top) = (.center("a", offset: 15), .center(nil, offset: -30)) },
                NamedItem("c") { ($0.left, $0.right) = (.parent(40), .center(nil, offset: 10)) },
            ], 300, 100)
        #expect(scene["b"] == Rect(35, 10, 50, 20) && scene["c"].x == 40 && scene["c"].width == 240)
        #expect(scene.sentence("b").contains("centred on a, 15 behind it"))
        #expect(scene.sentence("b", .vertical).contains("centred in the area, 30 before it"))
    }

    @Test(arguments: [false, true])
    func movedItemsAreWhereTheyWereDropped(isRightToLeft: Bool) {
        var tested = 0
        for seed in UInt64(1)...500 {
            var random = Seeded(seed)
            let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            var items = Self.items(&random)
            let before = RelativeScene(items, 400, 300, padding: padding, direction: direction)
            let number = random.below(items.count)
            let way = Point(random.length(80) - 40, random.length(60) - 30)
            items[number].rules = items[number].rules.moved(by: Point(isRightToLeft ? -way.x : way.x, way.y))
            let after = RelativeScene(items, 400, 300, padding: padding, direction: direction)
            // Items in a circle have no place that follows from their rules.
            if before.messages.contains(where: { $0.contains("each other") || $0.contains("itself") }) { continue }
            tested += 1
            let name = items[number].name
            #expect(after[name].isNear(before[name].moved(by: way)), "seed \(seed): \(before[name]) by \(way) is \(after[name])")
        }
        #expect(tested > 100)
    }

    @Test func whoeverReferredToAnItemThatLeavesStays() {
        var tested = 0
        for seed in UInt64(1)...500 {
            var random = Seeded(seed)
            var items = Self.items(&random)
            let before = RelativeScene(items, 400, 300, padding: padding)
            if before.messages.contains(where: { $0.contains("each other") || $0.contains("itself") }) { continue }
            let gone = items.remove(at: random.below(items.count))
            let frame = before[gone.name]
            // Edges that cross are not those of the frame.
            if frame.isEmpty { continue }
            tested += 1
            for index in items.indices {
                items[index].rules = items[index].rules.released(
                    from: gone.name, at: frame, length: frame.size, in: Rect(10, 100, 390, 200))
            }
            let after = RelativeScene(items, 400, 300, padding: padding)
            for item in items { #expect(after[item.name].isNear(before[item.name]), "seed \(seed): \(item.name)") }
        }
        #expect(tested > 100)
    }

    private static func items(_ random: inout Seeded) -> [NamedItem] {
        let names = (0..<2 + random.below(4)).map { "item\($0)" }
        return names.enumerated().map { number, name in
            var item = NamedItem(name, .size(10 + random.length(30), 10 + random.length(20)))
            for axis in Axis.allCases { item.rules[axis] = .random(Array(names[..<number]), &random) }
            return item
        }
    }
}

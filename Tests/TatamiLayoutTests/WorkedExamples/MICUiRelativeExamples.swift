import TatamiGeometry
import TatamiLayout
import Testing

/// layouter.md section 4: the worked examples of the MICUi relative layout. The area is the bounds inset by the padding, as 4 mends
/// it; items are 50x20.
@Suite struct MICUiRelativeExamples {
    private let padding = Insets(top: 100, leading: 10, bottom: 0, trailing: 0)

    private let items = [
        NamedItem("item1") {
            ($0.left, $0.right) = (.parent(15), .parent(15))
            ($0.height, $0.top, $0.bottom) = (.own, .parent(0), .free)
        },
        NamedItem("item2") {
            ($0.width, $0.left, $0.right) = (.ratio(0.3, of: nil), .center(nil), .center(nil))
            ($0.height, $0.top) = (.own, .adjacent("item1", distance: 5))
        },
        NamedItem("item3") {
            ($0.width, $0.left, $0.right) = (.ratio(0.5, of: "item1"), .free, .adjacent("item2", distance: 5))
            ($0.height, $0.bottom) = (.own, .fit("item2", distance: 0))
        },
    ]

    @Test(arguments: 0..<6)
    func theThreeExamplesInEveryOrder(order: Int) {
        let items = items.permutations[order]
        let wide = RelativeScene(items, 310, 300, padding: padding)
        #expect(wide["item1"] == Rect(25, 100, 270, 20))
        #expect(wide["item2"] == Rect(115, 125, 90, 20))
        #expect(wide["item3"] == Rect(-25, 125, 135, 20))
        let narrow = RelativeScene(items, 70, 300, padding: padding)
        #expect(narrow["item1"] == Rect(25, 100, 30, 20))
        #expect(narrow["item2"] == Rect(31, 125, 18, 20))
        #expect(narrow["item3"] == Rect(11, 125, 15, 20))
        #expect(wide.messages.isEmpty && narrow.messages.isEmpty)
    }

    /// 4.3 (a): two edges beat the length, in whatever order.
    @Test(arguments: [false, true])
    func twoEdgesBeatTheLengthInAnyOrder(isReversed: Bool) {
        let items = [
            NamedItem("A") { ($0.left, $0.right, $0.width) = (.parent(0), .adjacent("Z", distance: 0), .fixed(50)) },
            NamedItem("Z") { $0.left = .parent(240) },
        ]
        let scene = RelativeScene(isReversed ? items.reversed() : items, 300, 100)
        #expect(scene["A"].x == 0 && scene["A"].width == 240 && scene["Z"].x == 240)
        #expect(scene.messages == ["'A': Two edges are set, so the width rule is ignored."])
    }

    /// 4.3 (b): a centre waits for the sibling's place, not only for its size.
    @Test(arguments: 0..<6)
    func aCentreWaitsForTheSiblingsPlace(order: Int) {
        let items = [
            NamedItem("Z") { ($0.left, $0.width) = (.parent(40), .fixed(60)) },
            NamedItem("Y") { ($0.left, $0.width) = (.adjacent("Z", distance: 10), .fixed(100)) },
            NamedItem("X") { ($0.left, $0.right, $0.width) = (.center("Y"), .center("Y"), .fixed(20)) },
        ]
        let scene = RelativeScene(items.permutations[order], 300, 100)
        #expect(scene["X"].x == 150)
        scene.tree.layout(scene.root, width: 300, height: 100)
        #expect(scene["X"].x == 150 && scene.messages.isEmpty)
    }

    @Test func anAnchoredEdgeBeatsACentreWhereThereIsALength() {
        let scene = RelativeScene([NamedItem("A") { ($0.left, $0.right, $0.width) = (.center(nil), .parent(20), .fixed(30)) }], 300, 50)
        #expect(scene["A"].x == 250 && scene["A"].width == 30)
        #expect(scene.messages == ["'A': An edge and the width are set, so the horizontal centre rule is ignored."])
    }

    /// 4.4 (4).
    @Test func aCentreAndAnEdgeMakeALength() {
        let items = [
            NamedItem("A") { ($0.left, $0.right) = (.parent(40), .center(nil)) },
            NamedItem("B") { ($0.left, $0.right) = (.center("A"), .parent(100)) },
            NamedItem("C") { ($0.left, $0.right) = (.parent(180), .center(nil)) },
        ]
        let scene = RelativeScene(items, 300, 50)
        #expect(scene["A"].x == 40 && scene["A"].width == 220)
        #expect(scene["B"].x == 100 && scene["B"].width == 100)
        #expect(scene["C"].x == 120 && scene["C"].width == 60)
        #expect(scene.messages.isEmpty)
    }

    /// 4.4 (5) [settled 21]: what nothing settles has its own size, in the middle of the area.
    @Test func whatNothingSettlesIsCentredAtItsOwnSize() {
        let items = [
            NamedItem("none"), NamedItem("edge") { ($0.right, $0.top) = (.parent(7), .parent(-4)) },
            NamedItem("size") { ($0.width, $0.height) = (.fixed(10), .ratio(0.5, of: nil)) },
        ]
        let scene = RelativeScene(items, 300, 100)
        #expect(scene["none"] == Rect(125, 40, 50, 20))
        #expect(scene["edge"] == Rect(243, -4, 50, 20))
        #expect(scene["size"] == Rect(145, 25, 10, 50))
        #expect(scene.messages.isEmpty)
    }

    /// 4.3: 80 and 80 in 100 was -60 wide [settled 21: 0, at the left edge].
    @Test func edgesThatCrossLeaveNothingAtTheStart() {
        let scene = RelativeScene([NamedItem("A") { ($0.left, $0.right) = (.parent(80), .parent(80)) }], 100, 50)
        #expect(scene["A"].x == 80 && scene["A"].width == 0)
        for _ in 0..<3 { scene.tree.layout(scene.root, width: 90, height: 50) }
        #expect(scene["A"].x == 80 && scene["A"].width == 0)
        #expect(scene.messages == ["'A': The left and the right edge cross, so no width is left."])
        scene.tree.layout(scene.root, width: 200, height: 50)
        #expect(scene["A"] == Rect(80, 15, 40, 20))
    }

    @Test func aLayoutWithoutItemsIsEmpty() {
        let scene = RelativeScene([], padding: Insets(5))
        #expect(scene.tree.exactFrame(of: scene.root).size == Size(10, 10) && scene.messages.isEmpty)
    }

    /// 4.3: "a self reference is a cycle unless the needed edge comes from elsewhere".
    @Test func aReferenceToItself() {
        let scene = RelativeScene(
            [
                NamedItem("A") { ($0.right, $0.left) = (.parent(10), .fit("A", distance: 0)) },
                NamedItem("B") { ($0.right, $0.left) = (.parent(10), .adjacent("B", distance: -30)) },
                NamedItem("C") { $0.width = .ratio(0.5, of: "C") },
            ], 300, 60)
        #expect(scene["B"].x == 260 && scene["B"].width == 30)
        #expect(scene["A"].x == 0 && scene["A"].width == 50 && scene["C"].x == 0 && scene["C"].width == 50)
        #expect(scene.tree.diagnostics.map { $0.cycle?.nodes } == [[scene.ids["A"]], [scene.ids["C"]]].map { $0.compactMap { $0 } })
        #expect(
            scene.messages.first == "'A': The horizontal rules depend on each other: A -> A. It has its own width, at the area's left edge."
        )
    }
}

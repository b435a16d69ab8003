import TatamiGeometry
import TatamiLayout
import Testing

/// What relative layouts do with the box model: bounds, margins, visibility, direction, and siblings that come and go.
@Suite struct RelativeLayoutTests {
    private func between(_ change: (inout ItemStyle) -> Void) -> Rect {
        RelativeScene(
            [NamedItem("A", .size(50, 20, change)) { ($0.left, $0.right, $0.top) = (.parent(10), .parent(30), .parent(0)) }], 340, 50)["A"]
    }

    /// As a stretch that is beaten [settled 3].
    @Test func whatItsBoundsKeepFromFillingStandsInTheMiddle() {
        #expect(between { _ in } == Rect(10, 0, 300, 20))
        #expect(between { $0.maxWidth = 200 } == Rect(60, 0, 200, 20))
        #expect(between { $0.fixedWidth = 100 } == Rect(110, 0, 100, 20))
        #expect(between { $0.minWidth = 320 } == Rect(0, 0, 320, 20))
        #expect(between { $0.maxWidth = 400 } == Rect(10, 0, 300, 20))
        #expect(
            between {
                $0.horizontalStretch = 3
                $0.horizontalAlignment = .trailing
            } == Rect(10, 0, 300, 20))
    }

    @Test func siblingsStandBesideWhatIsSeen() {
        let items = [
            NamedItem("A", .size(50, 20) { $0.maxWidth = 100 }) { ($0.left, $0.right) = (.parent(0), .parent(0)) },
            NamedItem("B") { $0.left = .adjacent("A", distance: 5) },
        ]
        #expect(RelativeScene(items, 300, 50)["B"].x == 205)
    }

    @Test func boundsHoldWhateverTheLengthRuleSays() {
        func width(_ rule: LengthRule<String>, _ change: (inout ItemStyle) -> Void) -> Double {
            RelativeScene([NamedItem("A", .size(50, 20, change)) { $0.width = rule }], 400, 50)["A"].width
        }
        #expect(width(.fixed(30)) { $0.minWidth = 40 } == 40)
        #expect(width(.ratio(0.5, of: nil)) { $0.maxWidth = 120 } == 120)
        #expect(width(.ratio(0.5, of: nil)) { $0.fixedWidth = 7 } == 7)
        #expect(width(.own) { $0.widthAdjustment = 5 } == 55)
    }

    /// Edges are those of the item with its margins, lengths those without.
    @Test func marginsBelongToTheEdges() {
        let margin: (inout ItemStyle) -> Void = { $0.margin = Insets(top: 1, leading: 2, bottom: 3, trailing: 4) }
        let items = [
            NamedItem("A", .size(50, 20, margin)) { ($0.left, $0.top) = (.parent(10), .parent(0)) },
            NamedItem("B", .size(50, 20, margin)) { ($0.left, $0.width) = (.adjacent("A", distance: 5), .ratio(2, of: "A")) },
            NamedItem("C", .size(50, 20, margin)) { ($0.left, $0.right) = (.fit("B", distance: 0), .fit("B", distance: 1)) },
            NamedItem("D", .size(50, 20, margin)) { $0.left = .center("A") },
        ]
        let scene = RelativeScene(items, 400, 100)
        #expect(scene["A"] == Rect(12, 1, 50, 20))
        #expect(scene["B"] == Rect(73, 39, 100, 20))
        #expect(scene["C"].x == 73 && scene["C"].width == 99)
        #expect(scene["D"].x == 12)
    }

    /// [settled 5]: text wraps where the area leaves it less than it asks for.
    @Test func whatIsLongerThanTheAreaGives() {
        func text(_ change: (inout RelativeRules<String>) -> Void) -> NamedItem {
            NamedItem("T", .leaf(.measured(by: WrapText(300, minimum: 60))), change)
        }
        let anchored = RelativeScene([text { ($0.left, $0.top) = (.parent(20), .parent(0)) }], 170, 100)
        #expect(anchored["T"] == Rect(20, 0, 150, 40))
        #expect(
            anchored.sentence("T") == """
                width 150: content needs 300, left edge 20 from the area's, shrinks by 150 to fit its slot of 150; \
                minWidth = 300 would make it 300, and what is in the root would need 150 more
                """)
        let centred = RelativeScene([text { _ in }], 50, 200)
        #expect(centred["T"] == Rect(-5, 50, 60, 100))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func rightToLeftMirrorsTheRules(direction: LayoutDirection) {
        let items = [
            NamedItem("A") { ($0.left, $0.top) = (.parent(10), .parent(0)) },
            NamedItem("B") { ($0.left, $0.right, $0.top) = (.adjacent("A", distance: 5), .parent(20), .parent(0)) },
        ]
        let scene = RelativeScene(items, 300, 20, direction: direction)
        let isMirrored = direction == .rightToLeft
        #expect(scene["A"] == Rect(isMirrored ? 240 : 10, 0, 50, 20))
        #expect(scene["B"] == Rect(isMirrored ? 20 : 65, 0, 215, 20))
        #expect(
            scene.sentence("B")
                == (isMirrored
                    ? "width 215: content needs 50, right edge at A's left edge, 5 apart, left edge 20 from the area's, 215 between them"
                    : "width 215: content needs 50, left edge at A's right edge, 5 apart, right edge 20 from the area's, 215 between them"))
    }

    // MARK: siblings

    private let chain = [
        NamedItem("A") { ($0.left, $0.top) = (.parent(10), .parent(0)) },
        NamedItem("B") { ($0.left, $0.top, $0.width) = (.adjacent("A", distance: 5), .parent(0), .ratio(2, of: "A")) },
    ]

    /// A box without size where it would stand; its rules hold.
    @Test func aCollapsedSiblingIsAPoint() {
        let scene = RelativeScene(chain, 300, 50)
        #expect(scene["B"] == Rect(65, 0, 100, 20))
        scene.tree.update(scene.ids["A"]!) {
            $0.visibility = .collapsed
            $0.margin = Insets(9)
        }
        scene.tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["A"] == Rect(10, 0, 0, 0) && scene["B"] == Rect(15, 0, 0, 20))
        #expect(scene.messages.isEmpty)
        scene.tree.update(scene.ids["A"]!) {
            $0.visibility = .visible
            $0.margin = .zero
        }
        scene.tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["B"] == Rect(65, 0, 100, 20))
    }

    @Test func aCollapsedItemBetweenTwoEdgesStandsInTheMiddle() {
        let items = [NamedItem("A", .size(5, 5) { $0.visibility = .collapsed }) { ($0.left, $0.right) = (.parent(0), .parent(100)) }]
        let scene = RelativeScene(items, 300, 50)
        #expect(scene["A"] == Rect(100, 25, 0, 0))
        #expect(RelativeScene(items)["A"] == Rect(0, 0, 0, 0))
    }

    @Test func aSiblingThatLeavesIsToldAndItsRulesAreFree() {
        let scene = RelativeScene(chain, 300, 50)
        scene.tree.remove(scene.ids["A"]!)
        for _ in 0..<3 {
            scene.tree.add(.empty, to: scene.root)
            scene.tree.layout(scene.root, width: 300, height: 50)
        }
        #expect(scene["B"] == Rect(125, 0, 50, 20))
        #expect(scene.messages == ["'B': A rule names something that is not in its layout; the rule is treated as free."])
    }

    @Test func aSiblingThatMovesAwayAndBack() {
        let scene = RelativeScene(chain, 300, 50)
        let tree = scene.tree
        let a = scene.ids["A"]!
        let b = scene.ids["B"]!
        let other = tree.add(.relative(RelativeStyle()), to: scene.root)
        tree.move(a, to: other)
        tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["B"].x == 125)
        #expect(scene.messages == ["'B': A rule names 'A', which is not in its layout; the rule is treated as free."])
        tree.move(a, to: scene.root, before: b)
        tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["B"] == Rect(65, 0, 100, 20))
        tree.move(a, to: scene.root)
        tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["B"] == Rect(65, 0, 100, 20))
        tree.setRules(RelativeRules(), of: b)
        tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["B"] == Rect(125, 15, 50, 20) && tree.rules(of: b) == RelativeRules())
    }

    // MARK: circles

    private func link(_ name: String, _ next: String, distance: Double = 5) -> NamedItem {
        NamedItem(name) { ($0.left, $0.top) = (.adjacent(next, distance: distance), .parent(0)) }
    }

    /// What stands outside is placed as if its items had no rules along that axis.
    @Test func aCircleIsToldOnceAndTheRestIsPlaced() {
        let items = [
            NamedItem("free") { $0.left = .parent(7) }, link("a", "b"), link("b", "c"), link("c", "a"), link("after", "b"),
            NamedItem("self") { $0.height = .ratio(1, of: "self") },
        ]
        let scene = RelativeScene(items, 300, 50)
        for _ in 0..<3 {
            scene.tree.add(.empty, to: scene.root)
            scene.tree.layout(scene.root, width: 310, height: 50)
        }
        #expect(["a", "b", "c"].allSatisfy { scene[$0] == Rect(0, 0, 50, 20) })
        #expect(scene["free"].x == 7 && scene["after"].x == 55 && scene["self"].height == 20)
        #expect(
            scene.messages == [
                "'a': The horizontal rules depend on each other: a -> b -> c -> a. All have their own width, at the area's left edge.",
                "'self': The vertical rules depend on each other: self -> self. It has its own height, at the area's top edge.",
            ])
        #expect(scene.tree.diagnostics[0].cycle?.nodes == ["a", "b", "c"].compactMap { scene.ids[$0] })
        #expect(scene.tree.diagnostics[1].cycle?.axis == .vertical && scene.tree.diagnostics[0].name == "a")
        #expect(scene.sentence("a").contains("its rules and those of other items depend on each other"))
        scene.setRules(RelativeRules(), of: "b")
        scene.tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["a"].x == 180 && scene["c"].x == 235)
    }

    /// Each of its edges hangs on one sibling, and, where a maximum may hold it back, on both.
    @Test func itemsKnottedUpWithACircleAreNamedToo() {
        func messages(_ change: (inout ItemStyle) -> Void) -> [String] {
            RelativeScene(
                [
                    NamedItem("a", .size(50, 20, change)) {
                        ($0.left, $0.right) = (.adjacent("b", distance: 0), .adjacent("c", distance: 0))
                    },
                    NamedItem("b") { $0.left = .fit("a", distance: 1) }, NamedItem("c") { $0.right = .fit("a", distance: 1) },
                ], 300, 50
            ).messages
        }
        let end = "All have their own width, at the area's left edge."
        #expect(
            messages { _ in } == [
                "'a': The horizontal rules depend on each other: a -> b -> a. \(end)",
                "'a': The horizontal rules depend on each other: a -> c -> a. \(end)",
            ])
        #expect(messages { $0.maxWidth = 90 } == ["'a': The horizontal rules depend on each other: a -> b -> a; so do those of c. \(end)"])
    }

    /// A maximum makes the edges hang on each other, without a change of rules.
    @Test func aMaximumMayCloseACircleAndOpenItAgain() {
        let items = [
            NamedItem("a") { ($0.left, $0.right) = (.parent(10), .adjacent("b", distance: 0)) },
            NamedItem("b") { $0.left = .fit("a", distance: 90) },
        ]
        let scene = RelativeScene(items, 300, 50)
        #expect(scene["a"].x == 10 && scene["a"].width == 90 && scene["b"].x == 100)
        scene.tree.update(scene.ids["a"]!) { $0.maxWidth = 80 }
        scene.tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["a"].x == 0 && scene["a"].width == 50 && scene["b"].x == 0 && scene.messages.count == 1)
        scene.tree.update(scene.ids["a"]!) { $0.maxWidth = nil }
        scene.tree.layout(scene.root, width: 300, height: 50)
        #expect(scene["a"].width == 90 && scene["b"].x == 100)
    }

    @Test func namesAreOnlyForPeople() {
        let tree = LayoutTree()
        let root = tree.add(.relative(RelativeStyle()))
        let item = tree.add(.fixed(Size(5, 5)), to: root)
        var rules = RelativeRules<NodeID>()
        rules.left = .center(item)
        tree.setRules(rules, of: item)
        tree.layout(root)
        #expect(
            tree.diagnostics.map(\.message) == [
                "The horizontal rules depend on each other: item 1 -> item 1. It has its own width, at the area's left edge."
            ])
    }

    // MARK: numbers and what they cost

    @Test func rulesAreCleanedAtTheDoor() {
        let tree = LayoutTree()
        let root = tree.add(.relative(RelativeStyle()))
        let item = tree.add(.fixed(Size(5, 5)), to: root)
        var rules = RelativeRules<NodeID>()
        (rules.left, rules.width, rules.height) = (.parent(.nan), .fixed(-4), .ratio(.infinity, of: nil))
        tree.setRules(rules, of: item)
        (rules.left, rules.width, rules.height) = (.parent(0), .fixed(0), .ratio(1e7, of: nil))
        #expect(tree.rules(of: item) == rules)
        #expect(tree.diagnostics.map(\.node) == [item] && tree.diagnostics[0].message.contains("corrected"))
        tree.layout(root, width: 1e7, height: 1e7)
        #expect(tree.exactFrame(of: item).height == 1e7)
    }

    /// A chain in which every length is many times the last one.
    @Test func aLongChainStaysFinite() {
        let tree = LayoutTree()
        let root = tree.add(.relative(RelativeStyle()))
        var last: NodeID?
        for _ in 0..<300 {
            let item = tree.add(.fixed(Size(50, 50)), to: root)
            var rules = RelativeRules<NodeID>()
            for axis in Axis.allCases {
                rules[axis].length = .ratio(1e6, of: last)
                rules[axis].start = last.map { .adjacent($0, distance: -1e7) } ?? .parent(1)
            }
            tree.setRules(rules, of: item)
            last = item
        }
        tree.layout(root)
        let frames = tree.children(of: root).map { tree.exactFrame(of: $0) } + [tree.exactFrame(of: root)]
        #expect(frames.allSatisfy { [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite) && $0.width >= 0 && $0.height >= 0 })
    }

    /// The deepest graph there can be costs no stack.
    @Test(arguments: [false, true])
    func aHundredThousandItemsInARow(isBackwards: Bool) {
        let tree = LayoutTree()
        let root = tree.add(.relative(RelativeStyle()))
        let items = (0..<100_000).map { _ in tree.add(.fixed(Size(2, 2)), to: root) }
        let row = isBackwards ? items.reversed() : items
        for (before, item) in zip(row, row.dropFirst()) {
            var rules = RelativeRules<NodeID>()
            rules.left = .adjacent(before, distance: 1)
            tree.setRules(rules, of: item)
        }
        var first = RelativeRules<NodeID>()
        first.left = .parent(0)
        tree.setRules(first, of: row[0])
        tree.layout(root)
        #expect(tree.exactFrame(of: row[99_999]).x == 3 * 99_999)
        #expect(tree.exactFrame(of: root).width == 3 * 100_000 - 1)
    }
}

import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

@Suite struct TileLayoutTests {
    private let first = View().separator().layoutEntry, second = View().separator().layoutEntry
    private let tiles = (0..<6).map { _ in LayoutItem(View()) }
    private let layout = TileLayout(across: 2, tileSize: Size(10, 10))

    /// 0 | first 1 2 3 | second 4 5
    private func fill() {
        for item in [tiles[0], first, tiles[1], tiles[2], tiles[3], second, tiles[4], tiles[5]] { layout.add(item) }
    }

    private func shown() -> ViewRoot {
        fill()
        let root = ViewRoot(LayoutView(layout), text: CharacterGrid())
        root.layout()
        return root
    }

    /// The numbers of the tiles that are drawn, in order.
    private var visible: [Int] { tiles.indices.filter { tiles[$0].view?.effectiveVisibility == .visible } }

    @Test func buildersMakeTheSame() {
        let wide = View()
        let last = View()
        let root = ViewRoot(
            LayoutView {
                Tiles(across: 4, spacing: 5, padding: 10) {
                    View()
                    wide.units(2, 1)
                    last.units(4, 4)
                }
            }, text: CharacterGrid())
        root.layout()
        #expect(wide.frame == Rect(65, 10, 105, 50))
        #expect(last.frame == Rect(10, 65, 215, 215))
        #expect(root.size == Size(235, 290))
    }

    @Test func everyPropertyReachesTheEngine() {
        let root = shown()
        (layout.axis, layout.tileSize, layout.tilesAcross) = (.horizontal, Size(20, 30), 3)
        (layout.horizontalSpacing, layout.verticalSpacing) = (1, 2)
        root.layout()
        #expect(root.size == Size(5 * 20 + 4, 3 * 30 + 4))
        #expect(tiles[4].view?.frame == Rect(84, 0, 20, 30))
        layout.horizontalAlignment = .leading
        root.layout()
        #expect(tiles[4].view?.frame == Rect(84, 0, 0, 30))
        layout.horizontalAlignment = nil
        root.layout()
        #expect(tiles[4].view?.frame.width == 20)
    }

    // MARK: groups

    @Test func foldingLeavesTheSeparatorsAndTheOtherGroups() {
        let root = shown()
        #expect(root.size.height == 60 && visible == [0, 1, 2, 3, 4, 5])
        layout.fold(after: first)
        root.layout()
        #expect(layout.isFolded(after: first) && !layout.isFolded(after: second))
        #expect(root.size.height == 40 && visible == [0, 4, 5])
        #expect(second.view?.frame == Rect(0, 20, 20, 10))
        layout.toggle(after: second)
        root.layout()
        #expect(root.size.height == 30 && visible == [0])
        layout.toggle(after: second)
        layout.unfold(after: first)
        root.layout()
        #expect(root.size.height == 60 && visible == [0, 1, 2, 3, 4, 5])
    }

    @Test func unfoldAllShowsEveryGroup() {
        let root = shown()
        layout.fold(after: first)
        layout.fold(after: second)
        root.layout()
        layout.unfoldAll()
        root.layout()
        #expect(visible == [0, 1, 2, 3, 4, 5] && !layout.isFolded(after: first) && !layout.isFolded(after: second))
    }

    @Test func whatItemsSayOfTheirVisibilityIsKept() {
        let root = shown()
        (tiles[1].visibility, tiles[2].visibility) = (.hidden, .collapsed)
        layout.fold(after: first)
        root.layout()
        #expect(tiles[1].visibility == .hidden && tiles[2].visibility == .collapsed && tiles[3].visibility == .visible)
        tiles[3].visibility = .hidden
        root.layout()
        #expect(root.size.height == 40)
        layout.unfold(after: first)
        root.layout()
        #expect(root.size.height == 50)
        #expect(tiles[1...3].map { $0.view?.effectiveVisibility } == [.hidden, .collapsed, .hidden])
    }

    @Test func whatIsPutIntoAFoldedGroupIsFoldedAway() {
        let root = shown()
        let new = LayoutItem(View())
        let last = LayoutItem(View())
        layout.fold(after: first)
        layout.insert(new, before: second)
        layout.fold(after: second)
        layout.add(last)
        root.layout()
        #expect(new.view?.effectiveVisibility == .collapsed && last.view?.effectiveVisibility == .collapsed)
        #expect(root.size.height == 30)
        layout.insert(new, at: 0)
        layout.unfold(after: second)
        root.layout()
        #expect(new.view?.frame == Rect(0, 0, 10, 10) && last.view?.frame == Rect(0, 40, 10, 10))
    }

    @Test func whatIsTakenOutOfAFoldedGroupIsShownElsewhere() {
        let root = shown()
        let other = VStack { tiles[2] }
        layout.fold(after: first)
        root.layout()
        #expect(tiles[2].layout === other && tiles[2].view?.effectiveVisibility == .visible)
        let view = LayoutView(other)
        ViewRoot(view, text: CharacterGrid()).layout()
        #expect(tiles[2].view?.superview === view)
    }

    /// Without its separator a group belongs to the one before it, or to none.
    @Test func removingASeparatorJoinsItsGroup() {
        let root = shown()
        layout.fold(after: first)
        layout.remove(second)
        root.layout()
        #expect(visible == [0])
        layout.remove(first)
        root.layout()
        #expect(visible == [0, 1, 2, 3, 4, 5])
    }

    @Test func becomingASeparatorSplitsAGroup() {
        let root = shown()
        layout.fold(after: first)
        root.layout()
        tiles[2].isSeparator = true
        root.layout()
        #expect(visible == [0, 2, 3, 4, 5])
        tiles[2].isSeparator = false
        root.layout()
        #expect(visible == [0, 4, 5])
    }

    @Test func foldingWorksBeforeAndWhileNotShown() {
        fill()
        layout.fold(after: first)
        #expect(layout.isFolded(after: first))
        let view = LayoutView(layout)
        let root = ViewRoot(view, text: CharacterGrid())
        root.layout()
        #expect(root.size.height == 40 && visible == [0, 4, 5])
        view.layout = nil
        root.layout()
        layout.unfold(after: first)
        view.layout = layout
        root.layout()
        #expect(root.size.height == 60)
    }

    @Test func whatIsNoSeparatorOfTheLayoutIsLeftAlone() {
        let root = shown()
        let stranger = View().separator().layoutEntry
        layout.fold(after: tiles[0])
        layout.fold(after: stranger)
        layout.toggle(after: stranger)
        root.layout()
        #expect(!tiles[0].folded && !stranger.folded && !layout.isFolded(after: stranger))
        #expect(visible == [0, 1, 2, 3, 4, 5])
    }

    @Test func aSeparatorMaySayThatItsGroupIsFolded() {
        let inner = View()
        let folding = View()
        let root = ViewRoot(
            LayoutView {
                Tiles(across: 1, tileSize: Size(10, 10)) {
                    folding.separator(folded: true)
                    inner
                    View().separator()
                }
            },
            text: CharacterGrid())
        root.layout()
        #expect(root.size.height == 20 && inner.effectiveVisibility == .collapsed)
    }

    /// Folding is one change of shape, however many tiles there are.
    @Test func manyTilesAreAddedAndFoldedInOneGo() {
        let layout = TileLayout(across: 10)
        let separator = View().separator()
        layout.add(separator)
        for _ in 0..<20_000 { layout.add(LayoutItem()) }
        let root = ViewRoot(LayoutView(layout), text: CharacterGrid())
        root.layout()
        #expect(root.size.height == 2001 * 50)
        let before = root.counters.visits
        layout.fold(after: separator)
        root.layout()
        #expect(root.size.height == 50)
        #expect(root.counters.visits - before <= 4 + 2)
    }

    /// What the engine mends is told with the view it is about, once.
    @Test func mendedNumbersAreTold() {
        let view = View()
        let wide = View()
        (view.id, wide.id) = ("page", "wide")
        let layout = Tiles(across: 2) { wide.units(3, 1) }
        let root = ViewRoot(
            LayoutView(
                VStack {
                    layout
                    view.minWidth(.nan)
                }), text: CharacterGrid())
        for _ in 0..<3 {
            root.layout()
            layout.add(LayoutItem())
        }
        #expect(
            root.diagnostics == [
                "View 'page': A number of the item was not a number, negative where that makes no sense, or too large; it was corrected.",
                "View 'wide': A tile covers 3 units across, but a line has 2; it was cut to that.",
            ])
    }

    // MARK: hits

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func hits(direction: LayoutDirection) {
        fill()
        (layout.horizontalSpacing, layout.verticalSpacing, layout.padding) = (2, 2, 3)
        let root = ViewRoot(LayoutView(layout), text: CharacterGrid(), direction: direction)
        #expect(layout.item(at: Point(4, 4)) == nil)
        root.layout()
        func hit(_ x: Double, _ y: Double) -> LayoutItem? { layout.item(at: Point(direction == .leftToRight ? x : 28 - x, y)) }
        #expect(hit(4, 4) === tiles[0] && hit(16, 4) == nil && hit(2, 4) == nil && hit(4, 14) == nil)
        #expect(hit(20, 20) === first && hit(4, 30) === tiles[1] && hit(20, 30) === tiles[2])
        layout.fold(after: first)
        root.layout()
        #expect(hit(20, 30) === second && hit(20, 42) === tiles[5])
    }
}

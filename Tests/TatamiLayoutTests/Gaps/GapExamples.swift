import TatamiGeometry
import TatamiLayout
import Testing

/// The worked numbers of containers: rules 16-18, and traps 1-3, 6 and 25.
@Suite struct GapExamples {
    private static var e1: Example {
        Example.vertical(.size(200, 50), .size(400, 30), .size(100, 80)) {
            $0.box.padding = Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
            $0.box.horizontalAlignment = .left
            ($0.spacing, $0.crossLength) = (20, 350)
        }
    }

    private static func tiles(_ units: [(Int, Int)]) -> Example {
        .tiles(units.map { .units($0.0, $0.1) }) {
            ($0.tilesAcross, $0.horizontalSpacing, $0.verticalSpacing) = (4, 5, 5)
        }
    }

    private func index(_ scene: GapScene, centeredAt y: Double, home: Int) throws -> Int {
        let places = try #require(scene.places)
        let size = places.rect(at: home).size
        return try #require(
            places.nearest(to: Rect(10, y - size.height / 2, size.width, size.height), home: .init(home, at: places.rect(at: home)))
        ).index
    }

    @Test func e1TheFirstPassesTheOthersAt55And130() throws {
        let scene = GapScene(Self.e1, dragging: 0)
        let places = try #require(scene.places)
        #expect((0...2).map { places.rect(at: $0) } == [Rect(10, 5, 200, 50), Rect(10, 55, 200, 50), Rect(10, 155, 200, 50)])
        #expect(try [54.9, 55, 129.9, 130].map { try index(scene, centeredAt: $0, home: 0) } == [0, 1, 1, 2])
    }

    @Test func e1TheLastPassesTheOthersAt80And140() throws {
        let scene = GapScene(Self.e1, dragging: 2)
        #expect(try [79.9, 80, 139.9, 140].map { try index(scene, centeredAt: $0, home: 2) } == [0, 1, 1, 2])
    }

    @Test func anItemAtHomeStaysThere() throws {
        for dragged in 0..<3 {
            let scene = GapScene(Self.e1, dragging: dragged)
            let places = try #require(scene.places)
            #expect(places.nearest(to: places.rect(at: dragged), home: .init(dragged, at: places.rect(at: dragged)))?.index == dragged)
        }
    }

    @Test func g5() throws {
        let scene = GapScene(Self.tiles([(2, 1), (1, 1), (1, 1), (1, 1)]), dragging: 3)
        let places = try #require(scene.places)
        let home = GapPlaces.Home(3, at: Rect(0, 55, 50, 50))
        let dragged = [(0.0, 0.0), (110, 0), (165, 0), (20, 55), (30, 55), (55, 55)]
        #expect(dragged.map { places.nearest(to: Rect($0.0, $0.1, 50, 50), home: home)?.index } == [0, 1, 2, 3, 3, 3])
    }

    /// Trap 6: the document's program stops here.
    @Test func aTilePulledRightOfItsLineStaysBehindTheLast() throws {
        let scene = GapScene(Self.tiles([(2, 1), (1, 1), (1, 1), (1, 1)]), dragging: 3)
        let places = try #require(scene.places)
        for x in stride(from: 0.0, through: 400, by: 10) where x > 0 { #expect(places.nearest(to: Rect(x, 55, 50, 50))?.index == 3) }
        #expect(places.nearest(to: Rect(400, 55, 50, 50))?.rect == Rect(0, 55, 50, 50))
    }

    /// Trap 3: a high item below a low one reaches the first place where its gap would be.
    @Test func aHighItemReachesTheTop() throws {
        let scene = GapScene(.vertical(.size(50, 20), .size(50, 200)), dragging: 1)
        #expect(try index(scene, centeredAt: 100, home: 1) == 0)
        #expect(try index(scene, centeredAt: 109, home: 1) == 0)
        #expect(try index(scene, centeredAt: 110, home: 1) == 1)
    }

    /// A gap that does not fit into the rest of a line is at the same place before the item that fills the rest.
    @Test func noHoleIsLeft() throws {
        let scene = GapScene(Self.tiles([(1, 1), (1, 1), (1, 1), (1, 1), (2, 1)]), dragging: 4)
        let places = try #require(scene.places)
        #expect(places.rect(at: 3) == places.rect(at: 4))
        #expect(places.nearest(to: Rect(0, 55, 105, 50))?.index == 4)
        #expect(places.nearest(to: Rect(0, 55, 105, 50), home: .init(3, at: places.rect(at: 3)))?.index == 3)
    }

    /// In a flow the distance to the line counts only outside its band.
    @Test func aLineHasABand() throws {
        let flow = Example.flow(.horizontal, (0..<6).map { _ in .size(50, 20) }) { $0.verticalSpacing = 10 }
        let places = try #require(GapScene(flow, dragging: 5, (150, nil)).places)
        #expect(places.rect(at: 1) == Rect(50, 0, 50, 20) && places.rect(at: 4) == Rect(50, 30, 50, 20))
        // The center is at the lower end of the first band, and nearer to the second line's middle across.
        #expect(places.nearest(to: Rect(50, 10, 50, 20))?.index == 1)
        #expect(places.nearest(to: Rect(50, 16, 50, 20))?.index == 4)
        #expect(places.nearest(to: Rect(52, 31, 50, 20))?.index == 4)
    }

    @Test func aMirroredPointerGetsAMirroredAnswer() throws {
        let flow = Example.flow(.horizontal, [40.0, 70, 30, 90, 50, 20].map { .size($0, 20) }) { $0.horizontalSpacing = 4 }
        let left = try #require(GapScene(flow, dragging: 2, (200, nil)).places)
        let right = try #require(GapScene(flow, dragging: 2, (200, nil), direction: .rightToLeft).places)
        for x in stride(from: -20.0, to: 220, by: 7) {
            for y in [0.0, 15, 24, 45] {
                let chosen = left.nearest(to: Rect(x, y, 30, 20), home: .init(2, at: left.rect(at: 2)))
                let mirrored = right.nearest(to: Rect(200 - x - 30, y, 30, 20), home: .init(2, at: right.rect(at: 2)))
                #expect(chosen?.index == mirrored?.index)
                #expect(chosen.map { Rect(200 - $0.rect.maxX, $0.rect.y, 30, 20) } == mirrored?.rect)
            }
        }
    }

    @Test func anItemOfAGridWithCellsTakesTheNearestFreeOne() throws {
        let grid = Example.grid(
            .size(40, 20).cell(0, 0), .size(40, 20).cell(1, 0), .size(40, 20).cell(0, 1), .size(40, 20).cell(2, 1)
        ) {
            ($0.columns, $0.rows) = ([.fixed(50), .fixed(50), .fixed(50)], [.fixed(30), .fixed(30)])
        }
        let places = try #require(GapScene(grid, dragging: 2).places)
        #expect(places.kind == .cells)
        func cell(_ x: Double, _ y: Double) -> [Int?]? {
            places.nearest(to: Rect(x - 20, y - 10, 40, 20)).map { [$0.cell?.column, $0.cell?.row] }
        }
        // Its own cell, one that is taken, and free ones.
        #expect(cell(25, 45) == [0, 1] && cell(75, 45) == [1, 1] && cell(120, 15) == [2, 0])
        #expect(cell(25, 15) == [2, 0] && cell(-900, 900) == [0, 1])
    }

    @Test func aFullGridTakesNothing() throws {
        let grid = Example.grid(.size(40, 20).cell(0, 0), .size(40, 20).cell(0, 0)) {
            ($0.columns, $0.rows) = ([.fixed(50)], [.fixed(30)])
        }
        #expect(try #require(GapScene(grid, dragging: 1).places).nearest(to: Rect(0, 0, 40, 20)) == nil)
    }

    @Test func aRelativeLayoutLeavesAnItemWhereItIs() throws {
        let tree = LayoutTree()
        let area = tree.add(.relative(RelativeStyle()))
        tree.add(.fixed(Size(10, 10)), to: area)
        let gap = tree.add(.fixed(Size(10, 10)), to: area)
        tree.layout(area, in: Size(100, 100))
        let places = try #require(tree.gapPlaces(of: [gap], in: area))
        #expect(places.kind == .free && places.nearest(to: Rect(33, 44, 10, 10))?.rect == Rect(33, 44, 10, 10))
    }

    @Test func thereIsNoAnswerWithoutAGapBehindAllItems() {
        let tree = LayoutTree()
        let list = tree.add(.stack(.vertical))
        let gap = tree.add(.fixed(Size(10, 10)), to: list)
        #expect(tree.gapPlaces(of: [gap], in: list) == nil, "it was not laid out")
        let item = tree.add(.fixed(Size(10, 10)), to: list)
        tree.layout(list, in: Size(100, 100))
        #expect(tree.gapPlaces(of: [gap], in: list) == nil && tree.gapPlaces(of: [], in: list) == nil)
        #expect(tree.gapPlaces(of: [item], in: list) != nil && tree.gapPlaces(of: [item], in: gap) == nil)
    }
}

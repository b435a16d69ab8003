import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// layouter.md section 3 with views.
@Suite struct GridViewTests {
    /// G1: 4 columns of 50 x 50, spacing 5, margins 10/5/10/5, tiles 1x1, 2x1, 4x4.
    @Test func g1() throws {
        let grid = GridView(
            across: 4, tileSize: Size(50, 50), spacing: 5, padding: Insets(left: 10, top: 5, right: 10, bottom: 5))
        let tiles = [View(), View(), View()]
        grid.addChild(tiles[0])
        grid.addChild(tiles[1].units(2, 1))
        grid.addChild(tiles[2].units(4, 4))
        let window = try TestWindow(grid, size: Size(200, 200))
        #expect(tiles.map(\.frame) == [Rect(10, 5, 50, 50), Rect(65, 5, 105, 50), Rect(10, 60, 215, 215)])
        // The line is kept, and the view scrolls to its end.
        #expect(grid.contentSize == Size(235, 280) && grid.scrollAxes == .both)
        window.resize(Size(400, 400))
        #expect(tiles[2].frame == Rect(10, 60, 215, 215))
    }

    @Test func g1FromRightToLeft() throws {
        let grid = GridView(
            across: 4, tileSize: Size(50, 50), spacing: 5, padding: Insets(left: 10, top: 5, right: 10, bottom: 5))
        let tiles = [View(), View()]
        grid.addChild(tiles[0])
        grid.addChild(tiles[1].units(2, 1))
        let window = try TestWindow(grid, size: Size(200, 200), direction: .rightToLeft)
        #expect(tiles.map(\.frame) == [Rect(175, 5, 50, 50), Rect(65, 5, 105, 50)])
        window.step()
    }

    /// The letters of G2, G3 and G4, one a tile, with their units.
    @Test(arguments: [
        (4, "A2x2 B1x1 C1x1 D1x1 E2x1 F1x1 G1x1", "AABC/AAD./EEFG"),
        (4, "A3x1 B2x1 C1x1 D1x2 E1x1 F2x2 G1x1", "AAA./BBCD/EFFD/GFF."),
        (3, "A2x2 B1x2 C3x1 D2x1 E1x3 F3x3 G3x2 H2x3", "AAB/AAB/CCC/DDE/..E/..E/FFF/FFF/FFF/GGG/GGG/HH./HH./HH."),
    ])
    func packing(across: Int, words: String, picture: String) throws {
        let grid = GridView(across: across, tileSize: Size(10, 20))
        for word in words.split(separator: " ") {
            let numbers = word.dropFirst().split(separator: "x").compactMap { Int($0) }
            let tile = View()
            tile.id = String(word.prefix(1))
            grid.addChild(tile.units(numbers[0], numbers[1]))
        }
        let window = try TestWindow(grid, size: Size(10, 10))
        let lines = Int(grid.contentSize.height / 20)
        var rows = [[String]](repeating: [String](repeating: ".", count: across), count: lines)
        for tile in grid.children {
            for y in Int(tile.frame.y / 20)..<Int(tile.frame.maxY / 20) {
                for x in Int(tile.frame.x / 10)..<Int(tile.frame.maxX / 10) {
                    #expect(rows[y][x] == ".")
                    rows[y][x] = tile.id ?? ""
                }
            }
        }
        #expect(rows.map { $0.joined() }.joined(separator: "/") == picture)
        #expect(grid.contentSize.width == Double(across) * 10)
        window.step()
    }

    @Test(arguments: [0, 1, 4, 5, 50]) func tilesOfOneUnit(count: Int) throws {
        let grid = GridView(across: 4, tileSize: Size(7, 9))
        for _ in 0..<count { grid.addChild(View()) }
        let window = try TestWindow(grid, size: Size(5, 5))
        for (index, tile) in grid.children.enumerated() {
            #expect(tile.frame == Rect(Double(index % 4) * 7, Double(index / 4) * 9, 7, 9))
        }
        #expect(grid.contentSize == (count == 0 ? Size(5, 5) : Size(28, Double((count + 3) / 4) * 9)))
        window.step()
    }

    @Test func megaUnitsAreForTilesWithoutUnits() throws {
        let grid = GridView(across: 4, tileSize: Size(10, 10))
        (grid.megaUnitX, grid.megaUnitY) = (2, 3)
        let plain = View()
        let small = View()
        let item = grid.addChild(plain)
        grid.addChild(small.units(1, 1))
        #expect(item.columnSpan == 2 && item.rowSpan == 3)
        let window = try TestWindow(grid, size: Size(100, 100))
        #expect(plain.frame == Rect(0, 0, 20, 30) && small.frame == Rect(20, 0, 10, 10))
        // A tile that moves keeps its units.
        grid.insertChild(small, before: plain)
        window.step()
        #expect(small.frame == Rect(0, 0, 10, 10) && plain.frame == Rect(10, 0, 20, 30))
    }
}

/// layouter.md 3.6.
@Suite struct GridGroupTests {
    private let grid = GridView(across: 2, tileSize: Size(10, 10))
    private let first = Label("First"), second = Label("Second")
    private let tiles = (0..<5).map { Label("tile \($0)") }

    /// 0 | first 1 2 | second 3 4
    private func shown() throws -> TestWindow {
        grid.addChild(tiles[0])
        grid.addChild(first.separator())
        for tile in tiles[1...2] { grid.addChild(tile) }
        grid.addChild(second.separator())
        for tile in tiles[3...4] { grid.addChild(tile) }
        return try TestWindow(grid, size: Size(20, 20))
    }

    private var visible: [Int] { tiles.indices.filter { tiles[$0].effectiveVisibility == .visible } }

    @Test func foldedTilesStayChildren() throws {
        let window = try shown()
        #expect(grid.contentSize.height == 50)
        grid.foldGroup(first, updateLayout: true)
        #expect(grid.contentSize.height == 40 && visible == [0, 3, 4] && second.frame == Rect(0, 20, 20, 10))
        #expect(grid.children.count == 7 && grid.index(of: tiles[1]) == 2 && grid.isGroupFolded(first))
        grid.toggleGroup(second, updateLayout: true)
        #expect(visible == [0])
        grid.toggleGroup(second)
        window.step()
        #expect(visible == [0, 3, 4])
        grid.unfoldAllGroups(updateLayout: true)
        #expect(visible == [0, 1, 2, 3, 4] && grid.contentSize.height == 50)
        // What is no separator, or unknown, has no effect.
        grid.foldGroup(tiles[1], updateLayout: true)
        grid.foldGroup(View(), updateLayout: true)
        #expect(visible == [0, 1, 2, 3, 4] && !grid.isGroupFolded(tiles[1]))
    }

    /// In MICUi, tiles stayed hidden if their group was unfolded before the fading ended.
    @Test(arguments: [0.0, 0.05, 0.1, 0.14]) func unfoldingWhileTheGroupStillFades(pause: Double) throws {
        let window = try shown()
        grid.foldGroup(first, animated: true)
        window.step()
        window.wait(pause)
        grid.unfoldGroup(first, updateLayout: true, animated: true)
        try window.settle()
        #expect(visible == [0, 1, 2, 3, 4])
        #expect(tiles[1].frame == Rect(0, 20, 10, 10) && tiles[1].opacity == 1)
        let drawn = window.frame.list.commands.contains { if case .text(let text, _, _) = $0 { text.string == "tile 1" } else { false } }
        grid.scroll(to: .zero, isAnimated: false)
        #expect(drawn || tiles[1].frame.y >= 20)
    }

    /// In MICUi, groups that came to lie behind the old count stayed folded.
    @Test func unfoldingAllReachesTheLastGroup() throws {
        let window = try shown()
        grid.foldGroup(first)
        grid.foldGroup(second)
        window.step()
        #expect(visible == [0])
        grid.unfoldAllGroups()
        window.step()
        #expect(visible == [0, 1, 2, 3, 4])
    }

    @Test func tilesAddedToAFoldedGroupAreFolded() throws {
        let window = try shown()
        grid.foldGroup(first, updateLayout: true)
        let added = Label("added")
        grid.insertChild(added, before: second, updateLayout: true)
        #expect(added.effectiveVisibility == .collapsed)
        grid.removeChild(first, updateLayout: true)
        #expect(added.effectiveVisibility == .visible && visible == [0, 1, 2, 3, 4])
        window.step()
    }
}

import TatamiGeometry
import TatamiLayout
import Testing

/// layouter.md 3: the worked examples of the MICUi grid, growing down and, transposed, to the side.
@Suite struct MICUiTileExamples {
    /// The units of tiles, across and along, read from words like "A2x2 B1x1".
    private func units(_ words: String) -> [(name: Character, across: Int, along: Int)] {
        words.split(separator: " ").compactMap { word in
            let numbers = word.dropFirst().split(separator: "x").compactMap { Int($0) }
            return numbers.count == 2 ? (word[word.startIndex], numbers[0], numbers[1]) : nil
        }
    }

    /// Tiles of 10x20 points without gaps, laid out and drawn as letters: a line of tiles, then the next.
    private func picture(_ words: String, across: Int, _ axis: Axis) -> String {
        let tiles = units(words)
        let laid = LaidOut(
            .tiles(
                tiles.map { tile in
                    .size(1, 1) {
                        $0.cell.columnSpan = axis == .vertical ? tile.across : tile.along
                        $0.cell.rowSpan = axis == .vertical ? tile.along : tile.across
                    }
                }
            ) { ($0.axis, $0.tilesAcross, $0.tileSize) = (axis, across, Size(10, 20)) })
        let unit = Size(10, 20)
        let lines = Int(laid.size[axis] / unit[axis])
        var rows = [[Character]](repeating: [Character](repeating: ".", count: across), count: lines)
        for (tile, frame) in zip(tiles, laid.frames) {
            let column = Int(frame.origin[axis.cross] / unit[axis.cross])
            let line = Int(frame.origin[axis] / unit[axis])
            #expect(
                frame.size
                    == Size(
                        10 * Double(axis == .vertical ? tile.across : tile.along), 20 * Double(axis == .vertical ? tile.along : tile.across)
                    ))
            for y in line..<(line + tile.along) {
                for x in column..<(column + tile.across) {
                    #expect(rows[y][x] == ".", "\(tile.name) overlaps \(rows[y][x])")
                    rows[y][x] = tile.name
                }
            }
        }
        #expect(laid.size[axis.cross] == Double(across) * unit[axis.cross])
        return rows.map { String($0) }.joined(separator: "/")
    }

    /// The guide's own: 4 columns of 50x50, spacing 5, margins 10/5/10/5.
    @Test func g1() {
        let laid = LaidOut(
            .tiles([.units(1, 1), .units(2, 1), .units(4, 4)]) {
                $0.box.padding = Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
                ($0.tilesAcross, $0.horizontalSpacing, $0.verticalSpacing) = (4, 5, 5)
            })
        #expect(laid.frames == [Rect(10, 5, 50, 50), Rect(65, 5, 105, 50), Rect(10, 60, 215, 215)])
        #expect(laid.size == Size(235, 280))
    }

    @Test func g1GrowingToTheSide() {
        let laid = LaidOut(
            .tiles([.units(1, 1), .units(1, 2), .units(4, 4)]) {
                $0.box.padding = Insets(top: 10, leading: 5, bottom: 10, trailing: 5)
                ($0.axis, $0.tilesAcross, $0.horizontalSpacing, $0.verticalSpacing) = (.horizontal, 4, 5, 5)
            })
        #expect(laid.frames == [Rect(5, 10, 50, 50), Rect(5, 65, 50, 105), Rect(60, 10, 215, 215)])
        #expect(laid.size == Size(280, 235))
    }

    /// D goes beside A; the last unit of line 1 stays empty for good.
    @Test(arguments: Axis.allCases)
    func g2(axis: Axis) {
        #expect(picture("A2x2 B1x1 C1x1 D1x1 E2x1 F1x1 G1x1", across: 4, axis) == "AABC/AAD./EEFG")
    }

    /// The hole behind A is not filled by C.
    @Test(arguments: Axis.allCases)
    func g3(axis: Axis) {
        #expect(picture("A3x1 B2x1 C1x1 D1x2 E1x1 F2x2 G1x1", across: 4, axis) == "AAA./BBCD/EFFD/GFF.")
    }

    @Test(arguments: Axis.allCases)
    func g4(axis: Axis) {
        #expect(
            picture("A2x2 B1x2 C3x1 D2x1 E1x3 F3x3 G3x2 H2x3", across: 3, axis)
                == "AAB/AAB/CCC/DDE/..E/..E/FFF/FFF/FFF/GGG/GGG/HH./HH./HH.")
    }

    /// Tile i of k columns stands in column i mod k of line i div k.
    @Test(arguments: [1, 2, 3, 7, 10], Axis.allCases)
    func tilesOfOneUnit(across: Int, axis: Axis) {
        for count in [0, 1, across, across + 1, 50] {
            let laid = LaidOut(
                .tiles((0..<count).map { _ in .units(1, 1) }) {
                    ($0.axis, $0.tilesAcross, $0.tileSize, $0.horizontalSpacing, $0.verticalSpacing) = (axis, across, Size(7, 9), 2, 3)
                })
            for (index, frame) in laid.frames.enumerated() {
                let column = Double(index % across)
                let line = Double(index / across)
                let (x, y) = axis == .vertical ? (column, line) : (line, column)
                #expect(frame == Rect(x * 9, y * 12, 7, 9))
            }
            let lines = (count + across - 1) / across
            let (columns, rows) = axis == .vertical ? (across, lines) : (lines, across)
            #expect(laid.size == (count == 0 ? .zero : Size(Double(columns) * 9 - 2, Double(rows) * 12 - 3)))
        }
    }

    /// A separator takes a whole line, as many units along the axis as it says.
    @Test(arguments: Axis.allCases)
    func separators(axis: Axis) {
        let separator = Example.units(axis == .vertical ? 1 : 2, axis == .vertical ? 2 : 1) { $0.cell.isSeparator = true }
        let laid = LaidOut(
            .tiles([.units(1, 1), separator, .units(1, 1)]) {
                ($0.axis, $0.tilesAcross, $0.tileSize, $0.horizontalSpacing, $0.verticalSpacing) = (axis, 3, Size(10, 10), 1, 1)
            })
        #expect(
            laid.frames
                == (axis == .vertical
                    ? [Rect(0, 0, 10, 10), Rect(0, 11, 32, 21), Rect(0, 33, 10, 10)]
                    : [Rect(0, 0, 10, 10), Rect(11, 0, 21, 32), Rect(33, 0, 10, 10)]))
    }
}

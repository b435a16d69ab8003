import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

@Suite struct GridLayoutTests {
    private func frames(_ layout: GridLayout, _ width: Double?, _ height: Double? = nil) -> [Rect] {
        let view = LayoutView(layout)
        let root = ViewRoot(view, text: CharacterGrid())
        root.layout(width: width, height: height)
        return layout.views.map(\.frame)
    }

    private func box(_ width: Double, _ height: Double) -> LayoutItem { View().fixedSize(width, height).layoutEntry }

    @Test func aBuilderFillsRowAfterRow() {
        let grid = Grid(columns: [.fixed(50), .auto, .weight(1)], spacing: 8, padding: 4) {
            box(10, 10)
            box(30, 20)
            View().stretch()
            box(10, 10).span(columns: 2).align(.leading)
            box(10, 10).cell(column: 2, row: 2)
        }
        #expect(
            frames(grid, 200) == [
                Rect(24, 9, 10, 10), Rect(62, 4, 30, 20), Rect(100, 4, 96, 20), Rect(4, 32, 10, 10), Rect(143, 50, 10, 10),
            ])
    }

    @Test func aLayoutByItselfTakesItemsAtTheirWord() {
        let grid = GridLayout(columns: [.auto, .auto]) {
            box(10, 10)
            box(20, 20).cell(column: 1, row: 0)
        }
        #expect(grid.insertion == nil && frames(grid, nil) == [Rect(0, 5, 10, 10), Rect(10, 0, 20, 20)])
        (grid.columns, grid.insertion) = ([.auto], .rows)
        grid.items[1].style.cell = CellPlace()
        #expect(frames(grid, nil) == [Rect(5, 0, 10, 10), Rect(0, 10, 20, 20)])
    }

    @Test func cellsOfARowAndOfAColumn() {
        func cells(_ axis: Axis) -> GridLayout {
            GridLayout(axis, cells: [.fixed(30), .auto, .weight(1)], spacing: 5) {
                box(10, 10).cells(1..<3)
                box(20, 20)
                box(6, 6)
            }
        }
        #expect(frames(cells(.horizontal), 100, 40) == [Rect(57, 15, 10, 10), Rect(5, 10, 20, 20), Rect(94, 17, 6, 6)])
        #expect(frames(cells(.vertical), 40, 100) == [Rect(15, 57, 10, 10), Rect(10, 5, 20, 20), Rect(17, 94, 6, 6)])
    }

    @Test func everyPropertyIsSeenByTheNextPass() {
        let grid = GridLayout(maxColumns: 2) {
            box(10, 10)
            box(30, 20)
            box(10, 10)
        }
        let view = LayoutView(grid)
        let root = ViewRoot(view, text: CharacterGrid())
        let changes: [((GridLayout) -> Void, [Rect])] = [
            ({ _ in }, [Rect(0, 5, 10, 10), Rect(10, 0, 30, 20), Rect(0, 20, 10, 10)]),
            ({ $0.columnSpacing = 5 }, [Rect(0, 5, 10, 10), Rect(15, 0, 30, 20), Rect(0, 20, 10, 10)]),
            ({ $0.rowSpacings = [.fixed(7)] }, [Rect(0, 5, 10, 10), Rect(15, 0, 30, 20), Rect(0, 27, 10, 10)]),
            ({ $0.uniformColumns = true }, [Rect(10, 5, 10, 10), Rect(35, 0, 30, 20), Rect(10, 27, 10, 10)]),
            ({ $0.columns = [.fixed(40)] }, [Rect(15, 5, 10, 10), Rect(50, 0, 30, 20), Rect(15, 27, 10, 10)]),
            (
                {
                    $0.uniformColumns = false
                    $0.defaultColumn = .weight(1)
                }, [Rect(15, 5, 10, 10), Rect(57.5, 0, 30, 20), Rect(15, 27, 10, 10)]
            ),
            ({ $0.maxColumns = 1 }, [Rect(15, 0, 10, 10), Rect(5, 17, 30, 20), Rect(15, 37, 10, 10)]),
            (
                { ($0.maxColumns, $0.items[0].cells) = (2, 1..<2) },
                [Rect(67.5, 0, 10, 10), Rect(5, 17, 30, 20), Rect(67.5, 22, 10, 10)]
            ),
        ]
        for (index, (change, expected)) in changes.enumerated() {
            change(grid)
            root.layout(width: 100, height: 100)
            #expect(grid.views.map(\.frame) == expected, "change \(index)")
        }
    }
}

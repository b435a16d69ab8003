import TatamiGeometry
import TatamiLayout
import Testing

/// Lengths that are fractions of the parent, with numbers worked out by hand (Documentation/decisions/0024).
@Suite struct FractionExamples {
    private func half(_ width: Double = 40, _ change: @escaping (inout ItemStyle) -> Void = { _ in }) -> Example {
        .size(width, 20) {
            $0.fixedWidthFraction = 0.5
            change(&$0)
        }
    }

    /// Padding is not part of the room, the margin is not subtracted, and the neighbour comes after both.
    @Test func alongAStack() {
        let laid = LaidOut(
            .horizontal(half { $0.margin = Insets(leading: 5) }, .size(30, 20)) { $0.box.padding = Insets(10) }, 320, 60)
        #expect(laid.frames == [Rect(15, 20, 150, 20), Rect(165, 20, 30, 20)])
    }

    /// While the stack is measured, the fraction is unset; then it is half of what the other item needs.
    @Test func inAStackThatFitsItsContent() {
        let laid = LaidOut(.vertical(half(), .size(200, 20)))
        #expect(laid.tree.extent(of: laid.ids[1], along: .horizontal) == Extent(40))
        #expect(laid.frames == [Rect(50, 0, 100, 20), Rect(0, 20, 200, 20)])
    }

    @Test func fractionsAreSmallAndValid() {
        var fractions = LengthFractions()
        #expect(MemoryLayout<LengthFractions>.size == 24 && fractions.isEmpty && fractions.fixed == nil)
        (fractions.minimum, fractions.maximum, fractions.fixed) = (0, .nan, -0.5)
        #expect(fractions.minimum == 0 && fractions.maximum == 0 && fractions.fixed == 0 && !fractions.isEmpty)
        (fractions.minimum, fractions.maximum, fractions.fixed) = (nil, nil, nil)
        #expect(fractions == LengthFractions() && fractions.isEmpty)
    }

    @Test func boundsInPointsAndFractionsHoldTogether() {
        let limits: (inout ItemStyle) -> Void = { ($0.maxWidth, $0.maxWidthFraction, $0.minWidthFraction) = (120, 0.5, 0.25) }
        for (width, room, result) in [(500.0, 400.0, 120.0), (500, 200, 100), (10, 400, 100), (110, 400, 110)] {
            let laid = LaidOut(.vertical(.size(width, 20, limits)), room, 60)
            #expect(laid.frames[0].width == result, "\(width) in \(room)")
        }
    }

    /// Stretching ends at the fraction, and the rest goes to the other item.
    @Test func extraRoomEndsAtTheMaximum() {
        let laid = LaidOut(
            .horizontal(
                .size(0, 20) { ($0.horizontalStretch, $0.maxWidthFraction) = (1, 0.25) },
                .size(0, 20) { $0.horizontalStretch = 1 }),
            400, 20)
        #expect(laid.frames == [Rect(0, 0, 100, 20), Rect(100, 0, 300, 20)])
    }

    /// In a grid, the cell counts.
    @Test func inACell() {
        let tree = LayoutTree()
        var style = GridStyle()
        style.horizontal.tracks = [.fixed(100), .weight(1)]
        let grid = tree.add(.grid(style))
        var item = ItemStyle()
        (item.fixedWidthFraction, item.cell.column, item.cell.row) = (0.5, 0, 0)
        let first = tree.add(.fixed(Size(10, 10)), item, to: grid)
        item.cell.column = 1
        let second = tree.add(.fixed(Size(10, 10)), item, to: grid)
        tree.layout(grid, in: Size(300, 10))
        #expect(tree.exactFrame(of: first) == Rect(25, 0, 50, 10) && tree.exactFrame(of: second) == Rect(150, 0, 100, 10))
    }

    /// Along a scrolling axis there is nothing to take a fraction of; across it there is.
    @Test func inAScrollView() {
        let tree = LayoutTree()
        let scroll = tree.add(.scroll(ScrollStyle(.vertical)))
        var item = ItemStyle()
        (item.fixedWidthFraction, item.fixedHeightFraction) = (0.5, 0.5)
        let content = tree.add(.fixed(Size(10, 900)), item, to: scroll)
        tree.layout(scroll, in: Size(300, 200))
        #expect(tree.exactFrame(of: content).size == Size(150, 900))
    }

    /// A change of the parent's length reaches the item, and nothing else is measured.
    @Test func followsTheParent() {
        let laid = LaidOut(.vertical(half()), 300, 100)
        for width in [200.0, 100, 300] {
            laid.tree.layout(laid.ids[0], in: Size(width, 100))
            #expect(laid.tree.exactFrame(of: laid.ids[1]).width == width / 2)
        }
        laid.tree.update(laid.ids[1]) { $0.fixedWidthFraction = nil }
        laid.tree.layout(laid.ids[0], in: Size(300, 100))
        #expect(laid.tree.exactFrame(of: laid.ids[1]).width == 40)
    }

    /// Fractions cost what has them: measuring and placing visit each node as often as with lengths in points.
    @Test func costsNoVisits() {
        func visits(_ change: @escaping (inout ItemStyle) -> Void) -> Int {
            let tree = LayoutTree()
            let root = tree.add(.stack(.vertical))
            for _ in 0..<50 {
                var item = ItemStyle()
                change(&item)
                let row = tree.add(.stack(.horizontal), item, to: root)
                for _ in 0..<4 { tree.add(.fixed(Size(10, 10)), to: row) }
            }
            tree.layout(root, in: Size(400, 900))
            return tree.counters.visits
        }
        #expect(visits { $0.maxWidthFraction = 0.5 } == visits { $0.maxWidth = 200 })
    }
}

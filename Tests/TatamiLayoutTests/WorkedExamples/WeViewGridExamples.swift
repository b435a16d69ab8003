import TatamiGeometry
import TatamiLayout
import Testing

/// weview.md 18.9 to 18.11, 11 and D16: grids by columns and by rows, weights of tracks, spacings and margins. The block of a
/// WeView grid is centred in its container.
@Suite struct WeViewGridExamples {
    private func centred(_ style: inout GridStyle) { (style.columnDistribution, style.rowDistribution) = (.center, .center) }

    private let children = [Example.size(60, 20), .size(30, 30), .size(90, 40)]

    @Test func example9TwoColumns() {
        let grid = Example.grid(children) {
            centred(&$0)
            $0.maxColumns = 2
            $0.box.padding = 10
            ($0.columnSpacing, $0.rowSpacing) = (5, 5)
        }
        let tight = LaidOut(grid)
        #expect(tight.size == Size(145, 95))
        #expect(tight.frames == [Rect(25, 15, 60, 20), Rect(105, 10, 30, 30), Rect(10, 45, 90, 40)])
        // The document rounds the shift to (28, 13); here nothing is rounded before it is read.
        let wide = LaidOut(grid, 200, 120)
        #expect(wide.frames == tight.frames.map { $0.moved(by: Point(27.5, 12.5)) })
    }

    @Test func example10Uniform() {
        let laid = LaidOut(
            .grid(children) {
                $0.maxColumns = 2
                ($0.columnSpacing, $0.rowSpacing) = (5, 5)
                ($0.uniformColumns, $0.uniformRows) = (true, true)
            })
        #expect(laid.size == Size(185, 85))
        #expect(laid.frames == [Rect(15, 10, 60, 20), Rect(125, 5, 30, 30), Rect(0, 45, 90, 40)])
    }

    /// The document hands out whole points, 33/34/34 of 101; here thirds, which lie on the same pixels.
    @Test func example11WeightsOfSpacingAndMargins() {
        let laid = LaidOut(
            .grid((0..<4).map { _ in .size(20, 10) }) {
                $0.maxColumns = 2
                $0.columnSpacing = .fixed(10, weight: 1)
                $0.paddingWeights = Insets(leading: 1, trailing: 1)
            }, 151)
        #expect(laid.roundedFrames.map(\.x) == [33, 97, 33, 97])
        #expect(abs(laid.frames[1].x - (101.0 / 3 + 20 + 10 + 101.0 / 3)) < 1e-9)
    }

    /// 11: weighted parts shrink, spacings and margins too; what is left overflows by the block's distribution.
    @Test func shortagesComeOutOfWeightedParts() {
        let grid = Example.grid(.size(20, 10), .size(20, 10)) {
            $0.maxColumns = 2
            $0.columnSpacing = .fixed(10, weight: 1)
            $0.box.padding = Insets(leading: 20, trailing: 5)
            $0.paddingWeights.leading = 2
            $0.columnDistribution = .center
        }
        // 60 of 75: 15 short, 10 of them out of the leading padding.
        #expect(LaidOut(grid, 60).frames.map(\.x) == [10, 35])
        // 35 of 75: 40 short, 30 had, 10 over on both sides.
        #expect(LaidOut(grid, 35).frames.map(\.x) == [-5, 15])
    }

    /// 5.2 and 11: a row or column sizing has a size and a weight on top of it.
    @Test func sizesWithAWeightOnTop() {
        let stretched = Example.size(10, 10) { $0.horizontalStretch = 1 }
        let laid = LaidOut(
            .grid(stretched.cell(0), stretched.cell(1), stretched.cell(2)) {
                $0.columns = [.auto(stretch: 1), .fixed(40, stretch: 2), .fixed(30)]
            }, 110)
        #expect(laid.frames.map(\.width) == [20, 60, 30])
    }

    /// D16: the document fills rows first and leaves empty ones at the end, whose spacing counts. Here columns are filled, or
    /// rows where that is asked for, and there are no empty ones.
    @Test func gridsByRows() {
        func frames(_ change: (inout GridStyle) -> Void) -> [Rect] {
            LaidOut(
                .grid((0..<5).map { _ in .size(10, 10) }) {
                    $0.maxRows = 3
                    change(&$0)
                }
            ).frames
        }
        #expect(frames { _ in }.map { [$0.x, $0.y] } == [[0, 0], [0, 10], [0, 20], [10, 0], [10, 10]])
        #expect(frames { $0.insertion = .rows }.map { [$0.x, $0.y] } == [[0, 0], [10, 0], [0, 10], [10, 10], [0, 20]])
        let four = LaidOut(
            .grid((0..<4).map { _ in .size(10, 10) }) { ($0.maxRows, $0.insertion, $0.rowSpacing) = (3, .rows, 5) })
        #expect(four.size == Size(20, 25))
    }

    /// 11: a maximum of 0 columns is one row, one of 0 rows is one column.
    @Test func aMaximumOfZero() {
        let five = (0..<5).map { _ in Example.size(10, 10) }
        #expect(LaidOut(.grid(five) { $0.maxColumns = 0 }).size == Size(50, 10))
        #expect(LaidOut(.grid(five) { $0.maxRows = 0 }).size == Size(10, 50))
    }
}

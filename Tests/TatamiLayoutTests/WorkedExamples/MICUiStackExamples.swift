import TatamiGeometry
import TatamiLayout
import Testing

/// layouter.md 2.2: the worked examples of the MICUi stack, through `crossLength` and `mainLength`.
@Suite struct MICUiStackExamples {
    private func column(_ alignment: HorizontalAlignment, crossLength: Double? = 350, middle: Visibility = .visible) -> LaidOut {
        LaidOut(
            .vertical(.size(200, 50), .size(400, 30) { $0.visibility = middle }, .size(100, 80)) {
                $0.box.padding = Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
                $0.box.horizontalAlignment = alignment
                $0.spacing = 20
                $0.crossLength = crossLength
            })
    }

    /// The document shrinks B to 350 [settled 18: a rigid child that is wider overflows, by its alignment].
    @Test func e1Alignments() {
        let left = column(.left)
        #expect(left.size == Size(370, 210))
        #expect(left.frames == [Rect(10, 5, 200, 50), Rect(10, 75, 400, 30), Rect(10, 125, 100, 80)])
        #expect(column(.center).frames.map(\.x) == [85, -15, 135])
        #expect(column(.right).frames.map(\.x) == [160, -40, 260])
        let filled = column(.stretch).frames
        #expect(filled.map(\.x) == [10, 10, 10] && filled.map(\.width) == [350, 350, 350])
    }

    @Test func e1WithoutACrossLengthTheWidestDecides() {
        let laid = column(.left, crossLength: nil)
        #expect(laid.size == Size(420, 210))
        #expect(laid.frames[1].width == 400)
    }

    @Test func e1AHiddenChildOfMICUiIsACollapsedOne() {
        let laid = column(.left, middle: .collapsed)
        #expect(laid.size.height == 160)
        #expect(laid.frames[2] == Rect(10, 75, 100, 80))
    }

    /// With a padding of 5 the document's mend says 300; here `mainLength` is the content's, so the stack is 310 long.
    @Test(arguments: [0.0, 5])
    func e2EverythingScalesToTheMainLength(padding: Double) {
        let laid = LaidOut(
            .vertical(.fixed(200, 100), .fixed(200, 50), .size(50, 50)) {
                $0.box.padding = Insets(top: padding, bottom: padding)
                $0.box.horizontalAlignment = .stretch
                ($0.spacing, $0.crossLength, $0.mainLength) = (10, 200, 300)
            })
        #expect(laid.size == Size(200, 300 + 2 * padding))
        #expect(
            laid.frames.map { Rect($0.x, $0.y - padding, $0.width, ($0.height * 1e9).rounded() / 1e9) }
                == [Rect(0, 0, 200, 140), Rect(0, 150, 200, 70), Rect(0, 230, 200, 70)])
    }

    @Test func e3ASpacerIsAnItem() {
        let laid = LaidOut(.vertical(.size(10, 20), .size(15, 15), .size(10, 20)) { $0.spacing = 10 })
        #expect(laid.size.height == 75)
        #expect(laid.frames.map { [$0.y, $0.maxY] } == [[0, 20], [30, 45], [55, 75]])
    }
}

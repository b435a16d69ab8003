import TatamiGeometry
import TatamiLayout
import Testing

/// weview.md 18: the worked examples of linear, stack and flow layouts. WeView centres blocks, so these layouts do.
@Suite struct WeViewExamples {
    private func text(_ change: (inout ItemStyle) -> Void = { _ in }) -> Example {
        .leaf(.measured(by: WrapText(200, lineHeight: 12, minimum: 10)), change)
    }

    @Test func example1WeightsShareTheExtra() {
        let example = Example.horizontal(
            .size(50, 20), .size(30, 20) { $0.horizontalStretch = 1 }, .size(20, 20) { $0.horizontalStretch = 2 }
        ) {
            $0.box.padding = 5
            $0.spacing = 10
            $0.distribution = .center
        }
        #expect(LaidOut(example).size == Size(130, 30))
        #expect(LaidOut(example, 250).size == Size(250, 30))
        #expect(LaidOut(example, 250, 40).frames == [Rect(5, 10, 50, 20), Rect(65, 10, 70, 20), Rect(145, 10, 100, 20)])
    }

    @Test func example2SizesAddUpAndItemsAreCentred() {
        let plain = LaidOut(.horizontal(.size(100, 100), .size(200, 200)))
        #expect(plain.size == Size(300, 200))
        #expect(plain.frames == [Rect(0, 50, 100, 100), Rect(100, 0, 200, 200)])
        let spaced = LaidOut(
            .horizontal(.size(100, 100), .size(200, 200)) {
                $0.spacing = 20
                $0.box.padding = 10
            })
        #expect(spaced.size == Size(340, 220))
        #expect(spaced.frames == [Rect(10, 60, 100, 100), Rect(130, 10, 200, 200)])
    }

    @Test func example3ASpacerPushesApart() {
        let laid = LaidOut(
            .horizontal(.size(40, 10), .size(0, 0) { $0.horizontalStretch = 1 }, .size(30, 10)) { $0.spacing = 8 }, 200, 10)
        #expect(laid.frames == [Rect(0, 0, 40, 10), Rect(48, 5, 114, 0), Rect(170, 0, 30, 10)])
    }

    @Test func example4ADividerFillsTheCrossAxis() {
        let divider = Example.size(0, 0) {
            $0.minWidth = 1
            $0.verticalStretch = 1
        }
        let laid = LaidOut(.horizontal(.size(40, 10), divider, .size(30, 10)), 71, 24)
        #expect(laid.frames == [Rect(0, 7, 40, 10), Rect(40, 0, 1, 24), Rect(41, 7, 30, 10)])
    }

    @Test func example5TextWrapsInAColumn() {
        let example = Example.vertical(.size(50, 20), text()) {
            $0.spacing = 4
            $0.box.horizontalAlignment = .leading
        }
        #expect(LaidOut(example).size == Size(200, 36))
        #expect(LaidOut(example, 60).size == Size(60, 72))
        #expect(LaidOut(example, 60, 200).frames == [Rect(0, 0, 50, 20), Rect(0, 24, 60, 48)])
    }

    /// The document offers each text all 100 and lets the row overflow, (-50, 0, 100, 24) and (60, 0, 100, 24). Here a
    /// shortage is taken from content that can give, in proportion.
    @Test func example6TextsInARowGiveWay() {
        let example = Example.horizontal(text(), text()) { $0.spacing = 10 }
        #expect(LaidOut(example, 110).size == Size(110, 48))
        #expect(LaidOut(example, 110, 48).frames == [Rect(0, 0, 50, 48), Rect(60, 0, 50, 48)])
    }

    @Test func example6WithIgnoredWidthsAndStretch() {
        func stretched(_ item: inout ItemStyle) { (item.ignoresWidth, item.horizontalStretch) = (true, 1) }
        let example = Example.horizontal(text(stretched), text(stretched)) { $0.spacing = 10 }
        #expect(LaidOut(example, 110).size == Size(110, 48))
        #expect(LaidOut(example, 110, 48).frames == [Rect(0, 0, 50, 48), Rect(60, 0, 50, 48)])
    }

    /// The document loses what the third could not give and takes it from all: 97, 53, 0. Here it is offered to the second,
    /// and what has no weight and cannot give stays whole.
    @Test func example7AShortageIsOfferedAgain() {
        let laid = LaidOut(
            .horizontal(.size(100, 20), .size(100, 20) { $0.horizontalStretch = 1 }, .size(40, 20) { $0.horizontalStretch = 1 }),
            150, 20)
        #expect(laid.frames == [Rect(0, 0, 100, 20), Rect(100, 0, 50, 20), Rect(150, 0, 0, 20)])
    }

    private func flow(_ change: @escaping (inout FlowStyle) -> Void) -> Example {
        .flow(.horizontal, Array(repeating: .size(40, 10), count: 5)) {
            ($0.horizontalSpacing, $0.verticalSpacing) = (5, 3)
            change(&$0)
        }
    }

    /// WeView centres each row and the block of rows; here both are at the start unless a distribution says otherwise.
    @Test func example8RowsWrapAndAreCentred() {
        let centred = flow { ($0.distribution, $0.lineDistribution) = (.center, .center) }
        #expect(
            LaidOut(centred, 100, 60).frames
                == [(7.5, 12), (52.5, 12), (7.5, 25), (52.5, 25), (30, 38)].map { Rect($0.0, $0.1, 40, 10) })
        // Where the document cuts the halves off, whole points do.
        #expect(LaidOut(centred, 100, 60).roundedFrames.map(\.x) == [7, 52, 7, 52, 30])
        #expect(
            LaidOut(flow { _ in }, 100, 60).frames
                == [(0, 0), (45, 0), (0, 13), (45, 13), (0, 26)].map { Rect($0.0, $0.1, 40, 10) })
    }

    /// The document's ideal size is one item a row, 40 x 62 (D14); here it is one row, and the least is the widest item.
    @Test func example8Sizes() {
        let laid = LaidOut(flow { _ in })
        #expect(laid.size == Size(220, 10))
        #expect(laid.tree.extent(of: laid.ids[0], along: .horizontal).minimum == 40)
        #expect(LaidOut(flow { _ in }, 100).size == Size(100, 36))
        #expect(LaidOut(flow { _ in }, 85).size == Size(85, 36))
        #expect(LaidOut(flow { _ in }, 40).size == Size(40, 62))
    }

    @Test(arguments: [(OverlayMode.aspectFill, Rect(-40, 10, 200, 100)), (.aspectFit, Rect(10, 35, 100, 50))])
    func example12AnImageKeepsItsAspect(mode: OverlayMode, frame: Rect) {
        let example = Example.overlay(.size(200, 100)) {
            $0.box.padding = 10
            $0.contentMode = mode
        }
        #expect(LaidOut(example).size == Size(20, 20))
        #expect(LaidOut(example, 120, 120).frames == [frame])
    }

    @Test func example13TheLargerOfTwoLayoutsCounts() {
        let row = Example.horizontal(.size(100, 20)) { $0.box.padding = 10 }
        let column = Example.vertical(.size(30, 50), .size(30, 50)) { $0.spacing = 5 }
        #expect(LaidOut(row).size == Size(120, 40))
        #expect(LaidOut(column).size == Size(30, 105))
        #expect(LaidOut(.overlay(row, column)).size == Size(120, 105))
    }
}

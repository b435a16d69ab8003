import TatamiGeometry
import TatamiLayout
import Testing

/// nui.md 2.2 and 3: the worked examples of NUIVerticalLayout and NUIScrollView.
@Suite struct NUIVerticalExamples {
    @Test func example1OverflowIsCentredAndMarginsHold() {
        let laid = LaidOut(
            .vertical(
                .fixed(330, 40),
                .size(0, 0) {
                    $0.fixedHeight = 50
                    $0.horizontalAlignment = .stretch
                    $0.margin = Insets(leading: 10, bottom: 10, trailing: 10)
                },
                .size(0, 0) {
                    $0.horizontalAlignment = .stretch
                    $0.verticalAlignment = .stretch
                }),
            320, 480)
        #expect(laid.frames == [Rect(-5, 0, 330, 40), Rect(10, 40, 300, 50), Rect(0, 100, 320, 380)])
    }

    @Test func example2MinimumOverflows() {
        let laid = LaidOut(
            .vertical(
                .fixed(20, 80),
                .size(0, 0) {
                    $0.horizontalAlignment = .stretch
                    $0.verticalAlignment = .stretch
                    $0.minHeight = 40
                }),
            20, 100)
        #expect(laid.frames == [Rect(0, 0, 20, 80), Rect(0, 80, 20, 40)])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .vertical) == 20)
    }

    @Test func example3HiddenKeepsItsRoom() {
        let laid = LaidOut(
            .vertical(
                .pref(51, 21), .pref(40, 10) { $0.horizontalAlignment = .right },
                .pref(40, 10) {
                    $0.horizontalAlignment = .left
                    $0.visibility = .hidden
                }),
            100, 100)
        #expect(laid.roundedFrames == [Rect(24, 0, 51, 21), Rect(60, 21, 40, 10), Rect(0, 31, 40, 10)])
    }

    /// The document gives the collapsed A the frame (5, 5, 90, -10) [B]. Here it has size 0 where it would stand.
    @Test func example4CollapsedTakesNoRoom() {
        let laid = LaidOut(
            .vertical(
                .fixed(50, 20) {
                    $0.margin = 5
                    $0.visibility = .collapsed
                }, .fixed(50, 20) { $0.horizontalAlignment = .left }),
            100, 100)
        #expect(laid.frames == [Rect(50, 0, 0, 0), Rect(0, 0, 50, 20)])
    }

    @Test func scrollContentIsNeverShorterThanItsWindow() {
        for (height, contentHeight) in [(510.0, 510.0), (310, 480)] {
            var window = ScrollStyle(.vertical)
            window.box.verticalAlignment = .top
            let content = Example.size(100, height) { $0.horizontalAlignment = .stretch }
            let laid = LaidOut(Example(content: .scroll(window), children: [content]), 320, 480)
            #expect(laid.frames == [Rect(0, 0, 320, height)])
            #expect(laid.tree.contentSize(of: laid.ids[0]) == Size(320, contentHeight))
        }
    }
}

import TatamiGeometry
import TatamiLayout
import Testing

/// nui.md 2.4: the worked examples of NUIFlowLayout.
@Suite struct NUIFlowExamples {
    @Test func example1LinesAreAsHighAsTheirHighestItem() {
        let laid = LaidOut(
            .flow(
                .horizontal,
                [
                    .pref(100, 40), .pref(120, 30), .pref(90, 50) { $0.verticalAlignment = .top }, .pref(310, 20),
                    .pref(50, 10) { $0.verticalAlignment = .stretch },
                ]), 300, 400)
        #expect(
            laid.frames == [
                Rect(0, 0, 100, 40), Rect(100, 5, 120, 30), Rect(0, 40, 90, 50), Rect(0, 90, 310, 20), Rect(0, 110, 50, 10),
            ])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .horizontal) == 10)
    }

    /// The document gives the collapsed item the height of its line; here it has size 0 where it would stand.
    @Test func example2MarginsCountAndCollapsedItemsDoNot() {
        let laid = LaidOut(
            .flow(
                .horizontal,
                [
                    .fixed(100, 20) { $0.margin = 5 }, .fixed(100, 40) { $0.verticalAlignment = .bottom },
                    .fixed(100, 20) { $0.visibility = .collapsed }, .fixed(90, 20),
                ]
            ) { $0.box.padding = 10 }, 320, 120)
        #expect(laid.frames == [Rect(15, 20, 100, 20), Rect(120, 10, 100, 40), Rect(220, 30, 0, 0), Rect(220, 20, 90, 20)])
    }

    /// The document squeezes the text into the rest of the line, (250, 0, 50, 60), and lets A stand lower for it. Here what does
    /// not fit at its natural width moves to the next line.
    @Test func example3TextMovesToTheNextLine() {
        let laid = LaidOut(.flow(.horizontal, [.pref(250, 20), .leaf(.measured(by: WrapText(120)))]), 300, 400)
        #expect(laid.frames == [Rect(0, 0, 250, 20), Rect(0, 20, 120, 20)])
    }
}

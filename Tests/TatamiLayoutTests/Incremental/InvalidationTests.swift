import TatamiGeometry
import TatamiLayout
import Testing

/// Changes that random edits seldom hit: each needs one mark that nothing else sets.
@Suite struct InvalidationTests {
    /// Frames of `laid` after `change` and another pass, beside those of a tree that was built like this.
    private func expectSame(_ laid: LaidOut, as fresh: LaidOut, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(laid.frames == fresh.frames, sourceLocation: sourceLocation)
    }

    /// The text was asked for its height at its natural width and scaled to 100; now it is 100 wide and must wrap.
    @Test func leavingAProportionAsksAgain() {
        let text = Example.leaf(.measured(by: WrapText(200))) { $0.horizontalAlignment = .stretch; $0.verticalAlignment = .top }
        let fit = Example.overlay(text) { $0.contentMode = .aspectFit }
        let laid = LaidOut(fit, 100, 100)
        #expect(laid.frames == [Rect(0, 0, 100, 10)])
        laid.tree.setContent(.overlay(), of: laid.ids[0])
        laid.tree.layout(laid.ids[0], width: 100, height: 100)
        expectSame(laid, as: LaidOut(.overlay(text), 100, 100))
        #expect(laid.frames == [Rect(0, 0, 100, 40)])
    }
}

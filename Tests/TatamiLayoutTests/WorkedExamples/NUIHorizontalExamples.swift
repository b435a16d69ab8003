import TatamiGeometry
import TatamiLayout
import Testing

/// nui.md 2.1: the worked examples of NUIHorizontalLayout.
@Suite struct NUIHorizontalExamples {
    @Test func example1OneStretchTakesTheRest() {
        let laid = LaidOut(
            .horizontal(
                .fixed(100, 40), .pref(50, 20) { $0.horizontalAlignment = .stretch },
                .fixed(60, 30) {
                    $0.margin = Insets(leading: 10, trailing: 10)
                    $0.verticalAlignment = .top
                }),
            320, 100)
        #expect(laid.frames == [Rect(0, 30, 100, 40), Rect(100, 40, 140, 20), Rect(250, 0, 60, 30)])
    }

    @Test func example2ThirdsShareEdges() {
        let empty = Example.size(0, 0) {
            $0.horizontalAlignment = .stretch
            $0.verticalAlignment = .stretch
        }
        let laid = LaidOut(.horizontal(empty, empty, empty), 320, 50)
        #expect(laid.roundedFrames == [Rect(0, 0, 106, 50), Rect(106, 0, 107, 50), Rect(213, 0, 107, 50)])
    }

    @Test func example3AStretchGivesWay() {
        let laid = LaidOut(.horizontal(.pref(80, 20) { $0.horizontalAlignment = .stretch }, .fixed(60, 20)), 100, 20)
        #expect(laid.frames == [Rect(0, 0, 40, 20), Rect(40, 0, 60, 20)])
    }

    /// The document centres B in its slot of 20, over A (70, 0, 40, 20). Here the minimum bounds the share in a shortage and
    /// what is left overflows, so that siblings never overlap.
    @Test func example4MinimumBeatsShrinking() {
        let laid = LaidOut(
            .horizontal(
                .fixed(80, 20),
                .size(0, 0) {
                    $0.horizontalAlignment = .stretch
                    $0.verticalAlignment = .stretch
                    $0.minWidth = 40
                }),
            100, 20)
        #expect(laid.frames == [Rect(0, 0, 80, 20), Rect(80, 0, 40, 20)])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .horizontal) == 20)
    }

    /// The document asks A for its height at 200 and gets 40. Here heights are asked at the final width, 120: three lines.
    @Test func example5HeightsFollowFinalWidths() {
        let text = Example.leaf(.measured(by: WrapText(300))) { $0.horizontalAlignment = .stretch }
        let laid = LaidOut(.horizontal(text, .fixed(80, 20)), 200, 60)
        #expect(laid.frames == [Rect(0, 0, 120, 60), Rect(120, 20, 80, 20)])
    }

    /// The document centres A in a slot of 100. Here what A cannot take is offered to B.
    @Test func example6MaximumPassesTheRestOn() {
        let laid = LaidOut(
            .horizontal(
                .size(0, 0) {
                    $0.horizontalAlignment = .stretch
                    $0.maxWidth = 50
                    $0.verticalAlignment = .stretch
                },
                .size(0, 0) {
                    $0.horizontalAlignment = .stretch
                    $0.verticalAlignment = .stretch
                }),
            201, 10)
        #expect(laid.frames == [Rect(0, 0, 50, 10), Rect(50, 0, 151, 10)])
    }
}

import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// What is removed in an animation fades out where it stood.
@Suite struct LeavingTests {
    /// The opacities that are drawn around something that says `text`.
    private func opacities(of text: String, in window: TestWindow) -> [Double] {
        var open: [Double?] = []
        var found: [Double] = []
        for command in window.frame.list.commands {
            switch command {
            case .pushOpacity(let opacity): open.append(opacity)
            case .pushClip, .pushTransform: open.append(nil)
            case .pop: open.removeLast()
            case .text(let drawn, _, _) where drawn.string == text: found.append(open.compactMap { $0 }.reduce(1, *))
            default: break
            }
        }
        return found
    }

    private func list(_ rows: [String]) -> (LayoutView, StackLayout) {
        let layout = StackLayout(.vertical)
        for row in rows { layout.add(Label(row)).fixedHeight = 20 }
        return (LayoutView(layout), layout)
    }

    @Test func aRemovedViewFadesOutWhileTheOthersMove() throws {
        let (view, layout) = list(["A", "B", "C"])
        let window = try TestWindow(view, size: Size(100, 100))
        var isDone: Bool?
        window.root.animate(.curve(.linear, duration: 0.4), changes: { layout.remove(layout.items[1]) }, completion: { isDone = $0 })
        window.step()
        #expect(opacities(of: "B", in: window).first ?? 0 > 0.9)
        window.wait(0.2)
        let half = try #require(opacities(of: "B", in: window).first)
        #expect(half > 0.4 && half < 0.6 && isDone == nil)
        #expect(window.root.view(at: Point(50, 28)).map { $0 === view || ($0 as? Label)?.text == "C" } == true, "It takes no pointers.")
        #expect(!window.accessibilityDump.contains("\"B\""))
        window.wait(0.4)
        #expect(opacities(of: "B", in: window).isEmpty && isDone == true && window.root.nextDeadline == nil)
        try window.expect("C", at: Rect(46, 20, 0, 20), within: 60)
    }

    @Test func withoutAnAnimationItIsGoneAtOnce() throws {
        let (view, layout) = list(["A", "B"])
        let window = try TestWindow(view, size: Size(100, 100))
        layout.remove(layout.items[1])
        window.step()
        #expect(opacities(of: "B", in: window).isEmpty)
    }

    @Test func lessMotionLeavesAShortFade() throws {
        let (view, layout) = list(["A", "B"])
        let window = try TestWindow(view, size: Size(100, 100))
        window.root.reducesMotion = true
        window.root.animate(.spring(Spring())) { layout.remove(layout.items[0]) }
        window.step()
        try window.expect("B", at: Rect(46, 0, 0, 20), within: 60)
        let place = try window.frame(of: "B")
        window.wait(0.05)
        #expect(!opacities(of: "A", in: window).isEmpty)
        #expect(try window.frame(of: "B") == place, "What moves is there at once.")
        window.wait(0.1)
        #expect(opacities(of: "A", in: window).isEmpty && window.root.nextDeadline == nil)
    }

    @Test func aViewThatMovesElsewhereDoesNotLeave() throws {
        let (first, from) = list(["A"])
        let (second, to) = list(["B"])
        let window = try TestWindow(
            LayoutView {
                HStack {
                    first
                    second
                }
            }, size: Size(100, 100))
        let item = from.items[0]
        window.root.animate(.curve(.linear, duration: 0.4)) { to.add(item) }
        window.wait(0.2)
        #expect(opacities(of: "A", in: window).count == 1)
    }

    @Test func aViewThatComesBackIsDrawnOnceInTheEnd() throws {
        let (view, layout) = list(["A", "B"])
        let window = try TestWindow(view, size: Size(100, 100))
        let item = layout.items[1]
        window.root.animate(.curve(.linear, duration: 0.4)) { layout.remove(item) }
        window.wait(0.1)
        window.root.animate(.curve(.linear, duration: 0.4)) { layout.add(item) }
        window.wait(1)
        #expect(opacities(of: "B", in: window) == [1] && window.root.nextDeadline == nil)
    }

    @Test func aHiddenViewAndAWholeSubtreeFadeToo() throws {
        let inner = LayoutView { VStack { Label("Deep").opacityHalf } }
        inner.clipsToBounds = true
        let view = LayoutView {
            VStack {
                inner
                Label("Stays")
            }
        }
        let window = try TestWindow(view, size: Size(100, 100))
        window.root.animate(.curve(.linear, duration: 0.4)) { inner.hidden = true }
        window.wait(0.2)
        let half = try #require(opacities(of: "Deep", in: window).first)
        #expect(half > 0.2 && half < 0.3, "half of its own half")
        var depth = 0
        for command in window.frame.list.commands {
            depth += command == .pop ? -1 : command.isPush ? 1 : 0
            #expect(depth >= 0)
        }
        #expect(depth == 0)
    }
}

extension Label {
    fileprivate var opacityHalf: Label {
        opacity = 0.5
        return self
    }
}

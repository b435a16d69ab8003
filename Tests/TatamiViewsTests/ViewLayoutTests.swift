import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

@Suite struct ViewLayoutTests {
    private func root(_ view: View, _ size: Size = Size(200, 100)) -> ViewRoot {
        let root = ViewRoot(view, text: CharacterGrid())
        root.layout(in: size)
        return root
    }

    @Test func aStackOfLabelsWrapsAndStretches() {
        let title = Label("one two three four")
        let button = View()
        let view = LayoutView {
            VStack(spacing: 5, padding: 10) {
                title.align(.leading)
                HStack {
                    Spacer()
                    button.fixedSize(30, 20)
                }.stretch(.horizontal)
            }
        }
        let root = root(view, Size(120, 200))
        #expect(title.frame == Rect(10, 10, 100, 40))
        #expect(button.frame == Rect(80, 55, 30, 20))
        #expect(view.subviews.count == 3)
        #expect(root.size == Size(120, 200))
    }

    @Test func aSpacerTakesRoomAlongItsStackOnly() {
        let left = View()
        let spacer = Spacer()
        let right = View()
        let view = LayoutView {
            HStack(spacing: 8) {
                left.fixedSize(40, 10)
                spacer
                right.fixedSize(30, 10)
            }
        }
        let root = root(view, Size(200, 10))
        #expect(root.size.width == 200)
        #expect(left.frame == Rect(0, 0, 40, 10))
        #expect(spacer.frame == Rect(48, 5, 114, 0))
        #expect(right.frame == Rect(170, 0, 30, 10))
    }

    @Test func aSpacerFollowsItsStacksAxis() {
        let spacer = Spacer()
        let stack = HStack { spacer }
        let view = LayoutView(stack)
        let root = root(view)
        #expect(spacer.frame.size == Size(200, 0))
        stack.axis = .vertical
        root.layout(in: Size(200, 100))
        #expect(spacer.frame.size == Size(0, 100))
    }

    @Test func aViewAsksForTheMostOfItsLayouts() {
        // WeView 18.13: horizontal [100x20], margin 10, and vertical [30x50, 30x50], spacing 5.
        let view = LayoutView {
            HStack(padding: 10) { View().fixedSize(100, 20) }
            VStack(spacing: 5) {
                View().fixedSize(30, 50)
                View().fixedSize(30, 50)
            }
        }
        let root = ViewRoot(view, text: CharacterGrid())
        root.layout()
        #expect(root.size == Size(120, 105))
    }

    @Test func swappingLayoutsKeepsSharedViews() {
        let shared = View()
        let old = View()
        let new = View()
        let portrait = VStack {
            shared.fixedSize(10, 10)
            old.fixedSize(10, 10)
        }
        let landscape = HStack {
            new.fixedSize(20, 20)
            shared.fixedSize(30, 30)
        }
        let view = LayoutView(portrait)
        let root = root(view)
        #expect(shared.superview === view && old.superview === view && new.superview == nil)
        view.layout = landscape
        root.layout(in: Size(200, 100))
        #expect(shared.superview === view && old.superview == nil && new.superview === view)
        #expect(shared.frame == Rect(20, 35, 30, 30))
        #expect(view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new), ObjectIdentifier(shared)])
        view.layout = portrait
        root.layout(in: Size(200, 100))
        #expect(shared.frame == Rect(95, 0, 10, 10))
    }

    @Test func framesOfNestedLayoutsAddUp() {
        // NUILayout 2.6: the row of two views stands at (88, 4) in its view.
        let a = View()
        let b = View()
        let c = View()
        let view = LayoutView {
            VStack {
                HStack {
                    a.fixedSize(40, 20)
                    b.fixedSize(60, 30).margin(Insets(leading: 8))
                }.align(.right).margin(4)
                c.align(.stretch, .stretch)
            }
        }
        let root = root(view)
        #expect(root.diagnostics == [])
        #expect(a.frame == Rect(88, 9, 40, 20))
        #expect(b.frame == Rect(136, 4, 60, 30))
        #expect(c.frame == Rect(0, 38, 200, 62))
    }

    @Test func aChangeDeepInNestedLayoutsMovesWhatFollows() {
        // NUILayout 2.6, the stale size: a label in a nested layout grows, and what stands below moves.
        let label = View()
        let below = View()
        let item = label.fixedSize(50, 20).layoutEntry
        let view = LayoutView {
            VStack {
                VStack { item }
                below.fixedSize(10, 10)
            }
        }
        let root = root(view, Size(100, 100))
        #expect(below.frame.y == 20)
        item.fixedHeight = 60
        root.layout(in: Size(100, 100))
        #expect(below.frame.y == 60)
    }

    @Test func aTextThatChangesIsMeasuredAgainAndNothingElseIs() {
        let labels = (0..<50).map { Label("label \($0)") }
        let view = LayoutView { VStack { for label in labels { label } } }
        let root = root(view, Size(300, 2000))
        let before = root.counters
        root.layout(in: Size(300, 2000))
        #expect(root.counters == before)
        labels[7].text = "another text"
        root.layout(in: Size(300, 2000))
        #expect(root.counters.measureCalls - before.measureCalls == 2)
        #expect(labels[7].frame.width == 120)
    }

    @Test func subviewsOutsideALayoutStandAtTheirFrames() {
        let view = View()
        let child = View()
        let inner = LayoutView { VStack { Label("abc").align(.leading) } }
        child.frame = Rect(10, 20, 30, 40)
        inner.frame = Rect(50, 0, 100, 50)
        view.addSubview(child)
        view.addSubview(inner)
        let root = root(view)
        #expect(child.frame == Rect(10, 20, 30, 40))
        #expect(inner.subviews[0].frame == Rect(0, 0, 30, 20))
        child.frame = Rect(0, 0, 5, 5)
        root.layout(in: Size(200, 100))
        #expect(child.frame == Rect(0, 0, 5, 5))
        child.removeFromSuperview()
        root.layout(in: Size(200, 100))
        #expect(view.subviews.count == 1 && child.superview == nil)
    }

    @Test func layoutsAndFreeSubviewsLieOverEachOther() {
        let arranged = View()
        let free = View()
        let view = LayoutView { VStack { arranged.fixedSize(20, 20) } }
        free.frame = Rect(1, 2, 3, 4)
        view.addSubview(free)
        let root = root(view)
        #expect(root.diagnostics == [])
        #expect(arranged.frame == Rect(90, 0, 20, 20))
        #expect(free.frame == Rect(1, 2, 3, 4))
    }

    @Test func rightToLeftMirrors() {
        let a = View()
        let b = View()
        let view = LayoutView {
            HStack(spacing: 4, padding: Insets(leading: 6)) {
                a.fixedSize(10, 10)
                b.fixedSize(20, 10)
            }
        }
        let root = ViewRoot(view, text: CharacterGrid(), direction: .rightToLeft)
        root.layout(in: Size(100, 10))
        #expect(a.frame == Rect(84, 0, 10, 10))
        #expect(b.frame == Rect(60, 0, 20, 10))
    }

    @Test func aViewThatChangesWhileItIsMeasuredIsNamed() {
        final class Restless: View {
            override func measure(_ proposal: Proposal) -> Size {
                contentChanged()
                return Size(10, 10)
            }
        }
        let view = Restless()
        view.id = "fidget"
        let root = root(LayoutView { VStack { view } })
        #expect(root.diagnostics.count == 1)
        #expect(root.diagnostics.first?.contains("fidget") == true)
    }

    /// A free subview of a view with layouts is laid out as well, and so are those that come and go later.
    @Test func freeSubviewsBesideLayoutsAreLaidOut() {
        func panel(_ label: Label, at frame: Rect) -> LayoutView {
            let panel = LayoutView { VStack(padding: 5) { label.align(.leading) } }
            panel.frame = frame
            return panel
        }
        let first = Label("one")
        let second = Label("two")
        let under = Label("under")
        let view = LayoutView { VStack { under } }
        let panels = [panel(first, at: Rect(10, 20, 80, 40)), panel(second, at: Rect(50, 30, 60, 30))]
        view.addSubview(panels[0])
        let root = root(view)
        #expect(panels[0].frame == Rect(10, 20, 80, 40) && first.frame == Rect(5, 5, 30, 20))
        #expect(root.explain(first)?.horizontal.length == 30)
        view.addSubview(panels[1])
        root.layout(in: Size(200, 100))
        #expect(second.frame == Rect(5, 5, 30, 20) && first.frame == Rect(5, 5, 30, 20))
        panels[0].removeFromSuperview()
        panels[1].frame = Rect(0, 0, 25, 30)
        root.layout(in: Size(200, 100))
        #expect(second.frame == Rect(5, 5, 30, 20) && root.explain(first) == nil && root.explain(panels[0]) == nil)
        #expect(root.overflows.map(\.excess.amount) == [15])
        panels[1].removeFromSuperview()
        root.layout(in: Size(200, 100))
        #expect(root.overflows.isEmpty && root.placedItems.count == 2)
        #expect(under.frame == Rect(75, 0, 50, 20))
    }
}

import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Scroll views, as people use them.
@Suite struct ScrollTests {
    /// Rows of 50 points each in a view of 200 x 300.
    private func list(_ count: Int) throws -> (TestWindow, ScrollView, StackLayout) {
        let rows = StackLayout(.vertical)
        for index in 0..<count { rows.add(named("row \(index)")).fixedSize = Size(200, 50) }
        let scroll = ScrollView()
        scroll.contentView = LayoutView(rows)
        return (try TestWindow(scroll, size: Size(200, 300)), scroll, rows)
    }

    private func named(_ id: String) -> View {
        let view = View()
        view.id = id
        view.backgroundColor = .white
        return view
    }

    @Test func aFingerDragsFlingsAndStops() throws {
        let (window, scroll, _) = try list(100)
        window.drag(from: Point(100, 200), to: Point(100, 100), taking: 0.5, resting: 0.3)
        // The slop of 8 points is left out.
        #expect(abs(scroll.contentOffset.y - 92) < 4 && !scroll.isScrolling)
        scroll.contentOffset = .zero
        window.step()
        try window.drag(.id("row 4"), to: .id("row 2"), taking: 0.5, resting: 0.3)
        #expect(abs(scroll.contentOffset.y - 92) < 4)
        scroll.contentOffset = Point(0, 92)
        window.drag(from: Point(100, 250), to: Point(100, 50), taking: 0.1)
        let lifted = scroll.contentOffset.y
        #expect(scroll.isScrolling)
        window.wait(0.3)
        #expect(scroll.contentOffset.y > lifted + 200)
        // A touch stops it.
        window.press(at: Point(100, 100))
        let held = scroll.contentOffset.y
        window.wait(0.2)
        #expect(scroll.contentOffset.y == held)
        window.lift(at: Point(100, 100))
        window.wait(0.5)
        #expect(scroll.contentOffset.y == held)
    }

    /// The same throw rests at the same place whatever the frames.
    @Test func flingsDoNotDependOnFrames() throws {
        var rests: [Double] = []
        for rate in [30.0, 60, 120, 47.3] {
            let (window, scroll, _) = try list(400)
            for index in 0...10 {
                let point = Point(100, 280 - Double(index) * 24)
                let time = Double(index) * 0.01
                let phase: PointerEvent.Phase = index == 0 ? .began : index == 10 ? .ended : .moved
                window.root.handle(PointerEvent(phase, at: point, time: time, id: PointerID(1), kind: .touch))
            }
            window.frameInterval = 1 / rate
            window.wait(8)
            rests.append(scroll.contentOffset.y)
        }
        #expect(rests.allSatisfy { abs($0 - rests[0]) < 0.01 } && rests[0] > 900, "\(rests)")
    }

    @Test func beyondTheEndItResistsAndComesBack() throws {
        let (window, scroll, _) = try list(10)
        window.press(at: Point(100, 100))
        for y in stride(from: 110.0, through: 300, by: 10) {
            window.move(to: Point(100, y))
            window.step()
        }
        #expect(scroll.contentOffset.y < -60 && scroll.contentOffset.y > -130)
        window.wait(0.3)
        window.lift(at: Point(100, 300))
        window.wait(2)
        #expect(scroll.contentOffset.y == 0 && window.root.nextDeadline == nil)
        // Content that fits does not move at all.
        let (still, short, _) = try list(3)
        still.drag(from: Point(100, 100), to: Point(100, 250))
        #expect(short.contentOffset == .zero)
    }

    @Test func wheelsAddUpAndAreSmoothed() throws {
        let (window, scroll, _) = try list(100)
        try window.scroll(.view(scroll), by: Point(0, 50))
        #expect(scroll.contentOffset.y < 20)
        try window.scroll(.view(scroll), by: Point(0, 50))
        window.wait(0.3)
        #expect(abs(scroll.contentOffset.y - 100) < 0.01)
        try window.scroll(.view(scroll), by: Point(0, -500))
        window.wait(0.3)
        #expect(scroll.contentOffset.y == 0)
        window.root.handle(WheelEvent(by: Point(0, 7), at: Point(100, 100), time: window.time, isPrecise: true))
        #expect(scroll.contentOffset.y == 7)
    }

    @Test func keysScroll() throws {
        let (window, scroll, _) = try list(100)
        func offset(after key: KeyEvent.Key, _ modifiers: Modifiers = []) -> Double {
            window.key(key, modifiers)
            window.wait(0.4)
            return scroll.contentOffset.y
        }
        #expect(offset(after: .down) == 50 && offset(after: .pageDown) == 290 && offset(after: .space) == 530)
        #expect(
            offset(after: .space, .shift) == 290 && offset(after: .end) == 4_700 && offset(after: .up) == 4_650 && offset(after: .home) == 0
        )
        #expect(!window.key(.up))
    }

    @Test func innerAndOuterShareADrag() throws {
        let (_, inner, _) = try list(10)
        let rows = StackLayout(.vertical)
        rows.add(inner).fixedSize = Size(200, 200)
        rows.add(View()).fixedSize = Size(200, 600)
        let outer = ScrollView()
        outer.contentView = LayoutView(rows)
        let window = try TestWindow(outer, size: Size(200, 300))
        window.drag(from: Point(100, 150), to: Point(100, 50), resting: 0.3)
        #expect(inner.contentOffset.y > 80 && outer.contentOffset.y == 0)
        inner.contentOffset = Point(0, 300)
        window.step()
        // The inner one is at its end: what is around it takes the drag.
        window.drag(from: Point(100, 150), to: Point(100, 50), resting: 0.3)
        #expect(inner.contentOffset.y == 300 && outer.contentOffset.y > 80)
        outer.contentOffset = .zero
        window.step()
        // A wheel keeps to what it began with, then takes what can still move.
        inner.contentOffset = Point(0, 280)
        try window.scroll(.view(inner), by: Point(0, 50))
        try window.scroll(.view(inner), by: Point(0, 50))
        window.wait(0.5)
        #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 0)
        try window.scroll(.view(inner), by: Point(0, 50))
        window.wait(0.5)
        #expect(outer.contentOffset.y == 50)
    }

    @Test func whatIsSeenStaysWhenSomethingComesBeforeIt() throws {
        let (window, scroll, rows) = try list(100)
        scroll.contentOffset = Point(0, 1_010)
        window.step()
        let seen = try window.frame(of: .id("row 21")).y
        #expect(seen == 40)
        rows.insert(named("new"), at: 3).fixedSize = Size(200, 70)
        window.step()
        #expect(try window.frame(of: .id("row 21")).y == seen && scroll.contentOffset.y == 1_080)
        for _ in 0..<5 { rows.remove(rows.items[0]) }
        window.step()
        #expect(try window.frame(of: .id("row 21")).y == seen)
        // The first one seen is gone: the next one stays.
        rows.items.first { $0.view?.id == "row 21" }.map(rows.remove)
        let next = try window.frame(of: .id("row 22")).y
        window.step()
        #expect(try window.frame(of: .id("row 22")).y == next)
        // At the start what comes there is to be seen.
        scroll.contentOffset = .zero
        window.step()
        rows.insert(named("first"), at: 0).fixedSize = Size(200, 50)
        window.step()
        #expect(scroll.contentOffset.y == 0)
    }

    /// Content that moves by an animation stands still where it is looked at in every frame.
    @Test func anAnchorStandsStillDuringAnAnimation() throws {
        let (window, scroll, rows) = try list(100)
        (scroll.contentView as? LayoutView)?.layoutAnimation = LayoutAnimation(duration: 0.3)
        scroll.contentOffset = Point(0, 1_010)
        window.step()
        rows.insert(named("new"), at: 3).fixedSize = Size(200, 70)
        for _ in 0..<30 {
            window.step()
            #expect(abs(try window.frame(of: .id("row 21")).y - 40) < 0.01)
        }
        #expect(abs(scroll.contentOffset.y - 1_080) < 0.01)
    }

    @Test func aViewFollowsItsEndUntilPeopleScrollAway() throws {
        let (window, scroll, rows) = try list(10)
        scroll.followsEnd = true
        window.step()
        #expect(scroll.contentOffset.y == 200, "It begins at the end.")
        rows.add(named("new")).fixedSize = Size(200, 70)
        window.step()
        #expect(scroll.contentOffset.y == 270)
        window.resize(Size(200, 250))
        #expect(scroll.contentOffset.y == 320)
        rows.insert(named("first"), at: 0).fixedSize = Size(200, 30)
        rows.remove(rows.items[2])
        window.step()
        #expect(scroll.contentOffset.y == 300)
        try window.scroll(.view(scroll), by: Point(0, -100))
        window.wait(0.5)
        rows.add(named("unseen")).fixedSize = Size(200, 50)
        window.step()
        #expect(scroll.contentOffset.y == 200, "Who reads something older goes on reading it.")
        window.key(.end)
        window.wait(0.5)
        rows.add(named("seen")).fixedSize = Size(200, 50)
        window.step()
        #expect(scroll.contentOffset.y == 400)
        scroll.followsEnd = false
        rows.add(named("last")).fixedSize = Size(200, 50)
        window.step()
        #expect(scroll.contentOffset.y == 400)
    }

    /// A view that is full only later follows its end from then on; a finger that holds the content keeps it.
    @Test func anEndIsFollowedOnceThereIsOneAndNotUnderAFinger() throws {
        let (window, scroll, rows) = try list(2)
        scroll.followsEnd = true
        window.step()
        #expect(scroll.contentOffset.y == 0)
        for index in 0..<10 {
            rows.add(named("later \(index)")).fixedSize = Size(200, 50)
            window.step()
        }
        #expect(scroll.contentOffset.y == 300)
        window.press(at: Point(100, 150))
        window.move(to: Point(100, 170))
        window.move(to: Point(100, 190))
        let held = scroll.contentOffset.y
        #expect(held < 300)
        rows.add(named("new")).fixedSize = Size(200, 50)
        window.step()
        #expect(scroll.contentOffset.y == held)
        window.lift(at: Point(100, 190))
    }

    @Test func offsetsAreKeptWhereContentIsShortForAWhile() throws {
        let (window, scroll, rows) = try list(20)
        scroll.keepsAnchor = false
        scroll.contentOffset = Point(0, 500)
        window.step()
        let items = rows.items
        rows.removeAll()
        for item in items.prefix(8) { rows.add(item) }
        window.step()
        #expect(scroll.contentOffset.y == 100)
        for item in items.dropFirst(8) { rows.add(item) }
        window.step()
        #expect(scroll.contentOffset.y == 500)
    }

    @Test func somethingIsScrolledIntoSightThroughAll() throws {
        let (_, inner, rows) = try list(20)
        let column = StackLayout(.vertical)
        column.add(View()).fixedSize = Size(200, 700)
        column.add(inner).fixedSize = Size(200, 200)
        let outer = ScrollView()
        outer.contentView = LayoutView(column)
        let window = try TestWindow(outer, size: Size(200, 300))
        rows.items[15].view?.scrollIntoView(margin: 10)
        window.wait(1)
        let frame = try window.frame(of: .id("row 15"))
        #expect(frame.y >= 9.99 && frame.maxY <= 290.01, "\(frame)")
    }

    @Test func barsShowFadeAndCanBeDragged() throws {
        let (window, scroll, _) = try list(100)
        func thumbs() -> [Rect] {
            window.frame.list.commands.compactMap { if case .fill(.rect(let rect, _), _) = $0, rect.width == 8 { rect } else { nil } }
        }
        #expect(thumbs().isEmpty)
        try window.scroll(.view(scroll), by: Point(0, 1_000))
        window.wait(0.2)
        let thumb = try #require(thumbs().first)
        #expect(thumb.x == 190 && thumb.height == 24)
        window.drag(from: thumb.center, to: Point(thumb.center.x, 299), with: .mouse)
        window.wait(0.1)
        #expect(scroll.contentOffset.y == 4_700)
        window.root.handle(PointerEvent(.hovered, at: Point(100, 100), time: window.time, buttons: []))
        window.wait(0.7)
        #expect(!thumbs().isEmpty)
        window.wait(0.6)
        #expect(thumbs().isEmpty && window.root.nextDeadline == nil)
    }
}

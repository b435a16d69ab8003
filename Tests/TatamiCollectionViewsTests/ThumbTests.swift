import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// The thumb of a collection's scroll bar, dragged by the mouse in a window.
@Suite struct ThumbTests {
    /// Sentence 2: WICG/virtual-scroller 3. Rows turn out to be of random lengths while the thumb is dragged; neither the thumb nor what is at the
    /// start of the viewport goes against the hand.
    @Test func theThumbFollowsTheHandAndTheContentNeverGoesAgainstIt() throws {
        var random = Seeded(Seeded.start("COLLECTION_SEED"))
        for _ in 0..<4 {
            let seed = UInt64.random(in: 0..<1_000, using: &random)
            let rows = try Rows(3_000) { 15 + Double((UInt64($0) &* 7_919 &+ seed) % 120) }
            rows.list.measuresAhead = false
            // The mouse comes near, so that the bar is there, and takes the thumb.
            rows.window.root.handle(PointerEvent(.hovered, at: Point(195, 10), time: rows.window.time, buttons: []))
            rows.window.step()
            rows.window.press(at: Point(195, 10), with: .mouse)
            // It is taken when the mouse has moved farther than by the slop.
            rows.window.move(to: Point(195, 24), with: .mouse)
            rows.window.step()
            var (hand, first) = (24.0, try #require(rows.seen.first?.number))
            for _ in 0..<80 {
                let next = max(10, min(hand + Double(Int.random(in: -20...30, using: &random)), 380))
                rows.window.move(to: Point(195, next), with: .mouse)
                rows.window.step()
                let top = try #require(rows.seen.first?.number)
                #expect(next >= hand ? top >= first : top <= first, "hand \(hand) to \(next), row \(first) to \(top)")
                (hand, first) = (next, top)
                let held = try #require(rows.list.scrolling.bar)
                #expect(abs(held.position - (hand - 10)) < 0.01)
            }
            rows.window.move(to: Point(195, 500), with: .mouse)
            rows.window.step()
            #expect(rows.seen.last?.number == 2_999)
            rows.window.lift(at: Point(195, 500), with: .mouse)
            rows.window.step()
            #expect(rows.list.isEasingBar)
            rows.window.wait(0.3)
            #expect(!rows.list.isEasingBar && rows.fault == nil)
        }
    }

    /// Rows that come before what is in sight, and rows that leave behind it, move nothing while the hand holds still. All rows can be reached
    /// with the thumb as it is.
    @Test func updatesWhileTheThumbIsHeldMoveNothing() throws {
        let rows = try Rows(200)
        rows.window.root.handle(PointerEvent(.hovered, at: Point(195, 10), time: rows.window.time, buttons: []))
        rows.window.step()
        rows.window.press(at: Point(195, 10), with: .mouse)
        rows.window.move(to: Point(195, 200), with: .mouse)
        rows.window.step()
        let before = rows.seen
        let length = try #require(rows.list.scrolling.bar).bar.thumbLength
        #expect(before.count > 8 && before[0].number > 50)
        rows.source.edit { $0.insert(Array(1_000..<2_000), before: 0) }
        for _ in 0..<3 { rows.window.step() }
        #expect(rows.seen == before)
        rows.source.edit { $0.delete(Array(150..<180)) }
        for _ in 0..<3 { rows.window.step() }
        #expect(rows.seen == before)
        rows.window.move(to: Point(195, 202), with: .mouse)
        rows.window.step()
        #expect(try #require(rows.seen.first?.number) >= before[0].number && rows.list.scrolling.bar?.bar.thumbLength == length)
        rows.window.move(to: Point(195, 900), with: .mouse)
        rows.window.step()
        #expect(rows.seen.last?.number == 199)
        // At an end of its track, the thumb stays at that end of the content.
        rows.source.edit { $0.append(Array(3_000..<3_100), to: "A") }
        for _ in 0..<3 { rows.window.step() }
        #expect(rows.seen.last?.number == 3_099)
        rows.window.move(to: Point(195, -900), with: .mouse)
        rows.window.step()
        #expect(rows.list.contentOffset.y == 0 && rows.seen.first?.number == 1_000 && rows.fault == nil)
    }

    /// The room before the first item is reached, and taking the thumb moves nothing.
    @Test func theThumbReachesAHeader() throws {
        var style = SectionStyle()
        style.insets = Insets(top: 50, leading: 0, bottom: 30, trailing: 0)
        let rows = try Rows(200, style: style)
        rows.list.measuresAhead = false
        rows.window.root.handle(PointerEvent(.hovered, at: Point(195, 10), time: rows.window.time, buttons: []))
        rows.window.step()
        rows.window.press(at: Point(195, 10), with: .mouse)
        rows.window.move(to: Point(195, 16), with: .mouse)
        rows.window.move(to: Point(195, 10), with: .mouse)
        rows.window.step()
        #expect(rows.list.contentOffset.y == 0 && rows.y(0) == 50)
        rows.window.move(to: Point(195, 200), with: .mouse)
        rows.window.step()
        #expect(rows.list.contentOffset.y > 1_000)
        rows.window.move(to: Point(195, 10), with: .mouse)
        rows.window.step()
        #expect(rows.list.contentOffset.y == 0)
        rows.window.move(to: Point(195, 600), with: .mouse)
        rows.window.step()
        #expect(rows.list.contentOffset.y == 8_480)
    }

    @Test func theThumbOfOtherScrollersFollowsTheHand() throws {
        let content = View()
        let scroll = ScrollView()
        scroll.contentView = content
        scroll.contentLayoutItem.fixedHeight = 4_000
        let window = try TestWindow(scroll, size: Size(200, 400))
        window.step()
        window.root.handle(PointerEvent(.hovered, at: Point(195, 10), time: window.time, buttons: []))
        window.step()
        window.press(at: Point(195, 10), with: .mouse)
        window.move(to: Point(195, 110), with: .mouse)
        window.step()
        let (held, room) = (try #require(scroll.scrolling.bar), 396.0 - 39.6)
        #expect(held.position == 100 && abs(scroll.contentOffset.y - 100 / room * 3_600) < 0.01)
        window.move(to: Point(195, 900), with: .mouse)
        #expect(scroll.contentOffset.y == 3_600)
    }
}

import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// What a collection shows in place of items, pulling down to refresh, and what it does before items come into sight (collections: rules 19,
/// 27 and 47).
@Suite struct StateTests {
    private func frame(_ text: String, _ window: TestWindow) -> Rect? {
        guard let view = try? window.find(.label(text)) else { return nil }
        return window.root.presentedFrame(of: view)
    }

    @Test func viewsStandForMissingItems() throws {
        let rows = try Rows(0)
        rows.list.emptyView = Label("No notes yet")
        rows.list.loadingView = Label("Loading")
        rows.list.failedView = Label("No connection")
        rows.window.step()
        #expect(frame("No notes yet", rows.window)?.center == Point(100, 200) && frame("Loading", rows.window) == nil)
        rows.list.contentState = .loading
        rows.window.step()
        #expect(frame("Loading", rows.window)?.center == Point(100, 200) && frame("No notes yet", rows.window) == nil)
        rows.list.contentState = .failed
        rows.window.step()
        #expect(frame("No connection", rows.window) != nil)
        rows.source.edit { $0.append([1, 2], to: "A") }
        rows.window.step()
        #expect(frame("No connection", rows.window) == nil && rows.fault == nil && rows.seen.count == 2)
        rows.list.contentState = .ready
        rows.source.edit { $0.delete([1, 2]) }
        try rows.window.settle()
        #expect(frame("No notes yet", rows.window)?.center == Point(100, 200))
    }

    @Test func whatStandsForItemsIsReadOnce() throws {
        let rows = try Rows(0)
        let reader = ScreenReader(rows.window.root)
        rows.window.step()
        reader.listen()
        rows.list.emptyView = Label("No notes yet")
        for _ in 0..<5 { rows.window.step() }
        #expect(reader.takeMessages() == ["No notes yet"])
        rows.list.contentState = .loading
        for _ in 0..<5 { rows.window.step() }
        #expect(reader.takeMessages() == [])
    }

    // MARK: Measuring all

    /// Rule 27: `.all`.
    @Test func allItemsAreMeasuredWhileTheListRests() throws {
        let height = { (number: Int) in 20.0 + Double(number * 37 % 50) }
        let total = (0..<400).map(height).reduce(0, +)
        let rows = try Rows(400, height: height)
        rows.list.contentOffset.y = 5_000
        rows.window.wait(4)
        // Four viewports on both sides are known.
        #expect(abs(rows.list.contentExtent.height - total) > 1)
        let seen = rows.seen
        rows.list.measuresAll = true
        rows.window.wait(10)
        #expect(abs(rows.list.contentExtent.height - total) < 0.01, "\(rows.list.contentExtent.height) instead of \(total)")
        #expect(rows.seen == seen && rows.fault == nil)
        // Then it sleeps.
        let (measured, prepares) = (rows.list.counters.measured, rows.list.counters.prepares)
        rows.window.wait(1)
        #expect(rows.list.counters.measured == measured && rows.list.counters.prepares == prepares)
    }

    // MARK: Refreshing

    /// The indicator is in sight although new rows come at the same time.
    @Test(arguments: [0, 5, 50]) func refreshingThatComesWithRowsIsSeen(count: Int) throws {
        let rows = try Rows(count)
        rows.list.pullsToRefresh = true
        rows.window.step()
        rows.source.edit(.none) { $0.append(Array(1_000..<1_060), to: "A") }
        rows.list.isRefreshing = true
        // The indicator never rests.
        rows.window.wait(1)
        #expect(rows.seen.first?.y == 64)
        rows.list.endRefreshing()
        try rows.window.settle()
        #expect(rows.seen.first?.y == 0)
    }

    @Test func pullingDownRefreshes() throws {
        let rows = try Rows(100)
        var count = 0
        rows.list.onRefresh = { count += 1 }
        rows.window.step()
        // Too short a pull.
        rows.window.drag(from: Point(100, 50), to: Point(100, 110))
        try rows.window.settle()
        #expect(count == 0 && rows.y(0) == 0 && !rows.list.isRefreshing)
        rows.window.drag(from: Point(100, 50), to: Point(100, 380))
        rows.window.step()
        #expect(count == 1 && rows.list.isRefreshing)
        rows.window.wait(2)
        #expect(rows.y(0) == 64, "\(rows.seen) \(rows.list.contentOffset) \(rows.list.contentExtent) \(rows.list.counters)")
        rows.list.endRefreshing()
        rows.window.wait(1)
        #expect(rows.y(0) == 0 && rows.fault == nil && count == 1)
        #expect(rows.presented == rows.seen)
    }

    @Test func refreshingMovesNothingThatPeopleRead() throws {
        let rows = try Rows(100)
        rows.list.onRefresh = {}
        rows.list.contentOffset.y = 1_000
        rows.window.step()
        let before = rows.seen
        rows.list.beginRefreshing()
        rows.window.step()
        #expect(rows.seen == before && rows.presented == before, "\(rows.seen) \(before) \(rows.list.contentOffset)")
        rows.list.scroll(to: try #require(rows.source.key(of: 50)), alignment: .start, isAnimated: false)
        rows.window.step()
        #expect(rows.y(50) == 0)
        rows.list.endRefreshing()
        rows.window.step()
        #expect(rows.y(50) == 0 && rows.fault == nil)
    }

    // MARK: Before items come into sight

    @Test func dataIsLoadedAheadAndGivenUp() throws {
        let rows = try Rows(10_000)
        rows.list.measuresAhead = false
        var (asked, given): (Set<Int>, Set<Int>) = ([], [])
        rows.list.prefetch { (number: Int) in
            // What was shown meanwhile may be asked for again.
            let isFirst = asked.insert(number).inserted
            #expect(isFirst || rows.configured.contains(number))
        } cancel: { (number: Int) in
            #expect(asked.remove(number) != nil)
            given.insert(number)
        }
        rows.window.step()
        rows.list.contentOffset.y = 1_200
        rows.window.step()
        // Two viewports of 400 points ahead of the rows with cells.
        #expect(asked.contains(50) && asked.allSatisfy { $0 < 80 })
        let configured = Set(rows.configured)
        rows.list.contentOffset.y = 200_000
        rows.window.step()
        #expect(given.isSuperset(of: asked.filter { $0 < 100 && !configured.contains($0) }))
        // Each request was answered by a view or given up, or is still near.
        let near = Set(4_400..<4_700)
        let open = asked.filter { !near.contains($0) && !rows.configured.contains($0) }
        #expect(open.isEmpty)
        #expect(rows.list.counters.cancelled == given.count)
        // An item that leaves is given up as well.
        let gone = try #require(asked.first { near.contains($0) && !rows.configured.contains($0) })
        rows.source.edit(.none) { $0.delete([gone]) }
        rows.window.step()
        #expect(given.contains(gone) && rows.fault == nil)
    }

    @Test func aRestMeasuresAhead() throws {
        let rows = try Rows(1_000) { _ in 60 }
        let first = rows.list.counters.measured
        rows.window.wait(0.08)
        #expect(rows.list.counters.measured == first)
        try rows.window.settle()
        rows.window.wait(2)
        // Four viewports of 400 points.
        #expect((26...40).contains(rows.list.counters.measured))
        #expect(rows.window.root.nextDeadline == nil && rows.list.counters.realised <= 25)
        let corrections = rows.list.counters.corrections
        rows.list.contentOffset.y += 600
        rows.window.step()
        #expect(rows.list.counters.corrections == corrections && rows.fault == nil)
        // Nothing that is not in sight is known to assistive technology.
        let quiet = try Rows(1_000) { _ in 60 }
        quiet.list.measuresAhead = false
        quiet.window.wait(3)
        #expect(quiet.list.counters.measured == first)
    }

    @Test func withoutMeasuringAheadTheWindowRestsToo() throws {
        let rows = try Rows(1_000) { _ in 60 }
        rows.list.measuresAhead = false
        rows.window.wait(1)
        #expect(rows.window.root.nextDeadline == nil)
    }

    /// A short chat stands at the end; the room above it is no pull.
    @Test func aShortChatShowsNoIndicator() throws {
        let rows = try Rows(3, mode: .end)
        rows.list.onRefresh = {}
        rows.window.wait(1)
        #expect(rows.list.subviews.count == 3 && rows.window.root.nextDeadline == nil)
    }

    @Test func anotherSourceGivesUpWhatWasAskedFor() throws {
        let rows = try Rows(1_000)
        var (asked, given): (Set<Int>, Set<Int>) = ([], [])
        rows.list.prefetch { (number: Int) in
            asked.insert(number)
        } cancel: { (number: Int) in
            given.insert(number)
        }
        rows.window.step()
        rows.list.contentOffset.y = 100
        rows.window.wait(0.05)
        rows.list.contentOffset.y = 700
        rows.window.step()
        let open = asked.subtracting(rows.configured)
        #expect(!open.isEmpty)
        rows.list.show(CollectionSource<String, Int>())
        #expect(given.isSuperset(of: open))
    }

    /// Motions that end are noticed although nothing else happens, and then the window rests.
    @Test func afterAnUpdateTheWindowRests() throws {
        let rows = try Rows(30)
        try rows.window.settle()
        var ends: [Bool] = []
        var other = rows.source.snapshot
        other.move(3, before: 1)
        rows.source.apply(other) { ends.append($0) }
        rows.window.wait(2)
        #expect(ends == [true] && rows.window.root.nextDeadline == nil && rows.fault == nil)
    }

    @Test func itemsWithoutTemplatesAreNotMeasuredForEver() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<1_000), to: 0)
        }
        let list = CollectionView(source)
        let window = try TestWindow(list, size: Size(200, 400))
        try window.settle()
        window.wait(1)
        #expect(window.root.nextDeadline == nil)
    }
}

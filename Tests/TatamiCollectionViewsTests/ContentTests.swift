import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiCollectionViews

/// A field and something that scrolls in a row.
private final class Note: LayoutView {
    let field = TextField()
    let scroll = ScrollView()
    var number = -1

    override init() {
        super.init()
        let long = Row()
        long.height = 500
        scroll.contentView = long
        layout = VStack {
            field.fixedHeight(30)
            scroll.fixedHeight(70)
        }
    }
}

/// What the cells of a collection do with what is in them, and with what the layout says.
@Suite struct ContentTests {
    private let source = CollectionSource<String, Int>()

    private func open(
        _ layout: any CollectionLayout, _ count: Int, size: Size = Size(320, 400), _ card: @escaping (Int) -> Size
    ) throws -> (list: CollectionView, window: TestWindow) {
        let list = CollectionView(source, layout: layout)
        list.register {
            Card()
        } configure: { (view: Card, number: Int) in
            (view.number, view.size) = (number, card(number))
        }
        list.register(.header) {
            Row()
        } configure: { (row: Row, _: String) in
            row.height = 60
        }
        list.register(.footer) {
            Row()
        } configure: { (row: Row, _: String) in
            row.height = 30
        }
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<count), to: "A")
        }
        return (list, try TestWindow(list, size: size))
    }

    private func frames(_ list: CollectionView, _ window: TestWindow) -> [Int: Rect] {
        let cards = list.subviews.flatMap(\.subviews).compactMap { $0 as? Card }
        return Dictionary(cards.map { ($0.number, window.root.absoluteFrame(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Headers

    /// A section that goes with its header while the last item leaves must not keep the window waiting.
    @Test func aFittedHeaderLeavesWithItsSection() throws {
        var style = SectionStyle()
        (style.header, style.fitsHeader, style.hidesWhenEmpty) = (44, true, true)
        let (list, window) = try open(StackLayout { _ in .init(ListLayout(), style: style) }, 1) { _ in Size(100, 50) }
        try window.settle()
        source.edit { $0.delete([0]) }
        window.step()
        try window.settle()
        #expect(list.subviews.isEmpty && list.counters.unsettled == 0)
        source.edit { $0.append([1], to: "A") }
        try window.settle()
        #expect(frames(list, window)[1]?.y == 60)
    }

    /// Rule 56.
    @Test func insetsThatAreNoNumbersAreNone() throws {
        for insets in [Insets(top: .nan), Insets(leading: .nan), Insets(bottom: .infinity), Insets(leading: -.infinity, trailing: .nan)] {
            var style = SectionStyle()
            style.insets = insets
            var stack = SectionStack(crossLength: 300)
            for index in 0..<3 { stack.insert(ListLayout(), SectionContent(count: 3, crossLength: 300), style: style, at: index) }
            #expect(!stack.parts(in: 0..<1_000).isEmpty || insets.leading < 0, "\(insets)")
            stack.setStyle(style, of: 1)
            #expect(stack.extent.isFinite)
        }
    }

    /// Rule 32: what gets the focus, or is scrolled to, is clear of what is pinned.
    @Test func whatIsScrolledToIsClearOfWhatIsPinned() throws {
        var style = SectionStyle()
        (style.header, style.pinsHeader, style.footer, style.pinsFooter) = (40, true, 30, true)
        let (list, window) = try open(StackLayout { _ in .init(ListLayout(), style: style) }, 100) { _ in Size(100, 50) }
        func show(_ number: Int, _ alignment: ScrollAlignment) throws -> Rect {
            list.scroll(to: try #require(source.key(of: number)), alignment: alignment, isAnimated: false)
            try window.settle()
            return try #require(frames(list, window)[number])
        }
        #expect(try show(50, .end).maxY == 370)
        #expect(try show(20, .start).y == 40)
        #expect(try show(60, .nearest).maxY == 370)
        #expect(try show(30, .nearest).y == 40)
        let card = try #require(list.subviews.flatMap(\.subviews).compactMap { $0 as? Card }.first { $0.number == 28 })
        card.scrollIntoView(margin: 12, isAnimated: false)
        try window.settle()
        #expect(frames(list, window)[28]?.y == 52)
        list.selectionMode = .single
        list.contentOffset.y = 1_000
        window.step()
        #expect(list.tabStop?.item == source.key(of: 20), "the one before is under the header")
    }

    @Test func longItemsBeginBelowThePinnedHeader() throws {
        var style = SectionStyle()
        (style.header, style.pinsHeader) = (40, true)
        let (list, window) = try open(StackLayout { _ in .init(ListLayout(), style: style) }, 10) { _ in Size(100, 380) }
        list.scroll(to: try #require(source.key(of: 4)), alignment: .start, isAnimated: false)
        try window.settle()
        #expect(frames(list, window)[4]?.y == 40)
    }

    /// Rule 31.
    @Test func scrollingToAnItemWithoutLengthEnds() throws {
        let (list, window) = try open(CollectionView.list(), 100) { $0 == 70 ? .zero : Size(100, 50) }
        // It is measured once it has been in sight.
        list.contentOffset.y = 2_500
        try window.settle()
        var arrivals: [Bool] = []
        list.scroll(to: try #require(source.key(of: 70)), alignment: .start, isAnimated: false) { arrivals.append($0) }
        try window.settle()
        #expect(arrivals == [true])
    }

    // MARK: Lines

    /// Rule 15: lines of very many items are broken where they come into sight.
    @Test func longFlowsAreBrokenInSight() throws {
        let layout = StackLayout { _ in .init(FlowLayout()) }
        let (list, window) = try open(layout, 100_000) { _ in Size(150, 60) }
        list.contentOffset.y = 700_000
        try window.settle()
        for _ in 0..<30 {
            list.contentOffset.y -= 90
            window.step()
            let seen = frames(list, window).values.filter { $0.maxY > 0 && $0.y < 400 }
            #expect(seen.count >= 12 && seen.allSatisfy { $0.maxX <= 320 })
            for one in seen { #expect(!seen.contains { $0 != one && $0.intersection(one) != nil }) }
        }
    }

    /// Rule 15: justified rows keep the ratios that the program declares.
    @Test func declaredSizesJustifyRows() throws {
        let layout = StackLayout { _ in .init(JustifiedLayout(length: 100)) }
        let (list, window) = try open(layout, 40) { _ in .zero }
        list.declareSizes { (number: Int) in number % 2 == 0 ? Size(300, 150) : nil }
        try window.settle()
        let (first, second) = try (#require(frames(list, window)[0]), #require(frames(list, window)[1]))
        #expect(abs(first.width / first.height - 2) < 0.05 && abs(second.width - second.height) <= 1 && first.height == second.height)
        #expect(frames(list, window).values.map(\.maxX).max() == 320)
    }

    /// Rule 15: the width that the program declares says how many items share a row, whatever was measured.
    @Test func declaredWidthsShareRows() throws {
        let layout = StackLayout { _ in .init(MagazineLayout()) }
        let (list, window) = try open(layout, 20, size: Size(400, 400)) { _ in Size(80, 50) }
        list.declareSizes { (_: Int) in Size(180, 0) }
        try window.settle()
        #expect(frames(list, window)[1] == Rect(200, 0, 200, 50))
        source.edit(.none) { $0.insert([100], before: 0) }
        window.resize(Size(820, 400))
        try window.settle()
        #expect(frames(list, window)[3] == Rect(0, 50, 205, 50), "\(frames(list, window))")
    }

    /// Rule 14: items that nobody has seen go to the shortest column when they come, and what was seen stays in its column.
    @Test func longItemsDoNotPileUpInAColumn() throws {
        let layout = StackLayout { _ in .init(WaterfallLayout(.fixed(3))) }
        // Dealt out in turn, all long ones would be in the first column.
        let (list, window) = try open(layout, 300) { Size(100, $0 % 3 == 0 ? 300 : 60) }
        try window.settle()
        var columns: [Int: Double] = [:]
        while list.contentOffset.y < list.contentExtent.height - 400.5 {
            list.contentOffset.y += 100
            window.step()
            for (number, frame) in frames(list, window) where frame.maxY > 0 && frame.y < 400 {
                #expect(columns[number, default: frame.x] == frame.x, "\(number)")
                columns[number] = frame.x
            }
        }
        list.contentOffset.y = list.contentExtent.height - 400
        try window.settle()
        for (number, frame) in frames(list, window) { columns[number] = frame.x }
        let ends = Dictionary(grouping: frames(list, window).values, by: \.x).values.map { $0.map(\.maxY).max() ?? 0 }
        #expect(ends.count == 3 && (ends.max() ?? 0) - (ends.min() ?? 0) <= 300, "\(ends)")
        #expect(columns.count >= 298)
    }

    /// The cells of a line are as long as the line (spec 6: equal height in a row).
    @Test func cellsFillTheirLine() throws {
        var heights = [0: 50.0, 1: 90.0]
        let layout = StackLayout { _ in .init(GridLayout(.fixed(2))) }
        let (list, window) = try open(layout, 8) { Size(80, heights[$0] ?? 60) }
        try window.settle()
        #expect(frames(list, window)[0]?.height == 90 && frames(list, window)[1]?.height == 90 && frames(list, window)[2]?.y == 90)
        // The longer one becomes shorter, and then the other one longer.
        for (change, line) in [((1, 70.0), 70.0), ((0, 120), 120), ((0, 40), 70), ((1, 30), 40)] {
            heights[change.0] = change.1
            source.edit(.none) { $0.reconfigure([change.0]) }
            try window.settle()
            #expect(frames(list, window)[0]?.height == line && frames(list, window)[1]?.height == line, "\(change)")
        }
    }

    // MARK: What is in cells

    private func openNotes(_ count: Int) throws -> (list: CollectionView, window: TestWindow) {
        let list = CollectionView(source)
        list.register {
            Note()
        } configure: { (note: Note, number: Int) in
            note.number = number
        }
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<count), to: "A")
        }
        return (list, try TestWindow(list, size: Size(320, 400)))
    }

    private func note(_ list: CollectionView, _ number: Int) throws -> Note {
        try #require(list.subviews.flatMap(\.subviews).compactMap { $0 as? Note }.first { $0.number == number })
    }

    /// Rule 21: how far something in a cell is scrolled belongs to the item.
    @Test func innerOffsetsBelongToTheItem() throws {
        let (list, window) = try openNotes(1_000)
        window.step()
        try note(list, 1).scroll.contentOffset.y = 200
        window.step()
        list.contentOffset.y = 20_000
        window.step()
        let notes = list.subviews.flatMap(\.subviews).compactMap { $0 as? Note }
        #expect(notes.count > 4 && notes.allSatisfy { $0.scroll.contentOffset.y == 0 })
        list.contentOffset.y = 0
        window.step()
        #expect(try note(list, 1).scroll.contentOffset.y == 200)
        #expect(try note(list, 2).scroll.contentOffset.y == 0)
        source.edit(.none) { $0.delete([1]) }
        list.contentOffset.y = 20_000
        window.step()
        #expect(list.innerOffsets.isEmpty)
    }

    /// Rules 34 and 41: a row that is loaded anew while people type in it keeps the focus where it was.
    @Test func aReloadKeepsTheFieldWithTheFocus() throws {
        let (list, window) = try openNotes(100)
        window.root.focus(try note(list, 2).field)
        window.step()
        #expect(window.root.handle(text: "abc"))
        source.edit(.none) { $0.reload([2]) }
        window.step()
        window.step()
        let field = try note(list, 2).field
        #expect(field.isFocused && field.text == "abc")
    }

    /// A row with the focus keeps its cell, however far the content is scrolled.
    @Test func aRowWithTheFocusMayBeVeryFarAway() throws {
        let (list, window) = try open(CollectionView.list(), 1_000_000) { _ in Size(100, 50) }
        list.selectionMode = .single
        window.step()
        list.focus(try #require(source.key(of: 0)))
        window.step()
        list.contentOffset.y = 40_000_000
        window.step()
        window.step()
        #expect(window.root.diagnostics.isEmpty && frames(list, window).count > 8)
        window.key(.down)
        try window.settle()
        #expect(frames(list, window)[1].map { $0.y >= 0 && $0.maxY <= 400 } == true)
    }

    /// Rule 19: what was begun for items that are not coming is given up.
    @Test func aListThatGoesAwayGivesUpItsData() throws {
        let list = CollectionView(source)
        list.register {
            Card()
        } configure: { (card: Card, _: Int) in
            card.size = Size(100, 50)
        }
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<1_000), to: "A")
        }
        let window = try TestWindow(LayoutView(VStack { list.stretch() }), size: Size(320, 400))
        var loading = Set<Int>()
        list.prefetch {
            loading.insert($0)
        } cancel: {
            loading.remove($0)
        }
        window.step()
        #expect(!loading.isEmpty)
        list.removeFromSuperview()
        window.step()
        window.step()
        #expect(loading.isEmpty)
    }

    /// Rule 27: an item that cannot be measured does not keep the others from it.
    @Test func anItemWithoutATemplateStopsNoOther() throws {
        let (list, window) = try open(CollectionView.list(), 60) { _ in Size(100, 50) }
        list.show(source) { $0 == 20 ? "none" : .item }
        (list.measuresAhead, list.measuresAll) = (true, true)
        window.wait(3)
        #expect(list.contentExtent.height == 59 * 50 + 44)
    }
}

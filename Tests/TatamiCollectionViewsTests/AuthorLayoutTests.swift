import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// How deep a card lies, as an author attaches it.
private enum Depth: AttributeKey { static let initial = 0.0 }

/// A card that follows the depth.
private final class DeepCard: View, AttributedView {
    var number = -1
    private(set) var depth = 0.0
    func apply(_ attributes: Attributes) { depth = attributes[Depth.self] }
}

/// Cards below one another with a header of which the author decides, as an author outside of Tatami writes it.
private struct Cards: RecordedLayout {
    var store = AttributeStore()
    /// The length of cards, in points.
    var length = 50.0
    /// Whether cards are a quarter as long as they are wide.
    var isQuarter = false
    /// Whether the author takes the measured length of the header.
    var takesSizes = false
    var header = false
    var decorations: [Attributes] = []
    /// The part of the offset by which the cards are moved.
    var parallax = 0.0
    var page: Double?
    var animatesBoundsChanges = false
    /// Whether cards stand from the last one to the first.
    var isReversed = false

    mutating func record(_ content: LayoutContent) {
        var y = 0.0
        if header {
            let element = LayoutElement.supplementary(.header, of: .content)
            let length = takesSizes ? content.measured(element)?.height ?? 44 : 44
            store.place(element, Rect(0, 0, content.crossLength, length))
            y = length
        }
        let length = isQuarter ? content.crossLength / 4 : length
        let shift = parallax * content.viewport.frame.y
        let count = content.itemCount(0)
        for place in 0..<count {
            let item = isReversed ? count - 1 - place : place
            guard let key = content.itemKey(CollectionPlace(section: 0, item: item)) else { continue }
            var attributes = Attributes(.item(key), frame: Rect(shift, y, content.crossLength, length))
            attributes[Depth.self] = Double(item)
            store.place(attributes)
            y += length
        }
        for one in decorations { store.place(one) }
    }

    func proposal(for element: LayoutElement) -> Proposal? {
        if case .supplementary = element { Proposal(width: .atMost(200)) } else { nil }
    }

    func invalidation(from old: Viewport, to new: Viewport) -> Invalidation {
        old.frame.size != new.frame.size ? .cross : parallax == 0 ? .viewport : .everything
    }

    func rest(_ proposed: Point, velocity: Point, _ viewport: Viewport) -> Point {
        page.map { Point(0, (proposed.y / $0).rounded() * $0) } ?? proposed
    }
}

/// A layout that puts every other card where no number is.
private struct Nowhere: CollectionLayout {
    private var keys: [ItemKey] = []

    mutating func prepare(_ content: LayoutContent, _ change: Invalidation) -> Size {
        keys = (0..<content.itemCount(0)).compactMap { content.itemKey(CollectionPlace(section: 0, item: $0)) }
        return Size(200, .nan)
    }
    func attributes(in area: Rect) -> [Attributes] { keys.compactMap { attributes(of: .item($0)) } }
    func attributes(of element: LayoutElement) -> Attributes? {
        guard let place = keys.firstIndex(where: { .item($0) == element }) else { return nil }
        let y = place % 2 == 0 ? Double(place) * 50 : .nan
        return Attributes(element, frame: Rect(0, y, 200, place % 3 == 0 ? .infinity : 50))
    }
    func pinned(in viewport: Viewport) -> [Attributes] { keys.prefix(2).compactMap { attributes(of: .item($0)) } }
}

/// Layouts of authors in a window (collections: sections 3 and 5).
@Suite struct AuthorLayoutTests {
    private let source = CollectionSource<String, Int>()

    private func open(
        _ layout: Cards, _ count: Int = 40, onFault: ((String) -> Void)? = nil
    ) throws -> (list: CollectionView, window: TestWindow) {
        let list = CollectionView(source, layout: layout)
        list.onFault = onFault
        list.register {
            DeepCard()
        } configure: { (card: DeepCard, number: Int) in
            card.number = number
        }
        list.register(.header) {
            Row()
        } configure: { (row: Row, _: Void) in
            row.height = 60
        }
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<count), to: "A")
        }
        return (list, try TestWindow(list, size: Size(200, 400)))
    }

    private func cards(_ list: CollectionView) -> [Int: DeepCard] {
        let all = list.subviews.flatMap(\.subviews).compactMap { $0 as? DeepCard }
        return Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A layout that takes no sizes keeps its own, and the window goes on.
    @Test func aLayoutMayKeepItsOwnSizes() throws {
        let (list, window) = try open(Cards(header: true))
        try window.settle()
        let header = try #require(list.subviews.flatMap(\.subviews).first { $0 is Row })
        #expect(window.root.absoluteFrame(of: try #require(cards(list)[0])).y == 44)
        #expect(window.root.absoluteFrame(of: header).y == 0 && list.counters.unsettled == 0)
    }

    /// Collections: rule 5: measured sizes are known of all elements.
    @Test func measuredHeadersAreKnown() throws {
        let (list, window) = try open(Cards(takesSizes: true, header: true))
        try window.settle()
        #expect(window.root.absoluteFrame(of: try #require(cards(list)[0])).y == 60)
    }

    /// Collections: rule 7.
    @Test func whatIsRecordedWronglyIsTold() throws {
        var layout = Cards(header: true)
        layout.decorations = [Attributes(.decoration(.header, of: .content), frame: Rect(0, 0, 9, 9))]
        var faults: [String] = []
        let (list, window) = try open(layout) { faults.append($0) }
        source.edit(.none) { $0.append([99], to: "A") }
        window.step()
        source.edit(.none) { $0.append([100], to: "A") }
        window.step()
        #expect(list.layout.attributes(of: .decoration(.header, of: .content)) == nil)
        #expect(faults.filter { $0.contains("decorations") }.count == 1, "\(faults)")
    }

    @Test func attachedValuesReachTheViews() throws {
        let (list, window) = try open(Cards())
        #expect(cards(list)[3]?.depth == 3)
        var layout = Cards()
        layout.isReversed = true
        list.layout = layout
        window.step()
        #expect(cards(list)[38]?.depth == 38)
    }

    /// Collections: the table of rule 8.
    @Test func aLayoutMayFollowTheViewport() throws {
        var layout = Cards()
        layout.parallax = 0.1
        let (list, window) = try open(layout)
        list.contentOffset.y = 100
        window.step()
        #expect(window.root.absoluteFrame(of: try #require(cards(list)[4])) == Rect(10, 100, 200, 50))
        let prepares = list.counters.prepares
        window.step()
        #expect(list.counters.prepares == prepares, "nothing has moved")
        layout.parallax = 0
        list.layout = layout
        window.step()
        let before = list.counters.prepares
        list.contentOffset.y = 200
        window.step()
        #expect(list.counters.prepares == before)
    }

    /// Spec 1.6: where a drag comes to rest is the layout's decision.
    @Test func dragsRestWhereTheLayoutWants() throws {
        var layout = Cards()
        layout.page = 250
        let (list, window) = try open(layout)
        window.drag(from: Point(100, 350), to: Point(100, 130), resting: 0.3)
        try window.settle()
        #expect(list.contentOffset.y == 250)
        window.drag(from: Point(100, 350), to: Point(100, 320), resting: 0.3)
        try window.settle()
        #expect(list.contentOffset.y == 250)
    }

    /// Spec 1.6: elements move to their new places when the window gets another size, if the layout wants that.
    @Test(arguments: [true, false]) func boundsChangesMoveElements(isAnimated: Bool) throws {
        var layout = Cards()
        (layout.animatesBoundsChanges, layout.isQuarter) = (isAnimated, true)
        let (list, window) = try open(layout)
        try window.settle()
        window.resize(Size(120, 400))
        window.step()
        let card = try #require(cards(list)[2])
        let y = window.root.presentedFrame(of: card).y
        #expect(isAnimated ? y > 61 && y <= 100 : y == 60, "\(y)")
        try window.settle()
        #expect(window.root.presentedFrame(of: card) == Rect(0, 60, 120, 30))
    }

    /// Collections: rule 38: what comes into sight from elsewhere in the content travels from there.
    @Test func itemsTravelFromWhereTheyWere() throws {
        let (list, window) = try open(Cards())
        try window.settle()
        source.edit { $0.move(30, before: 0) }
        window.step()
        window.step()
        let card = try #require(cards(list)[30])
        #expect(window.root.presentedFrame(of: card).y > 100, "\(window.root.presentedFrame(of: card))")
        try window.settle()
        #expect(window.root.presentedFrame(of: card).y == 0)
    }

    /// Nothing traps (collections: rule 56).
    @Test func framesThatAreNoNumbersAreTold() throws {
        var faults: [String] = []
        let list = CollectionView(source, layout: Nowhere())
        list.onFault = { faults.append($0) }
        list.register {
            DeepCard()
        } configure: { (card: DeepCard, number: Int) in
            card.number = number
        }
        list.selectionMode = .single
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<20), to: "A")
        }
        let window = try TestWindow(list, size: Size(200, 400))
        for number in 0..<20 {
            let key = try #require(source.key(of: number))
            list.scroll(to: key, isAnimated: number % 4 < 2)
            window.wait(0.1)
            list.focus(key)
            window.key(.down)
            window.step()
        }
        source.edit { $0.delete([1, 5]) }
        window.step()
        #expect(faults.contains { $0.contains("not finite") }, "\(faults)")
    }

    /// Decorations are seen alone (collections: rule 7).
    @Test func decorationsAreNotPressed() throws {
        var layout = Cards()
        layout.decorations = [Attributes(.decoration("ribbon", of: .content), frame: Rect(0, 0, 200, 30))]
        layout.decorations[0].z = 5
        let (list, window) = try open(layout)
        list.register("ribbon") {
            DeepCard()
        } configure: { (card: DeepCard, _: Void) in
            card.number = 1_000
        }
        list.selectionMode = .single
        window.step()
        let ribbon = try #require(cards(list)[1_000])
        ribbon.accessibilityLabel = "Ribbon"
        window.press(at: Point(100, 10))
        window.lift(at: Point(100, 10))
        window.step()
        #expect(list.selectedItems(limit: 10) == [source.key(of: 0)])
        var pending = [window.root.accessibilityTree()]
        while let node = pending.popLast() {
            #expect(node.label != "Ribbon")
            pending += node.children
        }
    }
}

import NUILoader
import TatamiGeometry
import TatamiViews
import Testing

/// WeView's tutorial 10 and weview.md 5.1: content, adjustment, at most max, at least min, fixed; an ignored axis is 0. Each rule and
/// each pair of them in four spellings: NUI's names, WeView's, the chain and the item's properties.
struct SizingRule: CustomStringConvertible, Sendable {
    let nui: String
    let weView: String
    let chain: @Sendable (LayoutItem) -> LayoutItem
    let properties: @Sendable (LayoutItem) -> Void
    /// Of an item whose content is 50x20.
    let size: Size

    var description: String { nui }

    init(
        _ nui: String, _ weView: String, _ size: Size, _ chain: @escaping @Sendable (LayoutItem) -> LayoutItem,
        _ properties: @escaping @Sendable (LayoutItem) -> Void
    ) {
        (self.nui, self.weView, self.size, self.chain, self.properties) = (nui, weView, size, chain, properties)
    }

    static let all = single + inPairs + inOrder

    private static let single: [SizingRule] = [
        .init("minWidth = 80", "minDesiredWidth = 80", Size(80, 20), { $0.minWidth(80) }, { $0.minWidth = 80 }),
        .init("minWidth = 40", "minDesiredWidth = 40", Size(50, 20), { $0.minWidth(40) }, { $0.minWidth = 40 }),
        .init("minHeight = 44", "minDesiredHeight = 44", Size(50, 44), { $0.minHeight(44) }, { $0.minHeight = 44 }),
        .init("maxWidth = 30", "maxDesiredWidth = 30", Size(30, 20), { $0.maxWidth(30) }, { $0.maxWidth = 30 }),
        .init("maxWidth = 60", "maxDesiredWidth = 60", Size(50, 20), { $0.maxWidth(60) }, { $0.maxWidth = 60 }),
        .init("maxHeight = 10", "maxDesiredHeight = 10", Size(50, 10), { $0.maxHeight(10) }, { $0.maxHeight = 10 }),
        .init("fixedWidth = 7", "fixedDesiredWidth = 7", Size(7, 20), { $0.fixedWidth(7) }, { $0.fixedWidth = 7 }),
        .init("fixedHeight = 90", "fixedDesiredHeight = 90", Size(50, 90), { $0.fixedHeight(90) }, { $0.fixedHeight = 90 }),
        .init("widthAdjustment = 10", "desiredWidthAdjustment = 10", Size(60, 20), { $0.widthAdjustment(10) }, { $0.widthAdjustment = 10 }),
        .init(
            "heightAdjustment = -5", "desiredHeightAdjustment = -5", Size(50, 15), { $0.heightAdjustment(-5) }, { $0.heightAdjustment = -5 }
        ),
        .init(
            "heightAdjustment = -25", "desiredHeightAdjustment = -25", Size(50, 0), { $0.heightAdjustment(-25) },
            { $0.heightAdjustment = -25 }),
        .init(
            "ignoresWidth = YES", "ignoreDesiredWidth = YES", Size(0, 20), { $0.ignoringContent(.horizontal) }, { $0.ignoresWidth = true }),
        .init(
            "ignoresHeight = YES", "ignoreDesiredHeight = YES", Size(50, 0), { $0.ignoringContent(.vertical) }, { $0.ignoresHeight = true }),
    ]

    private static let inPairs: [SizingRule] = [
        .init("minSize = [80 44]", "minDesiredSize = [80 44]", Size(80, 44), { $0.minSize(80, 44) }, { $0.minSize = Size(80, 44) }),
        .init("maxSize = [30 10]", "maxDesiredSize = [30 10]", Size(30, 10), { $0.maxSize(30, 10) }, { $0.maxSize = Size(30, 10) }),
        .init("fixedSize = [9 8]", "fixedDesiredSize = [9 8]", Size(9, 8), { $0.fixedSize(9, 8) }, { $0.fixedSize = Size(9, 8) }),
        .init(
            "sizeAdjustment = [1 -2]", "desiredSizeAdjustment = [1 -2]", Size(51, 18), { $0.sizeAdjustment(1, -2) },
            { $0.sizeAdjustment = Size(1, -2) }),
        .init("ignoresSize = YES", "ignoreDesiredSize = YES", .zero, { $0.ignoringContent() }, { $0.ignoresSize = true }),
    ]

    /// Each rule against each that comes after it.
    private static let inOrder: [SizingRule] = [
        .init(
            "sizeAdjustment = [20 10] maxSize = [60 25]", "desiredSizeAdjustment = [20 10] maxDesiredSize = [60 25]", Size(60, 25),
            { $0.sizeAdjustment(20, 10).maxSize(60, 25) }, { ($0.sizeAdjustment, $0.maxSize) = (Size(20, 10), Size(60, 25)) }),
        .init(
            "sizeAdjustment = [-30 -15] minSize = [25 12]", "desiredSizeAdjustment = [-30 -15] minDesiredSize = [25 12]", Size(25, 12),
            { $0.sizeAdjustment(-30, -15).minSize(25, 12) }, { ($0.sizeAdjustment, $0.minSize) = (Size(-30, -15), Size(25, 12)) }),
        .init(
            "sizeAdjustment = [9 9] fixedSize = [50 20]", "desiredSizeAdjustment = [9 9] fixedDesiredSize = [50 20]", Size(50, 20),
            { $0.sizeAdjustment(9, 9).fixedSize(50, 20) }, { ($0.sizeAdjustment, $0.fixedSize) = (Size(9, 9), Size(50, 20)) }),
        .init(
            "sizeAdjustment = [9 9] ignoresSize = YES", "desiredSizeAdjustment = [9 9] ignoreDesiredSize = YES", .zero,
            { $0.sizeAdjustment(9, 9).ignoringContent() }, { ($0.sizeAdjustment, $0.ignoresSize) = (Size(9, 9), true) }),
        .init(
            "maxSize = [30 10] minSize = [40 15]", "maxDesiredSize = [30 10] minDesiredSize = [40 15]", Size(40, 15),
            { $0.maxSize(30, 10).minSize(40, 15) }, { ($0.maxSize, $0.minSize) = (Size(30, 10), Size(40, 15)) }),
        .init(
            "maxSize = [30 10] fixedSize = [70 35]", "maxDesiredSize = [30 10] fixedDesiredSize = [70 35]", Size(70, 35),
            { $0.maxSize(30, 10).fixedSize(70, 35) }, { ($0.maxSize, $0.fixedSize) = (Size(30, 10), Size(70, 35)) }),
        .init(
            "maxSize = [30 10] ignoresSize = YES", "maxDesiredSize = [30 10] ignoreDesiredSize = YES", .zero,
            { $0.maxSize(30, 10).ignoringContent() }, { ($0.maxSize, $0.ignoresSize) = (Size(30, 10), true) }),
        .init(
            "minSize = [80 44] fixedSize = [7 8]", "minDesiredSize = [80 44] fixedDesiredSize = [7 8]", Size(7, 8),
            { $0.minSize(80, 44).fixedSize(7, 8) }, { ($0.minSize, $0.fixedSize) = (Size(80, 44), Size(7, 8)) }),
        .init(
            "minSize = [80 44] ignoresSize = YES", "minDesiredSize = [80 44] ignoreDesiredSize = YES", .zero,
            { $0.minSize(80, 44).ignoringContent() }, { ($0.minSize, $0.ignoresSize) = (Size(80, 44), true) }),
        .init(
            "fixedSize = [7 8] ignoresHeight = YES", "fixedDesiredSize = [7 8] ignoreDesiredHeight = YES", Size(7, 0),
            { $0.fixedSize(7, 8).ignoringContent(.vertical) }, { ($0.fixedSize, $0.ignoresHeight) = (Size(7, 8), true) }),
        .init(
            "widthAdjustment = 100 maxWidth = 120 minWidth = 130 minHeight = 5",
            "desiredWidthAdjustment = 100 maxDesiredWidth = 120 minDesiredWidth = 130 minDesiredHeight = 5", Size(130, 20),
            { $0.widthAdjustment(100).maxWidth(120).minWidth(130).minHeight(5) },
            { ($0.widthAdjustment, $0.maxWidth, $0.minWidth, $0.minHeight) = (100, 120, 130, 5) }),
    ]
}

@Suite struct SizingRuleTests {
    private func size(_ entry: any LayoutEntry) -> Size? {
        let item = entry.layoutEntry
        let root = ViewRoot(LayoutView { HStack { item } }, text: FakeText())
        root.layout(width: 400, height: 200)
        return item.view?.frame.size
    }

    private func pref() -> Pref {
        let view = Pref()
        view.size = Size(50, 20)
        return view
    }

    @Test(arguments: SizingRule.all)
    func inNUI(rule: SizingRule) throws {
        for words in [rule.nui, rule.weView] {
            let loading = Loading(
                page("{ :class = HorizontalLayout layoutItems = [{ view = { :class = Pref :id = a size = [50 20] } \(words) }] }"))
            #expect(loading.shown == [], "\(words)")
            #expect(try loading.laidOut(400, 200).frame("a").size == rule.size, "\(words)")
        }
    }

    @Test(arguments: SizingRule.all)
    func inSwift(rule: SizingRule) {
        #expect(size(rule.chain(LayoutItem(pref()))) == rule.size)
        let item = LayoutItem(pref())
        rule.properties(item)
        #expect(size(item) == rule.size)
    }

    /// Rules chain on a view as they do on an item, and the later one wins.
    @Test func chainsBeginWithAView() {
        #expect(size(pref().minSize(80, 44).maxWidth(90)) == Size(80, 44))
        #expect(size(pref().fixedSize(1, 2).fixedSize(3, 4)) == Size(3, 4))
    }

    /// weview.md 5.1, step 3: a maximum makes a text wrap, also where all the room in the world is offered.
    @Test func aMaximumWraps() throws {
        let text = "{ view = { :class = Wrap :id = text natural = 200 lineHeight = 12 } maxDesiredWidth = 60 desiredHeightAdjustment = 5 }"
        let loading = Loading(page("{ :class = HorizontalLayout layoutItems = [\(text)] }"))
        #expect(try loading.laidOut(500, 100).frame("text").size == Size(60, 4 * 12 + 5))
    }

    // MARK: stretching and ignoring

    /// weview.md 6: equal weights give equal extra; they give equal sizes only where the content is ignored.
    @Test func equalWeights() throws {
        func widths(_ words: String) throws -> [Double] {
            let items = ["a size = [20 10]", "b size = [60 10]"].map { "{ view = { :class = Pref :id = \($0) } \(words) }" }
            let loading = Loading(page("{ :class = HorizontalLayout layoutItems = [\(items.joined(separator: " "))] }"))
            #expect(loading.shown == [])
            _ = loading.laidOut(200, 50)
            return try [loading.frame("a").width, loading.frame("b").width]
        }
        #expect(try widths("hStretches = YES") == [80, 120])
        #expect(try widths("hStretches = YES ignoreDesiredSize = YES") == [100, 100])
        #expect(try widths("stretchesIgnoringDesiredSize = YES") == [100, 100])
        #expect(try widths("stretchesIgnoringDesiredSize = NO") == [20, 60])
    }

    @Test func stretchingAndIgnoringInSwift() {
        let a = pref()
        let b = pref()
        let c = pref()
        let root = ViewRoot(
            LayoutView {
                HStack {
                    a.stretch(.horizontal).ignoringContent(.horizontal)
                    b.stretch().ignoringContent()
                    c
                }
            }, text: FakeText())
        root.layout(width: 250, height: 90)
        #expect(a.frame == Rect(0, 35, 100, 20) && b.frame == Rect(100, 0, 100, 90) && c.frame == Rect(200, 35, 50, 20))
    }

    /// An ignored axis grows from 0, and then min and max bound it (settled 8).
    @Test func boundsOfWhatGrowsFromZero() {
        #expect(size(pref().stretch().ignoringContent().maxSize(90, 30)) == Size(90, 30))
        #expect(size(pref().ignoringContent().stretch(.horizontal).minWidth(30)) == Size(400, 0))
    }
}

import TatamiGeometry

/// The part of the content that is in sight.
public struct Viewport: Hashable, Sendable {
    /// Where it is, in points from the leading top corner of the content.
    public var frame: Rect
    /// The length of what other views pin at the start of the main axis, in points.
    public var pinnedAbove: Double

    /// Makes a viewport.
    public init(_ frame: Rect, pinnedAbove: Double = 0) { (self.frame, self.pinnedAbove) = (frame, pinnedAbove) }
}

/// What a change reaches (collections: the table of rule 8).
public enum Invalidation: Sendable {
    /// The viewport moved: nothing is prepared.
    case viewport
    /// Items show something else.
    case content([ItemKey])
    /// Elements have other sizes.
    case sizes([LayoutElement])
    /// Sections or items left, came or moved.
    case structure(CollectionUpdate)
    /// Items of a section were hidden or shown.
    case hidden(Range<Int>, section: Int)
    /// What surrounds the items of a section is another.
    case metrics(SectionKey)
    /// The length across the main axis.
    case cross
    /// The text scale or the device pixels.
    case environment
    /// Anything.
    case everything
}

/// What a layout knows of the content of its collection. The functions answer for the content as it is now, so a layout prepares for an update
/// before it is asked anything else.
public struct LayoutContent {
    /// The main axis, along which the content scrolls.
    public var axis = Axis.vertical
    /// The length across it, in points.
    public var crossLength: Double
    /// The part in sight.
    public var viewport = Viewport(.zero)
    /// The device pixels.
    public var grid = PixelGrid()
    /// The size of texts, as a part of their usual one.
    public var textScale = 1.0
    /// The number of sections.
    public var sectionCount: Int
    /// Returns the number of items of a section, hidden ones included.
    public var itemCount: (Int) -> Int
    /// Returns the key of a section.
    public var sectionKey: (Int) -> SectionKey?
    /// Returns the key of an item.
    public var itemKey: (CollectionPlace) -> ItemKey? { didSet { keysOfRange = nil } }
    /// The same for a range of items of a section, in less time, if the source can do that.
    private var keysOfRange: ((Int, Range<Int>) -> [ItemKey?])?
    /// Returns the index of a section; nil if it left.
    public var section: (SectionKey) -> Int?
    /// Returns the place of an item; nil if it left.
    public var place: (ItemKey) -> CollectionPlace?
    /// Returns the size that an element was measured to have; nil if it was not.
    public var measured: (LayoutElement) -> Size? = { _ in nil }
    /// Returns the known sizes of a range of items of a section, by their indices.
    public var sizes: (Int, Range<Int>) -> [(item: Int, size: Size)] = { _, _ in [] }
    /// Returns the sizes that the program declares for items of a range of a section, by their indices.
    public var declared: (Int, Range<Int>) -> [(item: Int, size: Size)] = { _, _ in [] }
    /// Returns the hidden items of a range of a section.
    public var hidden: (Int, Range<Int>) -> [Int] = { _, _ in [] }

    /// Describes the content of a source. What was applied counts once its update is taken (`CollectionSource.takeUpdate()`).
    public init<Section, Item>(_ source: CollectionSource<Section, Item>, crossLength: Double) {
        self.crossLength = Numbers.cleanLength(crossLength)
        sectionCount = source.keyedSectionCount
        itemCount = { source.keyedItemCount(ofSectionAt: $0) }
        (sectionKey, itemKey) = ({ source.sectionKey(at: $0) }, { source.key(at: $0) })
        keysOfRange = { source.keys(ofItems: $1, inSectionAt: $0) }
        (section, place) = ({ source.index(of: $0) }, { source.place(of: $0) })
    }

    /// Describes content by functions.
    init(
        crossLength: Double, sectionCount: Int, itemCount: @escaping (Int) -> Int, sectionKey: @escaping (Int) -> SectionKey?,
        itemKey: @escaping (CollectionPlace) -> ItemKey?, section: @escaping (SectionKey) -> Int?,
        place: @escaping (ItemKey) -> CollectionPlace?
    ) {
        self.crossLength = Numbers.cleanLength(crossLength)
        (self.sectionCount, self.itemCount, self.sectionKey) = (sectionCount, itemCount, sectionKey)
        (self.itemKey, self.section, self.place) = (itemKey, section, place)
    }

    /// Returns the keys of a range of items of a section, nil for those that are not there.
    public func itemKeys(_ section: Int, _ range: Range<Int>) -> [ItemKey?] {
        keysOfRange?(section, range) ?? range.map { itemKey(CollectionPlace(section: section, item: $0)) }
    }

    /// Returns the content as it was before an update, as far as it is still there: the places of keys are those of the old content.
    func before(_ update: CollectionUpdate) -> LayoutContent {
        var result = self
        let (section, place) = (section, place)
        result.place = { place($0).flatMap { update.place(before: $0) } }
        result.section = { section($0).flatMap { update.section(before: $0) } }
        return result
    }

    /// The content of a section, for its layout.
    func content(ofSection index: Int) -> SectionContent {
        let (axis, sizes, declared, hidden) = (axis, sizes, declared, hidden)
        return SectionContent(
            count: itemCount(index), axis: axis, crossLength: crossLength, grid: grid,
            lengths: { range in sizes(index, range).map { ($0.item, $0.size[axis]) } },
            hidden: { range in hidden(index, range) },
            sizes: { range in Self.joined(sizes(index, range), declared(index, range)) }, declared: { range in declared(index, range) })
    }

    /// The measured sizes, and the declared ones of the other items.
    private static func joined(_ measured: [(item: Int, size: Size)], _ declared: [(item: Int, size: Size)]) -> [(item: Int, size: Size)] {
        if declared.isEmpty { return measured }
        let known = Set(measured.map(\.item))
        return measured + declared.filter { !known.contains($0.item) }
    }
}

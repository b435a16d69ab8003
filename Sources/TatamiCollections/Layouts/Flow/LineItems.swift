import TatamiGeometry

/// The items of a layout that breaks lines: their sizes along both axes, and which are hidden.
struct LineItems: Sendable {
    /// The lengths along the main axis; hidden items are hidden lines.
    private(set) var lengths: Extents
    /// The lengths across it.
    private(set) var breadths: Extents

    /// Whether the lengths across are those that the program declares, whatever was measured.
    private let isWish: Bool

    init(length: Double, breadth: Double, isWish: Bool = false) {
        (lengths, breadths, self.isWish) = (Extents(estimate: length), Extents(estimate: breadth), isWish)
    }

    /// Returns whether an item is hidden; nil if there is none.
    func isHidden(_ item: Int) -> Bool? { lengths[item]?.isHidden }
    func length(_ item: Int) -> Double { lengths[item]?.length ?? 0 }
    func breadth(_ item: Int) -> Double { breadths[item]?.length ?? 0 }

    mutating func reset(_ section: SectionContent) {
        remove(0..<lengths.count)
        insert(0..<section.count, section)
    }

    mutating func insert(_ range: Range<Int>, _ section: SectionContent) {
        insert(range)
        hide(range, section)
    }

    /// Inserts items of which nothing is known yet.
    mutating func insert(_ range: Range<Int>) {
        lengths.insert(range.count, at: range.lowerBound)
        breadths.insert(range.count, at: range.lowerBound)
    }

    mutating func remove(_ range: Range<Int>) {
        lengths.remove(range)
        breadths.remove(range)
    }

    mutating func hide(_ range: Range<Int>, _ section: SectionContent) {
        lengths.setHidden(false, in: range)
        for item in section.hidden(range) { lengths.setHidden(true, in: item..<item + 1) }
    }

    /// Reads the known sizes of a range.
    mutating func read(_ range: Range<Int>, _ section: SectionContent) {
        guard isWish else {
            for (item, size) in section.sizes(range) { set(size, of: item, section.axis) }
            return
        }
        // Without a declared length, the estimate counts until the item was measured.
        for (item, size) in section.declared(range) {
            var size = size
            if size[section.axis] <= 0 { size[section.axis] = .nan }
            set(size, of: item, section.axis)
        }
        for (item, length) in section.lengths(range) {
            var size = Size(.nan, .nan)
            size[section.axis] = length
            set(size, of: item, section.axis)
        }
    }

    /// Sets a size. Returns whether it differs from the one before.
    @discardableResult
    mutating func set(_ size: Size, of item: Int, _ axis: Axis) -> Bool {
        let old = (length(item), breadth(item))
        if !size[axis].isNaN { lengths.set(Numbers.cleanLength(size[axis]), at: item) }
        if !size[axis.cross].isNaN { breadths.set(Numbers.cleanLength(size[axis.cross]), at: item) }
        return old != (length(item), breadth(item))
    }
}

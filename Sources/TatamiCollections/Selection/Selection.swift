/// Which items of a collection are selected (collections: rule 40).
///
/// The items are lines of a tree: selected ones have the length 1, others none. So a million selected items are one run of the tree, ranges
/// are selected and counted in time that grows with the logarithm of the number of items, and copies take no time.
///
/// ```swift
/// var selection = Selection()
/// selection.perform(update)                                   // the first content
/// selection.select(CollectionPlace(section: 0, item: 2))
/// selection.extend(to: CollectionPlace(section: 1, item: 5))  // with Shift
/// selection.count
/// ```
///
/// Every change returns the runs of items that are selected now and were not, or the other way round, and not what stays as it was. Places
/// that the collection does not have change nothing.
public struct Selection: Sendable {
    /// How many items people can select.
    public enum Mode: Hashable, Sendable {
        /// None.
        case none
        /// One at most.
        case single
        /// Any number.
        case multiple
    }

    /// How many items people can select.
    public let mode: Mode
    /// A line for each item of all sections. The ones of kind 1 are selected.
    private(set) var items = Extents(estimate: 0)
    /// A line for each section; its length is the number of its items.
    var sections = Extents(estimate: 0)
    /// The index among all items at which an extension starts, and the one to which it leads.
    var marks = Marks()

    /// Places that follow the changes of a collection.
    struct Marks: Hashable, Sendable {
        var anchor: Int?
        var lead: Int?
    }

    /// Makes a selection in a collection without sections. `perform(_:)` brings its items.
    public init(_ mode: Mode = .multiple) {
        self.mode = mode
        items.setEstimate(1, ofKind: 1)
    }

    /// Returns a selection of the same collection in which nothing is selected.
    package func cleared(_ mode: Mode) -> Selection {
        var result = Selection(mode)
        result.sections = sections
        result.items.insert(total, at: 0)
        return result
    }

    // MARK: Looking up

    /// The number of selected items.
    public var count: Int { Int(items.total) }

    /// The number of items, selected or not.
    public var total: Int { items.count }

    /// Where `extend(to:)` starts: the item that was last selected alone or toggled; nil if there is none. It follows its item through
    /// updates. If the item leaves, it is the next one, or else the previous one.
    public var anchor: CollectionPlace? { marks.anchor.map(place(at:)) }

    /// The item that was selected last, from which keys go on; nil if there is none. It follows its item like `anchor`.
    public var lead: CollectionPlace? { marks.lead.map(place(at:)) }

    /// Returns true if an item is selected.
    public func contains(_ place: CollectionPlace) -> Bool { index(of: place).map(isSelected) ?? false }

    /// Returns the number of selected items among those from one place to another, both included, in either order.
    public func count(from first: CollectionPlace, through last: CollectionPlace) -> Int {
        range(first, last).map { selected(in: $0) } ?? 0
    }

    /// Calls `found` for the runs of selected items, in order, until it returns false. Each run takes logarithmic time.
    public func runs(_ found: (SelectionRun) -> Bool) {
        visitRuns(in: 0..<total, isSelected: true) { found(run($0, true)) }
    }

    func isSelected(_ index: Int) -> Bool { items[index]?.kind == 1 }

    func selected(in range: Range<Int>) -> Int { Int(items.offset(of: range.upperBound) - items.offset(of: range.lowerBound)) }

    /// The index of an item among all; nil if the collection does not have it.
    package func index(of place: CollectionPlace) -> Int? {
        guard place.item >= 0, let section = sections[place.section], place.item < Int(section.length) else { return nil }
        return Int(sections.offset(of: place.section)) + place.item
    }

    package func place(at index: Int) -> CollectionPlace {
        let section = sections.index(at: Double(index))
        return CollectionPlace(section: section, item: index - Int(sections.offset(of: section)))
    }

    func range(_ first: CollectionPlace, _ last: CollectionPlace) -> Range<Int>? {
        guard let first = index(of: first), let last = index(of: last) else { return nil }
        return min(first, last)..<max(first, last) + 1
    }

    func run(_ range: Range<Int>, _ isSelected: Bool) -> SelectionRun {
        SelectionRun(
            first: place(at: range.lowerBound), last: place(at: range.upperBound - 1), count: range.count, isSelected: isSelected)
    }

    /// Visits the runs of a range that are selected, or those that are not, until the visitor returns false.
    private func visitRuns(in range: Range<Int>, isSelected: Bool, _ visit: (Range<Int>) -> Bool) {
        // In the tree of what is wanted, the line at an offset is the item with that number among the wanted ones.
        var (wanted, others) = (items, items)
        wanted.setEstimate(isSelected ? 1 : 0, ofKind: 1)
        wanted.setEstimate(isSelected ? 0 : 1)
        others.setEstimate(isSelected ? 0 : 1, ofKind: 1)
        others.setEstimate(isSelected ? 1 : 0)
        var start = range.lowerBound
        while start < range.upperBound {
            let number = wanted.offset(of: start)
            guard number < wanted.total else { return }
            start = wanted.index(at: number)
            guard start < range.upperBound else { return }
            let before = others.offset(of: start)
            let end = min(before < others.total ? others.index(at: before) : total, range.upperBound)
            guard visit(start..<end) else { return }
            start = end
        }
    }

    // MARK: Changing

    /// Selects or deselects a range of all items, and returns the runs that changed.
    mutating func set(_ isSelected: Bool, in range: Range<Int>) -> [SelectionRun] {
        var changed: [SelectionRun] = []
        visitRuns(in: range, isSelected: !isSelected) {
            changed.append(run($0, isSelected))
            return true
        }
        if !changed.isEmpty { replace(range, isSelected) }
        return changed
    }

    /// Writes a range of all items as one run.
    mutating func replace(_ range: Range<Int>, _ isSelected: Bool) {
        items.remove(range)
        items.insert(range.count, at: range.lowerBound, kind: isSelected ? 1 : 0)
    }

    /// Removes, inserts or moves items; new ones are not selected.
    mutating func change(_ change: (inout Extents) -> Void) { change(&items) }
}

/// Items one behind the other whose selection is the same, across sections.
public struct SelectionRun: Hashable, Sendable {
    /// The first item.
    public let first: CollectionPlace
    /// The last item.
    public let last: CollectionPlace
    /// The number of items.
    public let count: Int
    /// True if they are selected.
    public let isSelected: Bool
}

import TatamiViews

extension View {
    /// The first text in the view, shown or not: the name that it was given, or else what it shows; nil if there is none.
    package var firstText: String? {
        var pending = [self]
        while let view = pending.popLast() {
            if let text = view.accessibilityLabel ?? view.textContent, !text.isEmpty { return text }
            pending += view.subviews.reversed()
        }
        return nil
    }
}

/// Elements that something else makes when they come into sight, such as the rows of a loop in a file.
///
/// The elements are known by numbers, which they keep as long as they are in the list.
public final class HostedList {
    /// What something else has made for an element.
    public struct Made {
        /// The objects: views, or rows of a table or an outline.
        public var objects: [AnyObject]
        /// Called when the element is out of sight: the objects are not shown any more.
        public var end: () -> Void

        /// Creates objects that are there.
        public init(_ objects: [AnyObject], end: @escaping () -> Void = {}) { (self.objects, self.end) = (objects, end) }
    }

    /// An order of rows of a table: by the cell at a place.
    package struct Order: Hashable {
        /// The place of the cell in its row.
        package let place: Int
        /// Whether small values come first.
        package let isAscending: Bool
    }

    /// Orders the elements by their cells, the most important one first; does nothing for elements that nothing can order.
    package var order: ([Order]) -> Void = { _ in }
    /// The numbers of the elements, in order.
    private(set) var numbers: [Int] = []
    /// Called when other elements are there.
    var onChange: () -> Void = {}
    /// Called with the number of an element that has other objects than before.
    var onRemake: (Int) -> Void = { _ in }
    /// What names and moves the elements, by the ids that they were given with.
    package var rows = HostedRows()
    private var known: [AnyHashable: Int] = [:]
    private var ids: [Int: AnyHashable] = [:]
    private var makeElement: (AnyHashable) -> Made = { _ in Made([]) }
    private var next = 0
    /// Whether the ids are those of objects that are there.
    private var hasObjects = false

    /// Creates an empty list.
    public init() {}

    /// Creates a list of objects that are there.
    public convenience init(_ objects: [AnyObject]) {
        self.init()
        let table = Dictionary(objects.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        set(objects.map { ObjectIdentifier($0) }) { id in Made(table[id].map { [$0] } ?? []) }
        rows.text = { ($0 as? ObjectIdentifier).flatMap { (table[$0] as? View)?.firstText } }
        hasObjects = true
    }

    /// Gives the elements numbers that no element of another list has, in whose place this one is shown. An object of both lists keeps its number.
    func renumber(behind other: HostedList) {
        guard other !== self else { return }
        next = max(next, other.next)
        let old = numbers.compactMap { ids[$0] }
        (numbers, ids, known) = ([], [:], [:])
        for id in old {
            let kept = hasObjects && other.hasObjects ? other.known[id] : nil
            let number = kept ?? next
            if number == next { next += 1 }
            numbers.append(number)
            (ids[number], known[id]) = (id, number)
        }
    }

    /// Replaces the elements. Of equal ids the first counts.
    ///
    /// - Parameters:
    ///   - ids: The elements, in order.
    ///   - make: Makes the objects of an element.
    public func set<ID: Hashable>(_ ids: [ID], make: @escaping (ID) -> Made) {
        var fresh: [AnyHashable: Int] = [:]
        (numbers, self.ids, hasObjects) = ([], [:], false)
        makeElement = { ($0.base as? ID).map(make) ?? Made([]) }
        for id in ids where fresh[id] == nil {
            let number = known[id] ?? next
            if number == next { next += 1 }
            fresh[id] = number
            numbers.append(number)
            self.ids[number] = id
        }
        known = fresh
        onChange()
    }

    /// Says that an element has other objects than before.
    public func remade<ID: Hashable>(_ id: ID) { if let number = known[id] { onRemake(number) } }

    func contains(_ number: Int) -> Bool { ids[number] != nil }

    func make(_ number: Int) -> Made { ids[number].map(makeElement) ?? Made([]) }

    // MARK: Names and moves

    /// The name of an element, by its number.
    func name(of number: Int) -> AnyHashable? { ids[number].flatMap { rows.name($0.base) } }

    /// The text by which people find an element.
    func text(of number: Int) -> String? { ids[number].flatMap { rows.text($0.base) } }

    /// The number of the element with a name.
    func number(named name: AnyHashable) -> Int? { (rows.id(name) as? AnyHashable).flatMap { known[$0] } }

    /// Whether data makes an element.
    func isRow(_ number: Int) -> Bool { ids[number].map { rows.isRow($0.base) } ?? false }

    /// What moves in the data with an element.
    func element(_ number: Int) -> AnyObject? { ids[number].flatMap { rows.element($0.base) } }

    /// Moves something of the data to the place between two elements. Returns whether the data has done so.
    func take(_ element: AnyObject, before next: Int?, behind previous: Int?) -> Bool {
        rows.take(
            element, HostedRows.Place(section: nil, next: next.flatMap { ids[$0]?.base }, previous: previous.flatMap { ids[$0]?.base }))
    }
}

import TatamiGeometry

/// What a recorded layout places. It finds elements by themselves and by areas.
public struct AttributeStore: Sendable {
    /// The number of elements from which on a layout should not be recorded.
    public static let limit = 10_000

    /// The size of the content, in points; nil for the smallest one that holds all frames, from the leading top corner on.
    public var contentSize: Size?
    private var places: [LayoutElement: Int] = [:]
    private var list: [Attributes] = []
    /// The numbers of the elements by their starts along the main axis, and the greatest end among those so far.
    private var order: [(number: Int, end: Double)] = []
    private(set) var axis = Axis.vertical
    private var check = AttributeCheck()

    /// Creates a store without elements.
    public init() {}

    /// The number of elements.
    public var count: Int { list.count }

    /// Places an element. One that was placed already stays where it is, and the fault is reported; other faults: `AttributeCheck`.
    public mutating func place(_ attributes: Attributes) {
        guard let clean = check.accepted(attributes) else { return }
        guard places[clean.element] == nil else { return check.reportRepeated(clean.element) }
        places[clean.element] = list.count
        list.append(clean)
        if list.count == Self.limit + 1 {
            check.report("A recorded layout has more than \(Self.limit) elements; a section layout takes less time.")
        }
    }

    /// Places an element.
    public mutating func place(_ element: LayoutElement, _ frame: Rect) { place(Attributes(element, frame: frame)) }

    /// Returns the faults that were found since the last call.
    public mutating func takeFaults() -> [LayoutFault] { check.takeFaults() }

    /// Returns an element; nil if it was not placed.
    public subscript(element: LayoutElement) -> Attributes? { places[element].map { list[$0] } }

    /// Returns the elements in an area, in the order in which they were placed.
    public func attributes(in area: Rect) -> [Attributes] {
        let (start, end) = (area.origin[axis], area.origin[axis] + area.size[axis])
        let first = order.partitioningIndex { $0.end > start }
        let beyond = order.partitioningIndex { list[$0.number].frame.origin[axis] >= end }
        guard first < beyond else { return [] }
        return order[first..<beyond].map(\.number).sorted().map { list[$0] }.filter { $0.frame.intersection(area) != nil }
    }

    mutating func begin() { (places, list, order, contentSize) = ([:], [], [], nil) }

    /// Sorts the elements. Returns the size of the content.
    mutating func finish(_ axis: Axis) -> Size {
        self.axis = axis
        var end = -Double.infinity
        order = list.indices.sorted { list[$0].frame.origin[axis] < list[$1].frame.origin[axis] }.map { number in
            let frame = list[number].frame
            end = max(end, frame.origin[axis] + frame.size[axis])
            return (number, end)
        }
        let size = contentSize ?? Size(list.map(\.frame.maxX).max() ?? 0, list.map(\.frame.maxY).max() ?? 0)
        return Size(Extents.clean(size.width), Extents.clean(size.height))
    }
}

/// A layout that places all elements each time, for up to 10,000 of them. The store answers everything else.
///
/// ```swift
/// struct Spiral: RecordedLayout {
///     var store = AttributeStore()
///     mutating func record(_ content: LayoutContent) {
///         for item in 0..<content.itemCount(0) {
///             guard let key = content.itemKey(CollectionPlace(section: 0, item: item)) else { continue }
///             store.place(.item(key), frame(item))
///         }
///     }
/// }
/// ```
public protocol RecordedLayout: CollectionLayout {
    /// The elements.
    var store: AttributeStore { get set }
    /// Places all elements in the store.
    mutating func record(_ content: LayoutContent)
}

extension RecordedLayout {
    /// Records all elements anew.
    public mutating func prepare(_ content: LayoutContent, _ change: Invalidation) -> Size {
        store.begin()
        record(content)
        return store.finish(content.axis)
    }

    /// Returns the elements in an area.
    public func attributes(in area: Rect) -> [Attributes] { store.attributes(in: area) }

    /// Returns where an element is.
    public func attributes(of element: LayoutElement) -> Attributes? { store[element] }

    /// Returns the faults of the store.
    public mutating func takeFaults() -> [LayoutFault] { store.takeFaults() }

    /// Returns what the style says, along the main axis.
    public func appearing(_ final: Attributes, _ style: ChangeStyle) -> Attributes { style.outside(final, store.axis) }

    /// Returns what the style says, along the main axis.
    public func disappearing(_ last: Attributes, _ style: ChangeStyle) -> Attributes { style.outside(last, store.axis) }
}

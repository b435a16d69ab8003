import TatamiCollections
import TatamiGeometry

/// The sizes that items were measured to have, for the last two lengths across the main axis (collections: rule 26): a window that is turned and
/// turned back measures nothing.
///
/// It is an object, since layouts ask it while sizes are added: a copy for them would cost as much as all sizes known.
final class SizeMemory {
    private var current: (cross: Double, sizes: [ItemKey: Size]) = (-1, [:])
    private var last: (cross: Double, sizes: [ItemKey: Size]) = (-1, [:])
    /// The sizes of other elements, for the present length.
    private var others: [LayoutElement: Size] = [:]

    /// The sizes for the present length.
    var sizes: [ItemKey: Size] { current.sizes }

    subscript(key: ItemKey) -> Size? {
        get { current.sizes[key] }
        set { current.sizes[key] = newValue }
    }

    subscript(element: LayoutElement) -> Size? {
        get { if case .item(let key) = element { current.sizes[key] } else { others[element] } }
        set { if case .item(let key) = element { current.sizes[key] = newValue } else { others[element] = newValue } }
    }

    /// Goes over to another length across the main axis.
    func use(_ cross: Double) {
        guard cross != current.cross else { return }
        others = [:]
        let known = last.cross == cross ? last.sizes : [:]
        last = current
        current = (cross, known)
    }

    /// Forgets items that left.
    func forget(_ keys: [ItemKey]) {
        for key in keys {
            current.sizes[key] = nil
            last.sizes[key] = nil
        }
    }

    /// Forgets what was measured for other lengths: items show something else now.
    func forgetOthers(_ keys: [ItemKey]) { for key in keys { last.sizes[key] = nil } }

    func forgetAll() { (current, last, others) = ((-1, [:]), (-1, [:]), [:]) }

    /// Forgets the views of sections that left, once there are more than there can be.
    func forgetOthers(above count: Int, _ isThere: (LayoutElement) -> Bool) {
        if others.count > count { others = others.filter { isThere($0.key) } }
    }

    /// Returns the known sizes of a range of items of a section, in order.
    func known(_ section: Int, _ range: Range<Int>, _ content: LayoutContent) -> [(item: Int, size: Size)] {
        guard range.count > current.sizes.count else {
            return range.compactMap { item in
                content.itemKey(CollectionPlace(section: section, item: item)).flatMap { current.sizes[$0] }.map { (item, $0) }
            }
        }
        let found = current.sizes.compactMap { key, size -> (item: Int, size: Size)? in
            guard let place = content.place(key), place.section == section, range.contains(place.item) else { return nil }
            return (place.item, size)
        }
        return found.sorted { $0.item < $1.item }
    }
}

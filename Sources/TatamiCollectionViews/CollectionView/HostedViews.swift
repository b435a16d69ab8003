import TatamiCollections
import TatamiLayout
import TatamiViews

/// Views that something else makes for an item of a collection, such as a file with templates.
public struct HostedViews {
    /// The views, one below the other.
    public var views: [View]
    /// Called when the item is out of sight: the views are not shown any more.
    public var end: () -> Void

    /// Creates views.
    public init(_ views: [View], end: @escaping () -> Void = {}) { (self.views, self.end) = (views, end) }
}

/// A cell whose views come from outside.
final class HostCell: LayoutView, ReusableView {
    private var end: () -> Void = {}

    /// Shows other views. Those before end first, since they may be of the same item.
    ///
    /// - Parameters:
    ///   - fills: Whether several views are as high as the cell together. A single one is, so that its background reaches the edges.
    ///   - make: Makes the views.
    func show(fills: Bool = false, _ make: () -> HostedViews) {
        prepareForReuse()
        let hosted = make()
        end = hosted.end
        let views = hosted.views
        layout = VStack { for view in views { view.stretch(fills || views.count == 1 ? .both : .horizontal) } }
    }

    func prepareForReuse() {
        layout?.removeAll()
        layout = nil
        let end = end
        self.end = {}
        end()
    }
}

/// Objects as the items of one section, by their identities.
struct ObjectRows<Element: AnyObject> {
    let source = CollectionSource<Int, ObjectIdentifier>()
    private let table: [ObjectIdentifier: Element]

    init(_ objects: [Element]) {
        table = Dictionary(objects.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        source.edit(.none) {
            $0.append([0])
            $0.append(objects.map { ObjectIdentifier($0) }, to: 0)
        }
    }

    subscript(id: ObjectIdentifier) -> Element? { table[id] }
}

extension CollectionView {
    /// Shows a source, for whose items something else makes the views when they come into sight.
    ///
    /// - Parameters:
    ///   - source: Has the content, and is kept alive.
    ///   - views: Makes the views of an item. It is called again when the item is reconfigured.
    public func show<Section, Item>(_ source: CollectionSource<Section, Item>, views: @escaping (Item) -> HostedViews) {
        register {
            HostCell()
        } configure: { (cell: HostCell, id: Item) in
            cell.show { views(id) }
        }
        show(source)
    }

    /// Views that are shown as items, in their order. Setting them shows them instead of a source; showing a source shows them no more.
    public var views: [View] {
        get { ownViews }
        set {
            let rows = ObjectRows(newValue)
            show(rows.source) { id in HostedViews(rows[id].map { [$0] } ?? []) }
            ownViews = newValue
            var known = HostedRows()
            known.text = { [rows] id in (id as? ObjectIdentifier).flatMap { rows[$0]?.firstText } }
            hosted = known
        }
    }
}

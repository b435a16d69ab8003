import TatamiCollections
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A group of items of a collection, with what stands before and after them, as files describe it.
public final class CollectionSection {
    /// The view before the items; nil for none.
    public var header: View? { didSet { if header !== oldValue { styleChanged() } } }
    /// The view after the items; nil for none.
    public var footer: View? { didSet { if footer !== oldValue { styleChanged() } } }
    /// Whether the header is as long as its view wants to be; ``headerLength`` is then its length until it comes into sight.
    public var fitsHeader = false { didSet { if fitsHeader != oldValue { styleChanged() } } }
    /// Whether the footer is as long as its view wants to be; ``footerLength`` is then its length until it comes into sight.
    public var fitsFooter = false { didSet { if fitsFooter != oldValue { styleChanged() } } }
    /// The length of the header along the main axis, in points.
    public var headerLength = 36.0 {
        didSet {
            headerLength = Numbers.cleanLength(headerLength)
            if headerLength != oldValue { styleChanged() }
        }
    }
    /// The length of the footer along the main axis, in points.
    public var footerLength = 36.0 {
        didSet {
            footerLength = Numbers.cleanLength(footerLength)
            if footerLength != oldValue { styleChanged() }
        }
    }
    /// Whether the header stays at the start of the view while its section is in sight.
    public var pinsHeader = false { didSet { if pinsHeader != oldValue { styleChanged() } } }
    /// Whether the footer stays at the end of the view while its section is in sight.
    public var pinsFooter = false { didSet { if pinsFooter != oldValue { styleChanged() } } }
    /// Whether a section without items takes no room at all.
    public var hidesWhenEmpty = false { didSet { if hidesWhenEmpty != oldValue { styleChanged() } } }
    /// The distances of the items from the edges of the section, and from its header and footer, in points.
    public var insets = Insets.zero { didSet { if insets != oldValue { styleChanged() } } }
    /// Whether the items stand side by side in a row that scrolls across the main axis on its own, and where the row comes to rest.
    public var carousel = Carousel.none { didSet { if carousel != oldValue { styleChanged() } } }
    /// The length of the items of a carousel across the main axis, in points: their widths, where the collection scrolls vertically. With 0 they are
    /// as long as they want to be. It has no effect with ``itemsInSight``.
    public var itemLength = 0.0 {
        didSet {
            itemLength = Numbers.cleanLength(itemLength)
            if itemLength != oldValue { styleChanged() }
        }
    }
    /// The number of items of a carousel that are in sight at once, for example 2.5; 0 for none, which leaves it to ``itemLength``.
    public var itemsInSight = 0.0 {
        didSet {
            itemsInSight = min(Numbers.cleanLength(itemsInSight), 100)
            if itemsInSight != oldValue { styleChanged() }
        }
    }
    /// The number of items of a group, where a carousel comes to rest at groups.
    public var itemsInGroup = 1 {
        didSet {
            itemsInGroup = max(1, min(itemsInGroup, 1_000))
            if itemsInGroup != oldValue { styleChanged() }
        }
    }
    /// The items.
    public var items = HostedList() {
        didSet {
            // The numbers of another list stand for other items.
            items.renumber(behind: oldValue)
            followItems()
            collection?.sectionsChanged()
        }
    }
    /// Items that are shown as they are. Setting them shows them instead of ``items``.
    public var views: [View] = [] { didSet { items = HostedList(views) } }

    weak var collection: CollectionView? { didSet { followItems() } }

    /// Creates a section without items.
    public init() {}

    /// What surrounds the items, as a layout takes it.
    var style: SectionStyle {
        var style = SectionStyle()
        // A header without length would never come into sight and be measured.
        style.header = header.map { _ in fitsHeader ? max(1, headerLength) : headerLength }
        style.footer = footer.map { _ in fitsFooter ? max(1, footerLength) : footerLength }
        (style.fitsHeader, style.fitsFooter) = (fitsHeader, fitsFooter)
        (style.pinsHeader, style.pinsFooter) = (pinsHeader, pinsFooter)
        (style.hidesWhenEmpty, style.insets) = (hidesWhenEmpty, insets)
        return style
    }

    /// The ways in which the items of a section scroll on their own.
    public enum Carousel: Hashable, Sendable, CaseIterable {
        /// They do not: the collection arranges them.
        case none
        /// The row rests anywhere.
        case free
        /// The row turns pages that are as long as it is.
        case pages
        /// The row rests where a group of items begins.
        case groups
    }

    /// What arranges the items if they scroll on their own; nil otherwise.
    func carouselLayout(spacing: Double) -> CarouselLayout? {
        let paging: CarouselLayout.Paging
        switch carousel {
        case .none: return nil
        case .free: paging = .free
        case .pages: paging = .pages
        case .groups: paging = .groups(of: itemsInGroup)
        }
        let length: CarouselLayout.ItemLength =
            itemsInSight > 0 ? .fraction(1 / max(1, itemsInSight)) : itemLength > 0 ? .fixed(itemLength) : .fitted(estimate: 120)
        return CarouselLayout(length, spacing: spacing, paging: paging)
    }

    /// An item of a section of a collection.
    struct Item: Hashable {
        let section: ObjectIdentifier
        let number: Int
    }

    /// The ids of the items, in order.
    var ids: [Item] { items.numbers.map(id) }

    fileprivate func id(_ number: Int) -> Item { Item(section: ObjectIdentifier(self), number: number) }

    private func followItems() {
        guard collection != nil else { return }
        items.onChange = { [weak self] in self?.collection?.sectionsChanged() }
        items.onRemake = { [weak self] number in
            guard let self else { return }
            collection?.ownSections?.source.edit(.none) { $0.reconfigure([self.id(number)]) }
        }
    }

    private func styleChanged() { collection?.sectionStylesChanged() }
}

/// The sections of a collection that are set as objects.
final class OwnSections {
    let source = CollectionSource<ObjectIdentifier, CollectionSection.Item>()
    private(set) var list: [CollectionSection] = []
    private var table: [ObjectIdentifier: CollectionSection] = [:]

    /// Goes over to other sections. Of one that is there twice, the first counts.
    func set(_ sections: [CollectionSection]) {
        table = Dictionary(sections.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        var left = table
        list = sections.filter { left.removeValue(forKey: ObjectIdentifier($0)) != nil }
    }

    subscript(id: ObjectIdentifier) -> CollectionSection? { table[id] }

    /// Makes the objects of an item; nil for one that left.
    func make(_ item: CollectionSection.Item) -> HostedList.Made? { table[item.section]?.items.make(item.number) }

    /// What names and moves the items of all sections.
    var rows: HostedRows {
        var rows = HostedRows()
        rows.name = { [weak self] id in self?.list(of: id).flatMap { $0.list.name(of: $0.number) } }
        rows.id = { [weak self] name in
            for section in self?.list ?? [] {
                if let number = section.items.number(named: name) { return section.id(number) }
            }
            return nil
        }
        rows.text = { [weak self] id in self?.list(of: id).flatMap { $0.list.text(of: $0.number) } }
        rows.isRow = { [weak self] id in self?.list(of: id).map { $0.list.isRow($0.number) } ?? false }
        rows.element = { [weak self] id in self?.list(of: id).flatMap { $0.list.element($0.number) } }
        rows.take = { [weak self] element, place in
            guard let self, let section = (place.section as? ObjectIdentifier).flatMap({ table[$0] }) else { return false }
            return section.items.take(
                element, before: place.next.flatMap { self.list(of: $0)?.number },
                behind: place.previous.flatMap { self.list(of: $0)?.number })
        }
        return rows
    }

    /// The list that has an item, and the number of the item in it.
    private func list(of id: Any) -> (list: HostedList, number: Int)? {
        guard let item = id as? CollectionSection.Item, let section = table[item.section] else { return nil }
        return (section.items, item.number)
    }

    /// Adds the sections with their items.
    func fill(_ content: inout Snapshot<ObjectIdentifier, CollectionSection.Item>) {
        content.append(list.map { ObjectIdentifier($0) })
        for section in list { content.append(section.ids, to: ObjectIdentifier(section)) }
    }

    /// Shows the present sections and items.
    func update() {
        var content = Snapshot<ObjectIdentifier, CollectionSection.Item>()
        fill(&content)
        source.apply(content)
    }
}

extension CollectionView {
    /// Sections of items, with headers and footers. Setting them shows them instead of a source; showing a source shows them no more.
    public var sections: [CollectionSection] {
        get { ownSections?.list ?? [] }
        set {
            setSections(newValue) { sections in
                show(sections.source) { [weak sections] item in
                    guard let made = sections?.make(item) else { return HostedViews([]) }
                    return HostedViews(made.objects.compactMap { $0 as? View }, end: made.end)
                }
            }
        }
    }

    /// Shows sections.
    ///
    /// - Parameter show: Shows the source of sections when the first ones come.
    func setSections(_ new: [CollectionSection], _ show: (OwnSections) -> Void) {
        let old = self.sections
        let sections = ownSections ?? OwnSections()
        sections.set(new)
        for section in old where sections[ObjectIdentifier(section)] == nil && section.collection === self { section.collection = nil }
        if ownSections == nil { begin(sections, show) } else { sections.update() }
        for section in new where section.collection !== self { section.collection = self }
    }

    private func begin(_ sections: OwnSections, _ show: (OwnSections) -> Void) {
        sections.source.edit(.none, sections.fill)
        show(sections)
        register(.header, part(\.header, of: sections))
        register(.footer, part(\.footer, of: sections))
        ownSections = sections
        hosted = sections.rows
        sectionStylesChanged()
    }

    private func register(_ kind: ElementKind, _ configure: @escaping (HostCell, ObjectIdentifier) -> Void) {
        register(kind, { HostCell() }, configure: configure)
    }

    /// Shows a view of a section in a cell.
    private func part(
        _ view: KeyPath<CollectionSection, View?>, of sections: OwnSections
    ) -> (HostCell, ObjectIdentifier) -> Void {
        { [weak sections] cell, id in cell.show(fills: true) { HostedViews((sections?[id]?[keyPath: view]).map { [$0] } ?? []) } }
    }

    func sectionsChanged() { ownSections?.update() }

    func sectionStylesChanged() { layout = style.layout { [weak self] in self?.ownSection($0) } }

    private func ownSection(_ key: SectionKey) -> CollectionSection? {
        (data.section(key) as? ObjectIdentifier).flatMap { ownSections?[$0] }
    }
}

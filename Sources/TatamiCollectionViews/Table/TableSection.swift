import TatamiCollections
import TatamiViews

/// A group of rows of a table, with a header before them.
public final class TableSection {
    let own = CollectionSection()
    private var ownRows: [TableCells] = []
    /// The table that shows the section.
    weak var table: Table?

    /// Creates a section without rows, whose header stays in sight with them.
    public init() { own.pinsHeader = true }

    /// The view before the rows, as wide as the table; nil for none. It stays in sight while the columns scroll sideways. Give it a background: rows
    /// scroll below it.
    public var header: View? {
        get { own.header }
        set { own.header = newValue }
    }
    /// The height of the header, in points.
    public var headerLength: Double {
        get { own.headerLength }
        set { own.headerLength = newValue }
    }
    /// Whether the header is as high as its view wants to be; ``headerLength`` is then its height until it comes into sight.
    public var fitsHeader: Bool {
        get { own.fitsHeader }
        set { own.fitsHeader = newValue }
    }
    /// Whether the header stays below that of the table while its rows are in sight. The default is true.
    public var pinsHeader: Bool {
        get { own.pinsHeader }
        set { own.pinsHeader = newValue }
    }
    /// Whether a section without rows takes no room at all.
    public var hidesWhenEmpty: Bool {
        get { own.hidesWhenEmpty }
        set { own.hidesWhenEmpty = newValue }
    }
    /// The rows, whose cells something else makes when they come into sight (`TableCells`).
    public var rows: HostedList {
        get { own.items }
        set {
            (own.items, ownRows) = (newValue, [])
            table?.orderAgain()
        }
    }
    /// Rows that are shown as they are. Setting them shows them instead of ``rows``.
    public var givenRows: [TableCells] {
        get { ownRows }
        set { (own.items, ownRows) = (HostedList(newValue), newValue) }
    }
}

extension Table {
    /// Groups of rows, with headers between them. Setting them shows them instead of a source.
    public var sections: [TableSection] {
        get { rows.ownSections == nil ? [] : ownSections }
        set {
            rows.style.estimate = Self.estimate
            rows.setSections(newValue.map(\.own)) { [weak self] sections in
                self?.show(sections.source) { [weak sections] row in
                    guard let made = sections?.make(row) else { return HostedViews([]) }
                    return HostedViews(made.objects.flatMap { ($0 as? TableCells)?.cells ?? [] }, end: made.end)
                }
            }
            setOwnSections(newValue)
            ownRows = []
            orderRows = { [weak self] in self?.orderSections($0) }
        }
    }

    /// Goes over to other sections, which tell the table of other rows.
    func setOwnSections(_ sections: [TableSection]) {
        for section in ownSections where section.table === self { section.table = nil }
        for section in sections { section.table = self }
        ownSections = sections
    }

    private func orderSections(_ sorting: [TableSort]) {
        let order = order(sorting)
        for section in ownSections { section.rows.order(order) }
    }

    /// The order of the cells of a row that an order by columns means.
    package func order(_ sorting: [TableSort]) -> [HostedList.Order] {
        sorting.compactMap { sort in
            givenColumns.firstIndex(of: sort.column).map { HostedList.Order(place: $0, isAscending: sort.isAscending) }
        }
    }

    /// Puts headers before the rows of the sections of a source. While ``sections`` are shown, which have headers of their own, it has no effect.
    ///
    /// - Parameters:
    ///   - length: The height of a header, in points.
    ///   - pins: Whether a header stays below that of the table while its rows are in sight.
    ///   - make: Makes a header. Give it a background: rows scroll below it.
    ///   - configure: Shows a section in it, by its id.
    public func registerHeaders<Header: View, Section>(
        length: Double = 32, pins: Bool = true, _ make: @escaping () -> Header, configure: @escaping (Header, Section) -> Void
    ) {
        showHeaders = { [weak rows = rows] in
            var style = SectionStyle()
            (style.header, style.pinsHeader) = (length, pins)
            rows?.register(.header, make, configure: configure)
            rows?.layout = CollectionView.list(estimate: Self.estimate, style: style)
        }
        if rows.ownSections == nil { showHeaders?() }
    }
}

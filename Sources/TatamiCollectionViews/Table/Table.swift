import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// Shows rows in columns, with a header that stays while the rows scroll.
///
/// People drag the edges of columns to make them wider, drag headers to move columns, press headers to ask for an order, select rows, move
/// among cells by keys, and edit cells in place. Only the rows in sight have views, so that a million rows cost what a screen of them costs.
///
/// ```swift
/// let table = Table(source, columns: [TableColumn("name", title: "Name", isSortable: true), TableColumn("age", title: "Age", width: .fixed(60))]) {
///     (id: Int, column) in column == "name" ? people[id].name : "\(people[id].age)"
/// }
/// ```
///
/// The program sorts: `onSort` says by which columns, and the program applies the new order to the source.
open class Table: LayoutView, HandlesEvents {
    /// The rows, as a collection: selection, scrolling to rows, and counters are here.
    public let rows: CollectionView
    /// The columns in the order in which they are shown. Setting them forgets the widths that people gave.
    public var columns: [TableColumn] {
        get { widths.columns }
        set {
            widths = ColumnWidths(newValue)
            givenColumns = newValue.map(\.id)
            columnsChanged()
            orderAgain()
        }
    }
    /// The columns that order the rows, the most important one first, as people have asked for them by the header.
    public var sorting: [TableSort] = [] {
        didSet {
            guard sorting != oldValue else { return }
            sortingBefore = nil
            sortingChanged()
        }
    }
    /// The named actions that are sent when people ask for another order, or on the events of a `CollectionView` when they select or open rows.
    public var actions: [Action] = []
    /// The closures that are called when people ask for another order, select or open rows.
    public var handlers = EventHandlers()
    /// Asking for another order.
    public var usualEvent: Action.Event { .valueChanged }
    /// Called when people ask for another order.
    public var onSort: (([TableSort]) -> Void)?
    /// Called when people have moved a column or given it another width.
    public var onColumnsChange: (() -> Void)?
    /// The column of the cell that has the focus while a row has it; nil for the row as a whole.
    public internal(set) var focusedColumn: String? { didSet { if focusedColumn != oldValue { focusMoved() } } }
    /// The least height of a row, in points.
    public var rowHeight = 36.0 {
        didSet {
            rowHeight = Numbers.cleanLength(rowHeight)
            if rowHeight != oldValue { columnsChanged() }
        }
    }

    /// Where the columns are.
    var arrangement = ColumnWidths([]).arranged(in: 0)
    var widths = ColumnWidths([])
    var templates: [String: CellTemplate] = [:]
    /// Returns the text of a cell.
    var text: (Any, String) -> String = { _, _ in "" }
    var edit: ((Any, String, String) -> Void)?
    /// Makes the cells of a row, in the order in which the columns were given; nil for cells of the table's own.
    var hostedCells: ((Any) -> HostedViews)?
    /// The ids of the columns in the order in which they were given, before people moved them.
    package private(set) var givenColumns: [String] = []
    /// Orders rows that something else makes, if nobody listens to what people ask for; nil for rows that nothing can order.
    package var orderRows: (([TableSort]) -> Void)? { didSet { isOrderDue = true } }
    /// Whether the rows may have to be ordered before they are shown.
    private var isOrderDue = false
    /// The rows of ``givenRows``, and what ``sections`` are.
    var ownRows: [TableCells] = []
    var ownSections: [TableSection] = []
    /// Shows the headers of ``registerHeaders(length:pins:_:configure:)``; nil for none.
    var showHeaders: (() -> Void)?
    /// Whether small values come first, while no column orders the rows.
    var ascending = true
    /// What ordered the rows before people asked for another order; nil if they did not.
    var sortingBefore: [TableSort]?
    let header = TableHeader()
    /// The cell that is edited.
    weak var editing: TableCell?
    private var tableRows: TableRows? { rows as? TableRows }
    private var faults = Set<String>()

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - source: Has the rows, and is kept alive.
    ///   - columns: The columns from the leading side on.
    ///   - text: Returns what a cell says, by the id of its row and the id of its column.
    public init<Section, Item>(
        _ source: CollectionSource<Section, Item>, columns: [TableColumn], text: @escaping (Item, String) -> String
    ) {
        rows = TableRows(layout: CollectionView.list(estimate: Self.estimate))
        super.init()
        widths = ColumnWidths(columns)
        givenColumns = columns.map(\.id)
        self.text = { id, column in (id as? Item).map { text($0, column) } ?? "" }
        tableRows?.table = self
        header.table = self
        rows.selectionMode = .single
        showRows(source)
        let (header, rows) = (header, rows)
        layout = VStack(alignment: .stretch) {
            header.stretch(.horizontal)
            rows.stretch()
        }
    }

    /// Creates a table without columns and rows.
    public override convenience init() { self.init(CollectionSource<Int, Int>(), columns: []) { _, _ in "" } }

    /// Shows the rows of a source, in place of sections and of rows that were given.
    func showRows<Section, Item>(_ source: CollectionSource<Section, Item>) {
        let hadSections = rows.ownSections != nil
        setOwnSections([])
        (ownRows, orderRows) = ([], nil)
        rows.register { [weak self] in
            TableRow(self)
        } configure: { (row: TableRow, id: Item) in
            row.show(id)
        }
        rows.show(source)
        guard hadSections else { return }
        // The headers and the layout were those of the sections.
        for kind in [ElementKind.header, .footer] { (rows.templates[kind], rows.pool[kind]) = (nil, nil) }
        rows.layout = CollectionView.list(estimate: Self.estimate)
        showHeaders?()
    }

    /// Registers what makes the cells of a column and shows a row in them, in place of a text.
    ///
    /// - Parameters:
    ///   - column: The id of the column.
    ///   - make: Makes the view of a cell.
    ///   - configure: Shows a row, by its id.
    public func register<Cell: View, Item>(
        _ column: String, _ make: @escaping () -> Cell, configure: @escaping (Cell, Item) -> Void
    ) {
        templates[column] = CellTemplate(make: make) { view, id in
            guard let view = view as? Cell, let id = id as? Item else { return false }
            configure(view, id)
            return true
        }
        // Rows that are there have cells of an earlier template.
        if let old = rows.templates[.item] {
            (rows.templates[.item], rows.pool[.item]) = (CellTemplate(make: old.make, configure: old.configure), nil)
        }
        rows.everythingChanged()
    }

    /// Lets people edit the cells of columns that are editable: by Enter, F2 or a double press.
    ///
    /// - Parameter commit: Called with the id of a row, the id of a column and the new text. The program changes its data, and reconfigures the row.
    public func onEdit<Item>(_ commit: @escaping (Item, String, String) -> Void) {
        edit = { id, column, text in if let id = id as? Item { commit(id, column, text) } }
    }

    // MARK: Order

    private func sortingChanged() {
        header.sortingChanged()
        orderAgain()
    }

    /// Orders the rows as people ask for it.
    func orderByPeople(_ new: [TableSort]) {
        let before = sortingBefore ?? sorting
        sorting = new
        sortingBefore = before
        onSort?(new)
        send(.valueChanged)
    }

    /// Orders the rows before they are shown: by other columns, or because other rows are there.
    func orderAgain() {
        isOrderDue = true
        rows.contentChanged()
    }

    /// Orders the rows, unless the program does.
    func orderIfDue() {
        guard isOrderDue else { return }
        isOrderDue = false
        if onSort == nil, !isHeard(.valueChanged) { orderRows?(sorting) }
    }

    // MARK: Columns

    /// Arranges the columns anew.
    func columnsChanged() {
        arrangement = ColumnWidths([]).arranged(in: 0)
        rows.contentChanged()
        header.contentChanged()
    }

    /// Arranges the columns in the width that the rows have, if something changed.
    func arrangeColumns() {
        let new = widths.arranged(in: rows.frame.width, grid: root?.grid ?? PixelGrid())
        guard new != arrangement else { return }
        arrangement = new
        for fault in new.faults where faults.count < 100 && faults.insert(fault.message).inserted {
            root?.report("Table\(id.map { " '\($0)'" } ?? ""): \(fault.message)")
        }
        header.arrange()
        for row in rowsInSight { row.arrange() }
    }

    /// The columns that have views: all, or of very many those in sight.
    var shownColumns: [ColumnArrangement.Column] {
        guard arrangement.columns.count > Self.mostColumns else { return arrangement.columns }
        let visible = Set(arrangement.visible(at: offset).map(\.index))
        return arrangement.columns.filter { visible.contains($0.index) }
    }

    /// These columns in the order in which they are drawn: pinned ones in front.
    var drawnColumns: [(column: TableColumn, pin: PinnedPlace?)] {
        let (shown, all) = (shownColumns, arrangement.columns)
        let (last, first) = (all.last { $0.pin == .leading }?.index, all.first { $0.pin == .trailing }?.index)
        let columns = shown.map { shown in
            let pin = shown.pin.map { PinnedPlace(side: $0, isInnermost: shown.index == last || shown.index == first) }
            return (column: widths.columns[shown.index], pin: pin)
        }
        return columns.filter { $0.pin == nil } + columns.filter { $0.pin != nil }
    }

    /// The height of a row that was not measured yet, in points.
    static let estimate = 36.0
    /// The number of columns up to which all have views.
    static let mostColumns = 32

    /// How far the columns are scrolled, from their leading edge.
    var offset: Double { rows.readingDistance.x }

    /// Returns where a column is in the space of the rows, in points from the leading edge of the content. Pinned ones go with the viewport.
    func place(of column: ColumnArrangement.Column) -> Double {
        switch column.pin {
        case .leading: column.start + offset
        case .trailing: column.start - max(0, arrangement.total - rows.frame.width) + offset
        case nil: column.start
        }
    }

    /// The rows that have views.
    var rowsInSight: [TableRow] { rows.cells.values.compactMap { $0.content as? TableRow } }

    /// Scrolls the columns sideways while a title is dragged near an edge.
    ///
    /// - Parameters:
    ///   - x: The place of the pointer in the root's space, in points; nil if the drag has ended.
    ///   - isUndone: Whether it was taken back, so that the columns return to where they were.
    func scrollNearEdges(_ x: Double?, isUndone: Bool) {
        // The drag also ends where the table has left its root.
        guard let root = root ?? rows.watch.root else { return }
        if let x {
            let seen = root.presentedFrame(of: rows).intersection(Rect(origin: .zero, size: root.size)) ?? .zero
            root.autoScroll(at: Point(x, seen.y + seen.height / 2))
        } else if isUndone {
            root.undoAutoScroll()
        } else {
            root.autoScroll(at: nil)
        }
    }

    /// Gives a column the width of its header and the rows in sight.
    func fit(_ column: String) {
        let natural = rowsInSight.compactMap { $0.naturals[column] }.max() ?? 0
        widths.fit(column, to: max(natural, header.naturals[column] ?? 0))
        people(changed: true)
    }

    /// Takes over a change of the columns by people.
    func people(changed: Bool) {
        guard changed else { return }
        rows.contentChanged()
        rows.root?.requestFrame()
        onColumnsChange?()
    }

    private func focusMoved() { for row in rowsInSight { row.focusOfItemChanged() } }

    open override var ownRole: AccessibilityRole { .grid }
}

/// A column that orders the rows of a table.
public struct TableSort: Hashable, Sendable {
    /// The id of the column.
    public let column: String
    /// Whether small values come first.
    public let isAscending: Bool

    /// Orders by a column.
    public init(_ column: String, isAscending: Bool = true) { (self.column, self.isAscending) = (column, isAscending) }
}

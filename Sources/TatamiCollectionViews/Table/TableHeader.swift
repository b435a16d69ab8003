import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The titles of a table's columns. It scrolls sideways with the rows, and not with them upwards.
final class TableHeader: LayoutView, TableLine {
    weak var table: Table?
    private(set) var cells: [HeaderCell] = []
    /// The natural widths of the titles when they were measured last, by column.
    var naturals: [String: Double] = [:]
    private let row: CustomLayout
    private let geometry = TableLineGeometry()
    private weak var lastFocused: HeaderCell?

    override init() {
        row = CustomLayout(geometry)
        super.init()
        geometry.line = self
        clipsToBounds = true
        layout = row
    }

    /// Has cells for the columns that are shown, in their places.
    func arrange() {
        guard let table else { return }
        let wanted = table.drawnColumns
        if wanted.map(\.column) != cells.map(\.column) {
            let old = Dictionary(cells.map { ($0.column, $0) }, uniquingKeysWith: { first, _ in first })
            row.removeAll()
            cells = wanted.map { wanted in
                let cell = old[wanted.column] ?? HeaderCell(wanted.column, table)
                row.add(cell)
                return cell
            }
            sortingChanged()
        }
        for (cell, column) in zip(cells, wanted) { cell.pin = column.pin }
        contentChanged()
    }

    /// Follows the rows sideways.
    func moved() {
        if (table?.arrangement.columns.count ?? 0) > Table.mostColumns { arrange() } else { contentChanged() }
        for cell in cells { cell.columnsScrolled() }
    }

    func sortingChanged() {
        for cell in cells { cell.show(table?.sorting.first { $0.column == cell.column.id }) }
    }

    /// The headers in the order in which they are read.
    var inOrder: [HeaderCell] {
        let places = Dictionary(
            (table?.arrangement.columns ?? []).enumerated().map { ($1.index, $0) }, uniquingKeysWith: { first, _ in first })
        let columns = table?.widths.columns ?? []
        func place(_ cell: HeaderCell) -> Int { columns.firstIndex { $0.id == cell.column.id }.flatMap { places[$0] } ?? 0 }
        return cells.sorted { place($0) < place($1) }
    }

    // MARK: As a line

    var columnIDs: [String] { cells.map(\.column.id) }
    var naturalWidth: Double { 0 }
    var shift: Double { -(table?.offset ?? 0) }
    func height(of contents: Double) -> Double { max(36, contents) }

    // MARK: Keys

    func focusCame(to cell: HeaderCell) { lastFocused = cell }

    /// Tab stops once.
    override func isTabStop(inside view: View) -> Bool {
        let stop = cells.first(where: \.isFocused) ?? cells.first { $0 === lastFocused } ?? inOrder.first
        return stop === view || !cells.contains { $0 === view }
    }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard let table, let cell = cells.first(where: \.isFocused) else { return false }
        let isOnward: Bool
        switch event.key {
        case .left: isOnward = layoutDirection == .rightToLeft
        case .right: isOnward = layoutDirection != .rightToLeft
        case .enter, .space:
            cell.sort(adding: event.modifiers.contains(.shift))
            return cell.column.isSortable
        default: return false
        }
        let (order, way) = (inOrder, isOnward ? 1 : -1)
        switch event.modifiers {
        case []:
            guard let index = order.firstIndex(where: { $0 === cell }), order.indices.contains(index + way) else { return true }
            root?.focus(order[index + way], isVisible: true)
        case .option: table.resize(cell.column.id, to: table.width(of: cell.column.id) + Double(way) * 10)
        case .control: table.move(cell.column.id, by: way)
        default: return false
        }
        return true
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        list.fill(bounds, theme.color(.surface))
        list.fill(Rect(bounds.x, bounds.maxY - 1, bounds.width, 1), theme.color(.borderSubtle))
    }
}

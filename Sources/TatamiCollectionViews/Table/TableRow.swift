import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The cells of a row.
final class TableRow: LayoutView, ReusableView, FollowsFocus, TableLine {
    weak var table: Table?
    /// The cells in the order in which they are drawn: pinned ones in front.
    private(set) var cells: [TableCell] = []
    /// The natural widths of the cells when they were measured last, by column.
    var naturals: [String: Double] = [:]
    private var rowID: Any?
    /// The cells that something else has made; nil for cells of the table's own.
    private var hosted: HostedViews?
    private let row: CustomLayout
    private let geometry = TableLineGeometry()

    init(_ table: Table?) {
        self.table = table
        row = CustomLayout(geometry)
        super.init()
        geometry.line = self
        layout = row
        arrange()
    }

    func show(_ id: Any) {
        endHosted()
        rowID = id
        hosted = table?.hostedCells?(id)
        for cell in cells { configure(cell) }
    }

    private func endHosted() {
        guard let hosted else { return }
        self.hosted = nil
        for cell in cells { cell.content = View() }
        hosted.end()
    }

    private func configure(_ cell: TableCell) {
        guard let table, let id = rowID else { return }
        if cell.editor != nil { table.endEditing(cell, commits: false) }
        if let hosted {
            let place = table.givenColumns.firstIndex(of: cell.column) ?? hosted.views.count
            cell.content = place < hosted.views.count ? hosted.views[place] : View()
        } else if let label = cell.label {
            label.text = table.text(id, cell.column)
        } else {
            _ = table.templates[cell.column]?.configure(cell.content, id)
        }
    }

    /// Has cells for the columns that are shown, in their places.
    func arrange() {
        guard let table else { return }
        let wanted = table.drawnColumns
        if wanted.map(\.column.id) != cells.map(\.column) {
            let old = Dictionary(cells.map { ($0.column, $0) }, uniquingKeysWith: { first, _ in first })
            row.removeAll()
            // What something else made goes over to the cell of its column.
            for cell in cells where hosted != nil && !wanted.contains(where: { $0.column.id == cell.column }) { cell.content = View() }
            cells = wanted.map { column, _ in
                let cell = old[column.id] ?? TableCell(column, table.templates[column.id], self)
                row.add(cell)
                if old[column.id] == nil { configure(cell) }
                return cell
            }
        }
        for (cell, column) in zip(cells, wanted) { cell.pin = column.pin }
        contentChanged()
    }

    /// Returns the cell at a point of the root's space.
    func cell(at point: Point) -> TableCell? {
        guard let root else { return nil }
        return cells.reversed().first { root.absoluteFrame(of: $0).contains(point) }
    }

    /// The id of the row, while it is in the source; nil if the row has left.
    var presentID: Any? { item?.item.flatMap { item?.collection?.data.item($0) } }

    /// The cell of the collection that the row is in.
    var item: CollectionCell? { superview as? CollectionCell }

    // MARK: As a line

    var columnIDs: [String] { cells.map(\.column) }
    var naturalWidth: Double { table?.arrangement.total ?? 0 }
    var shift: Double { 0 }
    /// The line below the cells is a part of the row.
    func height(of contents: Double) -> Double { max(table?.rowHeight ?? 0, contents + 1) }

    func focusOfItemChanged() { for cell in cells { cell.lookChanged() } }

    func prepareForReuse() {
        for cell in cells where cell.editor != nil { table?.endEditing(cell, commits: false) }
        endHosted()
        rowID = nil
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        list.fill(Rect(bounds.x, bounds.maxY - 1, bounds.width, 1), theme.color(.borderSubtle))
    }
}

extension Table {
    /// The color of pinned cells, below which others scroll: the color on which the table lies, if it lets nothing through.
    fileprivate var ground: Color {
        let brush = sequence(first: rows as View) { $0.superview }.lazy.compactMap(\.background).first { $0.isVisible }
        switch brush {
        case .color(let color)? where color.isOpaque: return color
        case nil: return theme.color(.background)
        default: return theme.color(.surface)
        }
    }
}

/// A cell of a table: a text, or a view of the program's own, and while people edit it a field.
final class TableCell: LayoutView, AccessibleItem {
    let column: String
    let title: String
    /// What is shown while nobody edits the cell.
    var content: View { didSet { if content !== oldValue { arrange() } } }
    private let isText: Bool
    /// What shows the text; nil for another view.
    var label: Label? { isText ? content as? Label : content as? TableText }
    var pin: PinnedPlace? { didSet { if pin != oldValue { lookChanged() } } }
    /// The field while people edit the cell.
    var editor: View? { didSet { if editor !== oldValue { arrange() } } }
    private weak var row: TableRow?

    init(_ column: TableColumn, _ template: CellTemplate?, _ row: TableRow) {
        (self.column, title, self.row) = (column.id, column.title, row)
        content = template?.make() ?? Label().lines(1).lineBreak(.tailTruncation)
        isText = template == nil && row.table?.hostedCells == nil
        super.init()
        clipsToBounds = true
        arrange()
    }

    private func arrange() {
        let view = editor ?? content
        let side = editor == nil ? 8.0 : 2
        // A single line stands in the middle of the row; several lines keep their distance from those of the rows around.
        let above = editor == nil && (label?.numberOfLines ?? 1) != 1 ? 7.5 : 0
        layout = Overlay(padding: Insets(top: above, leading: side, bottom: above, trailing: side)) {
            view.stretch(.horizontal).align(vertical: .center)
        }
    }

    /// Returns the cell that a view is in; nil for a view of no table.
    static func around(_ view: View) -> TableCell? { view.superviews.lazy.compactMap { $0 as? TableCell }.first }

    var tableRow: TableRow? { row }
    private var hasFocus: Bool { row?.item?.isFocused == true && row?.table?.focusedColumn == column && editor == nil }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let inner = Rect(bounds.x, bounds.y, bounds.width, max(0, bounds.height - 1))
        if let pin {
            list.fill(inner, row?.table?.ground ?? theme.color(.surface))
            if row?.item?.isSelected == true { list.fill(inner, theme.color(.accentSoft)) }
            pin.drawDivider(&list, in: bounds, of: self)
        }
        if hasFocus { list.border(inner, Border(theme.color(.focus), width: 2)) }
    }

    /// Tab stops at the row, and at the controls in it once people have gone into one of them.
    override func isTabStop(inside view: View) -> Bool {
        guard editor == nil, let item = row?.item, item.canBecomeFocused else { return true }
        return item.holdsFocus && !item.isFocused
    }

    override var ownRole: AccessibilityRole { .gridCell }
    /// The place of the column among all columns.
    var accessibilityPosition: AccessibilityPosition? {
        guard let table = row?.table else { return nil }
        let columns = table.arrangement.columns
        return columns.firstIndex { table.widths.columns[$0.index].id == column }.map { AccessibilityPosition($0 + 1, of: columns.count) }
    }
    /// What the header says, so that a cell is read with it.
    override var textContent: String? { title }
    override var accessibilityValue: String? { content.textContent }
    override var accessibilityStates: Set<AccessibilityNode.State> { hasFocus ? [.selected] : [] }
}

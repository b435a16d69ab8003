import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The rows of a table, which scroll sideways where its columns are wider than it is.
final class TableRows: CollectionView {
    weak var table: Table? { didSet { scrolling.follow(nil) } }
    private var lastOffset = 0.0
    /// The part of the columns that was in sight when headers of sections were placed last.
    private var lastPart = 0.0..<0.0

    override var crossLength: Double { max(frame.width, table?.arrangement.total ?? 0) }
    override var arrangesSource: Bool { true }
    override var scrollAxes: AxisSet { [.horizontal, .vertical] }

    override func prepareChildren(in areas: [Rect]) {
        if let table {
            table.orderIfDue()
            table.arrangeColumns()
            if table.offset != lastOffset {
                lastOffset = table.offset
                table.header.moved()
                let isCut = table.arrangement.columns.count > Table.mostColumns
                if isCut || table.arrangement.columns.contains(where: { $0.pin != nil }) {
                    for row in table.rowsInSight { row.arrange() }
                }
            }
        }
        let start = distance(along: .horizontal)
        if lastPart != start..<start + max(0, frame.width) {
            lastPart = start..<start + max(0, frame.width)
            followAcross()
        }
        super.prepareChildren(in: areas)
    }

    override var reported: (view: View, name: String) { table.map { ($0, "Table") } ?? super.reported }
    override func sendFromPeople(_ event: Action.Event) { table?.send(event) }
    override func hears(_ event: Action.Event) -> Bool { table?.isHeard(event) == true }

    override func keyDown(_ event: KeyEvent) -> Bool { table?.use(event) == true || super.keyDown(event) }

    override func pressed(_ cell: CollectionCell, at point: Point) {
        if let target = (cell.content as? TableRow)?.cell(at: point) { table?.focusedColumn = target.column }
    }

    override func opened(_ cell: CollectionCell, at point: Point) {
        if let row = cell.content as? TableRow, let target = row.cell(at: point), table?.beginEditing(target) == true { return }
        super.opened(cell, at: point)
    }
}

extension Table {
    /// Uses a key that moves among the columns, edits a cell, or goes into its control and out of it. Returns false for other keys.
    func use(_ event: KeyEvent) -> Bool {
        if event.key == .escape, event.modifiers == [], let cell = rows.cellWithFocus, !cell.isFocused {
            focusedColumn = root?.focusedView.flatMap(TableCell.around)?.column ?? focusedColumn
            return root?.focus(cell, isVisible: true) ?? false
        }
        guard let cell = rows.focusedCell, let row = cell.content as? TableRow else { return false }
        guard event.modifiers == [] else { return false }
        let isMirrored = layoutDirection == .rightToLeft
        switch event.key {
        case .left: return moveFocus(by: isMirrored ? 1 : -1)
        case .right: return moveFocus(by: isMirrored ? -1 : 1)
        case .escape where focusedColumn != nil: focusedColumn = nil
        case .enter, .function(2):
            guard let target = row.cells.first(where: { $0.column == focusedColumn }) else { return false }
            return beginEditing(target) || enter(target)
        default: return false
        }
        return true
    }

    /// Gives the focus to the first control in a cell. Returns false if there is none.
    private func enter(_ cell: TableCell) -> Bool {
        guard let root else { return false }
        var pending: [View] = [cell.content]
        while let view = pending.popLast() {
            if view.canBecomeFocused, view.isTabStop, root.focus(view, isVisible: true) { return true }
            pending += view.subviews.reversed()
        }
        return false
    }

    /// Moves the focus of cells to the next column; before the first one is the row as a whole. Returns false at the ends.
    private func moveFocus(by way: Int) -> Bool {
        let columns = arrangement.columns.map { widths.columns[$0.index].id }
        let next = (focusedColumn.flatMap(columns.firstIndex) ?? -1) + way
        guard next >= -1, next < columns.count else { return true }
        focusedColumn = next < 0 ? nil : columns[next]
        guard next >= 0, arrangement.columns[next].pin == nil else { return true }
        reveal(arrangement.columns[next])
        return true
    }

    /// Scrolls sideways until a column is in sight beside the pinned ones.
    private func reveal(_ column: ColumnArrangement.Column) {
        let width = rows.frame.width
        let leading = arrangement.columns.last { $0.pin == .leading }?.end ?? 0
        let trailing = arrangement.columns.first { $0.pin == .trailing }.map { arrangement.total - $0.start } ?? 0
        var distance = rows.readingDistance
        if column.end > distance.x + width - trailing { distance.x = column.end - width + trailing }
        if column.start < distance.x + leading { distance.x = column.start - leading }
        if distance != rows.readingDistance { rows.readingDistance = distance }
    }
}

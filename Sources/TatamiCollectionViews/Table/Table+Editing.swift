import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Editing of cells in place (collections: rule 43).
extension Table {
    /// Begins to edit a cell of a column that is editable. Returns false for others.
    func beginEditing(_ cell: TableCell) -> Bool {
        guard let root, let field = makeEditor(in: cell) else { return false }
        root.layOutNow()
        root.focus(field, isVisible: true)
        field.selection = 0..<field.text.count
        return true
    }

    /// Edits a cell with the text, the selection and the undo history of another field, from a table in whose place this one is. Returns the field;
    /// nil if the cell cannot be edited.
    func editAgain(_ cell: TableCell, with old: View) -> View? {
        guard let old = old as? TextField, let field = makeEditor(in: cell) else { return nil }
        field.keep(old)
        return field
    }

    /// Puts a field into a cell that can be edited; nil for others.
    private func makeEditor(in cell: TableCell) -> TextField? {
        guard cell.editor == nil, let label = cell.label, canEdit(cell) else { return nil }
        if let editing { endEditing(editing, commits: true) }
        let field = TextField()
        field.text = label.text
        field.accessibilityLabel = cell.title
        field.on(.editingDidEndOnExit) { [weak self, weak cell] _ in if let cell { self?.endEditing(cell, commits: true) } }
        field.on(.editingDidEnd) { [weak self, weak cell] _ in if let cell { self?.endEditing(cell, commits: true) } }
        let editor = CellEditor(field) { [weak self, weak cell] in if let cell { self?.endEditing(cell, commits: false) } }
        editor.goOn = { [weak self, weak cell] way in cell.flatMap { self?.editNext(after: $0, by: way) } ?? false }
        cell.editor = editor
        editing = cell
        return field
    }

    /// Takes over what was typed, and edits the next cell of the row that can be edited. Returns false if there is none.
    private func editNext(after cell: TableCell, by way: Int) -> Bool {
        let order = arrangement.columns.map { widths.columns[$0.index].id }
        guard let row = cell.tableRow, let item = row.item?.element, let place = order.firstIndex(of: cell.column) else { return false }
        let others = way > 0 ? Array(order[(place + 1)...]) : order[..<place].reversed()
        func next(_ column: String, _ row: TableRow) -> TableCell? {
            row.cells.first { $0.column == column && $0.label != nil && canEdit($0) }
        }
        guard let column = others.first(where: { next($0, row) != nil }) else { return false }
        endEditing(cell, commits: true)
        // The change may show the row anew, in another cell.
        root?.layOutNow()
        focusedColumn = column
        if let row = rows.cells[item]?.content as? TableRow, let cell = next(column, row) { _ = beginEditing(cell) }
        return true
    }

    private func canEdit(_ cell: TableCell) -> Bool {
        if let text = cell.content as? TableText { return text.isEditable }
        return edit != nil && columns.first { $0.id == cell.column }?.isEditable == true
    }

    /// Ends editing a cell. The text of a row that was deleted meanwhile is given up, and people are told.
    func endEditing(_ cell: TableCell, commits: Bool) {
        guard let editor = cell.editor as? CellEditor else { return }
        let (text, row) = (editor.field.text, cell.tableRow)
        let hadFocus = editor.field.isFocused
        cell.editor = nil
        if editing === cell { editing = nil }
        guard let id = row?.presentID else {
            root?.announce("The row was deleted. What was typed is lost.", .assertive)
            return
        }
        if hadFocus, let item = row?.item { root?.focus(item, isVisible: true) }
        guard commits, text != cell.label?.text else { return }
        if let shown = cell.content as? TableText { shown.take(text) } else { edit?(id, cell.column, text) }
    }
}

/// A field in a cell, of which Escape gives up what was typed.
private final class CellEditor: LayoutView {
    let field: TextField
    private let cancel: () -> Void
    /// Edits the next cell, or the one before. Returns false if there is none.
    var goOn: (Int) -> Bool = { _ in false }

    init(_ field: TextField, cancel: @escaping () -> Void) {
        (self.field, self.cancel) = (field, cancel)
        super.init()
        layout = OverlayLayout()
        layout?.add(field.stretch(.horizontal))
    }

    override func keyDown(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .escape: cancel()
        case .tab where event.modifiers.subtracting(.shift) == []: return goOn(event.modifiers.contains(.shift) ? -1 : 1)
        // It has committed the text; it must not begin to edit again.
        case .enter: break
        default: return false
        }
        return true
    }
}

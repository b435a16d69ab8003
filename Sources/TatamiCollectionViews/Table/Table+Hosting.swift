import TatamiCollections
import TatamiViews

/// Rows whose cells something else makes, such as a file.
extension Table {
    /// Shows a source, for whose items something else makes the cells when the row comes into sight.
    ///
    /// - Parameters:
    ///   - source: Has the rows, and is kept alive.
    ///   - cells: Makes the cells of a row: a view for each column, in the order in which the columns were given. It is called again when the
    ///     item is reconfigured.
    public func show<Section, Item>(_ source: CollectionSource<Section, Item>, cells: @escaping (Item) -> HostedViews) {
        hostedCells = { [weak self] id in
            guard let item = id as? Item else { return HostedViews([]) }
            let hosted = cells(item)
            if let self, let fault = fault(ofRowWith: hosted.views.count) { rows.report(fault, isOfFile: !givenColumns.isEmpty) }
            return hosted
        }
        showRows(source)
    }

    /// Returns the fault of a row with so many cells; nil if there are as many columns.
    package func fault(ofRowWith found: Int) -> String? {
        let wanted = givenColumns.count
        guard found != wanted else { return nil }
        return "A row has \(found) cell\(found == 1 ? "" : "s"), and the table \(wanted) column\(wanted == 1 ? "" : "s")."
    }

    /// Rows that are shown as they are. Setting them shows them instead of a source.
    public var givenRows: [TableCells] {
        get { ownRows }
        set {
            let rows = ObjectRows(newValue)
            show(rows.source) { HostedViews(rows[$0]?.cells ?? []) }
            ownRows = newValue
        }
    }

    /// The id of the column that orders the rows first, or "" for none. Setting it forgets further columns.
    public var sortColumn: String {
        get { sorting.first?.column ?? "" }
        set { if newValue != sortColumn { sorting = newValue.isEmpty ? [] : [TableSort(newValue, isAscending: sortsAscending)] } }
    }

    /// Whether small values come first in that column.
    public var sortsAscending: Bool {
        get { sorting.first?.isAscending ?? ascending }
        set {
            ascending = newValue
            if let first = sorting.first { sorting = [TableSort(first.column, isAscending: newValue)] + sorting.dropFirst() }
        }
    }
}

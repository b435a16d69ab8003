import TatamiCollections
import TatamiViews

extension Table: KeepsState {
    /// What people have done to the columns of a table.
    package struct Kept {
        fileprivate let widths: ColumnWidths
        fileprivate let given: [String]
        fileprivate let sorting: (before: [TableSort], now: [TableSort])?
        fileprivate let focusedColumn: String?
    }

    package var stateToKeep: Kept? {
        Kept(widths: widths, given: givenColumns, sorting: sortingBefore.map { ($0, sorting) }, focusedColumn: focusedColumn)
    }

    package func restore(_ kept: Kept) {
        widths.takeChanges(of: kept.widths, given: kept.given)
        columnsChanged()
        let ids = Set(givenColumns)
        // An order that the file gives anew counts more than that of people.
        if let sorting = kept.sorting, sorting.before == self.sorting, sorting.now.allSatisfy({ ids.contains($0.column) }) {
            self.sorting = sorting.now
            sortingBefore = sorting.before
        }
        if let column = kept.focusedColumn, ids.contains(column) { focusedColumn = column }
    }
}

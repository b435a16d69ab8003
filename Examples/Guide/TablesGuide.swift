import Tatami
import TatamiCollectionViews
import TatamiCollections

/// A walk, as a row of the table.
public struct TableWalk {
    var title: String
    let hours: Double
    let month: String
}

/// The walks of a table: their order follows its header, and their titles can be edited.
public final class TableWalks {
    private var walks = [
        1: TableWalk(title: "To the lake", hours: 2.5, month: "May"), 2: TableWalk(title: "Around the hill", hours: 4, month: "June"),
        3: TableWalk(title: "Along the river", hours: 3, month: "June"), 4: TableWalk(title: "Up to the hut", hours: 6.5, month: "August"),
        5: TableWalk(title: "Through the gorge", hours: 5, month: "September"),
    ]
    private let source = CollectionSource<Int, Int>()

    public init() {}

    /// Returns a table of the walks, which keeps them alive.
    public func table() -> Table {
        let columns = [
            TableColumn("title", title: "Walk", isSortable: true, isEditable: true),
            TableColumn("hours", title: "Hours", width: .fixed(90), isSortable: true),
            TableColumn("month", title: "Month", width: .fixed(110)),
        ]
        let table = Table(source, columns: columns) { [self] id, column in text(id, column) }
        table.onSort = { [self] in sort($0) }
        table.onEdit { [self] (id: Int, _: String, text: String) in
            walks[id]?.title = text
            source.edit { $0.reconfigure([id]) }
        }
        source.edit {
            $0.append([0])
            $0.append([1, 2, 3, 4, 5], to: 0)
        }
        return table
    }

    private func text(_ id: Int, _ column: String) -> String {
        guard let walk = walks[id] else { return "" }
        return column == "title" ? walk.title : column == "hours" ? "\(walk.hours)" : walk.month
    }

    /// Applies the order that people ask for: the table moves the rows.
    private func sort(_ sorting: [TableSort]) {
        guard let first = sorting.first else { return }
        let ids = walks.keys.sorted { a, b in
            let (a, b) = first.isAscending ? (a, b) : (b, a)
            return first.column == "hours" ? (walks[a]?.hours ?? 0) < (walks[b]?.hours ?? 0) : text(a, "title") < text(b, "title")
        }
        var content = CollectionSource<Int, Int>.Content()
        content.append([0])
        content.append(ids, to: 0)
        source.apply(content)
    }
}

/// The table in the picture, ordered by its hours.
public func tablesGuide() -> Table {
    let table = TableWalks().table()
    table.sorting = [TableSort("hours")]
    table.onSort?(table.sorting)
    table.background = .color(.role(.surface))
    return table
}

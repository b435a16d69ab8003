import TatamiCollections
import TatamiGeometry
import TatamiLayout

/// A line of a table, with a view for each column that is shown: the cells of a row, or the titles of the header.
protocol TableLine: AnyObject {
    var table: Table? { get }
    /// The columns of the views, in the order of these.
    var columnIDs: [String] { get }
    /// The natural widths of the views when they were measured last, by column.
    var naturals: [String: Double] { get set }
    /// The width that the line asks for, in points.
    var naturalWidth: Double { get }
    /// How far the columns are moved in the line, in points.
    var shift: Double { get }
    /// Returns the height of the line, in points, whose highest view is so high.
    func height(of contents: Double) -> Double
}

/// Puts the views of a line where its table has the columns.
final class TableLineGeometry: AxisLayout {
    weak var line: (any TableLine)?

    func measure(_ children: Children, along axis: Axis) -> Extent {
        guard let line, let table = line.table else { return Extent(minimum: 0, natural: 0) }
        guard axis == .horizontal else {
            let height = line.height(of: children.reduce(0) { max($0, $1.extent(along: .vertical).natural) })
            return Extent(minimum: height, natural: height)
        }
        for (column, child) in zip(line.columnIDs, children) {
            let width = child.extent(along: .horizontal).natural
            line.naturals[column] = width
            // A column gets wider after this layout.
            if table.widths.see(width, in: column) { table.rows.contentChanged() }
        }
        return Extent(minimum: 0, natural: line.naturalWidth)
    }

    func place(_ children: Children, along axis: Axis, in length: Double) {
        guard let line, let table = line.table else { return }
        guard axis == .horizontal else {
            for child in children { child.place(0, length: length) }
            return
        }
        let columns = Dictionary(
            table.arrangement.columns.map { (table.widths.columns[$0.index].id, $0) }, uniquingKeysWith: { first, _ in first })
        for (id, child) in zip(line.columnIDs, children) {
            guard let column = columns[id] else { continue }
            child.place(table.place(of: column) + line.shift, length: column.end - column.start)
        }
    }
}

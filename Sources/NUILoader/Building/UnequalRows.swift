import NUI
import TatamiCollectionViews
import TatamiViews

/// Rows of tables that have not as many cells as there are columns.
extension Builder {
    /// Reports the rows of a file's table at their places. Returns true if they are the whole fault, or if none is certain: made-up data may
    /// have fewer elements than the file counts on.
    func tellUnequalRows(of view: View) -> Bool {
        guard let table = view as? Table else { return false }
        let wanted = table.columns.count
        let rows = (table.givenRows + table.sections.flatMap(\.givenRows)).filter { $0.cells.count != wanted }
        for row in rows {
            guard let literal = journal.writings(into: row).lazy.compactMap(\.source.node).first, !isOfSample(literal) else { continue }
            let found = row.cells.count
            failures.add(
                failure(
                    .unseenView, "a row has \(found) cell\(found == 1 ? "" : "s"), and the table \(wanted) column\(wanted == 1 ? "" : "s")",
                    at: literal.assignments.last { $0.path.text == "cells" }?.value.range ?? literal.range))
        }
        return !rows.isEmpty || journal.writings(into: view).contains { $0.source.node.map(isOfSample) == true }
    }

    /// Whether made-up data decides on the number of cells in an object: a table, a section or a row.
    private func isOfSample(_ object: ObjectNode) -> Bool { scene.isSample && countsData(in: object, 0) }

    /// Whether the number of elements in an array of cells in an object follows the data.
    private func countsData(in object: ObjectNode, _ depth: Int) -> Bool {
        guard depth < 16 else { return true }
        return resolver.expand(object).assignments.map(\.assignment).contains { assignment in
            let name = assignment.path.text
            guard case .array(let array) = assignment.value, ["sections", "rows", "cells"].contains(name) else { return false }
            return array.elements.contains { element in
                guard case .object(let element) = element else { return false }
                return name == "cells" ? element.isConditional : countsData(in: element, depth + 1)
            }
        }
    }
}

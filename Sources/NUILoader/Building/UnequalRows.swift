import NUI
import TatamiCollectionViews
import TatamiViews

/// Rows of tables that have not as many cells as there are columns.
extension Builder {
    /// Reports the rows of a file's table that have a fault at their places. Returns true if the fault is theirs, or if it is not certain: made-up
    /// data may have fewer elements than the file counts on.
    func tellUnequalRows(of view: View, _ fault: String) -> Bool {
        guard let table = view as? Table else { return false }
        var isTold = false
        for row in table.givenRows + table.sections.flatMap(\.givenRows) where table.fault(ofRowWith: row.cells.count) == fault {
            isTold = true
            guard let literal = journal.writings(into: row).lazy.compactMap(\.source.node).first, !isOfSample(literal) else { continue }
            let cells = literal.assignments.last { $0.path.text == "cells" }
            failures.add(failure(ofView: fault, at: cells?.value.range ?? literal.range))
        }
        return isTold || journal.writings(into: view).contains { $0.source.node.map(isOfSample) == true }
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

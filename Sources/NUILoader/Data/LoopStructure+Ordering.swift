import NUI
import NUIData
import TatamiCollectionViews
import TatamiData

/// The rows of a table's loop in the order of what their cells show, where nobody else sorts.
extension LoopStructure {
    /// Returns the rows that are shown, ordered by several cells, of which the first counts most. Rows with equal values stay in the order
    /// of the list, and so do all rows if what a cell shows is not bound in the loop itself, which is reported.
    func ordered(_ rows: OnDemandRows, by orders: [HostedList.Order]) -> [LoopRow.Identity] {
        let values = orders.compactMap { order in binding(ofCell: order.place).map { (order.isAscending, key(of: $0)) } }
        guard !values.isEmpty, orders.count == values.count else { return rows.shown }
        let keyed = rows.shown.map { identity in (identity, values.map { _, value in rows.element(of: identity).flatMap(value) }) }
        return keyed.enumerated().sorted { a, b in
            for ((isAscending, _), (x, y)) in zip(values, zip(a.element.1, b.element.1)) {
                if Self.precedes(x, y, isAscending) { return true }
                if Self.precedes(y, x, isAscending) { return false }
            }
            return a.offset < b.offset
        }.map(\.element.0)
    }

    /// Returns what binds a cell to the data: its text, or another property of the view in it.
    private func binding(ofCell cell: Int) -> Value? {
        func assignments(_ object: ObjectNode) -> [Assignment] { builder.resolver.expand(object).assignments.map(\.assignment) }
        guard case .array(let cells)? = assignments(object).last(where: { $0.path.text == "cells" })?.value,
            cells.elements.indices.contains(cell), case .object(let object) = cells.elements[cell]
        else { return nil }
        return assignments(object).first(where: \.operation.isBinding)?.value
    }

    /// Returns what works out the value of a cell for a row, and reports a binding that needs more than the row.
    private func key(of binding: Value) -> (LiveValue) -> DataValue? {
        if let value = value(of: binding, \.ordering) { return value }
        if scene.reported.insert(binding.range).inserted {
            builder.warn(.failedBinding, "the table cannot order its rows by what is not bound in the loop itself", at: binding.range)
        }
        return { _ in nil }
    }

    /// Whether a value comes before another one. What has no value is last, in both directions.
    static func precedes(_ a: DataValue?, _ b: DataValue?, _ isAscending: Bool) -> Bool {
        switch (a ?? .null, b ?? .null) {
        case (.null, _): false
        case (_, .null): true
        case (let a, let b): isAscending ? isLess(a, b) : isLess(b, a)
        }
    }

    private static func isLess(_ a: DataValue, _ b: DataValue) -> Bool {
        switch (a, b) {
        case (.bool(let a), .bool(let b)): !a && b
        case (.date(let a), .date(let b)): a < b
        case (.day(let a), .day(let b)): a < b
        case (.string(let a), .string(let b)), (.choice(let a), .choice(let b)):
            (a.lowercased(), a) < (b.lowercased(), b)
        default: if let a = number(a), let b = number(b) { a < b } else { false }
        }
    }

    private static func number(_ value: DataValue) -> Double? {
        switch value {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: nil
        }
    }
}

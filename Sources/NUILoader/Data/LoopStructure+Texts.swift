import NUI
import NUIData
import TatamiData
import TatamiJSON

/// The texts of rows that have no objects yet, by which people find them when they type.
extension LoopStructure {
    /// Returns the text of a row: the first `text` or `title` in its objects that is bound to the data. Nil if there is none, or if it needs more
    /// than the row.
    func text(of element: LiveValue) -> String? {
        guard list != nil else { return nil }
        let read = readText ?? makeReadText()
        readText = read
        return read(element)
    }

    private func makeReadText() -> (LiveValue) -> String? {
        guard let binding = firstText(in: object, 0), let value = value(of: binding) else { return { _ in nil } }
        return { element in
            switch value(element) {
            case .string(let text)?, .choice(let text)?: text
            case .integer(let number)?: String(number)
            case .number(let number)?: JSONText.number(number)
            default: nil
            }
        }
    }

    /// Returns what works out the value of a binding for a row, which may have no objects yet. Nil if the binding needs more than the row.
    func value(of binding: Value, _ change: (Formula) -> Formula = { $0 }) -> ((LiveValue) -> DataValue?)? {
        guard let name = object.clause(.loop)?.name, let list, let first = list.elements.first else { return { _ in nil } }
        let (scope, type, builder) = (scope, list.elementType, builder)
        func inner(_ element: LiveValue) -> Scope { scope.with(scope.data.adding(name, type, LocalValue(element))) }
        guard let formula = try? builder.resolver.formula(of: binding, inner(first).data.names) else { return nil }
        let changed = change(formula)
        return { try? builder.evaluate(changed, in: inner($0)).plain }
    }

    /// The value of the first text in an object that is bound to the data. Objects of inner loops are passed over.
    private func firstText(in object: ObjectNode, _ depth: Int) -> Value? {
        guard depth < 16, depth == 0 || object.clause(.loop) == nil else { return nil }
        for assignment in builder.resolver.expand(object).assignments.map(\.assignment) {
            if assignment.operation.isBinding, ["text", "title"].contains(assignment.path.text) { return assignment.value }
            if let found = firstText(in: assignment.value, depth + 1) { return found }
        }
        return nil
    }

    private func firstText(in value: Value, _ depth: Int) -> Value? {
        switch value {
        case .object(let object): firstText(in: object, depth)
        case .array(let array): array.elements.lazy.compactMap { self.firstText(in: $0, depth) }.first
        default: nil
        }
    }
}

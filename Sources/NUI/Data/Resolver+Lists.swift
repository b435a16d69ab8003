import TatamiData

/// The lists of loops.
extension Resolver {
    /// Returns the formula of the list that a loop names, the type of its elements, whether two-way bindings may write an element, and
    /// whether people may move the elements.
    ///
    /// - Throws: `FormulaFault` for a value that is no list.
    public func list(
        _ value: Value, _ names: DataNames
    ) throws(FormulaFault) -> (formula: Formula, element: DataType, isEditable: Bool, isArrangeable: Bool) {
        let formula = try self.formula(of: value, names)
        guard case .list(let element)? = formula.type.data?.unwrapped else {
            throw FormulaFault(
                code: .wrongType, range: value.range, message: "':for' takes a list, not \(formula.type.name)",
                hint: Clause.Kind.loop.example)
        }
        let isPlain = if case .record = element { false } else { true }
        let isWritten = writtenField(formula, names)?.isEditable == true
        return (formula, element, isPlain && isWritten, isWritten)
    }

    /// Returns the field that `:key` of a loop names: `id`, or `walk.id` with the name of the row. Nil for other paths.
    public func keyField(_ path: NamePath, of record: RecordType, named row: String) -> DataField? {
        let name = path.single?.text ?? (path.first.text == row && path.names.count == 2 ? path.last.text : "")
        return record.index(of: name).map { record.fields[$0] }
    }
}

import TatamiData

extension LiveModel {
    /// Returns the value of a field of the model that neither program nor JSON gives; nil for other fields.
    public func held(_ field: String) -> DataValue? {
        guard root.isHeld(field), case .plain(let value)? = root.value(of: field) else { return nil }
        return value
    }

    /// Takes over the values that another model holds: those of the file before it was loaded again.
    ///
    /// Fields are matched by name and type, and rows by list and key.
    public func takeHeldValues(of old: LiveModel) { root.takeHeldValues(of: old.root) }
}

extension LiveRecord {
    fileprivate func takeHeldValues(of old: LiveRecord) {
        for (index, value) in old.held {
            guard let model, let own = type.index(of: old.type.fields[index].name), isHeld(own),
                type.fields[own].isEditable, model.model.accepts(value, as: type.fields[own].type)
            else { continue }
            hold(value, own)
            model.mark(self, own)
        }
        for list in old.lists where list.holdsValues {
            let rows: [LiveRecord] =
                switch value(of: list.fieldName) {
                case .rows(let list): list.rows
                case .record(let record): [record]
                default: []
                }
            let own = Dictionary(rows.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
            for row in list.rows { own[row.identity]?.takeHeldValues(of: row) }
        }
    }

    /// Whether the record or one below it holds a value.
    fileprivate var holdsValues: Bool { !held.isEmpty || lists.contains(where: \.holdsValues) }
}

extension LiveList {
    fileprivate var holdsValues: Bool { rows.contains(where: \.holdsValues) }
}

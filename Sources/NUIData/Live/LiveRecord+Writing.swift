import TatamiData

extension LiveRecord {
    /// Writes a field at once; the next update notifies its subscribers.
    ///
    /// If the program has another value by then, subscribers are notified also if that is the value from before. A struct is changed where the program has it. A value that the program refuses leaves everything as it was, and its reason becomes
    /// the fault of the field.
    ///
    /// ```swift
    /// if case .refused(let reason) = walk.write(.string(""), to: "title") { show(reason) }
    /// ```
    @discardableResult
    public func write(_ value: DataValue, to field: String) -> WriteOutcome {
        guard !isGone, let model else { return .gone }
        guard let index = type.index(of: field), type.fields[index].isEditable else { return .readOnly }
        let wanted = type.fields[index].type
        guard model.model.accepts(value, as: wanted) else { return .wrongType }
        let value = RecordPlan.hasNumbers(wanted) ? value.widened : value
        if let source = plan.sources[index], !isHeld(index) {
            if let reason = content.refusal(of: value, for: source) {
                setFault(reason, index)
                return .refused(reason)
            }
            guard content.write(value, to: source, of: self) else { return .readOnly }
        } else {
            hold(value, index)
        }
        setFault(nil, index)
        expect(value, index)
        mark(index, model)
        return .written
    }

    /// Has the next update compare what was written. Computed properties of structs may read it, up to the object that contains them.
    func mark(_ index: Int, _ model: LiveModel) {
        model.mark(self, index)
        var next: LiveRecord? = self
        while let record = next, record.content.isCopy {
            model.mark(record, nil)
            next = record.list?.owner
        }
    }
}

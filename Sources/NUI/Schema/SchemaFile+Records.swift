import TatamiData
import TatamiJSON

extension RecordTableSchema {
    /// The table in a schema file, with one field on each line.
    var json: String {
        let head = JSONText.object(
            [
                ("name", JSONText.string(name)), ("key", key.map { JSONText.string($0) }), ("class", isClass ? "true" : nil),
            ].compactMap { name, value in value.map { (name, $0) } })
        let lines = fields.map { "       " + $0.json }.joined(separator: ",\n")
        return head.dropLast() + ",\n     \"fields\":[" + (fields.isEmpty ? "]}" : "\n\(lines)\n     ]}")
    }
}

extension RecordTableSchema.Field {
    fileprivate var json: String {
        JSONText.object(
            [
                ("name", JSONText.string(name)), ("type", JSONText.string(type.name)),
                ("cases", cases.isEmpty ? nil : JSONText.array(cases.map { JSONText.string($0) })),
                ("edited", isEditable ? "true" : nil), ("settable", isSettable ? "true" : nil),
            ].compactMap { name, value in value.map { (name, $0) } })
    }
}

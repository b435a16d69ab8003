import NUIData
import TatamiData

/// A place of the data to which a path leads, and where two-way bindings and actions write.
enum DataPlace {
    /// A field of a record.
    case field(LiveRecord, String)
    /// An element, of a type, of a list without records.
    case element(LocalValue, DataType)

    /// The type of the values; nil if the record has no such field.
    var type: DataType? {
        switch self {
        case .field(let record, let name): record.type.index(of: name).map { record.type.fields[$0].type }
        case .element(_, let type): type
        }
    }

    /// The present value; nil for a record, for rows, and for what is gone.
    var value: DataValue? {
        let live =
            switch self {
            case .field(let record, let name): record.value(of: name)
            case .element(let local, _): Optional(local.value)
            }
        if case .plain(let value)? = live { return value } else { return nil }
    }

    @discardableResult func write(_ value: DataValue) -> WriteOutcome {
        switch self {
        case .field(let record, let name): record.write(value, to: name)
        case .element(let local, _): local.write?(value) ?? .readOnly
        }
    }

    /// Keeps the reason why a value was refused. Elements of plain lists have none.
    func setFault(_ message: String) {
        if case .field(let record, let name) = self { record.setFault(message, of: name) }
    }
}

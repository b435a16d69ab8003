import TatamiData

/// What identifies a row in its list: its key, and the number of rows before it with the same key.
public struct RowIdentity: Hashable, Sendable {
    let key: RowKey
    /// The number of rows before the row that have the same key.
    public let occurrence: Int

    /// The key; nil for a row of a type without a key.
    public var value: DataValue? { if case .value(let value) = key { value } else { nil } }

    /// The identity of the record of a model itself.
    static let first = RowIdentity(key: .position(0), occurrence: 0)
}

/// The key of a row: a value, or for rows without a key their object or their position.
enum RowKey: Hashable, Sendable {
    case value(DataValue)
    case object(ObjectIdentifier)
    case position(Int)

    /// Creates the key of a value. A number without a fraction is the same key as the integer.
    init(_ value: DataValue) {
        if case .number(let number) = value, let integer = Int(exactly: number) {
            self = .value(.integer(integer))
        } else {
            self = .value(value)
        }
    }

    /// The key as messages show it: `"lake"`, `7`.
    var text: String {
        switch self {
        case .value(let value): value.keyText
        case .object: "an object"
        case .position(let index): "\(index)"
        }
    }
}

extension DataValue {
    /// The value as messages show a key: `"lake"`, `7`.
    package var keyText: String {
        switch self {
        case .string(let text): "\"\(text)\""
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .choice(let name): name
        default: "an object"
        }
    }
}

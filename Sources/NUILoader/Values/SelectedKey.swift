import NUI
import TatamiCollectionViews
import TatamiData

/// The key of a row as properties have it: a text, or a number.
enum SelectedKey: Hashable, NUIConvertible {
    case text(String)
    case number(Double)

    /// Nil for a value that is no key.
    init?(_ value: DataValue) {
        switch value {
        case .string(let text), .choice(let text), .image(let text): self = .text(text)
        case .integer(let integer):
            // A key that a number cannot stand for is none: it would name another row.
            guard let number = Double(exactly: integer) else { return nil }
            self = .number(number)
        case .number(let number): self = .number(number)
        case .day(let day): self = .text(day.iso)
        case .bool, .null, .date, .color, .record, .list: return nil
        }
    }

    static var nuiType: ValueType { .oneOf([.string, .number]) }

    static func fromNUI(_ value: NUIValue) -> SelectedKey? { value.text.map(SelectedKey.text) ?? value.number.map(SelectedKey.number) }

    var asNUI: NUIValue? {
        switch self {
        case .text(let text): NUIValue(.text(text))
        case .number(let number): NUIValue(.number(number))
        }
    }
}

extension CollectionView {
    /// The keys of the selected rows, in order. Rows that come later are selected when they are there.
    var selectedKeys: [SelectedKey] {
        get { selectedNames.compactMap { $0.base as? SelectedKey } }
        set { selectedNames = newValue.map { AnyHashable($0) } }
    }

    /// The key of the first selected row; nil for none.
    var selectedKey: SelectedKey? {
        get { selectedKeys.first }
        set { selectedKeys = newValue.map { [$0] } ?? [] }
    }
}

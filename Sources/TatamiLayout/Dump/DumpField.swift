/// One property of a style in a dump. The same entry writes and reads it, so a style with all its properties in its table is dumped
/// completely.
struct DumpField<Style>: Sendable {
    /// The text before the "="; empty if the value has no name.
    let name: String
    /// True if the property is written even if it has the value of a new style.
    let isAlwaysWritten: Bool
    let text: @Sendable (Style) -> String
    /// Returns true if two styles have the same value.
    let isSame: @Sendable (Style, Style) -> Bool
    /// Reads the value. Returns false if the text is not a value of the property.
    let read: @Sendable (inout Style, Substring) -> Bool

    init<Value: DumpValue>(_ name: String, _ path: WritableKeyPath<Style, Value> & Sendable, always: Bool = false) {
        self.name = name
        isAlwaysWritten = always
        text = { $0[keyPath: path].dumped }
        isSame = { $0[keyPath: path] == $1[keyPath: path] }
        read = { style, text in
            guard let value = Value(dumped: text) else { return false }
            style[keyPath: path] = value
            return true
        }
    }

    /// Makes a field of a part into a field of the whole.
    init<Part>(_ field: DumpField<Part>, of part: WritableKeyPath<Style, Part> & Sendable) {
        name = field.name
        isAlwaysWritten = field.isAlwaysWritten
        text = { field.text($0[keyPath: part]) }
        isSame = { field.isSame($0[keyPath: part], $1[keyPath: part]) }
        read = { style, text in field.read(&style[keyPath: part], text) }
    }
}

/// A style that a dump can hold.
protocol DumpedStyle: Equatable, Sendable {
    /// A new style, from which reading starts. Properties that equal its properties are left out of a dump.
    static var fresh: Self { get }
    /// All properties, in the order in which they are written.
    static var dumpFields: [DumpField<Self>] { get }
}

extension DumpedStyle {
    /// Returns the properties that differ from those of a new style, each with a space before it.
    func dumped() -> String {
        let fresh = Self.fresh
        var text = ""
        for field in Self.dumpFields where field.isAlwaysWritten || !field.isSame(self, fresh) {
            text += field.name.isEmpty ? " \(field.text(self))" : " \(field.name)=\(field.text(self))"
        }
        return text
    }
}

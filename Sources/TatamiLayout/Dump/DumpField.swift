/// One property of a style in a dump. The same entry writes it and reads it, so a style that has all its properties in its
/// table is dumped whole.
struct DumpField<Style>: Sendable {
    /// What stands before the "="; empty where the value stands alone.
    let name: String
    /// Written also where it says what a new style says.
    let isAlwaysWritten: Bool
    let text: @Sendable (Style) -> String
    /// True where the two styles say the same.
    let isSame: @Sendable (Style, Style) -> Bool
    /// False where the text is no value of the property.
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

    /// A field of `part` as one of the whole that has this part.
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
    /// What is left out of a dump, and what reading starts from.
    static var fresh: Self { get }
    /// All properties, in the order in which they are written.
    static var dumpFields: [DumpField<Self>] { get }
}

extension DumpedStyle {
    /// The properties that differ from a new style's, each with a space before it.
    func dumped() -> String {
        let fresh = Self.fresh
        var text = ""
        for field in Self.dumpFields where field.isAlwaysWritten || !field.isSame(self, fresh) {
            text += field.name.isEmpty ? " \(field.text(self))" : " \(field.name)=\(field.text(self))"
        }
        return text
    }
}

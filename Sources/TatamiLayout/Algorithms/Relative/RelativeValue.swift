/// One value of one item along an axis. Items have numbers: 0 is the area itself, as if it were an item, and 1 the first child.
struct RelativeValue: Hashable, Comparable {
    enum Part: Int32 {
        case start, end, length

        /// The parts, in the order in which they are stored.
        static let all: [Part] = [.start, .end, .length]

        /// The other edge of an item.
        var opposite: Part { self == .start ? .end : .start }
    }

    /// The index of the value among those of all items, which are stored with three values per item.
    let index: Int32

    @inline(__always) init(index: Int32) { self.index = index }

    @inline(__always) init(_ part: Part, of item: Int32) { index = 3 * item + part.rawValue }

    @inline(__always) static func start(of item: Int32) -> RelativeValue { RelativeValue(.start, of: item) }
    @inline(__always) static func end(of item: Int32) -> RelativeValue { RelativeValue(.end, of: item) }
    @inline(__always) static func length(of item: Int32) -> RelativeValue { RelativeValue(.length, of: item) }

    /// No value, for a free edge. A number instead of an optional, to save memory in the plans of all items.
    static let none = RelativeValue(index: -1)

    var exists: Bool { @inline(__always) get { index >= 0 } }
    var item: Int32 { @inline(__always) get { index / 3 } }
    var part: Part { @inline(__always) get { Part(rawValue: index % 3) ?? .length } }

    static func < (a: RelativeValue, b: RelativeValue) -> Bool { a.index < b.index }
}

/// Some of the values of one item.
struct RelativeParts: OptionSet {
    let rawValue: UInt8

    static let start = RelativeParts(.start)
    static let end = RelativeParts(.end)
    static let length = RelativeParts(.length)
    static let edges: RelativeParts = [.start, .end]

    @inline(__always) init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always) init(_ part: RelativeValue.Part) { rawValue = 1 << UInt8(part.rawValue) }
}

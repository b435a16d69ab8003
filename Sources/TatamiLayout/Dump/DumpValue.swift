import TatamiGeometry

/// A value as a dump holds it. Reading what was written gives the same value again, bit for bit.
protocol DumpValue: Equatable, Sendable {
    /// Reads a value; nil if `text` is not such a value.
    init?(dumped text: Substring)
    var dumped: String { get }
}

extension Double: DumpValue {
    /// Reads a plain decimal number with an optional exponent: no words, no hexadecimal digits.
    init?(dumped text: Substring) {
        let isPlain = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.e".utf8.contains(byte)
        }
        guard isPlain, let value = Double(text), value.isFinite else { return nil }
        self = value
    }

    /// The shortest text that reads back as the same number. Zero has no sign.
    var dumped: String {
        let text = description
        if self == 0 { return "0" }
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Int: DumpValue {
    init?(dumped text: Substring) {
        guard let value = Int(text) else { return nil }
        self = value
    }

    var dumped: String { description }
}

extension Bool: DumpValue {
    init?(dumped text: Substring) {
        guard text == "true" || text == "false" else { return nil }
        self = text == "true"
    }

    var dumped: String { self ? "true" : "false" }
}

extension Optional: DumpValue where Wrapped: DumpValue {
    init?(dumped text: Substring) {
        if text == "none" {
            self = .none
        } else {
            guard let value = Wrapped(dumped: text) else { return nil }
            self = .some(value)
        }
    }

    var dumped: String { self?.dumped ?? "none" }
}

// MARK: Words

/// An enumeration whose cases a dump writes by their names.
protocol DumpWord: DumpValue, CaseIterable {}

extension DumpWord {
    init?(dumped text: Substring) {
        guard let value = Self.allCases.first(where: { "\($0)" == text }) else { return nil }
        self = value
    }

    var dumped: String { "\(self)" }
}

extension Axis: DumpWord {}
extension AxisAlignment: DumpWord {}
extension HorizontalAlignment: DumpWord {}
extension VerticalAlignment: DumpWord {}
extension Distribution: DumpWord {}
extension Overflow: DumpWord {}
extension OverlayMode: DumpWord {}
extension Visibility: DumpWord {}

extension AxisSet: DumpValue {
    private static let words: [(word: String, axes: AxisSet)] = [
        ("none", []), ("horizontal", .horizontal), ("vertical", .vertical), ("both", .both),
    ]

    init?(dumped text: Substring) {
        guard let axes = Self.words.first(where: { $0.word == text })?.axes else { return nil }
        self = axes
    }

    var dumped: String { Self.words.first { $0.axes == self }?.word ?? "both" }
}

// MARK: Several numbers

extension Array: DumpValue where Element: DumpValue {
    init?(dumped text: Substring) {
        var elements: [Element] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let element = Element(dumped: part) else { return nil }
            elements.append(element)
        }
        self = elements
    }

    var dumped: String { map(\.dumped).joined(separator: ",") }
}

extension Insets: DumpValue {
    /// Reads top, leading, bottom, trailing.
    init?(dumped text: Substring) {
        guard let all = [Double](dumped: text), all.count == 4 else { return nil }
        self.init(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
    }

    var dumped: String { [top, leading, bottom, trailing].dumped }
}

extension Point: DumpValue {
    init?(dumped text: Substring) {
        guard let all = [Double](dumped: text), all.count == 2 else { return nil }
        self.init(all[0], all[1])
    }

    var dumped: String { [x, y].dumped }
}

extension Size: DumpValue {
    init?(dumped text: Substring) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(dumped: parts[0]), let height = Double(dumped: parts[1]) else { return nil }
        self.init(width, height)
    }

    var dumped: String { "\(width.dumped)x\(height.dumped)" }
}

extension Extent: DumpValue {
    /// Reads a minimum and a natural length, or one number if they are equal.
    init?(dumped text: Substring) {
        if let both = Double(dumped: text) {
            self.init(both)
            return
        }
        let parts = text.split(separator: "~", omittingEmptySubsequences: false)
        guard parts.count == 2, let minimum = Double(dumped: parts[0]), let natural = Double(dumped: parts[1]) else { return nil }
        self.init(minimum: minimum, natural: natural)
    }

    var dumped: String { minimum == natural ? natural.dumped : "\(minimum.dumped)~\(natural.dumped)" }
}

/// What a stretch of a text changes in its style; nil and false keep what the style says.
public struct TextAttributes: Hashable, Sendable {
    /// In points.
    public var fontSize: Double?
    public var weight: Font.Weight?
    public var italic: Bool?
    public var color: Color?
    public var underline: Bool

    public init(
        fontSize: Double? = nil, weight: Font.Weight? = nil, italic: Bool? = nil, color: Color? = nil,
        underline: Bool = false
    ) {
        self.fontSize = fontSize
        self.weight = weight
        self.italic = italic
        self.color = color
        self.underline = underline
    }

    public static let plain = TextAttributes()
    public static let bold = TextAttributes(weight: .bold)
    public static let italic = TextAttributes(italic: true)
    public static let underlined = TextAttributes(underline: true)

    public var isPlain: Bool { self == .plain }
}

/// A string with attributes on stretches of it. It grows by appending, so its runs are always in order and never overlap.
public struct AttributedText: Hashable, Sendable {
    /// A stretch with attributes of its own.
    public struct Run: Hashable, Sendable {
        /// Offsets in the string's UTF-8.
        public let range: Range<Int>
        public let attributes: TextAttributes
    }

    /// What a text has more than this many bytes of UTF-8 is neither measured nor drawn, and `TextMetrics.isTruncated` reports it.
    public static let byteLimit = 64 << 10

    public private(set) var string: String
    /// In text order; what lies between them is plain.
    public private(set) var runs: [Run]

    public init(_ string: String = "", _ attributes: TextAttributes = .plain) {
        self.string = ""
        self.runs = []
        append(string, attributes)
    }

    public var isEmpty: Bool { string.isEmpty }

    public mutating func append(_ string: String, _ attributes: TextAttributes = .plain) {
        let start = self.string.utf8.count
        self.string += string
        add(Run(range: start..<self.string.utf8.count, attributes: attributes))
    }

    public mutating func append(_ other: AttributedText) {
        let start = string.utf8.count
        string += other.string
        for run in other.runs {
            add(Run(range: start + run.range.lowerBound..<start + run.range.upperBound, attributes: run.attributes))
        }
    }

    public static func + (a: AttributedText, b: AttributedText) -> AttributedText {
        var sum = a
        sum.append(b)
        return sum
    }

    /// Neighbours with the same attributes become one run, so that equal looks are equal values.
    private mutating func add(_ run: Run) {
        guard !run.range.isEmpty, !run.attributes.isPlain else { return }
        if let last = runs.last, last.range.upperBound == run.range.lowerBound, last.attributes == run.attributes {
            runs[runs.count - 1] = Run(
                range: last.range.lowerBound..<run.range.upperBound, attributes: run.attributes)
        } else {
            runs.append(run)
        }
    }
}

extension AttributedText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }
}

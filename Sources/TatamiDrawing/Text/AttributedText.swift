/// What a part of a text changes in the text's style. Nil and false keep what the style says.
public struct TextAttributes: Hashable, Sendable {
    /// The size of the font, in points.
    public var fontSize: Double?
    /// The weight of the font.
    public var weight: Font.Weight?
    /// True for italic, false for upright.
    public var italic: Bool?
    /// The colour of the letters.
    public var color: Color?
    /// True for underlined text.
    public var underline: Bool
    /// True for text with a line through it.
    public var strikethrough: Bool
    /// The destination of a link, which the program interprets: an address or a name; nil for text that is no link.
    ///
    /// A `Label` gives links their look, and lets people press them. Where text is only drawn, a link looks like the text around it.
    public var link: String?

    /// Makes attributes. What is left out keeps what the style says.
    public init(
        fontSize: Double? = nil, weight: Font.Weight? = nil, italic: Bool? = nil, color: Color? = nil,
        underline: Bool = false, strikethrough: Bool = false, link: String? = nil
    ) {
        self.fontSize = fontSize
        self.weight = weight
        self.italic = italic
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
        self.link = link
    }

    /// Attributes that change nothing.
    public static let plain = TextAttributes()
    /// Bold letters.
    public static let bold = TextAttributes(weight: .bold)
    /// Italic letters.
    public static let italic = TextAttributes(italic: true)
    /// Returns the attributes of a link: `text.append("Terms", .link("terms"))`.
    public static func link(_ destination: String) -> TextAttributes { TextAttributes(link: destination) }
    /// Underlined text.
    public static let underlined = TextAttributes(underline: true)
    /// Text with a line through it.
    public static let struckThrough = TextAttributes(strikethrough: true)

    /// True if the attributes change nothing.
    public var isPlain: Bool { self == .plain }
}

/// A string with attributes on parts of it. It grows by appending, so its runs are always in order and never overlap.
///
/// ```swift
/// var text: AttributedText = "Saved to "
/// text.append("notes.txt", .bold)
/// ```
public struct AttributedText: Hashable, Sendable {
    /// A part of the text with attributes of its own.
    public struct Run: Hashable, Sendable {
        /// The part, as offsets in the string's UTF-8.
        public let range: Range<Int>
        /// What the part changes in the style.
        public let attributes: TextAttributes
    }

    /// The most bytes of UTF-8 that are measured and drawn: 65,536. The rest of a longer text is left out, and `TextMetrics.isTruncated`
    /// reports it.
    public static let byteLimit = 64 << 10

    /// The text without its attributes.
    public private(set) var string: String
    /// The parts with attributes, in text order. What lies between them is plain.
    public private(set) var runs: [Run]

    /// Makes a text that has the same attributes everywhere.
    public init(_ string: String = "", _ attributes: TextAttributes = .plain) {
        self.string = ""
        self.runs = []
        append(string, attributes)
    }

    /// True if the text has no characters.
    public var isEmpty: Bool { string.isEmpty }

    /// Returns the text with other attributes of its runs. `change` gets each run's place, from 0, and its attributes.
    package func withAttributes(_ change: (Int, TextAttributes) -> TextAttributes) -> AttributedText {
        var result = self
        result.runs = runs.enumerated().map { Run(range: $1.range, attributes: change($0, $1.attributes)) }
        return result
    }

    /// Appends `string` with `attributes`.
    public mutating func append(_ string: String, _ attributes: TextAttributes = .plain) {
        let start = self.string.utf8.count
        self.string += string
        add(Run(range: start..<self.string.utf8.count, attributes: attributes))
    }

    /// Appends `other` with its attributes.
    public mutating func append(_ other: AttributedText) {
        let start = string.utf8.count
        string += other.string
        for run in other.runs {
            add(Run(range: start + run.range.lowerBound..<start + run.range.upperBound, attributes: run.attributes))
        }
    }

    /// Returns the first text followed by the second, each with its attributes.
    public static func + (a: AttributedText, b: AttributedText) -> AttributedText {
        var sum = a
        sum.append(b)
        return sum
    }

    /// Returns the text with other colours in place of those of its parts.
    func mapColors(_ change: (Color) -> Color) -> AttributedText {
        var text = self
        text.runs = []
        for run in runs {
            var attributes = run.attributes
            attributes.color = attributes.color.map(change)
            text.add(Run(range: run.range, attributes: attributes))
        }
        return text
    }

    /// Adds a run. Neighbours with the same attributes become one run, so that texts that look equal are equal.
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
    /// Makes a plain text.
    public init(stringLiteral value: String) { self.init(value) }
}

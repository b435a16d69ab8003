/// One rule that had a part in a length or a place: in words, with its numbers, and with the properties it read.
public struct Fact: Hashable, Sendable {
    public var rule: Rule
    /// The rule as part of a sentence.
    public var text: String
    /// Points that the rule added to the length, negative where it took some. The changes of all facts add up to the length.
    public var change: Double
    /// The properties that the rule read.
    public var values: [PropertyValue]

    public init(_ rule: Rule, _ text: String, change: Double = 0, _ values: [PropertyValue] = []) {
        self.rule = rule
        self.text = text
        self.change = change
        self.values = values
    }
}

extension Fact {
    /// Names a rule for programs. Those of the box model stand here; a layout's own are called after it: `grid.track`.
    public struct Rule: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Fact.Rule {
    // What a node asks for.
    public static let content = Self(rawValue: "content")
    public static let setLength = Self(rawValue: "setLength")
    public static let padding = Self(rawValue: "padding")
    public static let ignored = Self(rawValue: "ignored")
    public static let aspectRatio = Self(rawValue: "aspectRatio")
    public static let adjustment = Self(rawValue: "adjustment")
    public static let maximum = Self(rawValue: "maximum")
    public static let minimum = Self(rawValue: "minimum")
    public static let fixed = Self(rawValue: "fixed")
    // What it is given.
    public static let root = Self(rawValue: "root")
    public static let extra = Self(rawValue: "extra")
    public static let weightedShortage = Self(rawValue: "weightedShortage")
    public static let givenShortage = Self(rawValue: "givenShortage")
    public static let scaled = Self(rawValue: "scaled")
    public static let fill = Self(rawValue: "fill")
    public static let fillMode = Self(rawValue: "fillMode")
    public static let squeezed = Self(rawValue: "squeezed")
    public static let custom = Self(rawValue: "custom")
    // Where it stands.
    public static let order = Self(rawValue: "order")
    public static let alignment = Self(rawValue: "alignment")
    public static let baseline = Self(rawValue: "baseline")
    public static let margin = Self(rawValue: "margin")
    public static let offset = Self(rawValue: "offset")
    public static let frame = Self(rawValue: "frame")
    // What else there is to say.
    public static let collapsed = Self(rawValue: "collapsed")
    public static let hidden = Self(rawValue: "hidden")
    public static let scroll = Self(rawValue: "scroll")
    public static let overflow = Self(rawValue: "overflow")
    public static let cut = Self(rawValue: "cut")

    /// The rules of the box model, in the order in which they are told.
    public static let boxModel: [Fact.Rule] = [
        .content, .setLength, .padding, .ignored, .aspectRatio, .adjustment, .maximum, .minimum, .fixed,
        .root, .extra, .weightedShortage, .givenShortage, .scaled, .fill, .fillMode, .squeezed, .custom,
        .order, .alignment, .baseline, .margin, .offset, .frame,
        .collapsed, .hidden, .scroll, .overflow, .cut,
    ]
}

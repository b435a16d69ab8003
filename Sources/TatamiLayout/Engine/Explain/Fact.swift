/// A rule that affected a length or a place: in words, with its numbers, and with the properties that it read.
public struct Fact: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The rule as part of a sentence.
    public var text: String
    /// The points that the rule added to the length; negative if it took some. The changes of all facts add up to the length.
    public var change: Double
    /// The properties that the rule read.
    public var values: [PropertyValue]

    /// Makes a fact.
    public init(_ rule: Rule, _ text: String, change: Double = 0, _ values: [PropertyValue] = []) {
        self.rule = rule
        self.text = text
        self.change = change
        self.values = values
    }
}

extension Fact {
    /// The name of a rule, for programs. The rules of the box model are defined here; the rules of a layout begin with its name:
    /// `grid.track`.
    public struct Rule: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// Makes a name from text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Fact.Rule {
    // What a node asks for.
    /// What the content asks for.
    public static let content = Self(rawValue: "content")
    /// A stack's `mainLength` or `crossLength`, which sets the length of its content.
    public static let setLength = Self(rawValue: "setLength")
    /// The padding of a container.
    public static let padding = Self(rawValue: "padding")
    /// An axis on which the item ignores its content, so that it counts as 0.
    public static let ignored = Self(rawValue: "ignored")
    /// The item's aspect ratio, which computes one length from the other.
    public static let aspectRatio = Self(rawValue: "aspectRatio")
    /// The item's adjustment, which is added before limits apply.
    public static let adjustment = Self(rawValue: "adjustment")
    /// The item's maximum.
    public static let maximum = Self(rawValue: "maximum")
    /// The item's minimum.
    public static let minimum = Self(rawValue: "minimum")
    /// The item's fixed length, which beats maximum and minimum.
    public static let fixed = Self(rawValue: "fixed")
    // What it is given.
    /// The length that the root was given.
    public static let root = Self(rawValue: "root")
    /// A part of the extra room, by weight.
    public static let extra = Self(rawValue: "extra")
    /// A part of a shortage, by weight.
    public static let weightedShortage = Self(rawValue: "weightedShortage")
    /// A part of a shortage, in proportion to what the items can give.
    public static let givenShortage = Self(rawValue: "givenShortage")
    /// Scaling of all items to the stack's `mainLength`.
    public static let scaled = Self(rawValue: "scaled")
    /// Filling a slot within the item's bounds.
    public static let fill = Self(rawValue: "fill")
    /// Filling a slot whatever the item's bounds are, as an overlay's content mode requires.
    public static let fillMode = Self(rawValue: "fillMode")
    /// A slot that is shorter than the item, so that the item gave what it could.
    public static let squeezed = Self(rawValue: "squeezed")
    /// A layout of the program's own, which decides alone.
    public static let custom = Self(rawValue: "custom")
    // Where it is placed.
    /// The place behind the item before, or behind the start edge.
    public static let order = Self(rawValue: "order")
    /// The alignment in a slot.
    public static let alignment = Self(rawValue: "alignment")
    /// The alignment on a common baseline.
    public static let baseline = Self(rawValue: "baseline")
    /// The item's margin.
    public static let margin = Self(rawValue: "margin")
    /// The item's offset.
    public static let offset = Self(rawValue: "offset")
    /// The view's own frame, in an absolute layout.
    public static let frame = Self(rawValue: "frame")
    /// The reading direction of a node around the item, where it is not that of the tree.
    public static let direction = Self(rawValue: "direction")
    // Further facts.
    /// The node is collapsed, or is in a collapsed node.
    public static let collapsed = Self(rawValue: "collapsed")
    /// The node is hidden and keeps its place.
    public static let hidden = Self(rawValue: "hidden")
    /// The node scrolls along this axis.
    public static let scroll = Self(rawValue: "scroll")
    /// The items of a container reach beyond it.
    public static let overflow = Self(rawValue: "overflow")
    /// The content of a leaf does not fit and is cut.
    public static let cut = Self(rawValue: "cut")

    /// The rules of the box model, in the order in which explanations list them.
    public static let boxModel: [Fact.Rule] = [
        .content, .setLength, .padding, .ignored, .aspectRatio, .adjustment, .maximum, .minimum, .fixed,
        .root, .extra, .weightedShortage, .givenShortage, .scaled, .fill, .fillMode, .squeezed, .custom,
        .order, .alignment, .baseline, .margin, .offset, .frame, .direction,
        .collapsed, .hidden, .scroll, .overflow, .cut,
    ]
}

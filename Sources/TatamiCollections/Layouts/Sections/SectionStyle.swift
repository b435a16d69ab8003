import TatamiGeometry

/// What surrounds the items of a section.
public struct SectionStyle: Hashable, Sendable {
    /// The distances of the items from the edges of the section, and from its header and footer, in points.
    public var insets = Insets.zero
    /// The length of the header along the main axis, in points; nil for none.
    public var header: Double?
    /// The length of the footer along the main axis, in points; nil for none.
    public var footer: Double?
    /// True if the header is as long as its view wants to be: ``header`` is then its length until the view was measured.
    public var fitsHeader = false
    /// True if the footer is as long as its view wants to be: ``footer`` is then its length until the view was measured.
    public var fitsFooter = false
    /// True if the header stays at the start of the viewport while its section is in sight.
    public var pinsHeader = false
    /// True if the footer stays at the end of the viewport while its section is in sight.
    public var pinsFooter = false
    /// True if something is drawn behind header, items and footer.
    public var hasBackground = false
    /// True if a section without shown items takes no length at all.
    public var hidesWhenEmpty = false

    /// Creates a style without header, footer and insets.
    public init() {}

    /// The style with insets that are numbers within the limits. Lengths are cleaned where they are used.
    var cleaned: SectionStyle {
        var result = self
        result.insets = Insets(
            top: Numbers.clean(insets.top), leading: Numbers.clean(insets.leading), bottom: Numbers.clean(insets.bottom),
            trailing: Numbers.clean(insets.trailing))
        return result
    }
}

/// A part of a section that is seen.
public struct SectionPart: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
        /// Behind everything else of its section.
        case background
        /// An item by its index in the section.
        case item(Int)
        /// In front of the items, before them.
        case header
        /// In front of the items, after them.
        case footer
    }

    /// The index of the section.
    public let section: Int
    /// What it is.
    public let kind: Kind
    /// Where it is, in points from the leading top corner of the content.
    public let frame: Rect
}

/// Where pinned views are (collections: rule 32).
public enum Pinning {
    /// Returns where a header starts: at its own place, or at the start of the viewport behind what is pinned there, but never beyond the end of
    /// its section. All numbers are points of the content along the main axis.
    ///
    /// - Parameters:
    ///   - natural: Where it starts if nothing is scrolled.
    ///   - length: Its length.
    ///   - end: Where its section ends.
    ///   - viewport: Where the viewport starts.
    ///   - above: The length of what is pinned above it.
    public static func header(natural: Double, length: Double, end: Double, viewport: Double, above: Double = 0) -> Double {
        min(max(natural, viewport + above), end - length)
    }

    /// Returns where a footer starts: at its own place, or so that it ends where the viewport does before what is pinned there, but never before
    /// the start of its section.
    public static func footer(natural: Double, length: Double, start: Double, viewport: Double, below: Double = 0) -> Double {
        max(min(natural, viewport - below - length), start)
    }
}

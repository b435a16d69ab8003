import TatamiGeometry

/// The place of one edge of an item in a relative layout (MICUi: attach info). Distances are in points; negative ones overlap or lie
/// outside. The edges of an item are those of its frame with its margins.
///
/// `Sibling` is the type that names another item of the same layout: `NodeID` in a tree; the item itself or its view among views.
public enum EdgeRule<Sibling> {
    /// The edge follows from the other edge and the length, or from the center. An item without any edge is placed in the center of the
    /// area.
    case free
    /// The edge is `distance` inside the same edge of the area.
    case parent(Double)
    /// The edge is `distance` from the facing edge of a sibling: a left edge from the right edge of the sibling.
    case adjacent(Sibling, distance: Double)
    /// The edge is `distance` inside the same edge of a sibling.
    case fit(Sibling, distance: Double)
    /// The center of the item is `offset` behind that of a sibling, or of the area if the sibling is nil; negative before it. It is enough
    /// to set this for one of the two edges.
    case center(Sibling?, offset: Double = 0)
}

/// The length of an item in a relative layout along one axis (MICUi: scaling info). The item's own minimum, maximum and fixed length bound
/// it, and the fixed length comes first. Margins do not count.
public enum LengthRule<Sibling> {
    /// The length follows from two edges, or from an edge and the center; otherwise it is the item's own length.
    case free
    /// The length of the content. If the area leaves less room, the item shrinks down to its minimum.
    case own
    /// A length in points.
    case fixed(Double)
    /// A multiple of the length of a sibling, or of the area if the sibling is nil. Not negative.
    case ratio(Double, of: Sibling?)
}

/// The rules of an item in a relative layout along one axis.
public struct AxisRules<Sibling> {
    /// The rule of the left edge (the right one in right to left) or of the top edge.
    public var start = EdgeRule<Sibling>.free
    /// The rule of the right edge (the left one in right to left) or of the bottom edge.
    public var end = EdgeRule<Sibling>.free
    /// The rule of the width or of the height.
    public var length = LengthRule<Sibling>.free

    /// Creates rules that are all `free`.
    public init() {}
}

/// The place and the size of an item in a relative layout (MICUi: relative layout info). Right to left mirrors all of it.
///
/// Two edges determine the length. Otherwise the length rule does, together with one edge or the center. An edge and the center without a
/// length give an item that reaches equally far to both sides of the center. An item without any rules has its own length, in the center of
/// the area.
public struct RelativeRules<Sibling> {
    /// The rules along the horizontal axis.
    public var horizontal = AxisRules<Sibling>()
    /// The rules along the vertical axis.
    public var vertical = AxisRules<Sibling>()

    /// Creates rules that are all `free`.
    public init() {}

    /// The rules along `axis`.
    public subscript(axis: Axis) -> AxisRules<Sibling> {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension RelativeRules {
    /// The rule of the left edge; in right to left, of the right edge.
    public var left: EdgeRule<Sibling> {
        get { horizontal.start }
        set { horizontal.start = newValue }
    }
    /// The rule of the right edge; in right to left, of the left edge.
    public var right: EdgeRule<Sibling> {
        get { horizontal.end }
        set { horizontal.end = newValue }
    }
    /// The rule of the width.
    public var width: LengthRule<Sibling> {
        get { horizontal.length }
        set { horizontal.length = newValue }
    }
    /// The rule of the top edge.
    public var top: EdgeRule<Sibling> {
        get { vertical.start }
        set { vertical.start = newValue }
    }
    /// The rule of the bottom edge.
    public var bottom: EdgeRule<Sibling> {
        get { vertical.end }
        set { vertical.end = newValue }
    }
    /// The rule of the height.
    public var height: LengthRule<Sibling> {
        get { vertical.length }
        set { vertical.length = newValue }
    }
}

// MARK: other names for siblings

extension EdgeRule {
    /// Returns the rule with its sibling replaced by the result of `name`; `free` if `name` returns nil.
    public func renamed<Other>(_ name: (Sibling) -> Other?) -> EdgeRule<Other> {
        switch self {
        case .free: .free
        case .center(nil, let offset): .center(nil, offset: offset)
        case .parent(let distance): .parent(distance)
        case .adjacent(let sibling, let distance): name(sibling).map { .adjacent($0, distance: distance) } ?? .free
        case .fit(let sibling, let distance): name(sibling).map { .fit($0, distance: distance) } ?? .free
        case .center(let sibling?, let offset): name(sibling).map { .center($0, offset: offset) } ?? .free
        }
    }
}

extension LengthRule {
    /// Returns the rules with every sibling replaced by the result of `name`; a rule becomes `free` if `name` returns nil for its sibling.
    public func renamed<Other>(_ name: (Sibling) -> Other?) -> LengthRule<Other> {
        switch self {
        case .free: .free
        case .own: .own
        case .fixed(let length): .fixed(length)
        case .ratio(let ratio, nil): .ratio(ratio, of: nil)
        case .ratio(let ratio, let sibling?): name(sibling).map { .ratio(ratio, of: $0) } ?? .free
        }
    }
}

extension RelativeRules {
    /// The same with all siblings called by other names; a rule becomes `free` where `name` has none for its sibling.
    public func renamed<Other>(_ name: (Sibling) -> Other?) -> RelativeRules<Other> {
        var rules = RelativeRules<Other>()
        for axis in Axis.allCases {
            rules[axis].start = self[axis].start.renamed(name)
            rules[axis].end = self[axis].end.renamed(name)
            rules[axis].length = self[axis].length.renamed(name)
        }
        return rules
    }
}

// MARK: numbers

extension EdgeRule {
    /// Returns the rule with a valid distance: NaN becomes 0, and nothing is beyond ±1e7.
    func cleaned() -> EdgeRule {
        switch self {
        case .free: self
        case .center(let sibling, let offset): .center(sibling, offset: Numbers.clean(offset))
        case .parent(let distance): .parent(Numbers.clean(distance))
        case .adjacent(let sibling, let distance): .adjacent(sibling, distance: Numbers.clean(distance))
        case .fit(let sibling, let distance): .fit(sibling, distance: Numbers.clean(distance))
        }
    }

    /// True if `cleaned` would return the same rule.
    @inline(__always) fileprivate var isClean: Bool {
        switch self {
        case .free: true
        case .center(_, let number), .parent(let number), .adjacent(_, let number), .fit(_, let number): Numbers.isClean(number)
        }
    }

    @inline(__always) fileprivate var isFree: Bool { if case .free = self { true } else { false } }
}

extension LengthRule {
    /// Returns the rule with a valid number: no length and no ratio is negative.
    func cleaned() -> LengthRule {
        switch self {
        case .free, .own: self
        case .fixed(let length): .fixed(Numbers.cleanLength(length))
        case .ratio(let ratio, let sibling): .ratio(Numbers.cleanLength(ratio), of: sibling)
        }
    }

    /// True if `cleaned` would return the same rule.
    @inline(__always) fileprivate var isClean: Bool {
        switch self {
        case .free, .own: true
        case .fixed(let number), .ratio(let number, _): Numbers.isCleanLength(number)
        }
    }

    @inline(__always) fileprivate var isFree: Bool { if case .free = self { true } else { false } }
}

extension AxisRules {
    @inline(__always) fileprivate var isClean: Bool { start.isClean && end.isClean && length.isClean }
    @inline(__always) fileprivate var isFree: Bool { start.isFree && end.isFree && length.isFree }
}

extension RelativeRules {
    /// True if `cleaned` would return the same rules.
    @inline(__always) var isClean: Bool { horizontal.isClean && vertical.isClean }
    /// True if no rule is set.
    @inline(__always) var isFree: Bool { horizontal.isFree && vertical.isFree }
}

extension RelativeRules {
    /// Returns the rules with valid numbers: NaN becomes 0, lengths and ratios are not negative, and nothing is beyond ±1e7.
    func cleaned() -> RelativeRules {
        var rules = self
        for axis in Axis.allCases {
            rules[axis].start = self[axis].start.cleaned()
            rules[axis].end = self[axis].end.cleaned()
            rules[axis].length = self[axis].length.cleaned()
        }
        return rules
    }
}

extension EdgeRule: Equatable where Sibling: Equatable {}
extension EdgeRule: Hashable where Sibling: Hashable {}
extension EdgeRule: Sendable where Sibling: Sendable {}
extension LengthRule: Equatable where Sibling: Equatable {}
extension LengthRule: Hashable where Sibling: Hashable {}
extension LengthRule: Sendable where Sibling: Sendable {}
extension AxisRules: Equatable where Sibling: Equatable {}
extension AxisRules: Hashable where Sibling: Hashable {}
extension AxisRules: Sendable where Sibling: Sendable {}
extension RelativeRules: Equatable where Sibling: Equatable {}
extension RelativeRules: Hashable where Sibling: Hashable {}
extension RelativeRules: Sendable where Sibling: Sendable {}

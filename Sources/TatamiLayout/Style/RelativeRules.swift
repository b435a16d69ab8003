import TatamiGeometry

/// Where one edge of an item of a relative layout stands (MICUi: attach info). Distances are points; negative ones overlap or lie
/// outside. An item's edges are those of its frame with its margins.
///
/// `Sibling` is how another item of the same layout is named: by its `NodeID` in a tree, by itself or its view beside views.
public enum EdgeRule<Sibling> {
    /// It follows from the other edge and the length, or from the centre. Items without any edge stand in the area's centre.
    case free
    /// `distance` inwards from the same edge of the area.
    case parent(Double)
    /// `distance` from the facing edge of a sibling: a left edge from its right one.
    case adjacent(Sibling, distance: Double)
    /// `distance` inwards from the same edge of a sibling.
    case fit(Sibling, distance: Double)
    /// The item has the centre of a sibling, or, nil, of the area. One of two edges is enough.
    case center(Sibling?)
}

/// How long an item of a relative layout is along one axis (MICUi: scaling info). The item's own minimum, maximum and fixed
/// length bound it, fixed first; its margins do not count.
public enum LengthRule<Sibling> {
    /// It follows from two edges, or from an edge and the centre; the item's own length where neither is there.
    case free
    /// What the item asks for. Where that is more than the area leaves it, it gives down to its minimum.
    case own
    /// Points.
    case fixed(Double)
    /// So many times the length of a sibling, or, nil, of the area. Not negative.
    case ratio(Double, of: Sibling?)
}

/// What an item of a relative layout says along one axis.
public struct AxisRules<Sibling> {
    /// The left edge (right to left: the right one) or the top edge.
    public var start = EdgeRule<Sibling>.free
    /// The right edge (right to left: the left one) or the bottom edge.
    public var end = EdgeRule<Sibling>.free
    public var length = LengthRule<Sibling>.free

    public init() {}
}

/// What an item of a relative layout says about its place and size (MICUi: relative layout info). Right to left mirrors it all.
///
/// Two edges settle the length. Else the length rule does, with one edge or the centre; an edge, the centre and no length make an
/// item that reaches as far to both sides of the centre. What nothing settles is the item's own length, in the area's centre.
public struct RelativeRules<Sibling> {
    public var horizontal = AxisRules<Sibling>()
    public var vertical = AxisRules<Sibling>()

    public init() {}

    /// What is said along `axis`.
    public subscript(axis: Axis) -> AxisRules<Sibling> {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension RelativeRules {
    public var left: EdgeRule<Sibling> {
        get { horizontal.start }
        set { horizontal.start = newValue }
    }
    public var right: EdgeRule<Sibling> {
        get { horizontal.end }
        set { horizontal.end = newValue }
    }
    public var width: LengthRule<Sibling> {
        get { horizontal.length }
        set { horizontal.length = newValue }
    }
    public var top: EdgeRule<Sibling> {
        get { vertical.start }
        set { vertical.start = newValue }
    }
    public var bottom: EdgeRule<Sibling> {
        get { vertical.end }
        set { vertical.end = newValue }
    }
    public var height: LengthRule<Sibling> {
        get { vertical.length }
        set { vertical.length = newValue }
    }
}

// MARK: other names for siblings

extension EdgeRule {
    /// The same with its sibling called by another name; `free` where `name` has none for it.
    public func renamed<Other>(_ name: (Sibling) -> Other?) -> EdgeRule<Other> {
        switch self {
        case .free: .free
        case .center(nil): .center(nil)
        case .parent(let distance): .parent(distance)
        case .adjacent(let sibling, let distance): name(sibling).map { .adjacent($0, distance: distance) } ?? .free
        case .fit(let sibling, let distance): name(sibling).map { .fit($0, distance: distance) } ?? .free
        case .center(let sibling?): name(sibling).map { .center($0) } ?? .free
        }
    }
}

extension LengthRule {
    /// The same with its sibling called by another name; `free` where `name` has none for it.
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
    /// The same with its number made harmless.
    func cleaned() -> EdgeRule {
        switch self {
        case .free, .center: self
        case .parent(let distance): .parent(Numbers.clean(distance))
        case .adjacent(let sibling, let distance): .adjacent(sibling, distance: Numbers.clean(distance))
        case .fit(let sibling, let distance): .fit(sibling, distance: Numbers.clean(distance))
        }
    }
}

extension LengthRule {
    /// The same with its number made harmless: no length and no ratio is negative.
    func cleaned() -> LengthRule {
        switch self {
        case .free, .own: self
        case .fixed(let length): .fixed(Numbers.cleanLength(length))
        case .ratio(let ratio, let sibling): .ratio(Numbers.cleanLength(ratio), of: sibling)
        }
    }
}

extension RelativeRules {
    /// The same with every number made harmless: NaN 0, lengths and ratios not negative, nothing beyond +-1e7.
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

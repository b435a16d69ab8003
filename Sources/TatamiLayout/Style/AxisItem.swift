import TatamiGeometry

/// What an item says about itself along one axis. All lengths are points.
///
/// Order: content, + `adjustment`, at most `maximum`, at least `minimum` (which wins), then `fixed` wins over both.
@frozen public struct AxisItem: Hashable, Sendable {
    public var minimum = 0.0
    /// nil means that there is no maximum.
    public var maximum: Double?
    /// The length, whatever content, minimum and maximum say.
    public var fixed: Double?
    /// Added to what the content asks for, before minimum and maximum.
    public var adjustment = 0.0
    /// The axis counts as 0, whatever else is said; with a weight the item grows from 0.
    public var ignoresContent = false
    /// The weight by which the item takes extra room and gives in a shortage; 0 = rigid.
    public var stretch = 0.0
    public var marginStart = 0.0
    public var marginEnd = 0.0
    /// `unset` = what the container says for its items.
    public var alignment = AxisAlignment.unset

    @inlinable public init() {}

    /// The bounds of the length: [fixed, fixed], or [minimum, maximum] with minimum winning.
    @inline(__always) var bounds: (low: Double, high: Double) {
        if let fixed { return (fixed, fixed) }
        return (minimum, max(minimum, maximum ?? .infinity))
    }

    /// True where the bounds do not tell all: an adjustment, or numbers that others overrule.
    @inline(__always) var hasRareParts: Bool {
        adjustment != 0 || (fixed != nil && (minimum != 0 || maximum != nil)) || (maximum ?? .infinity) < minimum
    }

    /// True where every number is harmless already.
    @inline(__always) var isClean: Bool {
        let lengths = Numbers.isCleanLength(minimum) && Numbers.isCleanLength(maximum ?? 0) && Numbers.isCleanLength(fixed ?? 0)
        let signed = Numbers.isClean(adjustment) && Numbers.isClean(marginStart) && Numbers.isClean(marginEnd)
        return lengths && signed && Numbers.isCleanLength(stretch)
    }

    /// The same with every number made harmless: NaN 0, lengths and weights not negative, nothing beyond +-1e7.
    func cleaned() -> AxisItem {
        var item = self
        item.minimum = Numbers.cleanLength(minimum)
        item.maximum = maximum.map(Numbers.cleanLength)
        item.fixed = fixed.map(Numbers.cleanLength)
        item.adjustment = Numbers.clean(adjustment)
        item.stretch = Numbers.cleanLength(stretch)
        item.marginStart = Numbers.clean(marginStart)
        item.marginEnd = Numbers.clean(marginEnd)
        return item
    }
}

import TatamiGeometry

/// The rules of an item along one axis. All lengths are in points.
///
/// They apply in this order: the length of the content, plus `adjustment`, at most `maximum`, at least `minimum` (which wins over the
/// maximum). A `fixed` length wins over both. `fractions` count as unset until the container's length is final.
@frozen public struct AxisItem: Hashable, Sendable {
    /// The least length. It wins over `maximum`.
    public var minimum = 0.0
    /// The greatest length; nil means that there is none.
    public var maximum: Double?
    /// The length whatever the content, `minimum` and `maximum` say; nil means that the length is not fixed.
    public var fixed: Double?
    /// The lengths that are fractions of the room in the container.
    public var fractions = LengthFractions()
    /// A length added to that of the content before `minimum` and `maximum` apply. May be negative.
    public var adjustment = 0.0
    /// True if the axis counts as 0, whatever the other rules say; an item with a weight grows from 0.
    public var ignoresContent = false
    /// The weight by which the item grows into extra room and shrinks in a shortage; 0 means rigid.
    public var stretch = 0.0
    /// The distance kept free before the item: at its leading edge or above it.
    public var marginStart = 0.0
    /// The distance kept free after the item: at its trailing edge or below it.
    public var marginEnd = 0.0
    /// The alignment in the slot; `unset` means the alignment that the container gives its items.
    public var alignment = AxisAlignment.unset

    /// Creates rules without any effect.
    @inlinable public init() {}

    /// The bounds of the length: [fixed, fixed], or [minimum, maximum] with minimum winning.
    @inline(__always) var bounds: (low: Double, high: Double) {
        if let fixed { return (fixed, fixed) }
        return (minimum, max(minimum, maximum ?? .infinity))
    }

    /// True if `bounds` do not express all the rules: there is an adjustment, or some numbers overrule others.
    @inline(__always) var hasRareParts: Bool {
        adjustment != 0 || !fractions.isEmpty || (fixed != nil && (minimum != 0 || maximum != nil)) || (maximum ?? .infinity) < minimum
    }

    /// True if `cleaned()` would change nothing.
    @inline(__always) var isClean: Bool {
        let lengths = Numbers.isCleanLength(minimum) && Numbers.isCleanLength(maximum ?? 0) && Numbers.isCleanLength(fixed ?? 0)
        let signed = Numbers.isClean(adjustment) && Numbers.isClean(marginStart) && Numbers.isClean(marginEnd)
        return lengths && signed && Numbers.isCleanLength(stretch)
    }

    /// True if the rules are clean, and margins, a weight, an alignment and bounds express them.
    @inline(__always) var isPlain: Bool {
        adjustment.bitPattern == 0 && !ignoresContent && fractions.areUnset && Numbers.isCleanLength(stretch)
            && Numbers.isClean(marginStart) && Numbers.isClean(marginEnd) && hasPlainBounds
    }

    @inline(__always) private var hasPlainBounds: Bool {
        if let fixed { return Numbers.isCleanLength(fixed) && minimum == 0 && maximum == nil }
        guard let maximum else { return Numbers.isCleanLength(minimum) }
        return minimum >= 0 && minimum <= maximum && maximum <= Numbers.limit
    }

    /// Returns the rules with valid numbers: NaN becomes 0, lengths and weights are not negative, and nothing is beyond ±1e7.
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

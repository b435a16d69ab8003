import TatamiGeometry

/// The lengths of an item along one axis that are fractions of the room in its container: 0.5 is half of it.
///
/// The room is the container's length without padding; in a grid and among tiles, it is the cell. The margin of the item is not subtracted.
/// A fraction counts as unset while the container measures its content, because the container's length is not known then, and takes
/// effect when the container places its items. Where no room is known, it stays unset: along the axes of a scrolling container, in an
/// overlay that keeps the aspect ratio, in a layout of the program, and for a root.
@frozen public struct LengthFractions: Hashable, Sendable {
    /// The stored value of an unset fraction. Every item has six fractions, and an optional number takes twice the memory of a number.
    private static let unset = -1.0

    private var storedMinimum = -1.0
    private var storedMaximum = -1.0
    private var storedFixed = -1.0

    /// Creates fractions that are all unset.
    @inlinable public init() {}

    /// The least length. If the item has a minimum in points as well, the greater one counts. Setting NaN or a negative number sets 0.
    public var minimum: Double? {
        get { Self.value(storedMinimum) }
        set { storedMinimum = Self.stored(newValue) }
    }
    /// The greatest length. If the item has a maximum in points as well, the lesser one counts. Setting NaN or a negative number sets 0.
    public var maximum: Double? {
        get { Self.value(storedMaximum) }
        set { storedMaximum = Self.stored(newValue) }
    }
    /// The length, whatever the content and the other rules say, including a fixed length in points. Setting NaN or a negative number
    /// sets 0.
    public var fixed: Double? {
        get { Self.value(storedFixed) }
        set { storedFixed = Self.stored(newValue) }
    }

    /// True if no fraction is set.
    public var isEmpty: Bool { storedMinimum < 0 && storedMaximum < 0 && storedFixed < 0 }

    /// The same, at once.
    @inline(__always) var areUnset: Bool {
        let unset = Self.unset.bitPattern
        return (storedMinimum.bitPattern ^ unset) | (storedMaximum.bitPattern ^ unset) | (storedFixed.bitPattern ^ unset) == 0
    }

    private static func value(_ stored: Double) -> Double? { stored < 0 ? nil : stored }

    private static func stored(_ fraction: Double?) -> Double { fraction.map(Numbers.cleanLength) ?? unset }
}

extension AxisItem {
    /// Returns the rules with the fractions resolved to points.
    ///
    /// - Parameter room: The length to which the fractions refer, in points; nil if it is not known, so that they are unset.
    func resolvingFractions(in room: Double?) -> AxisItem {
        var item = self
        item.fractions = LengthFractions()
        guard let room else { return item }
        func points(_ fraction: Double) -> Double { Numbers.cleanLength(fraction * room) }
        if let fixed = fractions.fixed { item.fixed = points(fixed) }
        if let minimum = fractions.minimum { item.minimum = max(item.minimum, points(minimum)) }
        if let maximum = fractions.maximum { item.maximum = min(item.maximum ?? .infinity, points(maximum)) }
        return item
    }
}

extension ItemStyle {
    /// The width as a fraction of the room in the container; nil if it is not set. See ``LengthFractions``.
    public var fixedWidthFraction: Double? {
        get { horizontal.fractions.fixed }
        set { horizontal.fractions.fixed = newValue }
    }
    /// The height as a fraction of the room in the container; nil if it is not set. See ``LengthFractions``.
    public var fixedHeightFraction: Double? {
        get { vertical.fractions.fixed }
        set { vertical.fractions.fixed = newValue }
    }
    /// The least width as a fraction of the room in the container; nil if it is not set. See ``LengthFractions``.
    public var minWidthFraction: Double? {
        get { horizontal.fractions.minimum }
        set { horizontal.fractions.minimum = newValue }
    }
    /// The least height as a fraction of the room in the container; nil if it is not set. See ``LengthFractions``.
    public var minHeightFraction: Double? {
        get { vertical.fractions.minimum }
        set { vertical.fractions.minimum = newValue }
    }
    /// The greatest width as a fraction of the room in the container; nil if it is not set. See ``LengthFractions``.
    public var maxWidthFraction: Double? {
        get { horizontal.fractions.maximum }
        set { horizontal.fractions.maximum = newValue }
    }
    /// The greatest height as a fraction of the room in the container; nil if it is not set. See ``LengthFractions``.
    public var maxHeightFraction: Double? {
        get { vertical.fractions.maximum }
        set { vertical.fractions.maximum = newValue }
    }
}

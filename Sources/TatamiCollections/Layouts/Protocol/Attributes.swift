import TatamiGeometry

/// A value that an author attaches to elements, beyond frames and the like.
///
/// ```swift
/// enum Depth: AttributeKey {
///     static let initial = 0.0
///     static func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + (b - a) * part }
/// }
/// attributes[Depth.self] = 3
/// ```
public protocol AttributeKey: Sendable {
    /// The type of the value.
    associatedtype Value: Hashable & Sendable
    /// The value of elements that have none.
    static var initial: Value { get }
    /// Returns what is between two values while an element moves; `part` goes from 0 to 1. The default is the second one.
    static func mix(_ a: Value, _ b: Value, _ part: Double) -> Value
}

extension AttributeKey {
    /// Returns the second value.
    public static func mix(_ a: Value, _ b: Value, _ part: Double) -> Value { b }
}

/// Where an element is, and how it looks there.
public struct Attributes: Hashable, Sendable {
    /// The element.
    public var element: LayoutElement
    /// Where it is, in points from the leading top corner of the content. The view mirrors it where text reads from right to left.
    public var frame: Rect
    /// The section in whose row the element scrolls on its own; nil for others. Its frame is where it is seen as the row is scrolled now.
    public var row: SectionKey?
    /// Elements with greater numbers are in front.
    public var z = 0.0
    /// True if it takes part in the layout and is not shown.
    public var isHidden = false
    /// From 0, which cannot be seen, to 1.
    public var opacity = 1.0
    /// The size in which it is painted, as a part of its own, about its middle.
    public var scale = 1.0
    /// How far it is turned about its middle, in radians, clockwise.
    public var rotation = 0.0
    /// How far from its frame it is painted, in points.
    public var shift = Point.zero
    private var values: [ObjectIdentifier: AttachedValue] = [:]

    /// Places an element.
    public init(_ element: LayoutElement, frame: Rect) { (self.element, self.frame) = (element, frame) }

    /// The value of a key; its initial one if none was set.
    public subscript<K: AttributeKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.initial }
        set { values[ObjectIdentifier(key)] = newValue == K.initial ? nil : AttachedValue(key: key, value: newValue) }
    }

    /// Returns what is between two attributes of an element; `part` goes from 0 to 1. What is no number is that of the second one.
    public static func mix(_ a: Attributes, _ b: Attributes, _ part: Double) -> Attributes {
        func mix(_ a: Double, _ b: Double) -> Double { part == 1 ? b : a + (b - a) * part }
        var result = b
        result.frame = Rect(
            mix(a.frame.x, b.frame.x), mix(a.frame.y, b.frame.y), mix(a.frame.width, b.frame.width), mix(a.frame.height, b.frame.height))
        (result.z, result.opacity, result.scale) = (mix(a.z, b.z), mix(a.opacity, b.opacity), mix(a.scale, b.scale))
        (result.rotation, result.shift) = (mix(a.rotation, b.rotation), Point(mix(a.shift.x, b.shift.x), mix(a.shift.y, b.shift.y)))
        for id in Set(a.values.keys).union(b.values.keys) {
            guard let key = (b.values[id] ?? a.values[id])?.key else { continue }
            result.mix(key, a, b, part)
        }
        return result
    }

    private mutating func mix<K: AttributeKey>(_ key: K.Type, _ a: Attributes, _ b: Attributes, _ part: Double) {
        self[key] = K.mix(a[key], b[key], part)
    }

    /// Returns the attributes with numbers from outside cleaned, and whether one was no number, beyond the limit or a negative length. Such
    /// a number becomes the nearest one that is allowed, or its initial one.
    func cleaned() -> (attributes: Attributes, isChanged: Bool) {
        var result = self
        func place(_ value: Double) -> Double { value.isNaN ? 0 : max(-Extents.limit, min(value, Extents.limit)) }
        result.frame = Rect(
            place(frame.x), place(frame.y), Extents.clean(frame.width), Extents.clean(frame.height))
        result.z = place(z)
        result.opacity = opacity.isNaN ? 1 : max(0, min(opacity, 1))
        result.scale = scale.isNaN ? 1 : Numbers.clean(scale)
        result.rotation = Numbers.clean(rotation)
        result.shift = Point(Numbers.clean(shift.x), Numbers.clean(shift.y))
        return (result, result != self)
    }
}

/// A value with its key.
private struct AttachedValue: Hashable, Sendable {
    let key: any AttributeKey.Type
    let value: any Hashable & Sendable

    static func == (a: AttachedValue, b: AttachedValue) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

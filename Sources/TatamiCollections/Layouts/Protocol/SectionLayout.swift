import TatamiGeometry

/// Arranges the items of one section (collections: section 3). Headers, insets, pinning and backgrounds are the business of `SectionStack`.
///
/// All lengths and frames are points in the space of the section: the main axis is the one of scrolling, and its origin is where the first
/// item starts; the cross axis starts at the leading or top side. The view mirrors frames where text reads from right to left.
public protocol SectionLayout: Sendable {
    /// Takes over the content of the section after a change.
    mutating func prepare(_ section: SectionContent, _ change: SectionChange)
    /// The length of all items along the main axis.
    var extent: Double { get }
    /// Returns the frame of an item. A hidden one has no length, at the place where it would be.
    func frame(of item: Int) -> Rect
    /// Calls `found` for the shown items in a part of the main axis, which is half open. Items without length are left out.
    func items(in span: Range<Double>, _ found: (Int, Rect) -> Void)
    /// Returns the size to offer to an item that is measured; nil if its frame is final.
    func proposal(for item: Int) -> Proposal?
    /// Sets the measured length of an item along the main axis. Returns whether a frame changed.
    mutating func setLength(_ length: Double, of item: Int) -> Bool
    /// Sets the measured size of an item; the axis is the main one. Returns whether a frame changed. The default takes the length alone.
    mutating func setSize(_ size: Size, of item: Int, _ axis: Axis) -> Bool
    /// Returns whether places in a part of the main axis are estimates that ``settle(_:in:)`` makes better. The default is that none are.
    func isUnsettled(in span: Range<Double>) -> Bool
    /// Places items in a part of the main axis, before they are shown, by all that is known now. Items that were measured stay where they are.
    /// The default does nothing.
    mutating func settle(_ section: SectionContent, in span: Range<Double>)
    /// The length of all items across the main axis, in points, if they scroll across it on their own (collections: rule 16); nil for others,
    /// which is the default.
    var lengthAcross: Double? { get }
    /// Calls `found` for the shown items in a part of both axes. The default does so for those in a part of the main axis.
    func items(in span: Range<Double>, across: Range<Double>, _ found: (Int, Rect) -> Void)
    /// Returns the nearest place at or behind a distance in a direction, in points, at which items that scroll on their own come to rest; nil if
    /// they rest anywhere, which is the default.
    func stop(from distance: Double, isOnward: Bool) -> Double?
}

extension SectionLayout {
    /// All places are final.
    public func isUnsettled(in span: Range<Double>) -> Bool { false }
    /// Does nothing.
    public mutating func settle(_ section: SectionContent, in span: Range<Double>) {}
    /// Nothing scrolls on its own.
    public var lengthAcross: Double? { nil }
    /// Calls `found` for the shown items in a part of the main axis.
    public func items(in span: Range<Double>, across: Range<Double>, _ found: (Int, Rect) -> Void) { items(in: span, found) }
    /// What scrolls on its own rests anywhere.
    public func stop(from distance: Double, isOnward: Bool) -> Double? { nil }
    /// Sets the measured length of an item along the main axis.
    public mutating func setSize(_ size: Size, of item: Int, _ axis: Axis) -> Bool { setLength(size[axis], of: item) }
}

/// What a layout knows of the items of its section.
public struct SectionContent {
    /// The number of items, hidden ones included.
    public var count: Int
    /// The main axis.
    public var axis: Axis
    /// The length across the main axis, in points.
    public var crossLength: Double
    /// The device pixels.
    public var grid: PixelGrid
    /// Returns the lengths of those items of a range that were measured at this cross length, by their indices.
    public var lengths: (Range<Int>) -> [(item: Int, length: Double)]
    /// Returns the hidden items of a range.
    public var hidden: (Range<Int>) -> [Int]
    /// Returns the sizes of those items of a range that are known, by their indices: what the program declares, or what was measured.
    /// Layouts that break lines read them.
    public var sizes: (Range<Int>) -> [(item: Int, size: Size)]
    /// Returns the sizes of those items of a range for which the program declares one, by their indices.
    public var declared: (Range<Int>) -> [(item: Int, size: Size)]

    /// Describes a section. Without further arguments it scrolls vertically, shows all items and knows no length. Without `declared`, all known
    /// sizes are declared ones.
    public init(
        count: Int, axis: Axis = .vertical, crossLength: Double, grid: PixelGrid = PixelGrid(),
        lengths: @escaping (Range<Int>) -> [(item: Int, length: Double)] = { _ in [] },
        hidden: @escaping (Range<Int>) -> [Int] = { _ in [] },
        sizes: @escaping (Range<Int>) -> [(item: Int, size: Size)] = { _ in [] },
        declared: ((Range<Int>) -> [(item: Int, size: Size)])? = nil
    ) {
        (self.count, self.axis, self.grid) = (max(0, count), axis, grid)
        (self.crossLength, self.lengths, self.hidden) = (Numbers.cleanLength(crossLength), lengths, hidden)
        (self.sizes, self.declared) = (sizes, declared ?? sizes)
    }
}

/// What changed in a section (collections: the table of rule 8).
public enum SectionChange: Hashable, Sendable {
    /// Everything, or the section is new.
    case everything
    /// Items left and came; the steps are performed one after the other.
    case steps([SectionStep])
    /// The cross length, the text scale or the pixels: all measured lengths are estimates from now on.
    case cross
    /// Items of a range were hidden or shown.
    case hidden(Range<Int>)
}

/// A change of the items of a section. The indices count in the section that the steps before have left.
public enum SectionStep: Hashable, Sendable {
    /// Items leave.
    case remove(Range<Int>)
    /// Items come.
    case insert(Range<Int>)
}

extension Rect {
    /// Makes a rectangle from its position and length along a main axis, and those across it.
    init(_ axis: Axis, main: Double, length: Double, cross: Double, crossLength: Double) {
        self = axis == .vertical ? Rect(cross, main, crossLength, length) : Rect(main, cross, length, crossLength)
    }
}

extension Proposal {
    /// Offers a cross length and any main length (collections: rule 25).
    init(_ axis: Axis, cross: Double) {
        self = axis == .vertical ? Proposal(width: .atMost(cross)) : Proposal(height: .atMost(cross))
    }
}

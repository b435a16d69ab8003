import TatamiGeometry

/// Arranges a whole collection. Of all functions, only the first three have to be written (collections: section 3).
///
/// Layouts are values: the view keeps the old one while elements move from where it puts them. Frames are points from the leading top
/// corner of the content, x towards the trailing side.
public protocol CollectionLayout {
    /// Takes over the content after a change. Returns the size of the content, in points.
    mutating func prepare(_ content: LayoutContent, _ change: Invalidation) -> Size
    /// Returns the elements in an area, in any order. Areas are half open, and elements without an extent are left out.
    func attributes(in area: Rect) -> [Attributes]
    /// Returns where an element is; nil if it has no place.
    func attributes(of element: LayoutElement) -> Attributes?
    /// Returns the elements whose place depends on the viewport. They replace those of `attributes(in:)`. The default is none.
    func pinned(in viewport: Viewport) -> [Attributes]
    /// Returns the size to offer to an element that is measured. The default is nil: its frame is final.
    func proposal(for element: LayoutElement) -> Proposal?
    /// Takes over the measured size of an element. Returns whether a frame changed. The default takes nothing.
    mutating func setSize(_ size: Size, of element: LayoutElement) -> Bool
    /// Returns what another viewport changes. The default is `viewport` while its size stays, and else `cross`.
    func invalidation(from old: Viewport, to new: Viewport) -> Invalidation
    /// Returns what an element that comes looks like in the beginning. The default follows the style.
    func appearing(_ final: Attributes, _ style: ChangeStyle) -> Attributes
    /// Returns what an element that leaves looks like in the end. The default follows the style.
    func disappearing(_ last: Attributes, _ style: ChangeStyle) -> Attributes
    /// Returns where a drag comes to rest: the offset of the viewport. The velocity is in points a second, positive towards the end of the
    /// content. The default is the proposed one.
    func rest(_ proposed: Point, velocity: Point, _ viewport: Viewport) -> Point
    /// Returns the row of a section whose items scroll across the main axis on their own. The default is nil: none do.
    func carousel(of section: SectionKey) -> Carousel?
    /// Takes over how far the row of a section is scrolled, in points. The default takes nothing.
    mutating func setOffset(_ offset: Double, ofCarousel section: SectionKey)
    /// Returns the nearest place at or behind a distance in a direction, in points, at which the row of a section comes to rest; nil if it rests
    /// anywhere, which is the default.
    func stop(ofCarousel section: SectionKey, from distance: Double, isOnward: Bool) -> Double?
    /// True if elements move to their new places when the viewport gets another size. The default is false.
    var animatesBoundsChanges: Bool { get }
    /// Makes this the layout as it was before an update: `attributes(of:)` answers for keys by their old places from then on. The view calls it
    /// for the copy that it keeps while elements move. A layout that keeps places by element needs nothing, which is the default.
    mutating func stay(before update: CollectionUpdate)
    /// Returns what is wrong with the content or with what was placed since the last call. The default is nothing.
    mutating func takeFaults() -> [LayoutFault]
    /// How often sections were prepared so far, for counters. The default is 0, for layouts that have no sections of their own.
    var sectionPrepares: Int { get }
}

extension CollectionLayout {
    /// No element is pinned.
    public func pinned(in viewport: Viewport) -> [Attributes] { [] }
    /// All frames are final.
    public func proposal(for element: LayoutElement) -> Proposal? { nil }
    /// Takes nothing.
    public mutating func setSize(_ size: Size, of element: LayoutElement) -> Bool { false }
    /// Returns `viewport` while the size stays, and else `cross`.
    public func invalidation(from old: Viewport, to new: Viewport) -> Invalidation {
        old.frame.size == new.frame.size ? .viewport : .cross
    }
    /// Returns what the style says.
    public func appearing(_ final: Attributes, _ style: ChangeStyle) -> Attributes { style.outside(final) }
    /// Returns what the style says.
    public func disappearing(_ last: Attributes, _ style: ChangeStyle) -> Attributes { style.outside(last) }
    /// Returns the proposed place.
    public func rest(_ proposed: Point, velocity: Point, _ viewport: Viewport) -> Point { proposed }
    /// No section has a row.
    public func carousel(of section: SectionKey) -> Carousel? { nil }
    /// Takes nothing.
    public mutating func setOffset(_ offset: Double, ofCarousel section: SectionKey) {}
    /// Rows rest anywhere.
    public func stop(ofCarousel section: SectionKey, from distance: Double, isOnward: Bool) -> Double? { nil }
    /// False.
    public var animatesBoundsChanges: Bool { false }
    /// Does nothing.
    public mutating func stay(before update: CollectionUpdate) {}
    /// None.
    public var sectionPrepares: Int { 0 }
    /// Nothing is wrong.
    public mutating func takeFaults() -> [LayoutFault] { [] }
}

extension ChangeStyle {
    /// Returns what an element looks like before it came or when it has left, for a vertical main axis unless another one is given.
    public func outside(_ attributes: Attributes, _ axis: Axis = .vertical) -> Attributes {
        var result = attributes
        switch self {
        case .automatic: (result.opacity, result.scale) = (0, result.scale * 0.9)
        case .fade: result.opacity = 0
        case .zoom: (result.opacity, result.scale) = (0, result.scale * 2)
        case .none: break
        case .slide(let edge):
            let size = attributes.frame.size
            switch edge {
            case .start: result.shift[axis] -= size[axis]
            case .end: result.shift[axis] += size[axis]
            case .leading: result.shift.x -= size.width
            case .trailing: result.shift.x += size.width
            }
        }
        return result
    }
}

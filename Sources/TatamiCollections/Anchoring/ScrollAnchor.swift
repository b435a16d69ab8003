import TatamiGeometry

/// Which end of the content a collection holds on to (collections: rule 28).
public enum AnchorMode: Hashable, Sendable {
    /// At its start, what comes there is shown; elsewhere, what is in sight stays where it is, by the starts of elements.
    case start
    /// At its end, what comes there is shown, as in a chat; elsewhere, what is in sight stays where it is, by the ends of elements.
    case end
    /// The offset stays.
    case none
}

/// Where a collection is scrolled to along its main axis, in points.
public struct ScrollPlace: Hashable, Sendable {
    /// The start of the viewport. It is below 0 or beyond `limit` while somebody pulls the content over its end.
    public var offset: Double
    /// The length of the viewport.
    public var viewport: Double
    /// The length of the content.
    public var content: Double

    /// Describes a place. Numbers that are not finite count as 0.
    public init(offset: Double, viewport: Double, content: Double) {
        self.offset = offset.isFinite ? offset : 0
        (self.viewport, self.content) = (Extents.clean(viewport), Extents.clean(content))
    }

    /// The greatest offset without pulling.
    public var limit: Double { max(0, content - viewport) }

    /// Returns the room before content that is shorter than the viewport: under `end` it stands at the end.
    public func roomBefore(_ mode: AnchorMode) -> Double { mode == .end ? max(0, viewport - content) : 0 }
}

/// An element in sight that a collection may hold on to.
public struct AnchorCandidate: Hashable, Sendable {
    /// The element.
    public var element: LayoutElement
    /// Where it starts and ends along the main axis, in points of the content.
    public var span: ClosedRange<Double>
    /// False for elements that must not hold the content: not measured, pinned, carried by a drag, or moved by the update.
    public var isEligible: Bool

    /// Describes an element. A negative or undefined length counts as 0.
    public init(_ element: LayoutElement, start: Double, length: Double, isEligible: Bool = true) {
        let start = start.isFinite ? start : 0
        (self.element, span) = (element, start...start + Extents.clean(length))
        self.isEligible = isEligible
    }
}

/// What holds the content of a collection in place while its elements change. It is taken before the change and gives the offset behind it
/// (collections: rules 28 and 29).
///
/// ```swift
/// let anchor = ScrollAnchor(.start, at: place, candidates: visible)
/// // rows are inserted, measured, deleted
/// let offset = anchor.offset(in: newPlace) { element in frames[element] }
/// ```
public struct ScrollAnchor: Hashable, Sendable {
    /// An element, and the distance of its edge from the same edge of the viewport.
    struct Hold: Hashable, Sendable {
        let element: LayoutElement
        let distance: Double
    }

    /// How the content is held.
    public let mode: AnchorMode
    /// True if the content stays at the end that the mode names.
    public let isAtEnd: Bool
    /// The elements that hold it: the first one that survives does.
    let holds: [Hold]
    private let old: ScrollPlace

    /// The element that holds the content; nil if none does.
    public var element: LayoutElement? { holds.first?.element }

    /// Takes an anchor.
    ///
    /// - Parameters:
    ///   - mode: Which end is held.
    ///   - place: Where the content is scrolled to.
    ///   - candidates: The elements in sight, in their order.
    ///   - pinned: The length of what is pinned at the start of the viewport, in points.
    ///   - named: The element that the program wants to hold the content.
    ///   - focused: The element with the focus.
    ///   - grid: The device pixels.
    public init(
        _ mode: AnchorMode, at place: ScrollPlace, candidates: [AnchorCandidate], pinned: Double = 0, named: LayoutElement? = nil,
        focused: LayoutElement? = nil, grid: PixelGrid = PixelGrid()
    ) {
        let pixel = 1 / grid.scale + 0x1p-10
        isAtEnd = mode == .start && place.offset <= pixel || mode == .end && place.offset >= place.limit - pixel
        (self.mode, old) = (mode, place)
        guard mode != .none, !isAtEnd || named != nil else {
            holds = []
            return
        }
        let (start, end) = (place.offset + pinned, place.offset + place.viewport)
        let visible = candidates.filter { $0.isEligible && $0.span.upperBound > start && $0.span.lowerBound < end }
        let ordered = mode == .end ? visible.reversed() : visible
        let isNamed = candidates.contains { $0.isEligible && $0.element == named }
        let choice =
            (isNamed ? named : nil) ?? ordered.first { $0.element == focused }?.element
            ?? ordered.first { $0.span.lowerBound >= start && $0.span.upperBound <= end }?.element ?? ordered.first?.element
        let all = candidates.filter { $0.isEligible }
        guard let index = all.firstIndex(where: { $0.element == choice }) else {
            holds = []
            return
        }
        // If the choice is deleted, the next one that survives holds the content, or else the previous one.
        holds = (all[index...] + all[..<index].reversed()).map { candidate in
            let edge = mode == .end ? candidate.span.upperBound - end : candidate.span.lowerBound - place.offset
            return Hold(element: candidate.element, distance: edge)
        }
    }

    /// Returns the offset behind the change, in points.
    ///
    /// What pulls the content over an end keeps its distance while the content gets shorter, and not while it grows.
    ///
    /// - Parameters:
    ///   - place: The lengths behind the change. Its offset does not count.
    ///   - isNewWidth: True if the length across the main axis changed: without a mode, the same part of the content stays in sight.
    ///   - span: Returns where an element starts and ends now; nil if it left.
    public func offset(
        in place: ScrollPlace, isNewWidth: Bool = false, span: (LayoutElement) -> ClosedRange<Double>?
    ) -> Double {
        let wanted = held(in: place, isNewWidth, span)
        let offset = max(0, min(wanted, place.limit))
        guard place.content <= old.content else { return offset }
        if old.offset < 0, offset == 0 { return old.offset }
        if old.offset > old.limit, offset == place.limit { return place.limit + old.offset - old.limit }
        return offset
    }

    private func held(in place: ScrollPlace, _ isNewWidth: Bool, _ span: (LayoutElement) -> ClosedRange<Double>?) -> Double {
        for hold in holds {
            guard let span = span(hold.element) else { continue }
            return mode == .end ? span.upperBound - hold.distance - place.viewport : span.lowerBound - hold.distance
        }
        if isAtEnd { return mode == .start ? 0 : place.limit }
        guard mode == .none, isNewWidth, old.limit > 0 else { return old.offset }
        return old.offset / old.limit * place.limit
    }

    /// Returns how far the content moved, in points: what follows a finger is shifted by as much.
    public func shift(to offset: Double) -> Double { offset - old.offset }
}

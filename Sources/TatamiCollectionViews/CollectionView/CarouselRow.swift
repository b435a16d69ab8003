import TatamiCollections
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The row of a section whose items scroll across the main axis on their own. Its subviews are the cells of those items that can be seen.
final class CarouselRow: View, Scroller {
    let scrolling = ScrollMotion()
    let section: SectionKey
    private weak var collection: CollectionView?
    private let axis: Axis
    /// Where the row is, as the layout has it.
    var carousel: Carousel
    /// The rules that place it.
    var style = ItemStyle()
    /// How far it is scrolled, as the layout knows it.
    var known: Double
    /// The parts of its content for which there are cells.
    var covered: [Range<Double>] = []
    /// The place in its content at which the space of its cells begins (`Scroller.contentBase`).
    private(set) var base = 0.0

    init(_ section: SectionKey, _ carousel: Carousel, in collection: CollectionView) {
        (self.section, self.carousel, self.collection, axis) = (section, carousel, collection, collection.axis.cross)
        known = carousel.offset
        super.init()
        addScrollGestures()
        scrolling.follow(axis)
        scrolling.showsBars = false
        keepsAnchor = false
        jump(to: known)
        followStops()
    }

    /// Takes over whether there are places at which the row comes to rest: another layout may have been set.
    func followStops() {
        let stops = collection?.stops(of: section)
        guard (stops != nil) != (scrolling.stops != nil) else { return }
        (scrolling.stops, scrolling.wakeTime) = (stops, nil)
    }

    /// Whether the last layout has given the row its present length.
    var isLaidOut: Bool { placedSize.map { abs($0[axis] - carousel.frame.size[axis]) < 1 } == true }

    /// The cells of the row, those that are on their way out included.
    var cells: [CollectionCell] { subviews.compactMap { $0 as? CollectionCell } }

    /// The visible part of the content now, and once the scrolling rests.
    var spans: (now: Range<Double>, later: Range<Double>) {
        let (now, later) = (distance(along: axis), restingDistance(along: axis))
        return (now..<now + frame.size[axis], later..<later + frame.size[axis])
    }

    /// Whether there are cells for everything that can be seen.
    var isCovered: Bool {
        [spans.now, spans.later].allSatisfy { span in
            let (start, end) = (max(0, span.lowerBound), min(carousel.length, span.upperBound))
            return start >= end || covered.contains { $0.lowerBound <= start && $0.upperBound >= end }
        }
    }

    /// Scrolls to a distance at once, also before the first layout.
    func jump(to distance: Double) {
        var point = Point.zero
        point[axis] = distance
        readingDistance = point
    }

    /// Takes over another place of the layout, and moves the offset by the way by which what is in sight has moved.
    func change(_ carousel: Carousel, shift way: Double) {
        self.carousel = carousel
        contentChanged(shift: way, along: axis)
        guard way != 0 else { return }
        var point = Point.zero
        point[axis] = way
        shiftChildren(by: point)
    }

    /// Moves a row whose section has left along with what is in sight.
    func moveAlong(by way: Point) {
        carousel.frame = carousel.frame.moved(by: way)
        style.offset = style.offset + way
        superview?.place(self, by: style)
    }

    /// Begins the space of the cells near the visible part, so that its numbers stay small (collections: rule 2). Returns the way by which it
    /// has moved what stands in it.
    func moveBase() -> Point {
        let base = CollectionView.base(base, for: known, isMirrored: axis == .horizontal && layoutDirection == .rightToLeft)
        guard base != self.base else { return .zero }
        var way = Point.zero
        way[axis] = self.base - base
        self.base = base
        shiftChildren(by: way)
        return way
    }

    // MARK: As a scroller

    override var scroller: (any Scroller)? { self }
    var scrollAxes: AxisSet { AxisSet(axis) }
    var contentExtent: Size {
        var extent = frame.size
        extent[axis] = max(extent[axis], carousel.length)
        return extent
    }
    var contentBase: Point {
        var point = Point.zero
        point[axis] = base
        return point
    }
    func visibleChildren(in area: Rect) -> [View]? { collection?.visibleCells(in: self) ?? [] }
    func anchors(in area: Rect) -> [TatamiViews.ScrollAnchor] { [] }

    // MARK: As a view

    override func measure(_ proposal: Proposal) -> Size { .zero }
    override var ownRole: AccessibilityRole { .group }
}

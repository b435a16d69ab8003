import TatamiGeometry
import TatamiInteraction

/// A view that shows a part of its content and scrolls to the rest.
///
/// A class adopts the protocol, overrides ``View/scroller`` to return `self` and calls ``addScrollGestures()`` at the end of its
/// initializer. Drags, wheels, keys, scroll bars, focus, accessibility and damage then treat it like any other scroller. The subviews'
/// frames lie in the space of the content, whose origin is its upper left corner. In a view that reads from right to left, frames that
/// are set are mirrored in the width of the content, and the content begins at its right edge.
///
/// ```swift
/// final class Timeline: View, Scroller {
///     let scrolling = ScrollMotion()
///     var contentExtent: Size { Size(frame.width, 40 * Double(rows.count)) }
///     override var scroller: (any Scroller)? { self }
///     override init() {
///         super.init()
///         addScrollGestures()
///     }
/// }
/// ```
public protocol Scroller: View {
    /// The state of the scrolling. One object for the lifetime of the view.
    var scrolling: ScrollMotion { get }
    /// The axes along which people can scroll. The default is vertical.
    var scrollAxes: AxisSet { get }
    /// The size of the content, in points. It may be an estimate. Along an axis that does not scroll it is the view's own length.
    var contentExtent: Size { get }
    /// The place of the origin of the subviews' space in the content, in points. The default is zero: the two are the same. A scroller whose
    /// content is longer than the numbers that layouts take (`Numbers.limit`) moves the origin along with the visible part.
    var contentBase: Point { get }

    /// Returns the subviews that a frame has to show for `area`, from back to front; nil for all of them. The default is nil.
    ///
    /// A frame visits only these. It requests what is visible, what will be visible once the scrolling rests, and half a viewport
    /// around both. Besides, a frame shows the subviews that hold the focus or a gesture. Views that are not shown cannot get the focus and
    /// are not known to assistive technology.
    ///
    /// - Parameter area: In the space of the content, in points.
    func visibleChildren(in area: Rect) -> [View]?

    /// Whether there is something to scroll, also if nothing of it has views yet. The default is whether there are subviews.
    var hasScrolledContent: Bool { get }

    /// Called after each layout, before the next frame reads `visibleChildren`. A scroller that makes its subviews only while they can be
    /// seen adds those for the areas and removes the others; they are laid out in the same frame. The default does nothing.
    ///
    /// - Parameter areas: The areas for which the frame will request subviews, in the space of the content, in points.
    func prepareChildren(in areas: [Rect])

    /// Called before the focus goes on from a view inside to the next one or the one before. A scroller that makes its subviews only while they
    /// can be seen adds those half a viewport around what is in sight. Returns whether it has to be laid out for that. The default does nothing.
    func prepareForFocus() -> Bool

    /// Called when the focus goes on behind the last view of the window with the first one, or the other way round, and that is inside. A scroller
    /// that makes its subviews only while they can be seen scrolls to that end. Returns whether it has to be laid out for that. The default does
    /// nothing.
    ///
    /// - Parameters:
    ///   - view: The first or last view that there is.
    ///   - forward: Whether the focus goes to the start of the content.
    func wrapFocus(to view: View, forward: Bool) -> Bool

    /// Returns how far views that stay in place, such as pinned headers, cover the edges of the visible part while a part of the content is
    /// shown, in points. What is scrolled into sight stays clear of them. The default is zero.
    ///
    /// - Parameters:
    ///   - rect: The part, in the space of the content.
    ///   - child: The subview that is or holds it; nil if there is none.
    func coveredEdges(around rect: Rect, of child: View?) -> Insets

    /// Returns where a subview begins in the space of the content, in points, if that is farther away than its frame can say; nil for others,
    /// which is the default.
    func origin(ofFar child: View) -> Point?

    /// Called when people take hold of the thumb of a bar. The default does nothing.
    ///
    /// - Parameters:
    ///   - bar: The bar as it is now. Its thumb keeps its length while it is held.
    ///   - axis: The axis of the bar.
    func thumbWasTaken(_ bar: ScrollBar, along axis: Axis)

    /// Returns the offset that the place of a held thumb means, in points. The default is the same part of the content.
    ///
    /// - Parameters:
    ///   - position: The start of the thumb, in points along the bar.
    ///   - bar: The bar as it was when the thumb was taken.
    ///   - axis: The axis of the bar.
    func offset(forThumbAt position: Double, of bar: ScrollBar, along axis: Axis) -> Double

    /// Returns the anchors that keep their places on the screen when the layout changes something before them, the best one first. The
    /// first one that still has a place counts. The default is the first views that are entirely visible.
    ///
    /// - Parameter area: The area that is visible once the scrolling rests, in the space of the content, in points.
    func anchors(in area: Rect) -> [ScrollAnchor]
}

extension Scroller {
    /// The default scrolls vertically only.
    public var scrollAxes: AxisSet { .vertical }
    /// The default is zero.
    public var contentBase: Point { .zero }
    /// The default shows all subviews.
    public func visibleChildren(in area: Rect) -> [View]? { nil }
    /// The default is whether there are subviews.
    public var hasScrolledContent: Bool { !subviews.isEmpty }
    /// The default does nothing.
    public func prepareChildren(in areas: [Rect]) {}
    /// The default does nothing.
    public func prepareForFocus() -> Bool { false }
    /// Does nothing.
    public func wrapFocus(to view: View, forward: Bool) -> Bool { false }
    /// The default is nil.
    public func origin(ofFar child: View) -> Point? { nil }
    /// The default is zero.
    public func coveredEdges(around rect: Rect, of child: View?) -> Insets { .zero }
    /// The default does nothing.
    public func thumbWasTaken(_ bar: ScrollBar, along axis: Axis) {}
    /// The default is the same part of the content as of the bar.
    public func offset(forThumbAt position: Double, of bar: ScrollBar, along axis: Axis) -> Double {
        measureAxes()
        let room = bar.length - bar.thumbLength
        return room > 0 ? max(0, min(1, position / room)) * scrolling[axis].maximum : 0
    }
    /// The default returns the first views in `area` that are entirely visible.
    public func anchors(in area: Rect) -> [ScrollAnchor] { ScrollAnchor.visible(in: self, of: self, area) }

    /// Whether the content keeps its place on the screen when something comes or goes before it. The default is true.
    public var keepsAnchor: Bool {
        get { scrolling.keepsAnchor }
        set { scrolling.keepsAnchor = newValue }
    }
    /// Whether content that grows at its end stays at its end, as a chat or a log does. The default is false. Setting it to true scrolls to
    /// the end.
    ///
    /// The end is the lower one; of content that scrolls horizontally alone, the one where people finish reading. Where people have scrolled
    /// away from it, the content stays where it is until they are back.
    public var followsEnd: Bool {
        get { scrolling.followsEnd }
        set {
            guard newValue != scrolling.followsEnd else { return }
            let wasAtEnd = isAtFollowedEnd
            scrolling.followsEnd = newValue
            if newValue { jumpToEnd() } else if wasAtEnd { stayAtPresentEnd() }
        }
    }
    /// Whether the mouse drags the content as a finger does. The default is false. A wheel always scrolls.
    public var dragsWithMouse: Bool {
        get { scrolling.dragsWithMouse }
        set { scrolling.dragsWithMouse = newValue }
    }

    /// The upper left corner of the visible part, in the space of the content, in points. Content that reads from right to left begins at
    /// its right edge, which is the largest horizontal offset. Setting the offset stops the motion. It may be set before the first layout.
    ///
    /// When content or view change, the distance from the edge at which the content begins is kept, also when the reading direction
    /// changes. The offset that is read lies within the content, except while a drag or a bounce goes beyond it.
    public var contentOffset: Point {
        get {
            measureAxes()
            return Point(scrolling.horizontal.offset(at: now), scrolling.vertical.offset(at: now))
        }
        set {
            measureAxes()
            scrolling.horizontal.jump(to: ScrollMotion.clean(newValue.x))
            scrolling.vertical.jump(to: ScrollMotion.clean(newValue.y))
            scrolled()
        }
    }

    /// The distance from the corner of the content at which people begin to read to the visible part once the scrolling rests, in points:
    /// the upper left corner, or the upper right one from right to left. Setting it stops the motion. It may be set before the first
    /// layout, and has the same meaning in content of another size.
    public var readingDistance: Point {
        get {
            measureAxes()
            return Point(scrolling.horizontal.restingDistance(at: now), scrolling.vertical.restingDistance(at: now))
        }
        set {
            scrolling.horizontal.jump(toDistance: ScrollMotion.clean(newValue.x))
            scrolling.vertical.jump(toDistance: ScrollMotion.clean(newValue.y))
            scrolled()
        }
    }

    /// The part of the content that is visible at present, in the space of the content.
    public var viewport: Rect { Rect(origin: contentOffset, size: frame.size) }
    /// The part of the content that is visible once the scrolling rests.
    public var restingViewport: Rect { Rect(origin: restingOffset, size: frame.size) }

    /// Scrolls by the shortest distance that makes a rectangle of the content visible. Of a rectangle that is larger than the viewport,
    /// the edge at which people begin to read becomes visible.
    ///
    /// - Parameters:
    ///   - rect: In the space of the content, in points.
    ///   - isAnimated: Whether the content moves there; otherwise it is there at once.
    public func reveal(_ rect: Rect, isAnimated: Bool = true) { reveal(rect, of: nil, margin: 0, isAnimated: isAnimated) }

    /// Scrolls by the shortest distance that makes a rectangle of the content visible, with a margin around it. At stops there may be none.
    fileprivate func reveal(_ inner: Rect, of child: View?, margin: Double, isAnimated: Bool) {
        let (resting, covered) = (restingOffset, coveredEdges(around: inner, of: child))
        let left = scrolling.horizontal.startsAtEnd ? covered.trailing : covered.leading
        let wide = inner.expanded(by: margin)
        let rect = Rect(
            wide.x - left, wide.y - covered.top, wide.width + covered.leading + covered.trailing,
            wide.height + covered.top + covered.bottom)
        func offset(_ axis: Axis, _ start: Double, _ end: Double, _ now: Double) -> Double {
            let length = scrolling[axis].viewport
            let isTooLong = end - start > length
            let first = scrolling[axis].startsAtEnd && isTooLong ? end - length : start
            let wanted = start < now || isTooLong ? first : end > now + length ? end - length : now
            return max(0, min(scrolling[axis].maximum, wanted))
        }
        let nearest = Point(offset(.horizontal, rect.x, rect.maxX, resting.x), offset(.vertical, rect.y, rect.maxY, resting.y))
        let target = atStop(showing: inner, nearest, from: resting)
        if target != resting { scroll(to: target, isAnimated: isAnimated) }
    }
}

extension View {
    /// Scrolls every scroller around the view until the view is visible, with a margin if there is room for one.
    ///
    /// - Parameters:
    ///   - margin: The distance that is kept to the edges of a scroller, in points.
    ///   - isAnimated: Whether the content moves there; otherwise it is there at once.
    public func scrollIntoView(margin: Double = 12, isAnimated: Bool = true) {
        var rect = Rect(0, 0, frame.width, frame.height)
        var inner: View = self
        while let outer = inner.superview {
            let far = outer.scroller?.origin(ofFar: inner)
            rect = rect.moved(by: far ?? inner.frame.origin)
            if let scroller = outer.scroller {
                if far == nil { rect = rect.moved(by: scroller.contentBase) }
                scroller.reveal(rect, of: inner, margin: margin, isAnimated: isAnimated)
                rect = rect.moved(by: Point.zero - scroller.restingOffset)
            }
            inner = outer
        }
    }
}

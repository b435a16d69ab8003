import TatamiGeometry
import TatamiInteraction

/// The state of a scroller: the place and motion of its content along both axes, the gestures that drag it, and its bars.
public final class ScrollMotion {
    var horizontal = DirectedScrollAxis()
    var vertical = DirectedScrollAxis()
    var keepsAnchor = true
    var followsEnd = false
    /// The size that the content does not fall below while a drag opens gaps in it; nil for none.
    var leastContent: Size?
    /// Whether a drag is going on, so that the content is not scrolled to keep its place.
    var rests = false
    var dragsWithMouse = false
    /// Whether bars show the place in the content. The default is true.
    package var showsBars = true
    /// Whether a wheel that turns vertically scrolls content that scrolls horizontally alone. The default is false.
    package var turnsByVerticalWheel = false
    let pan = PanRecognizer(.vertical)
    /// Drags the thumb of a bar.
    let barPan = PanRecognizer()
    /// Presses a bar beside its thumb.
    let barPress = PressRecognizer()
    /// Whether the last press beside a thumb turns a page.
    var isPaging = false
    /// The bar that the mouse is near to.
    var summoned: Axis?
    /// The axes that the present drag moves.
    var dragged: AxisSet = []
    /// The distance from the start of the content at which the present drag began.
    var dragStart = 0.0
    /// Where the content comes to rest, if it scrolls along one axis alone; nil for anywhere.
    package var stops: ScrollStops?
    /// Returns where a drag along the only axis comes to rest, for content without stops: a distance from the start of the content in points,
    /// given the one without this function and the speed in points a second. Nil for where it would rest anyway.
    package var rest: ((_ proposed: Double, _ velocity: Double) -> Double)?
    /// The part of the present drag that has been carried out.
    var translation = Point.zero
    /// The bar whose thumb is dragged.
    var bar: HeldBar?
    /// The bar whose thumb was let go, on the way to its true place.
    var released: (bar: HeldBar, time: Double)?
    /// The queue of the tree that the scroller is part of.
    weak var queue: ChangeQueue?
    /// The time at which the content last moved; minus infinity before that.
    var lastMoved = -Double.infinity
    /// The distance that an arrow key scrolls, in points.
    static let line = 50.0
    /// The time at which the scroller wants a frame although nothing has happened, in seconds of the root's clock; nil for none.
    package var wakeTime: Double?
    /// The largest offset, in points. Content may be longer than what a layout takes; see ``Scroller/contentBase``.
    static let limit = 1e12
    /// Returns an offset limited to ±`limit`; 0 for NaN.
    static func clean(_ offset: Double) -> Double { offset.isNaN ? 0 : max(-limit, min(offset, limit)) }
    /// The part of the viewport that a page scrolls.
    static let page = 0.8
    /// The areas of the content whose views the last compose pass showed; nil if it showed all subviews.
    var composedAreas: [Rect]?

    /// Creates the state of a scroller whose content rests at its start.
    public init() {}

    /// Lets drags scroll along one axis; along both for nil.
    package func follow(_ axis: Axis?) { pan.direction = axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .any }

    subscript(axis: Axis) -> DirectedScrollAxis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The seconds in which a thumb that was let go comes to its true place.
    static let easing = 0.2

    /// A bar whose thumb is dragged. The thumb follows the hand, and keeps its length, whatever becomes of the content.
    struct HeldBar {
        let axis: Axis
        /// The bar as it was when the drag began, and the place of its thumb.
        let bar: ScrollBar
        let start: Double
        /// The place of the thumb.
        var position: Double
    }

    func isMoving(at time: Double) -> Bool { horizontal.isMoving(at: time) || vertical.isMoving(at: time) }
}

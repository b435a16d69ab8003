import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The picture of what is dragged: it follows the pointer, and flies to the view when the drag has ended. Meanwhile the view itself is not
/// painted.
final class DragImage {
    /// The view at whose place the picture ends; nil for none.
    private(set) weak var view: View?
    /// Whether the view is not painted in its place.
    var hidesView = true
    /// A line in the root's space that shows where a drop would go, and its color; nil for none.
    var line: (rect: Rect, color: Color)?
    private let picture: DisplayList
    /// The rectangle of the view in the space of the picture.
    private let bounds: Rect
    /// The place of the pointer in the view, in points.
    private let grabbed: Point
    private var scale = Transition(unit)
    private var pointer: Point
    private var flight: Flight?

    /// The way from where the picture was let go to the view.
    private struct Flight {
        let start: Point
        let scale: Double
        var progress: Transition
    }

    /// Values move in hundredths, so that differences that count are larger than the tolerance.
    private static let unit = 100.0
    /// How much larger a lifted view is.
    private static let lifted = 1.04
    /// How many pictures show below that of the item at the pointer, and how far each is moved, in points.
    static let mostBelow = 3, step = 6.0
    /// The longest side of a picture, in points.
    private static let longest = 280.0

    /// Creates the picture of a view.
    ///
    /// - Parameters:
    ///   - picture: The drawing.
    ///   - bounds: The rectangle of the view in the space of the drawing.
    ///   - grabbed: The place of the pointer in the view.
    ///   - pointer: The place of the pointer in the root's space.
    init(_ picture: DisplayList, of view: View, bounds: Rect, grabbed: Point, pointer: Point, _ timing: Timing, at time: Double) {
        (self.picture, self.view, self.bounds, self.grabbed, self.pointer) = (picture, view, bounds, grabbed, pointer)
        let size = min(Self.lifted, Self.longest / max(bounds.width, bounds.height, 1))
        scale.go(to: size * Self.unit, timing, at: time, delay: 0)
    }

    func follow(_ point: Point) { pointer = point }

    /// Lets the picture fly to a view.
    func land(_ view: View?, _ timing: Timing, at time: Double) {
        (self.view, hidesView) = (view, true)
        var progress = Transition(0)
        progress.go(to: Self.unit, timing, at: time, delay: 0)
        let scale = scale.state(at: time).value / Self.unit
        flight = Flight(start: Point(pointer.x - grabbed.x * scale, pointer.y - grabbed.y * scale), scale: scale, progress: progress)
    }

    /// Whether the picture has arrived, or its view is gone.
    func isOver(at time: Double) -> Bool { flight.map { !$0.progress.isMoving(at: time) || view?.root == nil } ?? false }

    func isMoving(at time: Double) -> Bool { flight != nil || scale.isMoving(at: time) }

    /// The place of the picture.
    ///
    /// - Parameter frame: The place of the view in the root's space.
    private func place(at time: Double, _ frame: Rect) -> (origin: Point, scale: Double) {
        let scale = scale.state(at: time).value / Self.unit
        guard let flight else { return (Point(pointer.x - grabbed.x * scale, pointer.y - grabbed.y * scale), scale) }
        let part = flight.progress.state(at: time).value / Self.unit
        let way = frame.origin - flight.start
        return (flight.start + Point(way.x * part, way.y * part), flight.scale + (1 - flight.scale) * part)
    }

    /// Draws the picture. Returns the area that it covers, in the root's space.
    func draw(_ list: inout DisplayList, at time: Double, frame: Rect) -> Rect {
        let (origin, scale) = place(at: time, frame)
        if let line { list.fill(line.rect, radii: CornerRadii(min(line.rect.width, line.rect.height) / 2), line.color) }
        list.pushTransform(
            Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x - bounds.x * scale, ty: origin.y - bounds.y * scale))
        list.append(picture)
        list.pop()
        let area = Rect(origin.x, origin.y, bounds.width * scale, bounds.height * scale).expanded(by: 24)
        return line.map { area.union($0.rect) } ?? area
    }
}

extension ViewRoot {
    /// Makes the pictures of items that are lifted. That of the item at the pointer is where the item is; up to three others show below it.
    ///
    /// - Parameters:
    ///   - grip: The place of the pointer in the part of the grabbed view that is dragged.
    ///   - point: The place of the pointer, in the root's space.
    func dragImages(of items: [LayoutItem], _ grabbed: Int, _ policy: DropPolicy, _ grip: Point, _ point: Point) -> [DragImage] {
        items.enumerated().compactMap { number, item in
            guard let view = item.view else { return nil }
            let part = view.partInDrag
            let place = number == grabbed ? 0 : number < grabbed ? number + 1 : number
            let picture = place <= DragImage.mostBelow ? dragPicture(of: part, policy) : DisplayList()
            let step = DragImage.step * Double(min(place, DragImage.mostBelow))
            return DragImage(
                picture, of: view, bounds: part.presentedFrame, grabbed: Point(grip.x - step, grip.y - step), pointer: point,
                reducesMotion ? .none : view.theme.motion[.snappy], at: stage.now)
        }
    }

    /// Draws a view alone, with everything in it, in the space of its superview's content.
    func picture(of view: View) -> DisplayList {
        var painter = ViewPainter(grid: grid, now: stage.now, area: nil, aroundMoving: stage.aroundMoving)
        let origin = view.shown?.contentOrigin
        painter.paint(view)
        if let origin { view.shown?.contentOrigin = origin }
        return painter.painted.list
    }
}

extension View {
    /// The part of the view that is shown while it is dragged.
    var partInDrag: View { (self as? any ShrinksInDrags)?.partInDrags ?? self }
}

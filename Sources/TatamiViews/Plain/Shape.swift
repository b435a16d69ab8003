import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// A view that fills and traces a path or a simple form.
///
/// ```swift
/// Shape(try Path(data: "M4 20L12 4L20 20Z")).fill(.blue).stroke(.black, width: 2)
/// Shape(.ellipse).fill(.blue)
/// ```
///
/// The natural size is that of the view box, otherwise that of the path with its line. Without `fill` and `stroke`, a shape is filled with
/// the theme's color of text. It is decoration for assistive technology unless it has an `accessibilityLabel`.
open class Shape: View {
    /// What a shape draws.
    public enum Form: Hashable, Sendable, CaseIterable {
        /// The path of the shape.
        case path
        /// A rectangle that fills the view, with the view's rounded corners.
        case rectangle
        /// An ellipse that touches the four sides of the view.
        case ellipse
        /// The largest circle in the middle of the view.
        case circle
        /// A rectangle that fills the view, with half circles at its short sides.
        case capsule
    }

    /// What the shape draws. The default is its path.
    public var form = Form.path { didSet { if form != oldValue { contentChanged() } } }
    /// The path, in units of the view box. Its fill rule is not read: `fillRule` counts.
    public var path: Path {
        didSet {
            guard path != oldValue else { return }
            pathBounds = path.tightBounds
            shapeChanged()
        }
    }
    /// The color or gradient of the inside; nil for none, or for the theme's color of text if there is no stroke either.
    public var fill: Brush? { didSet { if fill != oldValue { lookChanged() } } }
    /// Which points are inside the path. The default is `nonZero`.
    public var fillRule = FillRule.nonZero { didSet { if fillRule != oldValue { shapeChanged() } } }
    /// The color of the line; nil for none.
    public var stroke: Color? { didSet { if (stroke == nil) != (oldValue == nil) { shapeChanged() } else { lookChanged() } } }
    /// The width of the line, in points, whatever the size of the view. Half of it lies on either side of the path.
    public var strokeWidth = 1.0 { didSet { if strokeWidth != oldValue { shapeChanged() } } }
    /// How the ends of the line look. The default is `butt`.
    public var strokeCap = Stroke.Cap.butt { didSet { if strokeCap != oldValue { reachChanged() } } }
    /// How two pieces of the line meet. The default is `miter`.
    public var strokeJoin = Stroke.Join.miter { didSet { if strokeJoin != oldValue { reachChanged() } } }
    /// The pattern of the line. The default is `solid`.
    public var strokeDash = Dash.solid { didSet { if strokeDash != oldValue { lookChanged() } } }
    /// The part of the path's plane that the view shows; nil for the smallest rectangle around the path. The path may reach beyond it.
    public var viewBox: Rect? { didSet { if viewBox != oldValue { shapeChanged() } } }
    /// How the view box is fitted into the view. The default is `aspectFit`.
    public var contentMode = ContentMode.aspectFit { didSet { if contentMode != oldValue { shapeChanged() } } }
    /// Whether the path is mirrored from right to left. The default is false.
    public var followsDirection = false { didSet { if followsDirection != oldValue { reachChanged() } } }

    private var pathBounds: Rect?
    /// The path as it was placed last, and where.
    private var placed: (key: Placement, path: Path)?

    /// Creates a shape of a path.
    public init(_ path: Path = Path()) {
        self.path = path
        fillRule = path.fillRule
        pathBounds = path.tightBounds
        super.init()
    }

    /// Creates a shape of a simple form.
    public convenience init(_ form: Form) {
        self.init()
        self.form = form
    }

    private func shapeChanged() {
        placed = nil
        contentChanged()
    }

    open override func measure(_ proposal: Proposal) -> Size {
        if let viewBox { return Size(Numbers.cleanLength(viewBox.width), Numbers.cleanLength(viewBox.height)) }
        guard form == .path, let pathBounds else { return .zero }
        return Size(pathBounds.width + 2 * reach, pathBounds.height + 2 * reach)
    }

    override var drawsContent: Bool { form != .path || pathBounds != nil }

    open override var ownRole: AccessibilityRole { accessibilityLabel == nil ? .group : .image }

    open override var contentKind: ContentKind {
        ContentKind("shape", viewBox != nil ? [("viewBox", nil)] : form == .path ? [("path", nil)] : [])
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let (outline, isCut) = outline(in: bounds)
        if isCut { list.pushClip(.rect(bounds, cornerRadii())) }
        if let fill = fill ?? (stroke == nil ? .color(theme.color(.text)) : nil) { list.fill(outline, fill) }
        if let stroke {
            list.stroke(outline.path, strokeDash.stroke(stroke, width: strokeWidth, cap: strokeCap, join: strokeJoin))
        }
        if isCut { list.pop() }
    }

    /// Half of the line's width, in points: how far the line reaches around the path.
    private var reach: Double { stroke == nil ? 0 : Numbers.cleanLength(strokeWidth) / 2 }

    /// A path may reach beyond its view box, and a line beyond its path: half of its width, or further at corners and ends.
    open override func drawnReach(in bounds: Rect) -> Rect {
        guard let (key, isCut) = placement(in: bounds), let pathBounds else {
            return bounds.expanded(by: max(0, reach - min(bounds.width, bounds.height) / 2))
        }
        if isCut { return bounds }
        let path = key.map.bounds(of: pathBounds)
        guard stroke != nil else { return bounds.union(path) }
        // A miter join reaches up to ten half widths, which is Cairo's limit; a square cap reaches less than two.
        return bounds.union(path.expanded(by: reach * (strokeJoin == .miter ? 10 : 2)))
    }

    /// Returns where the path lies in `bounds`, and whether it has to be cut at their edges; nil for a simple form and without a path.
    private func placement(in bounds: Rect) -> (key: Placement, isCut: Bool)? {
        guard form == .path, let box = viewBox ?? pathBounds else { return nil }
        let isMirrored = followsDirection && layoutDirection == .rightToLeft
        let room = viewBox == nil ? bounds.inset(by: Insets(reach)) : bounds
        let key = Placement(box: box, bounds: room, mode: contentMode, isMirrored: isMirrored)
        let target = key.target
        return (key, target.x < bounds.x || target.y < bounds.y || target.maxX > bounds.maxX || target.maxY > bounds.maxY)
    }

    /// Returns the outline in `bounds`, and whether it has to be cut at their edges.
    private func outline(in bounds: Rect) -> (Outline, isCut: Bool) {
        let inner = bounds.inset(by: Insets(reach))
        switch form {
        case .path: break
        case .rectangle: return (.rect(inner, cornerRadii(widenedBy: cornerRadius > 0 ? -reach : 0)), false)
        case .ellipse: return (.ellipse(in: inner), false)
        case .circle:
            let side = min(inner.width, inner.height)
            return (.ellipse(in: Rect(inner.center.x - side / 2, inner.center.y - side / 2, side, side)), false)
        case .capsule: return (.rect(inner, CornerRadii(min(inner.width, inner.height) / 2)), false)
        }
        guard let (key, isCut) = placement(in: bounds) else { return (.path(Path()), false) }
        if let placed, placed.key == key { return (.path(placed.path), isCut) }
        var path = path.applying(key.map)
        path.fillRule = fillRule
        placed = (key, path)
        return (.path(path), isCut)
    }
}

/// Where a box of a path's plane lies in a view.
private struct Placement: Equatable {
    let box: Rect
    let bounds: Rect
    let mode: ContentMode
    let isMirrored: Bool

    /// The rectangle of the view that the box fills.
    var target: Rect {
        // A path without width or height, such as a line, is fitted by its other side.
        let least = 1e-6
        let size = Size(max(box.width, least), max(box.height, least))
        let hasArea = box.width > least && box.height > least
        return (mode == .aspectFill && !hasArea ? ContentMode.aspectFit : mode).rect(of: size, in: bounds)
    }

    /// The transform from the path's plane to the view's space.
    var map: Transform {
        let target = target
        let across = box.width > 0 ? target.width / box.width : 1
        let down = box.height > 0 ? target.height / box.height : 1
        return Transform(
            a: isMirrored ? -across : across, b: 0, c: 0, d: down,
            tx: isMirrored ? target.maxX + box.x * across : target.x - box.x * across, ty: target.y - box.y * down)
    }
}

extension Chainable where Self: Shape {
    /// Sets the color or gradient of the inside.
    public func fill(_ brush: Brush) -> Self { with { $0.fill = brush } }
    /// Sets the color of the inside.
    public func fill(_ color: Color) -> Self { with { $0.fill = .color(color) } }
    /// Sets the line along the path; `width` is in points.
    public func stroke(
        _ color: Color, width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, dash: Dash = .solid
    ) -> Self {
        with {
            ($0.stroke, $0.strokeWidth) = (color, width)
            ($0.strokeCap, $0.strokeJoin, $0.strokeDash) = (cap, join, dash)
        }
    }
    /// Sets the part of the path's plane that the view shows, and its natural size, in points.
    public func viewBox(_ box: Rect) -> Self { with { $0.viewBox = box } }
    /// Sets how the view box is fitted into the view.
    public func contentMode(_ mode: ContentMode) -> Self { with { $0.contentMode = mode } }
}

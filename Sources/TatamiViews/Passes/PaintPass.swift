import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// The paint pass, which draws from back to front.
extension ViewRoot {
    /// Returns the drawing of everything that is visible: in points of the root's space, with edges on device pixels.
    public func displayList() -> DisplayList {
        if stage.paintedComposition == 0 || queue.needsCompose { compose(isAnimated: stage.paintedComposition > 0) }
        return paint(within: nil).list
    }

    /// Paints, and records which part of the list each view drew.
    ///
    /// - Parameter area: The area that can be seen, in the root's space; nil to draw everything, however far it reaches.
    func paint(within area: Rect?) -> PaintedList {
        var painter = ViewPainter(grid: grid, now: stage.now, area: area, aroundMoving: stage.aroundMoving)
        painter.lifted = stage.lifted
        var images = stage.dragImages
        let focused = showsFocus ? focusedView.flatMap { shows($0) ? $0 : nil } : nil
        let ringed = focused.flatMap { layer(around: $0) }
        for layer in layers {
            if layer.level > .dragImage { paint(&images, &painter) }
            painter.paint(layer.view)
            if let focused, layer === ringed {
                painter.paintFocusRing(of: focused, presentedFrame(of: focused), in: viewport(around: focused))
            }
        }
        paint(&images, &painter)
        for leaving in stage.leavingLayers { painter.paint(leaving) }
        return painter.painted
    }

    /// Paints the pictures of drags that are left, in front of everything before them.
    private func paint(_ images: inout [DragImage], _ painter: inout ViewPainter) {
        for image in images { painter.paint(image, at: image.view.map { presentedFrame(of: $0) } ?? .zero) }
        images = []
    }

    /// Returns the part of the window in which the scrollers around a view show it, in the root's space.
    private func viewport(around view: View) -> Rect {
        let window = Rect(origin: .zero, size: self.view.frame.size)
        return view.superviews.filter { $0.scroller != nil }.reduce(window) { $0.intersection(presentedFrame(of: $1)) ?? .zero }
    }
}

/// Paints a view tree: for each view its background, its content, its subviews, and what lies in front of these.
struct ViewPainter {
    private(set) var painted = PaintedList()
    private let grid: PixelGrid
    private let now: Double
    private let isCulled: Bool
    private let aroundMoving: [ObjectIdentifier: Set<ObjectIdentifier>]
    private var pending: [Step] = []
    private var surroundings: Surroundings
    /// The views that pictures of drags show.
    var lifted: Set<ObjectIdentifier> = []

    /// The effect of the groups around a view on what it draws.
    struct Surroundings {
        /// The transform from the view's space to the root's.
        var transform = Transform.identity
        /// The area that can be seen, in the root's space.
        var visible: Rect
    }

    private enum Step {
        /// A view, and the origin of its superview's content in the root's space.
        case view(View, Point)
        /// The end of a view: what lies in front of its subviews, and the groups to close.
        case end(View, Rect, groups: (content: Int, view: Int), outer: Surroundings, opened: Int?)
    }

    init(grid: PixelGrid, now: Double, area: Rect?, aroundMoving: [ObjectIdentifier: Set<ObjectIdentifier>]) {
        (self.grid, self.now, isCulled, self.aroundMoving) = (grid, now, area != nil, aroundMoving)
        surroundings = Surroundings(visible: area ?? Rect(-Numbers.limit, -Numbers.limit, 2 * Numbers.limit, 2 * Numbers.limit))
    }

    mutating func paint(_ root: View) {
        pending = [.view(root, .zero)]
        while let step = pending.popLast() {
            switch step {
            case .view(let view, let origin): begin(view, at: origin)
            case .end(let view, let bounds, let groups, let outer, let opened): end(view, bounds, groups, outer, opened)
            }
        }
    }

    private mutating func begin(_ view: View, at origin: Point) {
        guard let shown = view.shown, lifted.isEmpty || !lifted.contains(ObjectIdentifier(view)) else { return }
        let opacity = view.motion?.opacity(at: now) ?? view.opacity
        guard opacity > 0 else { return }
        painted.visited += 1
        let frame = view.presentedFrame.moved(by: origin)
        let bounds = grid.snap(frame)
        if isCulled, !mayBeElsewhere(view), !canBeSeen(shown.extent.moved(by: origin)) { return }
        let radii = view.cornerRadii()
        let outer = surroundings
        var groups = (content: 0, view: 0)
        let start = painted.list.commands.count
        let transform = view.motion?.transform(at: now) ?? view.transform
        if !transform.isIdentity {
            let map = transform.around(bounds.center)
            painted.list.pushTransform(map)
            surroundings.transform = map.followed(by: surroundings.transform)
            groups.view += 1
        }
        if opacity < 1 {
            painted.list.pushOpacity(opacity)
            groups.view += 1
        }
        let opened = groups.view > 0 ? painted.open(view, from: start) : nil
        drawGround(of: view, bounds, radii)
        if view.clipsContent {
            let before = painted.list.commands.count
            painted.list.pushClip(.rect(bounds, radii))
            painted.add(view, .clip, from: before, bounds: surroundings.seen(bounds))
            surroundings.visible = surroundings.seen(bounds) ?? .zero
            groups.content += 1
        }
        let content = painted.list.commands.count
        view.draw(&painted.list, in: bounds)
        if let fade = view.motion?.drawing {
            painted.list.resolveRoles(from: content) { view.theme }
            fade.draw(&painted.list, from: content, in: bounds, at: now)
        }
        painted.add(view, .content, from: content, surroundings)
        pending.append(.end(view, bounds, groups: groups, outer: outer, opened: opened))
        let inner = frame.origin - view.scrollOffset
        view.shown?.contentOrigin = inner
        for leaving in shown.leaving { draw(leaving, from: inner) }
        for child in view.children(in: reach(from: inner)).reversed() { pending.append(.view(child, inner)) }
    }

    /// Paints the picture of a layer that is fading out.
    mutating func paint(_ leaving: LeavingView) { draw(leaving, from: .zero) }

    /// Paints the picture of a drag, whose view is at `frame` in the root's space.
    mutating func paint(_ image: DragImage, at frame: Rect) {
        let start = painted.list.commands.count
        let area = image.draw(&painted.list, at: now, frame: frame)
        painted.add(image, .content, from: start, bounds: surroundings.seen(area))
    }

    private mutating func draw(_ leaving: LeavingView, from origin: Point) {
        let start = painted.list.commands.count
        leaving.draw(&painted.list, from: origin, at: now)
        if painted.list.commands.count == start { return }
        painted.add(leaving, .content, from: start, bounds: surroundings.seen(leaving.extent.moved(by: origin)))
    }

    private mutating func drawGround(of view: View, _ bounds: Rect, _ radii: CornerRadii) {
        let start = painted.list.commands.count
        if let shadow = view.shadow { painted.list.shadow(bounds, radii: radii, shadow) }
        if let background = view.motion?.background(at: now) ?? view.background { painted.list.fill(.rect(bounds, radii), background) }
        painted.add(view, .ground, from: start, surroundings)
    }

    private mutating func end(_ view: View, _ bounds: Rect, _ groups: (content: Int, view: Int), _ outer: Surroundings, _ opened: Int?) {
        let over = painted.list.commands.count
        view.drawOver(&painted.list, in: bounds)
        view.scroller?.drawScrollBars(&painted.list, in: bounds)
        painted.add(view, .over, from: over, surroundings)
        for _ in 0..<groups.content { painted.list.pop() }
        surroundings.visible = outer.visible
        let start = painted.list.commands.count
        if view.hasBorder { painted.list.border(bounds, radii: view.cornerRadii(), view.sideBorders) }
        painted.add(view, .border, from: start, surroundings)
        for _ in 0..<groups.view { painted.list.pop() }
        surroundings = outer
        if let opened { painted.close(opened) }
    }

    /// Draws the ring around the focused view, in front of the view's layer. `area` is the part of the window in which the scrollers around
    /// the view show it; they cut the ring of a view that is partly out of sight.
    mutating func paintFocusRing(of view: View, _ frame: Rect, in area: Rect) {
        guard let ring = view.focusRing else { return }
        let start = painted.list.commands.count
        let theme = view.theme
        let (rect, radius) = ring.outline(around: frame, in: area, theme.measures, grid)
        let corners = ring.rect == nil ? view.corners.resolved(in: view.layoutDirection) : .all
        let isCut = !area.holds(rect)
        if isCut { painted.list.pushClip(.rect(grid.snap(area), .none)) }
        painted.list.border(rect, radii: CornerRadii(radius, corners), Border(theme.color(.focus), width: theme.measures.focusWidth))
        if isCut { painted.list.pop() }
        painted.add(view, .ring, from: start, surroundings)
    }

    /// Whether the view or a view inside it moves, so that the recorded extent does not hold.
    private func mayBeElsewhere(_ view: View) -> Bool {
        view.motion != nil || !aroundMoving.isEmpty && aroundMoving[ObjectIdentifier(view)] != nil
    }

    /// Whether any part of a rectangle of the present space can be seen. A line has no area and can still be seen.
    private func canBeSeen(_ rect: Rect) -> Bool { surroundings.seen(rect.expanded(by: 0.5)) != nil }

    /// The area that can be seen, in the space of a view's content that begins at `origin`; nil if all children must be visited.
    private func reach(from origin: Point) -> Rect? {
        guard isCulled, let back = surroundings.transform.inverse else { return nil }
        return back.bounds(of: surroundings.visible).moved(by: Point(-origin.x, -origin.y))
    }
}

extension ViewPainter.Surroundings {
    /// Returns the part of a rectangle of the present space that can be seen, in the root's space; nil if there is none.
    func seen(_ rect: Rect) -> Rect? { transform.bounds(of: rect).intersection(visible) }
}

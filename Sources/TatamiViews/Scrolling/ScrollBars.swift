import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The bars in front of a scroller's content. They appear when the content moves or the mouse comes near them, and fade when it rests. The
/// mouse drags their thumbs; a press beside a thumb brings the thumb there, or, with Shift, turns a page.
extension Scroller {
    /// The time at which the bars will look different without an event, in seconds of the root's clock; nil for never.
    var barDeadline: Double? {
        if scrolling.bar != nil || scrolling.summoned != nil || now >= barFade.endTime { return nil }
        return max(now, scrolling.lastMoved + ScrollBar.fadeDelay)
    }

    /// The opacity of the bars.
    private var barOpacity: Double {
        if scrolling.bar != nil || scrolling.summoned != nil || isScrolling { return 1 }
        return max(0, min(1, barFade.state(at: now).value))
    }

    /// The fade of bars that nobody uses, after a while without motion.
    private var barFade: Transition {
        let timing = theme.motion[.scrollBar]
        var fade = Transition(1)
        fade.go(to: 0, root?.reducesMotion == true ? timing.asFade : timing, at: scrolling.lastMoved + ScrollBar.fadeDelay)
        return fade
    }

    func drawScrollBars(_ list: inout DisplayList, in bounds: Rect) {
        let opacity = barOpacity
        guard opacity > 0 else { return }
        for axis in Axis.allCases {
            guard let thumb = thumb(of: axis, in: bounds) else { continue }
            let radii = CornerRadii(ScrollBar.thickness / 2)
            let isHeld = scrolling.bar?.axis == axis || scrolling.summoned == axis
            let color = theme.color(isHeld ? .borderStrong : .borderControl)
            if isHeld { list.fill(track(of: axis, in: bounds), radii: radii, theme.color(.fillHover)) }
            list.fill(thumb, radii: radii, color.withAlpha(color.alpha * opacity))
        }
    }

    private func bar(of axis: Axis, in bounds: Rect) -> ScrollBar {
        let both =
            scrollAxes.contains(.horizontal) && scrollAxes.contains(.vertical) && scrolling.horizontal.canScroll
            && scrolling.vertical.canScroll
        let corner = both ? ScrollBar.thickness + Bars.margin : 0
        let length = (axis == .horizontal ? bounds.width : bounds.height) - 2 * Bars.margin - corner
        return ScrollBar(length: length, viewport: scrolling[axis].viewport, content: scrolling[axis].content)
    }

    /// The rectangle of a bar's thumb; nil if there is nothing to scroll.
    private func thumb(of axis: Axis, in bounds: Rect) -> Rect? {
        let bar = bar(of: axis, in: bounds)
        guard scrolling.showsBars, scrollAxes.contains(axis), bar.isNeeded else { return nil }
        let (start, length) = seenThumb(of: axis, bar)
        let track = track(of: axis, in: bounds)
        if axis == .horizontal { return Rect(track.x + start, track.y, length, track.height) }
        return Rect(track.x, track.y + start, track.width, length)
    }

    /// Where the thumb begins and how long it is: at the hand that drags it, or on the way from there to its true place.
    private func seenThumb(of axis: Axis, _ bar: ScrollBar) -> (start: Double, length: Double) {
        if let held = scrolling.bar, held.axis == axis { return (held.position, held.bar.thumbLength) }
        let truth = bar.thumb(at: scrolling[axis].offset(at: now))
        guard let (held, time) = scrolling.released, held.axis == axis, isEasingBar else { return truth }
        let rest = 1 - (now - time) / ScrollMotion.easing
        let part = rest * rest * rest
        return (truth.start + (held.position - truth.start) * part, truth.length + (held.bar.thumbLength - truth.length) * part)
    }

    /// Whether the scroller looks different in the next frame.
    var needsFrames: Bool { isScrolling || isEasingBar }

    /// Whether a thumb that was let go is on the way to its true place.
    var isEasingBar: Bool { scrolling.released.map { now < $0.time + ScrollMotion.easing } ?? false }

    /// The rectangle along which the thumb moves.
    private func track(of axis: Axis, in bounds: Rect) -> Rect {
        let length = bar(of: axis, in: bounds).length
        let strip = strip(of: axis, in: bounds, width: Bars.margin + ScrollBar.thickness)
        // The vertical bar stands at the left of content that reads from right to left.
        if axis == .horizontal {
            let x = isMirrored ? bounds.maxX - Bars.margin - length : bounds.x + Bars.margin
            return Rect(x, strip.y, length, ScrollBar.thickness)
        }
        let x = isMirrored ? strip.x + Bars.margin : strip.x
        return Rect(x, bounds.y + Bars.margin, ScrollBar.thickness, length)
    }

    private var isMirrored: Bool { layoutDirection == .rightToLeft }

    /// The strip of `width` points along the edge at which a bar stands.
    private func strip(of axis: Axis, in bounds: Rect, width: Double) -> Rect {
        if axis == .horizontal { return Rect(bounds.x, bounds.maxY - width, bounds.width, width) }
        return Rect(isMirrored ? bounds.x : bounds.maxX - width, bounds.y, width, bounds.height)
    }

    /// The bar that is needed and whose strip of `width` points contains a point.
    private func bar(at point: Point, in bounds: Rect, within width: Double) -> Axis? {
        guard scrolling.showsBars else { return nil }
        return Axis.allCases.first { axis in
            strip(of: axis, in: bounds, width: width).contains(point) && scrollAxes.contains(axis) && bar(of: axis, in: bounds).isNeeded
        }
    }

    // MARK: The mouse

    /// Shows the bar that is near the mouse, at a point of the root's space, and lets it fade otherwise. Returns true if another bar is
    /// shown.
    func summonBar(at point: Point) -> Bool {
        guard let root else { return false }
        let near = bar(at: point, in: root.presentedFrame(of: self), within: ScrollBar.summonDistance)
        guard near != scrolling.summoned else { return false }
        if near == nil { scrolling.lastMoved = now }
        scrolling.summoned = near
        lookChanged()
        return true
    }

    /// Lets the summoned bar fade when the mouse has left the view.
    func dismissBar() {
        guard scrolling.summoned != nil else { return }
        (scrolling.summoned, scrolling.lastMoved) = (nil, now)
        lookChanged()
    }

    /// Whether a bar that the mouse has summoned takes pointers at a point of the view's own space.
    func barCovers(_ point: Point) -> Bool {
        scrolling.summoned != nil && trough(at: point, in: Rect(origin: .zero, size: frame.size)) != nil
    }

    /// Returns the bar that takes a press at a point; nil for none.
    func trough(at point: Point, in bounds: Rect) -> Axis? {
        bar(at: point, in: bounds, within: Bars.margin + (ScrollBar.thickness + ScrollBar.hitThickness) / 2)
    }

    /// Whether a bar takes a pointer. Fingers always drag the content.
    func takesAtBar(_ event: PointerEvent) -> Bool { event.kind != .touch && hasBar(at: event.location) }

    /// Whether a bar that people see takes the mouse at a point of the root's space.
    package func hasBar(at point: Point) -> Bool {
        guard barOpacity > 0, let root else { return false }
        return trough(at: point, in: root.presentedFrame(of: self)) != nil
    }

    /// Returns the bar whose thumb is at a point of the root's space, with some room around the thumb.
    private func thumbAxis(at point: Point, in bounds: Rect) -> Axis? {
        let room = (ScrollBar.hitThickness - ScrollBar.thickness) / 2
        return Axis.allCases.first { thumb(of: $0, in: bounds)?.expanded(by: room).contains(point) == true }
    }

    /// Brings the middle of the thumb to a press beside it, or turns a page towards it.
    func pressBar(at point: Point) {
        guard let root else { return }
        let bounds = root.presentedFrame(of: self)
        guard thumbAxis(at: point, in: bounds) == nil, let axis = trough(at: point, in: bounds) else { return }
        let bar = bar(of: axis, in: bounds)
        let track = track(of: axis, in: bounds)
        let place = axis == .horizontal ? point.x - track.x : point.y - track.y
        if scrolling.isPaging {
            let isBefore = place < bar.thumb(at: scrolling[axis].offset(at: now)).start
            turnPage(axis, isBack: isBefore)
        } else {
            scrolling[axis].jump(to: bar.offset(forThumbAt: place - bar.thumbLength / 2))
        }
        scrolled()
    }

    func dragBar() {
        let pan = scrolling.barPan
        switch pan.state {
        case .began:
            guard let root else { return }
            let bounds = root.presentedFrame(of: self)
            guard let axis = thumbAxis(at: pan.start, in: bounds) else { return }
            let bar = bar(of: axis, in: bounds)
            let start = bar.thumb(at: scrolling[axis].offset(at: now)).start
            scrolling.bar = ScrollMotion.HeldBar(axis: axis, bar: bar, start: start, position: start)
            thumbWasTaken(bar, along: axis)
            moveThumb()
        case .changed: moveThumb()
        case .ended, .cancelled:
            scrolling.released = root?.reducesMotion == true ? nil : scrolling.bar.map { ($0, now) }
            scrolling.bar = nil
        case .possible, .failed: return
        }
        scrolled()
    }
}

extension Scroller {
    /// The bar whose thumb people hold along an axis, as it was when they took it, and where the thumb is; nil for none.
    package func heldThumb(along axis: Axis) -> (bar: ScrollBar, position: Double)? {
        scrolling.bar.flatMap { $0.axis == axis ? ($0.bar, $0.position) : nil }
    }

    /// Brings the held thumb to the hand, and the content to what that means.
    fileprivate func moveThumb() {
        guard var held = scrolling.bar else { return }
        // The thumb follows the hand exactly, also through the slop of the drag.
        let way = scrolling.barPan.location - scrolling.barPan.start
        held.position = max(0, min(held.start + (held.axis == .horizontal ? way.x : way.y), held.bar.length - held.bar.thumbLength))
        scrolling.bar = held
        scrolling[held.axis].jump(to: offset(forThumbAt: held.position, of: held.bar, along: held.axis))
    }
}

private enum Bars {
    /// The distance between a bar and the edges, in points.
    static let margin = 2.0
}

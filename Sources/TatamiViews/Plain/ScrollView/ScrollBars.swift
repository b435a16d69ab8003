import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The bars over a scroll view's content: they come when it moves and fade when it rests. The mouse can drag their thumbs.
extension ScrollView {
    private static let fade = 0.3
    private static let margin = 2.0

    /// When the bars look different though nothing happens; nil for never.
    var barDeadline: Double? {
        let rests = scrolling.lastMoved + ScrollBar.fadeDelay
        if scrolling.bar != nil || now >= rests + Self.fade { return nil }
        return max(now, rests)
    }

    /// How much of the bars is seen.
    private var barOpacity: Double {
        if scrolling.bar != nil || isScrolling { return 1 }
        let gone = (now - scrolling.lastMoved - ScrollBar.fadeDelay) / Self.fade
        return max(0, min(1, 1 - gone))
    }

    func drawScrollBars(_ list: inout DisplayList, in bounds: Rect) {
        let opacity = barOpacity
        guard opacity > 0 else { return }
        for axis in Axis.allCases {
            guard let thumb = thumb(of: axis, in: bounds) else { continue }
            list.fill(thumb, radii: CornerRadii(ScrollBar.thickness / 2), Color(white: 0, alpha: 0.4 * opacity))
        }
    }

    private func isEnabled(_ axis: Axis) -> Bool { axis == .horizontal ? horizontalScrollerEnabled : verticalScrollerEnabled }

    private func bar(of axis: Axis, in bounds: Rect) -> ScrollBar {
        let both = isEnabled(.horizontal) && isEnabled(.vertical) && scrolling.horizontal.canScroll && scrolling.vertical.canScroll
        let corner = both ? ScrollBar.thickness + Self.margin : 0
        let length = (axis == .horizontal ? bounds.width : bounds.height) - 2 * Self.margin - corner
        return ScrollBar(length: length, viewport: scrolling[axis].viewport, content: scrolling[axis].content)
    }

    /// Where a bar's thumb is drawn; nil where there is nothing to scroll.
    private func thumb(of axis: Axis, in bounds: Rect) -> Rect? {
        let bar = bar(of: axis, in: bounds)
        guard isEnabled(axis), bar.isNeeded else { return nil }
        let (start, length) = bar.thumb(at: scrolling[axis].offset(at: now)), thickness = ScrollBar.thickness
        if axis == .horizontal {
            return Rect(bounds.x + Self.margin + start, bounds.maxY - Self.margin - thickness, length, thickness)
        }
        let isMirrored = environment?.direction == .rightToLeft
        let x = isMirrored ? bounds.x + Self.margin : bounds.maxX - Self.margin - thickness
        return Rect(x, bounds.y + Self.margin + start, thickness, length)
    }

    /// The bar whose thumb is at a point of the root's space, with some room around it.
    func bar(at point: Point) -> Axis? {
        guard let root, barOpacity > 0 else { return nil }
        let bounds = root.presentedFrame(of: self), room = (ScrollBar.hitThickness - ScrollBar.thickness) / 2
        return Axis.allCases.first { thumb(of: $0, in: bounds)?.expanded(by: room).contains(point) == true }
    }

    func dragBar() {
        let pan = scrolling.barPan
        switch pan.state {
        case .began:
            guard let root, let axis = bar(at: pan.start) else { return }
            let bar = bar(of: axis, in: root.presentedFrame(of: self))
            scrolling.bar = (axis, bar.thumb(at: scrolling[axis].offset(at: now)).start)
        case .changed:
            guard let root, let (axis, start) = scrolling.bar else { return }
            let bar = bar(of: axis, in: root.presentedFrame(of: self))
            let way = axis == .horizontal ? pan.translation.x : pan.translation.y
            scrolling[axis].jump(to: bar.offset(forThumbAt: start + way))
        case .ended, .cancelled: scrolling.bar = nil
        case .possible, .failed: return
        }
        scrolled()
    }
}

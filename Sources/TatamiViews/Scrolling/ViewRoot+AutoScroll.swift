import TatamiGeometry
import TatamiInteraction

/// A drag that holds something near the edges of scrollers.
struct AutoScrolling {
    /// The start of the drag and its present place, in the root's space.
    let start: Point
    var point: Point
    /// The scroller that the drag scrolls along each axis.
    fileprivate var drives: [Axis: Drive] = [:]
    /// Whether the next frame may scroll.
    var isDue = true

    init(from start: Point) { (self.start, point) = (start, start) }

    fileprivate struct Drive {
        weak var scroller: View?
        var motion: AutoScroll
    }
}

extension ViewRoot {
    /// Scrolls the scrollers near whose edges a drag holds something, frame after frame. A drag calls it whenever its pointer moves, and
    /// with nil when it ends.
    ///
    /// Along each axis, the innermost scroller that can scroll further in the direction is scrolled.
    ///
    /// - Parameter point: In the root's space, in points; nil ends the scrolling.
    public func autoScroll(at point: Point?) {
        guard let point else {
            input.autoScrolling = nil
            return
        }
        if input.autoScrolling == nil { input.autoScrolling = AutoScrolling(from: point) }
        input.autoScrolling?.point = point
        input.autoScrolling?.isDue = true
    }

    /// Scrolls by the distance for the time since the last frame.
    func advanceAutoScroll() {
        guard var scrolling = input.autoScrolling else { return }
        scrolling.isDue = false
        let scrollers = path(at: scrolling.point).compactMap(\.scroller)
        for axis in Axis.allCases {
            guard let scroller = scroller(among: scrollers, along: axis, of: scrolling) else {
                scrolling.drives[axis] = nil
                continue
            }
            let (pointer, viewport, window) = lengths(scrolling.point, scroller, axis)
            let start = scrolling.start.along(axis)
            var drive =
                scrolling.drives[axis].flatMap { $0.scroller === scroller ? $0 : nil }
                ?? AutoScrolling.Drive(scroller: scroller, motion: AutoScroll(from: start, in: viewport, of: window, at: stage.now))
            let step = drive.motion.advance(to: stage.now, pointer, in: viewport, of: window)
            scrolling.drives[axis] = drive
            if step != 0 { scroller.scrollAlong(axis, by: step) }
            // One that is held waits for the pointer to move, which makes a frame due.
            let strength = AutoScroll.strength(pointer, in: viewport, of: window)
            if !drive.motion.isHeld, scroller.canScroll(along: axis, strength) { scrolling.isDue = true }
        }
        input.autoScrolling = scrolling
    }

    /// The innermost scroller that the drag scrolls along an axis, else the innermost one there is. `hit` are those under the pointer, from the
    /// innermost out.
    private func scroller(among hit: [any Scroller], along axis: Axis, of scrolling: AutoScrolling) -> (any Scroller)? {
        var scrollers = hit.filter { $0.scrollAxes.contains(axis) }
        // A pointer that has left a scroller goes on scrolling it, unless it has come to another one.
        if let driven = scrolling.drives[axis]?.scroller, isUsable(driven), !scrollers.contains(where: { $0 === driven }) {
            let around = driven.selfAndSuperviews.compactMap(\.scroller).filter { $0.scrollAxes.contains(axis) }
            if scrollers.allSatisfy({ scroller in around.contains { $0 === scroller } }) { scrollers = around }
        }
        let moved = scrollers.first { scroller in
            let (pointer, viewport, window) = lengths(scrolling.point, scroller, axis)
            return scroller.canScroll(along: axis, AutoScroll.strength(pointer, in: viewport, of: window))
        }
        return moved ?? scrollers.first
    }

    /// The pointer, the visible part of a scroller and the window along an axis.
    private func lengths(_ point: Point, _ scroller: View, _ axis: Axis) -> (Double, ClosedRange<Double>, ClosedRange<Double>) {
        let window = Rect(origin: .zero, size: size)
        let visible = presentedFrame(of: scroller).intersection(window) ?? .zero
        if axis == .horizontal { return (point.x, visible.x...visible.maxX, 0...window.width) }
        return (point.y, visible.y...visible.maxY, 0...window.height)
    }
}

extension Point {
    fileprivate func along(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Scroller {
    fileprivate func canScroll(along axis: Axis, _ way: Double) -> Bool {
        way != 0 && canScroll(by: axis == .horizontal ? Point(way, 0) : Point(0, way))
    }

    fileprivate func scrollAlong(_ axis: Axis, by way: Double) {
        measureAxes()
        let offset = scrolling[axis].offset(at: now) + way
        scrolling[axis].jump(to: max(0, min(scrolling[axis].maximum, offset)))
        scrolled()
    }
}

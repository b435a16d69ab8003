import TatamiGeometry
import TatamiInteraction

/// A drag that holds something near the edges of scrollers.
struct AutoScrolling {
    /// The start of the drag and its present place, in the root's space.
    let start: Point
    var point: Point
    /// The scroller that the drag scrolls along each axis.
    fileprivate var drives: [Axis: Drive] = [:]
    /// The scrollers that were scrolled, and how far they were before, in points.
    fileprivate var before: [(scroller: WeakView, distance: Point)] = []
    /// Whether the next frame may scroll.
    var isDue = true
    /// Whether it scrolls no more, although the drag is not over: its target has to answer.
    var isHeld = false

    init(from start: Point) { (self.start, point) = (start, start) }

    fileprivate struct Drive {
        weak var scroller: View?
        var motion: AutoScroll
    }

    fileprivate struct WeakView { weak var view: View? }
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

    /// Notes that a scroller has moved its offset because something before the visible part came, went or changed its length.
    package func shiftAutoScroll(of scroller: View, by way: Double, along axis: Axis) {
        guard input.autoScrolling?.isHeld == false,
            let index = input.autoScrolling?.before.firstIndex(where: { $0.scroller.view === scroller })
        else { return }
        input.autoScrolling?.before[index].distance[axis] += way
    }

    /// Scrolls no more although the drag is not over, as while its target answers; what was scrolled may still return.
    package func holdAutoScroll() {
        input.autoScrolling?.isDue = false
        input.autoScrolling?.isHeld = true
    }

    /// Ends the scrolling of a drag that was taken back: what it scrolled returns to where it was.
    package func undoAutoScroll() {
        let before = input.autoScrolling?.before ?? []
        autoScroll(at: nil)
        for (weak, distance) in before {
            guard let scroller = weak.view?.scroller else { continue }
            for axis in Axis.allCases where scroller.scrollAxes.contains(axis) {
                scroller.scroll(toDistance: distance[axis], along: axis, scroller.timing(.gentle))
            }
        }
    }

    /// Scrolls by the distance for the time since the last frame.
    func advanceAutoScroll() {
        guard var scrolling = input.autoScrolling, !scrolling.isHeld else { return }
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
            if step != 0 {
                if !scrolling.before.contains(where: { $0.scroller.view === scroller }) {
                    scrolling.before.append((AutoScrolling.WeakView(view: scroller), scroller.readingDistance))
                }
                scroller.scrollAlong(axis, by: step)
            }
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

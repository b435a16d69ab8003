import TatamiDrawing
import TatamiGeometry

/// The passes of a frame, in their order. A pass without work costs nothing.
public enum FramePass: String, Hashable, Sendable, CaseIterable {
    /// Passes the changes of the views to the layout tree.
    case update
    /// Computes sizes and places.
    case layout
    /// Finds the views that are shown and how far each of them draws, and starts motions.
    case compose
    /// Draws, and finds what differs from the last frame.
    case paint
    /// Finds the changes for assistive technology, if a client is connected.
    case accessibility
}

/// A frame of a window: the drawing, the part that differs from the frame before, and the time of the next frame.
public struct ViewFrame: CustomStringConvertible {
    /// The drawing, from back to front, in points of the window.
    public let list: DisplayList
    /// The rectangles that differ from the last frame: in points, with edges on device pixels, without overlap. Empty if nothing differs.
    public let damage: [Rect]
    /// The time at which the window will look different without any event, in seconds of the host's clock; nil for never.
    public let nextDeadline: Double?
    /// The amount of work of each pass: changes (update), nodes (layout), views (compose and paint), nodes (accessibility).
    public let work: [(pass: FramePass, count: Int)]

    /// Returns the amount of work of a pass.
    public func work(in pass: FramePass) -> Int { work.first { $0.pass == pass }?.count ?? 0 }

    /// One line for each pass with its amount of work, in their order, and a line with the number of damaged rectangles.
    public var description: String {
        let lines = work.map { "\($0.pass.rawValue.padded(to: 14))\($0.count)" }
        return (lines + ["damage".padded(to: 14) + "\(damage.count)"]).joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension ViewRoot {
    /// Makes the frame of a window.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - time: Seconds of the host's clock. An earlier time than the last one counts as the last one.
    public func frame(in size: Size, at time: Double) -> ViewFrame {
        let wasMoving = isInMotion
        stage.awaitsFrame = false
        advance(to: time, wasMoving)
        for source in frameSources { source.applyChanges() }
        if size != stage.windowSize {
            stage.windowSize = size
            onResize?(size)
        }
        // Moving views may come under a resting mouse or leave it.
        if wasMoving || stage.hasScrolled { refreshHover() }
        stage.hasScrolled = false
        let area = Rect(0, 0, size.width, size.height)
        var record = FrameRecord()
        for pass in FramePass.allCases { record.work.append((pass, carryOut(pass, area, &record))) }
        return ViewFrame(list: stage.painted.list, damage: record.damage, nextDeadline: nextDeadline, work: record.work)
    }

    /// The results of the passes of one frame so far.
    private struct FrameRecord {
        var work: [(pass: FramePass, count: Int)] = []
        var damage: [Rect] = []
        /// Whether the frame was painted again.
        var hasPainted = false
    }

    /// Carries out one pass.
    ///
    /// - Returns: The amount of work of the pass.
    private func carryOut(_ pass: FramePass, _ area: Rect, _ record: inout FrameRecord) -> Int {
        switch pass {
        case .update:
            let count = queue.changes.count
            update()
            return count
        case .layout:
            let visits = counters.visits
            layout(in: area.size)
            return counters.visits - visits
        case .compose:
            noteScrolledChildren()
            defer { followAnchors() }
            guard queue.needsCompose || !stage.resized.isEmpty else { return 0 }
            defer { afterComposing() }
            let visited = queue.needsCompose ? compose(isAnimated: true) : 0
            return visited + reportSizes()
        case .paint: return paint(area, &record)
        case .accessibility: return queue.accessibility?.update(hasPainted: record.hasPainted) ?? 0
        }
    }

    /// Lays out and composes what has changed, without waiting for the next frame. Before the first frame it lays out in the size of the last
    /// layout, if there was one. A request during a layout waits for the next frame.
    package func layOutNow() {
        if tree.isLayingOut { return }
        if stage.windowSize != nil { return catchUp() }
        if !queue.changes.isEmpty, size != .zero { layout(in: size) }
    }

    /// Carries out the passes before painting between two frames, so that input reaches the views that the program has made since the last
    /// frame.
    func catchUp() {
        noteScrolledChildren()
        guard let size = stage.windowSize, queue.needsCompose || !queue.changes.isEmpty else { return }
        layout(in: size)
        guard queue.needsCompose else { return }
        compose(isAnimated: true)
        afterComposing()
    }

    /// Updates pointers and focus, whose views may have gone or moved.
    private func afterComposing() {
        leaveGone()
        moveFocusIntoModalLayer()
        keepFocus()
        refreshHover()
    }

    private func paint(_ area: Rect, _ record: inout FrameRecord) -> Int {
        guard queue.needsPaint || stage.isMoving || stage.composition != stage.paintedComposition else { return 0 }
        queue.needsPaint = stage.isMoving
        let isFirst = stage.paintedComposition == 0
        stage.paintedComposition = stage.composition
        let painted = paint(within: area)
        record.hasPainted = true
        record.damage = isFirst ? [area] : Damage.merged(painted.changes(since: stage.painted), within: area, on: grid)
        stage.painted = painted
        return painted.visited
    }

    /// Advances the clock. Motions that have ended report their end.
    private func advance(to time: Double, _ wasMoving: Bool) {
        // A view that arrives now looks different from the last frame.
        if wasMoving || redrawDeadlines.contains(where: { $0 <= time }) { queue.needsPaint = true }
        stage.advance(to: time)
        endMessage()
        tickTooltip()
        callTimedView()
        leaveGone()
        advanceAutoScroll()
        input.arena.tick(stage.now)
        input.drag?.refresh()
        stage.settle()
    }

    /// Whether views move or content scrolls, so that the next frame shows something else.
    private var isInMotion: Bool { stage.isMoving || queue.scrollers.contains(where: \.needsFrames) }

    /// The time at which another frame is due, in seconds of the host's clock: the time of the last frame while something moves; nil if no
    /// frame is due before the next event.
    public var nextDeadline: Double? {
        let isDue =
            isInMotion || queue.needsPaint || queue.needsCompose || !queue.changes.isEmpty || !stage.running.isEmpty
            || !stage.resized.isEmpty || stage.awaitsFrame || frameSources.contains(where: \.hasChanges)
        if isDue || input.autoScrolling?.isDue == true || input.drag?.isStale == true { return stage.now }
        return
            (redrawDeadlines
            + [
                input.arena.deadline, stage.message?.end, timedDeadline, input.drag?.answerDeadline, input.drag?.openingDeadline,
                input.tooltips.clock.deadline,
            ]
            .compactMap { $0 } + queue.scrollers.compactMap(\.scrolling.wakeTime))
            .min()
    }

    /// The times at which views will look different without any event.
    private var redrawDeadlines: [Double] { queue.scrollers.compactMap(\.barDeadline) + [focusedView?.redrawDeadline].compactMap { $0 } }
}

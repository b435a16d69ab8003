import TatamiDrawing
import TatamiGeometry

/// The passes of a frame, in their order. One that finds nothing to do costs nothing.
public enum FramePass: String, Hashable, Sendable, CaseIterable {
    /// The layout tree learns what has changed in the views.
    case update
    /// Sizes and places.
    case layout
    /// Which views are shown, how far each reaches, and what begins to move.
    case compose
    /// What is drawn, and where it differs from the last frame.
    case paint
    /// What has changed for assistive technology, where somebody listens.
    case accessibility
}

/// A frame of a window: what to draw, where that differs from the frame before, and when another one is due.
public struct ViewFrame: CustomStringConvertible {
    /// From back to front, in points of the window.
    public let list: DisplayList
    /// What differs from the last frame: on device pixels, without overlap. Empty where nothing does.
    public let damage: [Rect]
    /// When there will be something else to see though nothing happens; nil for never.
    public let nextDeadline: Double?
    /// What each pass had to look at: changes, nodes, views, views, nodes.
    public let work: [(pass: FramePass, count: Int)]

    /// How many things a pass had to look at.
    public func work(in pass: FramePass) -> Int { work.first { $0.pass == pass }?.count ?? 0 }

    /// A line a pass, in the order in which they were carried out.
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
        let wasMoving = stage.isMoving
        advance(to: time)
        if size != stage.windowSize {
            stage.windowSize = size
            onResize?(size)
        }
        // What moves comes under a mouse that rests, or leaves it.
        if wasMoving { refreshHover() }
        let area = Rect(0, 0, size.width, size.height)
        var record = FrameRecord()
        for pass in FramePass.allCases { record.work.append((pass, carryOut(pass, area, &record))) }
        return ViewFrame(list: stage.painted.list, damage: record.damage, nextDeadline: nextDeadline, work: record.work)
    }

    /// What the passes of one frame have done so far.
    private struct FrameRecord {
        var work: [(pass: FramePass, count: Int)] = []
        var damage: [Rect] = []
        /// Whether the frame shows another picture than the last one.
        var hasPainted = false
    }

    /// Carries out one pass.
    ///
    /// - Returns: How much the pass had to look at.
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
            guard queue.needsCompose else { return 0 }
            defer { afterComposing() }
            return compose(isAnimated: true)
        case .paint: return paint(area, &record)
        case .accessibility: return queue.accessibility?.update(hasPainted: record.hasPainted) ?? 0
        }
    }

    /// Carries out the passes before painting, between two frames, so that input meets the views that the program has made since the last
    /// frame.
    func catchUp() {
        noteScrolledChildren()
        guard let size = stage.windowSize, queue.needsCompose || !queue.changes.isEmpty else { return }
        layout(in: size)
        guard queue.needsCompose else { return }
        compose(isAnimated: true)
        afterComposing()
    }

    /// Pointers and keyboard may be on views that are gone, or elsewhere now.
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
    private func advance(to time: Double) {
        // What arrives now looks different from the last frame.
        if stage.isMoving || queue.scrollers.contains(where: \.isScrolling) || redrawDeadlines.contains(where: { $0 <= time }) {
            queue.needsPaint = true
        }
        stage.advance(to: time)
        endMessage()
        leaveGone()
        advanceAutoScroll()
        input.arena.tick(stage.now)
        stage.settle()
    }

    /// When another frame is due; the time of the last one where something moves.
    public var nextDeadline: Double? {
        let isDue = stage.isMoving || queue.needsPaint || queue.needsCompose || !queue.changes.isEmpty || !stage.running.isEmpty
        if isDue || input.autoScrolling?.isDue == true || queue.scrollers.contains(where: \.isScrolling) { return stage.now }
        return (redrawDeadlines + [input.arena.deadline, stage.message?.end].compactMap { $0 }).min()
    }

    /// When views will look different by themselves.
    private var redrawDeadlines: [Double] { queue.scrollers.compactMap(\.barDeadline) + [focusedView?.redrawDeadline].compactMap { $0 } }
}

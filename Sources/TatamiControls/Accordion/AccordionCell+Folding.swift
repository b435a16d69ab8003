import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Folding and unfolding.
extension AccordionCell {
    /// Whether the cell is folded, or on its way there. Setting it takes effect without an animation.
    public var isFolded: Bool {
        get { folder.fold.isFolded }
        set { if newValue != isFolded { folder.request(newValue, isAnimated: false, nil) } }
    }

    /// Where the cell is between folded and unfolded.
    public var foldState: Fold.State { folder.fold.state }

    /// Folds the cell.
    ///
    /// - Parameters:
    ///   - animated: Whether the cell and all that the layout moves with it move there; otherwise they are there in the next frame.
    ///   - completion: Called exactly once: in the frame after the cell has arrived, with false if another call has interrupted it or if the
    ///     cell has left its root meanwhile. If the cell is folded already, it is called in the next frame with true. A cell that no root shows
    ///     calls it at once.
    public func fold(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        folder.request(true, isAnimated: animated, completion)
    }

    /// Unfolds the cell; see ``fold(animated:completion:)``.
    public func unfold(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        folder.request(false, isAnimated: animated, completion)
    }

    /// Folds the cell if it is unfolded or on its way there, and unfolds it otherwise; see ``fold(animated:completion:)``.
    public func toggle(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        folder.request(!isFolded, isAnimated: animated, completion)
    }

    /// Toggles the cell as people do who press its label.
    func pressLabel() {
        guard !isKeptOpen else { return }
        accordion?.pressed = self
        toggle()
    }

    /// Whether the cell may not be folded, because its accordion keeps one cell open.
    var isKeptOpen: Bool { accordion?.keepsOpen(self) ?? false }

    /// Runs a closure while everything in the cell is measured as if the cell were unfolded.
    func withoutFolding<Result>(_ work: () -> Result) -> Result { bodyItem?.measuringStowed(work) ?? work() }
}

/// An accordion cell shows and hides a view for visibility rules by unfolding and folding.
extension AccordionCell: ViewVisibilityDelegate {
    /// Unfolds the cell, or folds it.
    public func setVisible(_ view: View, _ isVisible: Bool, completion: @escaping () -> Void) {
        if isVisible { unfold { _ in completion() } } else { fold { _ in completion() } }
    }

    /// Whether the cell is unfolded or on its way there.
    public func isVisible(_ view: View) -> Bool { !isFolded }
}

/// Carries out what the folding of one cell requires: passes requests to the machine, follows the layout and the clock of the root, and
/// reports what happened, in order.
final class CellFolder: LayoutFollower, FrameSource {
    private(set) var fold = Fold()
    private weak var cell: AccordionCell?
    /// The root by whose clock the cell moves.
    private weak var root: ViewRoot?
    private var completions: [Int: (Bool) -> Void] = [:]
    private var lastTicket = 0
    private var events: [Fold.Event] = []
    private var isReporting = false

    func follow(_ cell: AccordionCell) { self.cell = cell }

    deinit { for completion in completions.values { completion(false) } }

    func request(_ folded: Bool, isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
        guard let cell else { return }
        if folded, !fold.isFolded, cell.isKeptOpen {
            completion?(false)
            return
        }
        let wasFolded = fold.isFolded
        let ticket = completion.map(keep)
        events += fold.request(folded: folded, ticket: ticket)
        if fold.isFolded != wasFolded { cell.foldingChanged(isAnimated: isAnimated) }
        if let shown = cell.root {
            if let root, root !== shown { root.remove(self) }
            root = shown
            shown.add(self)
            if fold.awaitsLayout { shown.follow(self, isAnimated: isAnimated) }
        } else {
            events += fold.stop(isFinished: true)
            cell.showFolding()
        }
        report()
        if fold.isFolded != wasFolded { cell.accordion?.foldingChanged(of: cell, isAnimated: isAnimated) }
    }

    private func keep(_ completion: @escaping (Bool) -> Void) -> Int {
        lastTicket += 1
        completions[lastTicket] = completion
        return lastTicket
    }

    /// Reports what happened. What handlers request is reported after it.
    private func report() {
        guard !isReporting else { return }
        isReporting = true
        defer { isReporting = false }
        while !events.isEmpty {
            switch events.removeFirst() {
            case .willFold: cell?.send(.willFold)
            case .folded: cell?.send(.folded)
            case .completed(let ticket, let isFinished): completions.removeValue(forKey: ticket)?(isFinished)
            }
        }
    }

    // MARK: By the layout

    private var lengths: (present: Double, target: Double) {
        guard let cell else { return (0, 0) }
        let (present, target) = (cell.presentedFrame.size, cell.frame.size)
        return cell.axis == .vertical ? (present.height, target.height) : (present.width, target.width)
    }

    func layoutTime() -> (seconds: Double, leads: Bool) {
        let (present, target) = lengths
        if let own = cell?.foldDuration { return (max(0, min(own, 60)), !fold.isFolded) }
        return (Fold.duration(over: target - present, isFolded: fold.isFolded), !fold.isFolded)
    }

    func began(_ timing: Timing, at time: Double) {
        let (present, target) = lengths
        fold.begin(from: present, to: target, timing, at: time)
    }

    // MARK: By the clock

    var hasChanges: Bool { fold.isBusy }

    func applyChanges() {
        guard fold.isBusy, let root else { return }
        let wasMoving = fold.isMoving
        events += cell?.root === root ? fold.tick(at: root.time) : fold.stop(isFinished: false)
        if wasMoving, !fold.isMoving { cell?.showFolding() }
        if !fold.isBusy { root.remove(self) }
        report()
    }
}

extension AccordionCell {
    /// Takes the body out of the layout or puts it back, and passes the focus on to the label.
    func foldingChanged(isAnimated: Bool) {
        passFocusOn()
        if !isFolded { bodyWillShow() }
        shownFoldingChanged()
        slot.lookChanged()
        (label as? AccordionLabel)?.show(isFolded: isFolded, isAnimated: isAnimated)
        foldedChanged()
    }

    /// Passes the focus on from a body that is folded away.
    private func passFocusOn() {
        if isShownFolded, let root, let focused = root.focusedView, focused.superviews.contains(where: { $0 === self }), focused !== slot,
            !focused.superviews.contains(where: { $0 === slot })
        {
            root.focus(focusedByFolding)
        }
    }

    /// Takes the body out of the layout or puts it back.
    func shownFoldingChanged() {
        bodyItem?.isStowed = isShownFolded
        showFolding()
    }
}

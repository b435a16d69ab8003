import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// What an update of the content moves.
struct PlannedUpdate {
    /// What was in sight before it.
    let before: AnimationScene
    let style: ChangeStyle
    /// The elements that were in sight.
    let elements: [LayoutElement]
    let completions: [(Bool) -> Void]
}

/// The motions of an update that are not over.
struct RunningPlan {
    let cells: [CollectionCell]
    let began: Double
    let completions: [(Bool) -> Void]
}

/// Updates of the source (collections: rules 35, 38 and 39).
extension CollectionView {
    /// Takes what changed in the source. Returns the elements that moved.
    ///
    /// - Parameter place: Where the content was scrolled to before.
    func takeUpdate(_ place: ScrollPlace) -> Set<LayoutElement> {
        state.hasUpdate = false
        let taken = data.takeUpdate()
        counters.updates += taken == nil ? 0 : 1
        counters.diffed += taken?.compared ?? 0
        guard let update = takingOrder(taken) ?? (hiddenItems.hasQuestions ? CollectionUpdate() : nil) else {
            // A content that is equal to the present one.
            state.finished += data.takeCompletions().map { ($0, true) }
            return []
        }
        for fault in update.faults { report(fault.message) }
        hiddenItems.forget(update.removed)
        hiddenItems.placesChanged()
        let turned = askHidden(after: update)
        let before = scene(before: update, place, hasMore: !turned.isEmpty)
        selection.perform(update)
        // The selection follows the items that were there.
        if !update.inserted.isEmpty, let wantedNames, !wantedNames.isDue { self.wantedNames = wantedNames.dueForItems }
        if !update.isEmpty { prepare(.structure(update)) }
        prepare(hidden: turned)
        sizes.forget(update.removed)
        sizes.forgetOthers(above: 4 * cells.count + 1_000) { arrangement.attributes(of: $0) != nil }
        for key in update.removed where !innerOffsets.isEmpty { innerOffsets[key] = nil }
        show(update)
        plan(update, before)
        return Set(update.moved.map { .item($0) })
    }

    /// Shows items anew that were reconfigured or reloaded.
    private func show(_ update: CollectionUpdate) {
        sizes.forgetOthers(update.reconfigured)
        for key in update.reconfigured { if let cell = cells[.item(key)] { configure(cell) } }
        for key in update.reloaded {
            guard let cell = cells.removeValue(forKey: .item(key)) else { continue }
            // The focus goes to the new view.
            if cell.holdsFocus { (state.refocused, state.refocusedInner) = (key, InnerFocus(in: cell)) }
            recycle(cell)
        }
        sizes.forget(update.reloaded)
        // Positions are counted anew.
        if root?.keepsAccessibilityTree == true { for cell in cells.values { cell.lookChanged() } }
    }

    // MARK: Animation

    /// Returns what is in sight now; nil if nothing is animated.
    ///
    /// - Parameter hasMore: Whether something changes besides the structure.
    func scene(before update: CollectionUpdate, _ place: ScrollPlace, hasMore: Bool) -> AnimationScene? {
        guard update.style != .none, hasMore || !update.steps.isEmpty, shownBefore else { return nil }
        let pinned = Set(state.pinned)
        let area = visible.frame
        let carried = state.carried.map { LayoutElement.item($0.key) }
        let seen = cells.values.compactMap { $0.attributes }.filter { $0.frame.intersection(area) != nil && $0.element != carried }
        // The layout answers for keys by their old places once it was told the update.
        var old = arrangement
        old.stay(before: update)
        return AnimationScene(
            viewport: area, visible: seen.filter { !pinned.contains($0.element) }, pinned: seen.filter { pinned.contains($0.element) }
        ) { [old] in old.attributes(of: $0) }
    }

    /// Whether a frame has shown cells.
    private var shownBefore: Bool { !cells.isEmpty && isPlaced && cells.values.contains { $0.isShown } }

    func plan(_ update: CollectionUpdate, _ before: AnimationScene?) {
        let completions = data.takeCompletions()
        let waiting = state.plan?.completions ?? []
        guard let before else {
            if state.plan == nil { finish(with: completions) } else { state.plan = state.plan?.adding(completions) }
            return
        }
        // Until a frame has shown the first of two updates, the second begins where the first one did.
        let first = state.plan
        state.plan = PlannedUpdate(
            before: first?.before ?? before, style: update.style, elements: first?.elements ?? before.elements,
            completions: waiting + completions)
    }

    /// Begins the motions of an update, once all cells are where they will be.
    func runPlan() {
        endRun()
        guard let plan = state.plan, let root else { return }
        state.plan = nil
        let old = state.running
        state.running = nil
        for completion in old?.completions ?? [] { completion(false) }
        let layout = arrangement
        let inUse = Set(cellsInUse.map(ObjectIdentifier.init))
        let steps = AnimationPlan(
            from: plan.before, to: AnimationScene(layout, visible), style: plan.style, isReduced: root.reducesMotion,
            appearing: { layout.appearing($0, $1) }, disappearing: { layout.disappearing($0, $1) }
        ).steps
        var moving: [CollectionCell] = []
        for step in steps where step.motion != .jump {
            guard let cell = cells[step.element], cell.item == nil || cell.item != state.carried?.key else { continue }
            // An item with the focus that moves out of sight keeps its cell.
            let stays = inUse.contains(ObjectIdentifier(cell)) && layout.attributes(of: step.element)?.isHidden == false
            begin(step, cell, root, leaves: step.isLeaving && !stays)
            moving.append(cell)
        }
        counters.planned += moving.count
        state.running = RunningPlan(cells: moving, began: currentTime, completions: plan.completions)
        // Cells that neither stay nor move out of sight go.
        if realise(anew: true) || !exiting.isEmpty { contentChanged() }
        endRun()
    }

    private func begin(_ step: AnimationPlan.Step, _ cell: CollectionCell, _ root: ViewRoot, leaves: Bool) {
        let timing = Timing(step.motion)
        let origin = visible.frame.origin
        let (from, to) = (step.from.attributes.frame.moved(by: origin), step.to.frame.moved(by: origin))
        if leaves {
            cells[step.element] = nil
            cell.exit = step.to
            cell.acceptsPointers = false
            cell.exitBegan = currentTime
            var last = step.to
            last.frame = to
            (last.opacity, last.scale, last.rotation, last.shift) = (cell.opacity, 1, 0, .zero)
            place(cell, by: last)
            exiting.append(cell)
        }
        if from != to { cell.come(from: cellFrame(from, in: cell.superview), by: timing) }
        if step.kind == .entering { cell.show(step.from.attributes) }
        guard step.kind != .resting, leaves || !step.isLeaving else { return }
        root.animate(timing, includesLayout: false) { cell.show(step.to) }
    }

    /// Removes cells that are out of sight by now.
    func endExits() {
        guard !exiting.isEmpty else { return }
        let gone = exiting.filter { !$0.isInMotion && currentTime > $0.exitBegan }
        exiting.removeAll { cell in gone.contains { $0 === cell } }
        for cell in gone { recycle(cell) }
        removeEmptyRows()
    }

    /// Calls the completions of an update whose motions are over.
    func endRun() {
        guard let running = state.running, running.cells.isEmpty || currentTime > running.began,
            !running.cells.contains(where: { $0.isInMotion })
        else { return }
        state.running = nil
        finish(with: running.completions)
    }

    private func finish(with completions: [(Bool) -> Void]) { for completion in completions { completion(true) } }
}

extension PlannedUpdate {
    fileprivate func adding(_ more: [(Bool) -> Void]) -> PlannedUpdate {
        PlannedUpdate(before: before, style: style, elements: elements, completions: completions + more)
    }
}

extension Timing {
    /// The course of a step of a plan.
    fileprivate init(_ motion: AnimationPlan.Step.Motion) {
        switch motion {
        case .jump: self = .none
        case .ease(let seconds): self = .curve(.easeOut, duration: seconds)
        case .spring(let response): self = .spring(Spring(duration: response, bounce: 0))
        }
    }
}

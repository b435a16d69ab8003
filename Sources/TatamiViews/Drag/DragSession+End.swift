import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The drop, and the end of a drag (containers: rules 22, 27 and 30).
extension DragSession {
    /// The pointer was let go: asks the target.
    package func release(at point: Point) {
        pointer = point
        for image in images { image.follow(point) }
        root.holdAutoScroll()
        refresh()
        guard !isOver, let recognizer else { return }
        recognizer.decide(decision(recognizer), at: root.stage.now)
    }

    private func decision(_ recognizer: DragRecognizer) -> DragMachine.Decision {
        guard let proposal else { return .nowhere }
        guard proposal.operation != [] else { return .refuse }
        checkAnswer(of: proposal.target)
        switch proposal.target.dropPolicy.willDrop(proposal) {
        case .accept: return .drop(proposal.operation)
        case .refuse: return .refuse
        case .later(let ticket):
            if ticket.isUsed {
                root.report("A drop waits for a DropTicket that was used before, so it is refused. Make a new ticket for each drop.")
                return .refuse
            }
            DragSession.tickets += 1
            let number = DragSession.tickets
            ticket.answer = { [weak self, weak recognizer] isAccepted in
                guard let self else { return }
                refresh()
                recognizer?.answer(number, with: isAccepted ? operation : nil)
            }
            return .later(number)
        }
    }

    private nonisolated(unsafe) static var tickets = 0

    /// Ends the drag: carries the drop out or brings everything back, sends the events, and lets the picture fly.
    package func end(_ end: DragMachine.End) {
        guard !isOver else { return }
        isOver = true
        // A view that leaves its root loses the pointer.
        let isGone = end == .cancelled(.pointerLost) && !hasSource
        let end = isGone ? .cancelled(.gone) : end
        if case .cancelled = end { root.undoAutoScroll() } else { root.autoScroll(at: nil) }
        let proposal = proposal
        removeGap()
        if case .cancelled = end { proposal?.target.dropPolicy.exited(self) }
        var views = lifted.map(\.view)
        var moves: MoveSet?
        root.animate(
            root.view.theme.motion[.gentle],
            changes: {
                shrink(false)
                if case .dropped(let operation) = end, let proposal {
                    if operation == .copy {
                        views = zip(copy(to: proposal), views).map { $0 ?? $1 }
                    } else if isOfData || proposal.target.layout.itemMover != nil && proposal.target !== source {
                        (moves, views) = dropData(at: proposal)
                    } else {
                        moves = drop(at: proposal)
                    }
                    endOpening(proposal.target)
                } else {
                    endOpening(nil)
                }
            })
        root.layOutForDrag()
        root.input.drag = nil
        freeScrollRanges()
        if case .cancelled = end, !images.isEmpty, source?.root === root { views[grabbed]?.scrollIntoView(margin: 0) }
        land(on: views)
        if let moves, !moves.isEmpty || hasPlaced {
            proposal?.target.itemsMoved(moves)
            if let source, source !== proposal?.target { source.itemsMoved(moves) }
        }
        announce(end)
        source?.dragEnded(end)
    }

    /// Tells assistive technology how a drag ended without a drop.
    private func announce(_ end: DragMachine.End) {
        guard case .cancelled(let reason) = end else { return }
        if reason == .gone { return say(.gone) }
        if keys != nil, let home = home(in: source) { say(.cancelled(home)) }
    }

    private func land(on views: [View?]) {
        guard !images.isEmpty else { return }
        for (image, view) in zip(images, views) {
            image.land(
                view?.root === root ? view : nil, root.reducesMotion ? .none : root.view.theme.motion[.gentle], at: root.stage.now)
        }
        root.stage.setDragImages(root.stage.dragImages)
        root.queue.needsPaint = true
    }

    /// Moves the items to a place. Returns the moves.
    func drop(at proposal: DropProposal) -> MoveSet? {
        guard let source else { return nil }
        let target = proposal.target
        let (from, to) = (AnyHashable(ViewName(source)), AnyHashable(ViewName(target)))
        let views = Set(lifted.compactMap { $0.view.map(ObjectIdentifier.init) })
        let old = Dictionary(
            source.places(of: views).map { (ObjectIdentifier($0.view), $0.index) }, uniquingKeysWith: { first, _ in first })
        place(at: proposal)
        for item in lifted where item.layout === source.layout && target !== source {
            source.give(item)
            target.take(item, before: proposal.next)
        }
        if target === source, proposal.kind == .order { reorder(source, before: proposal.next) }
        return MoveSet(
            target.places(of: views).compactMap { view, index in
                old[ObjectIdentifier(view)].map { ItemMove(ViewName(view), from: ItemPlace(from, $0), to: ItemPlace(to, index)) }
            })
    }

    private func reorder(_ source: any DropTarget, before next: LayoutItem?) {
        let layout = source.layout
        var items = layout.items.filter { item in !lifted.contains { $0 === item } }
        items.insert(contentsOf: lifted, at: next.flatMap { next in items.firstIndex { $0 === next } } ?? items.count)
        if !items.elementsEqual(layout.items, by: ===) { layout.setItems(items) }
    }

    /// Puts copies of the items at a place. Returns them; nil for an item of which there is none.
    private func copy(to proposal: DropProposal) -> [View?] {
        items.map { item in
            guard let view = source?.dropPolicy.copy?(item) else { return nil }
            proposal.target.take(LayoutItem(view), before: proposal.next)
            return view
        }
    }
}

extension DropTarget {
    /// The names of the views of the items, in order.
    var itemNames: [AnyHashable] { layout.items.compactMap { $0.view.map { AnyHashable(ViewName($0)) } } }

    /// Returns the places of some views among the views of the items, in order.
    fileprivate func places(of views: Set<ObjectIdentifier>) -> [(view: View, index: Int)] {
        var found: [(view: View, index: Int)] = []
        var index = 0
        for item in layout.items {
            guard let view = item.view else { continue }
            if views.contains(ObjectIdentifier(view)) { found.append((view, index)) }
            index += 1
        }
        return found
    }
}

extension MoveSet {
    /// Performs the moves of views; `moves.inverse` undoes them. Items are found by their views, so lists may have changed meanwhile.
    ///
    /// - Throws: `MoveFault` if a view or a container is gone; then nothing changes.
    public func perform() throws(MoveFault) {
        var targets: [AnyHashable: any DropTarget] = [:]
        for place in moves.flatMap({ [$0.from, $0.to] }) {
            if let view = (place.container.base as? ViewName)?.view as? any DropTarget { targets[place.container] = view }
        }
        var lists = targets.mapValues(\.itemNames)
        let old = lists
        try perform(in: &lists)
        var items: [AnyHashable: LayoutItem] = [:]
        for target in targets.values {
            for item in target.layout.items { if let view = item.view { items[ViewName(view)] = item } }
        }
        for (name, target) in targets where lists[name] != old[name] {
            for gone in old[name] ?? [] where lists[name]?.contains(gone) == false {
                if let item = items[gone], !target.isOfData(item) { target.give(item) }
            }
        }
        for move in moves.sorted(by: { $0.to.index > $1.to.index }) {
            guard let target = targets[move.to.container], let item = items[move.id] else { continue }
            let list = lists[move.to.container] ?? []
            let next = list.firstIndex(of: move.id).flatMap { place in
                list[(place + 1)...].lazy.compactMap { id in items[id] }.first { next in next.layout === target.layout }
            }
            if let mover = item.layout?.itemMover, mover.owns(item) {
                _ = mover.move([item], before: next, in: target.layout)
            } else if item.layout === target.layout {
                target.layout.move(item, before: next)
            } else {
                target.take(item, before: next)
            }
        }
    }
}

extension ItemLayout {
    /// Moves an item of the layout before another one, or to the end. Its view keeps the focus and everything else.
    package final func move(_ item: LayoutItem, before next: LayoutItem?) {
        guard item !== next else { return }
        var items = items.filter { $0 !== item }
        items.insert(item, at: items.firstIndex { $0 === next } ?? items.count)
        setItems(items)
    }
}

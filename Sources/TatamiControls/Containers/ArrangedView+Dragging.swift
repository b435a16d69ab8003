import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// How people drag the children of a view that arranges them.
extension ArrangedView {
    /// What begins drags. The default is pulling with the mouse, holding with a finger or a pen, and pulling handles.
    public var dragStart: DragMachine.Start {
        get { drag.dragStart }
        set { drag.dragStart = newValue }
    }
    /// Whether a tap ends customizing. The default is true.
    public var endsByTap: Bool {
        get { drag.endsByTap }
        set { drag.endsByTap = newValue }
    }
    /// Whether people can pull the children at once, with anything.
    public var isCustomizing: Bool { drag.machine.isCustomizing }
    /// Lets people pull the children at once, until a tap, Escape or ``endCustomizing()``. It has no effect during a drag.
    public func beginCustomizing() { drag.beginCustomizing() }
    /// Ends customizing; a drag is cancelled before.
    public func endCustomizing() { drag.endCustomizing() }

    /// Returns the item that a child is in a drag. Its text is that of the child.
    public func dragItem(for child: View) -> DragItem {
        DragItem(id: ViewName(child), kind: dragKind, text: child.accessibilityLabel ?? child.textContent)
    }

    /// Whether a closure or an action waits for `moved`.
    public var tellsMoves: Bool { isHeard(.moved) }

    /// Sends `moved`.
    public func itemsMoved(_ moves: MoveSet) {
        lastMoves = moves
        send(.moved)
    }

    /// Sends `dragEnded`.
    public func dragEnded(_ end: DragMachine.End) {
        lastDragEnd = end
        send(.dragEnded)
    }

    func reorderingChanged() {
        drag.isEnabled = reordering != .none
        layout.itemsTakeFocus = reordering != .none
        if reordering == .none { drag.cancel(.program) }
        guard !hasDrag, reordering != .none else { return }
        hasDrag = true
        drag.spot = { [weak self] event in self?.spot(at: event.location) ?? DragMachine.Spot(isItem: false) }
        drag.accepts = { [weak self] event in
            guard let self else { return false }
            return drag.machine.state != .idle || isCustomizing || spot(at: event.location).isItem
        }
        drag.perform = { [weak self] step in self?.carryOut(step) }
        addFirst(drag)
    }

    private func carryOut(_ step: DragMachine.Step) {
        switch step {
        case .began(let point):
            session = child(at: point).flatMap { root?.beginDrag([$0] + dropPolicy.companions($0), of: self, at: point, by: drag) }
            if session == nil { drag.cancel(.program) }
        case .moved(let point): session?.move(to: point, drag.lastEvent?.modifiers ?? [])
        case .released(let point): session?.release(at: point)
        case .ended(let end):
            session?.end(end)
            session = nil
        case .customizingBegan, .customizingEnded: send(.customizingChanged)
        case .failed, .menu: break
        }
    }

    /// The views from the one at a point of the root's space out to this one; empty if the point is on a container inside this one whose
    /// children people can drag.
    private func path(at point: Point) -> [View] {
        guard let hit = root?.view(at: point) else { return [] }
        var path: [View] = []
        var next: View? = hit
        while let view = next, view !== self {
            if let inner = view as? any DropTarget, inner.reordering != .none,
                path.contains(where: { $0.layoutItem?.layout === inner.layout })
            {
                return []
            }
            path.append(view)
            next = view.superview
        }
        return next == nil ? [] : path
    }

    /// The child at a point of the root's space; nil for a blank spot.
    private func child(at point: Point) -> View? { path(at: point).first { layout.item(of: $0) != nil } }

    private func spot(at point: Point) -> DragMachine.Spot {
        let path = path(at: point)
        guard let number = path.firstIndex(where: { layout.item(of: $0) != nil }) else { return DragMachine.Spot(isItem: false) }
        let child = path[number]
        let inside = path[...number]
        let mayDrag = layout.item(of: child).map(letsDrag) == true
        if !mayDrag, !reportsUndraggable, let item = layout.item(of: child) { reportsUndraggable = reportUndraggable(item) }
        return DragMachine.Spot(
            isItem: mayDrag && child.isEnabled,
            isHandle: inside.contains(where: dropPolicy.isHandle), isOfControl: inside.contains(where: usesDrags),
            hasMenu: inside.contains { $0.contextMenu(at: root?.point(point, in: $0) ?? .zero) != nil })
    }

    /// Whether a view uses movements of pointers itself: a text, a slider.
    private func usesDrags(_ view: View) -> Bool {
        view is TextControl || view.scroller == nil && view.gestures.contains { $0.isEnabled && $0 is PanRecognizer }
    }
}

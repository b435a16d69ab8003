import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A container that lets people drag its items with pointers.
protocol DragsItems: DropTarget {
    /// People can pull the items at once from now on, or no longer.
    func customizingChanged()
}

/// Recognizes that pointers drag the items of a container, and carries that out.
final class ItemDrags {
    let recognizer = DragRecognizer()
    private weak var container: (any DragsItems)?
    /// The drag of items that is going on; nil for none.
    private weak var session: DragSession?
    /// Whether rows that people cannot drag were reported.
    private var reportsUndraggable = false

    /// Follows a change of where people may drag the items.
    func reorderingChanged(of container: any DragsItems) {
        recognizer.isEnabled = container.reordering != .none
        container.layout.itemsTakeFocus = container.reordering != .none
        if container.reordering == .none { recognizer.cancel(.program) }
        guard self.container == nil, container.reordering != .none else { return }
        self.container = container
        recognizer.spot = { [weak self] event in self?.spot(at: event.location) ?? DragMachine.Spot(isItem: false) }
        recognizer.accepts = { [weak self] event in
            guard let self else { return false }
            return recognizer.machine.state != .idle || recognizer.machine.isCustomizing || spot(at: event.location).isItem
        }
        recognizer.perform = { [weak self] step in self?.carryOut(step) }
        container.addFirst(recognizer)
    }

    private func carryOut(_ step: DragMachine.Step) {
        guard let container else { return }
        switch step {
        case .began(let point):
            session = child(at: point).flatMap { child in
                container.root?.beginDrag([child] + container.dropPolicy.companions(child), of: container, at: point, by: recognizer)
            }
            if session == nil { recognizer.cancel(.program) }
        case .moved(let point): session?.move(to: point, recognizer.lastEvent?.modifiers ?? [])
        case .released(let point): session?.release(at: point)
        case .ended(let end):
            session?.end(end)
            session = nil
        case .customizingBegan, .customizingEnded: container.customizingChanged()
        case .failed, .menu: break
        }
    }

    /// The views from the one at a point of the root's space out to the container; empty if the point is on a container inside it whose
    /// children people can drag.
    private func path(at point: Point) -> [View] {
        guard let container, let hit = container.root?.view(at: point) else { return [] }
        var path: [View] = []
        var next: View? = hit
        while let view = next, view !== container {
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
    private func child(at point: Point) -> View? { path(at: point).first { container?.layout.item(of: $0) != nil } }

    private func spot(at point: Point) -> DragMachine.Spot {
        let path = path(at: point)
        guard let container, let number = path.firstIndex(where: { container.layout.item(of: $0) != nil }) else {
            return DragMachine.Spot(isItem: false)
        }
        let child = path[number]
        let inside = path[...number]
        let item = container.layout.item(of: child)
        let mayDrag = item.map(container.letsDrag) == true
        if !mayDrag, !reportsUndraggable, let item { reportsUndraggable = container.reportUndraggable(item) }
        return DragMachine.Spot(
            isItem: mayDrag && child.isEnabled,
            isHandle: inside.contains(where: container.dropPolicy.isHandle), isOfControl: inside.contains(where: \.usesDrags),
            hasMenu: inside.contains { $0.contextMenu(at: container.root?.point(point, in: $0) ?? .zero) != nil })
    }
}

extension View {
    /// Whether the view uses movements of pointers itself: a text, a slider.
    package var usesDrags: Bool {
        self is TextControl || scroller == nil && gestures.contains { $0.isEnabled && $0 is PanRecognizer }
    }
}

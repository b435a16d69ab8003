import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The drags of a root: one at a time.
extension ViewRoot {
    /// The drag that is going on; nil for none.
    public var dragSession: DragSession? { input.drag }

    /// Lifts items, if nothing else is dragged.
    ///
    /// - Parameters:
    ///   - views: The children that are dragged, the one at the pointer first.
    ///   - source: Their container.
    ///   - point: The place of the pointer, in the root's space, in points.
    ///   - recognizer: What follows the pointer; nil for keys.
    /// - Returns: The drag; nil if there is one already, or nothing to drag.
    @discardableResult
    package func beginDrag(_ views: [View], of source: any DropTarget, at point: Point, by recognizer: DragRecognizer?) -> DragSession? {
        guard input.drag == nil, let first = views.first, shows(first) else { return nil }
        let items = source.items(draggedAs: views)
        guard let grabbed = items.firstIndex(where: { $0.view === first }) else { return nil }
        let session = DragSession(items, grabbed: grabbed, of: source, in: self, at: point)
        session.recognizer = recognizer
        input.drag = session
        session.begin()
        session.refresh()
        return session
    }

    /// Lays out what a drag has changed. The next frame composes it, together with the places at which views are shown.
    func layOutForDrag() {
        if let size = stage.windowSize, !queue.changes.isEmpty { layout(in: size) }
    }

    /// Another finger or button cancels a drag. Returns whether it did.
    func cancelsDrag(_ event: PointerEvent) -> Bool {
        guard event.phase == .began, let drag = input.drag, drag.keys != nil || drag.recognizer?.machine.state == .dragging else {
            return false
        }
        drag.cancel(.otherPointer)
        return true
    }

    /// Returns the picture of a child that is lifted: the program's own, or the child as it is drawn.
    func dragPicture(of view: View, _ policy: DropPolicy) -> DisplayList {
        guard let preview = policy.preview?(view) else { return picture(of: view) }
        let frame = view.presentedFrame
        let root = ViewRoot(preview, text: textMeasurer, scale: grid.scale, direction: view.layoutDirection)
        root.queue.environment.theme = queue.environment.theme
        root.layout()
        var list = DisplayList()
        list.pushTransform(.translation(frame.x, frame.y))
        list.append(root.displayList())
        list.pop()
        return list
    }
}

extension DropTarget {
    /// The items of views that are dragged together, in order: those that people may drag, and the first one.
    func items(draggedAs views: [View]) -> [LayoutItem] {
        if views.count == 1 { return layout.item(of: views[0]).map { [$0] } ?? [] }
        let names = Set(views.map(ObjectIdentifier.init))
        return layout.items.filter { item in
            guard let view = item.view, names.contains(ObjectIdentifier(view)) else { return false }
            return view === views.first || layout.visibility(of: item) != .collapsed && letsDrag(item)
        }
    }
}

extension DragSession {
    /// Whether a view is dragged, or is in something that is: it keeps the focus although its container may not show it.
    func holds(_ view: View) -> Bool { view.selfAndSuperviews.contains { outer in lifted.contains { $0.view === outer } } }

    /// Handles a key during the drag. Returns whether the drag uses it.
    func takes(_ event: KeyEvent) -> Bool {
        if keys != nil { return takesAsKeyDrag(event) }
        if event.isDown, event.key == .escape {
            cancel(.escape)
            return true
        }
        if event.modifiers != modifiers, recognizer?.machine.state == .dragging { move(to: pointer, event.modifiers) }
        return false
    }
}

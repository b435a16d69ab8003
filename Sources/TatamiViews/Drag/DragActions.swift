import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What assistive technology can do with items that people drag (containers: rule 39). The actions are those of keys: Control and Shift with
/// an arrow, Home or End, and Space with Page Down.
extension ViewRoot {
    /// The actions that move a view among the items of its container, and to other containers; empty for a view that people cannot drag.
    func moveActions(of view: View) -> [AccessibilityAction] {
        guard let (source, item) = dragItem(of: view), input.drag == nil else { return [] }
        let visible = source.visibleItems(without: [])
        guard let index = visible.firstIndex(where: { $0 === item }) else { return [] }
        let (before, after) = source.neighborActions
        var actions = index > 0 ? [before] : []
        if index < visible.count - 1 { actions.append(after) }
        if index > 0 { actions.append(.moveToStart) }
        if index < visible.count - 1 { actions.append(.moveToEnd) }
        return actions + otherTargets(of: view, source).map { .move(to: $0.name) }
    }

    /// Moves a view as one of its ``moveActions(of:)`` says. Returns nil for an action that moves nothing, and false if it fails.
    func perform(moveOf view: View, by action: AccessibilityAction) -> Bool? {
        guard action.isMove, let (source, item) = dragItem(of: view) else { return nil }
        guard moveActions(of: view).contains(action) else { return false }
        if let key = source.key(of: action) {
            return dragsByKey(KeyEvent(key, modifiers: [.control, .shift], time: stage.now), view, of: source)
        }
        guard let target = otherTargets(of: view, source).first(where: { .move(to: $0.name) == action })?.target,
            let index = source.visibleItems(without: []).firstIndex(where: { $0 === item }),
            let session = DragSession(
                keysFor: source.items(draggedAs: [view] + source.dropPolicy.companions(view)), item, of: source, in: self)
        else { return false }
        guard session.operations(of: target) != [] else {
            session.freeScrollRanges()
            session.say(.refused(list: session.listName(target)))
            return false
        }
        begin(session, KeyDrag(of: ItemPlace(ViewName(source), index)))
        session.moveAtOnce(ItemPlace(ViewName(target), min(index, target.visibleItems(without: []).count)))
        return true
    }

    /// The container whose item a view is, and the item, if people may drag it and order decides about places.
    private func dragItem(of view: View) -> (source: any DropTarget, item: LayoutItem)? {
        guard let item = view.layoutItem, let layout = item.layout, layout.itemsTakeFocus, layout.isOrdered,
            let source = view.superviews.lazy.compactMap({ $0 as? any DropTarget }).first(where: { $0.layout === layout }),
            source.reordering != .none, source.isEnabled, source.letsDrag(item)
        else { return nil }
        return (source, item)
    }

    /// The at most eight nearest other containers that accept the kind of an item, with names that differ.
    private func otherTargets(of view: View, _ source: any DropTarget) -> [(name: String, target: any DropTarget)] {
        guard source.reordering == .shared else { return [] }
        let kind = source.dragItem(for: view).kind
        let middle = presentedFrame(of: view).center
        var names: Set<String> = []
        let inside = { (target: any DropTarget) in target === view || target.superviews.contains { $0 === view } }
        return dropTargets.filter { found in
            found.target !== source && found.target.reordering == .shared && found.target.acceptedKinds.contains(kind)
                && found.target.isEnabled && !inside(found.target)
        }
        .map { (target: $0.target, distance: $0.middle.distance(to: middle)) }
        .sorted { $0.distance < $1.distance }
        .prefix(AccessibilityAction.mostLists)
        .compactMap { found in
            let name = found.target.dropName
            return names.insert(name).inserted ? (name, found.target) : nil
        }
    }

    /// The containers that are shown or in folded cells, as the last compose pass left them. They are found once for each.
    private var dropTargets: [(target: any DropTarget, middle: Point)] {
        if input.dropTargets.composition != stage.composition || stage.composition == 0 {
            let scene = DragScene(self, without: [])
            var seen: Set<ObjectIdentifier> = []
            let entries = scene.places.indices.compactMap { number in
                scene.target(of: number).flatMap { target in
                    seen.insert(ObjectIdentifier(target)).inserted
                        ? KnownTargets.Entry(view: target, middle: scene.area(of: number).center) : nil
                }
            }
            input.dropTargets = KnownTargets(composition: stage.composition, entries: entries)
        }
        return input.dropTargets.entries.compactMap { entry in (entry.view as? any DropTarget).map { ($0, entry.middle) } }
    }
}

/// The containers of a root that take drops.
struct KnownTargets {
    /// The compose pass that they come from.
    var composition = -1
    var entries: [Entry] = []

    struct Entry {
        weak var view: View?
        let middle: Point
    }
}

extension DropTarget {
    /// The name of the container in sentences and actions.
    var dropName: String { accessibilityLabel ?? id ?? "the list" }

    /// The axis along which items follow each other; in lines, that of a line.
    private var orderAxis: Axis {
        switch layout {
        case let stack as StackLayout: stack.axis
        case let tiles as TileLayout: tiles.axis.cross
        default: .horizontal
        }
    }

    /// The actions that move an item before its neighbor and behind it.
    fileprivate var neighborActions: (before: AccessibilityAction, after: AccessibilityAction) {
        if orderAxis == .vertical { return (.moveUp, .moveDown) }
        return layoutDirection == .rightToLeft ? (.moveRight, .moveLeft) : (.moveLeft, .moveRight)
    }

    /// The key that does with Control and Shift what an action does; nil for a move to another container.
    fileprivate func key(of action: AccessibilityAction) -> KeyEvent.Key? {
        switch action {
        case .moveUp: .up
        case .moveDown: .down
        case .moveLeft: .left
        case .moveRight: .right
        case .moveToStart: .home
        case .moveToEnd: .end
        default: nil
        }
    }
}

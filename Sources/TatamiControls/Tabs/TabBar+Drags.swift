import TatamiInteraction
import TatamiLayout
import TatamiViews

/// How people drag the tabs of a bar.
extension TabBar {
    /// Whether people can pull the tabs at once, with anything.
    public var isCustomizing: Bool { drags.recognizer.machine.isCustomizing }
    /// What begins drags. The default is pulling with the mouse, holding with a finger or a pen, and pulling handles.
    public var dragStart: DragMachine.Start {
        get { drags.recognizer.dragStart }
        set { drags.recognizer.dragStart = newValue }
    }

    /// Lets people pull the tabs at once, until a tap, Escape or ``endCustomizing()``. It has no effect during a drag, or if ``reordering`` is
    /// `none`.
    public func beginCustomizing() { if reordering != .none { drags.recognizer.beginCustomizing() } }
    /// Ends customizing; a drag is cancelled before.
    public func endCustomizing() { drags.recognizer.endCustomizing() }

    /// Moves the tab that has the focus by keys, or ends customizing.
    func moveTab(_ event: KeyEvent) -> Bool {
        if event.key == .escape, isCustomizing {
            endCustomizing()
            return true
        }
        guard let focused = root?.focusedView, let tab = tabs.first(where: { $0 === focused || $0.contains(focused) }) else { return false }
        return root?.dragsByKey(event, tab, of: strip) == true
    }
}

/// The strip is the container of the tabs in drags; what it allows, the bar says.
extension TabStrip: DragsItems {
    var layout: ItemLayout { row }
    var reordering: Reordering { bar?.reordering ?? .none }
    var dragKind: String { bar?.dragKind ?? "tab" }
    var acceptedKinds: Set<String> { bar?.acceptedKinds ?? [] }
    var dropPolicy: DropPolicy { bar?.dropPolicy ?? DropPolicy() }
    var placement: Placement { Placement() }
    var tellsMoves: Bool { bar.map { $0.isHeard(.moved) || $0.owner?.isHeard(.moved) == true } ?? false }

    func customizingChanged() { bar?.report(.customizingChanged) }

    func take(_ item: LayoutItem, before next: LayoutItem?) {
        if let next { row.insert(item, before: next) } else { row.add(item) }
        (item.view as? TabButton)?.bar = bar
        bar?.tabsChanged()
    }

    func give(_ item: LayoutItem) { if let tab = item.view { bar?.remove(tab) } else { row.remove(item) } }

    func itemsMoved(_ moves: MoveSet) {
        guard let bar else { return }
        bar.lastMoves = moves
        if let tab = moves.moves.lazy.compactMap({ ($0.id.base as? ViewName)?.view }).first, bar.item(of: tab) != nil { bar.reveal(tab) }
        bar.report(.moved)
    }

    func dragEnded(_ end: DragMachine.End) {
        bar?.lastDragEnd = end
        bar?.report(.dragEnded)
    }
}

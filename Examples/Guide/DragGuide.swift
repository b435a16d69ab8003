import Tatami

/// Two lists whose tasks people drag to other places, and from one list to the other.
public func dragGuide(onMove: @escaping (MoveSet) -> Void = { _ in }) -> LayoutView {
    let lists = [["Sails", "Ropes", "Oars"], ["Charts", "Lamps"]].map { names in
        let list = StackView(spacing: 8, padding: Insets(8))
        list.stackLayout.horizontalAlignment = .stretch
        list.background = .color(.role(.surface))
        for name in names {
            let task = LayoutView(HStack(padding: Insets(8)) { Label(name) })
            task.background = .color(.role(.fillPressed))
            task.cornerRadius = 6
            list.addChild(task)
        }
        list.reordering = .shared
        list.on(.moved) { list in if let moves = list.lastMoves { onMove(moves) } }
        return list
    }
    let view = LayoutView(HStack(spacing: 12, padding: Insets(12)) { for list in lists { list.stretch() } })
    view.background = .color(.role(.background))
    return view
}

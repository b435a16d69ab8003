import Tatami

/// A list that a button folds. What moves is animated by the view that lays it out; what comes back fades in at its place.
public func liveGuide() -> LayoutView {
    let fold = Button("Fold")
    let list = VStack(spacing: 6, padding: 12)
    list.add(fold).horizontalAlignment = .stretch
    let rows = ["Lake", "Ridge"].map { name in
        let item = list.add(chip(name, .green))
        (item.heightAdjustment, item.horizontalAlignment) = (14, .stretch)
        return item
    }
    let last = list.add(chip("Town"))
    (last.heightAdjustment, last.horizontalAlignment) = (14, .stretch)
    fold.on { button in
        button.selected.toggle()
        for row in rows { row.visibility = button.selected ? .collapsed : .visible }
    }
    let view = paper(list)
    view.layoutAnimation = .spring(duration: 0.35)
    return view
}

import Tatami

/// A stack that keeps a cross length of 350 points in a narrower view, which scrolls along both axes.
public func stackViewGuide() -> StackView {
    let stack = StackView(.vertical, spacing: 20, padding: Insets(left: 10, top: 5, right: 10, bottom: 5))
    stack.stackLayout.crossLength = 350
    stack.stackLayout.horizontalAlignment = .leading
    stack.addChild(chip("200 x 50").fixedSize(200, 50))
    stack.addChild(chip("350 x 30", .green).fixedSize(350, 30))
    stack.addChild(chip("100 x 80", .amber).fixedSize(100, 80))
    return stack
}

/// Tiles of 50 points in lines of four. The button folds the tiles after it.
public func gridViewGuide() -> GridView {
    let grid = GridView(across: 4, tileSize: Size(50, 50), spacing: 5, padding: Insets(left: 10, top: 5, right: 10, bottom: 5))
    grid.addChild(chip("1x1").units(1, 1))
    grid.addChild(chip("2x1", .green).units(2, 1))
    let fold = Button("Fold").id("fold")
    grid.addChild(fold.separator())
    grid.addChild(chip("4x2", .amber).units(4, 2))
    fold.on { [weak grid] fold in grid?.toggleGroup(fold, animated: true) }
    return grid
}

/// Children whose rules name the area, which is the view without its padding, and each other.
public func relativeViewGuide() -> RelativeView {
    let view = RelativeView(padding: Insets(left: 10, top: 40, right: 0, bottom: 0))
    let (first, second) = (chip("item1"), chip("item2", .green))
    view.addChild(first.left(.parent(15)).right(.parent(15)).top(.parent(0)).height(.fixed(30)))
    view.addChild(second.width(.ratio(0.3)).left(.centered).right(.centered).top(.adjacent(first, distance: 5)).height(.fixed(30)))
    view.addChild(
        chip("item3", .amber).width(.ratio(0.25, of: first)).right(.adjacent(second, distance: 5)).bottom(.fit(second))
            .height(.fixed(20)))
    return view
}

/// The three side by side.
public func containersGuide() -> LayoutView {
    let views: [(ArrangedView, Double)] = [(stackViewGuide(), 190), (gridViewGuide(), 235), (relativeViewGuide(), 215)]
    let row = StackLayout(.horizontal, spacing: 12, padding: 12)
    for (view, width) in views {
        view.backgroundColor = Color(hex: "EEF1F4")
        row.add(view).fixedSize = Size(width, 190)
    }
    return paper(row)
}

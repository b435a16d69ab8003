import Tatami

/// Every icon with its name.
public func iconsGuide() -> LayoutView {
    let ink = Color(0x1A1B1F)
    let grid = TileLayout(across: 7, tileSize: Size(96, 56), padding: 8)
    for name in IconName.allCases {
        grid.add(
            VStack(alignment: .center, spacing: 4, padding: 4) {
                Icon(name).color(ink)
                Label(name.rawValue).font(Font(size: 11)).color(ink)
            })
    }
    return paper(grid)
}

/// A row of a list, whose arrow points to where the row leads in every reading direction.
public func downloadsRow() -> LayoutView {
    LayoutView {
        HStack(alignment: .center, spacing: 8, padding: 8) {
            Icon(.download, size: 20)
            Label("Downloads").stretch(.horizontal)
            Icon(.chevronRight, size: 16).accessibilityLabel("Open")
        }
    }
}

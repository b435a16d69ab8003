import Tatami

/// Tiles of whole units in lines of six; each takes the first free place behind the one before it.
public func tileGuide() -> LayoutView {
    paper(
        Tiles(across: 6, tileSize: Size(40, 40), spacing: 6, padding: 12) {
            chip("2x2").units(2, 2)
            chip("1x1", .green)
            chip("3x1", .green).units(3, 1)
            chip("4x1", .amber).units(4, 1)
            chip("a separator takes a line", .rose).separator()
            chip("1x1")
            chip("2x1", .amber).units(2, 1)
            chip("1x1")
        })
}

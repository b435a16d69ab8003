import TatamiGeometry

/// What a tile layout says about itself.
public struct TileStyle: Hashable, Sendable, DetailedStyle {
    public var box = BoxStyle()
    public var axis = Axis.vertical

    public init() {}

    var isClean: Bool { box.isClean }

    func cleaned() -> TileStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

    func makeDetail() -> LayoutDetail { TileDetail(self) }
}

final class TileDetail: LayoutDetail {
    let style: TileStyle
    init(_ style: TileStyle) { self.style = style }
}

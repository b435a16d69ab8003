import TatamiGeometry

/// What a grid layout says about itself.
public struct GridStyle: Hashable, Sendable, DetailedStyle {
    public var box = BoxStyle()

    public init() {}

    var axis: Axis { .horizontal }

    var isClean: Bool { box.isClean }

    func cleaned() -> GridStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

    func makeDetail() -> LayoutDetail { GridDetail(self) }
}

final class GridDetail: LayoutDetail {
    let style: GridStyle
    init(_ style: GridStyle) { self.style = style }
}

import TatamiGeometry

/// What a flow layout says about itself.
public struct FlowStyle: Hashable, Sendable, DetailedStyle {
    public var box = BoxStyle()
    public var axis = Axis.horizontal

    public init() {}

    var isClean: Bool { box.isClean }

    func cleaned() -> FlowStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

    func makeDetail() -> LayoutDetail { FlowDetail(self) }
}

final class FlowDetail: LayoutDetail {
    let style: FlowStyle
    init(_ style: FlowStyle) { self.style = style }
}

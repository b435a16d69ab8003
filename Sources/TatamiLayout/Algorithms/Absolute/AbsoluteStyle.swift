import TatamiGeometry

/// The style of a container whose children stand at their own frames: it has no properties beyond its box.
public struct AbsoluteStyle: Hashable, Sendable {
    public var box: BoxStyle

    public init(_ box: BoxStyle = BoxStyle()) { self.box = box }
}

extension NodeContent {
    /// Children stand where their `offset` says, at their own size; they give the container no size.
    public static func absolute(_ box: BoxStyle) -> NodeContent { AbsoluteStyle(box).content }
}

extension AbsoluteStyle: LayoutStyle {
    typealias Algorithm = AbsoluteLayout

    var isClean: Bool { box.isClean }

    func cleaned() -> AbsoluteStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> AbsoluteStyle { AbsoluteStyle(BoxStyle(record)) }
}

extension AbsoluteStyle: DumpedStyle {
    static let fresh = AbsoluteStyle()
    static let dumpFields: [DumpField<AbsoluteStyle>] = BoxStyle.dumpFields(at: \.box)
}

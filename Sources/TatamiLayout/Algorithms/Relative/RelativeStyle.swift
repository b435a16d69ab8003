import TatamiGeometry

/// What a relative layout says about itself: where its items stand, they say (`RelativeRules`).
public struct RelativeStyle: Hashable, Sendable, LayoutStyle {
    typealias Algorithm = RelativeLayout

    public var box = BoxStyle()

    /// Creates the settings of a relative layout.
    public init() {}

    var isClean: Bool { box.isClean }

    func cleaned() -> RelativeStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

    func makeDetail() -> LayoutDetail? { RelativeDetail(self) }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> RelativeStyle {
        (detail as? RelativeDetail)?.style ?? RelativeStyle()
    }
}

extension NodeContent {
    /// Every item stands by rules that name the edges of the container or its siblings (`setRules`).
    public static func relative(_ style: RelativeStyle) -> NodeContent { style.content }
}

extension RelativeStyle: DumpedStyle {
    static let fresh = RelativeStyle()
    static let dumpFields: [DumpField<RelativeStyle>] = BoxStyle.dumpFields(at: \.box)
}

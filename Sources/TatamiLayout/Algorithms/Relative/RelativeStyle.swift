import TatamiGeometry

/// The settings of a relative layout. The rules for positions are settings of the items (`RelativeRules`).
public struct RelativeStyle: Hashable, Sendable, LayoutStyle {
    typealias Algorithm = RelativeLayout

    /// The settings that all containers share, such as padding and default alignments.
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
    /// A container whose items are placed by rules that refer to its edges or to siblings (`setRules`).
    public static func relative(_ style: RelativeStyle) -> NodeContent { style.content }
}

extension RelativeStyle: DumpedStyle {
    static let fresh = RelativeStyle()
    static let dumpFields: [DumpField<RelativeStyle>] = BoxStyle.dumpFields(at: \.box)
}

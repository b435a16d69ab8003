import TatamiGeometry

/// What a relative layout says about itself: where its items stand, they say (`RelativeRules`).
public struct RelativeStyle: Hashable, Sendable, DetailedStyle {
    public var box = BoxStyle()

    /// Creates the settings of a relative layout.
    public init() {}

    var axis: Axis { .horizontal }

    var isClean: Bool { box.isClean }

    func cleaned() -> RelativeStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

    func makeDetail() -> LayoutDetail { RelativeDetail(self) }
}

extension RelativeStyle: DumpedStyle {
    static let fresh = RelativeStyle()
    static let dumpFields: [DumpField<RelativeStyle>] = BoxStyle.dumpFields(at: \.box)
}

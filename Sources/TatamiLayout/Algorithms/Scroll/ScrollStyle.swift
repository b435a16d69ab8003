import TatamiGeometry

/// What a window onto larger content says about itself.
public struct ScrollStyle: Hashable, Sendable {
    public var box = BoxStyle()
    /// The axes along which content may be larger than the window.
    public var axes: AxisSet

    public init(_ axes: AxisSet = .vertical) {
        self.axes = axes
        box.overflow = .clip
    }
}

extension ScrollStyle: DumpedStyle {
    static let fresh = ScrollStyle()
    static let dumpFields: [DumpField<ScrollStyle>] =
        [DumpField("axes", \.axes, always: true)] + BoxStyle.dumpFields(at: \.box)
}

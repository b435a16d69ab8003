import TatamiGeometry

/// The settings of a container that scrolls larger content.
public struct ScrollStyle: Hashable, Sendable {
    /// The settings that all containers share. ``BoxStyle/overflow`` is `clip` here by default.
    public var box = BoxStyle()
    /// The axes along which content may be larger than the container.
    public var axes: AxisSet

    /// Creates the settings of a container that scrolls along `axes` and clips its content.
    public init(_ axes: AxisSet = .vertical) {
        self.axes = axes
        box.overflow = .clip
    }
}

extension NodeContent {
    /// A container that scrolls content larger than itself.
    public static func scroll(_ style: ScrollStyle) -> NodeContent { style.content }
}

extension ScrollStyle: LayoutStyle {
    typealias Algorithm = ScrollLayout

    func write(to record: inout ContainerRecord) { record.scrolls = axes }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> ScrollStyle {
        var style = ScrollStyle(record.scrolls)
        style.box = BoxStyle(record)
        return style
    }
}

extension ScrollStyle: DumpedStyle {
    static let fresh = ScrollStyle()
    static let dumpFields: [DumpField<ScrollStyle>] =
        [DumpField("axes", \.axes, always: true)] + BoxStyle.dumpFields(at: \.box)
}

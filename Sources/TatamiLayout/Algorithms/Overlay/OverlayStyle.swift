import TatamiGeometry

/// How an overlay fits its items into the content rectangle (WeView: cellPositioning).
public enum OverlayMode: UInt8, Hashable, Sendable, CaseIterable {
    /// By size and alignment, as in every other slot.
    case normal
    /// Every item is as large as the rectangle, independent of its own size.
    case fill
    /// Items are scaled in proportion until they cover the rectangle.
    case aspectFill
    /// Items are scaled in proportion until they fit into the rectangle.
    case aspectFit

    var keepsAspect: Bool { self == .aspectFill || self == .aspectFit }
}

/// The settings of an overlay, which gives every item the whole content rectangle.
public struct OverlayStyle: Hashable, Sendable {
    /// The settings that all containers share, such as padding and default alignments.
    public var box = BoxStyle()
    /// How items are fitted into the content rectangle.
    public var contentMode = OverlayMode.normal

    /// Creates the settings of an overlay with the content mode `normal`.
    public init() {}
}

extension NodeContent {
    /// A container that gives every item the whole content rectangle.
    public static func overlay(_ style: OverlayStyle) -> NodeContent { style.content }

    /// A container that gives every item the whole content rectangle, inset by `padding` in points.
    public static func overlay(padding: Insets = .zero) -> NodeContent {
        var style = OverlayStyle()
        style.box.padding = padding
        return .overlay(style)
    }
}

extension OverlayStyle: LayoutStyle {
    typealias Algorithm = OverlayLayout

    func write(to record: inout ContainerRecord) { record.contentMode = contentMode }

    /// Scaling in proportion measures heights at natural widths, before the widths are settled.
    var watchesBelow: Bool { contentMode.keepsAspect }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> OverlayStyle {
        var style = OverlayStyle()
        style.box = BoxStyle(record)
        style.contentMode = record.contentMode
        return style
    }
}

extension OverlayStyle: DumpedStyle {
    static let fresh = OverlayStyle()
    static let dumpFields: [DumpField<OverlayStyle>] =
        [DumpField("contentMode", \.contentMode)] + BoxStyle.dumpFields(at: \.box)
}

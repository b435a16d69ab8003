import TatamiGeometry

/// How an overlay gives its content rectangle to its items (WeView: cellPositioning).
public enum OverlayMode: UInt8, Hashable, Sendable, CaseIterable {
    /// By size and alignment, like every other slot.
    case normal
    /// Every item is as large as the rectangle, whatever it asks for.
    case fill
    /// Scaled in proportion until it covers the rectangle, or until it fits into it.
    case aspectFill, aspectFit

    var keepsAspect: Bool { self == .aspectFill || self == .aspectFit }
}

/// What an overlay says about itself: every item gets the whole content rectangle.
public struct OverlayStyle: Hashable, Sendable {
    public var box = BoxStyle()
    public var contentMode = OverlayMode.normal

    public init() {}
}

extension NodeContent {
    public static func overlay(_ style: OverlayStyle) -> NodeContent { style.content }

    public static func overlay(padding: Insets = .zero) -> NodeContent {
        var style = OverlayStyle()
        style.box.padding = padding
        return .overlay(style)
    }
}

extension OverlayStyle: LayoutStyle {
    typealias Algorithm = OverlayLayout

    var isClean: Bool { box.isClean }

    func cleaned() -> OverlayStyle {
        var style = self
        style.box = box.cleaned()
        return style
    }

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

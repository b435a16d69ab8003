import TatamiGeometry

/// The settings of a container whose children have their own frames. It has no settings besides those that all containers
/// share.
public struct AbsoluteStyle: Hashable, Sendable {
    /// The settings that all containers share.
    public var box: BoxStyle

    /// Creates the settings from the shared ones.
    public init(_ box: BoxStyle = BoxStyle()) { self.box = box }
}

extension NodeContent {
    /// A container whose children are placed at their `offset` with their own size. They do not affect the size of the
    /// container.
    public static func absolute(_ box: BoxStyle) -> NodeContent { AbsoluteStyle(box).content }
}

extension AbsoluteStyle: LayoutStyle {
    typealias Algorithm = AbsoluteLayout

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> AbsoluteStyle { AbsoluteStyle(BoxStyle(record)) }
}

extension AbsoluteStyle: DumpedStyle {
    static let fresh = AbsoluteStyle()
    static let dumpFields: [DumpField<AbsoluteStyle>] = BoxStyle.dumpFields(at: \.box)
}

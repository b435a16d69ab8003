/// What an element belongs to.
public enum ElementOwner: Hashable, Sendable {
    /// The whole content.
    case content
    /// A section.
    case section(SectionKey)
    /// An item.
    case item(ItemKey)
}

/// The name of a family of supplementary views or decorations, such as "header". One name stands for one of the two.
public struct ElementKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Makes a kind by its name.
    public init(_ name: String) { self.name = name }
    /// Makes a kind by its name.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }

    /// The view before the items of a section.
    public static let header: ElementKind = "header"
    /// The view behind the items of a section.
    public static let footer: ElementKind = "footer"
    /// What is drawn behind a section.
    public static let background: ElementKind = "background"
}

/// Something that a layout places. Its identity never depends on an index, so it goes along with what it belongs to.
public enum LayoutElement: Hashable, Sendable {
    /// An item.
    case item(ItemKey)
    /// A view that the program provides, which may have a size of its own and hold the focus.
    case supplementary(ElementKind, of: ElementOwner)
    /// Something to look at, without data and focus; screen readers do not see it.
    case decoration(ElementKind, of: ElementOwner)
}

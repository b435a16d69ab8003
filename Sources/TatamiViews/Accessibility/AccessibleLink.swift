/// A link in a text, for assistive technology.
public struct AccessibilityLink: Hashable, Sendable {
    /// The characters of the text around it that are the link.
    public let characters: Range<Int>
    /// The Unicode scalars of the text around it that are the link.
    public let scalars: Range<Int>
    /// The destination of the link.
    public let destination: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - characters: The link's characters (grapheme clusters) in the text around it.
    ///   - scalars: The link's Unicode scalars in that text; nil for a text in which each character is one scalar.
    ///   - destination: The destination of the link.
    public init(_ characters: Range<Int>, scalars: Range<Int>? = nil, to destination: String) {
        (self.characters, self.scalars, self.destination) = (characters, scalars ?? characters, destination)
    }
}

/// A view that is a link in the text of the view around it.
public protocol AccessibleLink: View {
    /// The place of the link in that text, and its destination.
    var accessibilityLink: AccessibilityLink { get }
}

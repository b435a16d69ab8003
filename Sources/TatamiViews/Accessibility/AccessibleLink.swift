/// A link in a text, for assistive technology.
public struct AccessibilityLink: Hashable, Sendable {
    /// The characters of the text around it that are the link.
    public let characters: Range<Int>
    /// The destination of the link.
    public let destination: String

    /// Creates a link. `characters` counts characters (grapheme clusters) of the text around it.
    public init(_ characters: Range<Int>, to destination: String) {
        (self.characters, self.destination) = (characters, destination)
    }
}

/// A view that is a link in the text of the view around it.
public protocol AccessibleLink: View {
    /// The place of the link in that text, and its destination.
    var accessibilityLink: AccessibilityLink { get }
}

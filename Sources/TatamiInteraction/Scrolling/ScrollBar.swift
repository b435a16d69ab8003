/// Where the thumb of a scroll bar stands, and what dragging it means. Lengths are points along the bar.
public struct ScrollBar: Hashable, Sendable {
    public static let thickness = 8.0
    /// Across the bar, where it can be taken hold of.
    public static let hitThickness = 16.0
    /// How near to the bar's edge the mouse makes it appear.
    public static let summonDistance = 16.0
    public static let minimumThumb = 24.0
    /// Seconds after the last movement until it begins to fade.
    public static let fadeDelay = 0.8

    /// The length of the bar itself.
    public let length: Double
    /// The length of what shows the content, and that of the content.
    public let viewport: Double
    public let content: Double

    public init(length: Double, viewport: Double, content: Double) {
        (self.length, self.viewport, self.content) = (max(0, length), max(0, viewport), max(0, content))
    }

    /// Whether there is anything to scroll.
    public var isNeeded: Bool { content > viewport && length > 0 }

    public var thumbLength: Double {
        guard isNeeded else { return length }
        return min(length, max(Self.minimumThumb, length * viewport / content))
    }

    /// Where the thumb begins. Beyond the ends it shrinks instead, as far as half of its length.
    public func thumb(at offset: Double) -> (start: Double, length: Double) {
        guard isNeeded else { return (0, length) }
        let most = content - viewport
        let over = max(0, max(-offset, offset - most))
        let size = max(thumbLength / 2, thumbLength - over * length / content)
        let part = max(0, min(1, offset / most))
        return (part * (length - size), size)
    }

    /// The offset that puts the thumb's start at a place.
    public func offset(forThumbAt start: Double) -> Double {
        let room = length - thumbLength
        guard isNeeded, room > 0 else { return 0 }
        return max(0, min(1, start / room)) * (content - viewport)
    }
}

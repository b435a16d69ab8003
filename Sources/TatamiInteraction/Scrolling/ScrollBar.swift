/// The place of a scroll bar's thumb, and the offset that dragging it stands for. Lengths are points along the bar.
///
/// ```swift
/// let bar = ScrollBar(length: 396, viewport: 400, content: 2000)
/// let (start, length) = bar.thumb(at: 250)
/// let offset = bar.offset(forThumbAt: start + 10)
/// ```
public struct ScrollBar: Hashable, Sendable {
    /// How thick the bar is drawn.
    public static let thickness = 8.0
    /// The thickness, across the bar, in which a pointer can take hold of it.
    public static let hitThickness = 16.0
    /// How near to the bar's edge the mouse must come to make it appear.
    public static let summonDistance = 16.0
    /// The least length of the thumb.
    public static let minimumThumb = 24.0
    /// The seconds after the last movement until the bar begins to fade.
    public static let fadeDelay = 0.8

    /// The length of the bar itself.
    public let length: Double
    /// The length of the visible part of the content.
    public let viewport: Double
    /// The length of the content.
    public let content: Double

    /// Makes a bar. Negative lengths count as 0.
    public init(length: Double, viewport: Double, content: Double) {
        (self.length, self.viewport, self.content) = (max(0, length), max(0, viewport), max(0, content))
    }

    /// True if the content is longer than the viewport, and the bar has a length.
    public var isNeeded: Bool { content > viewport && length > 0 }

    /// The length of the thumb while the offset is within the content.
    public var thumbLength: Double {
        guard isNeeded else { return length }
        return min(length, max(Self.minimumThumb, length * viewport / content))
    }

    /// Returns where the thumb begins and how long it is at an offset. Beyond the ends the thumb shrinks, at most to half of its length.
    public func thumb(at offset: Double) -> (start: Double, length: Double) {
        guard isNeeded else { return (0, length) }
        let most = content - viewport
        let over = max(0, max(-offset, offset - most))
        let size = max(thumbLength / 2, thumbLength - over * length / content)
        let part = max(0, min(1, offset / most))
        return (part * (length - size), size)
    }

    /// Returns the offset at which the thumb begins at `start`, limited to the content.
    public func offset(forThumbAt start: Double) -> Double {
        let room = length - thumbLength
        guard isNeeded, room > 0 else { return 0 }
        return max(0, min(1, start / room)) * (content - viewport)
    }
}

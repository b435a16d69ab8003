/// Snaps absolute edges to device pixels.
///
/// An edge goes down to the pixel below it, with a tolerance of 1/1024 pixel, so that neighbours share edges: no gap, no
/// drift. Only edges are rounded, never sizes.
@frozen public struct PixelGrid: Hashable, Sendable {
    /// Device pixels a point, greater than 0.
    public let scale: Double

    /// A scale that is not a number from 0.001 to 1,000,000 counts as 1.
    @inlinable public init(scale: Double = 1) {
        self.scale = scale >= 1e-3 && scale <= 1e6 ? scale : 1
    }

    /// The edge at or below `edge` (points, absolute) that lies on a device pixel.
    @inlinable public func snap(_ edge: Double) -> Double {
        (edge * scale + 0x1p-10).rounded(.down) / scale
    }

    /// The smallest whole number of device pixels that holds `length`, in points.
    @inlinable public func ceiling(_ length: Double) -> Double {
        (length * scale - 0x1p-10).rounded(.up) / scale
    }

    /// An absolute rectangle with all four edges snapped.
    @inlinable public func snap(_ rect: Rect) -> Rect {
        let left = snap(rect.x)
        let top = snap(rect.y)
        return Rect(left, top, snap(rect.maxX) - left, snap(rect.maxY) - top)
    }
}

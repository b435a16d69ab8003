/// Snaps absolute edges to device pixels.
///
/// An edge goes down to the pixel below it, with a tolerance of 1/1024 pixel, so that neighbours share edges: there is no gap and no
/// drift. Frames are rounded by their edges only; a size is never rounded by itself.
@frozen public struct PixelGrid: Hashable, Sendable {
    /// Device pixels per point, greater than 0.
    public let scale: Double

    /// Makes a grid of `scale` device pixels per point. A scale that is not a number from 0.001 to 1,000,000 counts as 1.
    @inlinable public init(scale: Double = 1) {
        self.scale = scale >= 1e-3 && scale <= 1e6 ? scale : 1
    }

    /// Returns the device pixel edge at or below `edge`. Both are absolute coordinates in points.
    @inlinable public func snap(_ edge: Double) -> Double {
        (edge * scale + 0x1p-10).rounded(.down) / scale
    }

    /// Returns the smallest whole number of device pixels that holds `length`. Both are in points.
    @inlinable public func ceiling(_ length: Double) -> Double {
        (length * scale - 0x1p-10).rounded(.up) / scale
    }

    /// Returns `rect`, which is in absolute coordinates, with all four edges snapped.
    @inlinable public func snap(_ rect: Rect) -> Rect {
        let left = snap(rect.x)
        let top = snap(rect.y)
        return Rect(left, top, snap(rect.maxX) - left, snap(rect.maxY) - top)
    }
}

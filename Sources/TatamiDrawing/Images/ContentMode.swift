import TatamiGeometry

/// How content of one size is placed in bounds of another.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds; the aspect ratio may change.
    case scaleToFill
    /// As large as fits inside the bounds, keeping the aspect ratio; centred.
    case aspectFit
    /// As small as covers the bounds, keeping the aspect ratio; centred, and what does not fit hangs over.
    case aspectFill
    // In its own size; left and right do not follow the reading direction.
    /// In its own size, in the middle of the bounds.
    case center
    /// In its own size, in the middle of the upper side.
    case top
    /// In its own size, in the middle of the lower side.
    case bottom
    /// In its own size, in the middle of the left side.
    case left
    /// In its own size, in the middle of the right side.
    case right
    /// In its own size, in the upper left corner.
    case topLeft
    /// In its own size, in the upper right corner.
    case topRight
    /// In its own size, in the lower left corner.
    case bottomLeft
    /// In its own size, in the lower right corner.
    case bottomRight

    /// Returns the rectangle in which content of size `content` is drawn, in the space of `bounds`.
    ///
    /// The rectangle may reach beyond `bounds`. For content without area, `aspectFit` and `aspectFill` return a rectangle without area.
    public func rect(of content: Size, in bounds: Rect) -> Rect {
        let width = Numbers.cleanLength(content.width)
        let height = Numbers.cleanLength(content.height)
        let size: Size
        switch self {
        case .scaleToFill: return bounds
        case .aspectFit, .aspectFill:
            guard width > 0, height > 0 else { return Rect(origin: bounds.center, size: .zero) }
            let across = bounds.width / width
            let down = bounds.height / height
            let factor = self == .aspectFit ? min(across, down) : max(across, down)
            size = Size(width * factor, height * factor)
        default: size = Size(width, height)
        }
        let (x, y) = anchor
        return Rect(
            bounds.x + (bounds.width - size.width) * x, bounds.y + (bounds.height - size.height) * y,
            size.width, size.height)
    }

    /// The part of the free room that goes before the content, for each axis.
    private var anchor: (x: Double, y: Double) {
        switch self {
        case .scaleToFill, .aspectFit, .aspectFill, .center: (0.5, 0.5)
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        }
    }
}

import TatamiDrawing
import TatamiGeometry

/// A view, or a rectangle in a view, by which a layer is placed. The layer follows when the anchor moves or is scrolled, and is dismissed
/// when the anchor leaves the tree or is hidden.
public struct LayerAnchor {
    weak var view: View?
    /// In the view's own space; nil for the whole view.
    let rect: Rect?

    /// Whether the anchor is a point, such as that of a pointer.
    public var isPoint: Bool { rect?.size == .zero }

    /// Creates an anchor that is a whole view.
    public static func view(_ view: View) -> LayerAnchor { LayerAnchor(view: view, rect: nil) }
    /// Creates an anchor that is a rectangle in a view.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the space of `view`, in points.
    ///   - view: The view.
    public static func rect(_ rect: Rect, in view: View) -> LayerAnchor { LayerAnchor(view: view, rect: rect) }
}

/// A rule that gives a layer its frame.
public struct LayerPlacement {
    /// The values from which a rule computes the frame. Rectangles lie in the root's space, in points.
    public struct Situation {
        /// The anchor as it is shown at present; the window for a layer without an anchor.
        public let anchor: Rect
        /// The rectangle of the window; its origin is 0, 0.
        public let window: Rect
        /// The natural size of the layer's view, at most the window's.
        public let size: Size
        /// The reading direction of the anchor; that of the root for a layer without an anchor.
        public let direction: LayoutDirection
    }

    /// A side of an anchor. `leading` is the left side, and the right side in a layout from right to left.
    public enum Side: Sendable, CaseIterable {
        /// Above the anchor.
        case above
        /// Below the anchor.
        case below
        /// At the leading side of the anchor.
        case leading
        /// At the trailing side of the anchor.
        case trailing
    }

    let frame: (Situation) -> Rect

    /// Creates a placement from a rule.
    ///
    /// - Parameter frame: Returns the frame of the layer in the root's space, in points. Its origin is rounded to device pixels.
    public init(_ frame: @escaping (Situation) -> Rect) { self.frame = frame }

    /// Covers the window.
    public static var fill: LayerPlacement { LayerPlacement(\.window) }

    /// Places the layer at the center of the anchor, inside the window.
    public static var center: LayerPlacement {
        LayerPlacement { situation in
            let (size, center) = (situation.size, situation.anchor.center)
            return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height).kept(in: situation.window)
        }
    }

    /// Places the layer beside the anchor, with their start edges aligned; on the opposite side if only that has room, and always inside
    /// the window.
    ///
    /// - Parameters:
    ///   - side: The preferred side of the anchor.
    ///   - gap: The distance between the anchor and the layer, in points.
    public static func beside(_ side: Side, gap: Double = 4) -> LayerPlacement {
        LayerPlacement { situation in
            let anchor = situation.anchor.expanded(by: gap)
            let before = situation.rect(side == .above || side == .below ? .above : .leading, of: anchor, gap)
            let after = situation.rect(side == .above || side == .below ? .below : .trailing, of: anchor, gap)
            let isBefore = side == .above || side == .leading
            let (wanted, other) = isBefore ? (before, after) : (after, before)
            let isFlipped = !situation.hasRoom(for: wanted) && situation.hasRoom(for: other)
            return (isFlipped ? other : wanted).kept(in: situation.window)
        }
    }
}

extension LayerPlacement.Situation {
    /// The layer's frame on one side of an anchor that includes the gap.
    fileprivate func rect(_ side: LayerPlacement.Side, of anchor: Rect, _ gap: Double) -> Rect {
        let isMirrored = direction == .rightToLeft
        let start = isMirrored ? anchor.maxX - gap - size.width : anchor.x + gap
        let left = Point(anchor.x - size.width, anchor.y + gap)
        let right = Point(anchor.maxX, anchor.y + gap)
        return switch side {
        case .above: Rect(start, anchor.y - size.height, size.width, size.height)
        case .below: Rect(start, anchor.maxY, size.width, size.height)
        case .leading: Rect(origin: isMirrored ? right : left, size: size)
        case .trailing: Rect(origin: isMirrored ? left : right, size: size)
        }
    }

    /// Whether a frame beside the anchor lies in the window along the axis that leads away from the anchor.
    fileprivate func hasRoom(for rect: Rect) -> Bool {
        if rect.maxY <= anchor.y || rect.y >= anchor.maxY { return rect.y >= window.y && rect.maxY <= window.maxY }
        return rect.x >= window.x && rect.maxX <= window.maxX
    }
}

extension Rect {
    /// The rectangle moved into another one; if it is too large, it begins where the other one begins.
    fileprivate func kept(in other: Rect) -> Rect {
        Rect(max(other.x, min(x, other.maxX - width)), max(other.y, min(y, other.maxY - height)), width, height)
    }
}

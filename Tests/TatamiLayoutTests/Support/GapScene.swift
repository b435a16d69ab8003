import TatamiGeometry
import TatamiLayout

/// A container whose items are dragged: laid out with gaps behind all items, and once more with the gaps wherever they may be.
struct GapScene {
    var container: Example
    var items: [Example]
    var gaps: [Example]
    var grabbed = 0
    var size: (width: Double?, height: Double?) = (nil, nil)
    var direction = LayoutDirection.leftToRight

    init(_ container: Example, dragging index: Int, _ size: (Double?, Double?) = (nil, nil), direction: LayoutDirection = .leftToRight) {
        self.container = container
        items = container.children
        gaps = [items.remove(at: index)]
        (self.size, self.direction) = (size, direction)
    }

    /// Lays out the container with the gaps before item `index`.
    func laidOut(at index: Int) -> LaidOut {
        var whole = container
        whole.children = items
        whole.children.insert(contentsOf: gaps, at: index)
        return LaidOut(whole, size.width, size.height, direction: direction)
    }

    /// The answers of the engine.
    var places: GapPlaces? {
        let laid = laidOut(at: items.count)
        return laid.tree.gapPlaces(of: Array(laid.ids.suffix(gaps.count)), grabbed: grabbed, in: laid.ids[0])
    }

    /// The frames of the items and of the gap that is asked for, with the gaps before item `index`.
    func frames(at index: Int) -> (items: [Rect], gap: Rect) {
        var frames = laidOut(at: index).frames
        let gap = frames[index + grabbed]
        frames.removeSubrange(index..<index + gaps.count)
        return (frames, gap)
    }
}

extension Rect {
    /// Returns true if no edge differs by more than rounding.
    func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(maxX - other.maxX) < 1e-6 && abs(maxY - other.maxY) < 1e-6
    }
}

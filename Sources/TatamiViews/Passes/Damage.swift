import TatamiGeometry

/// Computes the parts of a picture that must be drawn again: a few rectangles on device pixels that do not overlap.
enum Damage {
    /// The largest number of rectangles; more are merged into fewer, larger ones.
    static let most = 8

    /// Merges rectangles until there are few and none overlap.
    ///
    /// - Parameters:
    ///   - rects: The rectangles that have changed.
    ///   - area: What lies outside of it does not count.
    ///   - grid: The device pixels.
    static func merged(_ rects: [Rect], within area: Rect, on grid: PixelGrid) -> [Rect] {
        var result: [Rect] = []
        for rect in rects {
            // Smoothing may touch one more pixel on each side.
            guard var next = outward(rect, grid).intersection(area) else { continue }
            while let index = result.firstIndex(where: { $0.expanded(by: 1).intersection(next) != nil }) {
                next = next.union(result.remove(at: index))
            }
            result.append(next)
        }
        while result.count > most { mergeNearest(&result) }
        return result
    }

    /// Merges the two rectangles whose common rectangle adds the least area, and all others that it meets.
    private static func mergeNearest(_ rects: inout [Rect]) {
        var best = (first: 0, second: 1, waste: Double.infinity)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = area(rects[first].union(rects[second])) - area(rects[first]) - area(rects[second])
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        var next = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        while let index = rects.firstIndex(where: { $0.intersection(next) != nil }) { next = next.union(rects.remove(at: index)) }
        rects.append(next)
    }

    private static func area(_ rect: Rect) -> Double { rect.width * rect.height }

    private static func outward(_ rect: Rect, _ grid: PixelGrid) -> Rect {
        let pixel = 1 / grid.scale
        let left = grid.snap(rect.x) - pixel
        let top = grid.snap(rect.y) - pixel
        return Rect(left, top, grid.ceiling(rect.maxX - left) + pixel, grid.ceiling(rect.maxY - top) + pixel)
    }
}

import TatamiGeometry

/// The order in which people read what is on a screen: line by line from the top, and each line from its start.
public enum ReadingOrder {
    /// Returns the indices of `frames` in reading order.
    ///
    /// Two frames are in one line if they overlap by more than half the height of the lower one. A frame without height is in a line that
    /// it touches.
    public static func indices(of frames: [Rect], _ direction: LayoutDirection = .leftToRight) -> [Int] {
        if isColumn(frames) { return Array(frames.indices) }
        let fromTop = frames.indices.sorted { (frames[$0].y, frames[$0].x, $0) < (frames[$1].y, frames[$1].x, $1) }
        var lines: [[Int]] = []
        for index in fromTop {
            if let line = lines.last, line.contains(where: { areBeside(frames[$0], frames[index]) }) {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            line.sorted { a, b in
                let (x, y) = direction == .leftToRight ? (frames[a].x, frames[b].x) : (-frames[a].maxX, -frames[b].maxX)
                return (x, frames[a].y, a) < (y, frames[b].y, b)
            }
        }
    }

    /// Returns true if each frame is below the one before, as the rows of a list are.
    private static func isColumn(_ frames: [Rect]) -> Bool {
        zip(frames, frames.dropFirst()).allSatisfy { $0.height > 0 && $1.height > 0 && $0.maxY <= $1.y }
    }

    private static func areBeside(_ a: Rect, _ b: Rect) -> Bool {
        let overlap = min(a.maxY, b.maxY) - max(a.y, b.y)
        return overlap > min(a.height, b.height) / 2 || overlap >= 0 && min(a.height, b.height) == 0
    }

    /// Returns the index of the nearest of `frames` in a direction, as arrow keys need it; nil if no frame lies in that direction.
    ///
    /// A frame lies in a direction if its middle does. Frames that share the start's width (or height) come first, then the others; among
    /// them the nearest wins, where each point aside counts as three.
    public static func neighbour(of start: Rect, among frames: [Rect], towards edge: Direction) -> Int? {
        var best: (index: Int, isAside: Bool, distance: Double)?
        for (index, frame) in frames.enumerated() {
            guard let ahead = edge.distance(from: start, to: frame), ahead >= 0 else { continue }
            let aside = edge.aside(from: start, to: frame)
            let candidate = (index: index, isAside: aside >= 0, distance: ahead + 3 * max(0, aside))
            guard let known = best else {
                best = candidate
                continue
            }
            if (candidate.isAside ? 1 : 0, candidate.distance) < (known.isAside ? 1 : 0, known.distance) { best = candidate }
        }
        return best?.index
    }

    /// The directions of the arrow keys. Left and right do not follow the reading direction.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// To the left.
        case left
        /// To the right.
        case right
        /// Upwards.
        case up
        /// Downwards.
        case down

        /// Returns how far the middle of `frame` lies beyond the middle of `start` in this direction; nil if it does not lie there.
        fileprivate func distance(from start: Rect, to frame: Rect) -> Double? {
            let way: Double =
                switch self {
                case .left: start.center.x - frame.center.x
                case .right: frame.center.x - start.center.x
                case .up: start.center.y - frame.center.y
                case .down: frame.center.y - start.center.y
                }
            return way > 0 ? way : nil
        }

        /// Returns the gap between the two across the direction: below 0 if they overlap, 0 if they touch.
        fileprivate func aside(from start: Rect, to frame: Rect) -> Double {
            switch self {
            case .left, .right: max(frame.y - start.maxY, start.y - frame.maxY)
            case .up, .down: max(frame.x - start.maxX, start.x - frame.maxX)
            }
        }
    }
}

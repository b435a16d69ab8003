import TatamiGeometry

/// The order in which people read what stands on a screen: line by line from the top, in each line from the start.
public enum ReadingOrder {
    /// The indices of `frames` in reading order. Two frames stand in one line where they overlap by more than half of the lower one's
    /// height.
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

    /// Whether each frame lies below the one before, as the rows of a list do.
    private static func isColumn(_ frames: [Rect]) -> Bool {
        zip(frames, frames.dropFirst()).allSatisfy { $0.height > 0 && $1.height > 0 && $0.maxY <= $1.y }
    }

    private static func areBeside(_ a: Rect, _ b: Rect) -> Bool {
        let overlap = min(a.maxY, b.maxY) - max(a.y, b.y)
        return overlap > min(a.height, b.height) / 2 || overlap >= 0 && min(a.height, b.height) == 0
    }

    /// The nearest of `frames` from one of them in a direction: what the arrow keys go to; nil where nothing lies there.
    ///
    /// What lies within the width (or height) of the start comes before what lies aside, and of those the nearest.
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

    public enum Direction: String, Hashable, Sendable, CaseIterable {
        case left, right, up, down

        /// How far the middle of one lies beyond that of the other; nil where it does not lie that way.
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

        /// The gap between the two across the direction; below 0 where they overlap, 0 where they touch.
        fileprivate func aside(from start: Rect, to frame: Rect) -> Double {
            switch self {
            case .left, .right: max(frame.y - start.maxY, start.y - frame.maxY)
            case .up, .down: max(frame.x - start.maxX, start.x - frame.maxX)
            }
        }
    }
}

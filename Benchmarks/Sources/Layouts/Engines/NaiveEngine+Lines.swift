import TatamiGeometry
import Trees

/// Containers of plain leaves in lines: flows, grids and rules. Their frames are worked out at once, for a width.
extension NaiveNode {
    func lines(in width: Double) -> [Rect] {
        switch style.kind {
        case .wrap: flow(width)
        case .grid: grid(columns.map { $0.reduce(0) { max($0, $1.style.size.width) } })
        case .weightedGrid: grid(sharing(width))
        default: byRules()
        }
    }

    private var columns: [[NaiveNode]] {
        let count = Int(box.columns)
        return (0..<count).map { column in stride(from: column, to: children.count, by: count).map { children[$0] } }
    }

    private func sharing(_ width: Double) -> [Double] {
        let count = Int(box.columns)
        return Array(repeating: (width - box.gap * Double(count - 1)) / Double(count), count: count)
    }

    private func flow(_ width: Double) -> [Rect] {
        var x = 0.0
        var y = 0.0
        var line = 0.0
        return children.map { child in
            let size = child.style.size
            if x + size.width > width + 1e-9 {
                (x, y) = (0, y + line + box.gap)
                line = 0
            }
            defer {
                x += size.width + box.gap
                line = max(line, size.height)
            }
            return Rect(origin: Point(x, y), size: size)
        }
    }

    private func grid(_ widths: [Double]) -> [Rect] {
        var frames: [Rect] = []
        var y = 0.0
        for row in stride(from: 0, to: children.count, by: widths.count) {
            let height = children[row..<row + widths.count].reduce(0) { max($0, $1.style.size.height) }
            var x = 0.0
            for width in widths {
                frames.append(Rect(x, y, width, height))
                x += width + box.gap
            }
            y += height + box.gap
        }
        return frames
    }

    private func byRules() -> [Rect] {
        var frames: [Rect] = []
        for (index, child) in children.enumerated() {
            let isFirst = index.isMultiple(of: Int(box.columns))
            let above = isFirst && index > 0 ? frames[index - Int(box.columns)].maxY + box.gap : 0
            let origin = isFirst ? Point(0, above) : Point(frames[index - 1].maxX + box.gap, frames[index - 1].y)
            frames.append(Rect(origin: origin, size: child.style.size))
        }
        return frames
    }
}

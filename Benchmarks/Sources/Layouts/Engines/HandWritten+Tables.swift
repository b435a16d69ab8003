import TatamiGeometry

/// Trees whose leaves stand in lines.
extension HandWritten {
    static func wrap(_ sizes: UnsafeBufferPointer<Size>, _ frames: UnsafeMutableBufferPointer<Rect>, _ width: Double) {
        let leaves = 100
        var top = 0.0
        for flow in stride(from: 1, to: sizes.count, by: leaves + 1) {
            var x = 0.0
            var y = 0.0
            var line = 0.0
            for leaf in flow + 1...flow + leaves {
                let size = sizes[leaf]
                if x + size.width > width {
                    (x, y, line) = (0, y + line, 0)
                }
                frames[leaf] = Rect(x, y, size.width, size.height)
                x += size.width
                line = max(line, size.height)
            }
            frames[flow] = Rect(0, top, width, y + line)
            top += y + line
        }
        frames[0] = Rect(0, 0, width, top)
    }

    /// Columns as wide as their widest leaf, or, where there is a width to share, all of one width.
    static func grid(
        _ sizes: UnsafeBufferPointer<Size>, _ frames: UnsafeMutableBufferPointer<Rect>, _ width: Double, isShared: Bool
    ) {
        let side = 100
        let gap = 1.0
        var y = 0.0
        withUnsafeTemporaryAllocation(of: Double.self, capacity: side) { widths in
            widths.initialize(repeating: isShared ? (width - gap * Double(side - 1)) / Double(side) : 0)
            if !isShared {
                for cell in 0..<side * side { widths[cell % side] = max(widths[cell % side], sizes[cell + 1].width) }
            }
            for row in 0..<side {
                var height = 0.0
                var x = 0.0
                for column in 0..<side { height = max(height, sizes[1 + row * side + column].height) }
                for column in 0..<side {
                    frames[1 + row * side + column] = Rect(x, y, widths[column], height)
                    x += widths[column] + gap
                }
                y += height + gap
            }
        }
        frames[0] = Rect(0, 0, width, y - gap)
    }

    static func relative(_ sizes: UnsafeBufferPointer<Size>, _ frames: UnsafeMutableBufferPointer<Rect>, _ width: Double) {
        let columns = 10
        let gap = 4.0
        var y = 0.0
        var end = 0.0
        for row in stride(from: 1, to: sizes.count, by: columns) {
            var x = 0.0
            for leaf in row..<min(row + columns, sizes.count) {
                frames[leaf] = Rect(origin: Point(x, y), size: sizes[leaf])
                x += sizes[leaf].width + gap
                end = max(end, y + sizes[leaf].height)
            }
            y += sizes[row].height + gap
        }
        frames[0] = Rect(0, 0, width, end)
    }
}

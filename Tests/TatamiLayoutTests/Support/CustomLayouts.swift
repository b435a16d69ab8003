import TatamiGeometry
import TatamiLayout

/// A custom layout of the pair form: rows that wrap like text, with the gap that each child's data names.
struct WrappingRows: Layout {
    func measure(_ children: Children, _ proposal: Proposal) -> Size {
        rows(children, proposal.width) { _, _ in }
    }

    func place(_ children: Children, in rect: Rect) {
        _ = rows(children, .atMost(rect.width)) { child, frame in
            child.place(in: frame.moved(by: rect.origin))
        }
    }

    private func rows(_ children: Children, _ width: Proposal.Length, _ body: (Child, Rect) -> Void) -> Size {
        var x = 0.0
        var y = 0.0
        var rowHeight = 0.0
        var widest = 0.0
        for child in children {
            let size = child.measure(Proposal(width: width))
            if x > 0, width.limit(x + size.width) < x + size.width {
                (x, y, rowHeight) = (0, y + rowHeight, 0)
            }
            body(child, Rect(x, y, size.width, size.height))
            x += size.width + (child.data(as: Double.self) ?? 0)
            rowHeight = max(rowHeight, size.height)
            widest = max(widest, x)
        }
        return Size(widest, y + rowHeight)
    }
}

/// A custom layout of the axis form: every child starts where the one before ended, on both axes, and the last takes the rest.
/// Children with data above 10 are as high as they would be in another width.
struct Staircase: AxisLayout {
    func measure(_ children: Children, along axis: Axis) -> Extent {
        var sum = Extent.zero
        for child in children {
            let extent = child.extent(along: axis)
            sum.minimum += extent.minimum
            sum.natural += extent.natural
        }
        return sum
    }

    func place(_ children: Children, along axis: Axis, in length: Double) {
        var position = 0.0
        for (index, child) in children.enumerated() {
            var natural = child.extent(along: axis).natural
            if axis == .vertical, child.data(as: Double.self) ?? 0 > 10 {
                natural = child.measure(Proposal(width: .atMost(length))).height
            }
            let isLast = index == children.count - 1
            child.place(position, length: isLast ? max(0, length - position) : natural)
            position += natural + (child.data(as: Double.self) ?? 0)
        }
    }
}

import TatamiGeometry

/// Where a gap would be among the items of a stack: each place follows from what is before it.
extension StackLayout {
    static func gaps(_ container: GapBox) -> (any GapSource)? { StackGaps(container) }
}

/// The gaps of a stack. The items have the lengths and the distribution has the room that they have with the gap behind them.
struct StackGaps: GapSource {
    let axis: Axis
    private let rect: Rect
    /// The position of the gap before each item, and behind all.
    private let starts: [Double]
    /// The distance that the items behind each place move.
    private let shifts: [Double]
    let isAscending: Bool

    init(_ container: GapBox) {
        axis = container.axis
        let box = container[axis]
        rect = container.frame(of: container.gap)
        let (first, last) = (container.gaps[0], container.gaps[container.gaps.count - 1])
        let (block, end) = (Self.start(of: first, box), Self.end(of: last, box))
        let grabbed = (axis == .horizontal ? rect.x : rect.y) - block
        var starts: [Double] = []
        var shifts: [Double] = []
        starts.reserveCapacity(container.items.count + 1)
        shifts.reserveCapacity(container.items.count)
        var previous: Int32 = -1
        // The room that a distribution adds to each gap is the same in all of them.
        let behind = container.items.last.map { block - Self.end(of: $0, box) - box.gap($0, first) } ?? 0
        for item in container.items {
            let start = Self.start(of: item, box)
            let place = previous < 0 ? start : Self.end(of: previous, box) + box.gap(previous, first) + behind
            starts.append(place + grabbed)
            shifts.append(place + (end - block) + box.gap(last, item) + behind - start)
            previous = item
        }
        starts.append(block + grabbed)
        (self.starts, self.shifts) = (starts, shifts)
        isAscending = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    }

    var count: Int { starts.count - 1 }
    var isOneLine: Bool { true }

    func place(at index: Int) -> GapPlace { GapPlace(rect: rect.at(starts[index], along: axis)) }

    func forEachShift(at index: Int, _ body: (Int, Point) -> Bool) {
        guard index < count else { return }
        // All items behind the gap move by what the first of them does.
        let shift = Point(along: shifts[index], across: 0, axis)
        for item in index..<count where !body(item, shift) { return }
    }

    private static func start(of item: Int32, _ box: Box) -> Double { box.result(item).position - box.style(item).marginStart }

    private static func end(of item: Int32, _ box: Box) -> Double {
        let result = box.result(item)
        return result.position + max(0, result.length) + box.style(item).marginEnd
    }
}

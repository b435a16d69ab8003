import TatamiGeometry

/// The children of one view by their place, so that a long list is painted and searched for the few that can be seen.
struct ChildIndex {
    /// Fewer are looked at one by one.
    static let least = 32

    private let axis: Axis
    /// Numbers of children by where they begin, and the furthest end among them and all before.
    private let order: [Int]
    private let starts: [Double]
    private let ends: [Double]

    init?(_ children: [View]) {
        guard children.count >= Self.least else { return nil }
        let extents = children.map { $0.shown?.extent ?? .zero }
        let whole = extents.dropFirst().reduce(extents[0]) { $0.union($1) }
        let axis: Axis = whole.height >= whole.width ? .vertical : .horizontal
        let order = extents.indices.sorted { (extents[$0].start(along: axis), $0) < (extents[$1].start(along: axis), $1) }
        var end = -Double.infinity
        (self.axis, self.order) = (axis, order)
        starts = order.map { extents[$0].start(along: axis) }
        ends = order.map { index in
            end = max(end, extents[index].end(along: axis))
            return end
        }
    }

    /// The numbers of the children that may reach into `area`, from back to front.
    func children(in area: Rect) -> [Int] {
        let first = Self.firstIndex(ends) { $0 > area.start(along: axis) }
        let last = Self.firstIndex(starts) { $0 >= area.end(along: axis) }
        return first < last ? order[first..<last].sorted() : []
    }

    /// Where a condition begins to hold that holds from there on.
    private static func firstIndex(_ values: [Double], _ holds: (Double) -> Bool) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(values[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Rect {
    fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? x : y }
    fileprivate func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

extension View {
    /// Where the view is shown at present, in its superview's space: on its way to `frame` while it moves.
    public final var presentedFrame: Rect {
        guard let motion, let stage = layoutItem?.queue?.root?.stage else { return shown?.frame ?? frame }
        return motion.rect(at: stage.now) ?? shown?.frame ?? frame
    }

    /// The shown children that may reach into `area`, which lies in the view's content, from back to front. While something in the view
    /// moves, it may be anywhere.
    func children(in area: Rect?) -> [View] {
        guard let shown else { return [] }
        guard let area, let index = shown.index, let stage = root?.stage, !stage.aroundMoving.contains(ObjectIdentifier(self))
        else { return shown.children }
        return index.children(in: area).map { shown.children[$0] }
    }
}

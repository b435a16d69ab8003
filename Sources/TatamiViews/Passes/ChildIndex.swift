import TatamiGeometry

/// An index of a view's children by their places, so that painting and searching a long list visits only the children that can be seen.
struct ChildIndex {
    /// The smallest number of children with an index; fewer are visited one by one.
    static let least = 32

    private let axis: Axis
    /// The numbers of the children, sorted by where they begin, and the largest end among each child and all before it.
    private let order: [Int]
    private let starts: [Double]
    private let ends: [Double]
    private let places = ChildNumbers()
    /// The children that draw elsewhere by now: their numbers, and where they have drawn when the index was made.
    private var strays: [ObjectIdentifier: (number: Int, home: Rect)] = [:]

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

    /// Returns the numbers of those of `children` that the layout lets draw in `area`, from back to front.
    func children(in area: Rect, among children: [View]) -> [Int] {
        let first = ends.partitioningIndex { $0 > area.start(along: axis) }
        let last = starts.partitioningIndex { $0 >= area.end(along: axis) }
        var found = first < last ? order[first..<last].filter { children[$0].mayDraw(in: area) } : []
        if !strays.isEmpty {
            found.removeAll { strays[ObjectIdentifier(children[$0])] != nil }
            for stray in strays.values where children[stray.number].mayDraw(in: area) { found.append(stray.number) }
        }
        return found.sorted()
    }

    /// Notes that one of `children` draws in `new` and not in `old`. Returns false if the index has to be made anew: too many do.
    mutating func note(_ child: View, leaving old: Rect, for new: Rect, among children: [View]) -> Bool {
        if let stray = strays[ObjectIdentifier(child)] {
            // Most return: a gap that moves on, a picture that was dragged and put back.
            if stray.home == new { strays[ObjectIdentifier(child)] = nil }
            return true
        }
        guard strays.count < max(Self.least, order.count / 8) else { return false }
        let start = old.start(along: axis)
        for place in starts.partitioningIndex(where: { $0 >= start })..<starts.count {
            guard starts[place] == start else { return false }
            if children[order[place]] === child {
                strays[ObjectIdentifier(child)] = (order[place], old)
                return true
            }
        }
        return false
    }

    /// Returns the numbers of some children.
    func numbers(of views: Set<ObjectIdentifier>, among children: [View]) -> [Int] {
        if places.all == nil {
            places.all = Dictionary(children.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        }
        return views.compactMap { places.all?[$0] }
    }
}

/// The numbers of children by their identity, found when something in them first moves.
private final class ChildNumbers {
    var all: [ObjectIdentifier: Int]?
}

extension Rect {
    fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? x : y }
    fileprivate func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

extension View {
    /// The rectangle in which the view is shown at present, in its superview's space, in points. While the view moves, it is on its way to
    /// `frame`.
    public final var presentedFrame: Rect {
        guard let motion, let stage = layoutItem?.queue?.root?.stage else { return shown?.frame ?? frame }
        return motion.rect(at: stage.now) ?? shown?.frame ?? frame
    }

    /// Returns the shown children that may reach into `area`, in the space of the view's content, from back to front. Those that move, or in
    /// which something moves, may be anywhere.
    func children(in area: Rect?) -> [View] {
        guard let shown else { return [] }
        guard let area, let index = shown.index, let stage = root?.stage else { return shown.children }
        let found = index.children(in: area, among: shown.children)
        guard let moving = stage.aroundMoving[ObjectIdentifier(self)] else { return found.map { shown.children[$0] } }
        if moving.count > shown.children.count / 2 { return shown.children }
        let numbers = (found + index.numbers(of: moving, among: shown.children)).sorted()
        return numbers.indices.compactMap { $0 > 0 && numbers[$0] == numbers[$0 - 1] ? nil : shown.children[numbers[$0]] }
    }

    /// Whether the view or something inside it draws in an area of its superview, without its motions. A line has no area and can still be
    /// seen.
    fileprivate func mayDraw(in area: Rect) -> Bool {
        guard let extent = shown?.extent else { return false }
        let reach = extent.expanded(by: 0.5)
        return reach.x <= area.maxX && area.x <= reach.maxX && reach.y <= area.maxY && area.y <= reach.maxY
    }
}

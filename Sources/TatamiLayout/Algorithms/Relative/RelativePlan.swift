import TatamiGeometry

/// The rules of one item along one axis, prepared as far as possible without lengths.
struct RelativePlan {
    enum Kind: UInt8 {
        /// One edge is set, the start or the end, and the other one follows from the length.
        case start, end
        /// The centre is set.
        case center
        /// Both edges are set, and the length follows from them.
        case stretch
        /// Both edges are set, but the item's minimum or maximum may keep it from filling the room; it is then centred in the
        /// room.
        case bounded
        /// The centre and one edge are set, and the item extends equally to both sides.
        case symmetric
        /// The item's rules depend on themselves through other items. It has its own length, at the area's start.
        case fallen
    }

    /// How the length is determined if the edges do not set it: the item's own length, `value` points, or `value` times another
    /// length.
    enum Length: UInt8 { case own, fixed, ratio }

    let child: Int32
    let isCollapsed: Bool
    /// For an item with two edges: true if it may be unable to fill the room between them.
    var isBounded = false
    var kind = Kind.center
    var length = Length.own
    /// The values that the edges are measured from; none for a free edge.
    var startSource = RelativeValue.none
    var endSource = RelativeValue.none
    /// The item with the same centre.
    var center: Int32 = 0
    /// The value that a `ratio` is a ratio of.
    var lengthSource = RelativeValue.none
    /// The distance of the item's centre behind that one.
    var centerOffset = 0.0
    var startOffset = 0.0
    var endOffset = 0.0
    var value = 0.0

    /// Creates the plan of an item without rules. A collapsed item has no length.
    init(_ child: Int32, isCollapsed: Bool) {
        self.child = child
        self.isCollapsed = isCollapsed
        length = isCollapsed ? .fixed : .own
    }

    var hasTwoEdges: Bool { @inline(__always) get { startSource.exists && endSource.exists } }

    /// True if the item has the length it asks for.
    var takesOwnLength: Bool {
        @inline(__always) get { kind == .fallen || length == .own && (kind == .start || kind == .end || kind == .center) }
    }

    /// True if one of two edges is measured from the other, so that their order matters.
    func isMeasuredFromItself(_ item: Int32) -> Bool {
        kind == .stretch && (startSource.item == item || endSource.item == item)
    }

    /// The first, second or third value that `value`, one of this item's values, depends on; none if there are no more. The
    /// area's values depend on nothing.
    @inline(__always) func need(_ index: Int, of value: RelativeValue) -> RelativeValue {
        switch kind {
        case .fallen: .none
        case .start: need(index, of: value, from: .start, startSource)
        case .end: need(index, of: value, from: .end, endSource)
        case .center where value.part == .length: index == 0 ? lengthSource : .none
        case .center: index < 2 ? centerEdge(index) : index == 2 ? .length(of: value.item) : .none
        case .stretch where value.part == .length: index < 2 ? edge(index, of: value.item) : .none
        case .stretch: index == 0 ? (value.part == .start ? startSource : endSource) : .none
        case .bounded: index == 0 ? startSource : index == 1 ? endSource : .none
        case .symmetric: index < 2 ? centerEdge(index) : index == 2 ? max(startSource, endSource) : .none
        }
    }

    /// Of an item with one edge: that edge needs its source, and the other one needs it and the length.
    @inline(__always) private func need(
        _ index: Int, of value: RelativeValue, from set: RelativeValue.Part, _ source: RelativeValue
    ) -> RelativeValue {
        if value.part == .length { return index == 0 ? lengthSource : .none }
        if value.part == set { return index == 0 ? source : .none }
        return index == 0 ? RelativeValue(set, of: value.item) : index == 1 ? .length(of: value.item) : .none
    }

    @inline(__always) private func centerEdge(_ index: Int) -> RelativeValue { edge(index, of: center) }

    @inline(__always) private func edge(_ index: Int, of item: Int32) -> RelativeValue { index == 0 ? .start(of: item) : .end(of: item) }
}

import TatamiGeometry

/// One item's rules along one axis, settled as far as that can be done without lengths.
///
/// Items have numbers: 0 is the area itself, as if it were an item, and 1 the first child. Each has three values, numbered in
/// turn: its start edge, its end edge and its length.
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
    var kind = Kind.center
    var length = Length.own
    /// The values that the edges are measured from; -1 where an edge is free.
    var startSource: Int32 = -1
    var endSource: Int32 = -1
    /// The item that has the same centre.
    var center: Int32 = 0
    var lengthSource: Int32 = -1
    var startOffset = 0.0
    var endOffset = 0.0
    var value = 0.0

    /// For an item with two edges: true if it may be unable to fill the room between them.
    var isBounded = false

    /// Creates the plan of an item without rules. A collapsed item has no length.
    init(_ child: Int32, isCollapsed: Bool) {
        self.child = child
        self.isCollapsed = isCollapsed
        length = isCollapsed ? .fixed : .own
    }

    var hasTwoEdges: Bool { @inline(__always) get { startSource >= 0 && endSource >= 0 } }

    /// True if the item has the length it asks for.
    var takesOwnLength: Bool {
        @inline(__always) get { kind == .fallen || length == .own && (kind == .start || kind == .end || kind == .center) }
    }

    /// True if one of two edges is measured from the other, so that their order matters.
    func isMeasuredFromItself(_ item: Int32) -> Bool {
        kind == .stretch && (startSource / 3 == item || endSource / 3 == item)
    }

    /// The `index`th value of other items or of its own that value `part` needs; -1 where there are no more. The area's values
    /// are always there: nothing needs them.
    @inline(__always) func need(_ index: Int, of part: Int32, _ item: Int32) -> Int32 {
        switch kind {
        case .fallen: return -1
        case .start, .end, .center:
            let set: Int32 = kind == .end ? 1 : 0
            if part == 2 { return index == 0 ? lengthSource : -1 }
            if kind == .center {
                return index == 0 ? 3 * center : (index == 1 ? 3 * center + 1 : (index == 2 ? 3 * item + 2 : -1))
            }
            if part == set { return index == 0 ? (set == 0 ? startSource : endSource) : -1 }
            return index == 0 ? 3 * item + set : (index == 1 ? 3 * item + 2 : -1)
        case .stretch:
            if part == 2 { return index < 2 ? 3 * item + Int32(index) : -1 }
            return index == 0 ? (part == 0 ? startSource : endSource) : -1
        case .bounded: return index == 0 ? startSource : (index == 1 ? endSource : -1)
        case .symmetric:
            if index < 2 { return 3 * center + Int32(index) }
            return index == 2 ? max(startSource, endSource) : -1
        }
    }
}

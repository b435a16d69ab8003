import TatamiGeometry

/// From rules to a plan: which rules determine the item, and which have no effect (MICUi Layouter: section 4.4).
extension RelativePlan {
    /// Creates the plan of an item along one axis.
    ///
    /// - Parameters:
    ///   - child: The item.
    ///   - rules: The item's rules. The siblings they refer to must already have numbers.
    ///   - box: The container of the item.
    ///   - isCollapsed: True if the item takes no room.
    init(_ child: Int32, _ rules: AxisRules<Box.Sibling>, in box: Box, isCollapsed: Bool) {
        self.init(child, isCollapsed: isCollapsed)
        let start = Anchor(rules.start, .start, child, box)
        let end = Anchor(rules.end, .end, child, box)
        if case .source(let source, let offset) = start { (startSource, startOffset) = (source, offset) }
        if case .source(let source, let offset) = end { (endSource, endOffset) = (source, offset) }
        let middle = start.center ?? end.center
        (center, centerOffset) = middle ?? (0, 0)
        let isFree = !takeLength(rules.length, box)
        if hasTwoEdges {
            isBounded = isBounded(in: box)
            kind = isBounded ? .bounded : .stretch
        } else if startSource.exists || endSource.exists {
            kind = middle != nil && isFree ? .symmetric : (startSource.exists ? .start : .end)
        }
        if hasTwoEdges ? !isFree : middle != nil { reportContradictions(start, end, box) }
    }

    /// True if the item may be unable to fill the room between two edges.
    @inline(__always) func isBounded(in box: Box) -> Bool {
        if isCollapsed { return true }
        let style = box.style(child)
        return style.low > 0 || style.high < .infinity || box.hasFraction(child)
    }

    /// Reads the length rule. Returns false if it leaves the length free.
    private mutating func takeLength(_ rule: LengthRule<Box.Sibling>, _ box: Box) -> Bool {
        switch rule {
        case .free: return false
        case .own: break
        case .fixed(let points): if !isCollapsed { (length, value) = (.fixed, points) }
        case .ratio(let ratio, let sibling):
            guard let number = sibling.map({ box.extras.number(of: $0, for: child) }) ?? 0 else { return false }
            if !isCollapsed { (length, value, lengthSource) = (.ratio, ratio, .length(of: number)) }
        }
        return true
    }

    private func reportContradictions(_ start: Anchor, _ end: Anchor, _ box: Box) {
        let words = RelativeWords(box)
        if hasTwoEdges {
            return box.extras.diagnose(child, "Two edges are set, so the \(words.length) rule is ignored.")
        }
        if kind == .start || kind == .end {
            box.extras.diagnose(
                child, "An edge and the \(words.length) are set, so the \(words.sideways) centre rule is ignored.")
        }
        if let first = start.center, let second = end.center, first != second {
            box.extras.diagnose(child, "There are two \(words.sideways) centres; the one of the \(words.start) edge is used.")
        }
    }
}

/// The meaning of an edge rule.
private enum Anchor {
    case free
    /// A value and the distance from it.
    case source(RelativeValue, Double)
    /// The centre of an item, and the distance behind it.
    case center(Int32, Double)

    /// Resolves the sibling of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule of the edge.
    ///   - part: The edge of the item that the rule is for.
    ///   - child: The item.
    ///   - box: The container of the item.
    init(_ rule: EdgeRule<Box.Sibling>, _ part: RelativeValue.Part, _ child: Int32, _ box: Box) {
        let inwards: Double = part == .start ? 1 : -1
        switch rule {
        case .free: self = .free
        case .parent(let distance): self = .source(RelativeValue(part, of: 0), inwards * distance)
        case .fit(let sibling, let distance):
            self = box.extras.number(of: sibling, for: child).map { .source(RelativeValue(part, of: $0), inwards * distance) } ?? .free
        case .adjacent(let sibling, let distance):
            self =
                box.extras.number(of: sibling, for: child).map { .source(RelativeValue(part.opposite, of: $0), inwards * distance) }
                ?? .free
        case .center(nil, let offset): self = .center(0, offset)
        case .center(let sibling?, let offset): self = box.extras.number(of: sibling, for: child).map { .center($0, offset) } ?? .free
        }
    }

    var center: (item: Int32, offset: Double)? { if case .center(let item, let offset) = self { (item, offset) } else { nil } }
}

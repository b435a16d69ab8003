import TatamiGeometry

/// From rules to a plan: which of them settle the item, and which have nothing to say (MICUi Layouter: section 4.4).
extension RelativePlan {
    /// - Parameter rules: siblings are named by their rows, which have numbers by now.
    init(_ child: Int32, _ rules: AxisRules<Int32>, in box: Box, isCollapsed: Bool) {
        self.init(child, isCollapsed: isCollapsed)
        (startSource, startOffset) = Self.source(of: rules.start, part: 0, box)
        (endSource, endOffset) = Self.source(of: rules.end, part: 1, box)
        let centers = [rules.start, rules.end].compactMap { Self.center(of: $0, box) }
        center = centers.first ?? 0
        switch (startSource >= 0, endSource >= 0) {
        case (true, true):
            isBounded = isBounded(in: box)
            kind = isBounded ? .bounded : .stretch
        case (false, false): kind = .center
        case (let hasStart, _): kind = !centers.isEmpty && rules.length.isFree ? .symmetric : (hasStart ? .start : .end)
        }
        takeLength(rules.length, box)
        tellOfContradictions(in: rules, centers, box)
    }

    /// True where the item may not fill the room between two edges.
    @inline(__always) func isBounded(in box: Box) -> Bool {
        if isCollapsed { return true }
        let style = box.style(child)
        return style.low > 0 || style.high < .infinity
    }

    /// The value that an edge is measured from, and how far it is from there; -1 where the rule sets no edge. `part` is the item's
    /// own value, 0 or 1.
    private static func source(of rule: EdgeRule<Int32>, part: Int32, _ box: Box) -> (Int32, Double) {
        let inwards: Double = part == 0 ? 1 : -1
        switch rule {
        case .free, .center: return (-1, 0)
        case .parent(let distance): return (part, inwards * distance)
        case .fit(let sibling, let distance): return (3 * box.extras.number(of: sibling) + part, inwards * distance)
        case .adjacent(let sibling, let distance):
            return (3 * box.extras.number(of: sibling) + 1 - part, inwards * distance)
        }
    }

    private static func center(of rule: EdgeRule<Int32>, _ box: Box) -> Int32? {
        guard case .center(let sibling) = rule else { return nil }
        return sibling.map(box.extras.number(of:)) ?? 0
    }

    private mutating func takeLength(_ rule: LengthRule<Int32>, _ box: Box) {
        switch rule {
        case _ where isCollapsed: break
        case .free, .own: length = .own
        case .fixed(let points): (length, value) = (.fixed, points)
        case .ratio(let ratio, let sibling):
            (length, value) = (.ratio, ratio)
            lengthSource = 3 * (sibling.map(box.extras.number(of:)) ?? 0) + 2
        }
    }

    private func tellOfContradictions(in rules: AxisRules<Int32>, _ centers: [Int32], _ box: Box) {
        let words = RelativeWords(box)
        if hasTwoEdges, !rules.length.isFree {
            tell("has two edges, so its \(words.length) rule counts for nothing", box)
        }
        guard !centers.isEmpty else { return }
        if kind != .center, kind != .symmetric {
            tell("has an edge and a \(words.length), so its \(words.sideways) centre rule counts for nothing", box)
        }
        if centers.count == 2, centers[0] != centers[1] {
            tell("has two \(words.sideways) centres; that of its \(words.start) edge counts", box)
        }
    }

    private func tell(_ what: String, _ box: Box) {
        box.extras.diagnose(child, "'\(box.extras.name(of: child))' \(what).")
    }
}

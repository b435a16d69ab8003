import TatamiGeometry

/// The explanations of one item's length and position, with the numbers of its rules.
struct RelativeRemarks {
    private let plan: RelativePlan
    private let item: Int32
    private let resolver: RelativeResolver
    private let graph: RelativeGraph
    private let words: RelativeWords

    init(_ plan: RelativePlan, _ item: Int32, _ resolver: RelativeResolver, _ graph: RelativeGraph) {
        (self.plan, self.item, self.resolver, self.graph) = (plan, item, resolver, graph)
        words = RelativeWords(resolver.box)
    }

    var all: [Remark] {
        switch plan.kind {
        case .start, .end: [length, start, end].compactMap { $0 }
        case .center: [length, center].compactMap { $0 }
        case .stretch, .bounded: [start, end, between].compactMap { $0 }
        case .symmetric: [start, end, center, lengthRemark("equally far to both sides of it")].compactMap { $0 }
        case .fallen: [cycle]
        }
    }

    private var start: Remark? {
        let text = edge(plan.startSource, plan.startOffset, resolver.style(plan).marginStart, own: .start)
        return text.map { Remark("relative.start", $0, item: [properties.start]) }
    }

    private var end: Remark? {
        let text = edge(plan.endSource, -plan.endOffset, resolver.style(plan).marginEnd, own: .end)
        return text.map { Remark("relative.end", $0, item: [properties.end]) }
    }

    /// The text about an edge.
    ///
    /// - Parameters:
    ///   - source: The value from which the edge follows.
    ///   - distance: The distance of the rule, in points.
    ///   - margin: The item's margin at the edge, in points.
    ///   - own: The edge of the item.
    private func edge(_ source: RelativeValue, _ distance: Double, _ margin: Double, own: RelativeValue.Part) -> String? {
        guard source.exists else { return nil }
        let edge = "\(own == .start ? words.start : words.end) edge"
        return place(edge, source, distance, own) + (margin == 0 ? "" : " with its margin of \(DecimalText.format(margin))")
    }

    private func place(_ edge: String, _ source: RelativeValue, _ distance: Double, _ own: RelativeValue.Part) -> String {
        let sibling = source.item
        let part = source.part
        let points = DecimalText.format(abs(distance))
        if sibling == 0 {
            return distance == 0 ? "\(edge) at the area's" : "\(edge) \(points) \(distance < 0 ? "outside" : "from") the area's"
        }
        if part == own {
            return "\(edge) at \(name(sibling))'s" + (distance == 0 ? "" : ", \(points) \(distance < 0 ? "outside" : "inside") it")
        }
        let facing = "\(edge) at \(name(sibling))'s \(part == .start ? words.start : words.end) edge"
        return facing + (distance == 0 ? "" : ", \(distance < 0 ? "overlapping it by \(points)" : "\(points) apart")")
    }

    private var length: Remark? {
        switch plan.length {
        case .own: return nil
        case .fixed: return lengthRemark("\(words.length) set to \(DecimalText.format(plan.value))")
        case .ratio:
            let source = plan.lengthSource.item
            let whole = DecimalText.format(resolver.value(plan.lengthSource).natural)
            let owner = source == 0 ? "the area" : name(source)
            return lengthRemark("\(words.length) \(DecimalText.format(plan.value)) of \(owner)'s \(whole)")
        }
    }

    private func lengthRemark(_ text: String) -> Remark { Remark("relative.length", text, item: [words.length]) }

    private var center: Remark {
        let text = plan.center == 0 ? "centred in the area" : "centred on \(name(plan.center))"
        let offset = DecimalText.format(abs(plan.centerOffset))
        let way = plan.centerOffset == 0 ? "" : plan.centerOffset > 0 ? ", \(offset) behind it" : ", \(offset) before it"
        return Remark("relative.center", text + way, item: [properties.start, properties.end])
    }

    private var between: Remark {
        let room = resolver.roomBetweenEdges(plan)
        let length = resolver.value(.length(of: item)).natural
        let points = DecimalText.format(abs(room))
        if room < 0 { return lengthRemark("the edges cross by \(points), which leaves no \(words.length)") }
        if abs(room - length) <= tolerance(room) { return lengthRemark("\(points) between them") }
        return lengthRemark("in the middle of \(points) between them, because of its bounds")
    }

    private var cycle: Remark {
        Remark(
            "relative.cycle",
            "its rules and those of other items depend on each other, so it has its own \(words.length), at the area's \(words.start) edge",
            item: [properties.start, properties.end, words.length])
    }

    /// The names of the rules in Swift and NUI, which are not mirrored.
    private var properties: (start: String, end: String) {
        resolver.box.axis == .horizontal ? ("left", "right") : ("top", "bottom")
    }

    private func name(_ number: Int32) -> String { resolver.box.extras.name(of: graph.plans[Int(number)].child) }
}

import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// reliability.md test 14: random graphs with planted circles, references to themselves and to nobody. Each circle is named once,
/// all frames are finite, and every item stands where the naive reference has it.
@Suite struct RandomGraphTests {
    /// 100,000 graphs of up to 200 items, in eight parts.
    @Test(arguments: 0..<8)
    func everyGraphIsSettled(part: UInt64) {
        for number in 0..<UInt64(12_500) {
            let seed = part * 1_000_000 + number
            var random = Seeded(seed)
            let graph = RandomGraph(size: size(number, &random), &random)
            if let difference = graph.difference() {
                Issue.record("seed \(seed): \(difference)\n\(graph.shrunk())")
                return
            }
        }
    }

    private func size(_ number: UInt64, _ random: inout Seeded) -> Int {
        if number.isMultiple(of: 5000) { return 150 + random.below(51) }
        return number.isMultiple(of: 200) ? 8 + random.below(32) : 2 + random.below(5)
    }
}

/// Items of a relative layout along one axis, with what they are to be.
private struct RandomGraph: CustomStringConvertible {
    var axis: Axis
    var area: Double
    var items: [ReferenceRelative.Item]
    /// How many circles there are, where that is known.
    var planted: Int?

    init(size: Int, _ random: inout Seeded) {
        axis = random.oneIn(2) ? .horizontal : .vertical
        area = random.length(400)
        items = (0..<size).map { _ in ReferenceRelative.Item.random(&random) }
        if random.oneIn(3) {
            for number in items.indices { items[number].rules = .random(Array(-1..<size), &random) }
        } else {
            plant(random.below(6), &random)
        }
    }

    /// Rules that name earlier items of some order, or nobody, and a number of circles of items that name nothing else.
    private mutating func plant(_ wanted: Int, _ random: inout Seeded) {
        let order = Array(items.indices).shuffled(using: &random)
        for (place, number) in order.enumerated() { items[number].rules = .random([-1] + order[..<place], &random) }
        var free = order.shuffled(using: &random)[...]
        var count = 0
        for _ in 0..<wanted where !free.isEmpty {
            let circle = Array(free.prefix(1 + random.below(4)))
            free = free.dropFirst(circle.count)
            let kind = random.below(5)
            for (place, number) in circle.enumerated() {
                items[number].isCollapsed = false
                items[number].rules = .link(to: circle[(place + 1) % circle.count], kind, &random)
            }
            count += 1
        }
        planted = count
    }

    /// Rules that name nobody are free.
    private var known: [ReferenceRelative.Item] {
        items.map { item in
            var item = item
            item.rules.start = item.rules.start.renamed { items.indices.contains($0) ? $0 : nil }
            item.rules.end = item.rules.end.renamed { items.indices.contains($0) ? $0 : nil }
            item.rules.length = item.rules.length.renamed { items.indices.contains($0) ? $0 : nil }
            return item
        }
    }

    /// Where the engine has something else than the reference; nil where it has not.
    func difference() -> String? {
        let tree = LayoutTree()
        let root = tree.add(.relative(RelativeStyle()))
        let stranger = tree.add(.empty)
        let ids = items.map { tree.add(.fixed(Size(1, 1)), $0.style(axis), to: root) }
        for (number, id) in ids.enumerated() {
            var rules = RelativeRules<Int>()
            rules[axis] = items[number].rules
            tree.setName("n\(number)", of: id)
            tree.setRules(rules.renamed { ids.indices.contains($0) ? ids[$0] : stranger }, of: id)
        }
        tree.layout(root, width: area, height: area)

        let reference = ReferenceRelative(known)
        let places = reference.solve(.places, area: area)
        for (number, id) in ids.enumerated() {
            let frame = tree.exactFrame(of: id)
            let ours = (frame.origin[axis], frame.size[axis])
            let item = items[number]
            let theirs = (places[number][0] + (item.isCollapsed ? 0 : item.before), places[number][2])
            guard ours.0.isFinite, ours.1.isFinite, isSame(ours.0, theirs.0), isSame(ours.1, theirs.1) else {
                return "item \(number) is \(ours), should be \(theirs)"
            }
        }
        return differenceOfCircles(tree, ids, reference)
    }

    private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(100, abs(a), abs(b)) }

    private func differenceOfCircles(_ tree: LayoutTree, _ ids: [NodeID], _ reference: ReferenceRelative) -> String? {
        var groups = reference.fallen
        if let planted, groups.count != planted { return "the reference finds \(groups.count) of \(planted) circles" }
        let told = tree.diagnostics.filter { $0.cycle != nil }
        guard told.count == reference.fallen.count else { return "\(told.count) circles are told, not \(reference.fallen.count)" }
        for diagnostic in told {
            let circle = (diagnostic.cycle?.nodes ?? []).compactMap { ids.firstIndex(of: $0) }
            let words = diagnostic.message.split { !$0.isLetter && !$0.isNumber }
            let named = Set(words.compactMap { $0.first == "n" ? Int($0.dropFirst()) : nil })
            guard !circle.isEmpty, groups.remove(named) != nil, named.isSuperset(of: circle) else {
                return "\(diagnostic.message) is none of \(reference.fallen)"
            }
            for (from, to) in zip(circle, circle.dropFirst() + circle.prefix(1)) where !reference.doesNeed(from, to) {
                return "\(diagnostic.message): \(from) does not need \(to)"
            }
        }
        return nil
    }

    /// The same with as few items as this search finds.
    func shrunk() -> RandomGraph {
        var best = self
        best.planted = nil
        for number in items.indices.reversed() {
            var candidate = best
            candidate.items.remove(at: number)
            for index in candidate.items.indices { candidate.items[index].rules.close(gap: number) }
            if candidate.difference() != nil { best = candidate }
        }
        return best
    }

    var description: String {
        "\(axis), area \(area)\n" + items.enumerated().map { "\($0): \($1)" }.joined(separator: "\n") + "\n\(difference() ?? "")"
    }
}

extension ReferenceRelative.Item {
    fileprivate static func random(_ random: inout Seeded) -> Self {
        var item = Self()
        item.natural = random.length(80)
        item.minimum = item.natural
        if random.oneIn(6) { item.low = random.length(60) }
        if random.oneIn(6) { item.high = max(item.low, random.length(120)) }
        if random.oneIn(12) { (item.low, item.high) = (item.natural, item.natural) }
        item.natural = max(item.low, min(item.high, item.natural))
        item.minimum = item.natural
        if random.oneIn(5) { (item.before, item.after) = (random.length(9) - 2, random.length(9)) }
        item.isCollapsed = random.oneIn(12)
        return item
    }

    /// A fixed item is one whose bounds are the same.
    fileprivate func style(_ axis: Axis) -> ItemStyle {
        var style = ItemStyle()
        style[axis].minimum = low
        style[axis].maximum = high.isFinite ? high : nil
        style[axis].adjustment = natural - 1
        (style[axis].marginStart, style[axis].marginEnd) = (before, after)
        if isCollapsed { style.visibility = .collapsed }
        return style
    }
}

extension AxisRules<Int> {
    /// A rule by which an item needs the next one of a circle, where all rules of the circle are of this kind.
    fileprivate static func link(to next: Int, _ kind: Int, _ random: inout Seeded) -> AxisRules {
        var rules = AxisRules()
        switch kind {
        case 0: rules.start = .adjacent(next, distance: random.length(20))
        case 1: rules.end = .fit(next, distance: random.length(20) - 9)
        case 2: rules.end = .center(next)
        case 3: (rules.start, rules.end) = (.fit(next, distance: 3), .adjacent(next, distance: random.length(20)))
        default: rules.length = .ratio(random.length(2), of: next)
        }
        return rules
    }

    /// Without item `gap`: whoever named it names nobody.
    fileprivate mutating func close(gap: Int) {
        let rename: (Int) -> Int? = { $0 == gap ? -1 : ($0 > gap ? $0 - 1 : $0) }
        (start, end, length) = (start.renamed(rename), end.renamed(rename), length.renamed(rename))
    }
}

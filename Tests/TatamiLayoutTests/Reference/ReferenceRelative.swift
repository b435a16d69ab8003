import TatamiGeometry
import TatamiLayout

/// Relative rules once more, along one axis, written for reading: what can be known is found by going round and round, and circles
/// by looking where everything leads.
struct ReferenceRelative {
    struct Item {
        /// Siblings are numbers; rules that name nobody are free.
        var rules = AxisRules<Int>()
        var natural = 0.0
        var minimum = 0.0
        var low = 0.0
        var high = Double.infinity
        var before = 0.0
        var after = 0.0
        var isCollapsed = false

        var margins: Double { before + after }
    }

    enum Part: Int, CaseIterable { case start, end, length }

    struct Value: Hashable {
        var item: Int
        var part: Part
    }

    /// What is asked: where items stand, or what is needed while bounds do not count, with natural or minimum lengths.
    enum Question { case places, naturals, minima }

    let items: [Item]
    /// Values that need themselves, in groups that need each other.
    let knots: [Set<Value>]

    init(_ items: [Item]) {
        self.items = items
        knots = Self.knots(items)
    }

    /// Items of each knot.
    var fallen: [Set<Int>] { knots.map { Set($0.map(\.item)) } }

    // MARK: what needs what

    enum Kind { case start, end, center, both, symmetric }

    static func kind(_ item: Item) -> Kind {
        let hasStart = anchor(item.rules.start, isStart: true) != nil, hasEnd = anchor(item.rules.end, isStart: false) != nil
        let hasCenter = [item.rules.start, item.rules.end].contains { if case .center = $0 { true } else { false } }
        if hasStart, hasEnd { return .both }
        if !hasStart, !hasEnd { return .center }
        if hasCenter, case .free = item.rules.length { return .symmetric }
        return hasStart ? .start : .end
    }

    /// The value an edge is measured from (of an item, or of the area where that is nil), and the way from there.
    static func anchor(_ rule: EdgeRule<Int>, isStart: Bool) -> (item: Int?, part: Part, offset: Double)? {
        let same = isStart ? Part.start : .end, facing = isStart ? Part.end : .start, sign = isStart ? 1.0 : -1
        switch rule {
        case .free, .center: return nil
        case .parent(let distance): return (nil, same, sign * distance)
        case .fit(let sibling, let distance): return (sibling, same, sign * distance)
        case .adjacent(let sibling, let distance): return (sibling, facing, sign * distance)
        }
    }

    /// The item whose centre is meant; nil = the area.
    static func center(_ item: Item) -> Int? {
        if case .center(let sibling) = item.rules.start { return sibling }
        if case .center(let sibling) = item.rules.end { return sibling }
        return nil
    }

    static func mayBeBeaten(_ item: Item) -> Bool { item.isCollapsed || item.low > 0 || item.high < .infinity }

    static func needs(_ value: Value, _ items: [Item]) -> [Value] {
        let item = items[value.item], own = { Value(item: value.item, part: $0) }
        func edge(_ isStart: Bool) -> [Value] {
            let rule = isStart ? item.rules.start : item.rules.end
            guard let found = anchor(rule, isStart: isStart), let sibling = found.item else { return [] }
            return [Value(item: sibling, part: found.part)]
        }
        let middle = center(item).map { [Value(item: $0, part: .start), Value(item: $0, part: .end)] } ?? []
        var whole: [Value] = []
        if case .ratio(_, let sibling?) = item.rules.length, !item.isCollapsed { whole = [Value(item: sibling, part: .length)] }
        switch (kind(item), value.part) {
        case (.both, .length) where !mayBeBeaten(item): return [own(.start), own(.end)]
        case (.both, .start) where !mayBeBeaten(item): return edge(true)
        case (.both, .end) where !mayBeBeaten(item): return edge(false)
        case (.both, _): return edge(true) + edge(false)
        case (.symmetric, _): return edge(true) + edge(false) + middle
        case (_, .length): return whole
        case (.start, .start): return edge(true)
        case (.start, .end): return [own(.start), own(.length)]
        case (.end, .end): return edge(false)
        case (.end, .start): return [own(.end), own(.length)]
        case (.center, _): return middle + [own(.length)]
        }
    }

    /// Every value that leads back to itself, with those that lead to it and to which it leads.
    private static func knots(_ items: [Item]) -> [Set<Value>] {
        var reach: [Value: Set<Value>] = [:]
        for item in items.indices {
            for part in Part.allCases {
                let value = Value(item: item, part: part)
                var seen: Set<Value> = [], rest = needs(value, items)
                while let next = rest.popLast() {
                    if seen.insert(next).inserted { rest += needs(next, items) }
                }
                reach[value] = seen
            }
        }
        var groups: [Set<Value>] = []
        for (value, seen) in reach where seen.contains(value) && !groups.contains(where: { $0.contains(value) }) {
            groups.append(seen.filter { reach[$0]?.contains(value) == true })
        }
        return groups
    }

    // MARK: values

    /// Start, end and length of every item in an area of that length.
    func solve(_ question: Question, area: Double) -> [[Double]] {
        var known: [Value: Double] = [:]
        for item in Set(fallen.flatMap { $0 }) {
            let length = own(items[item], nil, question, area)
            known[Value(item: item, part: .start)] = 0
            known[Value(item: item, part: .length)] = length
            known[Value(item: item, part: .end)] = length + margins(items[item])
        }
        var count = -1
        while known.count != count {
            count = known.count
            for item in items.indices { learn(item, &known, question, area) }
        }
        return items.indices.map { item in Part.allCases.map { known[Value(item: item, part: $0)] ?? .nan } }
    }

    private func margins(_ item: Item) -> Double { item.isCollapsed ? 0 : item.margins }

    /// Finds out what can be told of an item by now.
    private func learn(_ number: Int, _ known: inout [Value: Double], _ question: Question, _ area: Double) {
        let item = items[number], margins = margins(item)
        func value(_ part: Part) -> Double? { known[Value(item: number, part: part)] }
        func tell(_ part: Part, _ found: Double?) {
            if let found, known[Value(item: number, part: part)] == nil { known[Value(item: number, part: part)] = found }
        }
        func edge(_ isStart: Bool) -> Double? {
            guard let found = Self.anchor(isStart ? item.rules.start : item.rules.end, isStart: isStart) else { return nil }
            guard let sibling = found.item else { return (found.part == .start ? 0 : area) + found.offset }
            return known[Value(item: sibling, part: found.part)].map { $0 + found.offset }
        }
        func middle() -> Double? {
            guard let sibling = Self.center(item) else { return area / 2 }
            guard let start = known[Value(item: sibling, part: .start)], let end = known[Value(item: sibling, part: .end)] else { return nil }
            return (start + end) / 2
        }
        switch Self.kind(item) {
        case .start:
            tell(.length, length(item, known, question, area))
            tell(.start, edge(true))
            if let start = value(.start), let length = value(.length) { tell(.end, start + length + margins) }
        case .end:
            tell(.length, length(item, known, question, area))
            tell(.end, edge(false))
            if let end = value(.end), let length = value(.length) { tell(.start, end - length - margins) }
        case .center:
            tell(.length, length(item, known, question, area))
            guard let length = value(.length), let middle = middle() else { return }
            tell(.start, middle - (length + margins) / 2)
            tell(.end, middle + (length + margins) / 2)
        case .both where !Self.mayBeBeaten(item):
            tell(.start, edge(true))
            tell(.end, edge(false))
            if let start = value(.start), let end = value(.end) { tell(.length, followed(end - start - margins, item, question)) }
        case .both:
            guard let start = edge(true), let end = edge(false) else { return }
            let room = question == .places ? max(0, end - start - margins) : end - start - margins
            let length = followed(room, item, question)
            tell(.length, length)
            tell(.start, start + (room - length) / 2)
            tell(.end, length == room ? end : start + (room + length) / 2 + margins)
        case .symmetric:
            guard let middle = middle(), let edge = edge(true) ?? edge(false) else { return }
            let isStart = Self.anchor(item.rules.start, isStart: true) != nil
            let half = isStart ? middle - edge : edge - middle
            let length = followed((question == .places ? abs(half) : half) * 2 - margins, item, question)
            tell(.length, length)
            tell(.start, middle - (length + margins) / 2)
            tell(.end, middle + (length + margins) / 2)
        }
    }

    private func bounded(_ length: Double, _ item: Item) -> Double { max(item.low, min(item.high, length)) }

    /// A length that follows something else.
    private func followed(_ length: Double, _ item: Item, _ question: Question) -> Double {
        if item.isCollapsed { return 0 }
        if question == .places { return bounded(max(0, length), item) }
        return item.low == item.high ? item.low : length
    }

    private func length(_ item: Item, _ known: [Value: Double], _ question: Question, _ area: Double) -> Double? {
        if item.isCollapsed { return 0 }
        switch item.rules.length {
        case .free, .own: return own(item, Self.kind(item), question, area)
        case .fixed(let points): return bounded(points, item)
        case .ratio(let ratio, nil): return followed(area * ratio, item, question)
        case .ratio(let ratio, let sibling?):
            return known[Value(item: sibling, part: .length)].map { followed($0 * ratio, item, question) }
        }
    }

    /// - Parameter kind: nil for an item that fell.
    private func own(_ item: Item, _ kind: Kind?, _ question: Question, _ area: Double) -> Double {
        if item.isCollapsed { return 0 }
        switch question {
        case .naturals: return item.natural
        case .minima: return item.minimum
        case .places:
            var room = area - item.margins
            if kind == .start, case .parent(let distance) = item.rules.start { room -= distance }
            if kind == .end, case .parent(let distance) = item.rules.end { room -= distance }
            return min(item.natural, max(item.minimum, room, 0))
        }
    }

    // MARK: the container

    /// What the container asks for: lines through two areas each, as nothing here bends.
    var extent: Extent {
        let most = [Question.naturals, .minima].map { question in
            let here = solve(question, area: 0), there = solve(question, area: 1000)
            var most = 0.0
            func demand(_ low: Double, _ high: Double) {
                let slope = (high - low) / 1000
                if slope > 1e-9 { most = max(most, -low / slope) }
            }
            for (number, item) in items.enumerated() where !item.isCollapsed {
                demand(here[number][0], there[number][0])
                demand(-here[number][1], 1000 - there[number][1])
                let wish = question == .naturals ? item.natural : item.minimum
                demand(here[number][2] - wish, there[number][2] - wish)
            }
            return most
        }
        return Extent(minimum: min(most[1], most[0]), natural: most[0])
    }
}

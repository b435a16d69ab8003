import TatamiGeometry
import TatamiLayout

/// Relative rules once more, along one axis, written for reading: what can be known is found by going round and round, and circles
/// by looking where everything leads. A value is a number: three times its item's, and one more for each part.
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
        /// A bound that is a fraction counts for the order, also while it is not known.
        var mayBeBounded = false

        var margins: Double { before + after }
    }

    enum Part: Int { case start, end, length }

    /// What is asked: where items stand, or what is needed while bounds do not count, with natural or minimum lengths.
    enum Question { case places, naturals, minima }

    let items: [Item]
    /// The items of values that need themselves, in groups that need each other.
    let fallen: Set<Set<Int>>

    init(_ items: [Item]) {
        self.items = items
        fallen = Self.knots(items)
    }

    // MARK: what needs what

    enum Kind { case start, end, center, both, symmetric }

    static func kind(_ item: Item) -> Kind {
        let hasStart = anchor(item.rules.start, isStart: true) != nil
        let hasEnd = anchor(item.rules.end, isStart: false) != nil
        let hasCenter = [item.rules.start, item.rules.end].contains { if case .center = $0 { true } else { false } }
        if hasStart, hasEnd { return .both }
        if !hasStart, !hasEnd { return .center }
        if hasCenter, case .free = item.rules.length { return .symmetric }
        return hasStart ? .start : .end
    }

    /// The value an edge is measured from (of an item, or of the area where that is nil), and the way from there.
    static func anchor(_ rule: EdgeRule<Int>, isStart: Bool) -> (item: Int?, part: Part, offset: Double)? {
        let same = isStart ? Part.start : .end
        let facing = isStart ? Part.end : .start
        let sign = isStart ? 1.0 : -1
        switch rule {
        case .free, .center: return nil
        case .parent(let distance): return (nil, same, sign * distance)
        case .fit(let sibling, let distance): return (sibling, same, sign * distance)
        case .adjacent(let sibling, let distance): return (sibling, facing, sign * distance)
        }
    }

    /// The item whose centre is meant; nil = the area.
    static func center(_ item: Item) -> Int? {
        if case .center(let sibling, _) = item.rules.start { return sibling }
        if case .center(let sibling, _) = item.rules.end { return sibling }
        return nil
    }

    /// How far behind that centre the item's own is.
    static func offset(_ item: Item) -> Double {
        if case .center(_, let offset) = item.rules.start { return offset }
        if case .center(_, let offset) = item.rules.end { return offset }
        return 0
    }

    static func mayBeBeaten(_ item: Item) -> Bool { item.isCollapsed || item.mayBeBounded || item.low > 0 || item.high < .infinity }

    static func needs(_ part: Part, of number: Int, _ items: [Item]) -> [Int] {
        let item = items[number]
        func edge(_ isStart: Bool) -> [Int] {
            let rule = isStart ? item.rules.start : item.rules.end
            guard let found = anchor(rule, isStart: isStart), let sibling = found.item else { return [] }
            return [3 * sibling + found.part.rawValue]
        }
        let middle = center(item).map { [3 * $0, 3 * $0 + 1] } ?? []
        switch (kind(item), part) {
        case (.both, .length) where !mayBeBeaten(item): return [3 * number, 3 * number + 1]
        case (.both, .start) where !mayBeBeaten(item): return edge(true)
        case (.both, .end) where !mayBeBeaten(item): return edge(false)
        case (.both, _): return edge(true) + edge(false)
        case (.symmetric, _): return edge(true) + edge(false) + middle
        case (_, .length):
            if case .ratio(_, let sibling?) = item.rules.length, !item.isCollapsed { return [3 * sibling + 2] }
            return []
        case (.start, .start): return edge(true)
        case (.start, .end): return [3 * number, 3 * number + 2]
        case (.end, .end): return edge(false)
        case (.end, .start): return [3 * number + 1, 3 * number + 2]
        case (.center, _): return middle + [3 * number + 2]
        }
    }

    /// True where a value of one item needs one of another.
    func doesNeed(_ item: Int, _ other: Int) -> Bool {
        [Part.start, .end, .length].contains { Self.needs($0, of: item, items).contains { $0 / 3 == other } }
    }

    /// Where everything leads, step by step; then who leads to himself, with whom.
    private static func knots(_ items: [Item]) -> Set<Set<Int>> {
        let count = 3 * items.count
        let words = (count + 63) / 64
        var leads = [UInt64](repeating: 0, count: count * words)
        for value in 0..<count {
            guard let part = Part(rawValue: value % 3) else { continue }
            for need in needs(part, of: value / 3, items) { leads[value * words + need / 64] |= 1 << UInt64(need % 64) }
        }
        func doesLead(_ from: Int, _ to: Int) -> Bool { leads[from * words + to / 64] & 1 << UInt64(to % 64) != 0 }
        for middle in 0..<count {
            for from in 0..<count where doesLead(from, middle) {
                for word in 0..<words { leads[from * words + word] |= leads[middle * words + word] }
            }
        }
        var groups: Set<Set<Int>> = []
        var isTaken = [Bool](repeating: false, count: count)
        for value in 0..<count where doesLead(value, value) && !isTaken[value] {
            let knot = (value..<count).filter { doesLead(value, $0) && doesLead($0, value) }
            for other in knot { isTaken[other] = true }
            groups.insert(Set(knot.map { $0 / 3 }))
        }
        return groups
    }

    // MARK: values

    /// Start, end and length of every item in an area of that length.
    func solve(_ question: Question, area: Double) -> [[Double]] {
        var known = [Double?](repeating: nil, count: 3 * items.count)
        for number in Set(fallen.flatMap { $0 }) {
            let length = own(items[number], nil, question, area)
            (known[3 * number], known[3 * number + 1], known[3 * number + 2]) = (0, length + margins(items[number]), length)
        }
        var hasLearned = true
        while hasLearned {
            hasLearned = false
            for number in items.indices where known[3 * number..<3 * number + 3].contains(nil) {
                hasLearned = learn(number, &known, question, area) || hasLearned
            }
        }
        return items.indices.map { number in (0..<3).map { known[3 * number + $0] ?? .nan } }
    }

    private func margins(_ item: Item) -> Double { item.isCollapsed ? 0 : item.margins }

    /// Finds out what can be told of an item by now. False where that is nothing new.
    private func learn(_ number: Int, _ known: inout [Double?], _ question: Question, _ area: Double) -> Bool {
        let item = items[number]
        let margins = margins(item)
        var isNew = false
        func value(_ part: Part) -> Double? { known[3 * number + part.rawValue] }
        func tell(_ part: Part, _ found: Double?) {
            guard let found, value(part) == nil else { return }
            known[3 * number + part.rawValue] = found
            isNew = true
        }
        func edge(_ isStart: Bool) -> Double? {
            guard let found = Self.anchor(isStart ? item.rules.start : item.rules.end, isStart: isStart) else { return nil }
            guard let sibling = found.item else { return (found.part == .start ? 0 : area) + found.offset }
            return known[3 * sibling + found.part.rawValue].map { $0 + found.offset }
        }
        func middle() -> Double? {
            guard let sibling = Self.center(item) else { return area / 2 + Self.offset(item) }
            guard let start = known[3 * sibling], let end = known[3 * sibling + 1] else { return nil }
            return (start + end) / 2 + Self.offset(item)
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
            guard let length = value(.length), let middle = middle() else { break }
            tell(.start, middle - (length + margins) / 2)
            tell(.end, middle + (length + margins) / 2)
        case .both where !Self.mayBeBeaten(item):
            tell(.start, edge(true))
            tell(.end, edge(false))
            if let start = value(.start), let end = value(.end) { tell(.length, followed(end - start - margins, item, question)) }
        case .both:
            guard let start = edge(true), let end = edge(false) else { break }
            let room = question == .places ? max(0, end - start - margins) : end - start - margins
            let length = followed(room, item, question)
            tell(.length, length)
            tell(.start, start + (room - length) / 2)
            tell(.end, length == room ? end : start + (room + length) / 2 + margins)
        case .symmetric:
            guard let middle = middle(), let edge = edge(true) ?? edge(false) else { break }
            let isStart = Self.anchor(item.rules.start, isStart: true) != nil
            let half = isStart ? middle - edge : edge - middle
            let length = followed((question == .places ? abs(half) : half) * 2 - margins, item, question)
            tell(.length, length)
            tell(.start, middle - (length + margins) / 2)
            tell(.end, middle + (length + margins) / 2)
        }
        return isNew
    }

    private func bounded(_ length: Double, _ item: Item) -> Double { max(item.low, min(item.high, length)) }

    /// A length that follows something else.
    private func followed(_ length: Double, _ item: Item, _ question: Question) -> Double {
        if item.isCollapsed { return 0 }
        if question == .places { return bounded(max(0, length), item) }
        return item.low == item.high ? item.low : length
    }

    private func length(_ item: Item, _ known: [Double?], _ question: Question, _ area: Double) -> Double? {
        if item.isCollapsed { return 0 }
        switch item.rules.length {
        case .free, .own: return own(item, Self.kind(item), question, area)
        case .fixed(let points): return bounded(points, item)
        case .ratio(let ratio, nil): return followed(area * ratio, item, question)
        case .ratio(let ratio, let sibling?):
            return known[3 * sibling + 2].map { followed($0 * ratio, item, question) }
        }
    }

    /// - Parameter kind: nil for an item that fell.
    private func own(_ item: Item, _ kind: Kind?, _ question: Question, _ area: Double) -> Double {
        if item.isCollapsed { return 0 }
        switch question {
        case .naturals: return item.natural
        case .minima: return item.minimum
        case .places:
            return min(item.natural, max(item.minimum, area - taken(item, kind), 0))
        }
    }

    /// Of an area, what an item of its own length cannot have.
    private func taken(_ item: Item, _ kind: Kind?) -> Double {
        if kind == .start, case .parent(let distance) = item.rules.start { return item.margins + distance }
        if kind == .end, case .parent(let distance) = item.rules.end { return item.margins + distance }
        return item.margins
    }

    // MARK: the container

    /// What is left of an area of length 0 for an item of its own length; nil for others.
    private func room(_ number: Int) -> Double? {
        if fallen.contains(where: { $0.contains(number) }) { return -taken(items[number], nil) }
        let kind = Self.kind(items[number])
        guard kind != .both, kind != .symmetric else { return nil }
        switch items[number].rules.length {
        case .free, .own: return -taken(items[number], kind)
        case .fixed, .ratio: return nil
        }
    }

    /// What the container asks for: lines through two areas each, as nothing here bends.
    var extent: Extent {
        let most = [Question.naturals, .minima].map { question in
            let here = solve(question, area: 0)
            let there = solve(question, area: 1000)
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
                if question == .naturals, item.minimum < item.natural, let room = room(number) { demand(room - wish, room + 1000 - wish) }
            }
            return most
        }
        return Extent(minimum: min(most[1], most[0]), natural: most[0])
    }
}

import TatamiGeometry

/// Where a gap would be among the items of a flow: the line that holds the items before it is broken again with the gap.
extension FlowLayout {
    static func gaps(_ container: GapBox) -> (any GapSource)? {
        let detail = container.horizontal.extras.detail(of: container.horizontal, as: FlowDetail.self)
        return detail.lines.reduce(0, { $0 + $1.count }) == container.count ? FlowGaps(container, detail) : nil
    }
}

/// The gaps of a flow. Lines keep the places across that they have with the gap behind all items.
struct FlowGaps: GapSource {
    /// An item or a gap along its line.
    private struct Part {
        /// The length with margins.
        var outer: Double
        /// The length that the part can give up where it does not fit.
        var reserve: Double
        var marginStart: Double
        /// The distance to the item before it.
        var gap = 0.0
        /// The distances that the item has to gaps before and behind it.
        var gapBefore = 0.0, gapBehind = 0.0
        var position = 0.0
    }

    /// A part that has its place in a line.
    private struct Placed {
        /// The number of the item, or of the gap.
        var index: Int
        var isGap: Bool
        /// The position of the part with its margins, from the start of its line.
        var offset: Double
    }

    private let line: Axis
    private let distribution: Distribution
    private let start: Double
    private let room: Double
    private let rect: Rect
    private let items: [Part]
    private let gaps: [Part]
    private let grabbed: Int
    /// The first item of each line.
    private let firsts: [Int]
    /// The slot of each line across, and the position that the gap has in it.
    private let bands: [ClosedRange<Double>]
    private let positions: [Double]
    private let lineSpacing: Double
    let isAscending: Bool

    var axis: Axis { line.cross }
    var isOneLine: Bool { false }
    var count: Int { items.count }

    init(_ container: GapBox, _ detail: FlowDetail) {
        let box = container[container.axis]
        line = detail.style.axis
        distribution = detail.style.distribution
        lineSpacing = detail.style.lineSpacing
        start = box.record.pointee.start(box.axis)
        room = box.room(in: max(0, box.result(box.id).length))
        rect = container.frame(of: container.gap)
        grabbed = container.grabbed
        (items, gaps) = Self.parts(of: container, box)
        var first = 0
        firsts = detail.lines.map { line in
            first += line.count
            return first - line.count
        }
        (bands, positions) = Self.bands(of: container, detail)
        let moves = items.allSatisfy { $0.outer >= 0 && $0.gap + $0.outer >= 0 && $0.gapBefore >= 0 }
        let isInOrder = zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }
        let length = container.frame(of: container.gap).size[container.axis.cross]
        isAscending = moves && isInOrder && zip(bands, positions).allSatisfy { $0.contains($1 + length / 2) }
    }

    private static func parts(of container: GapBox, _ box: Box) -> (items: [Part], gaps: [Part]) {
        let (first, last) = (container.gaps[0], container.gaps[container.gaps.count - 1])
        func part(_ child: Int32, behind previous: Int32?) -> Part {
            let (style, result) = (box.style(child), box.result(child))
            let length = box.hasFraction(child) ? max(0, result.length) : result.natural
            return Part(
                outer: length + style.margins, reserve: max(0, result.natural - result.minimum), marginStart: style.marginStart,
                gap: previous.map { box.gap($0, child) } ?? 0,
                gapBefore: box.gap(child, first), gapBehind: box.gap(last, child), position: result.position)
        }
        var previous: Int32?
        let items = container.items.map { child in
            defer { previous = child }
            return part(child, behind: previous)
        }
        previous = nil
        let gaps = container.gaps.map { child in
            defer { previous = child }
            return part(child, behind: previous)
        }
        return (items, gaps)
    }

    private static func bands(of container: GapBox, _ detail: FlowDetail) -> ([ClosedRange<Double>], [Double]) {
        let box = container[container.axis.cross]
        var block = FlowBlock(box, box.room(in: max(0, box.result(box.id).length)), detail)
        var bands: [ClosedRange<Double>] = []
        var positions: [Double] = []
        for line in detail.lines {
            let slot = block.next(line)
            var placement = CapturingPlacement()
            box.fit(container.gap, slot: slot.start, slot.length, ascent: line.ascent, &placement)
            bands.append(slot.start...max(slot.start, slot.start + slot.length))
            positions.append(placement.position)
        }
        return (bands, positions)
    }

    func place(at index: Int) -> GapPlace {
        var place = GapPlace(rect: rect)
        forEachLine(at: index) { number, parts, spread in
            guard let found = parts.firstIndex(where: { $0.isGap && $0.index == grabbed }) else { return true }
            let along = start + spread.lead + parts[found].offset + spread.gap * Double(found) + gaps[grabbed].marginStart
            place.rect = rect.at(along, along: line).at(position(inLine: number), along: axis)
            place.band = band(number)
            return false
        }
        return place
    }

    func forEachShift(at index: Int, _ body: (Int, Point) -> Bool) {
        guard index < count else { return }
        forEachLine(at: index) { number, parts, spread in
            for (at, part) in parts.enumerated() where !part.isGap {
                let item = items[part.index]
                let along = start + spread.lead + part.offset + spread.gap * Double(at) + item.marginStart
                let across = band(number).lowerBound - band(lineOf(part.index)).lowerBound
                let shift = Point(along: along - item.position, across: across, line)
                if abs(shift.x) + abs(shift.y) > FlowLayout.slack, !body(part.index, shift) { return false }
            }
            return true
        }
    }

    /// Breaks lines again from the one in which the item before the gap is.
    private func forEachLine(at index: Int, _ body: (Int, [Placed], (lead: Double, gap: Double)) -> Bool) {
        var number = index > 0 ? lineOf(index - 1) : 0
        let first = firsts.indices.contains(number) ? min(firsts[number], index) : 0
        var flow = FlowLine()
        var parts: [Placed] = []
        var isOver = false
        func add(_ part: Part, _ placed: Placed, _ gap: Double) {
            if isOver { return }
            if !flow.take(part.outer, after: gap, upTo: room + FlowLayout.slack) {
                isOver = !body(number, parts, spread(flow, parts))
                (flow, parts, number) = (FlowLine(), [], number + 1)
                _ = flow.take(part.outer, after: gap, upTo: room + FlowLayout.slack)
            }
            parts.append(Placed(index: placed.index, isGap: placed.isGap, offset: flow.length - part.outer))
        }
        for item in first..<index { add(items[item], Placed(index: item, isGap: false, offset: 0), items[item].gap) }
        for gap in gaps.indices {
            let before = gap > 0 ? gaps[gap].gap : index > 0 ? items[index - 1].gapBefore : 0
            add(gaps[gap], Placed(index: gap, isGap: true, offset: 0), before)
        }
        for item in index..<count {
            if isOver { return }
            add(items[item], Placed(index: item, isGap: false, offset: 0), item == index ? items[item].gapBehind : items[item].gap)
        }
        if !isOver { _ = body(number, parts, spread(flow, parts)) }
    }

    /// The room before the items of a line and between them. An item that is longer than the room gives up what it can first.
    private func spread(_ flow: FlowLine, _ parts: [Placed]) -> (lead: Double, gap: Double) {
        let free = room - flow.length
        guard free < -FlowLayout.slack else { return distribution.spread(max(0, free), over: flow.count) }
        let reserve = parts.reduce(0) { $0 + ($1.isGap ? gaps : items)[$1.index].reserve }
        return (distribution.spread(min(0, free + reserve), over: flow.count).lead, 0)
    }

    private func lineOf(_ item: Int) -> Int { max(0, firsts.partitioningIndex { $0 > item } - 1) }

    /// The slot of a line; a line behind the last one follows it.
    private func band(_ number: Int) -> ClosedRange<Double> {
        guard let last = bands.last else { return 0...0 }
        let beyond = Double(max(0, number - (bands.count - 1))) * (last.upperBound - last.lowerBound + lineSpacing)
        return number < bands.count ? bands[number] : (last.lowerBound + beyond)...(last.upperBound + beyond)
    }

    private func position(inLine number: Int) -> Double {
        number < positions.count ? positions[number] : (positions.last ?? 0) + band(number).lowerBound - (bands.last?.lowerBound ?? 0)
    }
}

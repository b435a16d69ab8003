import TatamiGeometry
import TatamiLayout

/// Grids once more, for reading: every cell that is taken is in a set, every track an object, nothing is kept.
final class ReferenceTrack {
    let said: Track
    var natural: Double
    var minimum: Double
    var low: Double
    var high: Double
    var weight = 0.0
    /// From what it starts when room is shared.
    var base = 0.0
    var length = 0.0
    var start = 0.0
    var ascent = -Double.infinity

    init(_ said: Track) {
        self.said = said
        (low, high) = (said.minimum, max(said.minimum, said.maximum ?? .infinity))
        (natural, minimum) = (low, low)
        switch said.size {
        case .auto: weight = said.stretch
        case .fixed(let points):
            (natural, minimum) = (points, points)
            (low, high) = (min(low, points), max(high, points))
            weight = said.stretch
        case .weight(let share):
            (natural, minimum) = (0, 0)
            weight = share
        }
    }

    var priority: Int? { if case .auto(let priority) = said.size { priority } else { nil } }
    var isWeighted: Bool { if case .weight = said.size { true } else { false } }
    var isFixed: Bool { if case .fixed = said.size { true } else { false } }
    func clamp(_ length: Double) -> Double { max(low, min(high, length)) }
}

struct ReferenceCell {
    var start: [Axis: Int] = [:]
    var span: [Axis: Int] = [:]

    func covers(_ axis: Axis) -> Range<Int> { (start[axis] ?? 0)..<((start[axis] ?? 0) + (span[axis] ?? 1)) }
    var squares: [[Int]] { covers(.horizontal).flatMap { x in covers(.vertical).map { [x, $0] } } }
}

// MARK: cells

extension ReferenceBox {
    /// Where the items stand, and how many tracks that makes of each axis.
    func gridCells(_ style: GridStyle) -> (cells: [ReferenceCell], counts: [Axis: Int]) {
        var cells = children.map { child in
            let place = child.sketch.item.cell
            var cell = ReferenceCell()
            for axis in Axis.allCases {
                let named = axis == .horizontal ? place.column : place.row
                let most = limit(style[axis]) ?? CellPlace.limit
                cell.start[axis] = named.map { min($0, most - 1) }
                cell.span[axis] = min(axis == .horizontal ? place.columnSpan : place.rowSpan, most - (cell.start[axis] ?? 0))
            }
            return cell
        }
        let order = style.insertion ?? (style.maxColumns != nil ? .rows : style.maxRows != nil ? .columns : .explicit)
        switch order {
        case .explicit:
            for index in cells.indices { for axis in Axis.allCases { cells[index].start[axis] = cells[index].start[axis] ?? 0 } }
        case .rows: fill(&cells, lines: .vertical, style)
        case .columns: fill(&cells, lines: .horizontal, style)
        }
        var counts: [Axis: Int] = [:]
        for axis in Axis.allCases {
            let declared = min(style[axis].tracks.count, limit(style[axis]) ?? .max)
            counts[axis] = cells.reduce(declared) { max($0, $1.covers(axis).upperBound) }
        }
        return (cells, counts)
    }

    private func limit(_ said: GridAxis) -> Int? { said.limit.map { $0 == 0 ? CellPlace.limit : $0 } }

    private func fill(_ cells: inout [ReferenceCell], lines: Axis, _ style: GridStyle) {
        let across = lines.cross
        var taken: Set<[Int]> = []
        for cell in cells where cell.start.count == 2 { taken.formUnion(cell.squares) }

        // Items that name their line, line by line.
        let most = limit(style[across]) ?? CellPlace.limit
        var behind: [Int: Int] = [:]
        let named = cells.indices.filter { cells[$0].start[lines] != nil && cells[$0].start[across] == nil }
        for index in named.sorted(by: { (cells[$0].start[lines] ?? 0, $0) < (cells[$1].start[lines] ?? 0, $1) }) {
            let line = cells[index].start[lines] ?? 0
            let span = cells[index].span[across] ?? 1
            let places = (behind[line] ?? 0)..<max(behind[line] ?? 0, min(most, 60) - span + 1)
            cells[index].start[across] =
                places.first { place in
                    var candidate = cells[index]
                    candidate.start[across] = place
                    return taken.isDisjoint(with: candidate.squares)
                } ?? most - span
            taken.formUnion(cells[index].squares)
            behind[line] = cells[index].covers(across).upperBound
        }

        // The others, forward only.
        var reach = limit(style[across]) ?? 0
        if reach == 0 {
            let needed = cells.reduce(1) { max($0, $1.covers(across).upperBound) }
            let area = cells.reduce(0) { $0 + $1.squares.count }
            reach = max(needed, style[across].tracks.count)
            if let most = limit(style[lines]) { reach = max(needed, (area + most - 1) / most) }
        }
        var line = 0
        var place = 0
        for index in cells.indices where cells[index].start.count < 2 {
            let span = cells[index].span[across] ?? 1
            if let own = cells[index].start[across] {
                if own < place { line += 1 }
                place = own
                cells[index].start[lines] = line
                while !taken.isDisjoint(with: cells[index].squares) {
                    line += 1
                    cells[index].start[lines] = line
                }
            } else {
                repeat {
                    if place + span > reach { (line, place) = (line + 1, 0) }
                    (cells[index].start[across], cells[index].start[lines]) = (place, line)
                    place += 1
                } while !taken.isDisjoint(with: cells[index].squares)
            }
            taken.formUnion(cells[index].squares)
            place = cells[index].covers(across).upperBound
        }
    }
}

// MARK: what tracks ask for

extension ReferenceBox {
    func gridExtent(_ style: GridStyle, _ axis: Axis) -> Extent {
        let (tracks, fraction) = gridTracks(style, axis)
        var natural = 0.0
        var minimum = 0.0
        for track in tracks {
            natural += style[axis].isUniform ? track.natural : worth(track, track.natural, fraction.natural)
            minimum += style[axis].isUniform ? track.minimum : worth(track, track.minimum, fraction.minimum)
        }
        let gaps = tracks.indices.dropLast().map { spacing(style[axis], $0) }
        let weights = gaps.reduce(style.paddingWeights.start(axis) + style.paddingWeights.end(axis)) { $0 + $1.weight }
        let points = gaps.reduce(0) { $0 + $1.points }
        natural += points + weights * fraction.natural
        minimum += points + weights * fraction.minimum
        return Extent(minimum: min(minimum, natural), natural: natural)
    }

    private func worth(_ track: ReferenceTrack, _ asked: Double, _ fraction: Double) -> Double {
        if track.isWeighted { return track.clamp(track.weight * fraction) }
        return track.weight > 0 ? track.clamp(asked + track.weight * fraction) : asked
    }

    private func spacing(_ said: GridAxis, _ index: Int) -> GridSpacing {
        index < said.spacings.count ? said.spacings[index] : said.spacing
    }

    /// The tracks with what they ask for, and what a unit of weight is worth.
    private func gridTracks(_ style: GridStyle, _ axis: Axis) -> ([ReferenceTrack], fraction: (natural: Double, minimum: Double)) {
        let said = style[axis]
        let (cells, counts) = gridCells(style)
        let tracks = (0..<(counts[axis] ?? 0)).map { ReferenceTrack($0 < said.tracks.count ? said.tracks[$0] : said.beyond) }
        for (child, cell) in zip(children, cells) where isOnBaseline(child, axis) {
            let row = tracks[cell.covers(axis).lowerBound]
            row.ascent = max(row.ascent, child.ascent)
        }
        let needs = zip(children, cells).map { child, cell in
            let range = cell.covers(axis)
            guard isOnBaseline(child, axis) else {
                return (range, natural: child[axis].natural + child.margins(axis), minimum: child[axis].minimum + child.margins(axis))
            }
            let need = tracks[range.lowerBound].ascent + child[axis].natural - child.baseline + child.sketch.item[axis].marginEnd
            return (range, natural: need, minimum: need)
        }
        for (range, natural, minimum) in needs where range.count == 1 && !tracks[range.lowerBound].isFixed {
            let track = tracks[range.lowerBound]
            track.natural = max(track.natural, min(track.high, natural))
            track.minimum = max(track.minimum, min(track.high, minimum))
        }
        if said.isUniform { return (tracks, makeUniform(tracks, said, needs)) }

        var fraction = (natural: 0.0, minimum: 0.0)
        for track in tracks where track.isWeighted && track.weight > 0 {
            fraction.natural = max(fraction.natural, track.natural / track.weight)
            fraction.minimum = max(fraction.minimum, track.minimum / track.weight)
        }
        let spans = needs.filter { $0.0.count > 1 }
        let highs = tracks.map(\.high)
        fraction.natural = share(tracks, \.natural, highs, spans.map { ($0.0, $0.natural) }, said, fraction.natural)
        let naturals = tracks.map(\.natural)
        fraction.minimum = share(tracks, \.minimum, naturals, spans.map { ($0.0, $0.minimum) }, said, fraction.minimum)
        return (tracks, fraction)
    }

    private func gaps(_ said: GridAxis, _ range: Range<Int>) -> Double {
        range.dropLast().reduce(0) { $0 + spacing(said, $1).points }
    }

    private func makeUniform(
        _ tracks: [ReferenceTrack], _ said: GridAxis, _ needs: [(Range<Int>, natural: Double, minimum: Double)]
    ) -> (natural: Double, minimum: Double) {
        guard !tracks.isEmpty else { return (0, 0) }
        let low = tracks.map(\.low).max() ?? 0
        let high = max(low, tracks.filter { !$0.isFixed }.map(\.high).min() ?? .infinity)
        var natural = tracks.map(\.natural).max() ?? 0
        var minimum = tracks.map(\.minimum).max() ?? 0
        for need in needs where need.0.count > 1 {
            natural = max(natural, (need.natural - gaps(said, need.0)) / Double(need.0.count))
            minimum = max(minimum, (need.minimum - gaps(said, need.0)) / Double(need.0.count))
        }
        (natural, minimum) = (max(low, min(high, natural)), max(low, min(high, minimum)))
        let weight = tracks.reduce(0) { $0 + $1.weight } / Double(tracks.count)
        let hasShares = tracks.contains { $0.isWeighted && $0.weight > 0 }
        for track in tracks {
            (track.natural, track.minimum, track.low, track.high, track.weight) = (natural, minimum, low, high, weight)
            track.base = hasShares ? 0 : natural
        }
        return hasShares ? (natural / weight, minimum / weight) : (0, 0)
    }

    /// Has `spans` grow the tracks they lie over, short ones first, and tells the fraction that they need then.
    private func share(
        _ tracks: [ReferenceTrack], _ side: ReferenceWritableKeyPath<ReferenceTrack, Double>, _ limits: [Double],
        _ spans: [(range: Range<Int>, need: Double)], _ said: GridAxis, _ fraction: Double
    ) -> Double {
        var fraction = fraction
        for length in Set(spans.map(\.range.count)).sorted() {
            var growth = tracks.map { _ in 0.0 }
            for span in spans where span.range.count == length {
                var own = tracks.map { _ in 0.0 }
                var lack = span.need - gaps(said, span.range)
                for index in span.range { lack -= tracks[index].isWeighted ? tracks[index].low : tracks[index][keyPath: side] }
                for priority in Set(span.range.compactMap { tracks[$0].priority }).sorted(by: >) {
                    let takers = span.range.filter { tracks[$0].priority == priority }
                    // The same for all, found by bisection.
                    func rooms(_ part: Double) -> [Double] { takers.map { max(0, min(part, limits[$0] - tracks[$0][keyPath: side])) } }
                    guard lack > 1e-8 else { break }
                    var least = 0.0
                    var most = lack
                    for _ in 0..<200 {
                        let middle = (least + most) / 2
                        if rooms(middle).reduce(0, +) < lack { least = middle } else { most = middle }
                    }
                    for (index, room) in zip(takers, rooms(most)) { own[index] = room }
                    lack -= rooms(most).reduce(0, +)
                }
                let shares = span.range.map { tracks[$0] }.filter { $0.isWeighted && $0.weight > 0 }
                if lack > 1e-8, !shares.isEmpty {
                    let wanted = min(lack + shares.reduce(0) { $0 + $1.low }, shares.reduce(0) { $0 + $1.high })
                    fraction = max(fraction, wanted / shares.reduce(0) { $0 + $1.weight })
                }
                growth = zip(growth, own).map(max)
            }
            for (track, more) in zip(tracks, growth) { track[keyPath: side] += more }
        }
        return fraction
    }
}

// MARK: what tracks get

extension ReferenceBox {
    func gridPlaces(_ style: GridStyle, _ axis: Axis, _ length: Double) -> [Place] {
        let (tracks, _) = gridTracks(style, axis)
        let (cells, _) = gridCells(style)
        lineUp(tracks, style, axis, length)
        return zip(children, cells).map { child, cell in
            let range = cell.covers(axis)
            let first = tracks[range.lowerBound]
            let last = tracks[range.upperBound - 1]
            return slot(child, axis, at: first.start, last.start + last.length - first.start, line: first.ascent)
        }
    }

    private func lineUp(_ tracks: [ReferenceTrack], _ style: GridStyle, _ axis: Axis, _ length: Double) {
        let said = style[axis]
        let count = tracks.count
        struct Part {
            var natural, minimum, low, high, weight: Double
            var priority: Int?
        }
        func part(_ spacing: GridSpacing) -> Part {
            Part(natural: spacing.points, minimum: spacing.points, low: min(0, spacing.points), high: .infinity, weight: spacing.weight)
        }
        let weights = style.paddingWeights
        var parts = tracks.map { track in
            var natural = track.natural
            if said.isUniform { natural = track.base } else if track.isWeighted { natural = track.weight > 0 ? 0 : track.low }
            return Part(
                natural: natural, minimum: min(natural, track.isWeighted && !said.isUniform ? natural : track.minimum), low: track.low,
                high: track.high, weight: track.weight, priority: said.isUniform ? 0 : track.priority)
        }
        parts += tracks.indices.dropLast().map { part(spacing(said, $0)) }
        parts.append(part(.fixed(start(axis), weight: weights.start(axis))))
        parts.append(part(.fixed(box.padding.end(axis), weight: weights.end(axis))))
        // Paddings without weight come first, and the content has no less than 0.
        var room = length
        for (index, isRigid) in [(parts.count - 2, weights.start(axis) == 0), (parts.count - 1, weights.end(axis) == 0)] where isRigid {
            room -= parts[index].natural
        }
        room = max(0, room)
        for index in parts.indices.suffix(2) where parts[index].weight == 0 { room += parts[index].natural }

        var lengths = parts.map(\.natural)
        let takers = parts.indices.filter { parts[$0].weight > 0 }
        let rest = parts.filter { $0.weight <= 0 }.reduce(0) { $0 + $1.natural }
        let shared = share(
            room - rest, takers.map { parts[$0].natural }, takers.map { parts[$0].weight }, takers.map { (parts[$0].low, parts[$0].high) })
        for (index, length) in zip(takers, shared) { lengths[index] = length }
        for priority in Set(parts.compactMap(\.priority)).sorted() {
            let shortage = lengths.reduce(0, +) - room
            let givers = parts.indices.filter { parts[$0].priority == priority && parts[$0].weight <= 0 }
            let reserve = givers.reduce(0) { $0 + lengths[$1] - parts[$1].minimum }
            guard shortage > 1e-8, reserve > 0 else { continue }
            for index in givers { lengths[index] -= (lengths[index] - parts[index].minimum) * min(1, shortage / reserve) }
        }
        let left = room - lengths.reduce(0, +)
        let (lead, extra) = abs(left) < 1e-7 ? (0, 0) : spread(said.distribution, left, count)
        var position = lengths[parts.count - 2] + lead
        for index in tracks.indices {
            (tracks[index].start, tracks[index].length) = (position, lengths[index])
            position += lengths[index] + (index + 1 < count ? lengths[count + index] : 0) + extra
        }
    }
}

import TatamiGeometry

/// From the lengths that tracks ask for to the lengths they get.
extension TrackTable {
    /// Places all tracks in a container that is `length` points long.
    func settle(_ box: Box, in length: Double) {
        let record = box.record.pointee
        // A padding with a weight takes part in the sharing. The other paddings are not part of the room.
        let rigidStart = paddingWeights.start > 0 ? 0 : record.start(box.axis)
        let rigidEnd = paddingWeights.end > 0 ? 0 : record.end(box.axis)
        gather(record.start(box.axis), record.end(box.axis))
        let room = max(0, length - (rigidStart + rigidEnd)) - rigidGaps
        if !byPriority.isEmpty { letLowerPrioritiesGive(room) }
        lengths.withUnsafeMutableBufferPointer { settlement = FlexibleLength.settle($0, in: room) }
        lineUp(from: record.start(box.axis), tolerance(length))
    }

    /// Collects the lengths that are shared: tracks, gaps if one of them has a weight, and paddings with a weight.
    private func gather(_ paddingStart: Double, _ paddingEnd: Double) {
        lengths.removeAll(keepingCapacity: true)
        for index in tracks.indices { lengths.append(said.isUniform ? uniformLength(index) : length(index)) }
        if hasWeightedSpacing {
            for index in tracks.indices.dropLast() { lengths.append(FlexibleLength(spacing(index))) }
        }
        if paddingWeights.start > 0 { lengths.append(FlexibleLength(.fixed(paddingStart, weight: paddingWeights.start))) }
        if paddingWeights.end > 0 { lengths.append(FlexibleLength(.fixed(paddingEnd, weight: paddingWeights.end))) }
    }

    private func length(_ index: Int) -> FlexibleLength {
        let rule = tracks[index]
        let isWeighted = rule.kind == .weighted
        // A weighted track starts from 0. With a weight of 0 it keeps its minimum.
        let own = isWeighted ? (rule.weight > 0 ? 0 : rule.low) : natural[index]
        return FlexibleLength(
            natural: own, minimum: isWeighted ? own : minimum[index], low: rule.low, high: rule.high, weight: rule.weight)
    }

    private func uniformLength(_ index: Int) -> FlexibleLength {
        FlexibleLength(
            natural: uniform.isWeighted ? 0 : natural[index], minimum: minimum[index], low: uniform.low, high: uniform.high,
            weight: uniform.weight)
    }

    private var rigidGaps: Double { hasWeightedSpacing || count == 0 ? 0 : gaps(in: TrackRange(0, count: count)) }

    /// Shrinks auto tracks of lower priorities before all others. A track that must give up everything is set to its minimum,
    /// and a track that may keep everything becomes rigid.
    private func letLowerPrioritiesGive(_ room: Double) {
        var shortage = lengths.reduce(0) { $0 + ($1.weight > 0 ? $1.low : $1.natural) } - room
        guard shortage > 0 else { return }
        var first = 0
        while shortage > 0, first < byPriority.count {
            var next = first
            var reserve = 0.0
            while next < byPriority.count, tracks[byPriority[next]].priority == tracks[byPriority[first]].priority {
                let length = lengths[byPriority[next]]
                if length.weight <= 0 { reserve += max(0, length.natural - length.minimum) }
                next += 1
            }
            guard reserve <= shortage else { break }
            for track in byPriority[first..<next] where lengths[track].weight <= 0 {
                lengths[track] = lengths[track].rigid(at: min(lengths[track].natural, lengths[track].minimum))
            }
            shortage -= reserve
            first = next
        }
        // The group at `first` gives up a part, and the groups after it nothing.
        guard first < byPriority.count else { return }
        let giving = tracks[byPriority[first]].priority
        for track in byPriority[first...] where tracks[track].priority != giving && lengths[track].weight <= 0 {
            lengths[track] = lengths[track].rigid(at: lengths[track].natural)
        }
    }

    private func lineUp(from start: Double, _ tolerance: Double) {
        places.removeAll(keepingCapacity: true)
        let left = abs(settlement.left) <= tolerance ? 0 : settlement.left
        let (lead, extraGap) = said.distribution.spread(left, over: count)
        let isSpacingWeighted = hasWeightedSpacing
        var position = lead + (paddingWeights.start > 0 ? lengths[paddingIndex].length : start)
        for index in tracks.indices {
            let length = snapped(lengths[index].length, index)
            places.append(TrackPlace(start: position, length: length))
            let gap = isSpacingWeighted && index + 1 < count ? lengths[count + index].length : spacing(index).points
            position += length + gap + extraGap
        }
    }

    /// The track's natural length if the share differs from it only by rounding; otherwise the share. A text in the track must
    /// not wrap because of rounding.
    private func snapped(_ length: Double, _ index: Int) -> Double {
        let wanted = said.isUniform ? natural[index] : tracks[index].length(natural[index], fraction.natural)
        return abs(length - wanted) <= tolerance(wanted) ? wanted : length
    }

    /// The index of the leading padding in `lengths`.
    private var paddingIndex: Int { hasWeightedSpacing && count > 0 ? 2 * count - 1 : count }

    /// The room of the existing tracks in `range`; an empty slot at the end of the last track if none of them exists.
    func slot(_ range: TrackRange, from start: Double) -> TrackPlace {
        guard let last = places.last else { return TrackPlace(start: start, length: 0) }
        guard range.start < places.count else { return TrackPlace(start: last.end, length: 0) }
        if range.count == 1 { return places[range.start] }
        let end = places[min(range.end, places.count) - 1].end
        return TrackPlace(start: places[range.start].start, length: end - places[range.start].start)
    }
}

extension FlexibleLength {
    /// A gap or padding with a weight, which may shrink to nothing.
    fileprivate init(_ spacing: GridSpacing) {
        self.init(
            natural: spacing.points, minimum: spacing.points, low: min(0, spacing.points), high: .infinity, weight: spacing.weight)
    }

    fileprivate func rigid(at length: Double) -> FlexibleLength {
        FlexibleLength(natural: length, minimum: length, low: low, high: high, weight: weight)
    }
}

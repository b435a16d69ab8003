import TatamiGeometry

/// The lengths needed by items that span tracks, and the lengths that weights stand for.
extension TrackTable {
    /// Adds the needs of spans, after those of single cells; short spans come first. The missing length of a span is shared
    /// equally by its auto tracks of the highest priority, up to their maxima, then by those of the next priority; the rest
    /// goes to its weighted tracks by weight. Of spans of equal length that share a track, the largest need for that track
    /// counts, so their order does not matter.
    func shareSpans() {
        for index in tracks.indices where tracks[index].kind == .weighted && tracks[index].weight > 0 {
            fraction.natural = max(fraction.natural, natural[index] / tracks[index].weight)
            fraction.minimum = max(fraction.minimum, minimum[index] / tracks[index].weight)
        }
        guard !spans.isEmpty else { return }
        mergeSpans()
        planned.removeAll(keepingCapacity: true)
        planned.append(contentsOf: repeatElement(0, count: count))
        isOpen.removeAll(keepingCapacity: true)
        isOpen.append(contentsOf: repeatElement(false, count: count))
        let highs = tracks.map(\.high)
        fraction.natural = share(spans.map(\.natural), into: &natural, upTo: highs, fraction.natural)
        fraction.minimum = share(spans.map(\.minimum), into: &minimum, upTo: natural, fraction.minimum)
    }

    /// Sorts spans by length, shortest first, and keeps only the largest need for the same tracks.
    private func mergeSpans() {
        spans.sort { ($0.range.count, $0.range.start) < ($1.range.count, $1.range.start) }
        var kept = 0
        for span in spans.dropFirst() {
            if span.range == spans[kept].range {
                spans[kept].natural = max(spans[kept].natural, span.natural)
                spans[kept].minimum = max(spans[kept].minimum, span.minimum)
            } else {
                kept += 1
                spans[kept] = span
            }
        }
        spans.removeLast(spans.count - 1 - kept)
    }

    /// Adds the missing lengths of the spans to `lengths`, up to the limits. Returns the resulting length of a unit of weight.
    private func share(
        _ needs: [Double], into lengths: inout [Double], upTo limits: [Double], _ fraction: Double
    ) -> Double {
        var fraction = fraction
        var first = 0
        var ends = ends(lengths)
        while first < spans.count {
            var next = first
            hasPlans = false
            while next < spans.count, spans[next].range.count == spans[first].range.count {
                let range = spans[next].range
                if mayLack(range, needs[next], ends) {
                    fraction = max(fraction, worth(plan(range, needs[next], lengths, limits), range))
                }
                next += 1
            }
            if hasPlans {
                for span in spans[first..<next] { grow(&lengths, span.range) }
                ends = self.ends(lengths)
            }
            first = next
        }
        return fraction
    }

    /// The end of each track including the gap after it, so that a long span with enough room needs no loop over its tracks.
    private func ends(_ lengths: [Double]) -> [Double] {
        var end = 0.0
        return tracks.indices.map { track in
            end += tracks[track].held(lengths[track]) + spacing(track).points
            return end
        }
    }

    /// False if the tracks of `range` certainly have enough room, whatever the rounding.
    private func mayLack(_ range: TrackRange, _ need: Double, _ ends: [Double]) -> Bool {
        let start = range.start > 0 ? ends[range.start - 1] : 0
        let end = ends[range.end - 1]
        let slack = 1e-6 + 1e-9 * (abs(start) + abs(end) + abs(spacing(range.end - 1).points))
        return need > end - spacing(range.end - 1).points - start - slack
    }

    private func grow(_ lengths: inout [Double], _ range: TrackRange) {
        for track in range.indices where planned[track] > 0 {
            lengths[track] += planned[track]
            planned[track] = 0
        }
    }

    /// Plans the lengths of the auto tracks in `range` so that the range is `need` points long. Returns the length that remains
    /// missing.
    private func plan(_ range: TrackRange, _ need: Double, _ lengths: [Double], _ limits: [Double]) -> Double {
        var left = need - gaps(in: range)
        var priority = Int.min
        for track in range.indices {
            left -= tracks[track].held(lengths[track])
            if tracks[track].kind == .auto { priority = max(priority, tracks[track].priority) }
        }
        while left > tolerance(need), priority > Int.min {
            left = planEvenly(left, range, priority, lengths, limits)
            var lower = Int.min
            for track in range.indices where tracks[track].kind == .auto && tracks[track].priority < priority {
                lower = max(lower, tracks[track].priority)
            }
            priority = lower
        }
        return left > tolerance(need) ? left : 0
    }

    /// Shares a missing length equally. Each round settles at least one track, so there are at most as many rounds as tracks.
    /// Returns the length that remains missing.
    private func planEvenly(
        _ lack: Double, _ range: TrackRange, _ priority: Int, _ lengths: [Double], _ limits: [Double]
    ) -> Double {
        var left = lack
        var open = 0
        for track in range.indices where tracks[track].kind == .auto && tracks[track].priority == priority {
            isOpen[track] = limits[track] > lengths[track]
            if isOpen[track] { open += 1 }
        }
        hasPlans = hasPlans || open > 0
        while open > 0 {
            let part = left / Double(open)
            let before = open
            for track in range.indices where isOpen[track] && limits[track] - lengths[track] <= part {
                planned[track] = max(planned[track], limits[track] - lengths[track])
                left -= limits[track] - lengths[track]
                isOpen[track] = false
                open -= 1
            }
            guard open == before else { continue }
            for track in range.indices where isOpen[track] {
                planned[track] = max(planned[track], part)
                isOpen[track] = false
            }
            return 0
        }
        return max(0, left)
    }

    /// The length of a unit of weight if the weighted tracks of `range` get `left` points in addition to their minima.
    private func worth(_ left: Double, _ range: TrackRange) -> Double {
        guard left > 0 else { return 0 }
        var weights = 0.0
        var low = 0.0
        var high = 0.0
        for track in range.indices where tracks[track].kind == .weighted && tracks[track].weight > 0 {
            weights += tracks[track].weight
            low += tracks[track].low
            high += tracks[track].high
        }
        return weights > 0 ? min(left + low, high) / weights : 0
    }
}

extension TrackTable {
    /// Makes all tracks as long as the longest one needs to be, including spans.
    func makeUniform() {
        guard count > 0 else { return }
        uniform = UniformRule()
        var unit = (natural: 0.0, minimum: 0.0)
        for (index, rule) in tracks.enumerated() {
            unit = (max(unit.natural, natural[index]), max(unit.minimum, minimum[index]))
            uniform.low = max(uniform.low, rule.low)
            if rule.kind != .fixed { uniform.high = min(uniform.high, rule.high) }
            uniform.weight += rule.weight
            uniform.isWeighted = uniform.isWeighted || rule.kind == .weighted && rule.weight > 0
        }
        for span in spans {
            let gaps = gaps(in: span.range)
            let count = Double(span.range.count)
            unit = (max(unit.natural, (span.natural - gaps) / count), max(unit.minimum, (span.minimum - gaps) / count))
        }
        uniform.high = max(uniform.low, uniform.high)
        uniform.weight /= Double(count)
        unit = (max(uniform.low, min(uniform.high, unit.natural)), max(uniform.low, min(uniform.high, unit.minimum)))
        for index in tracks.indices { (natural[index], minimum[index]) = unit }
        if uniform.isWeighted { fraction = (unit.natural / uniform.weight, unit.minimum / uniform.weight) }
    }
}

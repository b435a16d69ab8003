import TatamiGeometry

/// The lengths that the items need of their tracks.
extension GridLayout {
    @inline(__always) static func askItems(_ box: Box, _ grid: GridDetail, _ table: TrackTable) {
        grid.placer.cells.withUnsafeBufferPointer { cells in
            table.natural.withUnsafeMutableBufferPointer { natural in
                table.minimum.withUnsafeMutableBufferPointer { minimum in
                    var child = box.first
                    var index = 0
                    while child >= 0, index < cells.count {
                        let range = cells[index][box.axis]
                        let item = box.item(child)
                        let result = box.result(item)
                        let margins = box.style(item).margins
                        if box.standsOnBaseline(item) {
                            table.noteBaseline(of: range.start, box.style(child).marginStart + box.baseline(child))
                        } else if range.count == 1 {
                            let track = range.start
                            natural[track] = max(natural[track], result.natural + margins)
                            minimum[track] = max(minimum[track], result.minimum + margins)
                        } else {
                            table.spans.append(
                                SpanNeed(range: range, natural: result.natural + margins, minimum: result.minimum + margins))
                        }
                        child = box.after(child)
                        index += 1
                    }
                }
            }
        }
        if table.hasBaselines { askItemsOnBaselines(box, grid, table) }
        table.applyRules()
    }

    /// Adds the lengths of items on their row's baseline, from the start of the row, at natural height. An item that spans rows
    /// is aligned to the baseline of the first one.
    private static func askItemsOnBaselines(_ box: Box, _ grid: GridDetail, _ table: TrackTable) {
        var child = box.first
        var index = 0
        while child >= 0 {
            if box.standsOnBaseline(child) {
                let range = grid.placer.cells[index][box.axis]
                let result = box.result(child)
                let need = table.ascents[range.start] + (result.natural - box.baseline(child) + box.style(child).marginEnd)
                if range.count == 1 {
                    table.natural[range.start] = max(table.natural[range.start], need)
                    table.minimum[range.start] = max(table.minimum[range.start], need)
                } else {
                    table.spans.append(SpanNeed(range: range, natural: need, minimum: need))
                }
            }
            child = box.after(child)
            index += 1
        }
    }
}

extension TrackTable {
    func noteBaseline(of row: Int, _ ascent: Double) {
        if !hasBaselines {
            hasBaselines = true
            ascents.removeAll(keepingCapacity: true)
            ascents.append(contentsOf: repeatElement(-.infinity, count: count))
        }
        ascents[row] = max(ascents[row], ascent)
    }

    /// Applies the rules of the tracks: bounds limit auto tracks, fixed tracks ignore items, and a weighted track needs at most
    /// its maximum.
    func applyRules() {
        for index in tracks.indices {
            let rule = tracks[index]
            switch rule.kind {
            case .fixed: (natural[index], minimum[index]) = (rule.own, rule.own)
            case .auto: (natural[index], minimum[index]) = (rule.clamp(natural[index]), rule.clamp(minimum[index]))
            case .weighted:
                (natural[index], minimum[index]) = (min(rule.high, natural[index]), min(rule.high, minimum[index]))
            }
        }
    }

    /// The content's length: the lengths of the tracks, the weights and the gaps.
    var extent: Extent {
        var extent = Extent.zero
        for index in tracks.indices {
            let isUniform = said.isUniform
            extent.natural += isUniform ? natural[index] : tracks[index].length(natural[index], fraction.natural)
            extent.minimum += isUniform ? minimum[index] : tracks[index].length(minimum[index], fraction.minimum)
        }
        var weights = paddingWeights.start + paddingWeights.end
        for index in tracks.indices.dropLast() {
            let spacing = spacing(index)
            extent.natural += spacing.points
            extent.minimum += spacing.points
            weights += spacing.weight
        }
        extent.natural += min(weights * fraction.natural, Numbers.limit)
        extent.minimum += min(weights * fraction.minimum, Numbers.limit)
        return Extent(minimum: min(extent.minimum, extent.natural), natural: extent.natural)
    }
}

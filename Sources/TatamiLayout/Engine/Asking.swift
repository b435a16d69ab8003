import TatamiGeometry

/// The way up: what a node asks for along one axis, its item's rules applied.
extension Walker {
    /// Asks node `id` and stores the answer. Returns true where the container above has to know.
    @discardableResult
    @inline(__always) func settle(_ id: Int32, _ axis: Axis) -> Bool {
        let flags = links[Int(id)].flags
        arena.pointee.counters.visits += 1
        var changed = false
        var extent = content(id, flags, axis, &changed)
        applyRules(id, flags, axis, &extent)
        let results = results(axis) + Int(id)
        changed = changed || results.pointee.natural != extent.natural || results.pointee.minimum != extent.minimum
        results.pointee.natural = extent.natural
        results.pointee.minimum = extent.minimum
        return changed
    }

    /// What the content asks for; of a container, padding included.
    @inline(__always) private func content(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ changed: inout Bool) -> Extent {
        let payload = links[Int(id)].payload
        switch flags.kind {
        case .fixed: return Extent(arena.pointee.leafSizes[payload][axis])
        case .measured: return ask(id, flags, axis, &changed)
        default: return container(id, flags.kind, axis, &changed)
        }
    }

    @inline(__always) private func container(_ id: Int32, _ kind: NodeKind, _ axis: Axis, _ changed: inout Bool) -> Extent {
        let box = box(id, axis)
        var extent = Catalogue.measure(kind, box)
        if axis == .horizontal { box.record.pointee.content.x = extent.natural } else { box.record.pointee.content.y = extent.natural }
        if kind == .stack {
            let set = box.isMain ? box.record.pointee.mainLength : box.record.pointee.crossLength
            if set >= 0 { extent = Extent(set) }
        }
        let padding = box.record.pointee.padding(axis)
        extent = Extent(minimum: max(0, extent.minimum + padding), natural: max(0, extent.natural + padding))
        if axis == .vertical { changed = updateBaseline(box, height: extent.natural) }
        return extent
    }

    /// Asks a leaf, unless its item has settled the matter.
    private func ask(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ changed: inout Bool) -> Extent {
        let style = styles(axis)[Int(id)]
        let isSettled = flags.contains(.ignores(axis)) || flags.contains(.fixed(axis))
        let isOnBaseline = axis == .vertical && flags.alignment(.vertical) == .baseline
        if isSettled, !isOnBaseline { return Extent(style.low) }

        let payload = links[Int(id)].payload
        let measurer = arena.pointee.measurers[payload].measurer
        arena.pointee.counters.measureCalls += 1
        if axis == .horizontal {
            let widths = measurer.widths()
            let natural = Numbers.cleanLength(widths.natural)
            return Extent(minimum: min(natural, Numbers.cleanLength(widths.minimum)), natural: natural)
        }
        // A leaf that was never placed (it is inside something collapsed) is asked when it is.
        let width = results(.horizontal)[Int(id)].length
        let answer = width >= 0 ? measurer.height(forWidth: width) : LeafHeight(0)
        let baseline = answer.baseline.map(Numbers.clean)
        changed = arena.pointee.measurers[payload].baseline != baseline
        arena.pointee.measurers.base[Int(payload)].baseline = baseline
        return Extent(Numbers.cleanLength(answer.height))
    }

    /// Ratio, adjustment, maximum, minimum, fixed: in this order. An ignored axis is 0, whatever else is said.
    @inline(__always) private func applyRules(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ extent: inout Extent) {
        if flags.contains(.ignores(axis)) {
            extent = .zero
            return
        }
        if flags.contains(.rare), let item = arena.pointee.rareItems[id] {
            if let ratio = item.aspectRatio { applyRatio(ratio, id, item, axis, &extent) }
            extent.natural += item[axis].adjustment
            extent.minimum += item[axis].adjustment
        }
        let style = styles(axis)[Int(id)]
        extent = Extent(minimum: style.clamp(extent.minimum), natural: style.clamp(extent.natural))
    }

    /// Height follows the final width; width follows the height only where that is fixed.
    private func applyRatio(_ ratio: Double, _ id: Int32, _ item: ItemStyle, _ axis: Axis, _ extent: inout Extent) {
        if axis == .horizontal {
            if let height = item.fixedHeight { extent = Extent(height * ratio) }
        } else {
            extent = Extent(max(0, results(.horizontal)[Int(id)].length) / ratio)
        }
    }

    /// The baseline of a container is that of its first item, where that stands at natural height.
    private func updateBaseline(_ box: Box, height: Double) -> Bool {
        let record = box.record
        let before = record.pointee.baseline
        let child = box.first
        if child < 0 {
            record.pointee.baseline = height
        } else if record.pointee.ascent >= 0 {
            record.pointee.baseline = record.pointee.start(.vertical) + record.pointee.ascent
        } else {
            record.pointee.baseline = top(of: child, box) + box.baseline(child)
        }
        return record.pointee.baseline != before
    }

    private func top(of child: Int32, _ box: Box) -> Double {
        let style = box.style(child), start = box.record.pointee.start(.vertical) + style.marginStart
        let spare = box.record.pointee.content(.vertical) - box.result(child).natural - style.margins
        if box.isMain, links[Int(box.id)].flags.kind == .stack { return start }
        switch box.alignment(child) {
        case .start, .baseline: return start
        case .end: return start + spare
        default: return start + spare / 2
        }
    }
}

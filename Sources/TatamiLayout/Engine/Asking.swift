import TatamiGeometry

/// The way up: what a node asks for along one axis, with its item's rules applied.
extension Walker {
    /// Computes the extent of node `id` and stores it. Returns true if it changed, so that the container has to be measured again.
    @discardableResult
    func settle(_ id: Int32, _ axis: Axis) -> Bool {
        let flags = links[Int(id)].flags
        arena.pointee.counters.visits += 1
        var changed = false
        let extent = asked(id, flags, axis, content(id, flags, axis, &changed))
        let results = results(axis) + Int(id)
        changed = changed || results.pointee.natural != extent.natural || results.pointee.minimum != extent.minimum
        (results.pointee.natural, results.pointee.minimum) = (extent.natural, extent.minimum)
        if axis == .vertical, flags.kind.isContainer, record(id).pointee.isBaselineKnown {
            return Baselines(arena).update(id) || changed
        }
        return changed
    }

    /// Computes the extent of node `id` in the first pass: no baseline is known yet, and nobody needs to know what has changed.
    /// The caller counts the visits of containers.
    @inline(__always) func sweepUp<Known: KnownAxis>(_ id: Int32, _ known: Known.Type) {
        let flags = links[Int(id)].flags
        guard flags.kind.isContainer else {
            settle(id, Known.axis)
            return
        }
        keep(asked(id, flags, Known.axis, padded(flags.kind.sweepUp(self, id, known), id, Known.axis)), id, Known.axis)
    }

    /// Computes the extents of node `id` on both axes, in the first pass: no baseline is known yet, and nobody needs to know what has
    /// changed. The node is a container whose axes are independent.
    @inline(__always) func settleBoth(_ id: Int32) {
        let flags = links[Int(id)].flags
        let content = flags.kind.measureBoth(self, id)
        keep(asked(id, flags, .horizontal, padded(content.x, id, .horizontal)), id, .horizontal)
        keep(asked(id, flags, .vertical, padded(content.y, id, .vertical)), id, .vertical)
    }

    @inline(__always) private func keep(_ extent: Extent, _ id: Int32, _ axis: Axis) {
        (results(axis)[Int(id)].natural, results(axis)[Int(id)].minimum) = (extent.natural, extent.minimum)
    }

    /// Returns the extent of the content; for a container, including its padding.
    @inline(__always) private func content(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ changed: inout Bool) -> Extent {
        switch flags.kind {
        case .fixed: return Extent(arena.pointee.leafSize(id)[axis])
        case .measured: return ask(id, flags, axis, &changed)
        default: return container(id, flags, axis)
        }
    }

    @inline(__always) private func container(_ id: Int32, _ flags: NodeFlags, _ axis: Axis) -> Extent {
        padded(flags.kind.measure(box(id, axis)), id, axis)
    }

    /// Keeps what the content of a container needs, and returns what the container asks for with its padding.
    @inline(__always) private func padded(_ content: Extent, _ id: Int32, _ axis: Axis) -> Extent {
        var extent = content
        let record = record(id)
        record.pointee.setContent(extent.natural, axis)
        let set = record.pointee.setLength(axis)
        if set >= 0 { extent = Extent(set) }
        let padding = record.pointee.padding(axis)
        return Extent(minimum: max(0, extent.minimum + padding), natural: max(0, extent.natural + padding))
    }

    /// Measures a leaf, unless its item alone decides the length.
    private func ask(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ changed: inout Bool) -> Extent {
        let leaf = arena.pointee.measurers.base + Int(links[Int(id)].payload)
        if isSettled(id, flags, axis) {
            if axis == .vertical, leaf.pointee.isBaselineKnown {
                leaf.pointee.isBaselineKnown = false
                changed = true
            }
            return Extent(style(id, axis).low)
        }
        arena.pointee.counters.measureCalls += 1
        if axis == .horizontal {
            let widths = leaf.pointee.measurer.widths()
            checkAnswer(of: id, "widths", widths) { leaf.pointee.measurer.widths() }
            let natural = cleaned(widths.natural, id)
            return Extent(minimum: min(natural, cleaned(widths.minimum, id)), natural: natural)
        }
        let width = max(0, results(.horizontal)[Int(id)].length)
        let answer = leaf.pointee.measurer.height(forWidth: width)
        checkAnswer(of: id, "height at width \(width.dumped)", answer) { leaf.pointee.measurer.height(forWidth: width) }
        let baseline = answer.baseline.map(Numbers.clean)
        changed = !leaf.pointee.isBaselineKnown || leaf.pointee.baseline != baseline
        (leaf.pointee.baseline, leaf.pointee.isBaselineKnown) = (baseline, true)
        return Extent(cleaned(answer.height, id))
    }

    /// Returns true if the item alone decides the length.
    private func isSettled(_ id: Int32, _ flags: NodeFlags, _ axis: Axis) -> Bool {
        if flags.contains(.ignores(axis)) || flags.contains(.fixed(axis)) { return true }
        guard flags.contains(.rare), let item = arena.pointee.rareItems[id], item.aspectRatio != nil else { return false }
        return axis == .vertical || item.fixedHeight != nil
    }

    private func cleaned(_ answer: Double, _ id: Int32) -> Double {
        let length = Numbers.cleanLength(answer)
        if length != answer {
            arena.pointee.diagnose(
                id, "A leaf returned a length that was not a number, negative or too large; it was corrected.")
        }
        return length
    }

    /// Applies the item's rules to what its content asks for.
    @inline(__always) private func asked(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ content: Extent) -> Extent {
        if !flags.isDisjoint(with: NodeFlags.rare.union(.ignores(axis))) { return askedByRareRules(id, flags, axis, content) }
        let bounds = style(id, axis)
        return Extent(minimum: bounds.clamp(content.minimum), natural: bounds.clamp(content.natural))
    }

    /// An ignored axis is 0.
    @inline(never) private func askedByRareRules(_ id: Int32, _ flags: NodeFlags, _ axis: Axis, _ content: Extent) -> Extent {
        if flags.contains(.ignores(axis)) { return .zero }
        var ratio: Double?
        var adjustment = 0.0
        if flags.contains(.rare), let item = arena.pointee.rareItems[id] {
            ratio = item.ratioLength(axis, width: max(0, results(.horizontal)[Int(id)].length))
            adjustment = item[axis].adjustment
        }
        let bounds = style(id, axis)
        return Extent(
            minimum: ItemRules(content: content.minimum, ratio: ratio, adjustment: adjustment, bounds: bounds).natural,
            natural: ItemRules(content: content.natural, ratio: ratio, adjustment: adjustment, bounds: bounds).natural)
    }
}

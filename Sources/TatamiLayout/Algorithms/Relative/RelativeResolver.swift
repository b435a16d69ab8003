import TatamiGeometry

/// Computes the positions of the items of one axis, in an area whose length is known or still a line.
struct RelativeResolver {
    let box: Box
    let values: UnsafeMutableBufferPointer<RelativeLine>
    let area: RelativeLine
    /// True while the container is measured: items have the lengths they ask for, and lengths that follow the area are not
    /// limited.
    let isMeasuring: Bool

    func run(_ graph: RelativeGraph) {
        (values[0], values[1], values[2]) = (RelativeLine(0), area, area)
        graph.plans.withUnsafeBufferPointer { plans in
            for step in graph.steps { settle(step, plans[Int(step.item)]) }
        }
    }

    @inline(__always) func value(_ value: RelativeValue) -> RelativeLine { values[Int(value.index)] }

    /// Computes the values of a step. The values they depend on are known; values of the same item are computed in the order of
    /// their dependencies.
    @inline(__always) private func settle(_ step: RelativeStep, _ plan: RelativePlan) {
        let item = step.item
        let parts = step.parts
        let style = style(plan)
        switch plan.kind {
        case .start:
            if parts.contains(.start) { set(.start(of: item), edge(plan.startSource, plan.startOffset)) }
            if parts.contains(.length) { set(.length(of: item), length(plan, style)) }
            if parts.contains(.end) { set(.end(of: item), value(.start(of: item)) + value(.length(of: item)) + style.margins) }
        case .end:
            if parts.contains(.end) { set(.end(of: item), edge(plan.endSource, plan.endOffset)) }
            if parts.contains(.length) { set(.length(of: item), length(plan, style)) }
            if parts.contains(.start) { set(.start(of: item), value(.end(of: item)) - value(.length(of: item)) + -style.margins) }
        case .center:
            if parts.contains(.length) { set(.length(of: item), length(plan, style)) }
            if !parts.isDisjoint(with: .edges) { setEdges(item, center(plan), value(.length(of: item)) + style.margins) }
        case .stretch:
            if parts.contains(.start) { set(.start(of: item), edge(plan.startSource, plan.startOffset)) }
            if parts.contains(.end) { set(.end(of: item), edge(plan.endSource, plan.endOffset)) }
            if parts.contains(.length) {
                set(.length(of: item), notNegative(value(.end(of: item)) - value(.start(of: item)) + -style.margins))
            }
        case .bounded: setBounded(item, plan, style)
        case .symmetric: setSymmetric(item, plan, style)
        case .fallen:
            set(.start(of: item), RelativeLine(0))
            set(.length(of: item), own(plan, style))
            set(.end(of: item), value(.length(of: item)) + style.margins)
        }
    }

    /// The item's own settings. A collapsed item has no length and no margins.
    @inline(__always) func style(_ plan: RelativePlan) -> AxisStyle {
        plan.isCollapsed ? AxisStyle(low: 0, high: 0) : box.style(plan.child)
    }

    @inline(__always) private func set(_ value: RelativeValue, _ line: RelativeLine) { values[Int(value.index)] = line.cleaned }

    @inline(__always) private func edge(_ source: RelativeValue, _ offset: Double) -> RelativeLine { value(source) + offset }

    @inline(__always) private func center(_ plan: RelativePlan) -> RelativeLine {
        (value(.start(of: plan.center)) + value(.end(of: plan.center))) * 0.5 + plan.centerOffset
    }

    @inline(__always) private func setEdges(_ item: Int32, _ center: RelativeLine, _ length: RelativeLine) {
        set(.start(of: item), center - length * 0.5)
        set(.end(of: item), value(.start(of: item)) + length)
    }
}

// MARK: lengths

extension RelativeResolver {
    /// The length of an item if its edges do not set it.
    @inline(__always) private func length(_ plan: RelativePlan, _ style: AxisStyle) -> RelativeLine {
        switch plan.length {
        case .own: own(plan, style)
        case .fixed: RelativeLine(style.clamp(plan.value))
        case .ratio: bounded(value(plan.lengthSource) * plan.value, style)
        }
    }

    /// The length the item asks for. If that exceeds the area, the item shrinks down to its minimum.
    @inline(__always) private func own(_ plan: RelativePlan, _ style: AxisStyle) -> RelativeLine {
        if plan.isCollapsed { return RelativeLine(0) }
        let result = box.result(plan.child)
        if isMeasuring { return RelativeLine(natural: result.natural, minimum: result.minimum, slope: 0) }
        let room = notNegative(room(plan)).natural
        guard result.natural > room + tolerance(room), result.minimum < result.natural else { return RelativeLine(result.natural) }
        return RelativeLine(result.minimum > room ? result.minimum : room)
    }

    /// The room for an item with its own length: the whole area, minus the distance of an edge that is measured from the area's
    /// edge.
    @inline(__always) func room(_ plan: RelativePlan) -> RelativeLine {
        var taken = style(plan).margins
        if plan.kind == .start, plan.startSource == .start(of: 0) { taken += plan.startOffset }
        if plan.kind == .end, plan.endSource == .end(of: 0) { taken -= plan.endOffset }
        return area + -taken
    }

    /// The reduction of an item that asks for more than the room; nil if it was not reduced.
    func squeeze(of plan: RelativePlan, _ item: Int32) -> Share? {
        let amount = value(.length(of: item)).natural - box.result(plan.child).natural
        guard plan.takesOwnLength, amount < 0 else { return nil }
        return Share(rule: .squeezed, amount: amount, total: notNegative(room(plan)).natural, weight: 0, weights: 0)
    }

    /// The room between two edges without the item's margins; negative if the edges cross.
    @inline(__always) func roomBetweenEdges(_ plan: RelativePlan) -> Double {
        let start = edge(plan.startSource, plan.startOffset)
        let end = edge(plan.endSource, plan.endOffset)
        return end.natural - start.natural - style(plan).margins
    }

    /// A length that follows others, within the item's bounds. While measuring, only a fixed length limits it.
    @inline(__always) private func bounded(_ length: RelativeLine, _ style: AxisStyle) -> RelativeLine {
        if isMeasuring { return style.low == style.high ? RelativeLine(style.low) : length }
        return RelativeLine(style.clamp(length.natural > 0 ? length.natural : 0))
    }

    @inline(__always) private func notNegative(_ length: RelativeLine) -> RelativeLine {
        isMeasuring || length.natural > 0 ? length : RelativeLine(0)
    }

    /// Places an item between two edges; in the middle if its bounds give another length. Edges that cross leave no room at the
    /// start edge.
    @inline(__always) private func setBounded(_ item: Int32, _ plan: RelativePlan, _ style: AxisStyle) {
        let start = edge(plan.startSource, plan.startOffset)
        let end = edge(plan.endSource, plan.endOffset)
        let room = notNegative(end - start + -style.margins)
        let length = bounded(room, style)
        set(.length(of: item), length)
        if length.natural == room.natural, length.slope == room.slope {
            set(.start(of: item), start)
            set(.end(of: item), end)
        } else {
            set(.start(of: item), start + (room - length) * 0.5)
            set(.end(of: item), value(.start(of: item)) + length + style.margins)
        }
    }

    /// Extends an item to both sides of the centre by the distance of its edge from it.
    @inline(__always) private func setSymmetric(_ item: Int32, _ plan: RelativePlan, _ style: AxisStyle) {
        let center = center(plan)
        let isStart = plan.startSource.exists
        let edge = isStart ? edge(plan.startSource, plan.startOffset) : edge(plan.endSource, plan.endOffset)
        var half = isStart ? center - edge : edge - center
        if !isMeasuring, half.natural < 0 { half = half * -1 }
        let length = bounded(half * 2 + -style.margins, style)
        set(.length(of: item), length)
        setEdges(item, center, length + style.margins)
    }
}

import TatamiGeometry

/// The stored state of a relative layout: for each axis the plans of its items and the order in which their values can be
/// computed, valid until items are added, removed or changed; and the values themselves, for one pass.
final class RelativeDetail: LayoutDetail {
    let style: RelativeStyle
    private var horizontal = RelativeGraph()
    private var vertical = RelativeGraph()
    private var order = RelativeOrder()
    /// Three values for each item, the area first: start edge, end edge and length.
    private var values: [RelativeLine] = []
    /// Children whose crossing edges were reported: twice their number, plus one for the vertical axis.
    var crossed: Set<Int> = []

    init(_ style: RelativeStyle) { self.style = style }

    /// The plans of the box's axis for its current items.
    func graph(of box: Box) -> RelativeGraph {
        if isStale || graph(along: box.axis).isOutdated(in: box) { plan(box) }
        return graph(along: box.axis)
    }

    private func graph(along axis: Axis) -> RelativeGraph { axis == .horizontal ? horizontal : vertical }

    /// Reads all rules again, also those of collapsed items, because other items may refer to them.
    private func plan(_ box: Box) {
        isStale = false
        crossed.removeAll(keepingCapacity: true)
        let count = number(box)
        // They are taken out of the object, where each change would be an access of its own.
        var (horizontal, vertical) = (horizontal, vertical)
        (self.horizontal, self.vertical) = (RelativeGraph(), RelativeGraph())
        horizontal.clear(count)
        vertical.clear(count)
        let across = box.extras.side(.horizontal, of: box)
        let down = box.extras.side(.vertical, of: box)
        var child = box.links[Int(box.id)].first
        while child >= 0 {
            let isCollapsed = box.links[Int(child)].flags.contains(.collapsed)
            if let rules = box.extras.rules(of: child) {
                horizontal.add(RelativePlan(child, rules.horizontal, in: across, isCollapsed: isCollapsed))
                vertical.add(RelativePlan(child, rules.vertical, in: down, isCollapsed: isCollapsed))
            } else {
                horizontal.add(RelativePlan(child, isCollapsed: isCollapsed))
                vertical.add(RelativePlan(child, isCollapsed: isCollapsed))
            }
            child = box.links[Int(child)].next
        }
        horizontal.settle(&order, across)
        vertical.settle(&order, down)
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Numbers the children from 1. Returns their count.
    private func number(_ box: Box) -> Int {
        var child = box.links[Int(box.id)].first
        var count = 0
        while child >= 0 {
            count += 1
            box.extras.setNumber(Int32(truncatingIfNeeded: count), of: child)
            child = box.links[Int(child)].next
        }
        return count
    }

    /// Computes all values in an area of the given length, and passes them to `body`.
    func resolve<Result>(
        _ graph: RelativeGraph, _ box: Box, area: RelativeLine, isMeasuring: Bool, _ body: (RelativeResolver) -> Result
    ) -> Result {
        let missing = 3 * graph.plans.count - values.count
        if missing > 0 { values.append(contentsOf: repeatElement(RelativeLine(0), count: missing)) }
        return values.withUnsafeMutableBufferPointer { values in
            let resolver = RelativeResolver(box: box, values: values, area: area, isMeasuring: isMeasuring)
            resolver.run(graph)
            return body(resolver)
        }
    }
}

/// The items of one axis.
struct RelativeGraph {
    /// The plans. Number 0 is the area.
    private(set) var plans: [RelativePlan] = []
    private(set) var steps: [RelativeStep] = []

    /// Removes all plans and reserves memory for `count` children.
    mutating func clear(_ count: Int) {
        plans.removeAll(keepingCapacity: true)
        plans.reserveCapacity(count + 1)
        steps.reserveCapacity(count + 1)
        plans.append(RelativePlan(-1, isCollapsed: false))
    }

    mutating func add(_ plan: RelativePlan) { plans.append(plan) }

    /// Finds the order, and reports rules that depend on each other.
    mutating func settle(_ order: inout RelativeOrder, _ box: Box) {
        order.settle(plans, &steps, box.reportCycle)
        for item in order.knots.joined() { plans[Int(item)].kind = .fallen }
    }

    /// True if a minimum or maximum of an item with two edges was added or removed, which changes the dependencies of its
    /// edges.
    func isOutdated(in box: Box) -> Bool {
        plans.contains { $0.hasTwoEdges && $0.isBounded != $0.isBounded(in: box) }
    }
}

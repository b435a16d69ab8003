import TatamiGeometry

/// What a relative layout keeps: per axis its items' plans and the order in which their values can be worked out, until items come,
/// go or say something else; and the values themselves, for one walk.
final class RelativeDetail: LayoutDetail {
    let style: RelativeStyle
    private var horizontal = RelativeGraph()
    private var vertical = RelativeGraph()
    private var order = RelativeOrder()
    /// Three an item, the area first: start edge, end edge, length.
    private var values: [RelativeLine] = []
    /// Children whose edges were told to cross: twice their number, and one more for the vertical axis.
    var crossed: Set<Int> = []

    init(_ style: RelativeStyle) { self.style = style }

    /// The plans of the box's axis, good for the items that it has now.
    func graph(of box: Box) -> RelativeGraph {
        if isStale || graph(along: box.axis).isOutdated(in: box) { plan(box) }
        return graph(along: box.axis)
    }

    private func graph(along axis: Axis) -> RelativeGraph { axis == .horizontal ? horizontal : vertical }

    /// Reads all rules anew, collapsed items' too: others may stand beside them.
    private func plan(_ box: Box) {
        isStale = false
        crossed.removeAll(keepingCapacity: true)
        let count = number(box)
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
    }

    /// Numbers the children from 1 on. Returns how many there are.
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

    /// Works all values out, in an area of that length, and lends them to `body`.
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
    /// Number 0 is the area.
    private(set) var plans: [RelativePlan] = []
    private(set) var steps: [RelativeStep] = []

    /// Makes room for so many children.
    mutating func clear(_ count: Int) {
        plans.removeAll(keepingCapacity: true)
        plans.reserveCapacity(count + 1)
        steps.reserveCapacity(count + 1)
        plans.append(RelativePlan(-1, isCollapsed: false))
    }

    mutating func add(_ plan: RelativePlan) { plans.append(plan) }

    /// Finds the order, and tells of rules that need each other.
    mutating func settle(_ order: inout RelativeOrder, _ box: Box) {
        order.settle(plans, &steps, box.tellOfCircle)
        for item in order.knots.joined() { plans[Int(item)].kind = .fallen }
    }

    /// True where a minimum or a maximum of an item between two edges came or went, so that its edges hang on other things.
    func isOutdated(in box: Box) -> Bool {
        plans.contains { $0.hasTwoEdges && $0.isBounded != $0.isBounded(in: box) }
    }
}

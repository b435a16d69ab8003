/// Values of one item that can be computed at the same time.
struct RelativeStep {
    let item: Int32
    var parts: RelativeParts
}

/// Finds an order in which every value comes after the values it depends on, and the values that depend on themselves, by
/// Tarjan's strongly connected components over the values of one axis, with an explicit stack. The time is linear in the number
/// of items.
struct RelativeOrder {
    private struct Visit {
        let value: RelativeValue
        /// The number of its dependencies already examined.
        var needs: Int32
    }

    /// The number of each value's visit; 0 if not visited, `done` if already in the order.
    private var visits: [Int32] = []
    /// The earliest visit that a value leads back to; within a found circle, the value from which it was reached.
    private var earliest: [Int32] = []
    private var path: [Visit] = []
    /// Values that were visited but are not yet in the order.
    private var open: [RelativeValue] = []
    private var queue: [RelativeValue] = []
    /// The items with values that depend on themselves, grouped by circle. The values of an item may be in several groups.
    private(set) var knots: [[Int32]] = []
    private static let done = Int32.max

    /// Writes all values to `steps`, and the items whose values depend on themselves to `knots`. Calls `report` with the children
    /// of a circle in turn, and with all children of its group in order.
    mutating func settle(
        _ plans: [RelativePlan], _ steps: inout [RelativeStep], _ report: (_ circle: [Int32], _ members: [Int32]) -> Void
    ) {
        let count = 3 * plans.count
        steps.removeAll(keepingCapacity: true)
        knots.removeAll(keepingCapacity: true)
        visits.removeAll(keepingCapacity: true)
        visits.append(contentsOf: repeatElement(0, count: count))
        earliest.removeAll(keepingCapacity: true)
        earliest.append(contentsOf: repeatElement(0, count: count))
        for part in RelativeValue.Part.all where count > 0 { visits[RelativeValue(part, of: 0)] = Self.done }
        var visit: Int32 = 0
        for item in 1..<max(1, Int32(plans.count)) {
            if isReady(plans[Int(item)]) {
                finish(item, &steps)
            } else {
                for part in RelativeValue.Part.all where visits[RelativeValue(part, of: item)] == 0 {
                    path.append(Visit(value: RelativeValue(part, of: item), needs: 0))
                    walk(plans, &steps, &visit, report)
                }
            }
        }
    }

    /// True if all values that the item depends on are already in the order. Most items refer to earlier ones.
    private func isReady(_ plan: RelativePlan) -> Bool {
        isDone(plan.startSource) && isDone(plan.endSource) && isDone(plan.lengthSource)
            && isDone(.start(of: plan.center)) && isDone(.end(of: plan.center))
    }

    private func isDone(_ value: RelativeValue) -> Bool { !value.exists || visits[value] == Self.done }

    /// Adds the remaining values of an item to the order at once.
    private mutating func finish(_ item: Int32, _ steps: inout [RelativeStep]) {
        var parts: RelativeParts = []
        for part in RelativeValue.Part.all where visits[RelativeValue(part, of: item)] == 0 {
            visits[RelativeValue(part, of: item)] = Self.done
            parts.formUnion(RelativeParts(part))
        }
        if !parts.isEmpty { steps.append(RelativeStep(item: item, parts: parts)) }
    }

    private mutating func walk(
        _ plans: [RelativePlan], _ steps: inout [RelativeStep], _ visit: inout Int32,
        _ report: (_ circle: [Int32], _ members: [Int32]) -> Void
    ) {
        while var top = path.popLast() {
            let value = top.value
            if top.needs == 0 {
                visit += 1
                (visits[value], earliest[value]) = (visit, visit)
                open.append(top.value)
            }
            if let next = nextNeed(of: &top, plans) {
                path.append(top)
                path.append(Visit(value: next, needs: 0))
                continue
            }
            if earliest[value] == visits[value] { close(top.value, plans, &steps, report) }
            if let above = path.last, visits[value] != Self.done {
                earliest[above.value] = min(earliest[above.value], earliest[value])
            }
        }
    }

    /// The next dependency that was not visited; nil if there is none. Visited dependencies that are still open lead back to
    /// their visit.
    private mutating func nextNeed(of top: inout Visit, _ plans: [RelativePlan]) -> RelativeValue? {
        let plan = plans[Int(top.value.item)]
        while true {
            let need = plan.need(Int(top.needs), of: top.value)
            guard need.exists else { return nil }
            top.needs += 1
            let visit = visits[need]
            if visit == 0 { return need }
            if visit < earliest[top.value] { earliest[top.value] = visit }
        }
    }

    /// Adds the values opened since `value` to the order: the value alone, or a group of values that depend on each other.
    private mutating func close(
        _ value: RelativeValue, _ plans: [RelativePlan], _ steps: inout [RelativeStep],
        _ report: (_ circle: [Int32], _ members: [Int32]) -> Void
    ) {
        let start = (open.lastIndex(of: value) ?? 0)
        if start == open.count - 1, !needsItself(value, plans) {
            open.removeLast()
            visits[value] = Self.done
            return append(value, plans, to: &steps)
        }
        let knot = open[start...].sorted()
        open.removeSubrange(start...)
        let circle = circle(in: knot, plans)
        var members: [Int32] = []
        for value in knot {
            visits[value] = Self.done
            if members.last != value.item { members.append(value.item) }
            append(value, plans, to: &steps)
        }
        if knots.contains(members) { return }
        knots.append(members)
        report(circle.map { plans[Int($0)].child }, members.map { plans[Int($0)].child })
    }

    /// Adds a value. Values of the same item are computed together if no other item's value comes between them.
    private func append(_ value: RelativeValue, _ plans: [RelativePlan], to steps: inout [RelativeStep]) {
        let item = value.item
        let part = RelativeParts(value.part)
        if let last = steps.last, last.item == item, !plans[Int(item)].isMeasuredFromItself(item) {
            steps[steps.count - 1].parts.formUnion(part)
        } else {
            steps.append(RelativeStep(item: item, parts: part))
        }
    }

    private func needsItself(_ value: RelativeValue, _ plans: [RelativePlan]) -> Bool {
        (0..<3).contains { plans[Int(value.item)].need($0, of: value) == value }
    }

    /// The items on a shortest path from the first value of a group back to it, each depending on the next.
    private mutating func circle(in knot: [RelativeValue], _ plans: [RelativePlan]) -> [Int32] {
        for value in knot { (visits[value], earliest[value]) = (-1, -1) }
        queue.removeAll(keepingCapacity: true)
        queue.append(knot[0])
        var last = knot[0]
        var head = 0
        search: while head < queue.count {
            let value = queue[head]
            head += 1
            for index in 0..<3 {
                let need = plans[Int(value.item)].need(index, of: value)
                if need == knot[0] {
                    last = value
                    break search
                }
                guard need.exists, visits[need] == -1, earliest[need] < 0 else { continue }
                earliest[need] = value.index
                queue.append(need)
            }
        }
        var items = [last.item]
        while last != knot[0] {
            last = RelativeValue(index: earliest[last])
            if items.last != last.item { items.append(last.item) }
        }
        if items.count > 1, items.first == items.last { items.removeFirst() }
        return items.reversed()
    }
}

extension [Int32] {
    /// The entry of a value in a table with one entry per value.
    fileprivate subscript(value: RelativeValue) -> Int32 {
        @inline(__always) get { self[Int(value.index)] }
        @inline(__always) set { self[Int(value.index)] = newValue }
    }
}

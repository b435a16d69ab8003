/// Values of one item that can be computed at the same time.
struct RelativeStep {
    let item: Int32
    /// Bit 0 the start edge, bit 1 the end edge, bit 2 the length.
    var parts: UInt8
}

/// Finds an order in which every value comes after those it needs, and the values that need themselves: Tarjan's strongly
/// connected components over the values of one axis, with a stack of its own. Linear in the number of items.
struct RelativeOrder {
    private struct Visit {
        let value: Int32
        /// How many of its needs have been looked at.
        var needs: Int32
    }

    /// The number of each value's visit; 0 if not visited, `done` if already in the order.
    private var visits: [Int32] = []
    /// The earliest visit that a value leads back to; within a found circle, the value from which it was reached.
    private var earliest: [Int32] = []
    private var path: [Visit] = []
    /// Values that were visited and are not in the order yet.
    private var open: [Int32] = []
    private var queue: [Int32] = []
    /// Items with values that need themselves, in knots; one item's values may be in several.
    private(set) var knots: [[Int32]] = []
    private static let done = Int32.max

    /// Writes all values to `steps`, and the items whose values depend on themselves to `knots`. Calls `tell` with the children
    /// of a circle in turn, and with all children of its group in order.
    mutating func settle(
        _ plans: [RelativePlan], _ steps: inout [RelativeStep], _ tell: (_ circle: [Int32], _ members: [Int32]) -> Void
    ) {
        let count = 3 * plans.count
        steps.removeAll(keepingCapacity: true)
        knots.removeAll(keepingCapacity: true)
        visits.removeAll(keepingCapacity: true)
        visits.append(contentsOf: repeatElement(0, count: count))
        earliest.removeAll(keepingCapacity: true)
        earliest.append(contentsOf: repeatElement(0, count: count))
        for part in 0..<min(3, count) { visits[part] = Self.done }
        var visit: Int32 = 0
        for item in 1..<max(1, Int32(plans.count)) {
            if isReady(plans[Int(item)]) {
                finish(item, &steps)
            } else {
                for value in 3 * item..<3 * item + 3 where visits[Int(value)] == 0 {
                    path.append(Visit(value: value, needs: 0))
                    walk(plans, &steps, &visit, tell)
                }
            }
        }
    }

    /// True if all values that the item depends on are already in the order. Most items refer to earlier ones.
    private func isReady(_ plan: RelativePlan) -> Bool {
        isDone(plan.startSource) && isDone(plan.endSource) && isDone(plan.lengthSource)
            && isDone(3 * plan.center) && isDone(3 * plan.center + 1)
    }

    private func isDone(_ value: Int32) -> Bool { value < 0 || visits[Int(value)] == Self.done }

    /// Adds the remaining values of an item to the order at once.
    private mutating func finish(_ item: Int32, _ steps: inout [RelativeStep]) {
        var parts: UInt8 = 0
        for part in 0..<3 where visits[3 * Int(item) + part] == 0 {
            visits[3 * Int(item) + part] = Self.done
            parts |= 1 << UInt8(part)
        }
        if parts != 0 { steps.append(RelativeStep(item: item, parts: parts)) }
    }

    private mutating func walk(
        _ plans: [RelativePlan], _ steps: inout [RelativeStep], _ visit: inout Int32,
        _ tell: (_ circle: [Int32], _ members: [Int32]) -> Void
    ) {
        while var top = path.popLast() {
            let value = Int(top.value)
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
            if earliest[value] == visits[value] { close(top.value, plans, &steps, tell) }
            if let above = path.last, visits[value] != Self.done {
                earliest[Int(above.value)] = min(earliest[Int(above.value)], earliest[value])
            }
        }
    }

    /// The next value that is needed and was not visited. Those that were visited and are open lead back to where they are.
    private mutating func nextNeed(of top: inout Visit, _ plans: [RelativePlan]) -> Int32? {
        let item = top.value / 3
        let part = top.value % 3
        while true {
            let need = plans[Int(item)].need(Int(top.needs), of: part, item)
            guard need >= 0 else { return nil }
            top.needs += 1
            let visit = visits[Int(need)]
            if visit == 0 { return need }
            if visit < earliest[Int(top.value)] { earliest[Int(top.value)] = visit }
        }
    }

    /// Adds the values opened since `value` to the order: the value alone, or a group of values that depend on each other.
    private mutating func close(
        _ value: Int32, _ plans: [RelativePlan], _ steps: inout [RelativeStep],
        _ tell: (_ circle: [Int32], _ members: [Int32]) -> Void
    ) {
        let start = (open.lastIndex(of: value) ?? 0)
        if start == open.count - 1, !needsItself(value, plans) {
            open.removeLast()
            visits[Int(value)] = Self.done
            return append(value, plans, to: &steps)
        }
        let knot = open[start...].sorted()
        open.removeSubrange(start...)
        let circle = circle(in: knot, plans)
        var members: [Int32] = []
        for value in knot {
            visits[Int(value)] = Self.done
            if members.last != value / 3 { members.append(value / 3) }
            append(value, plans, to: &steps)
        }
        if knots.contains(members) { return }
        knots.append(members)
        tell(circle.map { plans[Int($0)].child }, members.map { plans[Int($0)].child })
    }

    /// The values of an item are worked out together where nothing else comes between them.
    private func append(_ value: Int32, _ plans: [RelativePlan], to steps: inout [RelativeStep]) {
        let item = value / 3
        let part = UInt8(1) << UInt8(value % 3)
        if let last = steps.last, last.item == item, !plans[Int(item)].isMeasuredFromItself(item) {
            steps[steps.count - 1].parts |= part
        } else {
            steps.append(RelativeStep(item: item, parts: part))
        }
    }

    private func needsItself(_ value: Int32, _ plans: [RelativePlan]) -> Bool {
        let item = value / 3
        return (0..<3).contains { plans[Int(item)].need($0, of: value % 3, item) == value }
    }

    /// The items on a shortest way from the first value of a knot back to it, each needing the next.
    private mutating func circle(in knot: [Int32], _ plans: [RelativePlan]) -> [Int32] {
        for value in knot { (visits[Int(value)], earliest[Int(value)]) = (-1, -1) }
        queue.removeAll(keepingCapacity: true)
        queue.append(knot[0])
        var last = knot[0]
        var head = 0
        search: while head < queue.count {
            let value = queue[head]
            let item = value / 3
            head += 1
            for index in 0..<3 {
                let need = plans[Int(item)].need(index, of: value % 3, item)
                if need == knot[0] {
                    last = value
                    break search
                }
                guard need >= 0, visits[Int(need)] == -1, earliest[Int(need)] < 0 else { continue }
                earliest[Int(need)] = value
                queue.append(need)
            }
        }
        var items = [last / 3]
        while last != knot[0] {
            last = earliest[Int(last)]
            if items.last != last / 3 { items.append(last / 3) }
        }
        if items.count > 1, items.first == items.last { items.removeFirst() }
        return items.reversed()
    }
}

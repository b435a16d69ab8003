import TatamiGeometry

/// A rule that the result of a pass breaks, and where.
struct LayoutFault {
    let rule: LayoutGuards
    let node: Int32
    /// What is wrong, as the rest of a sentence that begins with the node.
    let message: String

    init(_ rule: LayoutGuards, of node: Int32, _ message: String) {
        self.rule = rule
        self.node = node
        self.message = message
    }

    init(_ rule: LayoutGuards, of box: Box, _ message: String) {
        self.init(rule, of: box.id, "along the \(box.axis) axis \(message)")
    }
}

extension Box {
    /// Where `child` was fitted into a slot it lies inside, unless it cannot be as short as that. Items on a common baseline
    /// stand by each other.
    func faultInSlot(_ child: Int32, slot start: Double, _ room: Double) -> LayoutFault? {
        if standsOnBaseline(child) { return nil }
        let style = style(child)
        let result = result(child)
        let inner = room - style.margins
        let least = max(result.minimum, style.low)
        let outerStart = result.position - style.marginStart
        let outerEnd = result.position + result.length + style.marginEnd
        let rounding = rounding(of: child, abs(start) + abs(room))
        if result.length > max(0, inner) + rounding {
            if result.length <= least + rounding { return nil }
            return LayoutFault(
                .overlaps, of: self, "item \(number(of: child)) is \(result.length) long in \(inner), but could do with \(least)")
        }
        if inner < 0 || outerStart >= start - rounding && outerEnd <= start + room + rounding { return nil }
        return LayoutFault(
            .overlaps, of: self,
            "item \(number(of: child)) lies at \(outerStart)...\(outerEnd), outside its slot \(start)...\(start + room)")
    }

    /// What adding up may have changed where `child` and numbers of this size had a part: large ones that cancel each other leave
    /// small differences.
    func rounding(of child: Int32, _ magnitude: Double) -> Double {
        let style = style(child)
        let result = result(child)
        return tolerance(magnitude + abs(result.position) + result.length + abs(style.marginStart) + abs(style.marginEnd))
    }

    /// Which of the items that count `child` is, counted from 1.
    private func number(of child: Int32) -> Int {
        var number = 1
        var other = first
        while other >= 0, other != child {
            number += 1
            other = after(other)
        }
        return number
    }
}

import TatamiGeometry

/// A rule that the result of a pass breaks, and the node at fault.
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
    /// Returns a fault if `child` was fitted into a slot and lies outside it, unless it cannot be as short as the slot. Items on a common
    /// baseline are placed relative to each other.
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
                .overlaps, of: self, "item \(number(of: child)) is \(result.length) long in \(inner), but needs only \(least)")
        }
        if inner < 0 || outerStart >= start - rounding && outerEnd <= start + room + rounding { return nil }
        return LayoutFault(
            .overlaps, of: self,
            "item \(number(of: child)) is at \(outerStart)...\(outerEnd), outside its slot \(start)...\(start + room)")
    }

    /// Returns the difference that adding numbers of this size may cause in the place of `child`: large numbers that cancel each other
    /// leave small differences.
    func rounding(of child: Int32, _ magnitude: Double) -> Double {
        let style = style(child)
        let result = result(child)
        return tolerance(magnitude + abs(result.position) + result.length + abs(style.marginStart) + abs(style.marginEnd))
    }

    /// Returns the number of `child` among the items that are not collapsed, from 1.
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

import TatamiGeometry
import TatamiLayout
import TestSupport

/// Rules of relative layouts.
extension SketchMaker {
    /// Gives the children of a relative layout rules; those of other layouts seldom, where they mean nothing.
    func giveRules(to container: Sketch, _ random: inout Seeded) {
        guard case .relative = container.content else { return }
        for child in container.children where !random.oneIn(6) { child.rules = rules(among: container.children, &random) }
    }

    /// Rules that name `siblings`, or nothing at all.
    func rules(among siblings: [Sketch], _ random: inout Seeded) -> RelativeRules<SketchName> {
        let names = siblings.map(\.name) + (random.oneIn(8) ? [SketchName()] : [])
        var rules = RelativeRules<SketchName>()
        for axis in Axis.allCases {
            rules[axis] = .random(names, &random)
        }
        return rules
    }
}

extension AxisRules {
    static func random(_ names: [Sibling], _ random: inout Seeded) -> AxisRules {
        var rules = AxisRules()
        rules.start = .random(names, &random)
        if !random.oneIn(3) { rules.end = .random(names, &random) }
        switch random.below(8) {
        case 0: rules.length = .own
        case 1: rules.length = .fixed(random.length(120))
        case 2: rules.length = .ratio(random.length(15) / 10, of: nil)
        case 3 where !names.isEmpty: rules.length = .ratio(random.length(15) / 10, of: random.pick(names))
        default: break
        }
        return rules
    }
}

extension EdgeRule {
    static func random(_ names: [Sibling], _ random: inout Seeded) -> EdgeRule {
        let distance = random.length(20) - (random.oneIn(4) ? 15 : 0)
        switch random.below(names.isEmpty ? 4 : 8) {
        case 0: return .free
        case 1, 2: return .parent(distance)
        case 3: return .center(nil, offset: random.oneIn(2) ? distance : 0)
        case 4: return .center(random.pick(names), offset: random.oneIn(2) ? distance : 0)
        case 5: return .fit(random.pick(names), distance: distance)
        default: return .adjacent(random.pick(names), distance: distance)
        }
    }
}

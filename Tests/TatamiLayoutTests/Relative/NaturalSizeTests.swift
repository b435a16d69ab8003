import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// A relative layout asks for the least area in which nothing leaves it and nothing that follows it is too short, found here by
/// looking at what happens in many areas.
@Suite struct NaturalSizeTests {
    /// Something that may be wrong with an item in an area.
    private struct Fault: Hashable {
        enum Kind { case beforeTheStart, behindTheEnd, tooShort }
        var item: Int
        var kind: Kind
    }

    @Test(arguments: Axis.allCases)
    func theLeastAreaIsAsked(axis: Axis) {
        var found = 0
        for seed in 0..<UInt64(4000) {
            var random = Seeded(seed)
            let scene = Scene(1 + random.below(7), axis, &random)
            let natural = scene.extent.natural
            let larger = [natural + 1e-5, natural + 1, natural * 1.5, natural * 4 + 100]
            let hopeless = scene.faults(in: 1e6).union(scene.faults(in: 9e5))
            let later = larger.map { scene.faults(in: $0).subtracting(hopeless) }
            // Where edges cross for good, lengths stop following the area.
            if scene.tree.diagnostics.contains(where: { $0.message.contains("cross") }) { continue }
            #expect(later.allSatisfy { $0.isEmpty }, "seed \(seed): in \(natural) and more \(later)")
            guard natural > 0 else { continue }
            found += 1
            let less = natural - max(1e-3, natural * 1e-4)
            #expect(!scene.faults(in: less).subtracting(hopeless).isEmpty, "seed \(seed): \(natural) is more than is needed\n\(scene)")
        }
        #expect(found > 2000, "nearly nothing is tested")
    }

    /// The minimum is what would be asked if every item were at its minimum.
    @Test func theMinimumIsTheSameWithMinima() {
        for seed in 0..<UInt64(2000) {
            var random = Seeded(seed)
            var small = random
            let count = 1 + random.below(7)
            let axis = Axis.horizontal
            _ = small.below(7)
            let scene = Scene(count, axis, &random)
            let least = Scene(count, axis, isMinimal: true, &small)
            #expect(scene.extent.minimum == min(scene.extent.natural, least.extent.natural), "seed \(seed)")
        }
    }

    private struct Scene: CustomStringConvertible {
        var description: String {
            ids.map { "\(tree.rules(of: $0)[axis]) asks \(tree.extent(of: $0, along: axis)), is \(tree.exactFrame(of: $0))" }
                .joined(separator: "\n")
        }

        let tree = LayoutTree()
        let root: NodeID
        let axis: Axis
        var ids: [NodeID] = []
        var naturals: [Double] = []

        init(_ count: Int, _ axis: Axis, isMinimal: Bool = false, _ random: inout Seeded) {
            self.axis = axis
            root = tree.add(.relative(RelativeStyle()))
            for _ in 0..<count {
                let natural = 1 + random.length(80)
                let minimum = min(natural - 0.5, random.length(60))
                let length = isMinimal ? minimum : natural
                naturals.append(length)
                let isText = axis == .horizontal && !isMinimal
                ids.append(
                    tree.add(isText ? .measured(by: Wide(minimum, length)) : .fixed(Size(length, length)), to: root))
            }
            for (number, id) in ids.enumerated() {
                var rules = RelativeRules<NodeID>()
                rules[axis] = Self.rules(Array(ids[..<number]), &random)
                tree.setRules(rules, of: id)
            }
            tree.layout(root)
        }

        /// Rules that name earlier items; an item that reaches as far to both sides does so around the area's centre.
        private static func rules(_ names: [NodeID], _ random: inout Seeded) -> AxisRules<NodeID> {
            var rules = AxisRules.random(names, &random)
            let hasCenter = [rules.start, rules.end].contains { if case .center = $0 { true } else { false } }
            if hasCenter, case .free = rules.length {
                rules.start = .center(nil)
                rules.end = random.oneIn(2) ? .parent(random.length(30)) : .center(nil)
            }
            return rules
        }

        var extent: Extent { tree.extent(of: root, along: axis) }

        func faults(in area: Double) -> Set<Fault> {
            tree.layout(root, width: area, height: area)
            let here = ids.map { tree.exactFrame(of: $0) }
            tree.layout(root, width: area + 1, height: area + 1)
            let next = ids.map { tree.exactFrame(of: $0) }
            var faults: Set<Fault> = []
            for number in ids.indices {
                let start = here[number].origin[axis]
                let length = here[number].size[axis]
                let room = 1e-6
                if start < -room { faults.insert(Fault(item: number, kind: .beforeTheStart)) }
                if start + length > area + room { faults.insert(Fault(item: number, kind: .behindTheEnd)) }
                let follows = next[number].size[axis] > length + 1e-9
                if follows, length < naturals[number] - room { faults.insert(Fault(item: number, kind: .tooShort)) }
            }
            return faults
        }
    }

    /// As wide as it can be; it never wraps.
    private final class Wide: LeafMeasurer {
        let extent: Extent
        init(_ minimum: Double, _ natural: Double) { extent = Extent(minimum: minimum, natural: natural) }
        func widths() -> Extent { extent }
        func height(forWidth width: Double) -> LeafHeight { LeafHeight(10) }
    }
}

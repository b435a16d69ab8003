import TatamiGeometry

/// Places items by rules that refer to the area's edges and to siblings (MICUi: RelativeLayout). The area is the content
/// rectangle. Rules may refer to items in any order, and each axis is computed on its own.
enum RelativeLayout: LayoutAlgorithm {
    typealias Style = RelativeStyle

    static var kind: NodeKind { .relative }
    @inline(__always) static var readsRules: Bool { true }

    /// The smallest area that contains all items and in which no item is shorter than it asks for. Problems that no length of
    /// the area could fix are ignored, and so are the bounds of a length that follows the area.
    static func measure(_ box: Box) -> Extent {
        let detail = box.extras.detail(of: box, as: RelativeDetail.self)
        let graph = detail.graph(of: box)
        return detail.resolve(graph, box, area: .area, isMeasuring: true) { resolver in
            var least = LeastArea()
            for (item, plan) in zip(Int32(0)..., graph.plans).dropFirst() where !plan.isCollapsed {
                let result = box.result(plan.child)
                let wish = RelativeLine(natural: result.natural, minimum: result.minimum, slope: 0)
                least.demand(resolver.value(.start(of: item)))
                least.demand(.area - resolver.value(.end(of: item)))
                if !plan.takesOwnLength {
                    least.demand(resolver.value(.length(of: item)) - wish)
                } else if result.minimum < result.natural {
                    least.demandNatural(resolver.room(plan) - wish)
                }
            }
            return Extent(minimum: min(least.extent.minimum, least.extent.natural), natural: least.extent.natural)
        }
    }

    static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        let detail = box.extras.detail(of: box, as: RelativeDetail.self)
        let graph = detail.graph(of: box)
        let area = RelativeLine(box.room(in: length))
        let origin = box.record.pointee.start(box.axis)
        detail.resolve(graph, box, area: area, isMeasuring: false) { resolver in
            for (item, plan) in zip(Int32(0)..., graph.plans).dropFirst() {
                let position = origin + resolver.value(.start(of: item)).natural
                if plan.isCollapsed {
                    if placement.writes { box.keepPlace(ofCollapsed: plan.child, position) }
                    continue
                }
                if placement.writes, plan.kind == .stretch || plan.kind == .bounded { detail.reportCrossedEdges(plan, resolver) }
                placement.note(plan.child, remarks: RelativeRemarks(plan, item, resolver, graph).all)
                if !placement.writes, let share = resolver.squeeze(of: plan, item) { placement.note(plan.child, share) }
                placement.place(
                    plan.child, at: position + box.style(plan.child).marginStart, length: resolver.value(.length(of: item)).natural)
            }
        }
    }

    /// The area takes effect when the rules are resolved in it.
    static func measureResolved(_ box: Box) {}

    /// The position that its rules give to an item without length.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double { box.result(child).position }
}

extension Box {
    /// Stores the position of a collapsed child, whose result is not written anywhere else.
    fileprivate func keepPlace(ofCollapsed child: Int32, _ position: Double) { results[Int(child)].position = position }
}

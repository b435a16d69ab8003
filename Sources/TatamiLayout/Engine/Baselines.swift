import TatamiGeometry

/// First baselines, computed only for nodes whose baseline is needed: by an item on a common baseline, or by a reader.
///
/// A container has the baseline of its first item, placed as at the container's natural height. A container that cannot tell before it is
/// placed (absolute, custom, scaled in proportion) or has no items has its bottom edge.
struct Baselines {
    private let arena: UnsafeMutablePointer<Arena>
    private let walker: Walker

    init(_ arena: UnsafeMutablePointer<Arena>) {
        self.arena = arena
        walker = Walker(arena)
    }

    /// Returns the distance of the first baseline of `node` from its top, at its natural height.
    func baseline(of node: Int32) -> Double {
        var path: [Int32] = []
        var id = node
        while let child = child(deciding: id) {
            path.append(id)
            id = child
        }
        var baseline = ownBaseline(id)
        while let id = path.popLast() {
            baseline = keep(top(of: child(deciding: id), in: id) + baseline, for: id)
        }
        return baseline
    }

    /// Computes the known baseline of a container again. Returns true if it changed.
    func update(_ id: Int32) -> Bool {
        let record = walker.containers + Int(arena.pointee.links[Int(id)].payload)
        record.pointee.isBaselineKnown = false
        let before = record.pointee.baseline
        return baseline(of: id) != before
    }

    /// Returns the item on whose baseline that of container `id` depends; nil if the baseline is known or does not come from an item.
    private func child(deciding id: Int32) -> Int32? {
        let links = arena.pointee.links[Int(id)]
        guard links.flags.kind.isContainer, links.flags.kind.layout.hasBaselineOfFirstItem else { return nil }
        let box = walker.box(id, .vertical)
        let record = box.record.pointee
        if record.isBaselineKnown || record.contentMode != .normal || record.hasCommonBaseline { return nil }
        return box.first >= 0 ? box.first : nil
    }

    /// Returns the baseline of a node that does not take it from an item.
    private func ownBaseline(_ id: Int32) -> Double {
        let links = arena.pointee.links[Int(id)]
        let kind = links.flags.kind
        let natural = arena.pointee.resultsY[Int(id)].natural
        if kind == .measured { return askedBaseline(id, links.payload) ?? natural }
        guard kind.isContainer else { return natural }
        let record = walker.containers[Int(links.payload)]
        if record.isBaselineKnown { return record.baseline }
        return keep(record.hasCommonBaseline ? record.start(.vertical) + record.ascent : natural, for: id)
    }

    private func askedBaseline(_ id: Int32, _ payload: Int32) -> Double? {
        let leaf = arena.pointee.measurers.base + Int(payload)
        let width = arena.pointee.resultsX[Int(id)].length
        if !leaf.pointee.isBaselineKnown, width >= 0 {
            arena.pointee.counters.measureCalls += 1
            leaf.pointee.baseline = leaf.pointee.measurer.height(forWidth: width).baseline.map(Numbers.clean)
            leaf.pointee.isBaselineKnown = true
        }
        return leaf.pointee.baseline
    }

    private func keep(_ baseline: Double, for id: Int32) -> Double {
        let record = walker.containers + Int(arena.pointee.links[Int(id)].payload)
        record.pointee.baseline = baseline
        record.pointee.isBaselineKnown = true
        return baseline
    }

    /// Returns the position of `child` in container `id` at its natural height.
    private func top(of child: Int32?, in id: Int32) -> Double {
        guard let child else { return 0 }
        var listener = ListeningPlacement(subject: child)
        arena.pointee.links[Int(id)].flags.kind.place(
            walker.box(id, .vertical), in: arena.pointee.resultsY[Int(id)].natural, &listener)
        return listener.position
    }
}

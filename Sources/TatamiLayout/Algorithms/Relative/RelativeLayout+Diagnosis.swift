import TatamiGeometry

/// The diagnostics of a relative layout. Each is reported once, with the names of the items.
extension Box {
    /// Reports rules that depend on each other.
    ///
    /// - Parameters:
    ///   - circle: children whose rules depend on each other in turn.
    ///   - members: all children whose rules are ignored because of it, including those of the circle.
    func reportCycle(_ circle: [Int32], _ members: [Int32]) {
        let words = RelativeWords(self)
        let names = circle.map(extras.name(of:))
        let others = members.filter { !circle.contains($0) }.map(extras.name(of:))
        let more = others.isEmpty ? "" : "; so do those of \(others.joined(separator: ", "))"
        extras.diagnose(
            cycle: circle, along: axis,
            """
            The \(words.sideways) rules depend on each other: \((names + names.prefix(1)).joined(separator: " -> "))\(more). \
            \(members.count == 1 ? "It has its" : "All have their") own \(words.length), at the area's \(words.start) edge.
            """)
    }
}

extension RelativeDetail {
    /// Reports two edges that leave a negative length, once as long as the rules stay the same.
    @inline(__always) func reportCrossedEdges(_ plan: RelativePlan, _ resolver: RelativeResolver) {
        let room = resolver.roomBetweenEdges(plan)
        if room < -tolerance(abs(room)) { reportCrossedEdges(of: plan.child, resolver.box) }
    }

    private func reportCrossedEdges(of child: Int32, _ box: Box) {
        guard !box.extras.isTrial, crossed.insert(2 * Int(child) + Int(box.axis.rawValue)).inserted else { return }
        let words = RelativeWords(box)
        box.extras.diagnose(child, "The \(words.start) and the \(words.end) edge cross, so no \(words.length) is left.")
    }
}

/// The visible names of the edges and the length of an axis, for messages.
struct RelativeWords {
    let start: String
    let end: String
    let length: String
    let sideways: String

    init(_ box: Box) {
        switch box.axis {
        case .horizontal:
            (start, end) = box.mirrored ? ("right", "left") : ("left", "right")
            (length, sideways) = ("width", "horizontal")
        case .vertical: (start, end, length, sideways) = ("top", "bottom", "height", "vertical")
        }
    }
}

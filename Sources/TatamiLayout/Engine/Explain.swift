import TatamiGeometry

/// Why a node has its size and place, per axis. Worked out when asked for; a layout that nobody asks about pays nothing.
public struct Explanation: Hashable, Sendable {
    public var horizontal: AxisExplanation
    public var vertical: AxisExplanation

    public subscript(axis: Axis) -> AxisExplanation { axis == .horizontal ? horizontal : vertical }
}

/// Why a node has its length and place along one axis, in the order in which the rules were applied. Points.
public struct AxisExplanation: Hashable, Sendable {
    /// Where the content's answer came from.
    public enum Source: String, Hashable, Sendable {
        case fixedContent, measuredContent, children
    }

    public var axis: Axis
    public var source: Source
    /// What the content asked for, before the item's rules.
    public var content: Double
    /// What the item says.
    public var item: AxisItem
    /// What the node asked its container for, with all rules of the item.
    public var natural: Double
    public var minimum: Double
    /// True for a node without parent: its length was given to the pass, or is its natural one.
    public var isRoot: Bool
    /// What the container gave or took, and by which rule; nil where the node has its natural length.
    public var share: Share?
    /// The room it was aligned in, across a layout's axis; nil along it.
    public var slot: Slot?
    /// Rules of the container's own layout that had a part in it, in the order in which they were applied.
    public var remarks: [Remark] = []
    /// Final, from the parent's start edge.
    public var position: Double
    public var length: Double
    /// By how much the children, or this node's content, exceed its length.
    public var overflow: Double
    public var isCollapsed: Bool
}

extension LayoutTree {
    /// Explains `node` as the last pass left it.
    public func explain(_ node: NodeID) -> Explanation {
        Explanation(horizontal: explain(row(node), .horizontal), vertical: explain(row(node), .vertical))
    }

    /// By how much the content of a container exceeds it along `axis`; 0 where it fits, or may scroll. Points.
    public func overflow(of node: NodeID, along axis: Axis) -> Double { overflow(row(node), axis) }

    private func explain(_ id: Int32, _ axis: Axis) -> AxisExplanation {
        let links = arena.pointee.links[Int(id)], result = arena.pointee.results(axis)[Int(id)]
        let item = ItemStyle(reading: id, from: arena)[axis]
        if isGone(id) {
            return AxisExplanation(
                axis: axis, source: source(links.flags.kind), content: 0, item: item, natural: 0, minimum: 0, isRoot: false,
                position: collapsedAncestor(of: id) == nil ? collapsedPosition(id, axis) : 0, length: 0, overflow: 0,
                isCollapsed: true)
        }
        let notes = notes(about: id, axis)
        return AxisExplanation(
            axis: axis, source: source(links.flags.kind), content: content(id, axis), item: item, natural: result.natural,
            minimum: result.minimum, isRoot: links.parent < 0, share: notes.share, slot: notes.slot,
            remarks: notes.remarks, position: result.position, length: max(0, result.length), overflow: overflow(id, axis), isCollapsed: false)
    }

    private func source(_ kind: NodeKind) -> AxisExplanation.Source {
        switch kind {
        case .fixed: .fixedContent
        case .measured: .measuredContent
        default: .children
        }
    }

    /// The content's own answer. Of a measured leaf it is asked again: answers are pure.
    private func content(_ id: Int32, _ axis: Axis) -> Double {
        let links = arena.pointee.links[Int(id)]
        switch links.flags.kind {
        case .fixed: return arena.pointee.leafSizes[links.payload][axis]
        case .measured:
            let measurer = arena.pointee.measurers[links.payload].measurer
            let width = max(0, arena.pointee.resultsX[Int(id)].length)
            return axis == .horizontal
                ? Numbers.cleanLength(measurer.widths().natural)
                : Numbers.cleanLength(measurer.height(forWidth: width).height)
        default:
            let record = arena.pointee.containers[links.payload]
            return max(0, record.content(axis) + record.padding(axis))
        }
    }

    /// Lets the container place its children once more, and listens.
    private func notes(about id: Int32, _ axis: Axis) -> ListeningPlacement {
        var listener = ListeningPlacement(subject: id)
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0 else { return listener }
        let kind = arena.pointee.links[Int(parent)].flags.kind
        // Where widths are tried out, placing once more would disturb them.
        guard !arena.pointee.links[Int(parent)].flags.contains(.watchesBelow) else { return listener }
        let walker = Walker(arena)
        Catalogue.place(kind, walker.box(parent, axis), in: max(0, arena.pointee.results(axis)[Int(parent)].length), &listener)
        return listener
    }

    private func overflow(_ id: Int32, _ axis: Axis) -> Double {
        let links = arena.pointee.links[Int(id)], results = arena.pointee.results(axis)
        guard links.flags.kind.isContainer, links.flags.kind != .absolute, !isGone(id) else { return 0 }
        let box = Walker(arena).box(id, axis)
        if box.record.pointee.scrolls.contains(axis) { return 0 }
        let length = max(0, results[Int(id)].length)
        let start = box.record.pointee.start(axis), end = length - box.record.pointee.end(axis)
        var most = 0.0
        var child = box.first
        while child >= 0 {
            let result = box.result(child), style = box.style(child)
            let childStart = result.position - style.marginStart, childEnd = result.position + result.length + style.marginEnd
            most = max(most, start - childStart, childEnd - max(start, end))
            child = box.after(child)
        }
        return most > tolerance(length) ? most : 0
    }
}

/// Listens to what an algorithm decides and says about one child, and writes nothing.
struct ListeningPlacement: Placement {
    static var isReal: Bool { false }
    let subject: Int32
    private(set) var share: Share?
    private(set) var slot: Slot?
    private(set) var remarks: [Remark] = []
    private(set) var position = 0.0

    init(subject: Int32) { self.subject = subject }

    mutating func place(_ child: Int32, at position: Double, length: Double) {
        if child == subject { self.position = position }
    }

    mutating func note(_ child: Int32, _ share: @autoclosure () -> Share) {
        if child == subject { self.share = share() }
    }

    mutating func note(_ child: Int32, slot: @autoclosure () -> Slot) {
        if child == subject { self.slot = slot() }
    }

    mutating func note(_ child: Int32, remark: @autoclosure () -> Remark) {
        if child == subject { remarks.append(remark()) }
    }

    mutating func note(_ child: Int32, remarks: @autoclosure () -> [Remark]) {
        if child == subject { self.remarks += remarks() }
    }
}

import TatamiGeometry

/// What the engine knows about one node along one axis, read from the columns when an explanation is requested.
struct AxisFindings {
    let axis: Axis
    let id: Int32
    /// The node's layout; nil for a leaf.
    let layout: (any LayoutAlgorithm.Type)?
    /// The item's rules. On this axis, fractions are resolved.
    let style: ItemStyle
    let fractions: FractionFinding
    let content: ContentFinding
    let natural: Double
    let least: Double
    let position: Double
    let length: Double
    /// The width at which the node was asked for its height.
    let askedWidth: Double
    /// The node's properties as a container; nil for a leaf.
    let record: ContainerRecord?
    let container: ContainerFinding?
    let notes: ListeningPlacement
    /// The node, or the outermost one above it, that is collapsed; nil if there is none.
    let collapsed: Int32?

    var item: AxisItem { style[axis] }
    /// What of a container's content is said to need room, and the verb; nil for a leaf.
    var words: (name: String, verb: String)? { layout?.content }
    var isRoot: Bool { container == nil }

    /// What the item's rules make of the content, rule by rule.
    var asking: ItemRules {
        var bounds = AxisStyle(low: item.minimum, high: max(item.maximum ?? .infinity, 0))
        if let fixed = item.fixed { (bounds.low, bounds.high) = (fixed, fixed) }
        return ItemRules(
            content: content.total, ratio: style.ratioLength(axis, width: askedWidth), adjustment: item.adjustment, bounds: bounds,
            ignoresContent: item.ignoresContent)
    }
}

/// What the content asks for.
struct ContentFinding {
    var source = AxisExplanation.Source.children
    /// The content's length: for a leaf its answer, for a container what its items need.
    var asked = 0.0
    /// The length that a stack's style sets for its content instead; nil if it sets none.
    var set: Double?
    /// True along the axis of a stack. Then `margins` and `gaps` hold what these take of what the items need.
    var isMain = false
    var count = 0
    var margins = 0.0
    var gaps = 0.0
    var paddingStart = 0.0
    var paddingEnd = 0.0

    /// The length including padding, never negative.
    var total: Double { max(0, (set ?? asked) + paddingStart + paddingEnd) }
}

/// The container of a node.
struct ContainerFinding {
    let id: Int32
    let layout: any LayoutAlgorithm.Type
    let record: ContainerRecord
    /// Where the items follow each other in one line: the item before, the gap to it, and where the item would stand if nothing was distributed.
    var previous: Int32?
    var gap = 0.0
    var undistributed: Double?
}

extension LayoutTree {
    func findings(_ id: Int32, _ axis: Axis) -> AxisFindings {
        let links = arena.pointee.links[Int(id)]
        let result = arena.pointee.results(axis)[Int(id)]
        let isCollapsed = links.flags.contains(.collapsed)
        let above = collapsedAncestor(of: id)
        let collapsed = above ?? (isCollapsed ? id : nil)
        let isGone = collapsed != nil
        let notes = isGone ? ListeningPlacement(subject: id) : notes(about: id, axis)
        let fractions = fractions(of: id, axis, notes)
        return AxisFindings(
            axis: axis, id: id, layout: layout(of: id), style: fractions.resolved(readItem(id)), fractions: fractions,
            content: isGone ? ContentFinding(source: source(id)) : content(id, axis),
            natural: isGone ? 0 : fractions.clamp(result.natural), least: isGone ? 0 : fractions.clamp(result.minimum),
            position: isGone ? (above == nil ? collapsedPosition(id, axis) : 0) : result.position,
            length: isGone ? 0 : max(0, result.length), askedWidth: askedWidth(id),
            record: links.flags.kind.isContainer ? arena.pointee.containers[links.payload] : nil, container: container(of: id, axis),
            notes: notes, collapsed: collapsed)
    }

    private func source(_ id: Int32) -> AxisExplanation.Source {
        switch arena.pointee.links[Int(id)].flags.kind {
        case .fixed: .fixedContent
        case .measured: .measuredContent
        default: .children
        }
    }

    /// Returns the final width; the natural width if the final one was computed after the heights were measured.
    private func askedWidth(_ id: Int32) -> Double {
        let result = arena.pointee.resultsX[Int(id)]
        return keepsAspect(arena.pointee.links[Int(id)].parent) ? result.natural : max(0, result.length)
    }

    private func keepsAspect(_ id: Int32) -> Bool {
        guard id >= 0 else { return false }
        return arena.pointee.containers[arena.pointee.links[Int(id)].payload].contentMode.keepsAspect
    }

    /// Reads what the content asks for. A measured leaf is measured again, which is possible because measuring is pure.
    private func content(_ id: Int32, _ axis: Axis) -> ContentFinding {
        let links = arena.pointee.links[Int(id)]
        var found = ContentFinding(source: source(id))
        switch links.flags.kind {
        case .fixed: found.asked = arena.pointee.leafSize(id)[axis]
        case .measured:
            let measurer = arena.pointee.measurers[links.payload].measurer
            found.asked = Numbers.cleanLength(
                axis == .horizontal ? measurer.widths().natural : measurer.height(forWidth: askedWidth(id)).height)
        default: read(&found, of: id, axis)
        }
        return found
    }

    private func read(_ found: inout ContentFinding, of id: Int32, _ axis: Axis) {
        let box = Walker(arena).box(id, axis)
        let record = box.record.pointee
        found.asked = record.content(axis)
        (found.isMain, found.count) = (box.isMain, box.count)
        (found.paddingStart, found.paddingEnd) = (record.start(axis), record.end(axis))
        if box.setLength >= 0 { found.set = box.setLength }
        guard layout(of: id)?.isOneLine == true, box.isMain else { return }
        var child = box.first
        while child >= 0 {
            let next = box.after(child)
            found.margins += box.style(child).margins
            if next >= 0 { found.gaps += box.gap(child, next) }
            child = next
        }
    }

    /// What explanations call the program's own layout of container `id`: its type.
    func customName(of id: Int32) -> String { (detail(of: id) as? CustomDetail)?.style.name ?? "" }

    private func container(of id: Int32, _ axis: Axis) -> ContainerFinding? {
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0, let layout = layout(of: parent) else { return nil }
        let box = Walker(arena).box(parent, axis)
        var found = ContainerFinding(id: parent, layout: layout, record: box.record.pointee)
        guard layout.isOneLine, box.isMain else { return found }
        var child = box.first
        while child >= 0, child != id {
            found.previous = child
            child = box.after(child)
        }
        var end = found.record.start(axis)
        if let previous = found.previous {
            let result = box.result(previous)
            found.gap = box.gap(previous, id)
            end = result.position + result.length + box.style(previous).marginEnd + found.gap
        }
        found.undistributed = end + box.style(id).marginStart
        return found
    }

    /// Lets the container place its children once more, and listens. A custom layout is not called, because it may try out widths.
    func notes(about id: Int32, _ axis: Axis) -> ListeningPlacement {
        var listener = ListeningPlacement(subject: id)
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0 else { return listener }
        let kind = arena.pointee.links[Int(parent)].flags.kind
        guard !kind.layout.isOfTheProgram else { return listener }
        let length = max(0, arena.pointee.results(axis)[Int(parent)].length)
        kind.place(Walker(arena).box(parent, axis), in: length, &listener)
        return listener
    }
}

/// Records what an algorithm decides about one child, and writes nothing.
struct ListeningPlacement: Placement {
    let subject: Int32
    private(set) var share: Share?
    private(set) var slot: Slot?
    private(set) var remarks: [Remark] = []
    private(set) var position = 0.0

    init(subject: Int32) { self.subject = subject }

    var writes: Bool { false }

    mutating func place(_ child: Int32, at position: Double, length: Double) {
        if child == subject { self.position = position }
    }

    mutating func note(_ child: Int32, _ share: @autoclosure () -> Share) {
        if child == subject { self.share = share() }
    }

    mutating func note(_ child: Int32, slot: @autoclosure () -> Slot) {
        if child == subject { self.slot = slot() }
    }

    mutating func note(_ child: Int32, remark: @autoclosure () -> Remark?) {
        if child == subject, let remark = remark() { remarks.append(remark) }
    }

    mutating func note(_ child: Int32, remarks: @autoclosure () -> [Remark]) {
        if child == subject { self.remarks += remarks() }
    }
}

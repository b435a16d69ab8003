import TatamiGeometry

/// What the engine knows about one node along one axis: read from the columns when somebody asks.
struct AxisFindings {
    let axis: Axis
    let id: Int32
    let kind: NodeKind
    let style: ItemStyle
    let content: ContentFinding
    let natural: Double
    let least: Double
    let position: Double
    let length: Double
    /// The width at which the node was asked for its height.
    let askedWidth: Double
    /// What the node says as a container.
    let record: ContainerRecord?
    let container: ContainerFinding?
    let notes: ListeningPlacement
    /// The node, or the outermost one above it, that is collapsed.
    let collapsed: Int32?

    var item: AxisItem { style[axis] }
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

/// The content's own answer.
struct ContentFinding {
    var source = AxisExplanation.Source.children
    /// Of a leaf its answer; of a container what its items need.
    var asked = 0.0
    /// The length that a stack's style sets for its content in place of that.
    var set: Double?
    /// The items that count; of a stack along its axis also what margins and gaps take of what they need.
    var isMain = false
    var count = 0
    var margins = 0.0
    var gaps = 0.0
    var paddingStart = 0.0
    var paddingEnd = 0.0

    /// Padding included, never negative.
    var total: Double { max(0, (set ?? asked) + paddingStart + paddingEnd) }
}

/// What the container of a node says.
struct ContainerFinding {
    let id: Int32
    let kind: NodeKind
    let record: ContainerRecord
    /// Along a stack's axis: the item before, the gap to it, and where the item would stand if nothing was distributed.
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
        return AxisFindings(
            axis: axis, id: id, kind: links.flags.kind, style: readItem(id),
            content: isGone ? ContentFinding(source: source(links.flags.kind)) : content(id, axis),
            natural: isGone ? 0 : result.natural, least: isGone ? 0 : result.minimum,
            position: isGone ? (above == nil ? collapsedPosition(id, axis) : 0) : result.position,
            length: isGone ? 0 : max(0, result.length), askedWidth: askedWidth(id),
            record: links.flags.kind.isContainer ? arena.pointee.containers[links.payload] : nil, container: container(of: id, axis),
            notes: isGone ? ListeningPlacement(subject: id) : notes(about: id, axis), collapsed: collapsed)
    }

    private func source(_ kind: NodeKind) -> AxisExplanation.Source {
        switch kind {
        case .fixed: .fixedContent
        case .measured: .measuredContent
        default: .children
        }
    }

    /// The final width; where that was settled after the heights were asked, the natural one.
    private func askedWidth(_ id: Int32) -> Double {
        let result = arena.pointee.resultsX[Int(id)]
        return keepsAspect(arena.pointee.links[Int(id)].parent) ? result.natural : max(0, result.length)
    }

    private func keepsAspect(_ id: Int32) -> Bool {
        guard id >= 0, arena.pointee.links[Int(id)].flags.kind == .overlay else { return false }
        return arena.pointee.containers[arena.pointee.links[Int(id)].payload].contentMode.keepsAspect
    }

    /// The content's own answer. A measured leaf is asked again: answers are pure.
    private func content(_ id: Int32, _ axis: Axis) -> ContentFinding {
        let links = arena.pointee.links[Int(id)]
        var found = ContentFinding(source: source(links.flags.kind))
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
        let isStack = arena.pointee.links[Int(id)].flags.kind == .stack
        found.asked = record.content(axis)
        (found.isMain, found.count) = (box.isMain, box.count)
        (found.paddingStart, found.paddingEnd) = (record.start(axis), record.end(axis))
        let set = box.isMain ? record.mainLength : record.crossLength
        if isStack, set >= 0 { found.set = set }
        guard isStack, box.isMain else { return }
        var child = box.first
        while child >= 0 {
            let next = box.after(child)
            found.margins += box.style(child).margins
            if next >= 0 { found.gaps += box.gap(child, next) }
            child = next
        }
    }

    /// What a program's own layout is called: its type.
    func customName(of id: Int32) -> String {
        switch arena.pointee.customs[arena.pointee.containers[arena.pointee.links[Int(id)].payload].detail] {
        case .pair(let layout): "\(type(of: layout))"
        case .axes(let layout): "\(type(of: layout))"
        }
    }

    private func container(of id: Int32, _ axis: Axis) -> ContainerFinding? {
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0 else { return nil }
        let box = Walker(arena).box(parent, axis)
        let kind = arena.pointee.links[Int(parent)].flags.kind
        var found = ContainerFinding(id: parent, kind: kind, record: box.record.pointee)
        guard kind == .stack, box.isMain else { return found }
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

    /// Lets the container place its children once more, and listens. A custom layout is not asked: it may try widths out.
    private func notes(about id: Int32, _ axis: Axis) -> ListeningPlacement {
        var listener = ListeningPlacement(subject: id)
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0 else { return listener }
        let kind = arena.pointee.links[Int(parent)].flags.kind
        guard !kind.isCustom else { return listener }
        let length = max(0, arena.pointee.results(axis)[Int(parent)].length)
        Catalogue.place(kind, Walker(arena).box(parent, axis), in: length, &listener)
        return listener
    }
}

/// Listens to what an algorithm decides and says about one child, and writes nothing.
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

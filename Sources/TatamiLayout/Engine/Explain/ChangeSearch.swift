import TatamiGeometry

/// Finds the change of a property that gives a node the length it asks for, by trying changes in a copy of the tree.
struct ChangeSearch {
    private let tree: LayoutTree
    private let context: any ExplanationContext
    /// The copy, laid out as the tree is; nil until a change is tried, and if the copy does not equal the tree.
    private var copy: TreeCopy?
    private var hasCopied = false

    init(_ tree: LayoutTree, _ context: any ExplanationContext) {
        self.tree = tree
        self.context = context
    }

    /// The largest difference of two lengths that counts as equal, in points.
    private static let precision = 1.0 / 1024

    mutating func proposal(for found: AxisFindings) -> ProposedChange? {
        if found.collapsed != nil {
            let show = ChangeCandidate(
                target: .visibility, property: "visibility", value: .text(Visibility.visible.nuiName),
                present: Visibility.collapsed.nuiName)
            return nearest([show], found) { abs($0 - found.length) > Self.precision ? 0 : nil }
        }
        guard let goal = goal(found) else {
            guard isIdle(found) else { return nil }
            return nearest([.stretching(found)], found) { $0 > Self.precision ? 0 : nil }
        }
        if found.isRoot {
            let length = ChangeCandidate(target: .root(goal), property: found.axis.lengthName, value: .number(goal))
            guard let proposal = nearest([length], found, { abs($0 - goal) }), proposal.overflow == 0 else { return nil }
            return proposal
        }
        let before = abs(found.length - goal)
        return nearest(ChangeCandidate.all(for: found, goal: goal), found) { length in
            let distance = abs(length - goal)
            return distance <= Self.precision ? 0 : distance < before - Self.precision ? distance : nil
        }
    }

    /// The length that the node should have instead of its own; nil if it has the right one. A node without content, or whose own
    /// rules make it larger, has the right one.
    private func goal(_ found: AxisFindings) -> Double? {
        let excess = tree.excess(of: found.id, found.axis, context)
        if found.isRoot { return excess.map { found.length + $0.amount } }
        let wanted = max(found.natural, excess.map { found.length + $0.amount } ?? 0)
        if wanted < found.length, wanted == 0 || !isStretchedByContainer(found) { return nil }
        return abs(wanted - found.length) > Self.precision ? wanted : nil
    }

    /// True for a node that its container makes larger, and not by a rule of the node's item.
    private func isStretchedByContainer(_ found: AxisFindings) -> Bool {
        guard let container = found.container, found.item.stretch == 0 else { return false }
        if container.record.contentMode != .normal { return true }
        return found.item.alignment == .unset && container.record.alignment(found.axis) == .stretch
    }

    /// True for a leaf without content that no rule gives a length.
    private func isIdle(_ found: AxisFindings) -> Bool {
        let places = found.container?.layout.placesByFrames ?? true
        if context.content(of: tree.name(found.id))?.isRoom == true { return false }
        return found.layout == nil && !places && found.length == 0 && found.content.total == 0 && found.item.fixed == nil
            && found.item.stretch == 0 && !found.item.ignoresContent
    }

    /// Tries changes in order and returns the first that reaches the goal without more overflow, or else the best.
    ///
    /// - Parameter distance: Returns how far a length is from the goal, or nil if it is no improvement.
    private mutating func nearest(
        _ changes: [ChangeCandidate], _ found: AxisFindings, _ distance: (Double) -> Double?
    ) -> ProposedChange? {
        var best: (proposal: ProposedChange, rank: (Double, Double))?
        for change in changes {
            guard let result = length(after: change, found), let distance = distance(result.length) else { continue }
            let rank = (distance, result.overflow)
            if let best, best.rank <= rank { continue }
            best = (proposal(change, found, result), rank)
            if rank == (0, 0) { break }
        }
        return best?.proposal
    }

    /// Lays out the copy with a change, and takes the change back; nil if the copy does not stand for the tree, or if the program would show
    /// something else after the change.
    private mutating func length(after change: ChangeCandidate, _ found: AxisFindings) -> (length: Double, overflow: Double)? {
        guard let copy = laidOutCopy(of: found), let node = copy.copy(of: found.id) else { return nil }
        let trial = copy.tree
        let before = trial.item(of: node)
        let container = trial.parent(of: node)
        var isAsRoot: (width: Double?, height: Double?) = (nil, nil)
        switch change.target {
        case .item(let edit): trial.update(node, edit)
        case .visibility: setVisibility(.visible, found, copy)
        case .contentMode: container.map { trial.setContentMode(.normal, of: $0) }
        case .root(let length): isAsRoot = found.axis == .horizontal ? (length, nil) : (nil, length)
        }
        copy.layOut(width: isAsRoot.width, height: isAsRoot.height)
        let length = trial.exactFrame(of: node).size[found.axis]
        // A root must hold its content after the change; a container must not overflow more than before.
        let overflow = trial.overflow(of: container ?? node, along: found.axis)
        let isKnown = hasKnownContent(copy)
        switch change.target {
        case .item: trial.setItem(before, of: node)
        case .visibility: setVisibility(.collapsed, found, copy)
        case .contentMode:
            if let mode = found.container?.record.contentMode { container.map { trial.setContentMode(mode, of: $0) } }
        case .root: break
        }
        guard isKnown else { return nil }
        let was = found.container.map { tree.overflow($0.id, found.axis) } ?? 0
        let grown = overflow - was
        return (length, grown > Self.precision ? grown : 0)
    }

    /// Whether the changed copy stands for what the program would show: no node has another width by which the program chooses its content.
    private func hasKnownContent(_ copy: TreeCopy) -> Bool {
        context.nodesThatDependOnWidth.allSatisfy { node in
            guard let copied = copy.copy(of: tree.row(node)) else { return true }
            return abs(copy.tree.exactFrame(of: copied).width - tree.exactFrame(of: node).width) <= Self.precision
        }
    }

    private func setVisibility(_ visibility: Visibility, _ found: AxisFindings, _ copy: TreeCopy) {
        guard let collapsed = found.collapsed.flatMap(copy.copy(of:)) else { return }
        copy.tree.update(collapsed) { $0.visibility = visibility }
    }

    private mutating func laidOutCopy(of found: AxisFindings) -> TreeCopy? {
        if hasCopied { return copy }
        hasCopied = true
        let root = tree.root(of: found.id)
        guard let pass = tree.lastPass(of: root) else { return nil }
        let copy = TreeCopy(of: tree, below: root, in: pass)
        copy.layOut()
        guard let node = copy.copy(of: found.id) else { return nil }
        let (now, copied) = (tree.exactFrame(found.id).size, copy.tree.exactFrame(of: node).size)
        guard Axis.allCases.allSatisfy({ abs(now[$0] - copied[$0]) <= Self.precision }) else { return nil }
        self.copy = copy
        return copy
    }

    private func proposal(
        _ change: ChangeCandidate, _ found: AxisFindings, _ result: (length: Double, overflow: Double)
    ) -> ProposedChange {
        let value = value(of: change, found)
        let owner = value.node.map { " of \($0)" } ?? ""
        let present = [change.present.map { "now \($0)" }, value.place?.text].compactMap { $0 }.joined(separator: ", ")
        let length = DecimalText.format(result.length)
        let what = "\(change.property) = \(change.value.text)\(owner)\(present.isEmpty ? "" : " (\(present))")"
        let effect = change.isOfRoot ? "the root with \(what) would hold its content" : "\(what) would make it \(length)"
        let container = found.container.map { tree.callName($0.id, context) } ?? ""
        let overflow =
            result.overflow > 0 ? ", and what is in \(container) would need \(DecimalText.format(result.overflow)) more" : ""
        return ProposedChange(change: value, length: result.length, overflow: result.overflow, text: effect + overflow)
    }

    private func value(of change: ChangeCandidate, _ found: AxisFindings) -> PropertyValue {
        func value(_ owner: PropertyValue.Owner, of id: Int32) -> PropertyValue {
            tree.value(owner, change.property, change.value, of: id, explaining: found.id, context)
        }
        switch change.target {
        case .item: return value(.item, of: found.id)
        case .visibility: return value(.item, of: found.collapsed ?? found.id)
        case .contentMode: return value(.layout, of: found.container?.id ?? found.id)
        case .root: return PropertyValue(.root, change.property, change.value)
        }
    }
}

extension ChangeCandidate {
    fileprivate var isOfRoot: Bool { if case .root = target { true } else { false } }
}

extension LayoutTree {
    /// Returns the node above `id` that has no parent.
    fileprivate func root(of id: Int32) -> Int32 {
        var node = id
        while arena.pointee.links[Int(node)].parent >= 0 { node = arena.pointee.links[Int(node)].parent }
        return node
    }

    /// Gives an overlay another content mode; other containers stay as they are.
    fileprivate func setContentMode(_ mode: OverlayMode, of node: NodeID) {
        guard var style = content(of: node).style(OverlayStyle.self) else { return }
        style.contentMode = mode
        setContent(.overlay(style), of: node)
    }
}

import TatamiGeometry

/// What a container holds and has no room for along one axis, or what of a leaf's content is cut. Points.
public struct Excess: Hashable, Sendable {
    public var node: NodeID
    public var axis: Axis
    /// What the content needs, and what it has.
    public var needed: Double
    public var room: Double
    /// How far the content reaches beyond the start edge (leading, top) and beyond the end edge of its room.
    public var before: Double
    public var after: Double
    /// True for a leaf, whose content is cut; false for a container, whose items stand out.
    public var isCut: Bool
    /// What is to blame, the longest first: items that cannot be shorter, lengths that are set.
    public var causes: [Fact]
    /// The whole as part of a sentence: `its items need 340 in 320: 20 too much; nobody can give: save has min 140`.
    public var text: String

    /// How much there is too much, in points.
    public var amount: Double { needed - room }

    /// The edges that the content reaches beyond, in words: `20 beyond the trailing edge`.
    public var edges: String {
        [(before, axis.startName), (after, axis.endName)].filter { $0.0 > 0 }
            .map { "\(DecimalText.format($0.0)) beyond the \($0.1) edge" }.joined(separator: ", ")
    }
}

extension LayoutTree {
    /// What `node` holds too much of along `axis`, as the last pass left it; nil where it has room for all, where it may scroll,
    /// and where standing out is what was asked for: at frames of one's own, and in an overlay that its items are to cover.
    public func excess(of node: NodeID, along axis: Axis) -> Excess? {
        excess(of: row(node), axis, TreeContext(tree: self))
    }

    /// The same, with what `context` knows about nodes and their properties.
    public func excess(of node: NodeID, along axis: Axis, in context: some ExplanationContext) -> Excess? {
        excess(of: row(node), axis, context)
    }

    /// By how much the content of a container exceeds it along `axis` at its worse end; 0 where it fits, or scrolls. Points.
    public func overflow(of node: NodeID, along axis: Axis) -> Double { overflow(row(node), axis) }

    func overflow(_ id: Int32, _ axis: Axis) -> Double {
        guard let reach = ContentReach(of: id, axis, self) else { return 0 }
        return max(reach.before, reach.after)
    }

    func excess(of id: Int32, _ axis: Axis, _ context: any ExplanationContext) -> Excess? {
        guard !isGone(id) else { return nil }
        if arena.pointee.links[Int(id)].flags.kind.isContainer {
            guard let reach = ContentReach(of: id, axis, self), reach.box.record.pointee.contentMode != .aspectFill else { return nil }
            return ExcessWriter(reach, self, context).excess
        }
        return cut(of: id, axis, context)
    }

    private func cut(of id: Int32, _ axis: Axis, _ context: any ExplanationContext) -> Excess? {
        let needs = context.neededContent(of: name(id))
        let length = max(0, arena.pointee.results(axis)[Int(id)].length)
        guard let needed = axis == .horizontal ? needs.width : needs.height, needed > length else { return nil }
        let kind = context.content(of: name(id))
        let words = "its \(kind?.name ?? "content") needs \(DecimalText.format(needed))"
        let values = kind?.values.prefix(1).map { value(.view, $0.property, $0.value, of: id, explaining: id, context) } ?? []
        let cause = Fact(.content, words + values.placesInBrackets, change: needed, values)
        var excess = Excess(
            node: name(id), axis: axis, needed: needed, room: length, before: 0, after: needed - length, isCut: true,
            causes: [cause], text: "")
        excess.text = excess.cutText(cause.text)
        return excess
    }
}

extension Excess {
    /// - Parameter need: `its text needs 60`, with its places or without.
    func cutText(_ need: String) -> String {
        "\(need) in \(DecimalText.format(room)): \(DecimalText.format(amount)) are missing"
    }
}

/// How far the items of a container stand out of its content rectangle along one axis.
struct ContentReach {
    let id: Int32
    let box: Box
    let layout: any LayoutAlgorithm.Type
    let room: Double
    let before: Double
    let after: Double

    /// nil where they do not, or scroll.
    init?(of id: Int32, _ axis: Axis, _ tree: LayoutTree) {
        guard let layout = tree.layout(of: id), !layout.placesByFrames, !tree.isGone(id) else { return nil }
        let box = Walker(tree.arena).box(id, axis)
        let record = box.record.pointee
        if record.scrolls.contains(axis) { return nil }
        let length = max(0, box.result(id).length)
        let start = record.start(axis)
        let end = max(start, length - record.end(axis))
        var before = 0.0
        var after = 0.0
        var child = box.first
        while child >= 0 {
            let result = box.result(child)
            let style = box.style(child)
            before = max(before, start - (result.position - style.marginStart))
            after = max(after, result.position + result.length + style.marginEnd - end)
            child = box.after(child)
        }
        let slack = tolerance(length)
        guard before > slack || after > slack else { return nil }
        self.id = id
        self.box = box
        self.layout = layout
        room = end - start
        self.before = before > slack ? before : 0
        self.after = after > slack ? after : 0
    }
}

import TatamiGeometry

/// What a container holds but has no room for along one axis, or what of a leaf's content is cut. Lengths are in points.
public struct Excess: Hashable, Sendable {
    /// The container or the leaf.
    public var node: NodeID
    /// The axis along which there is no room.
    public var axis: Axis
    /// The length that the content needs.
    public var needed: Double
    /// The length that the content has.
    public var room: Double
    /// How far the content reaches beyond the start edge of its room (leading or top).
    public var before: Double
    /// How far the content reaches beyond the end edge of its room (trailing or bottom).
    public var after: Double
    /// True for a leaf, whose content is cut; false for a container, whose items reach beyond it.
    public var isCut: Bool
    /// The causes, the longest first: items that cannot be shorter, lengths that are set.
    public var causes: [Fact]
    /// The whole as part of a sentence: `its items need 340 in 320: 20 too much; nothing can shrink further: save has min 140`.
    public var text: String

    /// The length that is missing, in points.
    public var amount: Double { needed - room }

    /// The edges beyond which the content reaches, in words: `20 beyond the trailing edge`.
    public var edges: String {
        [(before, axis.startName), (after, axis.endName)].filter { $0.0 > 0 }
            .map { "\(DecimalText.format($0.0)) beyond the \($0.1) edge" }.joined(separator: ", ")
    }
}

extension LayoutTree {
    /// Returns what `node` has no room for along `axis`, as the last pass left it; nil if everything fits.
    ///
    /// It is also nil for a node that scrolls along the axis, and where items reach beyond the node on purpose: in an absolute layout, and
    /// in an overlay with the content mode `aspectFill`.
    public func excess(of node: NodeID, along axis: Axis) -> Excess? {
        excess(of: row(node), axis, TreeContext(tree: self))
    }

    /// Returns what `node` has no room for along `axis`, explained with what `context` knows about nodes and their properties; nil if
    /// everything fits.
    public func excess(of node: NodeID, along axis: Axis, in context: some ExplanationContext) -> Excess? {
        excess(of: row(node), axis, context)
    }

    /// Returns how far the content of a container reaches beyond it along `axis`, in points, at the end where this is more; 0 if it fits
    /// or scrolls.
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
    /// Returns the text for content that is cut.
    ///
    /// - Parameter need: `its text needs 60`, with or without its places.
    func cutText(_ need: String) -> String {
        "\(need) in \(DecimalText.format(room)): \(DecimalText.format(amount)) are missing"
    }
}

/// How far the items of a container reach beyond its content rectangle along one axis.
struct ContentReach {
    let id: Int32
    let box: Box
    let layout: any LayoutAlgorithm.Type
    let room: Double
    let before: Double
    let after: Double

    /// Nil if the items do not reach beyond the rectangle, or scroll.
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

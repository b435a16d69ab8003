import TatamiDrawing
import TatamiGeometry
import TatamiLayout

extension View {
    /// The size that the view needs for what it shows, in points: `sizeThatFits` of the seeds (WeView 2, *Sizing*).
    ///
    /// A width above 0 is the room that there is: a text wraps in it, and the answer is wider only where the content cannot be narrower. Zero
    /// means no limit, so that `.zero` gives the ideal size. The height is always what the content needs at that width. What the view's item
    /// says (fixed, least and greatest sizes, margins) is not part of the answer.
    ///
    /// - Parameter text: measures texts in a view that no root shows; otherwise the root's measurer does.
    public func sizeThatFits(_ size: Size, text: any TextMeasurer) -> Size {
        if let root { return root.size(of: LayoutItem(holding: self), in: size) }
        // Views find what measures their texts by their root.
        let root = ViewRoot(self, text: text)
        defer { root.detach(root.item) }
        return root.size(of: root.item, in: size)
    }
}

extension ViewRoot {
    /// Lays `item` out in a tree of its own, so that neither the root's tree nor its views notice.
    fileprivate func size(of item: LayoutItem, in room: Size) -> Size {
        let trial = LayoutTree()
        trial.direction = direction
        let width = Numbers.cleanLength(room.width)
        let line = trial.add(.stack(StackStyle(.horizontal)))
        var nodes: [ObjectIdentifier: NodeID] = [:]
        var pending = [(item: item, parent: line)]
        var relative: [(ItemLayout, [LayoutItem])] = []
        while let (next, parent) = pending.popLast() {
            let node = trial.add(next.nodeContent, next.nodeStyle, to: parent)
            let children = next.nodeItems
            nodes[ObjectIdentifier(next)] = node
            if let tag = next.tag { trial.setData(tag, of: node) }
            if let layout = next.ownLayout, layout.hasRelations { relative.append((layout, children)) }
            pending.append(contentsOf: children.reversed().map { ($0, node) })
        }
        for (layout, children) in relative {
            let siblings = NamedSiblings(layout)
            for child in children {
                guard let node = nodes[ObjectIdentifier(child)] else { continue }
                trial.setRules(child.rules.renamed { siblings[$0].flatMap { nodes[ObjectIdentifier($0)] } }, of: node)
            }
        }
        trial.layout(line, width: width > 0 ? width : nil, height: nil)
        return nodes[ObjectIdentifier(item)].map { trial.exactFrame(of: $0).size } ?? .zero
    }
}

import TatamiDrawing
import TatamiGeometry
import TatamiLayout

extension View {
    /// Returns the size that the view needs for its content, in points (WeView 2, *Sizing*: `sizeThatFits`).
    ///
    /// A width above 0 is the available width: text wraps in it, and the result is wider only if the content cannot be narrower. A width
    /// of 0 means no limit, so that `.zero` gives the ideal size. The height of `size` is not read: the result has the height that the
    /// content needs at the width. The rules of the view's item (fixed, smallest and largest sizes, margins) do not count.
    ///
    ///     let height = label.sizeThatFits(Size(320, 0), text: measurer).height
    ///
    /// - Parameters:
    ///   - size: The available width, in points; 0 for no limit.
    ///   - text: Measures the texts of a view that no root shows. For other views the measurer of the root does that.
    public func sizeThatFits(_ size: Size, text: any TextMeasurer) -> Size {
        if let root { return root.size(of: LayoutItem(holding: self), in: size) }
        // Views get their text measurer from their root.
        let root = ViewRoot(self, text: text, direction: layoutDirection)
        defer { root.detach(root.item) }
        return root.size(of: root.item, in: size)
    }
}

extension ViewRoot {
    /// Lays `item` out in a separate tree, without effect on the root's tree and its views.
    fileprivate func size(of item: LayoutItem, in room: Size) -> Size {
        let trial = LayoutTree()
        trial.direction = item.view?.layoutDirection ?? direction
        let width = Numbers.cleanLength(room.width)
        let line = trial.add(.stack(StackStyle(.horizontal)))
        var nodes: [ObjectIdentifier: NodeID] = [:]
        var pending = [(item: item, parent: line)]
        var relative: [(ItemLayout, [LayoutItem])] = []
        while let (next, parent) = pending.popLast() {
            let node = trial.add(next.nodeContent, next.nodeStyle, to: parent)
            let children = next.nodeItems
            if let direction = next.view?.direction { trial.setDirection(direction, of: node) }
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

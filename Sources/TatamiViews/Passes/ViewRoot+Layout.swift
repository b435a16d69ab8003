import TatamiGeometry
import TatamiLayout

/// The layout pass.
extension ViewRoot {
    /// Lays the tree out in exactly `size` points.
    public func layout(in size: Size) { layout(width: size.width, height: size.height) }

    /// Lays the content out, and the layers over it; a length that is nil is the content's.
    ///
    /// A view that changes something while it is measured gets at most two further passes; then it is named in `diagnostics`.
    public func layout(width: Double? = nil, height: Double? = nil) {
        let isOther = queue.needsCompose || !queue.changes.isEmpty || width != size.width || height != size.height
        if isOther { keepingAnchors { passes(width, height, isOther: true) } } else { passes(width, height, isOther: false) }
    }

    private func passes(_ width: Double?, _ height: Double?, isOther: Bool) {
        for _ in 0..<3 {
            dismissLostLayers()
            update()
            guard let root = item.node else { return }
            let visits = counters.visits
            tree.layout(root, width: width, height: height)
            layoutLayers(isOther: isOther || counters.visits != visits)
            if counters.visits != visits { queue.needsCompose = true }
            reportLayout()
            view.frame = Rect(tree.exactFrame(of: root).size)
            queue.chooseLayouts()
            if queue.changes.isEmpty { return }
        }
        report("A view keeps changing while it is laid out; the last result stands. \(queue.changes.first?.subject ?? "")")
    }

    /// The size of the laid out content, which is the window's, in points.
    public var size: Size { item.node.map { tree.exactFrame(of: $0).size } ?? .zero }

    /// The layout tree of the content as text that `LayoutTree(dump:)` reads: a line a node, called by its view.
    public func dumpLayout() -> String {
        guard let root = item.node else { return "" }
        var pending = [item]
        while let next = pending.popLast() {
            if let node = next.node { tree.setName(next.words, of: node) }
            pending.append(contentsOf: next.attached)
        }
        return tree.dump(root)
    }

    /// Passes on what the layout tree had to mend, each with the item that it is about.
    private func reportLayout() {
        guard !tree.diagnostics.isEmpty else { return }
        var items: [NodeID: LayoutItem] = [:]
        var pending = layers.map(\.item)
        while let next = pending.popLast() {
            if let node = next.node { items[node] = next }
            pending.append(contentsOf: next.attached)
        }
        for diagnostic in tree.diagnostics { report("\(items[diagnostic.node]?.words ?? "LayoutItem"): \(diagnostic.message)") }
        tree.clearDiagnostics()
    }
}

extension ChangeQueue.Change {
    /// The item that changed, in words.
    fileprivate var subject: String {
        guard let item, item.view != nil else { return "It is a layout." }
        return "It is \(item.words)."
    }
}

import TatamiGeometry
import TatamiLayout

/// The layout pass.
extension ViewRoot {
    /// Lays the tree out in exactly `size` points.
    public func layout(in size: Size) { layout(width: size.width, height: size.height) }

    /// Lays out the content, and the layers in front of it. A length, in points, that is nil is that of the content.
    ///
    /// If a view changes something while it is measured, at most two further passes follow; then `diagnostics` names it. Views that adapt to
    /// their widths get a pass for each level in which they stand in each other.
    public func layout(width: Double? = nil, height: Double? = nil) {
        let isOther = queue.needsCompose || !queue.changes.isEmpty || width != size.width || height != size.height
        guard isOther else { return passes(width, height, isOther: false) }
        keepingAnchors {
            passes(width, height, isOther: true)
            // Scrolled content moves with the views, so their timing is needed here.
            beginFollowing()
        }
    }

    private func passes(_ width: Double?, _ height: Double?, isOther: Bool) {
        var (passes, adaptations) = (0, 0)
        while passes < 3 {
            dismissLostLayers()
            update()
            guard let root = item.node else { return }
            let visits = counters.visits
            tree.layout(root, width: width, height: height)
            layoutLayers(isOther: isOther || counters.visits != visits)
            if counters.visits != visits { queue.needsCompose = true }
            reportLayout()
            view.frame = Rect(tree.exactFrame(of: root).size)
            var isAdapted = queue.followWidths()
            let isSettled = queue.changes.isEmpty
            queue.prepareChildren()
            if queue.changes.isEmpty { return }
            // The views that a scroller makes have lengths that it knows after the next pass only, and may leave room for more.
            if isSettled { isAdapted = true }
            adaptations += isAdapted ? 1 : 0
            if !isAdapted || adaptations > Self.mostAdaptations { passes += 1 }
        }
        report("A view keeps changing while it is laid out; the last result is used. \(queue.changes.first?.subject ?? "")")
    }

    /// The greatest number of views that adapt to their widths in each other.
    private static let mostAdaptations = 128

    /// The views that adapt to their widths (``LayoutView/adaptToWidth``), in the order in which they came.
    public var adaptingViews: [LayoutView] { queue.presentAdapters }

    /// The size of the content after the last layout, which is that of the window, in points.
    public var size: Size { item.node.map { tree.exactFrame(of: $0).size } ?? .zero }

    /// Returns the layout tree of the content in the format that `LayoutTree(dump:)` reads: one line for each node, with the name of its
    /// view.
    public func dumpLayout() -> String {
        guard let root = item.node else { return "" }
        var pending = [item]
        while let next = pending.popLast() {
            if let node = next.node { tree.setName(next.words, of: node) }
            pending.append(contentsOf: next.attached)
        }
        return tree.dump(root)
    }

    /// Reports what the layout tree had to correct, each time with the item concerned.
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

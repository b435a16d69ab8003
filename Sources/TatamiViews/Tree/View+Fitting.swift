import TatamiDrawing
import TatamiGeometry
import TatamiLayout

extension View {
    /// Returns the size that the view needs for its content, in points (WeView 2, *Sizing*: `sizeThatFits`).
    ///
    /// A width above 0 is the available width: text wraps in it, and the result is wider only if the content cannot be narrower. A width
    /// of 0 means no limit, so that `.zero` gives the ideal size. The height of `size` is not read: the result has the height that the
    /// content needs at the width. The rules of the view's item (fixed, smallest and largest sizes, margins) do not count. Views that choose
    /// their layouts by their widths (``LayoutView/layoutForWidth``) choose them for the result, as a layout does.
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
        let width = Numbers.cleanLength(room.width)
        var choices = LayoutChoices(queue.environment, item.view?.layoutDirection ?? direction)
        defer { choices.end() }
        let limit = width > 0 ? width : nil
        var trial = FittingTrial(of: item, choices)
        // As in a layout pass, at most two further passes follow if choices contradict each other.
        var passes = 0
        while passes < 3, choices.update(to: trial.choosers(in: limit)) {
            trial = FittingTrial(of: item, choices)
            passes += 1
        }
        return trial.layOut(width: limit)
    }
}

/// The layouts that views choose for their widths in a trial.
private struct LayoutChoices {
    let direction: LayoutDirection
    private let environment: ViewEnvironment
    private var made: [ObjectIdentifier: (width: Double, layout: ItemLayout)] = [:]
    /// Roots that lend their text measurer to views of the chosen layouts, which no root shows.
    private var lenders: [ViewRoot] = []

    init(_ environment: ViewEnvironment, _ direction: LayoutDirection) { (self.environment, self.direction) = (environment, direction) }

    /// Returns the layout that an item's view has chosen; nil for a view that shows what it shows already.
    func layout(of item: LayoutItem) -> ItemLayout? { item.view.flatMap { made[ObjectIdentifier($0)]?.layout } }

    /// Lets views choose for the widths that they have in a trial. Returns whether a view has chosen another layout.
    mutating func update(to choosers: [(view: LayoutView, width: Double)]) -> Bool {
        var isOther = false
        for (view, width) in choosers {
            let last = made[ObjectIdentifier(view)]
            guard last?.width != width, let layout = view.choice(for: width) else { continue }
            made[ObjectIdentifier(view)] = (width, layout)
            if layout === last?.layout ?? view.layout { continue }
            isOther = true
            lend(to: layout)
        }
        return isOther
    }

    private mutating func lend(to layout: ItemLayout) {
        for item in layout.items {
            if let nested = item.nestedLayout { lend(to: nested) }
            guard let view = item.view, view.root == nil else { continue }
            let root = ViewRoot(view, text: environment.text, scale: environment.grid.scale, direction: direction)
            root.queue.environment.theme = environment.theme
            lenders.append(root)
        }
    }

    func end() { for root in lenders { root.detach(root.item) } }
}

/// A layout of an item in a tree of its own.
private struct FittingTrial {
    private let tree = LayoutTree()
    private let line: NodeID
    private var nodes: [ObjectIdentifier: NodeID] = [:]
    private var views: [(view: LayoutView, node: NodeID)] = []
    private let item: LayoutItem

    init(of item: LayoutItem, _ choices: LayoutChoices) {
        self.item = item
        tree.direction = choices.direction
        line = tree.add(.stack(StackStyle(.horizontal)))
        var pending = [(item: item, parent: line)]
        var relative: [(ItemLayout, [LayoutItem])] = []
        while let (next, parent) = pending.popLast() {
            let chosen = choices.layout(of: next)
            let node = tree.add(chosen?.nodeContent ?? next.nodeContent, next.nodeStyle, to: parent)
            let children = chosen?.items ?? next.nodeItems
            if let direction = next.view?.direction { tree.setDirection(direction, of: node) }
            nodes[ObjectIdentifier(next)] = node
            if let view = next.view?.layoutChooser { views.append((view, node)) }
            if let tag = next.tag { tree.setData(tag, of: node) }
            if let layout = chosen ?? next.ownLayout, layout.hasRelations { relative.append((layout, children)) }
            pending.append(contentsOf: children.reversed().map { ($0, node) })
        }
        for (layout, children) in relative { relate(children, of: layout) }
    }

    private func relate(_ children: [LayoutItem], of layout: ItemLayout) {
        let siblings = NamedSiblings(layout)
        for child in children {
            guard let node = nodes[ObjectIdentifier(child)] else { continue }
            tree.setRules(child.rules.renamed { siblings[$0].flatMap { nodes[ObjectIdentifier($0)] } }, of: node)
        }
    }

    /// Lays the item out in a width, in points; nil for no limit. Returns its size.
    func layOut(width: Double?) -> Size {
        tree.layout(line, width: width, height: nil)
        return nodes[ObjectIdentifier(item)].map { tree.exactFrame(of: $0).size } ?? .zero
    }

    /// Returns the views that choose their layouts, and the widths that they have if the item fills the available width, in points; nil for
    /// no limit.
    func choosers(in limit: Double?) -> [(view: LayoutView, width: Double)] {
        guard !views.isEmpty, let node = nodes[ObjectIdentifier(item)] else { return [] }
        let style = tree.item(of: node)
        tree.update(node) { $0.horizontalStretch = 1 }
        tree.layout(line, width: limit ?? Numbers.limit, height: nil)
        defer { tree.setItem(style, of: node) }
        return views.map { ($0.view, tree.exactFrame(of: $0.node).width) }
    }
}

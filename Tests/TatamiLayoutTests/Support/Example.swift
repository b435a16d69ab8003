import TatamiGeometry
import TatamiLayout

/// A small tree written down in one expression.
struct Example {
    var content: NodeContent
    var item = ItemStyle()
    var children: [Example] = []

    /// `fixed(w, h)` of the specifications: both lengths fixed, whatever the content is.
    static func fixed(_ width: Double, _ height: Double, _ change: (inout ItemStyle) -> Void = { _ in }) -> Example {
        var example = Example(content: .empty)
        (example.item.fixedWidth, example.item.fixedHeight) = (width, height)
        change(&example.item)
        return example
    }

    /// A leaf whose content has this size.
    static func size(_ width: Double, _ height: Double, _ change: (inout ItemStyle) -> Void = { _ in }) -> Example {
        leaf(.fixed(Size(width, height)), change)
    }

    /// `pref(w, h)`: a measured leaf that always answers the same.
    static func pref(_ width: Double, _ height: Double, _ change: (inout ItemStyle) -> Void = { _ in }) -> Example {
        leaf(.measured(by: Pref(width, height)), change)
    }

    static func leaf(_ content: NodeContent, _ change: (inout ItemStyle) -> Void = { _ in }) -> Example {
        var example = Example(content: content)
        change(&example.item)
        return example
    }

    static func stack(
        _ axis: Axis, _ children: [Example], item: (inout ItemStyle) -> Void = { _ in }, _ change: (inout StackStyle) -> Void = { _ in }
    ) -> Example {
        var style = StackStyle(axis)
        change(&style)
        var example = Example(content: .stack(style), children: children)
        item(&example.item)
        return example
    }

    static func horizontal(_ children: Example..., change: (inout StackStyle) -> Void = { _ in }) -> Example {
        stack(.horizontal, children, change)
    }

    static func vertical(_ children: Example..., change: (inout StackStyle) -> Void = { _ in }) -> Example {
        stack(.vertical, children, change)
    }

    static func flow(_ axis: Axis, _ children: [Example], change: (inout FlowStyle) -> Void = { _ in }) -> Example {
        var style = FlowStyle(axis)
        change(&style)
        return Example(content: .flow(style), children: children)
    }

    /// The same, saying something else to its container.
    func saying(_ change: (inout ItemStyle) -> Void) -> Example {
        var example = self
        change(&example.item)
        return example
    }

    /// A grid; without a word its items stand in the first cell.
    static func grid(_ children: Example..., change: (inout GridStyle) -> Void = { _ in }) -> Example {
        grid(children, change: change)
    }

    static func grid(_ children: [Example], change: (inout GridStyle) -> Void = { _ in }) -> Example {
        var style = GridStyle()
        change(&style)
        return Example(content: .grid(style), children: children)
    }

    /// The example in this cell of a grid.
    func cell(_ column: Int?, _ row: Int? = nil, columns: Int = 1, rows: Int = 1) -> Example {
        var example = self
        (example.item.cell.column, example.item.cell.row) = (column, row)
        (example.item.cell.columnSpan, example.item.cell.rowSpan) = (columns, rows)
        return example
    }

    static func overlay(_ children: Example..., change: (inout OverlayStyle) -> Void = { _ in }) -> Example {
        var style = OverlayStyle()
        change(&style)
        return Example(content: .overlay(style), children: children)
    }

    static func tiles(_ children: [Example], change: (inout TileStyle) -> Void = { _ in }) -> Example {
        var style = TileStyle()
        change(&style)
        return Example(content: .tiles(style), children: children)
    }

    /// A leaf that covers so many units of a tile layout, across the screen and down.
    static func units(_ width: Int, _ height: Int, _ change: (inout ItemStyle) -> Void = { _ in }) -> Example {
        .size(1, 1) {
            ($0.cell.columnSpan, $0.cell.rowSpan) = (width, height)
            change(&$0)
        }
    }
}

/// An example in a tree, laid out.
struct LaidOut {
    let tree = LayoutTree()
    /// Parents before children.
    let ids: [NodeID]

    init(
        _ example: Example, _ width: Double? = nil, _ height: Double? = nil, direction: LayoutDirection = .leftToRight,
        guards: LayoutGuards = .standard
    ) {
        tree.guards = guards
        tree.direction = direction
        var ids: [NodeID] = []
        var rest: [(Example, NodeID?)] = [(example, nil)]
        while let (node, parent) = rest.popLast() {
            let id = tree.add(node.content, node.item, to: parent)
            ids.append(id)
            rest.append(contentsOf: node.children.reversed().map { ($0, id) })
        }
        self.ids = ids
        tree.layout(ids[0], width: width, height: height)
    }

    /// The size of the root.
    var size: Size { tree.exactFrame(of: ids[0]).size }
    /// Every frame but the root's, unrounded, in the root's space.
    var frames: [Rect] { ids.dropFirst().map { tree.absoluteFrame(of: $0) } }
    /// The same in whole points.
    var roundedFrames: [Rect] {
        let grid = PixelGrid(scale: 1)
        return frames.map { grid.snap($0) }
    }
}

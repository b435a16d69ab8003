import TatamiGeometry

/// The contents of nodes, put together again from the columns and records.
extension LayoutTree {
    /// Returns the content of `node`, with clean numbers. A container whose style names no alignment centres its items.
    public func content(of node: NodeID) -> NodeContent { readContent(row(node)) }

    /// The nodes without parent, in no particular order. Reading this visits every node.
    public var roots: [NodeID] {
        (0..<Int32(arena.pointee.count)).filter { arena.pointee.links[Int($0)].isRoot }.map(name)
    }

    func readContent(_ id: Int32) -> NodeContent {
        let links = arena.pointee.links[Int(id)]
        switch links.flags.kind {
        case .fixed: return .fixed(arena.pointee.leafSize(id))
        case .measured: return .measured(by: arena.pointee.measurers[links.payload].measurer)
        default: return style(id, of: links.flags.kind.layout).content
        }
    }

    /// The style of container `id`, put together again.
    func style<Layout: LayoutAlgorithm>(_ id: Int32, of layout: Layout.Type) -> any LayoutStyle {
        Layout.Style.read(arena.pointee.containers[arena.pointee.links[Int(id)].payload], detail(of: id))
    }

    /// What the layout of container `id` keeps beside its record.
    func detail(of id: Int32) -> LayoutDetail? {
        let detail = arena.pointee.containers[arena.pointee.links[Int(id)].payload].detail
        return detail >= 0 ? arena.pointee.details[detail] : nil
    }

    /// The layout of `id`; nil for a leaf.
    func layout(of id: Int32) -> (any LayoutAlgorithm.Type)? {
        let kind = arena.pointee.links[Int(id)].flags.kind
        return kind.isContainer ? kind.layout : nil
    }
}

extension BoxStyle {
    init(_ record: ContainerRecord) {
        padding = Insets(
            top: record.paddingStart.y, leading: record.paddingStart.x, bottom: record.paddingEnd.y,
            trailing: record.paddingEnd.x)
        if record.alignmentX != .center { horizontalAlignment = record.alignmentX.horizontal }
        if record.alignmentY != .center { verticalAlignment = record.alignmentY.vertical }
        overflow = record.clips ? .clip : .visible
    }
}

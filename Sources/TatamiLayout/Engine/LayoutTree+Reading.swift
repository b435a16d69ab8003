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
        let kind = links.flags.kind
        switch kind {
        case .fixed: return .fixed(arena.pointee.leafSize(id))
        case .measured: return .measured(by: arena.pointee.measurers[links.payload].measurer)
        default: return readContainer(kind, arena.pointee.containers[links.payload])
        }
    }

    private func readContainer(_ kind: NodeKind, _ record: ContainerRecord) -> NodeContent {
        func detail<Detail: LayoutDetail>(_ type: Detail.Type) -> Detail {
            unsafeDowncast(arena.pointee.details[record.detail], to: type)
        }
        switch kind {
        case .overlay: return .overlay(OverlayStyle(record))
        case .scroll: return .scroll(ScrollStyle(record))
        case .absolute: return .absolute(BoxStyle(record))
        case .flow: return .flow(detail(FlowDetail.self).style)
        case .grid: return .grid(detail(GridDetail.self).style)
        case .tile: return .tiles(detail(TileDetail.self).style)
        case .relative: return .relative(detail(RelativeDetail.self).style)
        case .custom, .customAxes:
            switch arena.pointee.customs[record.detail] {
            case .pair(let layout): return .custom(layout, BoxStyle(record))
            case .axes(let layout): return .customAxes(layout, BoxStyle(record))
            }
        case .stack, .fixed, .measured: return .stack(StackStyle(record))
        }
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

extension StackStyle {
    init(_ record: ContainerRecord) {
        self.init(record.axis)
        box = BoxStyle(record)
        spacing = record.spacing
        distribution = record.distribution
        if record.mainLength >= 0 { mainLength = record.mainLength }
        if record.crossLength >= 0 { crossLength = record.crossLength }
    }
}

extension OverlayStyle {
    init(_ record: ContainerRecord) {
        box = BoxStyle(record)
        contentMode = record.contentMode
    }
}

extension ScrollStyle {
    init(_ record: ContainerRecord) {
        self.init(record.scrolls)
        box = BoxStyle(record)
    }
}

import TatamiGeometry

/// Values on their way into the columns.
extension LayoutTree {
    /// Cleans `style` and stores it. Does not mark.
    func write(_ style: ItemStyle, to id: Int32) {
        let clean = style.cleaned()
        if clean != style { diagnose(id, "A number of the item was not a number, negative where that makes no sense, or too large; it was mended.") }
        var flags = arena.pointee.links[Int(id)].flags
        for axis in Axis.allCases {
            let item = clean[axis], bounds = item.bounds
            arena.pointee.styles(axis)[Int(id)] = AxisStyle(
                low: bounds.low, high: bounds.high, marginStart: item.marginStart, marginEnd: item.marginEnd,
                weight: item.stretch)
            flags.set(.ignores(axis), to: item.ignoresContent)
            flags.set(.fixed(axis), to: item.fixed != nil)
            flags = flags.with(item.alignment, on: axis)
        }
        flags.set(.collapsed, to: clean.visibility == .collapsed)
        flags.set(.hidden, to: clean.visibility == .hidden)
        let isRare = clean.hasRareParts
        if isRare || flags.contains(.rare) { arena.pointee.rareItems[id] = isRare ? clean : nil }
        flags.set(.rare, to: isRare)
        flags.set(.widthDecidesHeight, to: clean.aspectRatio != nil || asksWidth(flags.kind))
        arena.pointee.links[Int(id)].flags = flags
    }

    /// Stores what the node is. Does not mark.
    func write(_ content: NodeContent, to id: Int32) {
        let (kind, payload) = store(content, id)
        var flags = arena.pointee.links[Int(id)].flags.with(kind: kind)
        let hasAspectRatio = flags.contains(.rare) && arena.pointee.rareItems[id]?.aspectRatio != nil
        flags.set(.widthDecidesHeight, to: hasAspectRatio || asksWidth(kind))
        arena.pointee.links[Int(id)].flags = flags
        arena.pointee.links[Int(id)].payload = payload
    }

    private func asksWidth(_ kind: NodeKind) -> Bool { kind == .measured || kind == .custom || kind == .customAxes }

    private func store(_ content: NodeContent, _ id: Int32) -> (NodeKind, Int32) {
        switch content {
        case .fixed(let size):
            let clean = Size(Numbers.cleanLength(size.width), Numbers.cleanLength(size.height))
            if clean != size { diagnose(id, "The size of a leaf was not a number, negative or too large; it was mended.") }
            return (.fixed, arena.pointee.leafSizes.add(clean))
        case .measured(let measurer):
            return (.measured, arena.pointee.measurers.add(MeasuredLeaf(measurer: measurer)))
        case .stack(let style): return (.stack, addContainer(ContainerRecord(style.cleaned())))
        case .overlay(let style):
            if style.contentMode.keepsAspect { arena.pointee.isOrdered = false }
            return (.overlay, addContainer(ContainerRecord(style)))
        case .scroll(let style): return (.scroll, addContainer(ContainerRecord(style)))
        case .absolute(let box): return (.absolute, addContainer(ContainerRecord(box)))
        case .custom(let layout, let box): return (.custom, addCustom(.pair(layout), box))
        case .customAxes(let layout, let box): return (.customAxes, addCustom(.axes(layout), box))
        }
    }

    private func addContainer(_ record: ContainerRecord) -> Int32 { arena.pointee.containers.add(record) }

    private func addCustom(_ custom: CustomRecord, _ box: BoxStyle) -> Int32 {
        // A custom layout may ask anything of its children at any time, which a sweep in one order cannot answer.
        arena.pointee.isOrdered = false
        var record = ContainerRecord(box)
        record.detail = arena.pointee.customs.add(custom)
        return addContainer(record)
    }

    /// Gives back what `write(_:to:)` stored for the node's content.
    func forgetPayload(of id: Int32) {
        let links = arena.pointee.links[Int(id)]
        guard links.payload >= 0 else { return }
        switch links.flags.kind {
        case .fixed: arena.pointee.leafSizes.remove(links.payload)
        case .measured: arena.pointee.measurers.remove(links.payload)
        case .stack, .overlay, .scroll, .absolute: arena.pointee.containers.remove(links.payload)
        case .custom, .customAxes:
            arena.pointee.customs.remove(arena.pointee.containers[links.payload].detail)
            arena.pointee.containers.remove(links.payload)
        }
        arena.pointee.links[Int(id)].payload = -1
    }

    /// A leaf of fixed size asks for the same whatever happens: it is worked out once, here.
    func settleFixedLeaf(_ id: Int32) {
        guard !hasWork(id) else { return }
        let walker = Walker(arena)
        walker.settle(id, .horizontal)
        walker.settle(id, .vertical)
    }
}

extension ContainerRecord {
    init(_ box: BoxStyle) {
        let clean = box.cleaned()
        paddingStart = (clean.padding.leading, clean.padding.top)
        paddingEnd = (clean.padding.trailing, clean.padding.bottom)
        if let alignment = clean.horizontalAlignment { alignmentX = AxisAlignment(alignment) }
        if let alignment = clean.verticalAlignment { alignmentY = AxisAlignment(alignment) }
        clips = clean.overflow == .clip
    }

    init(_ style: StackStyle) {
        self.init(style.box)
        axis = style.axis
        spacing = style.spacing
        distribution = style.distribution
        mainLength = style.mainLength ?? -1
        crossLength = style.crossLength ?? -1
    }

    init(_ style: OverlayStyle) {
        self.init(style.box)
        contentMode = style.contentMode
    }

    init(_ style: ScrollStyle) {
        self.init(style.box)
        scrolls = style.axes
    }
}

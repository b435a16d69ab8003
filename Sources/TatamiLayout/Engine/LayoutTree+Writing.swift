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
        if clean.visibility == .collapsed {
            if !flags.contains(.collapsed) { arena.pointee.collapsedCount += 1 }
            arena.pointee.isOrdered = false
        } else if flags.contains(.collapsed) {
            arena.pointee.collapsedCount -= 1
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
        flags.set(.watchesBelow, to: watchesBelow(content))
        if flags.contains(.watchesBelow) { arena.pointee.isOrdered = false }
        arena.pointee.links[Int(id)].flags = flags
        arena.pointee.links[Int(id)].payload = payload
    }

    private func asksWidth(_ kind: NodeKind) -> Bool { kind == .measured || kind == .custom || kind == .customAxes }

    /// True for layouts that may ask anything of their children at any time, which marks and a sweep in one order cannot
    /// answer: custom ones, and scaling in proportion, which asks at the natural width.
    private func watchesBelow(_ content: NodeContent) -> Bool {
        switch content {
        case .custom, .customAxes: true
        case .overlay(let style): style.contentMode.keepsAspect
        default: false
        }
    }

    private func store(_ content: NodeContent, _ id: Int32) -> (NodeKind, Int32) {
        switch content {
        case .fixed(let size):
            let clean = Size(Numbers.cleanLength(size.width), Numbers.cleanLength(size.height))
            if clean != size { diagnose(id, "The size of a leaf was not a number, negative or too large; it was mended.") }
            return (.fixed, arena.pointee.leafSizes.add(clean))
        case .measured(let measurer):
            return (.measured, arena.pointee.measurers.add(MeasuredLeaf(measurer: measurer)))
        case .stack(let style):
            let clean = style.cleaned()
            if clean != style { diagnoseContainer(id) }
            return (.stack, addContainer(ContainerRecord(clean)))
        case .overlay(let style): return (.overlay, addContainer(ContainerRecord(style), style.box, id))
        case .scroll(let style): return (.scroll, addContainer(ContainerRecord(style), style.box, id))
        case .absolute(let box): return (.absolute, addContainer(ContainerRecord(box), box, id))
        case .custom(let layout, let box): return (.custom, addCustom(.pair(layout), box, id))
        case .customAxes(let layout, let box): return (.customAxes, addCustom(.axes(layout), box, id))
        }
    }

    private func addContainer(_ record: ContainerRecord) -> Int32 { arena.pointee.containers.add(record) }

    private func addContainer(_ record: ContainerRecord, _ box: BoxStyle, _ id: Int32) -> Int32 {
        if box.cleaned() != box { diagnoseContainer(id) }
        return addContainer(record)
    }

    private func addCustom(_ custom: CustomRecord, _ box: BoxStyle, _ id: Int32) -> Int32 {
        var record = ContainerRecord(box)
        record.detail = arena.pointee.customs.add(custom)
        return addContainer(record, box, id)
    }

    private func diagnoseContainer(_ id: Int32) {
        diagnose(id, "A number of the container was not a number, negative where that makes no sense, or too large; it was mended.")
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

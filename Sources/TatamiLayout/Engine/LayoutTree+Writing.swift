import TatamiGeometry

/// Writing values into the columns.
extension LayoutTree {
    /// Cleans `style` and stores it. Does not mark.
    func write(_ style: ItemStyle, to id: Int32) {
        if style.isClean { return writeClean(style, to: id) }
        diagnose(id, "A number of the item was not a number, negative where that makes no sense, or too large; it was mended.")
        writeClean(style.cleaned(), to: id)
    }

    private func writeClean(_ clean: ItemStyle, to id: Int32) {
        var flags = arena.pointee.links[Int(id)].flags
        flags.set(clean.horizontal, on: .horizontal)
        flags.set(clean.vertical, on: .vertical)
        arena.pointee.keep(AxisStyle(clean.horizontal), AxisStyle(clean.vertical), for: id)
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

    /// Stores the content of a node. Does not mark.
    func write(_ content: consuming NodeContent, to id: Int32) {
        switch consume content {
        case .fixed(let size): write(size, to: id)
        case .measured(let measurer): set(.measured, arena.pointee.measurers.add(MeasuredLeaf(measurer: measurer)), of: id)
        case .stack(let style): write(style, to: id)
        case .overlay(let style):
            write(ContainerRecord(style), style.box, .overlay, to: id)
            if style.contentMode.keepsAspect { watchBelow(id) }
        case .scroll(let style): write(ContainerRecord(style), style.box, .scroll, to: id)
        case .absolute(let box): write(ContainerRecord(box), box, .absolute, to: id)
        case .flow(let style):
            write(style, .flow, to: id)
            if style.axis == .vertical { watchBelow(id) }
        case .grid(let style): write(style, .grid, to: id)
        case .tiles(let style): write(style, .tile, to: id)
        case .relative(let style): write(style, .relative, to: id)
        case .custom(let layout, let box): write(.pair(layout), box, .custom, to: id)
        case .customAxes(let layout, let box): write(.axes(layout), box, .customAxes, to: id)
        }
    }

    /// Stores the size of a leaf. The leaf asks for this size until its item changes that.
    @inline(__always) func write(_ size: Size, to id: Int32) {
        set(.fixed, -1, of: id)
        askFor(cleaned(size, id), id)
    }

    @inline(__always) private func askFor(_ size: Size, _ id: Int32) {
        (arena.pointee.resultsX[Int(id)].minimum, arena.pointee.resultsX[Int(id)].natural) = (size.width, size.width)
        (arena.pointee.resultsY[Int(id)].minimum, arena.pointee.resultsY[Int(id)].natural) = (size.height, size.height)
    }

    @inline(__always) func cleaned(_ size: Size, _ id: Int32) -> Size {
        let clean = Size(Numbers.cleanLength(size.width), Numbers.cleanLength(size.height))
        if clean != size { diagnose(id, "The size of a leaf was not a number, negative or too large; it was mended.") }
        return clean
    }

    @inline(__always) func write(_ style: StackStyle, to id: Int32) {
        if style.isClean {
            set(.stack, arena.pointee.containers.add(ContainerRecord(style)), of: id)
        } else {
            diagnoseContainer(id)
            set(.stack, arena.pointee.containers.add(ContainerRecord(style.cleaned())), of: id)
        }
    }

    private func write(_ record: ContainerRecord, _ box: BoxStyle, _ kind: NodeKind, to id: Int32) {
        if !box.isClean { diagnoseContainer(id) }
        set(kind, arena.pointee.containers.add(record), of: id)
    }

    private func write<Style: DetailedStyle>(_ style: Style, _ kind: NodeKind, to id: Int32) {
        if !style.isClean { diagnoseContainer(id) }
        let clean = style.isClean ? style : style.cleaned()
        var record = ContainerRecord(clean.box, itemAlignment: clean.itemAlignment)
        record.axis = clean.axis
        record.spacing = clean.spacing
        record.detail = arena.pointee.details.add(clean.makeDetail())
        set(kind, arena.pointee.containers.add(record), of: id)
    }

    private func write(_ custom: CustomRecord, _ box: BoxStyle, _ kind: NodeKind, to id: Int32) {
        var record = ContainerRecord(box)
        record.detail = arena.pointee.customs.add(custom)
        write(record, box, kind, to: id)
        watchBelow(id)
    }

    @inline(__always) private func set(_ kind: NodeKind, _ payload: Int32, of id: Int32) {
        var flags = arena.pointee.links[Int(id)].flags.with(kind: kind)
        flags.set(.widthDecidesHeight, to: asksWidth(kind) || (flags.contains(.rare) && hasAspectRatio(id)))
        flags.remove(.watchesBelow)
        arena.pointee.links[Int(id)].flags = flags
        arena.pointee.links[Int(id)].payload = payload
    }

    @inline(never) private func hasAspectRatio(_ id: Int32) -> Bool { arena.pointee.rareItems[id]?.aspectRatio != nil }

    @inline(__always) private func asksWidth(_ kind: NodeKind) -> Bool { kind == .measured || kind == .custom || kind == .customAxes }

    /// Marks a layout that may measure its children in any way at any time, which marks and a sweep in one order cannot serve.
    ///
    /// These are custom layouts, scaling in proportion, which measures at the natural width, and flows with a vertical axis, which
    /// measure heights first.
    private func watchBelow(_ id: Int32) {
        // This is written out because `insert` on the column crashes Swift 6.3's compiler under the thread sanitizer.
        arena.pointee.links[Int(id)].flags = arena.pointee.links[Int(id)].flags.union(.watchesBelow)
        arena.pointee.isOrdered = false
    }

    private func diagnoseContainer(_ id: Int32) {
        diagnose(id, "A number of the container was not a number, negative where that makes no sense, or too large; it was mended.")
    }

    /// Frees what `write(_:to:)` stored for the node's content.
    func forgetPayload(of id: Int32) {
        let links = arena.pointee.links[Int(id)]
        switch links.flags.kind {
        case .fixed: return arena.pointee.forgetLeafSize(id)
        case .measured: arena.pointee.measurers.remove(links.payload)
        case .stack, .overlay, .scroll, .absolute: arena.pointee.containers.remove(links.payload)
        case .flow, .grid, .tile, .relative:
            arena.pointee.details.remove(arena.pointee.containers[links.payload].detail)
            arena.pointee.containers.remove(links.payload)
        case .custom, .customAxes:
            arena.pointee.customs.remove(arena.pointee.containers[links.payload].detail)
            arena.pointee.containers.remove(links.payload)
        }
        arena.pointee.links[Int(id)].payload = -1
    }

    /// Computes what a leaf of fixed size asks for after its item has changed.
    func settleLeaf(_ id: Int32) {
        if arena.pointee.links[Int(id)].flags.kind == .fixed { settle(id, size: arena.pointee.leafSize(id)) }
    }

    /// Computes what a leaf of fixed size asks for. This does not depend on the pass, so it is computed once, here.
    ///
    /// The size is stored separately only if the leaf asks for another one.
    func settle(_ id: Int32, size: Size) {
        let flags = arena.pointee.links[Int(id)].flags
        if flags.isDisjoint(with: [.rare, .ignoresWidth, .ignoresHeight]) {
            let width = arena.pointee.style(id, .horizontal).clamp(size.width)
            let height = arena.pointee.style(id, .vertical).clamp(size.height)
            if Size(width, height) == size { arena.pointee.forgetLeafSize(id) } else { arena.pointee.keepLeafSize(size, id) }
            return askFor(Size(width, height), id)
        }
        arena.pointee.keepLeafSize(size, id)
        guard !flags.hasWork else { return }
        let walker = Walker(arena)
        walker.settle(id, .horizontal)
        walker.settle(id, .vertical)
    }
}

extension NodeFlags {
    @inline(__always) fileprivate mutating func set(_ item: AxisItem, on axis: Axis) {
        set(.ignores(axis), to: item.ignoresContent)
        set(.fixed(axis), to: item.fixed != nil)
        self = with(item.alignment, on: axis)
    }
}

extension AxisStyle {
    @inline(__always) init(_ item: AxisItem) {
        let bounds = item.bounds
        self.init(
            low: bounds.low, high: bounds.high, marginStart: item.marginStart, marginEnd: item.marginEnd, weight: item.stretch)
    }
}

extension ContainerRecord {
    init(_ box: BoxStyle, itemAlignment: AxisAlignment = .center) {
        (alignmentX, alignmentY) = (itemAlignment, itemAlignment)
        paddingStart = (Numbers.clean(box.padding.leading), Numbers.clean(box.padding.top))
        paddingEnd = (Numbers.clean(box.padding.trailing), Numbers.clean(box.padding.bottom))
        if let alignment = box.horizontalAlignment { alignmentX = AxisAlignment(alignment) }
        if let alignment = box.verticalAlignment { alignmentY = AxisAlignment(alignment) }
        clips = box.overflow == .clip
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

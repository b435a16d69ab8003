import TatamiGeometry

/// Writing values into the columns.
extension LayoutTree {
    /// Cleans `style` and stores it. Does not mark.
    func write(_ style: ItemStyle, to id: Int32) {
        if style.isClean { return writeClean(style, to: id) }
        diagnose(id, "A number of the item was not a number, negative where that makes no sense, or too large; it was corrected.")
        writeClean(style.cleaned(), to: id)
    }

    private func writeClean(_ clean: ItemStyle, to id: Int32) {
        var flags = arena.pointee.links[Int(id)].flags
        flags.set(clean.horizontal, on: .horizontal)
        flags.set(clean.vertical, on: .vertical)
        let hasFraction = !clean.horizontal.fractions.isEmpty || !clean.vertical.fractions.isEmpty
        let styles = AxisStyles(x: AxisStyle(clean.horizontal), y: AxisStyle(clean.vertical))
        arena.pointee.keep(styles, for: id, alone: hasFraction)
        flags.set(.fraction, to: hasFraction)
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
        flags.set(.widthDecidesHeight, to: clean.aspectRatio != nil || flags.contains(.asksWidth))
        arena.pointee.links[Int(id)].flags = flags
        if hasFraction { noteFraction(of: id) }
    }

    /// Lets the parent of an item with a fraction resolve it.
    func noteFraction(of id: Int32) {
        let parent = arena.pointee.links[Int(id)].parent
        guard parent >= 0 else { return }
        arena.pointee.links[Int(parent)].flags = arena.pointee.links[Int(parent)].flags.union(.placesFractions)
    }

    /// Stores the content of a node. Does not mark.
    func write(_ content: consuming NodeContent, to id: Int32) {
        switch consume content {
        case .fixed(let size): write(size, to: id)
        case .measured(let measurer): set(NodeFlags(.measured, asksWidth: true), arena.pointee.addMeasurer(measurer), of: id)
        case .stack(let style): write(style, to: id)
        case .container(let content): write(content.style, to: id)
        }
    }

    /// Stores the size of a leaf. The leaf asks for this size until its item changes that.
    @inline(__always) func write(_ size: Size, to id: Int32) {
        set(NodeFlags(.fixed), -1, of: id)
        askFor(cleaned(size, id), id)
    }

    @inline(__always) func askFor(_ size: Size, _ id: Int32) {
        (arena.pointee.resultsX[Int(id)].minimum, arena.pointee.resultsX[Int(id)].natural) = (size.width, size.width)
        (arena.pointee.resultsY[Int(id)].minimum, arena.pointee.resultsY[Int(id)].natural) = (size.height, size.height)
    }

    @inline(__always) func cleaned(_ size: Size, _ id: Int32) -> Size {
        let clean = Size(Numbers.cleanLength(size.width), Numbers.cleanLength(size.height))
        if clean != size { diagnose(id, "The size of a leaf was not a number, negative or too large; it was corrected.") }
        return clean
    }

    @inline(__always) func write<Style: LayoutStyle>(_ style: Style, to id: Int32) {
        let isClean = style.isClean
        if !isClean { diagnoseContainer(id) }
        let clean = isClean ? style : style.cleaned()
        var record = ContainerRecord(clean.box, itemAlignment: clean.itemAlignment)
        clean.write(to: &record)
        if let detail = clean.makeDetail() { record.detail = arena.pointee.details.add(detail) }
        set(Style.Algorithm.flags, arena.pointee.addContainer(record, Style.Algorithm.flags), of: id)
        if clean.watchesBelow { watchBelow(id) }
    }

    @inline(__always) private func set(_ content: NodeFlags, _ payload: Int32, of id: Int32) {
        var flags = arena.pointee.links[Int(id)].flags.with(content: content)
        flags.set(.widthDecidesHeight, to: content.contains(.asksWidth) || (flags.contains(.rare) && hasAspectRatio(id)))
        arena.pointee.links[Int(id)].flags = flags
        arena.pointee.links[Int(id)].payload = payload
    }

    @inline(never) private func hasAspectRatio(_ id: Int32) -> Bool { arena.pointee.rareItems[id]?.aspectRatio != nil }

    private func watchBelow(_ id: Int32) {
        // This is written out because `insert` on the column crashes Swift 6.3's compiler under the thread sanitizer.
        arena.pointee.links[Int(id)].flags = arena.pointee.links[Int(id)].flags.union(.watchesBelow)
        arena.pointee.isOrdered = false
    }

    private func diagnoseContainer(_ id: Int32) {
        diagnose(id, "A number of the container was not a number, negative where that makes no sense, or too large; it was corrected.")
    }

    /// Frees what `write(_:to:)` stored for the node's content.
    func forgetPayload(of id: Int32) {
        let links = arena.pointee.links[Int(id)]
        if links.flags.kind == .fixed { return arena.pointee.forgetLeafSize(id) }
        if links.flags.kind.isContainer {
            let detail = arena.pointee.containers[links.payload].detail
            if detail >= 0 { arena.pointee.details.remove(detail) }
            arena.pointee.containers.remove(links.payload)
        } else {
            arena.pointee.measurers.remove(links.payload)
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
    @inline(__always) mutating func set(_ item: AxisItem, on axis: Axis) {
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
    /// Creates the record of a container with clean numbers.
    @inline(__always) init(_ box: BoxStyle, itemAlignment: AxisAlignment) {
        (alignmentX, alignmentY) = (itemAlignment, itemAlignment)
        paddingStart = (box.padding.leading, box.padding.top)
        paddingEnd = (box.padding.trailing, box.padding.bottom)
        if let alignment = box.horizontalAlignment { alignmentX = AxisAlignment(alignment) }
        if let alignment = box.verticalAlignment { alignmentY = AxisAlignment(alignment) }
        clips = box.overflow == .clip
    }
}

import TatamiGeometry

/// Nodes that are not in the tree yet. What is usual is written once: leaves, stacks, and items that the columns hold as they are.
extension LayoutTree {
    @inlinable @inline(__always) func makeUsual(_ content: consuming NodeContent) -> Int32 {
        switch consume content {
        case .fixed(let size): return makeLeaf(size)
        case .measured(let measurer): return makeMeasured(measurer)
        case .stack(let style): return makeStack(style)
        case let content: return make(content)
        }
    }

    @usableFromInline func makeLeaf(_ size: Size) -> Int32 {
        guard Numbers.isCleanLength(size.width), Numbers.isCleanLength(size.height) else { return make(.fixed(size)) }
        requireIdle()
        return arena.pointee.takeRow(
            Links(flags: NodeFlags(.fixed)), AxisResult(asking: size.width), AxisResult(asking: size.height))
    }

    @usableFromInline func makeMeasured(_ measurer: any LeafMeasurer) -> Int32 {
        requireIdle()
        let flags = NodeFlags(.measured, asksWidth: true).union(.widthDecidesHeight)
        return arena.pointee.takeRow(Links(flags: flags, payload: arena.pointee.addMeasurer(measurer)))
    }

    @usableFromInline func makeStack(_ style: StackStyle) -> Int32 {
        guard style.isClean else { return make(.stack(style)) }
        requireIdle()
        var record = ContainerRecord(style.box, itemAlignment: style.itemAlignment)
        style.write(to: &record)
        return arena.pointee.takeRow(Links(flags: StackStyle.Algorithm.flags, payload: arena.pointee.addContainer(record)))
    }

    @usableFromInline func make(_ content: consuming NodeContent) -> Int32 {
        requireIdle()
        let id = arena.pointee.takeRow()
        write(content, to: id)
        return id
    }

    @usableFromInline func giveNew(_ id: Int32, _ item: ItemStyle) {
        guard item.isPlain else { return giveRareNew(id, item) }
        let styles = AxisStyles(x: AxisStyle(item.horizontal), y: AxisStyle(item.vertical))
        var flags = arena.pointee.links[Int(id)].flags
        flags.set(item.horizontal, on: .horizontal)
        flags.set(item.vertical, on: .vertical)
        arena.pointee.links[Int(id)].flags = flags
        if !styles.saysNothing { arena.pointee.links[Int(id)].style = arena.pointee.addStyles(styles) }
        if flags.kind == .fixed { settleNewLeaf(id, styles) }
    }

    @inline(never) private func giveRareNew(_ id: Int32, _ item: ItemStyle) {
        write(item, to: id)
        settleLeaf(id)
    }

    /// Lets a leaf that asks for its size ask for what the item makes of it.
    @inline(__always) private func settleNewLeaf(_ id: Int32, _ styles: AxisStyles) {
        let size = Size(arena.pointee.resultsX[Int(id)].natural, arena.pointee.resultsY[Int(id)].natural)
        let asked = Size(styles.x.clamp(size.width), styles.y.clamp(size.height))
        if asked.width != size.width || asked.height != size.height { arena.pointee.keepLeafSize(size, id) }
        askFor(asked, id)
    }
}

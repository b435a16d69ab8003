import TatamiGeometry

/// New nodes at the end of their container. What is usual is written once, with its item and its place in the tree: leaves, stacks, and
/// items that the columns hold as they are, in a tree that was never laid out. Everything else is written step by step.
extension LayoutTree {
    // The short ways call nothing, so that they need not save registers; what is unusual is in functions of its own.

    @usableFromInline func addLeaf(_ size: Size, to parent: NodeID?) -> NodeID {
        guard let parent, arena.pointee.hasNewRow, size.isClean else { return addOtherLeaf(size, to: parent) }
        return add(Links(flags: NodeFlags(.fixed)), asking: size, to: row(parent))
    }

    @inline(never) private func addOtherLeaf(_ size: Size, to parent: NodeID?) -> NodeID { addOther(.fixed(size), to: parent) }

    @usableFromInline func addLeaf(_ size: Size, _ item: ItemStyle, to parent: NodeID?) -> NodeID {
        guard let parent, arena.pointee.hasNewRow, size.isClean, item.isPlain else { return addOtherLeaf(size, item, to: parent) }
        let styles = AxisStyles(item)
        let asked = Size(styles.x.clamp(size.width), styles.y.clamp(size.height))
        var links = Links(flags: NodeFlags(.fixed).with(item), style: arena.pointee.addStyles(styles))
        if asked.width != size.width || asked.height != size.height { links.payload = arena.pointee.addLeafSize(size) }
        return add(links, asking: asked, to: row(parent))
    }

    @inline(never) private func addOtherLeaf(_ size: Size, _ item: ItemStyle, to parent: NodeID?) -> NodeID {
        addOther(.fixed(size), item, to: parent)
    }

    @usableFromInline func addMeasured(_ measurer: any LeafMeasurer, to parent: NodeID?) -> NodeID {
        guard let parent, arena.pointee.hasNewRow else { return addOther(.measured(by: measurer), to: parent) }
        let flags = NodeFlags(.measured, asksWidth: true).union(.widthDecidesHeight)
        return add(Links(flags: flags, payload: arena.pointee.addMeasurer(measurer)), to: row(parent))
    }

    @usableFromInline func addStack(_ style: StackStyle, to parent: NodeID?) -> NodeID {
        guard let parent, arena.pointee.hasNewRow, style.isClean else { return addOtherStack(style, to: parent) }
        return add(Links(flags: StackStyle.Algorithm.flags, payload: addRecord(style)), to: row(parent))
    }

    @inline(never) private func addOtherStack(_ style: StackStyle, to parent: NodeID?) -> NodeID { addOther(.stack(style), to: parent) }

    @usableFromInline func addStack(_ style: StackStyle, _ item: ItemStyle, to parent: NodeID?) -> NodeID {
        guard let parent, arena.pointee.hasNewRow, style.isClean, item.isPlain else { return addOtherStack(style, item, to: parent) }
        let flags = StackStyle.Algorithm.flags.with(item)
        return add(Links(flags: flags, style: arena.pointee.addStyles(AxisStyles(item)), payload: addRecord(style)), to: row(parent))
    }

    @inline(never) private func addOtherStack(_ style: StackStyle, _ item: ItemStyle, to parent: NodeID?) -> NodeID {
        addOther(.stack(style), item, to: parent)
    }

    @inline(__always) private func addRecord(_ style: StackStyle) -> Int32 {
        var record = ContainerRecord(style.box, itemAlignment: style.itemAlignment)
        style.write(to: &record)
        return arena.pointee.addContainer(record, StackStyle.Algorithm.flags)
    }

    /// Adds a node as the last child of `parent`, in the direction of its parent, to a tree that was never laid out.
    ///
    /// - Parameters:
    ///   - new: The links of the node, which do not say its place yet.
    ///   - size: What a leaf asks for.
    ///   - parent: The row of the parent.
    @inline(__always) private func add(_ new: Links, asking size: Size = .zero, to parent: Int32) -> NodeID {
        let container = arena.pointee.links + Int(parent)
        precondition(container.pointee.flags.kind.isContainer, "A leaf has no children; give the node a layout.")
        var links = new
        (links.parent, links.previous) = (parent, container.pointee.last)
        links.flags.formUnion(container.pointee.flags.intersection(.mirrored))
        let id = arena.pointee.takeNewRow(links, AxisResult(asking: size.width), AxisResult(asking: size.height))
        if links.previous >= 0 { arena.pointee.links[Int(links.previous)].next = id } else { container.pointee.first = id }
        container.pointee.last = id
        return NodeID(row: id, generation: 0)
    }

    @usableFromInline func addOther(_ content: consuming NodeContent, to parent: NodeID?) -> NodeID { append(make(content), to: parent) }

    @usableFromInline func addOther(_ content: consuming NodeContent, _ item: ItemStyle, to parent: NodeID?) -> NodeID {
        let id = make(content)
        giveNew(id, item)
        return append(id, to: parent)
    }

    func make(_ content: consuming NodeContent) -> Int32 {
        requireIdle()
        let id = arena.pointee.takeRow()
        write(content, to: id)
        return id
    }

    func giveNew(_ id: Int32, _ item: ItemStyle) {
        write(item, to: id)
        settleLeaf(id)
    }

    @inline(__always) func markNew(_ id: Int32) {
        if !arena.pointee.isFresh { markAdded(id) }
    }

    @inline(never) private func markAdded(_ id: Int32) {
        if hasWork(id) { mark(id, .allMarks) }
        markParent(of: id, .allMarks)
    }
}

extension AxisStyles {
    @inline(__always) init(_ item: ItemStyle) {
        self.init(x: AxisStyle(item.horizontal), y: AxisStyle(item.vertical))
    }
}

extension NodeFlags {
    /// Returns the flags with those of an item's axes.
    @inline(__always) func with(_ item: ItemStyle) -> NodeFlags {
        var flags = self
        flags.set(item.horizontal, on: .horizontal)
        flags.set(item.vertical, on: .vertical)
        return flags
    }
}

extension Size {
    @inline(__always) fileprivate var isClean: Bool { Numbers.isCleanLength(width) && Numbers.isCleanLength(height) }
}

import TatamiGeometry

/// The items, contents, data and names of nodes. Setters store the value and mark what the change affects.
extension LayoutTree {
    /// Returns the item style of `node`, with clean numbers: what it says to its container.
    public func item(of node: NodeID) -> ItemStyle { readItem(row(node)) }

    /// Sets the item style of `node`. Numbers that are NaN, too large, or negative without meaning are corrected, and a diagnostic
    /// reports it.
    public func setItem(_ style: ItemStyle, of node: NodeID) {
        requireIdle()
        let id = row(node)
        let before = readItem(id)
        write(style, to: id)
        let after = readItem(id)
        guard before != after else { return }
        settleLeaf(id)
        let marks = ItemChange(from: before, to: after)
        if !marks.own.isEmpty, hasWork(id) { mark(id, marks.own) }
        markParent(of: id, isWatched(id) ? .allMarks : marks.parent)
        if before.visibility == .collapsed, after.visibility != .collapsed { Walker(arena).climb(from: id) }
    }

    /// Changes the item style of `node`: `tree.update(leaf) { $0.minWidth = 40 }`.
    public func update(_ node: NodeID, _ change: (inout ItemStyle) -> Void) {
        var style = item(of: node)
        change(&style)
        setItem(style, of: node)
    }

    /// Replaces the content of `node`, for example a leaf by a container.
    ///
    /// - Precondition: A container that becomes a leaf has no children.
    public func setContent(_ content: NodeContent, of node: NodeID) {
        requireIdle()
        let id = row(node)
        if case .fixed(let size) = content, arena.pointee.links[Int(id)].flags.kind == .fixed { return resize(id, to: size) }
        let wasWatching = arena.pointee.links[Int(id)].flags.contains(.watchesBelow)
        forgetPayload(of: id)
        write(content, to: id)
        precondition(
            arena.pointee.links[Int(id)].first < 0 || arena.pointee.links[Int(id)].flags.kind.isContainer,
            "A node with children needs a layout; remove them first.")
        settleLeaf(id)
        if hasWork(id) { mark(id, .allMarks) }
        markParent(of: id, .allMarks)
        if wasWatching { markChildren(of: id) }
    }

    /// Gives a leaf another size. Its container is marked along the axes on which the leaf asks for something else now.
    private func resize(_ id: Int32, to size: Size) {
        let before = (x: arena.pointee.resultsX[Int(id)], y: arena.pointee.resultsY[Int(id)])
        settle(id, size: cleaned(size, id))
        if hasWork(id) {
            mark(id, .allMarks)
            return markParent(of: id, .allMarks)
        }
        var marks = NodeFlags()
        if before.x.natural != arena.pointee.resultsX[Int(id)].natural { marks.formUnion(.upX) }
        if before.y.natural != arena.pointee.resultsY[Int(id)].natural { marks.formUnion(.upY) }
        markParent(of: id, marks)
    }

    /// Marks a measured leaf whose content changed, so that it is measured again.
    public func invalidateContent(of node: NodeID) {
        requireIdle()
        let id = row(node)
        if hasWork(id) { mark(id, .allMarks) }
    }

    /// Attaches a value of the program's own to `node`, for custom layouts and debugging; nil removes it.
    public func setData(_ data: Any?, of node: NodeID) {
        requireIdle()
        let id = row(node)
        arena.pointee.data[id] = data
        if isWatched(id) { markParent(of: id, .allMarks) }
    }

    /// Returns the value attached to `node`; nil if there is none.
    public func data(of node: NodeID) -> Any? { arena.pointee.data[row(node)] }

    /// Sets the name of `node` for messages and dumps; nil removes it.
    public func setName(_ name: String?, of node: NodeID) { arena.pointee.names[row(node)] = name }

    /// Returns the name of `node`; nil if it has none.
    public func name(of node: NodeID) -> String? { arena.pointee.names[row(node)] }

    /// Returns true if a pass has work to do on the node itself: containers, and leaves that are measured.
    @inline(__always) func hasWork(_ id: Int32) -> Bool { arena.pointee.links[Int(id)].flags.hasWork }

    /// Returns true if the container of the node may read everything about it.
    private func isWatched(_ id: Int32) -> Bool {
        let parent = arena.pointee.links[Int(id)].parent
        return parent >= 0 && arena.pointee.links[Int(parent)].flags.contains(.watchesBelow)
    }

    func readItem(_ id: Int32) -> ItemStyle { ItemStyle(reading: id, from: arena) }
}

extension ItemStyle {
    /// Reads the style of a row's item from the columns.
    init(reading id: Int32, from arena: UnsafeMutablePointer<Arena>) {
        let flags = arena.pointee.links[Int(id)].flags
        self.init()
        if flags.contains(.rare), let style = arena.pointee.rareItems[id] {
            self = style
            return
        }
        for axis in Axis.allCases {
            let stored = arena.pointee.style(id, axis)
            var item = AxisItem()
            if flags.contains(.fixed(axis)) {
                item.fixed = stored.low
            } else {
                item.minimum = stored.low
                item.maximum = stored.high.isFinite ? stored.high : nil
            }
            item.ignoresContent = flags.contains(.ignores(axis))
            item.stretch = stored.weight
            (item.marginStart, item.marginEnd) = (stored.marginStart, stored.marginEnd)
            item.alignment = flags.alignment(axis)
            self[axis] = item
        }
        visibility = flags.contains(.collapsed) ? .collapsed : (flags.contains(.hidden) ? .hidden : .visible)
    }
}

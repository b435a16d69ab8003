import NUIData
import TatamiData
import TatamiViews

/// Drags of rows: the loader moves the elements of a `<->` list, and the views follow (containers: rule 32).
extension StructuredProperty: ItemMover {
    /// Lets drags ask this array about the items that its loops make.
    func moveItems() {
        guard structure?.loops.isEmpty == false else { return }
        let layout = object as? ItemLayout ?? (object as? any DropTarget)?.layout
        layout?.itemMover = self
    }

    package func owns(_ item: LayoutItem) -> Bool { loop(of: item) != nil }

    package func canMove(_ items: [LayoutItem], to layout: ItemLayout) -> Bool {
        guard let (loop, _) = source(of: items), let other = layout.itemMover as? StructuredProperty else { return false }
        return other.structure?.loops.contains { $0.takes(from: loop) } ?? false
    }

    package func move(_ items: [LayoutItem], before next: LayoutItem?, in layout: ItemLayout) -> [LayoutItem]? {
        guard let (loop, indices) = source(of: items), let other = layout.itemMover as? StructuredProperty,
            let (target, place) = other.place(before: next, in: layout, for: loop, without: items),
            target.take(indices, of: loop, before: place)
        else { return nil }
        let before = Set(layout.items.map(ObjectIdentifier.init))
        scene.update()
        if loop === target {
            guard loop.list?.rows == nil else { return items }
            // Plain elements have no rows of their own: their objects stay and show others.
            let start = place - indices.count { $0 < place }
            return layout.items.filter { item in loop.row(of: item).map { (start..<start + indices.count).contains($0) } ?? false }
        }
        return layout.items.filter { !before.contains(ObjectIdentifier($0)) }
    }

    package func value(of item: LayoutItem) -> Any? {
        guard let (loop, row) = loop(of: item), let elements = loop.list?.elements, elements.indices.contains(row) else { return nil }
        switch elements[row] {
        case .record(let record): return record.programValue ?? record.value
        case .plain(let value): return value
        case .rows: return nil
        }
    }

    package func insert(_ values: [Any], before next: LayoutItem?, in layout: ItemLayout) -> [LayoutItem]? {
        let start = next.flatMap { next in layout.items.firstIndex { $0 === next } } ?? layout.items.count
        let follower = layout.items[start...].lazy.compactMap(loop).first
        // Behind the last row of a loop is the place of that loop.
        let before = layout.items[..<start].last.flatMap(loop)
        guard let loop = before?.loop ?? follower?.loop ?? structure?.loops.last else { return nil }
        guard loop.insert(values, before: follower.flatMap { $0.loop === loop ? $0.row : nil } ?? loop.rows.count) else { return nil }
        let old = Set(layout.items.map(ObjectIdentifier.init))
        scene.update()
        return layout.items.filter { !old.contains(ObjectIdentifier($0)) }
    }

    package func canRemove(_ items: [LayoutItem]) -> Bool {
        guard let (loop, _) = source(of: items) else { return false }
        return loop.list?.rows?.isArrangeable ?? (loop.list?.place != nil)
    }

    package func remove(_ items: [LayoutItem]) -> Bool {
        guard let (loop, rows) = source(of: items), loop.remove(rows) else { return false }
        scene.update()
        return true
    }

    /// The loop that made an item, and the number of its row in the list.
    private func loop(of item: LayoutItem) -> (loop: LoopStructure, row: Int)? {
        for loop in structure?.loops ?? [] { if let row = loop.row(of: item) { return (loop, row) } }
        return nil
    }

    /// The loop that made all of some items, and their rows; nil for items of several loops.
    private func source(of items: [LayoutItem]) -> (loop: LoopStructure, rows: [Int])? {
        let found = items.compactMap(loop)
        guard let first = found.first, found.count == items.count, found.allSatisfy({ $0.loop === first.loop }) else { return nil }
        return (first.loop, found.map(\.row).sorted())
    }

    /// The loop into which items before another one go, and the row in its whole list before which they are; the number of rows for the
    /// end. So what a filter hides keeps its place before the row that is shown next.
    private func place(
        before next: LayoutItem?, in layout: ItemLayout, for source: LoopStructure, without moved: [LayoutItem]
    ) -> (LoopStructure, Int)? {
        let start = next.flatMap { next in layout.items.firstIndex { $0 === next } } ?? layout.items.count
        let followers = layout.items[start...].lazy.filter { item in !moved.contains { $0 === item } }
        let before = layout.items[..<start].last { item in !moved.contains { $0 === item } }
        // Of several loops, the place behind the last row of one is that of the loop.
        if let before, let (loop, _) = self.loop(of: before), loop.takes(from: source) {
            if let next = followers.first.flatMap(self.loop), next.loop === loop { return (loop, next.row) }
            return (loop, loop.rows.count)
        }
        for follower in followers {
            if let (loop, row) = self.loop(of: follower) { return loop.takes(from: source) ? (loop, row) : nil }
        }
        return structure?.loops.last { $0.takes(from: source) }.map { ($0, $0.rows.count) }
    }
}

extension LoopStructure {
    /// The number of the row that made an item; nil if none did.
    fileprivate func row(of item: LayoutItem) -> Int? {
        let names = Set([ObjectIdentifier(item)] + (item.view.map { [ObjectIdentifier($0)] } ?? []))
        return rows.firstIndex { $0.elements.contains { $0.identity.map(names.contains) ?? false } }
    }

    /// Whether rows of a loop, which may be this one, can be moved here.
    fileprivate func takes(from other: LoopStructure) -> Bool {
        guard let list, let otherList = other.list else { return false }
        if let rows = list.rows, let others = otherList.rows { return rows.takesRows(of: others) }
        return list.place != nil && otherList.place != nil && list.elementType == otherList.elementType
    }

    /// Inserts values of the program before a row.
    fileprivate func insert(_ values: [Any], before place: Int) -> Bool {
        guard let list else { return false }
        if let rows = list.rows {
            let next = list.elements.indices.contains(place) ? list.elements[place] : nil
            return rows.insert(values, before: next.flatMap { if case .record(let record) = $0 { record } else { nil } })
        }
        guard case .list(var present)? = list.place?.value, let new = values as? [DataValue] else { return false }
        present.insert(contentsOf: new, at: min(present.count, place))
        return list.place?.write(.list(present)) == .written
    }

    /// Removes rows.
    fileprivate func remove(_ indices: [Int]) -> Bool {
        guard let list, indices.allSatisfy(list.elements.indices.contains) else { return false }
        if let rows = list.rows {
            return rows.remove(indices.compactMap { if case .record(let record) = list.elements[$0] { record } else { nil } })
        }
        guard case .list(var present)? = list.place?.value, indices.allSatisfy(present.indices.contains) else { return false }
        for index in indices.reversed() { present.remove(at: index) }
        return list.place?.write(.list(present)) == .written
    }

    /// Moves rows of a loop before a row of this one.
    fileprivate func take(_ indices: [Int], of other: LoopStructure, before place: Int) -> Bool {
        guard let list, let otherList = other.list, indices.allSatisfy(otherList.elements.indices.contains) else { return false }
        if let rows = list.rows {
            let moved = indices.compactMap { if case .record(let record) = otherList.elements[$0] { record } else { nil } }
            let free = list.elements.indices.filter { $0 >= place && !(other === self && indices.contains($0)) }
            let next = free.first.flatMap { if case .record(let record) = list.elements[$0] { record } else { nil } }
            return moved.count == indices.count && rows.take(moved, before: next)
        }
        guard case .list(var from)? = otherList.place?.value, indices.allSatisfy(from.indices.contains) else { return false }
        let moved = indices.map { from[$0] }
        for index in indices.reversed() { from.remove(at: index) }
        if other === self {
            from.insert(contentsOf: moved, at: min(from.count, place - indices.count { $0 < place }))
            return list.place?.write(.list(from)) == .written
        }
        guard case .list(var to)? = list.place?.value else { return false }
        to.insert(contentsOf: moved, at: min(to.count, place))
        guard list.place?.write(.list(to)) == .written else { return false }
        return otherList.place?.write(.list(from)) == .written
    }
}

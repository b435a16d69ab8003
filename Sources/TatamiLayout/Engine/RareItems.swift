/// The item styles that the columns cannot hold completely, found by row without hashing. A row without one costs four bytes, and nothing
/// until there is a first one.
struct RareItems {
    private var items: [ItemStyle] = []
    /// A second copy of the cells, close together, since a grid reads the cell of one item after the other.
    private var cells: [CellPlace] = []
    private var freeSlots: [Int32] = []
    /// The index of each row's style; -1 for none.
    private var slots: [Int32] = []

    var isEmpty: Bool { items.count == freeSlots.count }

    subscript(row: Int32) -> ItemStyle? {
        get { slot(row).map { items[$0] } }
        set {
            switch (slot(row), newValue) {
            case (let slot?, let item?): (items[slot], cells[slot]) = (item, item.cell)
            case (nil, let item?): slots[Int(row)] = add(item, for: row)
            case (let slot?, nil):
                freeSlots.append(Int32(slot))
                slots[Int(row)] = -1
            case (nil, nil): break
            }
        }
    }

    func cell(_ row: Int32) -> CellPlace { slot(row).map { cells[$0] } ?? CellPlace() }

    @inline(__always) private func slot(_ row: Int32) -> Int? {
        guard Int(row) < slots.count, slots[Int(row)] >= 0 else { return nil }
        return Int(slots[Int(row)])
    }

    private mutating func add(_ item: ItemStyle, for row: Int32) -> Int32 {
        if slots.count <= Int(row) { slots.append(contentsOf: repeatElement(-1, count: Int(row) + 1 - slots.count)) }
        if let slot = freeSlots.popLast() {
            (items[Int(slot)], cells[Int(slot)]) = (item, item.cell)
            return slot
        }
        items.append(item)
        cells.append(item.cell)
        return Int32(items.count - 1)
    }
}

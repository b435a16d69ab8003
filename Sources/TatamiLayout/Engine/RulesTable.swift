/// The rules of the nodes that have any: their places by row, and the rules by place. A lookup is two loads, and a tree without rules
/// costs nothing.
struct RulesTable {
    /// The places, from 1 on; 0 for a row without rules. As long as the highest row that ever had rules.
    private var places: [Int32] = []
    private var entries: [RelativeRules<NodeID>] = []
    private var free: [Int32] = []

    subscript(row: Int32) -> RelativeRules<NodeID>? {
        @inline(__always) get {
            let place = place(of: row)
            return place > 0 ? entries[Int(place) - 1] : nil
        }
        set {
            let place = place(of: row)
            if let newValue {
                if place > 0 { entries[Int(place) - 1] = newValue } else { add(newValue, row) }
            } else if place > 0 {
                places[Int(row)] = 0
                free.append(place)
            }
        }
    }

    /// Replaces the rules of a row; rules that are all free are none. Returns false if they were the same.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - new: The rules.
    ///   - rows: The rows of the tree that are used and reserved; the table grows to the share of the rows that have rules so far.
    @inline(__always) mutating func replace(_ row: Int32, by new: RelativeRules<NodeID>, _ rows: RowUse) -> Bool {
        let place = place(of: row)
        if place == 0 {
            if new.isFree { return false }
            if entries.count == entries.capacity { entries.reserveCapacity(rows.capacity(after: entries.count)) }
            if places.count == places.capacity { places.reserveCapacity(rows.reserved) }
            add(new, row)
        } else {
            if entries[Int(place) - 1] == new { return false }
            self[row] = new.isFree ? nil : new
        }
        return true
    }

    @inline(__always) private func place(of row: Int32) -> Int32 { Int(row) < places.count ? places[Int(row)] : 0 }

    private mutating func add(_ rules: RelativeRules<NodeID>, _ row: Int32) {
        let missing = Int(row) + 1 - places.count
        if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
        if let place = free.popLast() {
            entries[Int(place) - 1] = rules
            places[Int(row)] = place
        } else {
            entries.append(rules)
            places[Int(row)] = Int32(truncatingIfNeeded: entries.count)
        }
    }
}

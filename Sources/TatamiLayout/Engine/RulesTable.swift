/// The rules of the nodes that have any: their numbers by row, and the rules by number. A look-up is two loads.
struct RulesTable: ~Copyable {
    private var numbers: [Int32] = []
    private var pool = Pool<RelativeRules<NodeID>>()

    func deallocate() { pool.deallocate() }

    subscript(row: Int32) -> RelativeRules<NodeID>? {
        @inline(__always) get {
            guard Int(row) < numbers.count, numbers[Int(row)] > 0 else { return nil }
            return pool[numbers[Int(row)] - 1]
        }
        set {
            let number = Int(row) < numbers.count ? numbers[Int(row)] : 0
            if let newValue {
                if number > 0 { return pool[number - 1] = newValue }
                let missing = Int(row) + 1 - numbers.count
                if missing > 0 { numbers.append(contentsOf: repeatElement(0, count: missing)) }
                numbers[Int(row)] = pool.add(newValue) + 1
            } else if number > 0 {
                pool.remove(number - 1)
                numbers[Int(row)] = 0
            }
        }
    }
}

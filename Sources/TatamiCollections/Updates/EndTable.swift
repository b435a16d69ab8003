/// The ends of items by their slots. Those without one take 4 bytes.
struct EndTable: Sendable {
    private var numbers: [Int32] = []
    private var ends: [CarriedItem.End] = []
    private let limit: Int

    /// Makes a table for slots below a limit.
    init(_ limit: Int) { self.limit = limit }

    subscript(slot: Int) -> CarriedItem.End? {
        numbers.indices.contains(slot) && numbers[slot] >= 0 ? ends[Int(numbers[slot])] : nil
    }

    mutating func set(_ end: CarriedItem.End, at slot: Int) {
        if numbers.isEmpty { numbers = Array(repeating: -1, count: limit) }
        numbers[slot] = Int32(ends.count)
        ends.append(end)
    }
}

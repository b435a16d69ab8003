/// What leads from one list of rows to another: the rows that leave, come, and change their order.
///
/// The number of rows that move is the smallest possible one; all other rows keep their order. Equal lists at the start and at the end
/// cost a comparison a row.
///
/// ```swift
/// let difference = ListDifference(from: ["a", "b", "c"], to: ["c", "a", "d"])
/// difference.removed   // [1]
/// difference.moved     // row 2 to 0
/// difference.inserted  // [2]
/// ```
public struct ListDifference: Hashable, Sendable {
    /// A row that is in both lists.
    public struct Row: Hashable, Sendable {
        /// The index in the old list.
        public let old: Int
        /// The index in the new list.
        public let new: Int
    }

    /// The indices in the old list of the rows that leave, ascending.
    public private(set) var removed: [Int] = []
    /// The indices in the new list of the rows that come, ascending.
    public private(set) var inserted: [Int] = []
    /// The rows that change their order among the rows that stay, in their new order.
    public private(set) var moved: [Row] = []
    /// The rows that stay and whose contents changed, moved or not, in their new order.
    public private(set) var updated: [Row] = []
    private let counts: Row

    /// Whether both lists have the same rows in the same order with the same contents.
    public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }

    /// Compares two lists of identities.
    ///
    /// - Parameters:
    ///   - old: The identities of the old rows. No identity occurs twice in a list; ``RowKeys/identities`` guarantees that. Of equal ones,
    ///     one counts as the row, and the others leave or come.
    ///   - new: The identities of the new rows.
    ///   - hasChanged: Returns whether the contents of a row that stays differ. It is called once for each such row, in the new order.
    public init<Identity: Hashable>(
        from old: [Identity], to new: [Identity], hasChanged: (_ old: Int, _ new: Int) -> Bool = { _, _ in false }
    ) {
        counts = Row(old: old.count, new: new.count)
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        for row in 0..<start where hasChanged(row, row) { updated.append(Row(old: row, new: row)) }
        compare(old[start..<old.count - tail], new[start..<new.count - tail], hasChanged)
        for row in new.count - tail..<new.count {
            let pair = Row(old: row + old.count - new.count, new: row)
            if hasChanged(pair.old, pair.new) { updated.append(pair) }
        }
    }

    /// Compares the parts between the equal rows at both ends.
    private mutating func compare<Identity: Hashable>(
        _ old: ArraySlice<Identity>, _ new: ArraySlice<Identity>, _ hasChanged: (Int, Int) -> Bool
    ) {
        var rows = Dictionary(old.indices.map { (old[$0], $0) }, uniquingKeysWith: { first, _ in first })
        var kept: [Row] = []
        for index in new.indices {
            if let row = rows.removeValue(forKey: new[index]) {
                kept.append(Row(old: row, new: index))
            } else {
                inserted.append(index)
            }
        }
        let stays = Set(kept.map(\.old))
        removed = old.indices.filter { !stays.contains($0) }
        let inOrder = Self.longestIncreasing(kept.map(\.old))
        for (row, isInOrder) in zip(kept, inOrder) {
            if !isInOrder { moved.append(row) }
            if hasChanged(row.old, row.new) { updated.append(row) }
        }
    }

    /// Returns which of some different numbers belong to a longest ascending subsequence.
    private static func longestIncreasing(_ numbers: [Int]) -> [Bool] {
        // The index of the smallest last number of all subsequences of each length, and the number before each one.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for index in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var isPart = [Bool](repeating: false, count: numbers.count)
        var next = ends.last
        while let index = next {
            isPart[index] = true
            next = previous[index]
        }
        return isPart
    }

    /// Returns the new list, made of the elements of the old one and of those that come; nil if `old` has not as many elements as the old
    /// list that was compared.
    ///
    /// - Parameters:
    ///   - old: An element for each row of the old list.
    ///   - element: Returns the element at an index of the new list, for rows that come or are updated.
    public func applied<Element>(to old: [Element], element: (_ new: Int) -> Element) -> [Element]? {
        guard old.count == counts.old else { return nil }
        let leaving = Set(removed + moved.map(\.old))
        let moving = Dictionary(uniqueKeysWithValues: moved.map { ($0.new, $0.old) })
        let coming = Set(inserted)
        let fresh = coming.union(updated.map(\.new))
        var staying = old.indices.lazy.filter { !leaving.contains($0) }.makeIterator()
        return (0..<counts.new).map { index in
            let source = coming.contains(index) ? nil : moving[index] ?? staying.next()
            return source.flatMap { fresh.contains(index) ? nil : old[$0] } ?? element(index)
        }
    }
}

/// What identifies the rows of a list: the key, and how many rows before have the same one.
///
/// ```swift
/// let keys = RowKeys(["lake", "hill", "lake"])
/// keys.firstRow(of: "lake")  // 0
/// keys.duplicates            // row 2 has the key of row 0
/// ```
public struct RowKeys<Key: Hashable & Sendable>: Sendable {
    /// The identity of a row. It stays the same while rows without its key come, go and move.
    public struct Identity: Hashable, Sendable {
        /// The key of the row.
        public let key: Key
        /// The number of rows before it that have the same key.
        public let occurrence: Int

        /// Creates the identity of a row from its key and the number of rows before it that have the same key.
        public init(key: Key, occurrence: Int) { (self.key, self.occurrence) = (key, occurrence) }
    }

    /// A row whose key an earlier row has.
    public struct Duplicate: Hashable, Sendable {
        /// The key of both rows.
        public let key: Key
        /// The index of the first row with the key.
        public let first: Int
        /// The index of the row that repeats it.
        public let row: Int
    }

    /// The identities of the rows, in their order.
    public let identities: [Identity]
    /// The rows whose key an earlier row has, in their order.
    public let duplicates: [Duplicate]
    private let firstRows: [Key: Int]

    /// Creates the identities of rows from their keys.
    public init(_ keys: some Sequence<Key>) {
        var firstRows: [Key: Int] = [:]
        var counts: [Key: Int] = [:]
        var identities: [Identity] = []
        var duplicates: [Duplicate] = []
        for (row, key) in keys.enumerated() {
            guard let first = firstRows[key] else {
                firstRows[key] = row
                identities.append(Identity(key: key, occurrence: 0))
                continue
            }
            let occurrence = counts[key, default: 1]
            counts[key] = occurrence + 1
            identities.append(Identity(key: key, occurrence: occurrence))
            duplicates.append(Duplicate(key: key, first: first, row: row))
        }
        (self.identities, self.duplicates, self.firstRows) = (identities, duplicates, firstRows)
    }

    /// Returns the index of the first row with a key, in constant time; nil if there is none.
    public func firstRow(of key: Key) -> Int? { firstRows[key] }
}

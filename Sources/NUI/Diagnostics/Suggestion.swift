/// "Did you mean": the valid name nearest to a misspelt one.
public enum Suggestion {
    /// The candidate with the smallest distance to `word`, the earlier one in alphabetical order where several tie.
    /// Nil where none is near enough to be meant. A difference in case alone is the smallest one.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.utf8)
        guard !wanted.isEmpty, wanted.count <= Limits.nameBytes else { return nil }
        var best: (name: String, distance: Int)?
        for name in candidates where name != word {
            let allowed = reach(min(wanted.count, name.utf8.count))
            guard abs(name.utf8.count - wanted.count) <= allowed else { continue }
            let bytes = Array(name.utf8)
            let found = bytes.map(lowercase) == wanted.map(lowercase) ? 0 : distance(wanted, bytes)
            guard found <= allowed else { continue }
            if let current = best, (current.distance, current.name) <= (found, name) { continue }
            best = (name, found)
        }
        return best?.name
    }

    /// Damerau-Levenshtein distance: one step inserts, removes or replaces a byte, or swaps two neighbours.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }

    /// How many steps away a word of `length` bytes may be.
    private static func reach(_ length: Int) -> Int {
        length <= 1 ? 0 : (length <= 3 ? 1 : (length <= 6 ? 2 : 3))
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
    }
}

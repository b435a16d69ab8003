/// "Did you mean": the valid name nearest to a misspelt one.
public enum Suggestion {
    /// The candidate with the smallest distance to `word`, upper and lower case apart. Of several as near, the one whose
    /// case fits, then the one that took the likelier slip, then the first in alphabetical order. Nil where none is near
    /// enough to be meant.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.utf8), lower = wanted.map(Byte.lowercased)
        guard !wanted.isEmpty, wanted.count <= Limits.nameBytes else { return nil }
        var best: (name: String, rank: Rank)?
        for name in candidates where name != word {
            let allowed = reach(wanted.count, name.utf8.count)
            guard abs(name.utf8.count - wanted.count) <= allowed else { continue }
            let bytes = Array(name.utf8)
            let found = distance(lower, bytes.map(Byte.lowercased))
            guard found <= allowed else { continue }
            let rank = Rank(distance: found, exactly: distance(wanted, bytes), slip: slip(from: bytes, to: wanted))
            if let best, (best.rank, best.name) <= (rank, name) { continue }
            best = (name, rank)
        }
        return best?.name
    }

    /// The end of a sentence that says which one was meant; nothing where none is near enough.
    static func clause(for word: String, among candidates: some Sequence<String>) -> String {
        nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    private struct Rank: Comparable {
        var distance: Int
        var exactly: Int
        var slip: Int

        static func < (a: Rank, b: Rank) -> Bool { (a.distance, a.exactly, a.slip) < (b.distance, b.exactly, b.slip) }
    }

    /// `YES` or `NO`, where a word was meant to be one of them.
    static func bool(for word: String) -> String? {
        for name in ["YES", "NO"] where distance(Array(word.utf8), Array(name.utf8)) == 1 { return name }
        return ["yes": "YES", "true": "YES", "on": "YES", "no": "NO", "false": "NO", "off": "NO"][word.lowercased()]
    }

    /// Whether `word` is `name` with one letter swapped, left out, added or replaced. Names that differ in a number are
    /// different names.
    static func isSlip(_ word: String, for name: String) -> Bool {
        guard word != name, min(word.utf8.count, name.utf8.count) > 1 else { return false }
        let prefix = zip(word.utf8, name.utf8).prefix { $0 == $1 }.count
        let (a, b) = (word.utf8.dropFirst(prefix), name.utf8.dropFirst(prefix))
        let suffix = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
        let (left, right) = (Array(a.dropLast(suffix)), Array(b.dropLast(suffix)))
        let isSwap = left.count == 2 && right.count == 2 && left.reversed().elementsEqual(right)
        if isSwap { return !left.allSatisfy(Byte.isDigit) }
        return left.count <= 1 && right.count <= 1 && !left.contains(where: Byte.isDigit) && !right.contains(where: Byte.isDigit)
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

    /// How likely a name becomes a word by a slip: letters swapped, then one left out, one replaced, one added.
    private static func slip(from name: [UInt8], to word: [UInt8]) -> Int {
        if name.count > word.count { return 1 }
        if name.count < word.count { return 3 }
        return name.sorted() == word.sorted() ? 0 : 2
    }

    /// How many steps lie between words of these lengths at most.
    private static func reach(_ a: Int, _ b: Int) -> Int {
        switch min(a, b) {
        case 0: return 0
        case 1: return max(a, b) == 2 ? 1 : 0
        case 2, 3: return 1
        case 4, 5, 6: return 2
        default: return 3
        }
    }
}

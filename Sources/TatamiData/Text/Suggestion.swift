/// Finds the valid name that is most similar to a misspelt one, for "did you mean" hints.
public enum Suggestion {
    /// Returns the candidate with the smallest distance to `word`, ignoring upper and lower case; nil if none is similar
    /// enough.
    ///
    /// Of several candidates at the same distance, it prefers the one with matching case, then the one with the more likely
    /// typing error, then the first in alphabetical order.
    ///
    /// ```swift
    /// Suggestion.nearest(to: "bakcgroundColor", among: ["background", "backgroundColor"])  // "backgroundColor"
    /// ```
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        var effort = Int.max
        return match(for: word, among: candidates, &effort)?.name
    }

    /// The work that the suggestions of one load or check may still cost.
    public struct Budget: Sendable {
        private var effort = Suggestion.effort

        /// Creates a full budget: 16 MiB of names.
        public init() {}

        /// Returns the candidate most similar to `word`; nil if none is similar enough or the budget is used up.
        public mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
            Suggestion.match(for: word, among: candidates, &effort)?.name
        }
    }

    /// The work that all suggestions of one check may cost, in bytes of names. No file written by people needs more.
    package static let effort = 16 << 20

    /// A name that a misspelt word probably means.
    package struct Match {
        package var name: String
        /// Whether hardly anything else can be meant: one typing error, or two in a word of eight letters, and no other candidate is as
        /// similar.
        package var isSure: Bool

        /// The question for a message.
        package var hint: String { "did you mean '\(name)'?" }
    }

    /// Returns the most similar candidate, and subtracts the examined bytes from `effort`; nil if none is similar enough or no effort is
    /// left.
    package static func match(for word: String, among candidates: some Sequence<String>, _ effort: inout Int) -> Match? {
        let wanted = Array(word.utf8)
        let lower = wanted.map(ASCII.lowercased)
        let letters = letters(of: lower)
        guard !wanted.isEmpty, wanted.count <= DataLimits.nameBytes else { return nil }
        var best: (name: String, rank: Rank)?
        var isTied = false
        for name in candidates where name != word {
            if effort <= 0 { return nil }
            effort -= 4
            let allowed = reach(wanted.count, name.utf8.count)
            guard abs(name.utf8.count - wanted.count) <= allowed else { continue }
            effort -= name.utf8.count
            // A step changes at most one letter.
            guard (Self.letters(of: name.utf8) ^ letters).nonzeroBitCount <= 2 * allowed else { continue }
            let bytes = Array(name.utf8)
            effort -= 8 * bytes.count
            let found = distance(lower, bytes.map(ASCII.lowercased), atMost: allowed)
            guard found <= allowed else { continue }
            let rank = Rank(distance: found, exactly: distance(wanted, bytes), slip: slip(from: bytes, to: wanted))
            if let best, best.name != name, best.rank.distance <= rank.distance {
                isTied = isTied || best.rank.distance == rank.distance
            } else {
                isTied = false
            }
            if let best, (best.rank, best.name) <= (rank, name) { continue }
            best = (name, rank)
        }
        return best.map { name, rank in
            let isNear = rank.distance <= 1 || rank.distance == 2 && min(wanted.count, name.utf8.count) >= 8
            return Match(name: name, isSure: isNear && !isTied)
        }
    }

    /// The set of letters in a name, ignoring upper and lower case.
    private static func letters(of name: some Sequence<UInt8>) -> UInt64 {
        name.reduce(0) { $0 | 1 << UInt64(ASCII.lowercased($1) & 63) }
    }

    /// A clause for the end of a message that names the most similar candidate; empty if none is similar enough.
    package static func clause(for word: String, among candidates: some Sequence<String>) -> String {
        nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    private struct Rank: Comparable {
        var distance: Int
        var exactly: Int
        var slip: Int

        static func < (a: Rank, b: Rank) -> Bool { (a.distance, a.exactly, a.slip) < (b.distance, b.exactly, b.slip) }
    }

    /// `YES` or `NO` if a word probably means one of them; otherwise nil.
    package static func bool(for word: String) -> String? {
        guard word.utf8.count <= 5 else { return nil }
        if let known = boolWords[word.lowercased()] { return known }
        for name in ["YES", "NO"] where distance(Array(word.utf8), Array(name.utf8)) == 1 { return name }
        return nil
    }

    private static let boolWords = ["yes": "YES", "true": "YES", "on": "YES", "no": "NO", "false": "NO", "off": "NO"]

    /// Whether two names are as similar as a misspelt one and the one that is meant.
    package static func isSimilar(_ word: String, to name: String) -> Bool { nearest(to: word, among: CollectionOfOne(name)) != nil }

    /// Whether `word` is `name` with one letter swapped, missing, added or replaced. Names that differ in a digit are different
    /// names.
    package static func isSlip(_ word: String, for name: String) -> Bool {
        let (count, other) = (word.utf8.count, name.utf8.count)
        guard abs(count - other) <= 1, min(count, other) > 1, word != name else { return false }
        var (word, name) = (word, name)
        return word.withUTF8 { word in name.withUTF8 { isSlip(word, $0) } }
    }

    private static func isSlip(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        var (endA, endB) = (a.count, b.count)
        while start < min(endA, endB), a[start] == b[start] { start += 1 }
        while min(endA, endB) > start, a[endA - 1] == b[endB - 1] { (endA, endB) = (endA - 1, endB - 1) }
        let (left, right) = (a[start..<endA], b[start..<endB])
        if left.count == 2, right.count == 2, a[start] == b[start + 1], a[start + 1] == b[start] { return !left.allSatisfy(ASCII.isDigit) }
        return left.count <= 1 && right.count <= 1 && !left.contains(where: ASCII.isDigit) && !right.contains(where: ASCII.isDigit)
    }

    /// The Damerau-Levenshtein distance: one step inserts, removes or replaces a byte, or swaps two neighbours. Greater
    /// distances than `limit` give any number above it.
    package static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int = .max) -> Int {
        let width = b.count + 1
        let most = a.count + b.count + 1
        let limit = min(limit, most)
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
            var (beforeLast, last, row) = (0, width, 2 * width)
            rows.initialize(repeating: most)
            for j in 0..<width { rows[last + j] = j }
            for i in a.indices {
                // Cells further from the diagonal cost more than `limit` steps.
                let (start, end) = (max(0, i - limit), min(b.count, i + limit + 1))
                var least = start == 0 ? i + 1 : most
                rows[row + start] = least
                for j in start..<max(start, end) {
                    var cost = min(rows[last + j + 1] + 1, rows[row + j] + 1, rows[last + j] + (a[i] == b[j] ? 0 : 1))
                    if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[beforeLast + j - 1] + 1) }
                    rows[row + j + 1] = cost
                    least = min(least, cost)
                }
                if end < b.count { rows[row + end + 1] = most }
                if least > limit { return limit + 1 }
                (beforeLast, last, row) = (last, row, beforeLast)
            }
            return rows[last + b.count]
        }
    }

    /// The rank of the typing error that turns a name into a word: swapped letters are most likely, then a missing, a replaced
    /// and an added letter.
    private static func slip(from name: [UInt8], to word: [UInt8]) -> Int {
        if name.count > word.count { return 1 }
        if name.count < word.count { return 3 }
        return name.sorted() == word.sorted() ? 0 : 2
    }

    /// The largest distance at which words of these lengths are similar.
    private static func reach(_ a: Int, _ b: Int) -> Int {
        switch min(a, b) {
        case 0: return 0
        case 1: return max(a, b) == 2 ? 1 : 0
        case 2...4: return 1
        case 5...8: return 2
        default: return 3
        }
    }
}

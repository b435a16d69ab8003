/// Compares two texts line by line in a time that grows with their length, however much they differ.
///
/// The comparison first removes equal lines at both ends and then matches lines that each text contains exactly once (a
/// patience diff). Only the lines between two such matches are compared for the smallest number of changes; long parts are
/// replaced as a whole.
struct LineComparison {
    /// The result, in order.
    private(set) var lines: [UnifiedDiff.Line] = []

    /// The largest number of lines that are compared for the smallest number of changes, which takes quadratic time.
    private static let few = 400

    mutating func compare(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        lines += old.prefix(head).map { .same($0) }
        var (i, j) = (old.startIndex + head, new.startIndex + head)
        let (endOld, endNew) = (old.endIndex - tail, new.endIndex - tail)
        for (left, right) in Self.anchors(old[i..<endOld], new[j..<endNew]) {
            compareBetween(old[i..<left], new[j..<right])
            lines.append(.same(old[left]))
            (i, j) = (left + 1, right + 1)
        }
        compareBetween(old[i..<endOld], new[j..<endNew])
        lines += old.suffix(tail).map { .same($0) }
    }

    private mutating func compareBetween(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
        guard old.count + new.count <= Self.few else {
            lines += old.map { .removed($0) } + new.map { .inserted($0) }
            return
        }
        let changes = new.difference(from: old)
        let removed = Set(changes.removals.map(\.offset))
        let inserted = Set(changes.insertions.map(\.offset))
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(.removed(old[old.startIndex + i]))
                i += 1
            } else if inserted.contains(j) {
                lines.append(.inserted(new[new.startIndex + j]))
                j += 1
            } else {
                lines.append(.same(new[new.startIndex + j]))
                (i, j) = (i + 1, j + 1)
            }
        }
    }

    /// The positions of lines that occur exactly once in both texts, as many as have the same order.
    private static func anchors(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [(old: Int, new: Int)] {
        let placesInOld = uniquePlaces(old)
        let placesInNew = uniquePlaces(new)
        let shared = placesInOld.compactMap { line, place in placesInNew[line].map { (old: place, new: $0) } }.sorted { $0.old < $1.old }
        return longestRise(in: shared.map(\.new)).map { shared[$0] }
    }

    private static func uniquePlaces(_ lines: ArraySlice<Substring>) -> [Substring: Int] {
        var places: [Substring: Int?] = [:]
        for (index, line) in zip(lines.indices, lines) { places[line] = places[line] == nil ? .some(index) : .some(nil) }
        return places.compactMapValues { $0 }
    }

    /// The indices of the longest increasing subsequence of distinct numbers.
    private static func longestRise(in numbers: [Int]) -> [Int] {
        // For each length, the index of the smallest last number of a sequence of that length; for each index, the previous
        // index in its sequence.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var rise: [Int] = []
        var next = ends.last
        while let index = next {
            rise.append(index)
            next = before[index]
        }
        return rise.reversed()
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): return offset
        }
    }
}

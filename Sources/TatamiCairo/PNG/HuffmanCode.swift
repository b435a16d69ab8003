/// A Huffman code of deflate (RFC 1951): frequent symbols have short codes.
struct HuffmanCode {
    /// The number of bits of each symbol; 0 for those that do not occur.
    private(set) var lengths: [UInt8]
    /// The bits of each symbol, the first one lowest.
    private(set) var bits: [UInt16]

    /// Makes the code of symbols that occur this often, in which none has more than `limit` bits.
    ///
    /// A single symbol has one bit. `limit` must be at least 1 and allow as many codes as there are symbols.
    init(counts: UnsafeBufferPointer<UInt32>, limit: Int) {
        lengths = [UInt8](repeating: 0, count: counts.count)
        bits = [UInt16](repeating: 0, count: counts.count)
        // The rarest first; equal counts in the order of the symbols, so that the same picture gives the same bytes everywhere.
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard used.count > 1 else {
            if let only = used.first { lengths[only] = 1 }
            return
        }
        assert(used.count <= 1 << limit)
        let numbers = HuffmanCode.numbersOfLengths(HuffmanCode.depths(used.map { UInt64(counts[$0]) }), limit)
        var rest = used[...]
        for length in (1...limit).reversed() {
            for symbol in rest.prefix(numbers[length]) { lengths[symbol] = UInt8(length) }
            rest = rest.dropFirst(numbers[length])
        }
        var next = [Int](repeating: 0, count: limit + 1)
        for length in 1..<limit { next[length + 1] = (next[length] + numbers[length]) << 1 }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            bits[symbol] = HuffmanCode.reversed(next[length], length)
            next[length] += 1
        }
    }

    /// Returns how deep each leaf is in the tree that joins the two lightest nodes again and again. The weights ascend.
    private static func depths(_ weights: [UInt64]) -> [Int] {
        let leaves = weights.count
        var weights = weights
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, branch) = (0, leaves)
        func lightest() -> Int {
            if leaf < leaves, branch >= weights.count || weights[leaf] <= weights[branch] {
                leaf += 1
                return leaf - 1
            }
            branch += 1
            return branch - 1
        }
        while weights.count < 2 * leaves - 1 {
            let (first, second) = (lightest(), lightest())
            (parents[first], parents[second]) = (weights.count, weights.count)
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        return Array(depths.prefix(leaves))
    }

    /// Returns how many codes have each length, of at most `limit`, such that they fill the tree.
    private static func numbersOfLengths(_ depths: [Int], _ limit: Int) -> [Int] {
        var numbers = [Int](repeating: 0, count: limit + 1)
        for depth in depths { numbers[min(depth, limit)] += 1 }
        var taken = (1...limit).reduce(0) { $0 + numbers[$1] << (limit - $1) }
        // Codes that were cut take more room than there is: a shorter code becomes two, one of which takes the place of a cut one.
        while taken > 1 << limit {
            guard let shorter = (1..<limit).last(where: { numbers[$0] > 0 }) else { break }
            numbers[limit] -= 1
            numbers[shorter] -= 1
            numbers[shorter + 1] += 2
            taken -= 1
        }
        return numbers
    }

    private static func reversed(_ code: Int, _ length: Int) -> UInt16 {
        var (code, result) = (code, 0)
        for _ in 0..<length { (code, result) = (code >> 1, result << 1 | code & 1) }
        return UInt16(truncatingIfNeeded: result)
    }
}

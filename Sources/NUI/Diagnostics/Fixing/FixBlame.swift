/// Decides which of several fixes that were applied together did harm: those in the innermost part of the text around the harm that
/// contains any of them.
struct FixBlame {
    private let document: Document
    /// The parent of each node in the tree.
    private let parents: [Int]
    /// The places of the fixes in the new text, in its order.
    private let places: [FixedText.Place]

    /// - Parameters:
    ///   - fixed: The fixes.
    ///   - first: The number of fixes that stay. They are not blamed, and the others count from there.
    ///   - state: The text that they give.
    init(_ fixed: FixedText, from first: Int, giving state: FixState) {
        document = state.document
        parents = document.tree.parents
        places = fixed.places.filter { $0.fix >= first }.map { FixedText.Place(range: $0.range, fix: $0.fix - first) }
    }

    /// Returns the fixes that are blamed for findings, without those for which another blamed fix may be the cause. Each element has the
    /// indices of the fixes of one region.
    func regions(of harm: [Diagnostic]) -> [[Int]] {
        var known: [Int: [Int]] = [:]
        var seen: Set<[Int]> = []
        let nodes = Set(harm.compactMap { node(blamedFor: $0, &known) })
        let suspects = nodes.sorted().compactMap { known[$0] }.filter { !$0.isEmpty && seen.insert($0).inserted }
        var blamed: Set<Int> = []
        return suspects.sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }.filter { region in
            guard blamed.isDisjoint(with: region) else { return false }
            blamed.formUnion(region)
            return true
        }
    }

    /// The node whose fixes are suspected of a finding: that around the finding, or around the place that one of its notes names, whichever
    /// has fewer; nil if no place is in this file.
    ///
    /// - Parameter known: The fixes in the nodes that were asked for, so that each node is examined once.
    private func node(blamedFor finding: Diagnostic, _ known: inout [Int: [Int]]) -> Int? {
        let spans = [(finding.file, finding.span)] + finding.related.map { ($0.file, $0.span) }
        var best: (node: Int, count: Int)?
        for (file, span) in spans where file == document.source.path {
            let node = node(around: document.source.offset(line: span.line, column: span.column))
            let found = known[node] ?? fixes(in: node)
            known[node] = found
            if !found.isEmpty, best.map({ found.count < $0.count }) ?? true { best = (node, found.count) }
        }
        return best?.node
    }

    /// The innermost node around a byte in which there are fixes; the file if there is none.
    private func node(around offset: Int) -> Int {
        var node = document.tree.lastNode(from: offset)
        while node != 0 {
            let range = document.tree.bytes(of: node)
            let first = firstPlace(in: range)
            if range.contains(offset), first < places.endIndex, places[first].range.lowerBound <= range.upperBound { return node }
            node = parents[node]
        }
        return node
    }

    private func fixes(in node: Int) -> [Int] {
        let range = document.tree.bytes(of: node)
        return Set(places[firstPlace(in: range)...].prefix { $0.range.lowerBound <= range.upperBound }.map(\.fix)).sorted()
    }

    private func firstPlace(in range: ClosedRange<Int>) -> Int { places.partitioningIndex { $0.range.lowerBound >= range.lowerBound } }
}

extension SyntaxTree {
    /// The parent of each node; the file is its own.
    fileprivate var parents: [Int] {
        var result = [Int](repeating: 0, count: nodes.count)
        var open: [Int] = []
        for node in nodes.indices {
            while let last = open.last, nodes[last].end <= node { open.removeLast() }
            result[node] = open.last ?? 0
            open.append(node)
        }
        return result
    }

    /// The range of a node in the text.
    fileprivate func bytes(of node: Int) -> ClosedRange<Int> {
        let node = nodes[node]
        guard node.firstToken < node.endToken else {
            let place = tokens.indices.contains(node.firstToken) ? tokens[node.firstToken].lower : tokens.last?.upper ?? 0
            return place...place
        }
        return tokens[node.firstToken].lower...tokens[node.endToken - 1].upper
    }

    /// The last node in preorder that starts at a byte or before it.
    fileprivate func lastNode(from offset: Int) -> Int {
        max(0, nodes.indices.partitioningIndex { bytes(of: $0).lowerBound > offset } - 1)
    }
}

extension RandomAccessCollection where Index == Int {
    /// The index of the first element for which `isSecond` is true; all elements before it are those for which it is false.
    func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

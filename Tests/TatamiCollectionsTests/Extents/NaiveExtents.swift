/// What `Extents` answers, by walking over an array.
struct NaiveExtents {
    struct Line: Equatable {
        var length: Double?
        var isMeasured = false
        var isHidden = false
        var kind = 0
    }

    var lines: [Line] = []
    var estimates: [Double] = [44, 44, 44, 44]
    var spacing = 0.0

    func length(_ line: Line) -> Double { line.length ?? estimates[line.kind] }

    /// The index, the start and the end of each shown line.
    var places: [(index: Int, start: Double, end: Double)] {
        var result: [(Int, Double, Double)] = []
        var start = 0.0
        for (index, line) in lines.enumerated() where !line.isHidden {
            result.append((index, start, start + length(line)))
            start += length(line) + spacing
        }
        return result
    }

    var total: Double { places.last?.end ?? 0 }

    func offset(of index: Int) -> Double { places.first { $0.index >= index }?.start ?? total }

    func index(at offset: Double) -> Int {
        let places = places
        return places.last { $0.start <= offset }?.index ?? places.first?.index ?? 0
    }

    func indices(in span: Range<Double>) -> Range<Int> {
        let places = places
        guard !span.isEmpty, let first = places.first(where: { $0.end > span.lowerBound }),
            let last = places.last(where: { $0.start < span.upperBound }), first.index <= last.index
        else { return 0..<0 }
        return first.index..<last.index + 1
    }

    func mean(ofKind kind: Int) -> Double? {
        let known = lines.filter { !$0.isHidden && $0.kind == kind }.compactMap(\.length)
        return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }

    mutating func move(_ range: Range<Int>, to index: Int) {
        let moved = lines[range]
        lines.removeSubrange(range)
        lines.insert(contentsOf: moved, at: index)
    }
}

/// The items that steps inserted, by their indices after all steps.
struct FreshItems {
    private(set) var ranges: [Range<Int>] = []

    init(_ steps: [SectionStep]) {
        for step in steps {
            switch step {
            case .insert(let range): insert(range)
            case .remove(let range): remove(range)
            }
        }
    }

    /// Steps of a comparison ascend, so that nothing moves; edits may be in any order.
    private mutating func insert(_ new: Range<Int>) {
        guard let last = ranges.last, last.upperBound > new.lowerBound else { return ranges.append(new) }
        var result: [Range<Int>] = []
        var isPlaced = false
        for range in ranges {
            if range.upperBound <= new.lowerBound {
                result.append(range)
                continue
            }
            if range.lowerBound < new.lowerBound { result.append(range.lowerBound..<new.lowerBound) }
            if !isPlaced { result.append(new) }
            isPlaced = true
            result.append(max(range.lowerBound, new.lowerBound) + new.count..<range.upperBound + new.count)
        }
        ranges = result
    }

    private mutating func remove(_ old: Range<Int>) {
        ranges = ranges.compactMap { range in
            let before = min(range.lowerBound, old.lowerBound) + max(0, range.lowerBound - old.upperBound)
            let start = range.lowerBound < old.lowerBound ? range.lowerBound : before
            let count = range.count - range.clamped(to: old).count
            return count > 0 ? start..<start + count : nil
        }
    }
}

import TatamiGeometry

/// Longest ascending subsequences.
enum Ascending {
    /// Returns which of some different numbers belong to a longest ascending subsequence, in n log n steps.
    static func longest(_ numbers: [Int]) -> [Bool] {
        // The smallest last number of all subsequences of each length with its place, and the place before each one.
        var (ends, last): ([Int], [Int]) = ([], [])
        var previous = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            let length = last.partitioningIndex { $0 >= number }
            if length > 0 { previous[place] = ends[length - 1] }
            if length == ends.count {
                ends.append(place)
                last.append(number)
            } else {
                (ends[length], last[length]) = (place, number)
            }
        }
        var isPart = [Bool](repeating: false, count: numbers.count)
        var next = ends.last ?? -1
        while next >= 0 {
            isPart[next] = true
            next = previous[next]
        }
        return isPart
    }
}

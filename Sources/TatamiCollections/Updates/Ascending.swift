import TatamiGeometry

/// Longest ascending subsequences.
enum Ascending {
    /// Returns which of some different numbers belong to a longest ascending subsequence, in n log n steps.
    static func longest(_ numbers: [Int]) -> [Bool] {
        // The place of the smallest last number of all subsequences of each length, and the place before each one.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            let length = ends.partitioningIndex { numbers[$0] >= number }
            if length > 0 { previous[place] = ends[length - 1] }
            if length == ends.count { ends.append(place) } else { ends[length] = place }
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

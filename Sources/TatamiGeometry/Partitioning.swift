extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which `isBehind` is true, by binary search. It must be true for all elements after that
    /// one, too. If it is true for none, the result is `endIndex`.
    @inlinable package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

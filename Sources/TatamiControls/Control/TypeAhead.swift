/// Letters that people type to find an item of a list: the items that begin with them, without regard to case and accents.
///
/// Letters that follow each other within a second are one search. The same letter again and again goes from one item that begins with it to
/// the next.
struct TypeAhead {
    /// The seconds without a letter after which a new search begins.
    static let pause = 1.0

    private var typed = ""
    private var last = -Double.infinity

    /// Whether a letter at a time, in seconds, continues a search.
    func isActive(at time: Double) -> Bool { !typed.isEmpty && time - last < Self.pause }

    /// Adds a typed text to the search, and returns the item that it finds; nil for none.
    ///
    /// - Parameters:
    ///   - text: The typed text.
    ///   - time: The time, in seconds.
    ///   - items: The items, folded.
    ///   - current: The index of the present item; nil for none.
    ///   - isUsable: Whether people can choose the item at an index.
    mutating func find(
        _ text: String, at time: Double, among items: [FoldedText], from current: Int?, _ isUsable: (Int) -> Bool
    ) -> Int? {
        if !isActive(at: time) { typed = "" }
        (typed, last) = (typed + text, time)
        guard let first = typed.first, !items.isEmpty else { return nil }
        let isOneLetter = typed.allSatisfy { $0 == first }
        let query = FoldedText(isOneLetter ? String(first) : typed)
        // A longer search may stay at the present item.
        let start = (current ?? -1) + (isOneLetter || current == nil ? 1 : 0)
        return (0..<items.count).lazy.map { (start + $0) % items.count }.first { items[$0].hasPrefix(query) && isUsable($0) }
    }
}

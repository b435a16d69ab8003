/// Letters that people type in quick succession to find an item of a list: the items that begin with them, without regard to case and accents.
///
/// Letters that follow each other within a second are one search. The same letter again and again goes from one item that begins with it to
/// the next.
public struct TypeAhead: Sendable {
    /// The seconds without a letter after which a new search begins.
    public static let pause = 1.0

    private var typed = ""
    private var last = -Double.infinity

    /// Creates a search without letters.
    public init() {}

    /// Whether a text that is typed at a time, in seconds of the host's clock, continues a search. A space that does so is a letter.
    public func isActive(at time: Double) -> Bool { !typed.isEmpty && time - last < Self.pause }

    /// Adds typed text to the search, and returns the index of the item that it finds; nil for none.
    ///
    /// - Parameters:
    ///   - text: The typed text.
    ///   - time: The time, in seconds of the host's clock.
    ///   - items: The titles of the items.
    ///   - current: The index of the present item; nil for none.
    ///   - isUsable: Whether people can choose the item at an index.
    public mutating func find(
        _ text: String, at time: Double, among items: [FoldedText], from current: Int?, _ isUsable: (Int) -> Bool
    ) -> Int? {
        guard let query = add(text, at: time), !items.isEmpty else { return nil }
        let start = query.start(from: current)
        return (0..<items.count).lazy.map { (start + $0) % items.count }.first { items[$0].hasPrefix(query.text) && isUsable($0) }
    }

    /// What is searched for.
    public struct Query: Sendable {
        /// What the item begins with.
        public let text: FoldedText
        /// Whether the same letter was typed again and again, which goes to the next item.
        let isOneLetter: Bool

        /// Returns the index at which the search begins: that of the present item if more letters were typed, else the one behind it.
        public func start(from current: Int?) -> Int { (current ?? -1) + (isOneLetter || current == nil ? 1 : 0) }
    }

    /// Adds typed text to the search. Returns what is searched for now; nil for nothing.
    ///
    /// - Parameters:
    ///   - text: The typed text.
    ///   - time: The time, in seconds of the host's clock.
    public mutating func add(_ text: String, at time: Double) -> Query? {
        typed = isActive(at: time) ? typed + text : text
        last = time
        let query = FoldedText(typed)
        guard !query.isEmpty else { return nil }
        return Query(text: query.isOneLetter ? query.firstLetter : query, isOneLetter: query.isOneLetter)
    }
}

/// Finds items of a list by the first letters of their titles, which people type in quick succession.
///
/// Upper and lower case and accents do not matter. A letter that is typed again and again goes from one item to the next that begins
/// with it.
public struct TypeAhead: Sendable {
    /// The seconds after which a letter begins a new search.
    public static let pause = 1.0
    private var typed = ""
    private var last = -Double.infinity

    /// Creates a search without letters.
    public init() {}

    /// Returns true if a text that is typed at a time, in seconds of the host's clock, continues the search. A space that does so is a
    /// letter.
    public func isGoingOn(at time: Double) -> Bool { !typed.isEmpty && time - last < Self.pause }

    /// Adds typed text and returns the index of the item that it leads to; nil if no title begins with it.
    ///
    /// - Parameters:
    ///   - text: The text that was typed.
    ///   - time: The time, in seconds of the host's clock.
    ///   - titles: The titles of the items; nil for an item that cannot be chosen.
    ///   - current: The index of the present item; nil for none.
    public mutating func find(_ text: String, at time: Double, in titles: [String?], from current: Int?) -> Int? {
        typed = isGoingOn(at: time) ? typed + text : text
        last = time
        let wanted = Self.letters(of: typed)
        guard let first = wanted.first, !titles.isEmpty else { return nil }
        // The same letter again goes on to the next item.
        let isCycling = wanted.allSatisfy { $0 == first }
        let searched = isCycling ? [first] : wanted
        let start = current.map { isCycling ? $0 + 1 : $0 } ?? 0
        return (0..<titles.count).lazy.map { (start + $0) % titles.count }.first { index in
            titles[index].map { Self.letters(of: $0).starts(with: searched) } ?? false
        }
    }

    /// The letters of a text without case and accents, each as its name in Unicode.
    private static func letters(of text: String) -> [String] {
        text.lowercased().unicodeScalars.compactMap { scalar in
            if scalar.properties.generalCategory == .nonspacingMark { return nil }
            guard let name = scalar.properties.name else { return String(scalar) }
            let words = name.split(separator: " ", omittingEmptySubsequences: true)
            return words.prefix { $0 != "WITH" }.joined(separator: " ")
        }
    }
}

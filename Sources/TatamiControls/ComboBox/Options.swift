import TatamiInteraction

/// The titles among which people choose, and those of them that they cannot choose.
struct Options {
    /// The titles, in order.
    var titles: [String] { didSet { (folded, widest) = (nil, nil) } }
    /// The indexes that people cannot choose.
    var disabled: Set<Int> = []
    private var folded: [FoldedText]?
    /// The result of `longest`; nil before it is needed.
    private var widest: [String]?

    init(_ titles: [String] = []) { self.titles = titles }

    /// Returns whether people can choose the title at an index.
    func isUsable(_ index: Int) -> Bool { titles.indices.contains(index) && !disabled.contains(index) }

    /// The titles as searches compare them. They are made by the first search.
    mutating func searched() -> [FoldedText] {
        if let folded { return folded }
        let made = titles.map { FoldedText($0) }
        folded = made
        return made
    }

    /// The number of titles that are measured for the natural width: those with the most bytes.
    private static let mostMeasured = 24

    /// Returns the titles among which the widest one is, as far as their lengths say so. They are found once.
    mutating func longest() -> [String] {
        if titles.count <= Self.mostMeasured { return titles }
        if let widest { return widest }
        var lengths = titles.map(\.utf8.count)
        lengths.sort(by: >)
        let least = lengths[Self.mostMeasured - 1]
        let found = Array(titles.lazy.filter { $0.utf8.count >= least }.prefix(Self.mostMeasured))
        widest = found
        return found
    }
}

import Tatami

/// The views, layouts and items of a tree, those first that a wrong name or path most likely means.
struct NearestPlaces {
    private let wanted: String
    private let places: [PlacedItem]

    /// The number of places that a message lists.
    private static let limit = 12

    init(to wanted: String, among places: [PlacedItem]) {
        self.wanted = wanted
        self.places = places
    }

    /// The names and paths for a message: `save (0.2), cancel (0.1), 0.3, and 4 more`.
    var text: String {
        let sorted = wanted.first?.isNumber == true ? byPath : byName
        let rest = sorted.count - Self.limit
        return sorted.prefix(Self.limit).map(name).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }

    private func name(_ place: PlacedItem) -> String {
        (place.id ?? place.item.id).map { "\($0) (\(place.path))" } ?? place.path
    }

    /// The place with the most similar id, then the others with ids, then the rest.
    private var byName: [PlacedItem] {
        let nearest = Suggestion.nearest(to: wanted, among: places.flatMap { [$0.id, $0.item.id].compactMap { $0 } })
        func rank(_ place: PlacedItem) -> Int {
            guard let id = place.id ?? place.item.id else { return 2 }
            return id == nearest || place.item.id == nearest ? 0 : 1
        }
        return places.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }

    /// The places that share the longest beginning with the path come first, and of those the ones whose next number differs least.
    private var byPath: [PlacedItem] {
        let numbers = Self.numbers(wanted)
        func rank(_ place: PlacedItem) -> (Int, Int, Int) {
            let own = Self.numbers(place.path)
            let shared = zip(numbers, own).prefix { $0 == $1 }.count
            let difference = shared < min(numbers.count, own.count) ? abs(numbers[shared] - own[shared]) : Int.max
            return (-shared, difference, abs(numbers.count - own.count))
        }
        let ranked = places.enumerated().map { (rank: rank($0.element), offset: $0.offset, place: $0.element) }
        return ranked.sorted { $0.rank == $1.rank ? $0.offset < $1.offset : $0.rank < $1.rank }.map(\.place)
    }

    /// The numbers of a path. Parts that are no numbers, or are out of range, count as a number that no path has.
    private static func numbers(_ path: String) -> [Int] {
        path.split(whereSeparator: { $0 == "." || $0 == "/" }).map { UInt16($0).map(Int.init) ?? Int(UInt16.max) + 1 }
    }
}

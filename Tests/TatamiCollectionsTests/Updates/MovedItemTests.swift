import TatamiCollections
import TestSupport
import Testing

/// An item that is shown elsewhere than in its source, against arrays.
@Suite struct MovedItemTests {
    private func places(_ sections: [[Int]]) -> [Int: CollectionPlace] {
        var result: [Int: CollectionPlace] = [:]
        for (section, items) in sections.enumerated() {
            for (index, item) in items.enumerated() { result[item] = CollectionPlace(section: section, item: index) }
        }
        return result
    }

    @Test func placesAreThoseOfArrays() throws {
        var random = Rounds.random()
        for _ in 0..<Rounds.count(200) {
            var next = 0
            let source = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    next += 1
                    return next
                }
            }
            guard let item = source.joined().randomElement(using: &random), let home = places(source)[item] else { continue }
            var shown = source
            shown[home.section].remove(at: home.item)
            let section = Int.random(in: 0..<shown.count, using: &random)
            let place = CollectionPlace(section: section, item: Int.random(in: 0...shown[section].count, using: &random))
            shown[section].insert(item, at: place.item)
            let moved = MovedItem(from: home, to: place)
            let (before, after) = (places(source), places(shown))
            for (item, place) in before {
                let other = try #require(after[item])
                #expect(moved.shown(of: place) == other && moved.source(of: other) == place)
            }
            for index in source.indices { #expect(moved.count(source[index].count, ofSection: index) == shown[index].count) }
        }
    }

    /// The update that moves an item there and back, and one behind another, traces every place as the steps of arrays do.
    @Test func updatesOneBehindTheOtherTraceEveryPlace() throws {
        var random = Rounds.random()
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<8), to: 0)
        }
        _ = source.takeUpdate()
        let key = try #require(source.key(of: 0))
        for _ in 0..<Rounds.count(200) {
            var order = Array(0..<8)
            var update = CollectionUpdate()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let (from, to) = (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random))
                order.insert(order.remove(at: from), at: to)
                update = update.followed(
                    by: .moving(key, from: CollectionPlace(section: 0, item: from), to: CollectionPlace(section: 0, item: to)))
            }
            for (index, item) in order.enumerated() {
                #expect(update.place(before: CollectionPlace(section: 0, item: index)) == CollectionPlace(section: 0, item: item))
            }
        }
    }
}

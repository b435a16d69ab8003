/// One length that is settled together with others: an item of a stack, or a track of a grid.
///
/// The rules of the box model apply. Extra room goes to the lengths by weight, on top of the natural length; bounds hold, and the room that
/// one cannot take is shared again among the others. A shortage is taken by weight from those that have a weight, down to their lower
/// bound, then from the others in proportion to the room that they can give. (Sharing by weight works as in CSS Flexbox 9.7.)
struct FlexibleLength {
    let natural: Double
    let minimum: Double
    let low: Double
    let high: Double
    let weight: Double
    private(set) var length: Double
    private var isSettled: Bool

    init(natural: Double, minimum: Double, low: Double, high: Double, weight: Double) {
        self.natural = natural
        self.minimum = minimum
        self.low = low
        self.high = high
        self.weight = weight
        length = natural
        isSettled = weight <= 0
    }

    private func bounded(_ length: Double) -> Double {
        let most = length < high ? length : high
        return most > low ? most : low
    }
}

extension FlexibleLength {
    /// The result of settling lengths in a given room.
    struct Settlement {
        /// The room that was shared: positive if there was extra room, negative in a shortage.
        let free: Double
        let weights: Double
        /// The room that no length took; negative if the content overflows.
        let left: Double
        /// The room that was still missing after those with a weight had shrunk.
        let shortage: Double
        /// The room that the others can give.
        let reserve: Double
    }

    /// Settles all `items` in `room` points.
    static func settle(_ items: UnsafeMutableBufferPointer<FlexibleLength>, in room: Double) -> Settlement {
        let free = room - items.reduce(0) { $0 + $1.natural }
        let weights = items.reduce(0) { $0 + $1.weight }
        shareByWeight(items, room)
        let left = room - items.reduce(0) { $0 + $1.length }
        guard left < -tolerance(room) else {
            return Settlement(free: free, weights: weights, left: left, shortage: 0, reserve: 0)
        }
        let reserve = takeFromGivers(items, shortage: -left)
        return Settlement(free: free, weights: weights, left: min(0, reserve + left), shortage: -left, reserve: reserve)
    }

    /// Shares the room by weight. Every round settles at least one item, so there are at most as many rounds as items.
    private static func shareByWeight(_ items: UnsafeMutableBufferPointer<FlexibleLength>, _ room: Double) {
        for _ in 0..<items.count {
            var free = room
            var weights = 0.0
            for item in items {
                free -= item.isSettled ? item.length : item.natural
                weights += item.isSettled ? 0 : item.weight
            }
            guard weights > 0 else { return }

            var violation = 0.0
            for index in items.indices where !items[index].isSettled {
                let wish = items[index].natural + free * (items[index].weight / weights)
                items[index].length = items[index].bounded(wish)
                violation += items[index].length - wish
            }
            for index in items.indices where !items[index].isSettled {
                let wish = items[index].natural + free * (items[index].weight / weights)
                let excess = items[index].length - wish
                items[index].isSettled = violation == 0 || (violation > 0 ? excess > 0 : excess < 0)
            }
        }
    }

    /// Takes `shortage` from the items without a weight, in proportion to the room that each can give. Returns the room that they can give
    /// in total.
    private static func takeFromGivers(_ items: UnsafeMutableBufferPointer<FlexibleLength>, shortage: Double) -> Double {
        var reserve = 0.0
        for item in items where item.weight <= 0 { reserve += max(0, item.natural - item.minimum) }
        guard reserve > 0 else { return 0 }
        let part = min(1, shortage / reserve)
        for index in items.indices where items[index].weight <= 0 {
            items[index].length -= max(0, items[index].natural - items[index].minimum) * part
        }
        return reserve
    }
}

import TatamiCollections
import TatamiGeometry

/// How long items turned out to be, by the length that their layout expected.
struct LengthMemory {
    /// The sum of the lengths of some items, and their number, by the expected length in 64ths of a point.
    private var notes: [Double: (sum: Double, count: Double)] = [:]
    /// With more items than this, those that were noted first count less and less.
    private static let mostCounted = 64.0
    /// With more expected lengths than this, layouts compute them, and they say nothing about other items.
    private static let mostNotes = 16
    /// The greatest part of a length by which items are taken to be shorter.
    private static let most = 3.0

    /// Notes how long an item is.
    mutating func note(_ length: Double, expected: Double) {
        let key = Self.key(expected)
        var note = notes[key] ?? (0, 0)
        if note.count == 0, notes.count >= Self.mostNotes { notes = [:] }
        if note.count >= Self.mostCounted { note = (note.sum / 2, note.count / 2) }
        notes[key] = (note.sum + length, note.count + 1)
    }

    /// Returns the part by which an expected length is longer than items turn out to be; 0 if they are not shorter, or none was measured.
    func surplus(of expected: Double) -> Double {
        guard let note = notes[Self.key(expected)], note.sum > 0 else { return 0 }
        return min(Self.most, max(0, expected * note.count / note.sum - 1))
    }

    /// Differences of offsets have errors of rounding.
    private static func key(_ length: Double) -> Double { (length * 64).rounded() }
}

/// Items that were never measured, and will be shorter than their layout expects.
extension CollectionView {
    /// Returns the part of the main axis beside a window whose items are seen once those in the window are measured; nil for none. Without it, a
    /// jump takes a round of layout for every few items that come into sight.
    ///
    /// - Parameters:
    ///   - window: The part that has cells in any case.
    ///   - span: What is in sight of it.
    ///   - found: The elements in the window.
    func partForShorterItems(beside window: Range<Double>, _ span: Range<Double>, _ found: [Attributes]) -> Range<Double>? {
        let room = found.reduce(0) { room, attributes in
            let (start, length) = (attributes.frame.origin[axis], attributes.frame.size[axis])
            let seen = min(span.upperBound, start + length) - max(span.lowerBound, start)
            guard seen > 0, decidesAboutItsLine(attributes), let key = attributes.element.itemKey, sizes[key] == nil else { return room }
            let surplus = ahead.lengths.surplus(of: length)
            guard surplus > 0, arrangement.proposal(for: attributes.element) != nil else { return room }
            return room + seen * surplus
        }
        guard room > 0 else { return nil }
        // Content stays at its end when it gets shorter.
        let isAtEnd = span.lowerBound > 0 && span.upperBound >= state.extent[axis] - 1
        return isAtEnd ? window.lowerBound - room..<window.lowerBound : window.upperBound..<window.upperBound + room
    }

    /// Whether the length of an item is that of its line. Items that share a line are less than half as wide.
    func decidesAboutItsLine(_ attributes: Attributes) -> Bool {
        attributes.row == nil && attributes.frame.size[axis.cross] > crossLength / 2
    }
}

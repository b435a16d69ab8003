import TatamiGeometry

/// The thumb of a scroll bar while somebody drags it (collections: rule 30).
///
/// The press freezes the length of the thumb and a copy of the lengths. A place of the thumb means a part of an item of that copy, and the
/// content is scrolled to this part, however long the items have become since. So measuring moves neither the thumb nor the content against
/// the hand. Items that come or leave meanwhile do not either: what is in sight stays there, and the rest of the track means what is before and
/// behind it by then. A thumb at an end of its track stays at that end of the content.
public struct ThumbDrag<Lengths: ThumbLengths> {
    /// A part of an item.
    fileprivate struct Part {
        var item: Lengths.Item
        /// From 0, its start, to 1, its end.
        var part: Double
    }

    /// The length of the thumb, in points.
    public let length: Double
    private let track: Double
    private var frozen: Lengths
    /// A place of the thumb inside the track, and the share of the way through the content that it means, where that is not its share of the track.
    private var held: (position: Double, share: Double)?
    /// Where the thumb was last, and what was at the start of the viewport then.
    private var last: (position: Double, start: Part?)?

    /// Begins a drag.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of the items.
    ///   - viewport: The length of the viewport, in points.
    ///   - track: The length in which the thumb moves, in points.
    ///   - minimum: The least length of the thumb, in points.
    public init(_ lengths: Lengths, viewport: Double, track: Double, minimum: Double = 20) {
        (frozen, self.track) = (lengths, Numbers.cleanLength(track))
        length = Self.length(lengths, viewport: viewport, track: self.track, minimum: minimum)
    }

    /// Returns the length of a thumb that nobody drags, in points.
    public static func length(_ lengths: Lengths, viewport: Double, track: Double, minimum: Double = 20) -> Double {
        let (track, viewport) = (Numbers.cleanLength(track), Extents.clean(viewport))
        guard lengths.total > viewport else { return track }
        return min(track, max(Numbers.cleanLength(minimum), track * viewport / lengths.total))
    }

    /// Goes on with other items. Where the thumb is held, it means what is in sight now, but for the ends of its track, which mean the ends of the
    /// content. Returns whether it means what is in sight.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of all items that are there now.
    ///   - position: The start of the thumb, in points from the start of its track.
    ///   - offset: How far the content is scrolled, in points.
    ///   - viewport: The length of the viewport, in points.
    @discardableResult
    public mutating func rebase(_ lengths: Lengths, at position: Double, offset: Double, viewport: Double) -> Bool {
        let way = lengths.total - Extents.clean(viewport)
        frozen = lengths
        held = way > 0 && position > 0 && position < track - length ? (position, max(0, min(offset / way, 1))) : nil
        last = (position, lengths.part(at: offset).map { Part(item: $0.item, part: $0.part) })
        return held != nil
    }

    /// The share of the way through the content that a place of the thumb means.
    private func share(of position: Double, in room: Double) -> Double {
        guard room > 0 else { return 0 }
        guard let held else { return position / room }
        if position <= held.position { return held.share * position / held.position }
        return held.share + (1 - held.share) * (position - held.position) / (room - held.position)
    }

    /// Moves the thumb. Returns the offset to which the content is scrolled, in points.
    ///
    /// - Parameters:
    ///   - position: The start of the thumb, in points from the start of its track.
    ///   - live: The lengths as they are now.
    ///   - viewport: The length of the viewport, in points.
    ///   - present: Returns what stands for an item of the frozen lengths by now: the item, or the next one if it left.
    public mutating func move(
        to position: Double, _ live: Lengths, viewport: Double, present: (Lengths.Item) -> Lengths.Item = { $0 }
    ) -> Double {
        let limit = max(0, live.total - Extents.clean(viewport))
        let room = max(track - length, 0)
        let position = position >= 0 ? min(position, room) : 0
        let share = share(of: position, in: room)
        // A point that goes from the start of the viewport to its end, so that both ends of the track are ends of the content.
        let place = frozen.part(at: share * frozen.total)
        let target = place.flatMap { live.offset(of: present($0.item), part: $0.part) } ?? share * live.total
        var offset = target - share * Extents.clean(viewport)
        if share == 1 { offset = limit }
        offset = max(0, min(offset, limit))
        // What was at the start of the viewport does not go against the hand.
        if let last, let start = last.start.flatMap({ live.offset(of: $0.item, part: $0.part) }) {
            offset = min(limit, position >= last.position ? max(offset, start) : min(offset, start))
        }
        if share == 0, room > 0 { offset = 0 }
        last = (position, live.part(at: offset).map { Part(item: $0.item, part: $0.part) })
        return offset
    }
}

extension ThumbDrag: Sendable where Lengths: Sendable, Lengths.Item: Sendable {}
extension ThumbDrag.Part: Sendable where Lengths.Item: Sendable {}

/// The lengths of items one behind the other, as the thumb of a scroll bar needs them.
public protocol ThumbLengths {
    /// What names an item.
    associatedtype Item
    /// The length of all items, in points.
    var total: Double { get }
    /// Returns the item at an offset, and the part of its length that lies before the offset; nil if there is none.
    func part(at offset: Double) -> (item: Item, part: Double)?
    /// Returns the offset of a part of an item, in points; nil if the item is not there.
    func offset(of item: Item, part: Double) -> Double?
}

extension Extents: ThumbLengths {
    /// Returns the item at an offset, and the part of it that lies before.
    public func part(at offset: Double) -> (item: Int, part: Double)? {
        let item = index(at: offset)
        let length = self[item]?.length ?? 0
        return (item, length > 0 ? max(0, min((offset - self.offset(of: item)) / length, 1)) : 0)
    }

    /// Returns the offset of a part of an item. Indices beyond the ends mean the ends.
    public func offset(of item: Int, part: Double) -> Double? {
        let line = self[item]
        return offset(of: item) + part * (line?.isHidden == false ? line?.length ?? 0 : 0)
    }
}

import TatamiGeometry

/// The thumb of a scroll bar while somebody drags it (collections: rule 30).
///
/// The press freezes the length of the thumb and a copy of the lengths. A place of the thumb means a part of an item of that copy, and the
/// content is scrolled to this part, however long the items have become since. So measuring moves neither the thumb nor the content against
/// the hand.
public struct ThumbDrag: Sendable {
    /// A part of an item.
    private struct Part: Hashable, Sendable, Comparable {
        var item: Int
        /// From 0, its start, to 1, its end.
        var part: Double

        static func < (a: Part, b: Part) -> Bool { (a.item, a.part) < (b.item, b.part) }
    }

    /// The length of the thumb, in points.
    public let length: Double
    private let track: Double
    private let frozen: Extents
    /// Where the thumb was last, and what was at the start of the viewport then.
    private var last: (position: Double, start: Part)?

    /// Begins a drag.
    ///
    /// - Parameters:
    ///   - extents: The lengths of the items.
    ///   - viewport: The length of the viewport, in points.
    ///   - track: The length in which the thumb moves, in points.
    ///   - minimum: The least length of the thumb, in points.
    public init(_ extents: Extents, viewport: Double, track: Double, minimum: Double = 20) {
        (frozen, self.track) = (extents, Numbers.cleanLength(track))
        length = Self.length(extents, viewport: viewport, track: self.track, minimum: minimum)
    }

    /// Returns the length of a thumb that nobody drags, in points.
    public static func length(_ extents: Extents, viewport: Double, track: Double, minimum: Double = 20) -> Double {
        let (track, viewport) = (Numbers.cleanLength(track), Extents.clean(viewport))
        guard extents.total > viewport else { return track }
        return min(track, max(Numbers.cleanLength(minimum), track * viewport / extents.total))
    }

    /// Returns where a thumb of a length is that nobody drags, in points from the start of its track.
    public static func position(offset: Double, _ extents: Extents, viewport: Double, track: Double, length: Double) -> Double {
        let limit = extents.total - viewport
        return limit > 0 ? max(0, min(offset / limit, 1)) * max(0, track - length) : 0
    }

    /// Moves the thumb. Returns the offset to which the content is scrolled, in points.
    ///
    /// - Parameters:
    ///   - position: The start of the thumb, in points from the start of its track.
    ///   - live: The lengths as they are now.
    ///   - viewport: The length of the viewport, in points.
    ///   - index: Returns the present index of an item of the frozen lengths: where it is, or the next one if it left.
    public mutating func move(to position: Double, _ live: Extents, viewport: Double, index: (Int) -> Int = { $0 }) -> Double {
        let limit = max(0, live.total - Extents.clean(viewport))
        let room = max(track - length, 0)
        let position = position >= 0 ? min(position, room) : 0
        let share = room > 0 ? position / room : 0
        // A point that goes from the start of the viewport to its end, so that both ends of the track are ends of the content.
        let part = self.part(at: share * frozen.total, frozen)
        var offset = self.offset(of: Part(item: index(part.item), part: part.part), live) - share * Extents.clean(viewport)
        if share == 1 { offset = limit }
        offset = max(0, min(offset, limit))
        var start = self.part(at: offset, live)
        if let last, position >= last.position ? start < last.start : start > last.start {
            offset = min(limit, self.offset(of: last.start, live))
            start = self.part(at: offset, live)
        }
        last = (position, start)
        return offset
    }

    private func part(at offset: Double, _ extents: Extents) -> Part {
        let item = extents.index(at: offset)
        let length = extents[item]?.length ?? 0
        return Part(item: item, part: length > 0 ? max(0, min((offset - extents.offset(of: item)) / length, 1)) : 0)
    }

    private func offset(of part: Part, _ extents: Extents) -> Double {
        let line = extents[part.item]
        return extents.offset(of: part.item) + part.part * (line?.isHidden == false ? line?.length ?? 0 : 0)
    }

    /// Returns where a thumb is that was let go: it eases to its true place in 200 ms.
    ///
    /// - Parameters:
    ///   - position: Where it was let go, in points.
    ///   - truth: Where it would be if nobody had dragged it.
    ///   - time: The time since then, in seconds.
    public static func eased(from position: Double, to truth: Double, at time: Double) -> Double {
        let rest = 1 - max(0, min(time / 0.2, 1))
        return truth + (position - truth) * rest * rest * rest
    }
}

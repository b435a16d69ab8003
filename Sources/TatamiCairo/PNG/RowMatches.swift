/// Finds repetitions in rows of pixels.
struct RowMatches {
    static let hashBits: UInt64 = 13
    /// A repetition of so many bytes is taken without looking for a longer one.
    private static let enough = 48
    private static let farthest = 32_768
    /// One in so many pixels of a repetition is noted.
    private static let notedStep = 8

    private let source: UnsafeRawPointer
    private let count: Int
    private let pixel: Int
    /// The distance of the row above.
    private let above: Int
    /// Where pixels with a hash were seen last; 0 for never, since there is a filter byte.
    private let recent: UnsafeMutablePointer<UInt32>
    private var last: Int
    /// Which of 8 bytes belong to two pixels.
    private let mask: UInt64

    init(_ source: UnsafePointer<UInt8>, count: Int, rowBytes: Int, pixel: Int, recent: UnsafeMutablePointer<UInt32>) {
        self.source = UnsafeRawPointer(source)
        (self.count, self.pixel, above, last, self.recent) = (count, pixel, rowBytes + 1, rowBytes + 1, recent)
        mask = pixel == 3 ? 0xFFFF_FFFF_FFFF : .max
        recent.update(repeating: 0, count: 1 << Int(RowMatches.hashBits))
    }

    /// Returns the longest repetition that is found for the pixels from `place`, which ends before `end`; of no length if there is none of
    /// two pixels.
    @inline(__always) mutating func longest(at place: Int, end: Int) -> (length: Int, distance: Int) {
        let room = end &- place
        guard room >= 2 &* pixel, place &+ 8 <= count else { return (0, 0) }
        let hash = hash(place)
        let seen = Int(recent[hash])
        recent[hash] = UInt32(truncatingIfNeeded: place)
        var (best, distance) = (length(place, last, room), last)
        if best < RowMatches.enough { take(pixel, place, room, &best, &distance) }
        if best < RowMatches.enough, seen > 0 { take(place &- seen, place, room, &best, &distance) }
        if best < RowMatches.enough { take(above, place, room, &best, &distance) }
        best &-= best % pixel
        guard best >= 2 &* pixel else { return (0, 0) }
        last = distance
        note(place, place &+ best, end: end)
        return (best, distance)
    }

    @inline(__always) private func take(_ other: Int, _ place: Int, _ room: Int, _ best: inout Int, _ distance: inout Int) {
        guard other != distance else { return }
        let length = length(place, other, room)
        if length > best { (best, distance) = (length, other) }
    }

    /// Notes some pixels of a repetition, so that they are found later.
    @inline(__always) private func note(_ start: Int, _ next: Int, end: Int) {
        if last == pixel {
            // Where a run ends.
            if next < end, next &+ 8 <= count { recent[hash(next &- pixel)] = UInt32(truncatingIfNeeded: next &- pixel) }
            return
        }
        var place = start &+ pixel
        while place < next, place &+ 8 <= count {
            recent[hash(place)] = UInt32(truncatingIfNeeded: place)
            place &+= RowMatches.notedStep &* pixel
        }
    }

    @inline(__always) private func hash(_ place: Int) -> Int {
        Int(truncatingIfNeeded: ((word(place) & mask) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- RowMatches.hashBits))
    }

    /// Eight bytes of the source; the caller has checked that they are there. A check here would double the time.
    @inline(__always) private func word(_ place: Int) -> UInt64 {
        assert(place >= 0 && place + 8 <= count)
        return UInt64(littleEndian: (source + place).loadUnaligned(as: UInt64.self))
    }

    @inline(__always) private func half(_ place: Int) -> UInt32 {
        assert(place >= 0 && place + 4 <= count)
        return (source + place).loadUnaligned(as: UInt32.self)
    }

    /// Returns how many of `room` bytes, which are at least 4, are equal to those `distance` before; 0 for less than 4.
    @inline(__always) private func length(_ place: Int, _ distance: Int, _ room: Int) -> Int {
        guard distance <= place, distance <= RowMatches.farthest, half(place) == half(place &- distance) else { return 0 }
        var length = 0
        while length &+ 8 <= room {
            let difference = word(place &+ length) ^ word(place &+ length &- distance)
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        let (one, other) = (source + place, source + (place &- distance))
        while length < room, one.load(fromByteOffset: length, as: UInt8.self) == other.load(fromByteOffset: length, as: UInt8.self) {
            length &+= 1
        }
        return length
    }
}

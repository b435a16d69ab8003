/// A number as deflate writes it: the symbol of a range of numbers, and the place in the range.
struct DeflateSlot {
    let slot: Int
    let extraBits: UInt64
    let extra: UInt64

    /// The slot of a length from 3 to 258: symbol 257 is slot 0.
    @inline(__always) init(length: Int) {
        assert((3...258).contains(length))
        let rest = UInt32(truncatingIfNeeded: length &- 3)
        if length == 258 {
            (slot, extraBits, extra) = (28, 0, 0)
        } else if rest < 8 {
            (slot, extraBits, extra) = (Int(rest), 0, 0)
        } else {
            let top = 31 &- rest.leadingZeroBitCount
            slot = 4 &* (top &- 1) &+ Int(rest &>> UInt32(top &- 2) & 3)
            extraBits = UInt64(top &- 2)
            extra = UInt64(rest & ((1 &<< UInt32(top &- 2)) &- 1))
        }
    }

    /// The slot of a distance from 1 to 32,768.
    @inline(__always) init(distance: Int) {
        let rest = UInt32(truncatingIfNeeded: distance &- 1)
        if rest < 4 {
            (slot, extraBits, extra) = (Int(rest), 0, 0)
        } else {
            let top = 31 &- rest.leadingZeroBitCount
            slot = 2 &* top &+ Int(rest &>> UInt32(top &- 1) & 1)
            extraBits = UInt64(top &- 1)
            extra = UInt64(rest & ((1 &<< UInt32(top &- 1)) &- 1))
        }
    }
}

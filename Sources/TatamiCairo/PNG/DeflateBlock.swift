/// What a block of deflate consists of before its codes are known: bytes as they are, and repetitions of bytes before.
///
/// The memory belongs to the `RowDeflater` that makes it.
struct DeflateBlock {
    /// Bytes as they are, then a repetition.
    struct Token {
        var literals: UInt32
        var length: UInt16
        var distance: UInt16
    }

    /// The number of tokens after which a block is written. Those of one repetition fit behind them.
    static let fullCount = 16_384
    static let capacity = fullCount + 1024
    private static let longestBlock = 1 << 20

    let tokens: UnsafeMutablePointer<Token>
    /// How often each literal, the end of the block, and each slot of lengths occurs: 286.
    let counts: UnsafeMutablePointer<UInt32>
    /// How often each slot of distances occurs: 30.
    let distances: UnsafeMutablePointer<UInt32>
    /// Where the block begins in the source.
    private(set) var start = 0
    /// Where the block ends so far.
    private(set) var end = 0
    private(set) var count = 0
    /// The literals behind the last token.
    private(set) var literals: UInt32 = 0

    /// Begins an empty block at a place in the source.
    mutating func begin(at place: Int) {
        (start, end, count, literals) = (place, place, 0, 0)
        counts.update(repeating: 0, count: 286)
        distances.update(repeating: 0, count: 30)
        counts[256] = 1
    }

    var isFull: Bool { count >= Self.fullCount || end &- start >= Self.longestBlock }

    /// Adds bytes as they are.
    @inline(__always) mutating func add(_ bytes: UnsafePointer<UInt8>, _ number: Int) {
        for index in 0..<number { counts[Int(bytes[index])] &+= 1 }
        literals &+= UInt32(truncatingIfNeeded: number)
        end &+= number
    }

    /// Adds a repetition of `length` bytes, in parts of at most `most` bytes, from 1 to 32,768 bytes before.
    @inline(__always) mutating func add(length: Int, distance: Int, most: Int) {
        assert((1...32_768).contains(distance) && length >= 3 && (length - 1) / most < 1024)
        let slot = DeflateSlot(distance: distance)
        var left = length
        while left > 0 {
            let part = min(left, most)
            tokens[count] = Token(
                literals: literals, length: UInt16(truncatingIfNeeded: part), distance: UInt16(truncatingIfNeeded: distance))
            count &+= 1
            literals = 0
            counts[257 &+ DeflateSlot(length: part).slot] &+= 1
            distances[slot.slot] &+= 1
            left &-= part
        }
        end &+= length
    }
}

/// Writes bits into memory, the first one lowest, as deflate has them.
struct BitWriter {
    private let target: UnsafeMutableRawPointer
    private let size: Int
    /// The number of whole bytes that were written.
    private(set) var count: Int
    private var waiting: UInt64 = 0
    private var waitingBits: UInt64 = 0

    /// Writes behind `count` bytes of memory. The memory must have room for what is written and 8 bytes more.
    init(_ target: UnsafeMutableRawBufferPointer, after count: Int, bits: (value: UInt64, count: UInt64)) {
        // Without memory nothing may be written; the encoder always has some.
        precondition(target.baseAddress != nil && count + 8 <= target.count)
        self.target = target.baseAddress.unsafelyUnwrapped
        size = target.count
        self.count = count
        (waiting, waitingBits) = bits
    }

    /// What does not fill a byte yet.
    var rest: (value: UInt64, count: UInt64) { (waiting, waitingBits) }

    /// Adds bits, of which at most 56 may wait: `flush` writes them.
    @inline(__always) mutating func add(_ bits: UInt64, _ number: UInt64) {
        assert(waitingBits + number <= 63 && bits >> number == 0)
        waiting |= bits &<< waitingBits
        waitingBits &+= number
    }

    /// Writes all whole bytes. At most 7 bits wait then.
    @inline(__always) mutating func flush() {
        assert(count + 8 <= size)
        // Eight bytes at once; the next ones overwrite those that are not whole. No check of bounds: it would double the time.
        (target + count).storeBytes(of: waiting.littleEndian, as: UInt64.self)
        let bytes = waitingBits &>> 3
        count &+= Int(truncatingIfNeeded: bytes)
        waiting &>>= bytes &<< 3
        waitingBits &= 7
    }

    /// Fills the last byte with zeros and writes it.
    mutating func finish() {
        waitingBits = (waitingBits + 7) & ~7
        flush()
    }
}

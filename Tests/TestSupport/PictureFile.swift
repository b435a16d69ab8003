/// A small picture file of a kind that decoders have to know, for tests.
public struct PictureFile: Sendable, CustomStringConvertible {
    public let name: String
    public var bytes: [UInt8]

    public var description: String { name }

    /// Every colour type and depth of PNG, and every kind of JPEG.
    public static let all = pngs + jpegs

    public static func named(_ name: String) -> PictureFile { all.first { $0.name == name } ?? all[0] }

    /// A copy with one to three faults: changed, left out and repeated bytes, a changed 16-bit number such as a length, or a cut.
    public func mutated(_ random: inout Seeded) -> PictureFile {
        var copy = self
        for _ in 0...(random.oneIn(2) ? 0 : random.below(3)) where copy.bytes.count > 4 {
            let at = random.below(copy.bytes.count - 2)
            let length = min(copy.bytes.count - at, 1 + random.below(40))
            switch random.below(8) {
            case 0...2: copy.bytes[at] = UInt8(random.below(256))
            case 3: copy.bytes[at] ^= 1 << UInt8(random.below(8))
            case 4: (copy.bytes[at], copy.bytes[at + 1]) = (random.pick([0, 1, 0x7F, 0xFF]), random.pick([0, 1, 2, 0xFF]))
            case 5: copy.bytes.removeSubrange(at..<at + length)
            case 6: copy.bytes.insert(contentsOf: Array(copy.bytes[at..<at + length]), at: at)
            default: if random.oneIn(3) { copy.bytes.removeLast(random.below(copy.bytes.count)) }
            }
        }
        return random.oneIn(4) ? copy : copy.withChecksums()
    }

    /// A PNG file with the checksums that its chunks should have, so that faults reach what is behind them; other files as they are.
    private func withChecksums() -> PictureFile {
        guard bytes.starts(with: PNGFile.signature) else { return self }
        var copy = self
        var at = PNGFile.signature.count
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - at - 12 else { break }
            copy.bytes.replaceSubrange(at + 8 + length..<at + 12 + length, with: PNGFile.checksum(bytes[at + 4..<at + 8 + length]))
            at += 12 + length
        }
        return copy
    }
}

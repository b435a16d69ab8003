/// Writes PNG files of every kind, without compression.
public enum PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameters:
    ///   - chunks: what stands between the header and the pixels.
    ///   - row: the bytes of a row, without the filter's, by its width in pixels and a number that grows.
    public static func bytes(
        width: Int, height: Int, depth: Int, colorType: UInt8, isInterlaced: Bool = false, chunks: [UInt8] = [],
        row: (_ width: Int, _ number: Int) -> [UInt8]
    ) -> [UInt8] {
        let passes = isInterlaced ? adam7 : [(0, 0, 1, 1)]
        var data: [UInt8] = []
        var number = 0
        for (left, top, across, down) in passes {
            let columns = (width - left + across - 1) / across
            let rows = (height - top + down - 1) / down
            guard columns > 0, rows > 0 else { continue }
            for _ in 0..<rows {
                data += [0] + row(columns, number)
                number += 1
            }
        }
        let header = bigEndian(width) + bigEndian(height) + [UInt8(depth), colorType, 0, 0, isInterlaced ? 1 : 0]
        return signature + chunk("IHDR", header) + chunks + chunk("IDAT", stored(data)) + chunk("IEND", [])
    }

    private static let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]

    public static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        bigEndian(data.count) + Array(name.utf8) + data + checksum((Array(name.utf8) + data)[...])
    }

    /// zlib's format around blocks that are not compressed.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = [0x78, 0x01]
        var at = 0
        repeat {
            let count = min(65_535, data.count - at)
            let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
            packed += [at + count == data.count ? 1 : 0, low, high, ~low, ~high]
            packed += data[at..<at + count]
            at += count
        } while at < data.count
        var a = 1
        var b = 0
        for byte in data {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return packed + bigEndian(b << 16 | a)
    }

    static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var sum: UInt32 = .max
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
        return bigEndian(Int(~sum))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}

extension PictureFile {
    /// 13 x 11 pixels of every colour type and depth, plain and interlaced, with and without transparent colours and ancillary chunks.
    public static let pngs: [PictureFile] = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])].flatMap {
        type, depths in
        depths.flatMap { depth in
            [false, true].flatMap { isInterlaced in
                [false, true].map { hasMore in png(UInt8(type), depth, isInterlaced: isInterlaced, hasMore: hasMore) }
            }
        }
    }

    private static func png(_ colorType: UInt8, _ depth: Int, isInterlaced: Bool, hasMore: Bool) -> PictureFile {
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
        let palette = PNGFile.chunk("PLTE", (0..<3 << min(depth, 8)).map { UInt8($0 * 37 & 255) })
        let bytes = PNGFile.bytes(
            width: 13, height: 11, depth: depth, colorType: colorType, isInterlaced: isInterlaced,
            chunks: (hasMore ? PNGFile.chunk("gAMA", [0, 0, 0xB1, 0x8F]) + PNGFile.chunk("tEXt", Array("Title\0a".utf8)) : [])
                + (colorType == 3 ? palette : []) + (hasMore ? transparency(colorType) : [])
        ) { width, number in (0..<(width * channels * depth + 7) / 8).map { UInt8(($0 * 29 + number * 53) & 255) } }
        return PictureFile(
            name: "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")\(hasMore ? ", more chunks" : "").png", bytes: bytes
        )
    }

    private static func transparency(_ colorType: UInt8) -> [UInt8] {
        switch colorType {
        case 0: PNGFile.chunk("tRNS", [0, 1])
        case 2: PNGFile.chunk("tRNS", [0, 1, 0, 2, 0, 3])
        case 3: PNGFile.chunk("tRNS", [0, 128])
        default: []
        }
    }
}

/// Format and pixel size of an encoded picture, read without decoding it.
struct ImageHeader {
    let format: ImageContent.Format
    let width: Int
    let height: Int

    init(_ bytes: [UInt8]) throws(ImageError) {
        guard bytes.count <= ImageLimits.bytes else { throw .tooManyBytes(bytes.count) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            format = .png
            (width, height) = try ImageHeader.png(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            format = .jpeg
            (width, height) = try ImageHeader.jpeg(bytes)
        } else {
            throw .unknownFormat
        }
        guard ImageLimits.allows(width: width, height: height) else {
            throw .refusedSize(width: width, height: height)
        }
    }

    /// The IHDR chunk, which a PNG file must begin with.
    private static func png(_ bytes: [UInt8]) throws(ImageError) -> (Int, Int) {
        guard bytes.count >= 33 else { throw .damaged("the PNG file ends before its header does") }
        guard bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged("the PNG file has no IHDR chunk") }
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    /// The first start-of-frame segment. Each segment tells its length, so the pixels are never searched.
    private static func jpeg(_ bytes: [UInt8]) throws(ImageError) -> (Int, Int) {
        var at = 2
        while at + 4 <= bytes.count {
            guard bytes[at] == 0xFF else { throw .damaged("a JPEG segment does not begin with a marker") }
            let marker = bytes[at + 1]
            switch marker {
            case 0xFF:  // padding
                at += 1
                continue
            case 0x01, 0xD0...0xD8:  // no length follows
                at += 2
                continue
            case 0xD9, 0xDA: throw .damaged("the JPEG file has no frame header before its data")
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard at + 9 <= bytes.count else { throw .damaged("the JPEG file ends inside its frame header") }
                return (
                    Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
                )
            default: break
            }
            let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
            guard length >= 2 else { throw .damaged("a JPEG segment is shorter than its own length field") }
            at += 2 + length
        }
        throw .damaged("the JPEG file ends before its frame header")
    }
}

/// The chunks of a PNG file.
enum PNGHeader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The bytes of a chunk beside its data: length, name and checksum.
    private static let frame = 12

    /// Reads the IHDR chunk, and checks that each chunk ends before the file does. Checksums are left to the decoder.
    static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var header = try first(bytes)
        var at = signature.count
        var hasData = false
        while true {
            guard bytes.count - at >= frame else { throw .damaged("the PNG file ends before its IEND chunk") }
            let length = number(bytes, at)
            let name = bytes[at + 4..<at + 8]
            guard length <= bytes.count - at - frame else {
                throw .damaged("a PNG chunk of \(length) bytes does not fit into the \(bytes.count - at - frame) that are left of the file")
            }
            if name.elementsEqual("tRNS".utf8) { header.isOpaque = false }
            if name.elementsEqual("IDAT".utf8) { hasData = true }
            if name.elementsEqual("IEND".utf8) { break }
            at += frame + length
        }
        guard hasData else { throw .damaged("the PNG file has no IDAT chunk") }
        return header
    }

    private static func first(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        guard bytes.count >= 33 else { throw .damaged("the PNG file ends before its header does") }
        guard number(bytes, 8) == 13, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged("the PNG file has no IHDR chunk") }
        var header = try ImageHeader(format: .png, width: number(bytes, 16), height: number(bytes, 20))
        let depth = Int(bytes[24])
        let colorType = bytes[25]
        guard let channels = channels(depth: depth, colorType: colorType) else {
            throw .damaged("a PNG file of colour type \(colorType) cannot have \(depth) bits a channel")
        }
        guard bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1 else {
            throw .damaged("the PNG file is packed, filtered or interlaced in a way that PNG does not define")
        }
        header.isOpaque = colorType & 4 == 0
        header.work = max((header.width * channels * depth + 7) / 8, header.width) * header.height
        if bytes[28] == 1 { (header.workingBytes, header.isHeldInPlace) = (4 * header.width * header.height, true) }
        return header
    }

    /// Returns the number of channels of a colour type; nil if the colour type does not allow `depth` bits per channel.
    private static func channels(depth: Int, colorType: UInt8) -> Int? {
        switch (colorType, depth) {
        case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): 1
        case (2, 8), (2, 16): 3
        case (4, 8), (4, 16): 2
        case (6, 8), (6, 16): 4
        default: nil
        }
    }

    private static func number(_ bytes: [UInt8], _ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
}

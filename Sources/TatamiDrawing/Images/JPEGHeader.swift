/// The segments of a JPEG file, found in the way libjpeg finds them: bytes between segments are skipped.
struct JPEGHeader {
    private struct Component {
        let id: UInt8
        let across, down: Int
    }

    /// What decoding a block of 8 x 8 samples once counts in `ImageHeader.work`. Arithmetic decoding is slower.
    private static let blockWork = 16, arithmeticBlockWork = 256

    private let bytes: [UInt8]
    private var at = 2
    private var header: ImageHeader?
    private var components: [Component] = []
    private var blockWork = JPEGHeader.blockWork
    private var scans = 0

    /// Reads the frame header, and adds up the cost of the scans: each scan visits every block of its components.
    static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var walk = JPEGHeader(bytes: bytes)
        while let marker = walk.nextMarker(), marker != 0xD9 {
            if marker != 0x01, !(0xD0...0xD8).contains(marker) { try walk.readSegment(marker) }
        }
        guard let header = walk.header else { throw .damaged("the JPEG file ends before its frame header") }
        guard walk.scans > 0 else { throw .damaged("the JPEG file ends before its data") }
        return header
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Skips to the next marker and returns its second byte; nil at the end of the file. A 0xFF in data is followed by 0.
    private mutating func nextMarker() -> UInt8? {
        bytes.withUnsafeBufferPointer { bytes in
            while at + 1 < bytes.count {
                if bytes[at] != 0xFF || bytes[at + 1] == 0xFF {
                    at += 1
                } else if bytes[at + 1] == 0 {
                    at += 2
                } else {
                    at += 2
                    return bytes[at - 1]
                }
            }
            return nil
        }
    }

    private mutating func readSegment(_ marker: UInt8) throws(ImageError) {
        // If the data ends in a segment behind the first scan, the decoder reports what is wrong with it.
        guard at + 2 <= bytes.count else {
            at = bytes.count
            return
        }
        let length = JPEGHeader.number(bytes, at)
        let end = min(bytes.count, at + length)
        guard length >= 2 else { throw .damaged("a JPEG segment is shorter than its own length field") }
        let segment = bytes[(at + 2)..<max(at + 2, end)]
        at = end
        switch marker {
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: try readFrame(marker, Array(segment))
        case 0xDA: try readScan(Array(segment))
        default: break
        }
    }

    private mutating func readFrame(_ marker: UInt8, _ frame: [UInt8]) throws(ImageError) {
        guard header == nil else { throw .damaged("the JPEG file has two frame headers") }
        guard frame.count >= 6, frame.count >= 6 + 3 * Int(frame[5]) else { throw .damaged("the JPEG file ends inside its frame header") }
        let height = JPEGHeader.number(frame, 1)
        let width = JPEGHeader.number(frame, 3)
        var header = try ImageHeader(format: .jpeg, width: width, height: height)
        for index in 0..<Int(frame[5]) {
            let factors = Int(frame[7 + 3 * index])
            components.append(Component(id: frame[6 + 3 * index], across: factors >> 4, down: factors & 15))
        }
        guard [1, 3, 4].contains(components.count) else {
            throw .damaged("a JPEG file of \(components.count) components is neither grey, nor coloured, nor CMYK")
        }
        guard components.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) }) else {
            throw .damaged("a component of the JPEG file has no sampling factor from 1 to 4")
        }
        if marker >= 0xC9 { blockWork = JPEGHeader.arithmeticBlockWork }
        (header.isOpaque, header.isCMYK) = (true, components.count == 4)
        self.header = header
        if marker & 3 == 2 { holdCoefficients() }
    }

    private mutating func readScan(_ scan: [UInt8]) throws(ImageError) {
        guard header != nil else { throw .damaged("the JPEG file has no frame header before its data") }
        scans += 1
        var visited: [Component] = []
        for index in 0..<Int(scan.first ?? 0) where 1 + 2 * index < scan.count {
            let id = scan[1 + 2 * index]
            if let component = components.first(where: { $0.id == id }) { visited.append(component) }
        }
        let work = blocks(of: visited, isInterleaved: visited.count > 1) * blockWork
        header?.work += work
        if scans == 1, visited.count < components.count { holdCoefficients() }
    }

    /// Counts the memory for the coefficients of all blocks.
    ///
    /// A decoder keeps them if one scan does not finish a block, or does not finish it together with the blocks of the other components.
    private mutating func holdCoefficients() {
        let coefficients = blocks(of: components, isInterleaved: true) * 64
        header?.workingBytes = 2 * coefficients
    }

    private func blocks(of visited: [Component], isInterleaved: Bool) -> Int {
        guard let header, let across = components.map(\.across).max(), let down = components.map(\.down).max() else { return 0 }
        func divided(_ length: Int, _ unit: Int) -> Int { (length + unit - 1) / unit }
        if isInterleaved {
            let units = divided(header.width, 8 * across) * divided(header.height, 8 * down)
            return units * visited.reduce(0) { $0 + $1.across * $1.down }
        }
        return visited.reduce(0) {
            $0 + divided(header.width * $1.across, 8 * across) * divided(header.height * $1.down, 8 * down)
        }
    }

    private static func number(_ bytes: [UInt8], _ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
}

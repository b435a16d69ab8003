/// The filters of PNG that the encoder uses. The raw value is the byte at the beginning of each row.
enum PNGFilter: UInt8 {
    case none = 0
    case paeth = 4
}

/// A picture as rows of PNG: red, green, blue, and, unless it is opaque, alpha (not premultiplied).
struct PNGRows {
    let width: Int
    let height: Int
    /// True if every pixel is opaque, so that three bytes a pixel are enough.
    let isOpaque: Bool
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int

    /// Reads a picture of 4 bytes a pixel.
    ///
    /// - Parameters:
    ///   - pixels: The first pixel of the first row.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - stride: The number of bytes from one row to the next.
    ///   - isOpaque: True if the fourth byte of the pixels has no meaning. Otherwise all pixels are examined.
    init(pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, isOpaque: Bool) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
        self.isOpaque = isOpaque || PNGRows.allOpaque(pixels, width, height, stride)
    }

    /// 3 or 4.
    var bytesPerPixel: Int { isOpaque ? 3 : 4 }

    /// The bytes of a row without its filter byte.
    var rowBytes: Int { width * bytesPerPixel }

    /// Writes `rows`, each after its filter byte. `output` has room for them and 4 bytes more.
    func write(_ rows: Range<Int>, _ filter: PNGFilter, to output: UnsafeMutablePointer<UInt8>) {
        switch filter {
        case .none:
            var target = output
            for y in rows {
                target[0] = filter.rawValue
                convert(y, to: target + 1)
                target += rowBytes + 1
            }
        case .paeth:
            var above = [UInt8](repeating: 0, count: rowBytes + 4)
            var row = above
            if rows.lowerBound > 0 { above.withUnsafeMutableBufferPointer { $0.baseAddress.map { convert(rows.lowerBound - 1, to: $0) } } }
            var target = output
            for y in rows {
                target[0] = filter.rawValue
                row.withUnsafeMutableBufferPointer { row in
                    guard let row = row.baseAddress else { return }
                    convert(y, to: row)
                    above.withUnsafeBufferPointer { above in
                        guard let above = above.baseAddress else { return }
                        PNGRows.paeth(row, above, to: target + 1, count: rowBytes, pixel: bytesPerPixel)
                    }
                }
                swap(&row, &above)
                target += rowBytes + 1
            }
        }
    }

    private func convert(_ y: Int, to target: UnsafeMutablePointer<UInt8>) {
        UnsafeRawPointer(pixels + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
            isOpaque ? PNGRows.opaque(row, width, to: target) : PNGRows.transparent(row, width, to: target)
        }
    }

    private static func opaque(_ row: UnsafePointer<UInt32>, _ width: Int, to target: UnsafeMutablePointer<UInt8>) {
        // Four bytes at once, the last of which the next pixel overwrites: a third of the time of three single bytes.
        let target = UnsafeMutableRawPointer(target)
        for x in 0..<width { (target + 3 &* x).storeBytes(of: (row[x].byteSwapped &>> 8).littleEndian, as: UInt32.self) }
    }

    private static func transparent(_ row: UnsafePointer<UInt32>, _ width: Int, to target: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let pixel = row[x]
            let alpha = pixel >> 24
            func plain(_ shift: UInt32) -> UInt8 {
                let component = pixel >> shift & 255
                if alpha == 255 || alpha == 0 { return UInt8(truncatingIfNeeded: alpha == 0 ? 0 : component) }
                return UInt8(truncatingIfNeeded: min(255, (component &* 255 &+ alpha / 2) / alpha))
            }
            target[4 &* x] = plain(16)
            target[4 &* x &+ 1] = plain(8)
            target[4 &* x &+ 2] = plain(0)
            target[4 &* x &+ 3] = UInt8(truncatingIfNeeded: alpha)
        }
    }

    private static func paeth(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int, pixel: Int
    ) {
        for index in 0..<count {
            let left = index < pixel ? 0 : Int(row[index &- pixel])
            let corner = index < pixel ? 0 : Int(above[index &- pixel])
            let up = Int(above[index])
            let toLeft = abs(up &- corner)
            let toUp = abs(left &- corner)
            let toCorner = abs(left &+ up &- 2 &* corner)
            let guess = toLeft <= toUp && toLeft <= toCorner ? left : (toUp <= toCorner ? up : corner)
            target[index] = row[index] &- UInt8(truncatingIfNeeded: guess)
        }
    }

    private static func allOpaque(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Bool {
        for y in 0..<height {
            let opaque = UnsafeRawPointer(pixels + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                var all: UInt32 = 0xFF00_0000
                for x in 0..<width { all &= row[x] }
                return all == 0xFF00_0000
            }
            if !opaque { return false }
        }
        return true
    }
}

import TatamiDrawing

/// How two pictures differ.
///
/// A share of the whole would hide a missing line of one pixel. Therefore the number of differing pixels and their largest connected
/// group are limited instead.
public struct PictureComparison {
    /// The number of pixels of which a channel differs by more than 2 of 255.
    public let differing: Int
    /// The number of pixels in the largest group of differing pixels that touch, including at corners.
    public let largestBlob: Int

    /// True if the pictures count as equal: at most 20 pixels differ, and at most 4 of them touch.
    public var isClose: Bool { differing <= 20 && largestBlob <= 4 }

    /// Compares two pictures, which must hold raw pixels. Nil if their sizes differ.
    public init?(_ a: Image, _ b: Image) {
        let width = a.content.width
        let height = a.content.height
        guard width == b.content.width, height == b.content.height, a.content.bytes.count == b.content.bytes.count else {
            return nil
        }
        var differs = [Bool](repeating: false, count: width * height)
        for pixel in differs.indices { differs[pixel] = Self.differs(a, b, pixel) }
        differing = differs.count { $0 }
        var largest = 0
        for start in differs.indices where differs[start] {
            var stack = [start]
            var size = 0
            differs[start] = false
            while let pixel = stack.popLast() {
                size += 1
                let x = pixel % width
                let y = pixel / width
                for nextY in max(0, y - 1)...min(height - 1, y + 1) {
                    for nextX in max(0, x - 1)...min(width - 1, x + 1) where differs[nextY * width + nextX] {
                        differs[nextY * width + nextX] = false
                        stack.append(nextY * width + nextX)
                    }
                }
            }
            largest = max(largest, size)
        }
        largestBlob = largest
    }
}

extension PictureComparison {
    /// Returns true if a channel of the pixel with this index differs by more than 2 of 255.
    static func differs(_ a: Image, _ b: Image, _ pixel: Int) -> Bool {
        (4 * pixel..<4 * pixel + 4).contains { abs(Int(a.content.bytes[$0]) - Int(b.content.bytes[$0])) > 2 }
    }
}

extension Image {
    /// Returns a pixel as red, green, blue and alpha: premultiplied bytes. The image must hold raw pixels.
    public func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let at = (y * content.width + x) * 4
        return [content.bytes[at + 2], content.bytes[at + 1], content.bytes[at], content.bytes[at + 3]]
    }
}

/// Three box blurs in sequence, which come close to a Gaussian blur.
enum BoxBlur {
    /// Returns the boxes whose blurs together have the standard deviation `sigma`, in pixels, by SVG's rule for feGaussianBlur.
    static func boxes(sigma: Double) -> [(before: Int, after: Int)] {
        let size = Int((min(max(sigma, 0), 1000) * 1.879_971_205_598_573_7 + 0.5).rounded(.down))
        guard size > 1 else { return [] }
        let half = size / 2
        if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    /// Returns how far the blur reaches, in pixels.
    static func reach(sigma: Double) -> Int { boxes(sigma: sigma).reduce(0) { $0 + max($1.before, $1.after) } }

    /// Blurs `width` x `height` bytes in place. Bytes outside count as 0.
    static func blur(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double) {
        let boxes = boxes(sigma: sigma)
        guard !boxes.isEmpty, width > 0, height > 0 else { return }
        var line = [UInt8](repeating: 0, count: max(width, height))
        line.withUnsafeMutableBufferPointer { scratch in
            guard let scratch = scratch.baseAddress else { return }
            for box in boxes {
                for y in 0..<height { pass(pixels + y * stride, count: width, step: 1, box, scratch) }
            }
            for box in boxes {
                for x in 0..<width { pass(pixels + x, count: height, step: stride, box, scratch) }
            }
        }
    }

    /// One line: each byte becomes the mean of itself and its neighbours in the box.
    private static func pass(
        /// Blurs one line: each byte becomes the mean of itself and its neighbours in the box.
        _ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ box: (before: Int, after: Int),
        _ scratch: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count { scratch[index] = line[index &* step] }
        let size = box.before + box.after + 1
        // A multiplication computes the rounded mean; it is exact enough for sums of bytes.
        let factor = UInt64((1 << 32) / size) + 1
        let half = size / 2
        var sum = 0
        for index in 0..<min(box.after, count) { sum &+= Int(scratch[index]) }
        for index in 0..<count {
            let next = index &+ box.after
            if next < count { sum &+= Int(scratch[next]) }
            line[index &* step] = UInt8(truncatingIfNeeded: (UInt64(sum &+ half) &* factor) >> 32)
            let last = index &- box.before
            if last >= 0 { sum &-= Int(scratch[last]) }
        }
    }
}

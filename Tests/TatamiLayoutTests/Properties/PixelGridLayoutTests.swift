import TatamiGeometry
import TatamiLayout
import Testing

/// Frames that are read for a screen lie on its pixels, and neighbours share their edges: no gap, no overlap, no drift.
@Suite struct PixelGridLayoutTests {
    @Test(arguments: [1, 1.25, 1.5, 2, 2.625, 3], Axis.allCases)
    func siblingsShareEdges(scale: Double, axis: Axis) {
        for seed in 0..<UInt64(60) {
            var random = SeededGenerator(seed: seed)
            let children = (0..<(2 + random.below(60))).map { _ in
                Example.size(random.length(40), random.length(40)) {
                    $0[axis].stretch = random.pick([0, 0, 1, 2.5])
                    $0.horizontalAlignment = axis == .horizontal ? nil : .stretch
                }
            }
            let row = Example.stack(axis, children, item: { $0.margin.leading = random.length(20) / 3 })
            let laid = LaidOut(.vertical(.size(1, random.length(50) / 7), row) { $0.box.horizontalAlignment = .leading }, 1000.3, 700.7)
            let container = laid.ids[2], frames = laid.ids.dropFirst(3).map { laid.tree.frame(of: $0, scale: scale) }
            let outer = laid.tree.frame(of: container, scale: scale)
            for (a, b) in zip(frames, frames.dropFirst()) {
                let end = axis == .horizontal ? a.maxX : a.maxY, start = axis == .horizontal ? b.x : b.y
                #expect(abs(end - start) * scale < 1e-6, "seed \(seed): \(a) and \(b)")
            }
            for frame in frames {
                for edge in [outer.x + frame.x, outer.x + frame.maxX, outer.y + frame.y, outer.y + frame.maxY] {
                    let pixels = edge * scale
                    #expect(abs(pixels - pixels.rounded()) < 1e-6, "seed \(seed): \(frame) at \(scale)")
                }
            }
            // No drift: the last edge is within a pixel of the exact one.
            let last = frames[frames.count - 1], exact = laid.tree.absoluteFrame(of: laid.ids[laid.ids.count - 1])
            #expect(abs(outer.x + last.maxX - exact.maxX) * scale <= 1 && abs(outer.y + last.maxY - exact.maxY) * scale <= 1)
        }
    }

    @Test func thirdsAtTwoThirds() {
        let third = Example.size(0, 5) { $0.horizontalStretch = 1 }
        let laid = LaidOut(.horizontal(third, third, third), 100, 5)
        let widths = laid.ids.dropFirst().map { laid.tree.frame(of: $0, scale: 1.5).width * 1.5 }
        #expect(widths.map { $0.rounded() } == [50, 50, 50])
        #expect(laid.ids.dropFirst().map { laid.tree.frame(of: $0).width } == [33, 33, 34])
    }
}

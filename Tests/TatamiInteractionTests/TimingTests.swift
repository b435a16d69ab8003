import TatamiInteraction
import TestSupport
import Testing

/// Timings and the fades that take their place.
@Suite struct TimingTests {
    @Test(arguments: [
        (Timing.cubic(CubicCurve(0.4, 0, 1, 1), duration: 0.09), 0.09), (.cubic(CubicCurve(0.2, 0, 0, 1), duration: 0.28), 0.1),
        (.spring(Spring(duration: 0.05)), 0.05), (.spring(.snappy), 0.1), (.curve(.easeIn, duration: 0.02), 0.02), (.none, 0),
    ])
    func aFadeIsLinearAndATenthOfASecondAtMost(timing: Timing, duration: Double) {
        #expect(timing.asFade == .curve(.linear, duration: duration))
    }

    @Test(arguments: 0..<50) func aFadeNeverLengthensAMotion(seed: UInt64) {
        var random = Seeded(seed)
        let duration = Double.random(in: 0...0.4, using: &random)
        let curves: [Timing] = [
            .curve(.easeOut, duration: duration), .cubic(CubicCurve(0.2, 0, 0, 1), duration: duration),
            .spring(Spring(duration: duration, bounce: .random(in: -0.9...0.9, using: &random))),
        ]
        for timing in curves { #expect(timing.asFade.duration <= timing.duration, "seed \(seed): \(timing)") }
    }

    /// 2 pi / sqrt(500) and 1 - 39 / (2 sqrt(500)); 2 pi / sqrt(224) and 2 sqrt(224) / 30 - 1.
    @Test func springsOfAStiffnessAndADamping() {
        #expect(abs(Spring.snappy.duration - 0.280993) < 1e-6 && abs(Spring.snappy.bounce - 0.127934) < 1e-6)
        #expect(abs(Spring.gentle.duration - 0.419813) < 1e-6 && abs(Spring.gentle.bounce + 0.002225) < 1e-6)
        #expect(Spring(stiffness: .nan, damping: .nan).duration > 0)
    }
}

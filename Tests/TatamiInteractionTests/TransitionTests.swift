import TatamiInteraction
import TestSupport
import Testing

@Suite struct TransitionTests {
    @Test(arguments: TimingCurve.allCases) func curvesGoFromStartToEnd(curve: TimingCurve) {
        var transition = Transition(10)
        transition.go(to: 30, .curve(curve, duration: 0.5), at: 2)
        #expect(transition.state(at: 2).value == 10 && transition.state(at: 1).value == 10)
        #expect(transition.state(at: 2.5) == MotionState(value: 30, velocity: 0) && transition.state(at: 99).value == 30)
        #expect(transition.isMoving(at: 2.49) && !transition.isMoving(at: 2.5) && transition.target == 30)
        var last = 10.0
        for step in 1...100 {
            let value = transition.state(at: 2 + Double(step) / 200).value
            #expect(value >= last && value <= 30)
            last = value
        }
    }

    /// CSS's own values for its curves half-way and a quarter of the way, by the definition solved on paper to four digits.
    @Test func curvesAreThoseOfCSS() {
        #expect(abs(TimingCurve.easeInOut.state(at: 0.5).value - 0.5) < 1e-9)
        #expect(abs(TimingCurve.easeIn.state(at: 0.5).value - 0.3153) < 1e-4)
        #expect(abs(TimingCurve.easeOut.state(at: 0.5).value - 0.6847) < 1e-4)
        #expect(abs(TimingCurve.easeInOut.state(at: 0.25).value - 0.1291) < 1e-4)
    }

    @Test func aDelayIsWaitedOut() {
        var transition = Transition(0)
        transition.go(to: 1, .curve(.linear, duration: 1), at: 5, delay: 2)
        #expect(transition.state(at: 7).value == 0 && transition.state(at: 7.5).value == 0.5 && transition.isMoving(at: 5.5))
    }

    @Test func withoutTimeItIsThereAtOnce() {
        var transition = Transition(0)
        transition.go(to: 8, .none, at: 5)
        #expect(transition.state(at: 5) == MotionState(value: 8, velocity: 0) && !transition.isMoving(at: 5))
    }

    /// Sent elsewhere at random times, by any timing: value and velocity never jump, and it ends exactly where it was sent.
    @Test(arguments: 0..<200) func retargetingIsContinuous(round: Int) {
        var random = Seeded(UInt64(round) &* 977 &+ 3)
        var transition = Transition(Double.random(in: -100...100, using: &random))
        var time = 0.0
        for _ in 0..<12 {
            let before = transition.state(at: time)
            let target = Double.random(in: -500...500, using: &random)
            let timing: Timing =
                switch Int.random(in: 0..<3, using: &random) {
                case 0: .spring(Spring(duration: .random(in: 0.1...1, using: &random), bounce: .random(in: -0.5...0.6, using: &random)))
                default:
                    .curve(TimingCurve.allCases.randomElement(using: &random) ?? .linear, duration: .random(in: 0.05...1, using: &random))
                }
            transition.go(to: target, timing, at: time)
            let after = transition.state(at: time)
            #expect(abs(after.value - before.value) < 1e-9, "round \(round)")
            #expect(abs(after.velocity - before.velocity) < 1e-6 * max(1, abs(before.velocity)) || before.velocity == 0, "round \(round)")
            #expect(isSmooth(transition, from: time, to: min(transition.endTime, time + 2)), "round \(round) \(timing)")
            #expect(transition.state(at: transition.endTime).value == target)
            time += Double.random(in: 0...0.6, using: &random)
        }
    }

    /// Velocities are what values differ by, everywhere but at the very end, where a hundredth of a point may be missing.
    private func isSmooth(_ transition: Transition, from start: Double, to end: Double) -> Bool {
        let h = 1e-6
        return (1..<40).allSatisfy { step in
            let time = start + (end - start) * Double(step) / 40
            guard time + h < end, time - h > start else { return true }
            let slope = (transition.state(at: time + h).value - transition.state(at: time - h).value) / (2 * h)
            return abs(slope - transition.state(at: time).velocity) < 1e-3 * max(100, abs(slope))
        }
    }

    @Test func theSameTargetChangesNothing() {
        var transition = Transition(0)
        transition.go(to: 100, .curve(.easeInOut, duration: 1), at: 0)
        let before = transition
        transition.go(to: 100, .spring(Spring()), at: 0.4)
        #expect(transition == before)
    }
}

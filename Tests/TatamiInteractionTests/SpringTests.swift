import TatamiInteraction
import Testing

@Suite struct SpringTests {
    /// Small steps by the classic Runge-Kutta rule: what the closed form has to agree with.
    private func integrated(_ spring: Spring, _ x: Double, _ v: Double, _ time: Double) -> MotionState {
        let w = 2 * Double.pi / spring.duration
        let ratio = spring.bounce >= 0 ? 1 - spring.bounce : 1 / (1 + spring.bounce)
        func pull(_ x: Double, _ v: Double) -> Double { -w * w * x - 2 * ratio * w * v }
        var (x, v) = (x, v)
        let count = 4_000
        let h = time / Double(count)
        for _ in 0..<count {
            let (a1, b1) = (v, pull(x, v))
            let (a2, b2) = (v + h / 2 * b1, pull(x + h / 2 * a1, v + h / 2 * b1))
            let (a3, b3) = (v + h / 2 * b2, pull(x + h / 2 * a2, v + h / 2 * b2))
            let (a4, b4) = (v + h * b3, pull(x + h * a3, v + h * b3))
            x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
        }
        return MotionState(value: x, velocity: v)
    }

    @Test(arguments: [-0.9, -0.5, -0.01, 0, 0.01, 0.15, 0.3, 0.7, 0.95], [0.15, 0.35, 0.5, 2])
    func theClosedFormIsTheDifferentialEquation(bounce: Double, duration: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        for (x, v) in [(100.0, 0.0), (0, 1_000), (-40, 300), (3, -5_000)] {
            for time in [0.01, 0.1, 0.37, 1] {
                let (exact, steps) = (spring.state(distance: x, velocity: v, after: time), integrated(spring, x, v, time))
                let size = abs(x) + abs(v) * duration
                #expect(abs(exact.value - steps.value) < 1e-6 * size, "\(x) \(v) after \(time)")
                #expect(abs(exact.velocity - steps.velocity) < 1e-5 * size / duration, "\(x) \(v) after \(time)")
            }
        }
    }

    /// The figures of `interaction.md`, section 7: how far springs go too far.
    @Test(arguments: [(0.5, 0.0, 0.0), (0.5, 0.15, 0.6), (0.5, 0.3, 4.6), (0.35, 0.15, 0.6)])
    func springsOvershootAsTheyShould(duration: Double, bounce: Double, overshoot: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        let least = (0...4_000).map { spring.state(distance: 100, velocity: 0, after: Double($0) / 2_000).value }.min() ?? 0
        #expect(abs(max(0, -least) - overshoot) < 0.06)
    }

    @Test(arguments: [-0.5, 0, 0.15, 0.6, 0.95]) func nothingIsLeftAfterItSettled(bounce: Double) {
        let spring = Spring(duration: 0.4, bounce: bounce)
        for (x, v) in [(100.0, 0.0), (0, 4_000), (-1, 0.5), (0.005, 0)] {
            let end = spring.settlingTime(distance: x, velocity: v, tolerance: 0.01)
            for step in 0..<200 { #expect(abs(spring.state(distance: x, velocity: v, after: end + Double(step) * 0.01).value) <= 0.01) }
            #expect(end < 60)
        }
        #expect(spring.settlingTime(distance: 0, velocity: 0, tolerance: 0.01) == 0)
    }

    @Test func oddNumbersMakeASpring() {
        for (duration, bounce) in [(0.0, 0.0), (-1, 5), (.nan, .nan), (.infinity, -.infinity), (1e9, 1)] {
            let spring = Spring(duration: duration, bounce: bounce)
            let state = spring.state(distance: 10, velocity: 1, after: 0.5)
            #expect(
                state.value.isFinite && state.velocity.isFinite && spring.settlingTime(distance: 10, velocity: 0, tolerance: 0.01).isFinite)
        }
    }
}

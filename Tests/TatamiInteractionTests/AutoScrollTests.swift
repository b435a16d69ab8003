import TatamiInteraction
import TestSupport
import Testing

@Suite struct AutoScrollTests {
    private let side = 0.0...300.0
    private let window = -500.0...800.0

    /// Points that a drag which rests at a place scrolls, at so many frames a second.
    private func way(at pointer: Double, for seconds: Double, rate: Double) -> Double {
        var scroll = AutoScroll(from: 150, in: side, of: window, at: 0)
        var sum = 0.0
        for frame in 1...Int((seconds * rate).rounded()) { sum += scroll.advance(to: Double(frame) / rate, pointer, in: side, of: window) }
        return sum
    }

    @Test func sixtyPointsFromTheEdgeScroll648PointsInTwoSeconds() {
        #expect(abs(way(at: 240, for: 2, rate: 60) - 648) < 1e-9)
        #expect(abs(way(at: 60, for: 2, rate: 60) + 648) < 1e-9)
    }

    @Test func theWayDoesNotDependOnTheFrameRate() {
        for pointer in [235.0, 260, 290, 320] {
            let reference = way(at: pointer, for: 3, rate: 240)
            for rate in [30.0, 60, 144] { #expect(abs(way(at: pointer, for: 3, rate: rate) - reference) < 1e-6) }
        }
        // 900 points a second after 0.4 s, 1500 after 1.5 s.
        #expect(abs(way(at: 300, for: 4, rate: 100) - way(at: 300, for: 3, rate: 100) - 1_500) < 1e-6)
    }

    /// Nothing asks for frames while nothing scrolls: the time until the next one is no time near the edge.
    @Test func aRestCountsForNothing() {
        var scroll = AutoScroll(from: 290, in: side, of: window, at: 0)
        #expect(scroll.advance(to: 0.1, 290, in: side, of: window) == 0 && scroll.isHeld)
        let first = scroll.advance(to: 5, 299, in: side, of: window)
        #expect(first < 900.0 / 30 && !scroll.isHeld)
        #expect(scroll.advance(to: 5 + 1.0 / 60, 299, in: side, of: window) < 30)
    }

    @Test func aLateFrameLeavesTheRestToTheNextOnes() {
        var scroll = AutoScroll(from: 150, in: side, of: window, at: 0)
        let first = scroll.advance(to: 2, 240, in: side, of: window)
        #expect(abs(first - 2 * 360 / 30) < 1e-9)
        var sum = first
        for frame in 1...60 { sum += scroll.advance(to: 2 + Double(frame) / 60, 240, in: side, of: window) }
        #expect(sum <= 648 + 360 + 1e-9 && sum > 648)
        #expect(scroll.advance(to: 4, 150, in: side, of: window) == 0)
    }

    /// Trap 21 of containers: 2 s in frames of 30 or 144 Hz with a pause of 500 ms, and then time to catch up.
    @Test(arguments: [30.0, 144])
    func aPauseLosesNothing(rate: Double) {
        var scroll = AutoScroll(from: 150, in: side, of: window, at: 0)
        var (sum, longest, time) = (0.0, 0.0, 0.0)
        var isPaused = false
        while time < 2 - 1e-9 {
            let isLate = !isPaused && time >= 0.9
            isPaused = isPaused || isLate
            time += isLate ? 0.5 : min(1 / rate, 2 - time)
            let step = scroll.advance(to: time, 240, in: side, of: window)
            (sum, longest) = (sum + step, max(longest, step))
        }
        // What the pause left follows while the drag goes on; 360 points a second are what goes on by itself.
        let rest = time
        for frame in 1...Int(rate) {
            let step = scroll.advance(to: rest + Double(frame) / rate, 240, in: side, of: window)
            (sum, longest) = (sum + step, max(longest, step))
        }
        #expect(abs(sum - 360 - 648) < 0.02 * 648 && longest <= 24 + 1e-9, "\(sum), \(longest)")
        #expect(scroll.advance(to: rest + 1.1, 150, in: side, of: window) == 0, "it stops with the frame")
    }

    @Test func strengthEndsFortyPointsOutsideUnlessTheScreenEndsThere() {
        #expect(AutoScroll.strength(339, in: side, of: window) == 1 && AutoScroll.strength(341, in: side, of: window) == 0)
        #expect(AutoScroll.strength(9_000, in: side, of: 0...300) == 1 && AutoScroll.strength(-9_000, in: side, of: 0...300) == -1)
        #expect(AutoScroll.strength(150, in: side, of: window) == 0 && AutoScroll.strength(5, in: 5...5, of: window) == 0)
    }

    @Test func aDragThatBeginsNearAnEdgeHasToMoveTowardsItFirst() {
        var scroll = AutoScroll(from: 280, in: side, of: window, at: 0)
        #expect(scroll.advance(to: 0.5, 285, in: side, of: window) == 0)
        #expect(scroll.advance(to: 0.6, 288, in: side, of: window) > 0)
        var other = AutoScroll(from: 280, in: side, of: window, at: 0)
        #expect(other.advance(to: 0.1, 150, in: side, of: window) == 0)
        #expect(other.advance(to: 0.2, 280, in: side, of: window) > 0)
    }
}

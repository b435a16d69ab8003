import TatamiInteraction
import TestSupport
import Testing

/// The figures are those of `interaction.md`, section 6.
@Suite struct ScrollAxisTests {
    @Test func decelerationIsThatOfIOS() {
        #expect(abs(Deceleration.normal.rest(from: 0, velocity: 1_000) - 499.5) < 0.05)
        #expect(abs(Deceleration.fast.rest(from: 0, velocity: 1_000) - 99.5) < 0.05)
        #expect(abs(Deceleration.normal.duration(velocity: 1_000, tolerance: 0.5) - 3.45) < 0.01)
        #expect(abs(Deceleration.normal.duration(velocity: 4_000, tolerance: 0.5) - 4.14) < 0.01)
        #expect(abs(Deceleration.fast.duration(velocity: 1_000, tolerance: 0.5) - 0.53) < 0.01)
    }

    @Test(arguments: [(100.0, 51.5), (200, 96.7), (400, 172.5), (800, 283.9)]) func rubberBandsAreThoseOfIOS(drag: Double, shown: Double) {
        #expect(abs(RubberBand.shown(drag, in: 800) - shown) < 0.06)
        #expect(RubberBand.shown(-drag, in: 800) == -RubberBand.shown(drag, in: 800))
        #expect(abs(RubberBand.dragged(RubberBand.shown(drag, in: 800), in: 800) - drag) < 1e-9)
        #expect(RubberBand.shown(drag, in: 0) == 0)
    }

    @Test func aDragMovesTheContentAndStopsAtTheEnds() {
        var axis = ScrollAxis(viewport: 800, content: 2_000)
        axis.beginDrag(at: 0)
        axis.drag(by: 100, at: 0.1)
        #expect(axis.offset(at: 0.1) == 100)
        axis.drag(by: -200, at: 0.2)
        #expect(abs(axis.offset(at: 0.2) + 51.5) < 0.06)
        axis.endDrag(velocity: 0, at: 0.3)
        #expect(axis.isMoving(at: 0.3) && axis.restingOffset(at: 0.3) == 0)
        #expect(axis.offset(at: 3) == 0 && !axis.isMoving(at: 3))
    }

    @Test func aFlingPastTheEndComesBack() {
        var axis = ScrollAxis(viewport: 800, content: 1_000)
        axis.endDrag(velocity: 3_000, at: 0)
        #expect(axis.restingOffset(at: 0) == 200)
        let offsets = (0...400).map { axis.offset(at: Double($0) / 100) }
        #expect((offsets.max() ?? 0) > 210 && offsets.last == 200)
        for (a, b) in zip(offsets, offsets.dropFirst()) { #expect(abs(a - b) <= 31) }
    }

    /// Whatever the frames are, a fling rests in the same place, and passes the same places.
    @Test(arguments: 0..<200) func framesDoNotMatter(round: Int) {
        var random = Seeded(UInt64(round) &* 31 &+ 1)
        let content = Double.random(in: 0...5_000, using: &random)
        let velocity = Double.random(in: -9_000...9_000, using: &random)
        let start = Double.random(in: 0...1, using: &random) * max(0, content - 600)
        func rest(_ step: () -> Double) -> (rest: Double, at1: Double) {
            var axis = ScrollAxis(viewport: 600, content: content)
            axis.jump(to: start)
            axis.beginDrag(at: 0)
            axis.endDrag(velocity: velocity, at: 0)
            var time = 0.0
            while axis.isMoving(at: time), time < 60 { time += step() }
            return (axis.offset(at: time), axis.offset(at: 1))
        }
        let frames = [rest { 1 / 30 }, rest { 1 / 60 }, rest { 1 / 120 }, rest { .random(in: 0.001...0.09, using: &random) }]
        for frame in frames { #expect(abs(frame.rest - frames[0].rest) <= 0.01 && frame.at1 == frames[0].at1, "round \(round)") }
        #expect(frames[0].rest >= 0 && frames[0].rest <= max(0, content - 600))
    }

    /// Numerical steps of a tenth of a millisecond agree with the closed form.
    @Test func slowingDownIsWhatStepsGive() {
        var (position, velocity) = (0.0, 2_000.0)
        for _ in 0..<10_000 {
            position += velocity * 0.0001
            velocity *= 0.9998
        }
        let exact = Deceleration.normal.state(from: 0, velocity: 2_000, after: 1)
        #expect(abs(exact.velocity - velocity) < 1 && abs(exact.value - position) < 1)
    }

    @Test func wheelStepsAddUp() {
        var axis = ScrollAxis(viewport: 100, content: 1_000)
        axis.go(by: 50, .curve(.easeInOut, duration: 0.15), at: 0)
        axis.go(by: 50, .curve(.easeInOut, duration: 0.15), at: 0.05)
        #expect(axis.restingOffset(at: 0.05) == 100 && axis.offset(at: 1) == 100)
        axis.go(by: -5_000, .curve(.easeInOut, duration: 0.15), at: 1)
        #expect(axis.offset(at: 2) == 0)
    }

    @Test func aFingerStopsWhatMoves() {
        var axis = ScrollAxis(viewport: 100, content: 10_000)
        axis.endDrag(velocity: 2_000, at: 0)
        let offset = axis.offset(at: 0.2)
        axis.beginDrag(at: 0.2)
        #expect(axis.offset(at: 5) == offset && axis.isDragged && !axis.isMoving(at: 5))
    }

    @Test func otherSizesKeepTheOffsetInside() {
        var axis = ScrollAxis(viewport: 100, content: 1_000)
        axis.jump(to: 900)
        axis.resize(viewport: 100, content: 400, at: 0)
        #expect(axis.offset(at: 0) == 300)
        axis.resize(viewport: 1_000, content: 400, at: 0)
        #expect(axis.offset(at: 0) == 0 && !axis.canScroll)
        axis = ScrollAxis(viewport: 100, content: 5_000)
        axis.endDrag(velocity: 3_000, at: 0)
        let (now, speed) = (axis.state(at: 0.3).value, axis.state(at: 0.3).velocity)
        axis.resize(viewport: 100, content: 600, at: 0.3)
        #expect(abs(axis.offset(at: 0.3) - min(now, 600)) < 200 && axis.restingOffset(at: 0.3) == 500 && speed > 0)
        axis.shift(by: -100, at: 0.4)
        #expect(axis.offset(at: 9) == 400)
    }

    /// Any mix of everything: offsets stay finite, continuous but where something jumps, and end inside.
    @Test(arguments: 0..<300) func anythingEndsInside(round: Int) {
        var random = Seeded(UInt64(round) &* 7 &+ 11)
        var axis = ScrollAxis(viewport: 300, content: .random(in: 0...3_000, using: &random))
        var time = 0.0
        for _ in 0..<60 {
            let before = axis.offset(at: time)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: axis.beginDrag(at: time)
            case 1: axis.drag(by: .random(in: -900...900, using: &random), at: time)
            case 2: axis.endDrag(velocity: .random(in: -20_000...20_000, using: &random), at: time)
            case 3: axis.go(to: .random(in: -500...4_000, using: &random), .spring(Spring()), at: time)
            case 4: axis.go(by: .random(in: -500...500, using: &random), .curve(.easeInOut, duration: 0.2), at: time)
            case 5: axis.resize(viewport: .random(in: 0...600, using: &random), content: .random(in: 0...3_000, using: &random), at: time)
            case 6: axis.stop(at: time)
            default: break
            }
            #expect(axis.offset(at: time).isFinite, "round \(round)")
            if !axis.isDragged, axis.viewport == 300 {
                #expect(abs(axis.offset(at: time + 1e-9) - axis.offset(at: time)) < 1, "round \(round) \(before)")
            }
            time += .random(in: 0...0.5, using: &random)
        }
        if axis.isDragged { axis.endDrag(velocity: 0, at: time) }
        let end = axis.offset(at: time + 30)
        #expect(end >= 0 && end <= axis.maximum && !axis.isMoving(at: time + 30), "round \(round): \(end)")
    }

    // MARK: Content and offset in one step

    @Test func whatIsRemovedAboveTheEndIsLimitedOnce() {
        for phase in 0..<3 {
            var axis = ScrollAxis(viewport: 400, content: 1_500)
            axis.jump(to: 1_000)
            if phase == 1 { axis.beginDrag(at: 0) }
            if phase == 2 { axis.go(to: 1_090, .curve(.linear, duration: 1), at: 0) }
            axis.change(viewport: 400, content: 1_200, shift: -300, at: 0)
            #expect(abs(axis.offset(at: 0) - 700) < 1e-9)
            if phase == 1 {
                axis.drag(by: 50, at: 0.1)
                #expect(abs(axis.offset(at: 0.1) - 750) < 1e-9)
            }
        }
    }

    @Test func whatIsSentKeepsItsCourse() {
        var (plain, shifted) = (ScrollAxis(viewport: 400, content: 5_000), ScrollAxis(viewport: 400, content: 5_000))
        plain.go(to: 1_000, .curve(.easeInOut, duration: 0.3), at: 0)
        shifted.go(to: 1_000, .curve(.easeInOut, duration: 0.3), at: 0)
        for frame in 1..<30 {
            let time = Double(frame) / 60
            // Lengths that are measured while it moves.
            shifted.change(viewport: 400, content: 5_000 + Double(frame) * 7, shift: 3, at: time)
            #expect(abs(shifted.offset(at: time) - plain.offset(at: time) - Double(frame) * 3) < 1e-9)
        }
        #expect(!shifted.isMoving(at: 0.5))
    }

    @Test func aFlingKeepsItsVelocity() {
        var axis = ScrollAxis(viewport: 400, content: 50_000)
        axis.jump(to: 10_000)
        axis.beginDrag(at: 0)
        axis.endDrag(velocity: 2_000, at: 0)
        let before = axis.state(at: 0.4)
        axis.change(viewport: 400, content: 49_000, shift: -1_000, at: 0.4)
        let after = axis.state(at: 0.4)
        #expect(abs(after.velocity - before.velocity) < 1e-6 && abs(after.value - before.value + 1_000) < 1e-6)
    }

    @Test func withoutShiftTheRequestedOffsetStays() {
        var axis = ScrollAxis(viewport: 400, content: 100)
        axis.jump(to: 900)
        axis.change(viewport: 400, content: 2_000, shift: 0, at: 0)
        #expect(axis.offset(at: 0) == 900)
    }
}

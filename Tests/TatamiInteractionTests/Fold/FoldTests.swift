import TatamiInteraction
import TestSupport
import Testing

@Suite struct FoldTests {
    private let timing = Timing.curve(.easeInOut, duration: 0.2)

    /// Rule 7's numbers, and the limits: 14 points give 120 + 8 * 3.742 = 149.9 ms, 900 points 360 ms.
    @Test(arguments: [(220.0, 0.239, 0.191), (14, 0.150, 0.120), (900, 0.350, 0.280), (-220, 0.239, 0.191), (0, 0, 0)])
    func durationsGrowWithTheRootOfTheLength(distance: Double, unfolding: Double, folding: Double) {
        #expect(abs(Fold.duration(over: distance, isFolded: false) - unfolding) < 0.0005)
        #expect(abs(Fold.duration(over: distance, isFolded: true) - folding) < 0.0005)
    }

    @Test func itFoldsAndReportsOnce() {
        var fold = Fold()
        #expect(fold.request(folded: true, ticket: 1) == [.willFold(isFolded: true)] && fold.isFolded && fold.state == .folding)
        #expect(fold.tick(at: 9).isEmpty, "It waits for the layout.")
        fold.begin(from: 250, to: 30, timing, at: 10)
        #expect(fold.length(at: 10).value == 250 && abs(fold.length(at: 10.1).value - 140) < 1e-9)
        #expect(fold.tick(at: 10.19).isEmpty && fold.state == .folding)
        #expect(fold.tick(at: 10.21) == [.folded(isFolded: true, isFinished: true), .completed(ticket: 1, isFinished: true)])
        #expect(fold.tick(at: 11).isEmpty && !fold.isBusy && fold.state == .folded)
    }

    /// Trap 16: fold, and at 40 % unfold: `folded(false)` comes before the next `willFold`, and the length goes on from where it is shown.
    @Test func anInterruptedOneGetsFalseFirst() {
        var fold = Fold()
        _ = fold.request(folded: true, ticket: 1)
        fold.begin(from: 250, to: 30, timing, at: 0)
        let before = fold.length(at: 0.08)
        let events = fold.request(folded: false, ticket: 2)
        #expect(
            events == [
                .folded(isFolded: true, isFinished: false), .completed(ticket: 1, isFinished: false), .willFold(isFolded: false),
            ])
        fold.begin(from: 999, to: 250, timing, at: 0.08)
        #expect(abs(fold.length(at: 0.08).value - before.value) < 1e-9 && abs(fold.length(at: 0.08).velocity - before.velocity) < 1e-6)
        #expect(fold.tick(at: 0.29) == [.folded(isFolded: false, isFinished: true), .completed(ticket: 2, isFinished: true)])
    }

    @Test func aRequestForThePresentStateCausesNoEvents() {
        var fold = Fold(isFolded: true)
        #expect(fold.request(folded: true, ticket: 4).isEmpty && fold.isBusy && fold.state == .folded)
        #expect(fold.tick(at: 0) == [.completed(ticket: 4, isFinished: true)] && !fold.isBusy)
    }

    @Test func stoppingEndsEverything() {
        var fold = Fold()
        _ = fold.request(folded: true, ticket: 1)
        _ = fold.request(folded: true, ticket: 2)
        fold.begin(from: 100, to: 20, timing, at: 0)
        #expect(
            fold.stop(isFinished: false) == [
                .folded(isFolded: true, isFinished: false), .completed(ticket: 1, isFinished: false),
                .completed(ticket: 2, isFinished: false),
            ])
        #expect(fold.length(at: 0.01).value == 20 && fold.stop(isFinished: true).isEmpty)
    }

    /// Random scripts against the rules: alternating events, each ticket once, a length without jumps.
    @Test(arguments: 0..<40) func randomScriptsKeepTheRules(round: Int) {
        var random = Seeded(UInt64(round) &* 7919 &+ 11)
        var (fold, time, tickets) = (Fold(isFolded: round % 2 == 0), 0.0, 0)
        var events: [Fold.Event] = []
        for step in 0..<60 {
            let shown = fold.length(at: time)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                tickets += 1
                events += fold.request(folded: .random(using: &random), ticket: tickets)
            case 1 where fold.awaitsLayout:
                let isFree = events.isEmpty || fold.length(at: time + 0.001) == shown
                fold.begin(from: fold.isFolded ? 200 : 20, to: fold.isFolded ? 20 : 200, timing, at: time)
                if !isFree { #expect(abs(fold.length(at: time).value - shown.value) < 1e-9, "round \(round) step \(step)") }
            case 2 where step % 9 == 0: events += fold.stop(isFinished: false)
            default:
                time += .random(in: 0...0.15, using: &random)
                events += fold.tick(at: time)
            }
        }
        events += fold.stop(isFinished: true)
        var isOpen = false
        for event in events {
            if case .willFold = event {
                #expect(!isOpen, "round \(round)")
                isOpen = true
            } else if case .folded = event {
                #expect(isOpen, "round \(round)")
                isOpen = false
            }
        }
        let answered = events.compactMap { if case .completed(let ticket, _) = $0 { ticket } else { nil } }
        #expect(!isOpen && answered.sorted() == (0..<tickets).map { $0 + 1 }, "round \(round)")
    }
}

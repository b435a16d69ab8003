import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

/// containers: rules 22-24 and 27.
@Suite struct DragMachineTests {
    private typealias Step = DragMachine.Step
    private let item = DragMachine.Spot(isItem: true)
    private let blank = DragMachine.Spot(isItem: false)

    /// Feeds a machine and gathers what it says.
    private struct Play {
        var machine: DragMachine
        var steps: [Step] = []
        var kind: PointerKind

        init(_ kind: PointerKind = .mouse, _ machine: DragMachine = DragMachine()) { (self.kind, self.machine) = (kind, machine) }

        mutating func send(
            _ phase: PointerEvent.Phase, _ x: Double, _ time: Double, on spot: DragMachine.Spot = .init(isItem: true), id: Int = 0
        ) {
            steps += machine.handle(PointerEvent(phase, at: Point(x, 0), time: time, id: PointerID(id), kind: kind), on: spot)
        }
    }

    @Test func aMousePullsAfterFivePoints() {
        var play = Play()
        play.send(.began, 0, 0)
        play.send(.moved, 5, 0.1)
        #expect(play.steps == [] && play.machine.state == .armed && play.machine.deadline == nil)
        play.send(.moved, 5.1, 0.2)
        #expect(play.steps == [.began(.zero), .moved(Point(5.1, 0))] && play.machine.state == .dragging)
        play.send(.ended, 30, 0.3)
        #expect(play.steps.last == .released(Point(30, 0)) && play.machine.state == .waiting)
        #expect(play.machine.decide(.drop(.move), at: 0.3) == [.ended(.dropped(.move))] && play.machine.state == .settling)
        play.machine.settled()
        #expect(play.machine.state == .idle)
    }

    @Test func aFingerHoldsFor280Milliseconds() {
        var play = Play(.touch)
        play.send(.began, 0, 1)
        #expect(play.machine.deadline == 1.28 && play.machine.tick(1.27) == [])
        #expect(play.machine.tick(1.28) == [.began(.zero)])
        var early = Play(.touch)
        early.send(.began, 0, 1)
        early.send(.moved, 8, 1.1)
        #expect(early.steps == [])
        early.send(.moved, 9, 1.2)
        #expect(early.steps == [.failed] && early.machine.tick(2) == [])
    }

    /// Events may come late: the hold is over before the movement counts.
    @Test func aLateMovementFindsTheItemLifted() {
        var play = Play(.touch)
        play.send(.began, 0, 1)
        play.send(.moved, 50, 1.4)
        #expect(play.steps == [.began(.zero), .moved(Point(50, 0))])
    }

    @Test func aHandleIsPulledAfterEightPointsByTouchAndFiveByPen() {
        for (kind, slop) in [(PointerKind.touch, 8.0), (.pen, 5)] {
            var play = Play(kind)
            let handle = DragMachine.Spot(isItem: true, isHandle: true, isOfControl: true)
            play.send(.began, 0, 0, on: handle)
            play.send(.moved, slop, 0.01)
            #expect(play.steps == [])
            play.send(.moved, slop + 0.1, 0.02)
            #expect(play.steps.first == .began(.zero))
        }
    }

    @Test func textsAndSlidersAreDraggedByTheirHandleOnly() {
        for kind in PointerKind.allCases {
            var play = Play(kind)
            play.send(.began, 0, 0, on: .init(isItem: true, isOfControl: true))
            #expect(play.machine.state == .idle && play.machine.tick(3) == [])
        }
    }

    @Test func aMenuOpensAt500UnlessTheFingerMoves() {
        let spot = DragMachine.Spot(isItem: true, hasMenu: true)
        var rest = Play(.touch)
        rest.send(.began, 0, 0, on: spot)
        #expect(rest.machine.tick(0.49) == [] && rest.machine.tick(0.5) == [.menu(.zero)] && rest.machine.state == .idle)
        var pull = Play(.touch)
        pull.send(.began, 0, 0, on: spot)
        pull.send(.moved, 8, 0.3)
        #expect(pull.steps == [])
        pull.send(.moved, 8.5, 0.31)
        #expect(pull.steps.first == .began(.zero))
        var scroll = Play(.touch)
        scroll.send(.began, 0, 0, on: spot)
        scroll.send(.moved, 9, 0.27)
        #expect(scroll.steps == [.failed])
    }

    @Test func customizingBeginsWithALongPressAndLiftsAtOnce() {
        var play = Play(.touch, DragMachine(start: .customizing))
        play.send(.began, 0, 0)
        #expect(play.machine.deadline == 0.5)
        #expect(play.machine.tick(0.5) == [.customizingBegan, .began(.zero)] && play.machine.isCustomizing)
        play.send(.ended, 0, 0.6)
        _ = play.machine.decide(.nowhere, at: 0.6)
        // From now on a pull lifts at once, and blank spots scroll.
        play.steps = []
        play.send(.began, 0, 1)
        play.send(.moved, 9, 1.01)
        play.send(.ended, 9, 1.1)
        #expect(play.steps == [.began(.zero), .moved(Point(9, 0)), .released(Point(9, 0))])
        _ = play.machine.decide(.nowhere, at: 1.1)
        play.steps = []
        play.send(.began, 0, 2, on: blank)
        play.send(.moved, 9, 2.1)
        play.send(.ended, 9, 2.2)
        #expect(play.steps == [.failed] && play.machine.isCustomizing)
        play.steps = []
        play.send(.began, 0, 3, on: blank)
        play.send(.ended, 0, 3.1)
        #expect(play.steps == [.failed, .customizingEnded] && !play.machine.isCustomizing)
    }

    @Test func escapeCancelsADragBeforeItEndsCustomizing() {
        var play = Play(.touch, DragMachine(start: .customizing))
        _ = play.machine.beginCustomizing()
        play.send(.began, 0, 0)
        play.send(.moved, 9, 0.1)
        #expect(play.machine.escape() == [.ended(.cancelled(.escape))] && play.machine.isCustomizing)
        #expect(play.machine.escape() == [.customizingEnded] && play.machine.escape() == [])
        var other = Play(.touch, DragMachine(start: .customizing))
        _ = other.machine.beginCustomizing()
        other.send(.began, 0, 0)
        other.send(.moved, 9, 0.1)
        #expect(other.machine.endCustomizing() == [.ended(.cancelled(.customizingEnded)), .customizingEnded])
    }

    @Test func aSecondPointerCancels() {
        var play = Play()
        play.send(.began, 0, 0)
        play.send(.moved, 9, 0.1)
        play.send(.began, 50, 0.2, id: 1)
        #expect(play.steps.last == .ended(.cancelled(.otherPointer)))
        play.send(.moved, 20, 0.3)
        play.send(.ended, 20, 0.4)
        #expect(play.steps.last == .ended(.cancelled(.otherPointer)))
    }

    @Test func theProgramMayAnswerLater() {
        func waiting() -> DragMachine {
            var play = Play()
            play.send(.began, 0, 0)
            play.send(.moved, 9, 0.1)
            play.send(.ended, 9, 1)
            _ = play.machine.decide(.later(7), at: 1)
            return play.machine
        }
        var early = waiting()
        #expect(early.deadline == 11 && early.isBusy && early.answer(6, with: .move) == [])
        #expect(early.handle(PointerEvent(.began, at: .zero, time: 2), on: item) == [] && early.state == .waiting)
        #expect(early.answer(7, with: .copy) == [.ended(.dropped(.copy))] && early.answer(7, with: .copy) == [])
        var late = waiting()
        #expect(late.tick(10.9) == [] && late.tick(11) == [.ended(.cancelled(.refused))] && late.answer(7, with: .move) == [])
        var refused = waiting()
        #expect(refused.answer(7, with: nil) == [.ended(.cancelled(.refused))])
        var escaped = waiting()
        #expect(escaped.escape() == [.ended(.cancelled(.escape))])
    }

    @Test func otherButtonsAndBlankSpotsDragNothing() {
        var machine = DragMachine()
        _ = machine.handle(PointerEvent(.began, at: .zero, time: 0, buttons: .secondary), on: item)
        #expect(machine.state == .idle)
        var play = Play()
        play.send(.began, 0, 0, on: blank)
        play.send(.moved, 90, 0.1)
        #expect(play.steps == [])
    }

    /// Whatever happens: a drag that began ends once, after everything else, and only what began ends.
    @Test func everyDragEndsExactlyOnce() {
        for seed in UInt64(1)...3_000 {
            var random = Seeded(seed)
            var machine = DragMachine(start: random.pick([.direct, .customizing, [.pull], [.handle, .hold]]), endsByTap: random.oneIn(2))
            var time = 0.0
            var isOpen = false
            for _ in 0..<60 {
                time += random.oneIn(3) ? 0.3 : 0.02
                for step in Self.randomStep(&machine, time, &random) {
                    switch step {
                    case .began:
                        #expect(!isOpen, "seed \(seed)")
                        isOpen = true
                    case .moved, .released: #expect(isOpen, "seed \(seed)")
                    case .ended:
                        #expect(isOpen, "seed \(seed)")
                        isOpen = false
                    case .failed, .menu: #expect(!isOpen, "seed \(seed)")
                    case .customizingBegan, .customizingEnded: break
                    }
                }
                #expect(machine.isBusy == isOpen, "seed \(seed)")
            }
            let last = machine.cancel(.program)
            #expect(last.filter { if case .ended = $0 { true } else { false } }.count == (isOpen ? 1 : 0), "seed \(seed)")
        }
    }

    private static func randomStep(_ machine: inout DragMachine, _ time: Double, _ random: inout Seeded) -> [Step] {
        let point = Point(Double(random.below(30)), Double(random.below(30)))
        let spot = DragMachine.Spot(
            isItem: !random.oneIn(4), isHandle: random.oneIn(4), isOfControl: random.oneIn(6), hasMenu: random.oneIn(3))
        let phases: [PointerEvent.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled, .hovered]
        switch random.below(16) {
        case 0: return machine.escape()
        case 1: return machine.tick(time)
        case 2: return machine.cancel(random.pick(DragMachine.Reason.allCases))
        case 3: return random.oneIn(2) ? machine.beginCustomizing() : machine.endCustomizing()
        case 4, 5: return machine.decide(random.pick([.drop(.move), .refuse, .nowhere, .later(random.below(3))]), at: time)
        case 6: return machine.answer(random.below(3), with: random.oneIn(2) ? .move : nil)
        case 7:
            machine.settled()
            return []
        default:
            let event = PointerEvent(
                random.oneIn(8) ? .moved : random.pick(phases), at: point, time: time, id: PointerID(random.oneIn(9) ? 1 : 0),
                kind: random.pick(PointerKind.allCases), buttons: random.oneIn(9) ? .secondary : .primary)
            return machine.handle(event, on: spot)
        }
    }
}

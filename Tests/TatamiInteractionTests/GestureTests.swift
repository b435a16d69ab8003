import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

@Suite struct GestureTests {
    /// An arena, with all that its recognisers told.
    private final class Stage {
        let arena = GestureArena()
        private let recognizers: [GestureRecognizer]
        private(set) var told: [String] = []
        private var clock = 0.0

        init(_ recognizers: [(String, GestureRecognizer)]) {
            self.recognizers = recognizers.map(\.1)
            for (name, recognizer) in recognizers { recognizer.onChange = { [weak self] in self?.told.append("\(name) \($0.state)") } }
        }

        @discardableResult func at(_ time: Double) -> Stage {
            // A host wakes at every deadline.
            while let deadline = arena.deadline, deadline <= time, deadline >= clock {
                clock = deadline
                arena.tick(deadline)
                if arena.deadline == deadline { break }
            }
            clock = time
            arena.tick(time)
            return self
        }

        @discardableResult func event(
            _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 0, finger: Int = 1, kind: PointerKind = .touch,
            buttons: PointerButtons = .primary, on hit: [GestureRecognizer]? = nil
        ) -> Stage {
            arena.handle(
                PointerEvent(phase, at: Point(x, y), time: clock, id: PointerID(finger), kind: kind, buttons: buttons),
                hitting: hit ?? recognizers)
            return self
        }
    }

    @Test func aTapIsATouchThatStays() {
        let stage = Stage([("tap", TapRecognizer())])
        stage.at(0).event(.began, 10).at(0.1).event(.moved, 15).event(.ended, 15)
        #expect(stage.told == ["tap ended"] && stage.arena.isIdle)
        stage.at(1).event(.began, 10).at(1.1).event(.moved, 19).event(.moved, 10).event(.ended, 10)
        #expect(stage.told == ["tap ended"])
        stage.at(2).event(.began, 10).event(.cancelled, 10)
        stage.at(3).event(.began, 10, kind: .mouse, buttons: .secondary).event(.ended, 10, kind: .mouse, buttons: .secondary)
        stage.at(4).event(.began, 10, kind: .mouse).event(.moved, 16, kind: .mouse).event(.ended, 16, kind: .mouse)
        #expect(stage.told == ["tap ended"])
        stage.at(5).event(.began, 1).event(.ended, 1)
        #expect(stage.told == ["tap ended", "tap ended"])
    }

    @Test func aTapWaitsForTheDoubleTap() {
        let double = TapRecognizer(count: 2)
        let single = TapRecognizer()
        single.waitsFor = [double]
        let stage = Stage([("double", double), ("single", single)])
        stage.at(0).event(.began, 0).at(0.05).event(.ended, 0)
        #expect(stage.told == [] && abs((stage.arena.deadline ?? 0) - 0.4) < 1e-9)
        #expect(stage.at(0.4).told == ["single ended"])
        stage.at(1).event(.began, 0).event(.ended, 0).at(1.2).event(.began, 3).event(.ended, 3)
        #expect(stage.told == ["single ended", "double ended"] && stage.arena.isIdle)
        // Too far apart, and too late.
        stage.at(3).event(.began, 0).event(.ended, 0).at(3.1).event(.began, 60).event(.ended, 60)
        #expect(stage.told.filter { $0 == "double ended" }.count == 1)
        stage.at(5).event(.began, 0).event(.ended, 0).at(5.5).event(.began, 0).event(.ended, 0).at(6)
        #expect(stage.told.filter { $0 == "double ended" }.count == 1)
    }

    @Test func aLongPressRests() {
        let press = LongPressRecognizer()
        let stage = Stage([("press", press), ("tap", TapRecognizer())])
        stage.at(0).event(.began, 0).at(0.49)
        #expect(stage.told == [])
        stage.at(0.5)
        #expect(stage.told == ["press began"])
        stage.at(0.6).event(.moved, 100).at(0.7).event(.ended, 100)
        #expect(stage.told == ["press began", "press changed", "press ended"] && press.location.x == 100)
        stage.at(1).event(.began, 0).at(1.2).event(.moved, 9).at(2).event(.ended, 9)
        #expect(stage.told.count == 3)
        stage.at(3).event(.began, 0).at(3.1).event(.ended, 0)
        #expect(stage.told.last == "tap ended")
    }

    @Test func aPanBeginsBeyondTheSlop() {
        let pan = PanRecognizer()
        let stage = Stage([("pan", pan), ("tap", TapRecognizer())])
        stage.at(0).event(.began, 0).at(0.01).event(.moved, 8)
        #expect(stage.told == [])
        stage.at(0.02).event(.moved, 10).at(0.03).event(.moved, 30)
        #expect(stage.told == ["pan began", "pan changed"] && pan.translation.x == 20)
        stage.at(0.04).event(.moved, 50).at(0.05).event(.ended, 50)
        #expect(stage.told.last == "pan ended" && abs(pan.velocity.x - 1_000) < 300)
    }

    @Test func theAxisDecidesBetweenTwoPans() {
        let (sideways, down) = (PanRecognizer(.horizontal), PanRecognizer(.vertical))
        let stage = Stage([("sideways", sideways), ("down", down)])
        stage.at(0).event(.began, 0).at(0.1).event(.moved, 3, 20).event(.ended, 3, 20)
        #expect(stage.told == ["down began", "down ended"])
        stage.at(1).event(.began, 0).at(1.1).event(.moved, 20, 3).event(.ended, 20, 3)
        #expect(stage.told.suffix(2) == ["sideways began", "sideways ended"])
    }

    @Test func aFingerThatRestsBeforeItLetsGoIsSlow() {
        let pan = PanRecognizer()
        let stage = Stage([("pan", pan)])
        stage.at(0).event(.began, 0)
        for step in 1...10 { stage.at(Double(step) * 0.01).event(.moved, Double(step) * 20) }
        stage.at(0.5).event(.ended, 200)
        #expect(pan.velocity == .zero)
    }

    @Test(arguments: [(Point(100, 10), "right"), (Point(-100, 10), "left"), (Point(5, 90), "down"), (Point(5, -90), "up")])
    func swipesHaveADirection(way: Point, name: String) {
        let stage = Stage(SwipeRecognizer.Direction.allCases.map { ($0.rawValue, SwipeRecognizer($0)) })
        stage.at(0).event(.began, 0)
        for step in 1...8 { stage.at(Double(step) * 0.02).event(.moved, way.x * Double(step) / 8, way.y * Double(step) / 8) }
        stage.event(.ended, way.x, way.y)
        #expect(stage.told == ["\(name) ended"])
        stage.at(1).event(.began, 0)
        for step in 1...8 { stage.at(1 + Double(step) * 0.2).event(.moved, way.x * Double(step) / 8, way.y * Double(step) / 8) }
        stage.event(.ended, way.x, way.y)
        #expect(stage.told.count == 1)
    }

    @Test func twoFingersPinch() {
        let pinch = PinchRecognizer()
        let stage = Stage([("pinch", pinch), ("tap", TapRecognizer())])
        stage.at(0).event(.began, 0).event(.began, 100, finger: 2).at(0.1).event(.moved, 110, finger: 2)
        #expect(stage.told == ["pinch began"] && pinch.scale == 1)
        stage.at(0.2).event(.moved, 220, finger: 2)
        #expect(pinch.scale == 2 && pinch.location.x == 110)
        stage.event(.ended, 220, finger: 2).event(.ended, 0)
        #expect(stage.told == ["pinch began", "pinch changed", "pinch ended"] && stage.arena.isIdle)
    }

    @Test func friendsGoOnTogether() {
        let (pan, pinch) = (PanRecognizer(), PinchRecognizer())
        pan.goesWith = { $0 is PinchRecognizer }
        let stage = Stage([("pan", pan), ("pinch", pinch)])
        stage.at(0).event(.began, 0).event(.began, 100, finger: 2).at(0.1).event(.moved, 20).event(.moved, 140, finger: 2)
        #expect(stage.told.contains("pan began") && stage.told.contains("pinch began"))
        stage.arena.cancel()
        #expect(stage.told.suffix(2) == ["pan cancelled", "pinch cancelled"] && stage.arena.isIdle)
    }

    /// Any script: every gesture that begins ends or is cancelled once, nothing ends without having begun but gestures of a moment, and when
    /// all fingers are up and the clock has run nothing is left.
    @Test(arguments: 0..<20) func randomScriptsEndWhatTheyBegin(part: Int) {
        for round in 0..<500 {
            let seed = UInt64(part * 500 + round) &* 6_364_136_223 &+ 9
            var random = Seeded(seed)
            let double = TapRecognizer(count: 2)
            let single = TapRecognizer()
            if Bool.random(using: &random) { single.waitsFor = [double] }
            let pan = PanRecognizer([.any, .horizontal, .vertical].randomElement(using: &random) ?? .any)
            let pinch = PinchRecognizer()
            if Bool.random(using: &random) { pan.goesWith = { $0 is PinchRecognizer } }
            var all: [(String, GestureRecognizer)] = [
                ("double", double), ("single", single), ("press", LongPressRecognizer()), ("pan", pan), ("pinch", pinch),
                ("swipe", SwipeRecognizer(.left)),
            ]
            all.shuffle(using: &random)
            let stage = Stage(all)
            var time = 0.0
            for _ in 0..<50 {
                time += [0, 0.01, 0.016, 0.1, 0.6].randomElement(using: &random) ?? 0
                let phase = PointerEvent.Phase.allCases.randomElement(using: &random) ?? .moved
                if Int.random(in: 0..<25, using: &random) == 0 { stage.arena.cancel() }
                stage.at(time).event(
                    phase, .random(in: -120...120, using: &random), .random(in: -120...120, using: &random),
                    finger: .random(in: 1...3, using: &random), kind: PointerKind.allCases.randomElement(using: &random) ?? .touch)
            }
            for finger in 1...3 { stage.at(time + 1).event(.ended, 0, finger: finger) }
            stage.at(time + 5)
            #expect(stage.arena.isIdle && stage.arena.deadline == nil, "seed \(seed)")
            var open: Set<String> = []
            for line in stage.told {
                let words = line.split(separator: " ")
                let name = String(words[0])
                switch words[1] {
                case "began": #expect(open.insert(name).inserted, "seed \(seed): \(stage.told)")
                case "changed": #expect(open.contains(name), "seed \(seed): \(stage.told)")
                case "cancelled": #expect(open.remove(name) != nil, "seed \(seed): \(stage.told)")
                default:
                    if !["double", "single", "swipe"].contains(name) { #expect(open.remove(name) != nil, "seed \(seed): \(stage.told)") }
                }
            }
            #expect(open.isEmpty, "seed \(seed): \(stage.told)")
        }
    }

    @Test func oddNumbersAreTaken() {
        let stage = Stage([("pan", PanRecognizer()), ("pinch", PinchRecognizer())])
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            stage.arena.handle(PointerEvent(.began, at: Point(value, 0), time: value, id: PointerID(1), kind: .touch))
            stage.arena.handle(PointerEvent(.moved, at: Point(0, value), time: value, id: PointerID(1), kind: .touch))
            stage.arena.handle(PointerEvent(.ended, at: Point(value, value), time: value, id: PointerID(1), kind: .touch))
        }
        #expect(stage.arena.isIdle)
    }
}

/// Presses, which go on beside other gestures, and pointers on different views.
extension GestureTests {
    @Test func aPressShowsAtOnceOrAfterItsDelay() {
        let press = PressRecognizer()
        let stage = Stage([("press", press)])
        press.isOn = { point, _ in point.x < 50 }
        stage.at(0).event(.began, 10, kind: .mouse)
        #expect(stage.told == ["press began"] && press.isInside)
        stage.at(0.1).event(.moved, 60, kind: .mouse)
        #expect(!press.isInside)
        stage.at(0.2).event(.moved, 40, kind: .mouse).event(.ended, 40, kind: .mouse)
        #expect(stage.told == ["press began", "press changed", "press changed", "press ended"] && press.isInside && stage.arena.isIdle)
        press.delay = 0.1
        stage.at(1).event(.began, 10).at(1.09)
        #expect(stage.told.count == 4)
        stage.at(1.1)
        #expect(stage.told.last == "press began")
        stage.event(.ended, 70)
        #expect(stage.told.last == "press ended" && !press.isInside)
        // A quick tap is not lost.
        stage.at(2).event(.began, 10).at(2.01).event(.ended, 10)
        #expect(stage.told.suffix(2) == ["press began", "press ended"] && press.isInside)
    }

    @Test func aDragTakesThePressAway() {
        let stage = Stage([("press", PressRecognizer()), ("pan", PanRecognizer())])
        stage.at(0).event(.began, 0).at(0.1).event(.moved, 20).event(.ended, 20)
        #expect(stage.told == ["press began", "press changed", "press cancelled", "pan began", "pan ended"])
        let late = PressRecognizer()
        late.delay = 0.5
        let other = Stage([("press", late), ("pan", PanRecognizer())])
        other.at(0).event(.began, 0).at(0.1).event(.moved, 20).event(.ended, 20)
        #expect(other.told == ["pan began", "pan ended"])
    }

    @Test func aButtonKeepsItsTapFromTheViewAroundIt() {
        let press = PressRecognizer()
        let tap = TapRecognizer()
        let stage = Stage([("press", press), ("tap", tap)])
        stage.at(0).event(.began, 0).at(0.1).event(.ended, 0)
        #expect(stage.told == ["press began", "press ended"])
        stage.at(1).event(.began, 0, on: [tap]).at(1.1).event(.ended, 0)
        #expect(stage.told.last == "tap ended")
    }

    @Test func fingersOnDifferentViewsDoNotDisturbEachOther() {
        let (a, b) = (PanRecognizer(), TapRecognizer())
        let stage = Stage([("pan", a), ("tap", b)])
        stage.at(0).event(.began, 0, on: [a]).event(.began, 100, finger: 2, on: [b])
        stage.at(0.1).event(.moved, 30).event(.ended, 100, finger: 2)
        #expect(stage.told == ["pan began", "tap ended"])
        stage.at(0.2).event(.began, 100, finger: 2, on: [b]).event(.ended, 100, finger: 2)
        #expect(stage.told == ["pan began", "tap ended", "tap ended"])
        stage.arena.leave([a])
        #expect(stage.told.last == "pan cancelled")
        stage.event(.moved, 50).event(.ended, 50)
        #expect(stage.arena.isIdle)
    }
}

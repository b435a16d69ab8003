import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Numbers that people type, turn and drag; the sentences of the specification by their numbers.
@Suite struct NumberTests {
    private final class Log {
        var events: [String] = []
    }

    private func window(
        _ view: any HandlesEvents, width: Double = 136, direction: LayoutDirection = .leftToRight
    ) throws -> (TestWindow, Rect, Log) {
        let log = Log()
        _ = view.on(.valueChanged) { _ in log.events.append("changed") }
        _ = view.on(.valueCommitted) { _ in log.events.append("committed") }
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { view.fixedWidth(width).align(.leading) } }, size: Size(300, 140), direction: direction)
        window.step()
        return (window, window.root.absoluteFrame(of: view), log)
    }

    // MARK: Steppers

    @Test func aTypedNumberIsTakenOverByEnterArrowsAndLeaving() throws {
        let stepper = Stepper(3)
        let (window, _, log) = try window(stepper)
        window.key(.tab)
        try window.type("12")
        #expect(stepper.value == 3 && stepper.text == "12" && log.events == [])
        window.key(.enter)
        #expect(stepper.value == 12 && log.events == ["changed", "committed"])
        try window.type("7")
        stepper.selection = 0..<3
        try window.type("20")
        window.key(.up)
        #expect(stepper.value == 21 && stepper.text == "21")
        stepper.selection = 0..<2
        try window.type("500")
        window.root.focus(nil)
        #expect(stepper.value == 100 && stepper.text == "100", "The bound counts.")
        #expect(log.events.last == "committed")
    }

    @Test func escapeBringsTheNumberBack() throws {
        let stepper = Stepper(3)
        let (window, _, log) = try window(stepper)
        window.key(.tab)
        try window.type("12")
        #expect(window.key(.escape) && stepper.text == "3" && !window.key(.escape))
        #expect(stepper.value == 3 && log.events == [])
    }

    @Test func sentence20AProgramReplacesTypedText() throws {
        let stepper = Stepper(3)
        let (window, _, log) = try window(stepper)
        window.key(.tab)
        try window.type("12")
        stepper.value = 3
        #expect(stepper.text == "3" && log.events == [])
    }

    @Test func whatIsNoNumberStaysWithAMessage() throws {
        let stepper = Stepper(3)
        let (window, _, log) = try window(stepper)
        window.key(.tab)
        try window.type("x1-2")
        #expect(stepper.text == "1-2", "Letters are left out.")
        window.key(.enter)
        #expect(stepper.errorMessage == "Not a number" && stepper.value == 3 && log.events == [])
        #expect(window.accessibilityDump.contains("spin button") && window.accessibilityDump.contains("invalid"))
        window.key(.escape)
        #expect(stepper.errorMessage == nil && stepper.text == "3")
    }

    @Test(arguments: [
        ("1,5", 1.5), ("1.5", 1.5), ("1.234,5", 1234.5), ("1,234.5", 1234.5), ("1.234.567", 1_234_567), ("−2", -2), ("+2", 2), ("٣٫٥", 3.5),
        ("१२", 12), (" 1 000 ", 1000), ("", nil), ("-", nil), ("1-2", nil), ("1e5", nil), ("abc", nil),
    ])
    func sentence60NumbersAreReadInEveryWriting(text: String, value: Double?) throws {
        #expect(TypedNumber.value(of: text, isWhole: false) == value)
    }

    @Test func aSeparatorBeforeThreeDigitsOfAWholeNumberGroups() {
        #expect(TypedNumber.value(of: "1,234", isWhole: true) == 1234 && TypedNumber.value(of: "1,234", isWhole: false) == 1.234)
        #expect(TypedNumber.value(of: "1,23", isWhole: true) == 1.23)
    }

    @Test func theFieldIsOnTheReadingSide() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let stepper = Stepper(3)
            let (window, frame, _) = try window(stepper, direction: direction)
            let outer = direction == .leftToRight ? frame.maxX - 8 : frame.x + 8
            window.press(at: Point(outer, frame.center.y), with: .mouse)
            window.lift(at: Point(outer, frame.center.y), with: .mouse)
            #expect(stepper.value == 4)
            let text = direction == .leftToRight ? frame.x + 12 : frame.maxX - 12
            let caret = try #require(stepper.textCaret)
            #expect(abs(frame.x + caret.x - text) < 24, "\(direction) \(caret)")
        }
    }

    @Test func aStepperWithoutAFieldTakesNoText() throws {
        let stepper = Stepper(3)
        stepper.showsValue = false
        let (window, frame, log) = try window(stepper, width: 64)
        window.key(.tab)
        _ = window.root.handle(text: "9")
        #expect(stepper.text == "3" && stepper.focusRing?.rect == Rect(0, 0, 64, frame.height))
        window.key(.up)
        #expect(stepper.value == 4 && log.events == ["changed", "committed"])
    }

    // MARK: Keys and wheels

    @Test func aKeyEndsItsGestureWhateverIsHeldThen() throws {
        let slider = Slider(0)
        let (window, _, log) = try window(slider)
        window.key(.tab)
        let time = window.time
        window.root.handle(KeyEvent(.pageUp, modifiers: .control, time: time))
        #expect(slider.value == 1 && log.events == ["changed"])
        window.root.handle(KeyEvent(.pageUp, isDown: false, time: time))
        #expect(log.events == ["changed", "committed"])
    }

    @Test func aGestureEndsWhenItsControlIsDisabled() throws {
        let slider = Slider(0)
        let (window, _, log) = try window(slider)
        window.key(.tab)
        window.root.handle(KeyEvent(.right, time: window.time))
        slider.enabled = false
        #expect(log.events == ["changed", "committed"] && slider.value == 0.01)
        slider.enabled = true
        window.root.handle(KeyEvent(.right, isDown: false, time: window.time))
        #expect(log.events == ["changed", "committed"])
    }

    @Test func aWheelTurnsTheFocusedNumber() throws {
        let slider = Slider(0.5)
        let (window, frame, log) = try window(slider)
        let notch = WheelEvent(by: Point(0, -WheelEvent.notch), at: frame.center, time: window.time)
        window.root.handle(notch)
        #expect(slider.value == 0.5, "Without the focus, a wheel turns nothing.")
        window.key(.tab)
        window.root.handle(notch)
        #expect(abs(slider.value - 0.51) < 1e-9 && log.events == ["changed"])
        window.wait(0.4)
        #expect(log.events == ["changed", "committed"])
        window.root.handle(WheelEvent(by: Point(0, -8), at: frame.center, time: window.time, isPrecise: true))
        #expect(abs(slider.value - 0.51) < 1e-9, "A finger turns it by 16 points.")
        window.root.handle(WheelEvent(by: Point(0, -8), at: frame.center, time: window.time, isPrecise: true))
        #expect(abs(slider.value - 0.52) < 1e-9)
    }

    // MARK: Ranges

    @Test func sentence14StackedThumbsPartByTheFirstDirection() throws {
        let slider = RangeSlider(0.5...0.5)
        let (window, frame, log) = try window(slider, width: 118)
        window.press(at: frame.center, with: .mouse)
        #expect(log.events == [])
        window.move(to: Point(frame.center.x - 20, frame.center.y), with: .mouse)
        window.lift(at: Point(frame.center.x - 20, frame.center.y), with: .mouse)
        #expect(abs(slider.lowerValue - 0.3) < 1e-9 && slider.upperValue == 0.5)
        #expect(log.events.first == "changed" && log.events.last == "committed" && log.events.count { $0 == "committed" } == 1)
        #expect(window.root.focusedView === slider.lower)
    }

    @Test func thumbsNeverCross() throws {
        let slider = RangeSlider(20...80, in: 0...100, step: 10)
        let (window, frame, log) = try window(slider, width: 118)
        window.drag(
            from: Point(frame.x + 29, frame.center.y), to: Point(frame.maxX, frame.center.y), with: .mouse)
        #expect(slider.lowerValue == 80 && slider.upperValue == 80 && log.events.last == "committed")
        slider.upperValue = 40
        #expect(slider.upperValue == 80)
        slider.lowerValue = 10
        slider.upperValue = 40
        #expect(slider.lowerValue == 10 && slider.upperValue == 40)
    }

    @Test func aRangeHasTwoTabStopsAndTwoSliders() throws {
        let slider = RangeSlider(20...80, in: 0...100, step: 10)
        let (window, _, log) = try window(slider)
        window.key(.tab)
        #expect(window.root.focusedView === slider.lower)
        window.key(.end)
        #expect(slider.lowerValue == 80)
        window.key(.home)
        window.key(.tab)
        #expect(window.root.focusedView === slider.upper && slider.lowerValue == 0)
        window.key(.left)
        #expect(slider.upperValue == 70 && log.events.count == 6)
        #expect(slider.lower.accessibilityRange.bounds == 0...70 && slider.upper.accessibilityRange.bounds == 0...100)
        #expect(window.accessibilityDump.components(of: "slider").count == 2)
    }

    @Test func escapeTakesBackTheDragOfARange() throws {
        let slider = RangeSlider(0.2...0.8)
        let (window, frame, log) = try window(slider, width: 118)
        window.press(at: Point(frame.x + 29, frame.center.y), with: .mouse)
        window.move(to: Point(frame.x + 49, frame.center.y), with: .mouse)
        #expect(abs(slider.lowerValue - 0.4) < 1e-9)
        window.key(.escape)
        window.lift(at: Point(frame.x + 49, frame.center.y), with: .mouse)
        #expect(abs(slider.lowerValue - 0.2) < 1e-9 && !log.events.contains("committed"))
    }

    @Test func thumbsAreMirrored() throws {
        let slider = RangeSlider(0...0.5)
        let (window, frame, _) = try window(slider, width: 118, direction: .rightToLeft)
        #expect(window.root.absoluteFrame(of: slider.lower).center.x == frame.maxX - 9)
        #expect(window.root.absoluteFrame(of: slider.upper).center.x == frame.center.x)
    }

    @Test func aLoadingSwitchWaits() throws {
        let control = Switch("Wi-Fi")
        let (window, frame, log) = try window(control)
        control.loading = true
        window.press(at: frame.center, with: .mouse)
        window.lift(at: frame.center, with: .mouse)
        #expect(!control.isOn && log.events == [] && window.accessibilityDump.contains("busy"))
        window.wait(0.2)
        #expect(window.root.nextDeadline != nil, "The ring turns.")
    }
}

extension String {
    /// Returns the lines that begin with a word, apart from spaces.
    fileprivate func components(of word: String) -> [Substring] {
        split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix(word) }
    }
}

import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Typed numbers that are taken over without the keyboard, and the digits and steps of numbers.
@Suite struct NumberTextTests {
    private func window(_ view: View) throws -> TestWindow {
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { view.fixedWidth(136).align(.leading) } }, size: Size(300, 140))
        window.step()
        return window
    }

    @Test func aTypedNumberIsTakenOverBeforeItIsRaised() throws {
        let stepper = Stepper(3)
        let window = try window(stepper)
        window.key(.tab)
        try window.type("12")
        #expect(stepper.performAccessibilityAction(.increment) && stepper.value == 13 && stepper.text == "13")
    }

    @Test func aTextOfAssistiveTechnologyIsTakenOver() throws {
        let stepper = Stepper(3)
        var commits: [Double] = []
        stepper.on(.valueCommitted) { commits.append($0.value) }
        _ = try window(stepper)
        #expect(stepper.replaceAccessibilityText(0..<1, with: "42"))
        #expect(stepper.value == 42 && stepper.text == "42" && commits == [42])
    }

    @Test func aStepperThatIsLoadedAgainKeepsItsNumber() throws {
        let (old, new) = (Stepper(3), Stepper(3))
        let window = try window(old)
        window.key(.tab)
        try window.type("12")
        window.key(.enter)
        new.keep(old)
        #expect(new.value == 12 && new.text == "12")
        let small = Stepper(3, in: 0...10)
        small.keep(old)
        #expect(small.value == 10 && small.text == "10", "The bounds count.")
    }

    @Test func theLargestNumberIsShownWithItsDigits() {
        let stepper = Stepper(0, in: 0...10.5)
        stepper.value = 11
        #expect(stepper.value == 10.5 && stepper.text == "10.5")
        stepper.maximum = 10
        #expect(stepper.text == "10")
    }

    @Test func thumbsHaveStepsOfTheWholeRange() {
        let slider = RangeSlider(20...80, in: 0...100)
        #expect(slider.lower.keyStep == 1 && slider.upper.keyStep == 1)
    }

    @Test func aThumbThatMovesLeavesTheOtherOneWhereItIs() {
        let slider = RangeSlider(20...50, in: 0...100)
        slider.lowerValue = 80
        #expect(slider.lowerValue == 50)
        slider.upper.change(to: 90)
        #expect(slider.lowerValue == 50 && slider.upperValue == 90)
    }
}

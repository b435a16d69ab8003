import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Groups of choices, switches and steppers, as people use them.
@Suite struct ChoiceTests {
    private func window(_ view: View, direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { view.align(.leading) } }, size: Size(400, 200), direction: direction)
        window.step()
        return window
    }

    @Test func arrowsChooseAndWrap() throws {
        let group = RadioGroup(["a", "b", "c"])
        var events: [Int?] = []
        group.on { events.append($0.selectedIndex) }
        let window = try window(group)
        window.key(.tab)
        #expect(group.choices[0].isFocused && group.selectedIndex == nil)
        window.key(.up)
        window.key(.down)
        window.key(.down)
        #expect(events == [2, 0, 1])
        window.key(.end)
        window.key(.home)
        #expect(events.suffix(2) == [2, 0])
        window.key(.down, .control)
        #expect(group.choices[1].isFocused && group.selectedIndex == 0, "Ctrl and an arrow move only the focus.")
        window.key(.space)
        #expect(group.selectedIndex == 1)
        group.selectedIndex = 2
        #expect(events.count == 6, "A program sends no events.")
        group.choices[2].enabled = false
        window.key(.down)
        #expect(group.selectedIndex == 0, "Keys skip a disabled choice.")
    }

    @Test func arrowsFollowTheReadingDirection() throws {
        let control = SegmentedControl(["a", "b", "c"])
        let window = try window(control, direction: .rightToLeft)
        window.key(.tab)
        window.key(.left)
        #expect(control.selectedIndex == 1)
        window.key(.right)
        #expect(control.selectedIndex == 0)
        #expect(control.choices[0].frame.x > control.choices[1].frame.x)
    }

    @Test func aSlideChoosesWhereItEnds() throws {
        let control = SegmentedControl(["Day", "Week", "Month"])
        var count = 0
        control.on(.valueCommitted) { _ in count += 1 }
        let window = try window(control)
        let places = control.choices.map { window.root.absoluteFrame(of: $0).center }
        window.press(at: places[0], with: .mouse)
        window.move(to: places[1], with: .mouse)
        #expect(control.choices[1].highlighted && !control.choices[0].highlighted && control.selectedIndex == nil)
        window.move(to: places[2], with: .mouse)
        window.lift(at: places[2], with: .mouse)
        #expect(control.selectedIndex == 2 && count == 1 && control.choices.allSatisfy { !$0.highlighted })
        window.press(at: places[0], with: .mouse)
        window.lift(at: Point(390, 190), with: .mouse)
        #expect(control.selectedIndex == 2 && count == 1)
    }

    @Test func severalSegmentsAreChosenAndTakenBack() throws {
        let control = SegmentedControl(["a", "b", "c"])
        control.allowsMultipleSelection = true
        let window = try window(control)
        window.key(.tab)
        window.key(.space)
        window.key(.right)
        #expect(control.selection == [0])
        window.key(.space)
        #expect(control.selection == [0, 1])
        window.key(.space)
        #expect(control.selection == [0])
    }

    @Test func titlesThatDoNotExistAreNoValueOfSegments() {
        let control = SegmentedControl(["a", "b", "a"])
        control.allowsMultipleSelection = true
        control.selection = [1]
        control.formValue = .list([.text("a"), .text("x")])
        #expect(control.selection == [1])
        control.formValue = .list([.text("a")])
        #expect(control.selection == [0])
        control.formValue = .list([.text("a"), .text("a")])
        #expect(control.selection == [0, 2])
    }

    @Test func theGroundOfTheSegmentSlides() throws {
        let control = SegmentedControl(["a", "b"])
        control.selectedIndex = 0
        let window = try window(control)
        let before = window.root.displayList().description
        let point = window.root.absoluteFrame(of: control.choices[1]).center
        window.press(at: point, with: .mouse)
        window.lift(at: point, with: .mouse)
        window.step()
        #expect(window.root.isMoving)
        try window.settle()
        #expect(control.selectedIndex == 1 && window.root.displayList().description != before)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aSwitchIsDraggedPastItsHalf(direction: LayoutDirection) throws {
        let control = Switch()
        control.accessibilityLabel = "Wi-Fi"
        var values: [Bool] = []
        control.on { values.append($0.isOn) }
        let window = try window(control, direction: direction)
        let center = window.root.absoluteFrame(of: control).center
        let sign = direction == .rightToLeft ? -1.0 : 1
        let start = Point(center.x - 8 * sign, center.y)
        window.drag(from: start, to: Point(start.x + 14 * sign, start.y), taking: 0.5, resting: 0.3, with: .mouse)
        #expect(values == [true])
        window.drag(from: start, to: Point(start.x - 6 * sign, start.y), taking: 0.5, resting: 0.3, with: .mouse)
        #expect(values == [true], "Less than half of the way.")
        window.drag(from: start, to: Point(start.x - 7 * sign, start.y), taking: 0.05, with: .mouse)
        #expect(values == [true, false], "A short, fast drag counts.")
        try window.settle()
    }

    @Test func aStepperRepeatsWhileItIsHeld() throws {
        let stepper = Stepper(0, in: 0...1000)
        var (changes, commits) = (0, 0)
        stepper.on(.valueChanged) { _ in changes += 1 }
        stepper.on(.valueCommitted) { _ in commits += 1 }
        let window = try window(stepper)
        let frame = window.root.absoluteFrame(of: stepper)
        let plus = Point(frame.maxX - 8, frame.center.y)
        window.press(at: plus, with: .mouse)
        #expect(stepper.value == 1)
        window.wait(0.35)
        #expect(stepper.value == 1)
        window.wait(0.5)
        #expect((6...10).contains(stepper.value) && commits == 0, "\(stepper.value)")
        window.wait(1.5)
        #expect(stepper.value > 100, "After 20 steps it goes ten times as far.")
        window.lift(at: plus, with: .mouse)
        #expect(commits == 1 && changes > 20)
        let value = stepper.value
        window.wait(0.5)
        #expect(stepper.value == value)
    }

    @Test func aStepperKeepsItsBounds() throws {
        let stepper = Stepper(5, in: 1...10, step: 4)
        #expect(stepper.value == 5)
        stepper.value = 8
        #expect(stepper.value == 9)
        stepper.value = 99
        #expect(stepper.value == 10, "The largest number can always be reached.")
        stepper.value = .nan
        stepper.minimum = .nan
        #expect(stepper.value == 10 && stepper.minimum == 1)
        stepper.maximum = -5
        #expect(stepper.value == 1)
        let window = try window(Stepper(50))
        let shown = try #require(window.root.focusOrder.first as? Stepper)
        var commits = 0
        shown.on(.valueCommitted) { _ in commits += 1 }
        window.key(.tab)
        window.key(.pageUp)
        #expect(shown.value == 60 && commits == 1)
        window.key(.pageDown, .control)
        #expect(shown.value == 0)
        #expect(shown.keyDown(KeyEvent(.home, time: 0)) && shown.value == 0, "Home stays with the text.")
        #expect(shown.setAccessibilityValue(7) && shown.value == 7 && commits == 3 && shown.accessibilityRange.value == 7)
    }
}

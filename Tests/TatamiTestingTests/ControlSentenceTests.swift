import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// The sentences of the specification of controls that are about buttons and choices, by their numbers.
@Suite struct ControlSentenceTests {
    private func window(_ views: [View], direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 20, padding: 20)
        for view in views { column.add(view).horizontalAlignment = .leading }
        let window = try TestWindow(LayoutView(column), size: Size(300, 400), direction: direction)
        window.step()
        return window
    }

    @Test func sentence1APressThatEndsOutsideIsCancelled() throws {
        let button = Button("Save")
        var events: [Action.Event] = []
        button.on(.touchUpInside) { _ in events.append(.touchUpInside) }
        button.on(.touchUpOutside) { _ in events.append(.touchUpOutside) }
        let window = try window([button])
        let inside = button.frame.center
        window.press(at: inside, with: .mouse)
        window.move(to: Point(290, 390), with: .mouse)
        window.lift(at: Point(290, 390), with: .mouse)
        #expect(events == [.touchUpOutside])
        window.press(at: inside, with: .mouse)
        window.move(to: Point(290, 390), with: .mouse)
        window.move(to: inside, with: .mouse)
        window.lift(at: inside, with: .mouse)
        #expect(events == [.touchUpOutside, .touchUpInside])
    }

    @Test func sentence2APointerThatCameFromElsewherePressesNothing() throws {
        var count = 0
        let button = Button("Save") { count += 1 }
        let window = try window([button])
        window.press(at: Point(290, 390), with: .mouse)
        window.move(to: button.frame.center, with: .mouse)
        window.lift(at: button.frame.center, with: .mouse)
        #expect(count == 0)
    }

    @Test func sentence3EnterThatIsHeldPressesOnce() throws {
        var count = 0
        let window = try window([Button("Save") { count += 1 }])
        window.key(.tab)
        for repeats in [false, true, true] { window.root.handle(KeyEvent(.enter, isRepeat: repeats, time: window.time)) }
        #expect(count == 1)
    }

    @Test func sentence4TabBeforeSpaceComesUpTakesThePressBack() throws {
        var count = 0
        let window = try window([Button("Save") { count += 1 }, Button("Other")])
        window.key(.tab)
        window.root.handle(KeyEvent(.space, time: window.time))
        window.key(.tab)
        window.root.handle(KeyEvent(.space, isDown: false, time: window.time))
        #expect(count == 0)
    }

    @Test func sentence5AButtonThatDisablesItselfKeepsTheFocus() throws {
        let (first, second, third) = (Button("First"), Button("Second"), Button("Third"))
        second.on { $0.enabled = false }
        let window = try window([first, second, third])
        window.root.focus(second)
        window.key(.enter)
        window.step()
        #expect(second.isFocused && !second.isEnabled)
        #expect(!window.key(.enter))
        window.key(.tab)
        #expect(third.isFocused, "The focus moves on from where it was.")
        third.enabled = false
        window.step()
        window.key(.tab, .shift)
        #expect(first.isFocused)
    }

    @Test func sentence6ADisabledControlIsInTheTree() throws {
        let field = TextField("text")
        field.enabled = false
        let window = try window([field])
        #expect(window.accessibilityDump.contains("text field") && window.accessibilityDump.contains("disabled"))
    }

    @Test func sentence7AFocusedFieldThatIsDisabledTakesNoText() throws {
        let field = TextField("text")
        let window = try window([field])
        window.root.focus(field)
        field.enabled = false
        window.step()
        #expect(field.isFocused && !window.root.handle(text: "x") && field.text == "text")
    }

    @Test func sentence9AClickShowsNoRing() throws {
        let window = try window([Button("Save"), Button("Other")])
        try window.tap("Save", with: .mouse)
        #expect(window.root.focusedView?.textContent == "Save" && !window.root.showsFocus)
        window.key(.tab)
        #expect(window.root.showsFocus)
    }

    @Test func sentence11TheWheelLeavesAFocusedStepperAlone() throws {
        let stepper = Stepper(3)
        let column = StackLayout(.vertical)
        column.add(stepper)
        column.add(View()).fixedSize = Size(50, 900)
        let scroll = ScrollView()
        scroll.contentView = LayoutView(column)
        let window = try TestWindow(scroll, size: Size(200, 200))
        window.step()
        window.root.focus(stepper)
        window.root.handle(WheelEvent(by: Point(0, 40), at: stepper.frame.center, time: window.time))
        window.step()
        #expect(stepper.value == 3 && scroll.contentOffset.y > 0)
    }

    @Test func sentence18StepsOfATenthAddUp() throws {
        let stepper = Stepper(0, in: 0...1, step: 0.1)
        let window = try window([stepper])
        window.key(.tab)
        for _ in 0..<3 { window.key(.up) }
        #expect(stepper.valueText == "0.3" && stepper.value == 0.3)
    }

    @Test func sentence21TabStopsOnceInARadioGroup() throws {
        let group = RadioGroup(["Small", "Medium", "Large"])
        group.selectedIndex = 1
        let window = try window([Button("Before"), group, Button("After")])
        window.key(.tab)
        window.key(.tab)
        #expect(group.choices[1].isFocused)
        window.key(.tab)
        #expect(window.root.focusedView?.textContent == "After")
        window.key(.tab, .shift)
        #expect(group.choices[1].isFocused)
    }

    @Test func sentence22AMixedBoxIsCheckedThenNot() throws {
        let box = CheckBox("All")
        box.mixed = true
        let window = try window([box])
        window.key(.tab)
        #expect(window.accessibilityDump.contains("mixed") && !box.checked)
        window.key(.space)
        #expect(box.checked && !box.mixed)
        window.key(.space)
        #expect(!box.checked && !box.mixed)
        #expect(!window.key(.enter), "Enter is left to the default button.")
    }

    @Test func sentence54RolesAndStates() throws {
        let (toggle, control, group) = (ToggleButton("Bold"), Switch("Wi-Fi"), RadioGroup(["Small"]))
        (toggle.selected, control.isOn, group.selectedIndex) = (true, true, 0)
        let dump = try window([toggle, control, group]).accessibilityDump
        #expect(dump.contains("toggle button \"Bold\" pressed"), "\(dump)")
        #expect(dump.contains("switch \"Wi-Fi\" checked"), "\(dump)")
        #expect(dump.contains("grouping") && dump.contains("radio button \"Small\" checked"), "\(dump)")
    }
}

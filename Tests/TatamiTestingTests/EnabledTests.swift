import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// A container that is disabled disables what it holds.
@Suite struct EnabledTests {
    @Test func aDisabledContainerDisablesItsViews() throws {
        var count = 0
        let button = Button("Save") { count += 1 }
        let field = TextField("text")
        let inner = LayoutView {
            VStack {
                button
                field
            }
        }
        let outer = LayoutView { VStack { inner } }
        let window = try TestWindow(outer)
        outer.enabled = false
        #expect(!button.isEnabled && button.enabled && button.states == .disabled && !field.isEnabled)
        let place = try window.frame(of: "Save").center
        window.press(at: place, with: .mouse)
        window.lift(at: place, with: .mouse)
        button.perform()
        #expect(count == 0 && !window.root.focus(field) && window.root.focusOrder.isEmpty)
        #expect(!window.root.perform(.press, on: button) && window.accessibilityDump.contains("button \"Save\" disabled"))
        outer.enabled = true
        window.step()
        try window.tap("Save")
        #expect(count == 1 && window.root.focusOrder.count == 2)
    }

    @Test func whatADisabledStateShowsIsMeasured() throws {
        let button = Button("Save")
        let box = LayoutView { VStack { button } }
        button.resources.titles[.disabled] = "Nothing to save at all"
        let window = try TestWindow(box)
        let width = button.frame.width
        box.enabled = false
        window.step()
        #expect(button.frame.width > width + 40)
        box.enabled = true
        window.step()
        #expect(button.frame.width == width)
    }

    @Test func aViewThatMovesIntoADisabledContainerIsDisabled() throws {
        let button = Button("Save")
        let off = LayoutView(StackLayout(.vertical))
        let on = LayoutView { VStack { button } }
        button.resources.titles[.disabled] = "Nothing to save at all"
        off.enabled = false
        let window = try TestWindow(
            LayoutView {
                VStack {
                    on
                    off
                }
            })
        let width = button.frame.width
        off.layout?.add(button)
        window.step()
        #expect(!button.isEnabled && button.frame.width > width + 40)
    }

    @Test func aPressEndsWhereTheContainerIsDisabled() throws {
        let button = Button("Save")
        let box = LayoutView { VStack { button } }
        var log: [String] = []
        for event in Action.Event.allCases { button.on(event) { _ in log.append(event.rawValue) } }
        let window = try TestWindow(box)
        let place = try window.frame(of: "Save").center
        window.press(at: place, with: .mouse)
        box.enabled = false
        window.lift(at: place, with: .mouse)
        #expect(log == ["touchDown", "touchCancel"] && !button.highlighted)
    }

    @Test func testsCannotUseWhatPeopleCannot() throws {
        let button = Button("Save")
        let box = LayoutView {
            VStack {
                button
                Label("Text")
            }
        }
        let window = try TestWindow(box)
        box.enabled = false
        #expect(throws: TestFailure.self) { try window.tap("Save") }
        #expect(throws: TestFailure.self) { try window.hold("Save") }
        #expect(throws: TestFailure.self) { try window.drag("Save", to: .zero) }
        box.enabled = true
        #expect(throws: TestFailure.self) { try window.type("x", into: "Text") }
    }
}

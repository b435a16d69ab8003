import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// The fields around a default button are checked before its action: `controls.md`, section 3, validation.
@Suite struct FormValidationTests {
    private func field(_ text: String) -> TextField {
        TextField(text).validation { $0.isEmpty ? "Write something." : nil }
    }

    private func window(_ views: View...) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for view in views { column.add(view.stretch(.horizontal)) }
        let window = try TestWindow(LayoutView(column), size: Size(300, 320))
        window.step()
        return window
    }

    @Test func submittingFocusesTheFirstFieldThatIsNotValid() throws {
        let (name, email, city) = (field("Ada"), field(""), field(""))
        var presses = 0
        let button = Button("Send") { presses += 1 }.keyRole(.default)
        let window = try window(name, email, city, button)
        try window.tap("Send", with: .mouse)
        window.step()
        #expect(presses == 0 && email.isFocused)
        #expect(name.errorMessage == nil && email.errorMessage != nil && city.errorMessage != nil, "Each field says what is wrong.")
        try window.type("a@b")
        city.text = "Berlin"
        window.key(.enter)
        #expect(presses == 1 && email.errorMessage == nil)
    }

    @Test func assistiveTechnologySubmitsInTheSameWay() throws {
        let email = field("")
        var presses = 0
        let button = Button("Send") { presses += 1 }.keyRole(.default)
        let window = try window(email, button)
        #expect(button.performAccessibilityAction(.press) && presses == 0 && email.isFocused)
        email.text = "a"
        #expect(button.performAccessibilityAction(.press) && presses == 1 && window.root.focusedView === email)
    }

    @Test func otherButtonsAndFieldsThatPeopleCannotEditDoNotCount() throws {
        let (fixed, off, open) = (field(""), field(""), field(""))
        fixed.isEditable = false
        off.enabled = false
        var (presses, cancels) = (0, 0)
        let send = Button("Send") { presses += 1 }.keyRole(.default)
        let window = try window(fixed, off, open, Button("Cancel") { cancels += 1 }.keyRole(.cancel), send)
        try window.tap("Cancel", with: .mouse)
        #expect(cancels == 1 && open.errorMessage == nil)
        open.text = "x"
        try window.tap("Send", with: .mouse)
        #expect(presses == 1 && fixed.errorMessage == nil && off.errorMessage == nil)
    }

    @Test func fieldsBehindASheetDoNotKeepItsButtonFromBeingPressed() throws {
        let window = try window(field(""))
        var answers = 0
        Alert("Delete?", buttons: [.confirm("Delete") { answers += 1 }]).present(in: window.root)
        window.step()
        window.key(.enter)
        #expect(answers == 1)
    }
}

import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Secure fields, search fields, and what all fields have beside their text: the clear button, limits and validation.
@Suite struct FieldTests {
    private func form(_ fields: TextField...) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for field in fields { column.add(field.stretch(.horizontal)) }
        return try TestWindow(LayoutView(column), size: Size(300, 200))
    }

    private func end(of field: TextField) -> Point { Point(field.frame.width - field.contentInsets.trailing - 8, 16) }

    // MARK: Secure

    @Test func sentences50And51ASecretIsNeverCopied() throws {
        let code = SecureField("hunter2", placeholder: "Code")
        let window = try form(code, TextField(placeholder: "Next"))
        for isRevealed in [false, true] {
            window.root.focus(code)
            code.isRevealed = isRevealed
            window.step()
            #expect(window.frame.list.description.contains("hunter2") == isRevealed)
            window.key(.character("a"), .control)
            window.key(.character("c"), .control)
            window.key(.character("x"), .control)
            window.key(.home)
            window.key(.end, .shift)
            #expect(try window.root.clipboard.read() == nil, "50")
            #expect(try window.root.primarySelection.read() == nil && code.text == "hunter2")
            let read = code.accessibilityText
            #expect(read.string == "•••••••" && code.role == .passwordField && code.accessibilityValue == "•••••••", "51")
        }
        window.key(.home)
        window.key(.right, .control)
        #expect(code.selection == 7..<7, "A secret has no words.")
        try window.type("x")
        window.key(.character("z"), .control)
        #expect(code.text == "hunter2x")
    }

    @Test func theButtonRevealsUntilTheFieldIsLeft() throws {
        let code = SecureField("hunter2")
        let window = try form(code, TextField(placeholder: "Next"))
        try window.tap(.view(code), at: end(of: code), with: .mouse)
        #expect(code.isRevealed && window.frame.list.description.contains("hunter2"))
        try window.tap("Next", with: .mouse)
        #expect(!code.isRevealed && !window.frame.list.description.contains("hunter2"))
        window.root.focus(code)
        #expect(window.key(.function(8), .option) && code.isRevealed)
        window.key(.function(8), .option)
        #expect(!code.isRevealed)
        #expect(code.performAccessibilityAction(.press) && code.isRevealed)
        code.showsRevealButton = false
        #expect(!code.isRevealed && !code.performAccessibilityAction(.press) && code.accessibilityActions.isEmpty)
    }

    // MARK: Search

    @Test func aSearchBeginsWhenTypingRests() throws {
        let search = SearchField(placeholder: "Search")
        let window = try form(search)
        var found: [String] = []
        search.on { found.append($0.text) }
        try window.type("a", into: "Search")
        window.wait(0.1)
        try window.type("b")
        window.wait(0.1)
        #expect(found.isEmpty)
        window.wait(0.1)
        #expect(found == ["ab"])
        try window.type("c")
        window.key(.enter)
        #expect(found == ["ab", "abc"], "Enter does not wait.")
        window.wait(0.3)
        #expect(found.count == 2)
        search.text = "set"
        window.wait(0.3)
        #expect(found.count == 2, "What the program sets sends nothing.")
        try window.type("d")
        window.root.focus(nil)
        #expect(found.count == 3, "A field that is left does not wait.")
    }

    @Test func escapeClearsAndThenBubbles() throws {
        let search = SearchField("abc", placeholder: "Search")
        let window = try form(search)
        var found: [String] = []
        search.on { found.append($0.text) }
        window.root.focus(search)
        #expect(window.key(.escape) && search.text == "" && found == [""])
        #expect(!window.key(.escape))
        window.key(.character("z"), .control)
        #expect(search.text == "abc", "Clearing is one step of undo.")
    }

    // MARK: Clear button

    @Test func theClearButtonClears() throws {
        let name = TextField("Ada", placeholder: "Name")
        let window = try form(name)
        var log: [String] = []
        name.on { log.append($0.text) }
        try window.tap(.view(name), at: end(of: name), with: .mouse)
        #expect(name.text == "Ada", "There is no button.")
        name.clearButtonMode = .whileEditing
        window.step()
        try window.tap(.view(name), at: end(of: name), with: .mouse)
        #expect(name.text == "" && log == [""] && name.isFocused)
        window.key(.character("z"), .control)
        #expect(name.text == "Ada")
        name.clearButtonMode = .unlessEditing
        window.step()
        try window.tap(.view(name), at: end(of: name), with: .mouse)
        #expect(name.text == "Ada")
        name.clearButtonMode = .always
        name.isEditable = false
        window.step()
        try window.tap(.view(name), at: end(of: name))
        #expect(name.text == "Ada")
    }

    @Test func theTextKeepsItsPlaceWhenTheButtonComes() throws {
        let name = TextField(String(repeating: "m", count: 60), placeholder: "Name")
        name.clearButtonMode = .whileEditing
        let window = try form(name)
        window.root.focus(name)
        window.key(.end)
        let caret = try #require(name.textCaret)
        #expect(caret.maxX < name.frame.width - name.contentInsets.trailing - 16, "The caret is before the button.")
    }

    // MARK: Limits

    @Test func theLengthIsLimitedInCharacters() throws {
        let name = TextField(placeholder: "Name")
        name.maxLength = 3
        let window = try form(name)
        try window.type("👨‍👩‍👧e\u{301}", into: "Name")
        #expect(name.text.count == 2 && window.root.diagnostics.isEmpty)
        try window.root.clipboard.write("xyz")
        window.key(.character("v"), .control)
        #expect(name.text == "👨‍👩‍👧e\u{301}x" && window.root.diagnostics.count == 1)
        window.key(.character("a"), .control)
        window.key(.character("v"), .control)
        #expect(name.text == "xyz", "A selection makes room.")
        name.text = "longer"
        window.key(.end)
        try window.type("!")
        #expect(name.text == "longer")
        window.key(.backspace)
        #expect(name.text == "longe")
    }

    @Test func aFilterLeavesCharactersOut() throws {
        let code = TextField(placeholder: "Code")
        code.filter = \.isNumber
        let window = try form(code)
        try window.type("1a2", into: "Code")
        #expect(code.text == "12")
        #expect(code.replaceAccessibilityText(0..<1, with: "x9") && code.text == "92")
    }

    // MARK: Validation

    @Test(arguments: Theme.Appearance.allCases) func anInvalidFieldShowsItAlsoWithTheFocus(appearance: Theme.Appearance) throws {
        let fields = [
            TextField("a"), SecureField("a"), SearchField("a"), EditableComboBox(["One"], text: "a"), Stepper(3).with { $0.text = "a" },
        ]
        for field in fields {
            let window = try form(field)
            window.root.theme.appearance = appearance
            window.step()
            let theme = field.theme
            func hasBorder(_ color: ColorToken) -> Bool {
                var list = DisplayList()
                field.draw(&list, in: Rect(origin: .zero, size: field.frame.size))
                return list.commands.contains {
                    if case .border(_, _, let border) = $0 { border.color == theme.color(color) } else { false }
                }
            }
            #expect(!hasBorder(.danger) && !hasBorder(.focus))
            field.errorMessage = "Not valid."
            window.step()
            #expect(hasBorder(.danger) && !hasBorder(.focus))
            window.root.focus(field)
            window.step()
            #expect(hasBorder(.danger) && hasBorder(.focus), "\(type(of: field))")
            field.enabled = false
            #expect(!hasBorder(.danger))
        }
    }

    @Test func whatIsWrongIsSaidBelowTheField() throws {
        let email = TextField("ada", placeholder: "Email")
        email.validation = { $0.contains("@") ? nil : "Needs an @." }
        let window = try form(email, TextField(placeholder: "Next"))
        let height = email.frame.height
        var submits = 0
        email.on(.editingDidEndOnExit) { _ in submits += 1 }
        try window.type("x", into: "Email")
        #expect(email.errorMessage == nil, "Nothing is wrong while people write for the first time.")
        window.key(.enter)
        window.step()
        #expect(email.errorMessage == "Needs an @." && submits == 0 && email.isFocused)
        #expect(email.frame.height >= height + 20 && window.frame.list.description.contains("Needs an @."))
        #expect(window.accessibilityDump.contains("invalid"))
        window.key(.end)
        try window.type("@")
        window.step()
        #expect(email.errorMessage == nil && email.frame.height == height)
        window.key(.enter)
        #expect(submits == 1)
        window.key(.backspace)
        try window.tap("Next", with: .mouse)
        #expect(email.errorMessage == "Needs an @." && !email.text.contains("@"), "Leaving the field checks it; the text stays.")
    }

    @Test func sentence57AnErrorBelowAFieldIsAnnounced() throws {
        let email = TextField("ada", placeholder: "Email")
        email.validation = { $0.contains("@") ? nil : "Needs an @." }
        let window = try form(email)
        let client = try AccessibilityClient(window.root)
        window.root.focus(email)
        window.step()
        #expect(client.takeMessages().isEmpty)
        window.key(.enter)
        window.step()
        #expect(client.takeMessages() == ["Needs an @."])
        window.key(.enter)
        window.step()
        #expect(client.takeMessages().isEmpty, "It has been said.")
    }

    // MARK: Undo

    @Test func aPauseAndAPasteBeginNewSteps() throws {
        let name = TextField(placeholder: "Name")
        let window = try form(name)
        try window.type("ab", into: "Name")
        window.wait(2.5)
        try window.type("cd")
        try window.root.clipboard.write("ef")
        window.key(.character("v"), .control)
        try window.type("gh")
        #expect(name.text == "abcdefgh")
        for text in ["abcdef", "abcd", "ab", ""] {
            window.key(.character("z"), .control)
            #expect(name.text == text)
        }
        #expect(name.selection == 0..<0)
    }
}

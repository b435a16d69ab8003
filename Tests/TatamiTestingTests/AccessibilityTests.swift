import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// What assistive technology is told of views, and does with them.
@Suite struct AccessibilityTests {
    private func page(_ views: [View], size: Size = Size(300, 300)) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 4)
        for view in views { column.add(view) }
        return try TestWindow(LayoutView(column), size: size)
    }

    private func node(_ view: View, in window: TestWindow) throws -> AccessibilityNode {
        var pending = [window.root.accessibilityTree()]
        let id = window.root.accessibilityTree(of: view)
        while let node = pending.popLast() {
            if node.id == id { return node }
            pending += node.children
        }
        throw NothingThere()
    }

    // MARK: Roles, names, relations

    @Test func aPasswordIsItsLength() throws {
        let field = TextField("hunter2", placeholder: "Code")
        field.isSecure = true
        let window = try page([field])
        let client = try AccessibilityClient(window.root)
        let secret = try node(field, in: window)
        #expect(secret.role == .passwordField && secret.label == "Code" && secret.value == "•••••••")
        #expect(secret.text == AccessibilityText("•••••••", caret: 7, selection: 7..<7, isEditable: true))
        #expect(!client.knowledge.contains("hunter2") && !window.root.accessibilityTree().description.contains("hunter2"))
        #expect(!window.root.edit(.copy(0..<7), on: secret.id) && !window.root.edit(.cut(0..<7), on: secret.id))
        #expect(window.root.text(on: window.root.clipboard) == nil && field.text == "hunter2")
        #expect(window.root.textRange(of: .word, at: 2, on: secret.id) == 0..<7, "Where words end is not told.")
        field.isSecure = false
        #expect(client.takeLog() == ["changed \(secret.id)"])
        #expect(try node(field, in: window).role == .textField)
    }

    @Test func fieldsSayWhetherTheyAreRequiredAndHaveLines() throws {
        let (field, notes) = (TextField(placeholder: "Name"), TextView(placeholder: "Notes"))
        let window = try page([field, notes])
        let client = try AccessibilityClient(window.root)
        #expect(try node(field, in: window).states == [] && node(notes, in: window).states == [.multiLine])
        (field.isRequired, field.errorMessage, notes.isEditable) = (true, "Needs a name.", false)
        window.step()
        client.take()
        #expect(try node(field, in: window).states == [.required, .invalid])
        #expect(try node(notes, in: window).states == [.readOnly, .multiLine] && client.mistakes(window.root).isEmpty)
    }

    @Test func aLabelNamesItsField() throws {
        let label = Label("Your name")
        let field = TextField(placeholder: "Ada")
        let error = Label("Too short")
        let window = try page([label, field, error])
        let client = try AccessibilityClient(window.root)
        field.accessibilityLabelledBy = label
        field.accessibilityErrorMessage = error
        let (named, naming, fault) = (try node(field, in: window), try node(label, in: window), try node(error, in: window))
        #expect(named.label == "Your name")
        #expect(named.relations == [.labelledBy: [naming.id], .errorMessage: [fault.id]])
        #expect(naming.relations == [.labelFor: [named.id]] && fault.relations == [.errorFor: [named.id]])
        client.take()
        label.text = "Name"
        #expect(Set(client.takeLog()) == ["changed \(naming.id)", "changed \(named.id)"])
        #expect(try node(field, in: window).label == "Name")
        field.accessibilityLabelledBy = nil
        #expect(try node(field, in: window).label == "Ada")
        #expect(try node(label, in: window).relations.isEmpty)
    }

    @Test func aLabelThatIsGoneNamesNothing() throws {
        let field = TextField(placeholder: "Ada")
        let column = StackLayout(.vertical)
        var label: Label? = Label("Name")
        var item = label.map { column.add($0) }
        column.add(field)
        field.accessibilityLabelledBy = label
        let window = try TestWindow(LayoutView(column))
        let client = try AccessibilityClient(window.root)
        #expect(client.knowledge.contains("textField Name"))
        label = nil
        if let item { column.remove(item) }
        item = nil
        window.step()
        client.take()
        #expect(client.mistakes(window.root).isEmpty && client.knowledge.contains("textField Ada"))
    }

    @Test func headingsHaveLevels() throws {
        let heading = Label("Part")
        (heading.accessibilityRole, heading.accessibilityLevel) = ("heading", 2)
        let window = try page([heading])
        let node = try node(heading, in: window)
        #expect(node.role == .heading && node.level == 2 && node.text?.string == "Part")
        #expect(window.accessibilityDump.contains("heading level 2 \"Part\""))
    }

    @Test func whatIsInAPressableRowStaysInTheTree() throws {
        let remove = Button("Delete")
        let row = Row(StackLayout(.horizontal))
        row.layout?.add(Label("Mail from Ada"))
        row.layout?.add(remove)
        let window = try page([row])
        let client = try AccessibilityClient(window.root)
        let node = try node(row, in: window)
        #expect(node.role == .button && node.label == "Mail from Ada" && node.actions == [.press, .focus])
        #expect(node.children.map(\.role) == [.text, .button] && node.children[1].label == "Delete")
        var presses = 0
        remove.on { _ in presses += 1 }
        #expect(window.root.perform(.press, on: node.children[1].id) && presses == 1)
        (row.layout?.items[0].view as? Label)?.text = "Mail from Grace"
        client.take()
        #expect(client.mistakes(window.root).isEmpty && client.knowledge.contains("button Mail from Grace"))
    }

    @Test func decorationIsLeftOut() throws {
        let picture = ImageView()
        let box = LayoutView(StackLayout(.vertical))
        box.layout?.add(Label("Inside"))
        (picture.accessibilityHidden, box.accessibilityHidden) = (true, true)
        let window = try page([picture, box, Label("Text")])
        #expect(window.root.accessibilityTree().children.map(\.label) == ["Text"])
    }

    @Test func whatIsDisabledIsThere() throws {
        let field = TextField("fixed")
        field.enabled = false
        let window = try page([field])
        let node = try node(field, in: window)
        #expect(node.states == [.disabled] && node.actions.isEmpty)
        #expect(!window.root.edit(.replace(0..<5, "x"), on: node.id) && !window.root.perform(.focus, on: node.id) && field.text == "fixed")
    }

    // MARK: Texts

    @Test func aFieldIsReadAndEdited() throws {
        let field = TextField("one two")
        let window = try page([field])
        let client = try AccessibilityClient(window.root)
        let id = try node(field, in: window).id
        var edits: [String] = []
        field.on(.editingChanged) { edits.append($0.text) }
        #expect(window.root.edit(.select(4..<7), on: id) && field.selection == 4..<7)
        #expect(client.takeLog() == ["changed \(id)"])
        let text = try #require(try node(field, in: window).text)
        #expect(text.caret == 7 && text.selection == 4..<7)
        #expect(window.root.edit(.copy(0..<3), on: id) && window.root.text(on: window.root.clipboard) == "one")
        #expect(window.root.edit(.replace(4..<7, "three\nfour"), on: id) && field.text == "one three four")
        #expect(window.root.edit(.paste(0), on: id) && field.text == "oneone three four")
        #expect(window.root.edit(.cut(0..<3), on: id) && window.root.edit(.replace(3..<900, ""), on: id) && field.text == "one")
        #expect(edits == ["one three four", "oneone three four", "one three four", "one"])
        #expect(!window.root.edit(.select(0..<1), on: 99))
    }

    @Test func sentence53CharactersAndLinesHavePlaces() throws {
        let label = Label("Wrapped text of three lines")
        label.accessibilityRole = "heading"
        let column = StackLayout(.vertical)
        label.numberOfLines = 0
        let item = column.add(label)
        item.fixedWidth = 80
        let window = try TestWindow(LayoutView(column))
        let id = try node(label, in: window).id
        #expect(try node(label, in: window).text?.string == label.text, "The text of a heading is read as any other.")
        let characters = Array(label.text)
        let first = try #require(window.root.textRange(of: .line, at: 0, on: id))
        let second = try #require(window.root.textRange(of: .line, at: first.upperBound, on: id))
        #expect(first.lowerBound == 0 && first.upperBound < characters.count && second.lowerBound == first.upperBound)
        let (a, b) = (
            try #require(window.root.textFrame(of: 0..<1, on: id)),
            try #require(window.root.textFrame(of: second.lowerBound..<second.lowerBound + 1, on: id))
        )
        #expect(b.y > a.y && a.x == b.x && label.frame.contains(a.center) && label.frame.contains(b.center))
        #expect(window.root.textOffset(at: b.center, on: id) == second.lowerBound)
        #expect(window.root.textOffset(at: Point(-5, 0), on: id) == nil)
        #expect(window.root.textFrame(of: 0..<900, on: id) == nil)
    }

    @Test(arguments: [
        (AccessibilityText.Unit.character, 4, "s"), (.word, 5, "second "), (.word, 8, "second "), (.sentence, 0, "A second one. "),
        (.sentence, 14, "Then?\n"),
        (.paragraph, 3, "A second one. Then?\n"), (.paragraph, 21, "End"), (.word, 99, "End"),
    ])
    func textsHaveParts(unit: AccessibilityText.Unit, offset: Int, part: String) {
        let text = AccessibilityText("A second one. Then?\nEnd")
        let characters = Array(text.string)
        #expect(String(characters[text.range(of: unit, at: unit == .character ? 2 : offset)]) == part)
        #expect(AccessibilityText("").range(of: unit, at: offset) == 0..<0)
    }

    // MARK: Messages

    @Test func aMessageIsAnnouncedOnce() throws {
        let panel = LayoutView(StackLayout(.vertical))
        let label = Label("Line 3: no such style")
        let status = Label()
        let window = try page([status])
        panel.accessibilityRole = "alert"
        panel.layout?.add(label)
        status.accessibilityLive = .polite
        let client = try AccessibilityClient(window.root)
        let column = try #require((window.root.view as? LayoutView)?.layout)
        window.step()
        #expect(client.takeMessages().isEmpty)
        let item = column.add(panel)
        window.step()
        #expect(client.takeMessages() == ["Line 3: no such style"])
        label.textColor = .red
        window.step()
        #expect(client.takeMessages().isEmpty, "Another look is no message.")
        label.text = "Line 4: no such style"
        status.text = "2 results"
        window.step()
        #expect(Set(client.takeMessages()) == ["Line 4: no such style", "2 results"])
        column.remove(item)
        window.step()
        #expect(client.takeMessages().isEmpty)
        column.add(panel)
        window.step()
        #expect(client.takeMessages() == ["Line 4: no such style"], "It has come again.")
        window.root.announce("Saved")
        window.root.announce("", .assertive)
        #expect(client.takeMessages() == ["Saved"])
    }

    @Test func messagesOfBeforeAreNoNews() throws {
        let alert = Label("Old")
        alert.accessibilityRole = "alert"
        let window = try page([alert])
        let client = try AccessibilityClient(window.root)
        alert.textColor = .red
        window.step()
        #expect(client.takeMessages().isEmpty)
    }

    // MARK: Numbers

    @Test func numbersAreReadAndSet() throws {
        let volume = Volume()
        let window = try page([volume])
        let client = try AccessibilityClient(window.root)
        let id = try node(volume, in: window).id
        #expect(try node(volume, in: window).range == AccessibilityRange(0.5, in: 0...1, step: 0.25))
        #expect(window.root.setValue(0.75, on: id) && volume.amount == 0.75 && client.takeLog() == ["changed \(id)"])
        #expect(!window.root.setValue(.nan, on: id) && !window.root.setValue(1, on: 77))
        volume.hidden = true
        window.step()
        #expect(!window.root.setValue(1, on: id) && volume.amount == 0.75)
    }
}

private final class Row: LayoutView {
    override var ownRole: AccessibilityRole { .button }
    override var canBecomeFocused: Bool { true }
    override var accessibilityActions: [AccessibilityAction] { [.press] }
    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool { action == .press }
}

private final class Volume: View, AccessibleRange {
    var amount = 0.5 { didSet { accessibilityChanged() } }
    override var ownRole: AccessibilityRole { .slider }
    var accessibilityRange: AccessibilityRange { AccessibilityRange(amount, in: 0...1, step: 0.25) }

    func setAccessibilityValue(_ value: Double) -> Bool {
        amount = value
        return true
    }
}

extension ViewRoot {
    /// The id of a view's node.
    fileprivate func accessibilityTree(of view: View) -> UInt64? {
        let kept = keepsAccessibilityTree
        keepsAccessibilityTree = true
        defer { keepsAccessibilityTree = kept }
        return accessibility?.element(of: view)?.id
    }
}

import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Combo boxes in which people write.
@Suite struct EditableComboBoxTests {
    private func window(_ box: EditableComboBox) throws -> TestWindow {
        let window = try TestWindow(
            LayoutView {
                VStack(spacing: 20, padding: 20) {
                    box.align(.leading)
                    Button("Other").align(.leading)
                }
            }, size: Size(300, 400))
        window.step()
        return window
    }

    private func texts(_ window: TestWindow) -> [String] {
        window.root.layers.last?.view.subviews.sorted { $0.frame.y < $1.frame.y }.compactMap(\.textContent) ?? []
    }

    @Test func typingFiltersAndKeysTakeATitle() throws {
        let box = EditableComboBox(ComboBoxTests.countries)
        var values: [String] = []
        box.on { values.append($0.value) }
        let window = try window(box)
        window.key(.tab)
        try window.type("F")
        #expect(box.isOpen && texts(window) == ["Finland", "France"])
        try window.type("r")
        #expect(texts(window) == ["France"] && box.value == "")
        window.key(.down)
        #expect(box.isFocused && box.text == "Fr")
        window.key(.enter)
        #expect(box.text == "France" && values == ["France"] && !box.isOpen)
        try window.type("zz")
        #expect(!box.isOpen, "No title contains it.")
        window.key(.escape)
        #expect(box.text == "France" && values.count == 1, "Escape reverts the text.")
        window.key(.down, .option)
        #expect(texts(window) == ComboBoxTests.countries, "All titles.")
        window.key(.escape)
        #expect(!box.isOpen && box.text == "France")
        window.key(.down)
        window.key(.down)
        window.key(.tab)
        #expect(box.text == "Finland" && values == ["France", "Finland"], "Tab takes the highlighted title.")
    }

    @Test func leavingTakesAnEqualTitleOrAnotherTextOrReverts() throws {
        for allows in [true, false] {
            let box = EditableComboBox(ComboBoxTests.countries, text: "Sweden")
            box.allowsOtherTexts = allows
            let window = try window(box)
            window.key(.tab)
            try window.type("osterreich")
            window.key(.tab)
            #expect(box.value == "Österreich" && box.text == "Österreich" && box.selectedIndex == 3)
            window.key(.tab, .shift)
            try window.type("Atlantis")
            window.key(.tab)
            #expect(box.value == (allows ? "Atlantis" : "Österreich") && box.text == box.value)
            window.key(.tab, .shift)
            try window.type("x")
            window.key(.backspace)
            window.key(.tab)
            #expect(box.value == "" && box.selectedIndex == nil, "People may empty the field.")
        }
    }

    @Test func disabledTitlesAreNotTaken() throws {
        let box = EditableComboBox(ComboBoxTests.countries)
        box.disabledIndexes = [1]
        let window = try window(box)
        window.key(.tab)
        try window.type("f")
        window.key(.down)
        window.key(.enter)
        #expect(box.value == "France")
        window.key(.character("a"), .control)
        try window.type("finland")
        window.key(.tab)
        #expect(box.value == "France" && box.text == "France")
    }

    @Test func anInvalidTextIsReportedAndStays() throws {
        let box = EditableComboBox(ComboBoxTests.countries)
        box.validation = { $0.count < 3 ? "Write three letters." : nil }
        let window = try window(box)
        window.key(.tab)
        try window.type("qq")
        window.key(.enter)
        #expect(box.errorMessage == "Write three letters." && box.value == "" && box.text == "qq")
        #expect(box.accessibilityStates.contains(.invalid))
        try window.type("q")
        #expect(box.errorMessage == nil)
        window.key(.enter)
        #expect(box.value == "qqq")
        window.key(.down, .option)
        let list = try #require(window.root.layers.last?.view)
        #expect(window.root.absoluteFrame(of: list).y == window.root.absoluteFrame(of: box).maxY + 4)
    }

    @Test func theButtonOpensTheListByMouseAndTouch() throws {
        for kind in [PointerKind.mouse, .touch] {
            let box = EditableComboBox(ComboBoxTests.countries)
            let window = try window(box)
            let place = Point(box.frame.width - 18, box.frame.height / 2)
            try window.tap(.view(box), at: place, with: kind)
            #expect(box.isOpen && box.isFocused && texts(window).count == 5)
            try window.tap(.role(.option, 2), with: kind)
            #expect(box.value == "France" && !box.isOpen)
            try window.tap(.view(box), at: place, with: kind)
            try window.tap(.view(box), at: place, with: kind)
            #expect(!box.isOpen)
        }
    }

    @Test func theProgramSetsTheValueWithoutEvents() throws {
        let box = EditableComboBox(ComboBoxTests.countries)
        var events = 0
        box.on { _ in events += 1 }
        let window = try window(box)
        box.selectedIndex = 4
        #expect(box.text == "Sweden" && box.value == "Sweden")
        box.selectedIndex = 99
        #expect(box.text == "" && box.selectedIndex == nil)
        box.text = "Elsewhere"
        window.key(.tab)
        window.key(.tab)
        #expect(box.value == "Elsewhere" && events == 0)
        #expect(window.accessibilityDump.contains("combo box = \"Elsewhere\" collapsed"))
    }

    @Test func whatPeopleWriteCountsMoreThanAnIndexWithoutATitle() throws {
        let box = EditableComboBox()
        box.selectedIndex = 3
        let window = try window(box)
        window.key(.tab)
        try window.type("abc")
        window.key(.enter)
        box.titles = ["a", "b", "c", "d"]
        #expect(box.text == "abc" && box.value == "abc")
    }
}

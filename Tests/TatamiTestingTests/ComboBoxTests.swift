import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Combo boxes as people use them, and the sentences of the specification about them.
@Suite struct ComboBoxTests {
    static let countries = ["Denmark", "Finland", "France", "Österreich", "Sweden"]

    private func window(_ views: [View], size: Size = Size(300, 400), direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 20, padding: 20)
        for view in views { column.add(view).horizontalAlignment = .leading }
        let window = try TestWindow(LayoutView(column), size: size, direction: direction)
        window.step()
        return window
    }

    private func openList(_ window: TestWindow) -> OptionList? { window.root.layers.last?.view as? OptionList }

    private func texts(_ window: TestWindow) -> [String] {
        openList(window)?.subviews.sorted { $0.frame.y < $1.frame.y }.compactMap(\.textContent) ?? []
    }

    @Test func keysOpenMoveAndChoose() throws {
        let box = ComboBox(Self.countries)
        var values: [String?] = []
        box.on { values.append($0.value) }
        var commits = 0
        box.on(.valueCommitted) { _ in commits += 1 }
        let window = try window([box])
        window.key(.tab)
        let openers: [(KeyEvent.Key, Modifiers)] = [
            (.space, []), (.enter, []), (.down, []), (.down, .option), (.up, []), (.function(4), []),
        ]
        for (key, modifiers) in openers {
            #expect(window.key(key, modifiers) && box.isOpen, "\(key)")
            #expect(window.key(.escape) && !box.isOpen)
        }
        #expect(values.isEmpty)
        window.key(.down)
        window.key(.end)
        window.key(.up)
        window.key(.enter)
        #expect(values == ["Österreich"] && commits == 1 && !box.isOpen)
        window.key(.space)
        window.key(.home)
        window.key(.space)
        window.key(.down)
        window.key(.down)
        window.key(.up, .option)
        #expect(values == ["Österreich", "Denmark", "Finland"])
        window.key(.down)
        window.key(.down)
        window.key(.tab)
        #expect(box.value == "France" && !box.isOpen, "Tab chooses.")
        box.selectedIndex = 0
        box.value = "Nowhere"
        #expect(box.value == "Denmark" && values.count == 4 && commits == 4, "A program sends no events.")
        box.titles = ["x"]
        #expect(box.value == "x" && box.selectedIndex == 0)
    }

    /// A value that comes before its title takes effect with it; what is set later counts.
    @Test func aValueMayComeBeforeTheTitles() {
        let box = ComboBox()
        box.value = "b"
        #expect(box.value == nil)
        box.titles = ["a", "b"]
        #expect(box.value == "b" && box.selectedIndex == 1)
        box.value = "d"
        box.selectedIndex = 0
        box.titles = ["c", "d"]
        #expect(box.value == "c")
        let editable = EditableComboBox()
        editable.selectedIndex = 1
        editable.titles = ["a", "b"]
        #expect(editable.text == "b")
        editable.selectedIndex = 2
        editable.text = "x"
        editable.titles = ["a", "b", "c"]
        #expect(editable.text == "x")
    }

    @Test func aChoiceCountsMoreThanAValueWithoutATitle() throws {
        for index in [0, 1] {
            let box = ComboBox(["a", "b"])
            box.selectedIndex = 1
            box.value = "z"
            box.choose(index)
            box.formValue = .text("z")
            box.titles = ["a", "b", "z"]
            #expect(box.selectedIndex == index)
        }
    }

    @Test func sentence23SpaceDownEscapeKeepTheValue() throws {
        let box = ComboBox(Self.countries)
        box.selectedIndex = 1
        let window = try window([box])
        var events = 0
        box.on { _ in events += 1 }
        window.key(.tab)
        window.key(.space)
        window.key(.down)
        #expect(box.accessibilityValue == "France", "The highlighted title is read.")
        window.key(.escape)
        #expect(box.value == "Finland" && events == 0 && box.accessibilityValue == "Finland")
    }

    @Test func sentence10TheWheelScrollsThePageAndKeepsTheValue() throws {
        let box = ComboBox(Self.countries)
        box.selectedIndex = 1
        let column = StackLayout(.vertical)
        column.add(box)
        column.add(View()).fixedHeight = 900
        let scroll = ScrollView()
        scroll.contentView = LayoutView(column)
        let window = try TestWindow(scroll, size: Size(300, 200))
        window.key(.tab)
        try window.scroll(.view(box), by: Point(0, 50))
        try window.settle()
        #expect(scroll.contentOffset.y == 50 && box.selectedIndex == 1)
    }

    @Test func sentence24EscapeClosesOnlyTheListOfADialog() throws {
        let box = ComboBox(Self.countries)
        let window = try window([])
        let dialog = StackLayout(.vertical, padding: 20)
        dialog.add(box)
        window.root.present(LayoutView(dialog), isModal: true, closesOn: .escape)
        window.step()
        #expect(box.isFocused)
        window.key(.enter)
        #expect(window.root.layers.count == 3)
        window.key(.escape)
        #expect(window.root.layers.count == 2 && !box.isOpen)
        window.key(.enter)
        #expect(box.isOpen)
        window.key(.down)
        window.key(.enter)
        #expect(box.value == "Finland" && window.root.layers.count == 2)
        window.key(.escape)
        #expect(window.root.layers.count == 1)
    }

    @Test func sentence25AtTheBottomTheListFlipsAndReachesEveryRow() throws {
        let box = ComboBox((0..<40).map { "Row \($0)" })
        let window = try window([View().with { $0.frame = .zero }, box], size: Size(300, 300))
        box.layoutItem?.margin.top = 180
        window.step()
        window.key(.tab)
        window.key(.down)
        let list = try #require(openList(window))
        let frame = window.root.absoluteFrame(of: list)
        #expect(frame.maxY <= window.root.absoluteFrame(of: box).y && frame.y >= 8)
        window.key(.end)
        try window.settle()
        window.key(.enter)
        #expect(box.value == "Row 39")
    }

    @Test func sentence55AssistiveTechnologyChoosesAnOption() throws {
        let box = ComboBox(Self.countries)
        var (changes, commits) = (0, 0)
        box.on { _ in changes += 1 }
        box.on(.valueCommitted) { _ in commits += 1 }
        let window = try window([box])
        #expect(window.accessibilityDump.contains("combo box collapsed"))
        #expect(window.root.perform(.press, on: box))
        window.step()
        let dump = window.accessibilityDump
        #expect(dump.contains("expanded") && dump.contains("list box") && dump.contains("option \"France\""))
        #expect(window.root.perform(.press, on: try window.find(.role(.option, 2))))
        #expect(box.value == "France" && changes == 1 && commits == 1 && !box.isOpen)
        #expect(window.root.perform(.press, on: box))
        window.step()
        #expect(window.accessibilityDump.contains("option \"France\" selected"))
        #expect(window.root.perform(.press, on: box) && !box.isOpen)
    }

    // MARK: Letters

    @Test func lettersFindTitlesWithoutCaseAndAccents() throws {
        let box = ComboBox(Self.countries)
        let window = try window([box])
        window.key(.tab)
        try window.type("o")
        #expect(box.isOpen && box.accessibilityValue == "Österreich")
        window.wait(1.1)
        try window.type("f")
        #expect(box.accessibilityValue == "Finland")
        try window.type("f")
        #expect(box.accessibilityValue == "France", "The same letter goes on.")
        window.wait(1.1)
        try window.type("f")
        try window.type("r")
        window.key(.enter)
        #expect(box.value == "France")
    }

    @Test func spaceCountsOnceASearchHasBegun() throws {
        let box = ComboBox(["New Delhi", "New York", "Newark"])
        let window = try window([box])
        window.key(.tab)
        for letter in ["n", "e", "w"] { try window.type(letter) }
        window.key(.space)
        _ = window.root.handle(text: " ")
        try window.type("y")
        #expect(box.isOpen && box.accessibilityValue == "New York")
        window.wait(1.1)
        window.key(.space)
        #expect(!box.isOpen && box.value == "New York")
    }

    @Test func foldedTextsIgnoreCaseAndAccents() {
        let equal = [("Österreich", "osterreich"), ("ÉCOLE", "e\u{301}cole"), ("Αθήνα", "αθηνα"), ("Łódź", "lodz"), ("ёлка", "ЁЛКА")]
        for (first, second) in equal { #expect(FoldedText(first) == FoldedText(second), "\(first)") }
        #expect(FoldedText("Größe").contains(FoldedText("oss")) == false)
        #expect(FoldedText("New York").contains(FoldedText("YORK")) && !FoldedText("a").contains(FoldedText("aa")))
        #expect(FoldedText("日本").contains(FoldedText("本")) && FoldedText("x").contains(FoldedText("")))
    }

    // MARK: Disabled titles

    @Test func disabledTitlesAreShownAndSkipped() throws {
        let box = ComboBox(Self.countries)
        box.disabledIndexes = [0, 2]
        let window = try window([box])
        window.key(.tab)
        window.key(.down)
        #expect(box.accessibilityValue == "Finland")
        window.key(.down)
        #expect(box.accessibilityValue == "Österreich")
        window.key(.home)
        #expect(box.accessibilityValue == "Finland")
        #expect(texts(window) == Self.countries)
        let row = try window.find(.role(.option, 2))
        #expect(!window.root.perform(.press, on: row))
        let place = window.root.absoluteFrame(of: row).center
        window.press(at: place, with: .mouse)
        window.lift(at: place, with: .mouse)
        #expect(box.isOpen && box.value == nil)
        try window.type("fr")
        #expect(box.accessibilityValue == "Finland")
    }

    // MARK: Pointers

    @Test func aPressSlidesToATitleAndChoosesWhereItEnds() throws {
        let box = ComboBox(Self.countries)
        var commits = 0
        box.on(.valueCommitted) { _ in commits += 1 }
        let window = try window([box])
        let start = window.root.absoluteFrame(of: box).center
        window.press(at: start, with: .mouse)
        window.step()
        #expect(box.isOpen)
        let target = window.root.absoluteFrame(of: try window.find(.role(.option, 3))).center
        window.move(to: target, with: .mouse)
        #expect(box.accessibilityValue == "Österreich" && box.value == nil)
        window.lift(at: target, with: .mouse)
        #expect(box.value == "Österreich" && commits == 1 && !box.isOpen)
        window.press(at: start, with: .mouse)
        window.step()
        window.move(to: Point(290, 390), with: .mouse)
        window.lift(at: Point(290, 390), with: .mouse)
        #expect(!box.isOpen && commits == 1, "Elsewhere, it chooses nothing.")
    }

    @Test func aClickOpensAndASecondOneChooses() throws {
        for kind in [PointerKind.mouse, .touch] {
            let box = ComboBox(Self.countries)
            let window = try window([box])
            try window.tap(.view(box), with: kind)
            #expect(box.isOpen && box.isFocused)
            try window.tap(.role(.option, 1), with: kind)
            #expect(box.value == "Finland" && !box.isOpen && box.isFocused, "\(kind)")
            try window.tap(.view(box), with: kind)
            try window.tap(.view(box), with: kind)
            #expect(!box.isOpen, "A second press closes the list.")
            try window.tap(.view(box), with: kind)
            window.press(at: Point(290, 390), with: kind)
            window.lift(at: Point(290, 390), with: kind)
            #expect(!box.isOpen && box.value == "Finland")
        }
    }

    @Test func theMouseHighlightsWhereItMovesAndNotWhereRowsScroll() throws {
        let box = ComboBox((0..<100).map { "Row \($0)" })
        let window = try window([box])
        try window.tap(.view(box), with: .mouse)
        try window.hover(.role(.option, 3))
        #expect(box.accessibilityValue == "Row 3")
        window.key(.end)
        try window.settle()
        #expect(box.accessibilityValue == "Row 99", "A row that comes under the resting mouse is not highlighted.")
        try window.scroll(.view(try #require(openList(window))), by: Point(0, -100))
        try window.settle()
        #expect(box.isOpen && box.accessibilityValue == "Row 99")
    }

    @Test func fingersScrollALongListWithoutChoosing() throws {
        let box = ComboBox((0..<100).map { "Row \($0)" })
        let window = try window([box])
        try window.tap(.view(box))
        window.step()
        let list = try #require(openList(window))
        window.drag(from: window.root.absoluteFrame(of: list).center, to: Point(60, 80), taking: 0.4, resting: 0.3)
        try window.settle()
        #expect(box.isOpen && box.value == nil && list.contentOffset.y > 50)
    }

    // MARK: Long lists

    @Test func aListOfTenThousandMakesOnlyTheRowsThatCanBeSeen() throws {
        let box = ComboBox((0..<10_000).map { "Row \($0)" })
        box.selectedIndex = 5_000
        let window = try window([box])
        window.key(.tab)
        window.key(.down)
        let list = try #require(openList(window))
        func expectFewRows(around title: String) {
            #expect(list.subviews.count <= 2 * Int(320 / OptionList.rowHeight) + 4, "\(list.subviews.count)")
            #expect(texts(window).contains(title), "\(title)")
        }
        expectFewRows(around: "Row 5000")
        window.key(.end)
        expectFewRows(around: "Row 9999")
        window.key(.home)
        expectFewRows(around: "Row 0")
        for _ in 0..<30 {
            try window.scroll(.view(list), by: Point(0, 400))
            #expect(list.subviews.count <= 4 * Int(320 / OptionList.rowHeight) + 8)
        }
        try window.settle()
        let shown = list.viewport
        for index in Int(shown.y / 28) + 1..<Int(shown.maxY / 28) - 1 { #expect(texts(window).contains("Row \(index)")) }
        #expect(window.frame.work(in: .compose) < 100)
        try window.type("row 777")
        window.key(.enter)
        #expect(box.value == "Row 777")
    }

    @Test func theListFollowsTheControlAndClosesWithIt() throws {
        let box = ComboBox(Self.countries)
        let window = try window([box])
        window.key(.tab)
        window.key(.down)
        #expect(openList(window) != nil)
        let before = window.root.absoluteFrame(of: try #require(openList(window)))
        box.layoutItem?.margin.top = 40
        window.step()
        #expect(window.root.absoluteFrame(of: try #require(openList(window))).y == before.y + 40)
        box.enabled = false
        window.step()
        #expect(!box.isOpen && window.root.layers.count == 1)
        box.enabled = true
        box.open()
        window.step()
        box.removeFromSuperview()
        window.step()
        #expect(!box.isOpen && window.root.layers.count == 1)
        #expect(!ComboBox(["a"]).open(), "It is in no window.")
        #expect(!ComboBox().isOpen)
    }

    @Test func theListIsMirroredAndHasTheThemeOfItsControl() throws {
        let box = ComboBox(Self.countries)
        box.themeChanges = .dark
        let window = try window([box], direction: .rightToLeft)
        window.key(.tab)
        window.key(.down)
        let list = try #require(openList(window))
        #expect(list.theme.appearance == .dark && list.layoutDirection == .rightToLeft)
        #expect(window.root.absoluteFrame(of: list).maxX == window.root.absoluteFrame(of: box).maxX)
    }
}

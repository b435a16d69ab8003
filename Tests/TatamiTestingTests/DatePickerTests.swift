import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Date pickers as people use them.
@Suite struct DatePickerTests {
    private func date(_ iso: String) throws -> CalendarDate { try #require(CalendarDate(iso: iso)) }

    private func window(_ picker: DatePicker, direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let window = try TestWindow(
            LayoutView {
                VStack(spacing: 20, padding: 20) {
                    picker.align(.leading)
                    Button("Other").align(.leading)
                }
            }, size: Size(360, 420), direction: direction)
        window.root.today = { CalendarDate(iso: "2026-11-23") ?? CalendarDate.bounds.lowerBound }
        window.step()
        return window
    }

    private func type(_ text: String, in window: TestWindow) throws { for letter in text { try window.type(String(letter)) } }

    @Test func digitsAndSeparatorsWriteADate() throws {
        for (locale, text) in [
            (DateLocale.english, "3/5/1990"), (.english, "03051990"), (.american, "5/3/1990"), (.iso, "19900503"), (.german, "3.5.90"),
        ] {
            let picker = DatePicker()
            picker.locale = locale
            var values: [String?] = []
            picker.on { values.append($0.value?.iso) }
            var commits = 0
            picker.on(.valueCommitted) { _ in commits += 1 }
            let window = try window(picker)
            window.key(.tab)
            try type(text, in: window)
            window.key(.tab)
            #expect(picker.value?.iso == "1990-05-03" && values == ["1990-05-03"] && commits == 1, "\(text)")
        }
    }

    @Test func sentence60ADutchDateIsAccepted() throws {
        let picker = DatePicker()
        picker.locale = .dutch
        let window = try window(picker)
        window.key(.tab)
        try window.type("3-5-1990")
        #expect(picker.value?.iso == "1990-05-03" && picker.fieldText == "03-05-1990")
        try window.type("2001-12-24")
        #expect(picker.value?.iso == "2001-12-24", "A date in ISO 8601 is accepted, too.")
        #expect(picker.locale.date(from: "31-2-1990", near: 2026) == nil)
    }

    @Test(
        arguments: [
            ("25/12/2023", "2023-12-25"), ("2023/12/25", "2023-12-25"), ("3/5/00", "2000-05-03"), ("3.5.90", "1990-05-03"),
            ("31/13/1990", nil), ("1234/05/1990", nil), ("99/1/2000", nil), ("0/5/1990", nil), ("3/5/0000", nil), ("3/5", nil),
        ] as [(String, String?)]
    ) func aWholeDateIsReadOrRefused(text: String, iso: String?) {
        #expect(DateLocale.english.date(from: text, near: 2026)?.iso == iso)
    }

    @Test func arrowsTurnPartsAndKeyUpCommits() throws {
        let picker = DatePicker(try date("2024-01-31"))
        var (changes, commits) = (0, 0)
        picker.on { _ in changes += 1 }
        picker.on(.valueCommitted) { _ in commits += 1 }
        let window = try window(picker)
        window.key(.tab)
        window.key(.right)
        window.key(.up)
        #expect(picker.value?.iso == "2024-02-29" && changes == 1 && commits == 1)
        window.key(.end)
        window.root.handle(KeyEvent(.up, time: window.time))
        window.root.handle(KeyEvent(.up, isRepeat: true, time: window.time))
        #expect(picker.value?.iso == "2026-02-28" && changes == 3 && commits == 1)
        #expect(window.key(.escape) && picker.value?.iso == "2024-02-29", "Escape takes the gesture back.")
        window.key(.home)
        window.key(.down)
        #expect(picker.value?.iso == "2024-02-28")
        window.key(.delete)
        #expect(picker.value == nil && picker.fieldText == "dd/02/2024")
        window.key(.up)
        #expect(picker.value?.iso == "2024-02-23", "An empty part begins with the present day.")
    }

    @Test func aLeapDayIsWrittenOverAnotherYear() throws {
        let picker = DatePicker(try date("2023-01-15"))
        let window = try window(picker)
        window.key(.tab)
        try type("29022024", in: window)
        window.key(.tab)
        #expect(picker.value?.iso == "2024-02-29")
    }

    @Test func limitsHold() throws {
        let picker = DatePicker(try date("2026-11-10"))
        (picker.minimum, picker.maximum) = (try date("2026-11-05"), try date("2026-11-20"))
        let window = try window(picker)
        window.key(.tab)
        window.key(.pageUp)
        window.key(.pageUp)
        #expect(picker.value?.iso == "2026-11-20")
        try type("01012020", in: window)
        window.key(.tab)
        #expect(picker.value?.iso == "2026-11-05" && picker.fieldText == "05/11/2026")
        picker.value = try date("2030-01-01")
        #expect(picker.value?.iso == "2026-11-20")
        picker.open()
        window.step()
        let panel = try #require(picker.panel)
        #expect(!panel.previous.isEnabled && !panel.next.isEnabled)
        window.key(.right)
        #expect(panel.grid.current.iso == "2026-11-20")
        window.key(.pageUp)
        #expect(panel.grid.current.iso == "2026-11-05")
        #expect(panel.grid.cells.count { $0.isEnabled } == 16)
    }

    // MARK: Calendar

    @Test func keysOfTheCalendar() throws {
        let picker = DatePicker(try date("2026-01-31"))
        var (changes, commits) = (0, 0)
        picker.on { _ in changes += 1 }
        picker.on(.valueCommitted) { _ in commits += 1 }
        let window = try window(picker)
        window.key(.tab)
        #expect(window.key(.down, .option) && picker.isOpen)
        let grid = try #require(picker.panel?.grid)
        #expect(window.root.focusedView === grid.currentCell && grid.currentCell?.date.iso == "2026-01-31")
        let steps: [(KeyEvent.Key, Modifiers, String)] = [
            (.pageDown, [], "2026-02-28"), (.left, [], "2026-02-27"), (.right, [], "2026-02-28"), (.up, [], "2026-02-21"),
            (.down, [], "2026-02-28"), (.home, [], "2026-02-23"), (.end, [], "2026-03-01"), (.pageUp, .shift, "2025-03-01"),
            (.pageDown, .control, "2026-03-01"), (.pageUp, [], "2026-02-01"), (.left, [], "2026-01-31"),
        ]
        for (key, modifiers, iso) in steps {
            window.key(key, modifiers)
            #expect(grid.current.iso == iso && window.root.focusedView === grid.currentCell, "\(key) \(modifiers)")
        }
        #expect(changes == 0)
        window.key(.escape)
        #expect(!picker.isOpen && picker.isFocused && picker.value?.iso == "2026-01-31" && commits == 0)
        window.key(.function(4))
        window.key(.right)
        window.key(.enter)
        #expect(picker.value?.iso == "2026-02-01" && changes == 1 && commits == 1 && picker.isFocused && !picker.isOpen)
    }

    @Test func tabStaysInTheCalendarAndTheButtonsTurnMonths() throws {
        let picker = DatePicker(try date("2026-01-31"))
        let window = try window(picker)
        picker.open()
        window.step()
        let panel = try #require(picker.panel)
        var stops: [View] = []
        for _ in 0..<3 {
            window.key(.tab)
            if let view = window.root.focusedView { stops.append(view) }
        }
        #expect(stops.count == 3 && stops.contains { $0 === panel.previous } && stops.contains { $0 === panel.grid.currentCell })
        try window.tap(.view(panel.next), with: .mouse)
        #expect(panel.grid.current.iso == "2026-02-28" && panel.grid.accessibilityLabel == "February 2026")
        try window.tap(.label("14 February 2026"))
        #expect(picker.value?.iso == "2026-02-14" && !picker.isOpen)
    }

    @Test func weeksBeginOnTheDayOfTheLocaleOrOnAnother() throws {
        for (locale, first, iso) in [
            (DateLocale.english, Weekday?.none, "2026-10-26"), (.american, nil, "2026-11-01"), (.english, .saturday, "2026-10-31"),
        ] {
            let picker = DatePicker()
            (picker.locale, picker.firstWeekday) = (locale, first)
            let window = try window(picker)
            picker.open()
            window.step()
            let grid = try #require(picker.panel?.grid)
            #expect(grid.cells[0].date.iso == iso && grid.current.iso == "2026-11-23", "Without a date it opens at the present day.")
        }
    }

    @Test func theCalendarIsMirroredAndPartsAreNot() throws {
        let picker = DatePicker(try date("2026-01-15"))
        picker.locale = .hebrew
        let window = try window(picker, direction: .rightToLeft)
        window.key(.tab)
        window.key(.right)
        #expect(picker.part == .month)
        picker.open()
        window.step()
        let grid = try #require(picker.panel?.grid)
        window.key(.left)
        #expect(grid.current.iso == "2026-01-16")
        #expect(grid.cells[0].frame.x > grid.cells[1].frame.x)
    }

    @Test func theButtonAndThePartsArePressed() throws {
        for kind in [PointerKind.mouse, .touch] {
            let picker = DatePicker(try date("2026-01-15"))
            let window = try window(picker)
            let frame = window.root.absoluteFrame(of: picker)
            try window.tap(.view(picker), at: Point(40, frame.height / 2), with: kind)
            #expect(picker.part == .month && picker.isFocused && !picker.isOpen)
            try window.tap(.view(picker), at: Point(frame.width - 16, frame.height / 2), with: kind)
            #expect(picker.isOpen)
            window.press(at: Point(350, 410), with: kind)
            window.lift(at: Point(350, 410), with: kind)
            window.step()
            #expect(!picker.isOpen && picker.value?.iso == "2026-01-15", "A press outside closes it.")
        }
    }

    @Test func assistiveTechnologyReadsAndSetsIt() throws {
        let picker = DatePicker(try date("1990-05-03"))
        picker.accessibilityLabel = "Born"
        let window = try window(picker)
        #expect(window.accessibilityDump.contains("date editor \"Born\" = \"3 May 1990\" collapsed"))
        #expect(window.root.perform(.decrement, on: picker) && picker.value?.iso == "1990-05-02")
        #expect(window.root.perform(.press, on: picker) && picker.isOpen)
        window.step()
        let dump = window.accessibilityDump
        #expect(dump.contains("dialog \"Calendar\"") && dump.contains("grid \"May 1990\""))
        #expect(dump.contains("grid cell \"2 May 1990\" focused selected"))
        let reader = ScreenReader(window.root)
        window.key(.escape)
        window.key(.right)
        #expect(reader.takeMessages() == ["month 05"])
    }

    @Test func theDateIsCopiedAndPasted() throws {
        let picker = DatePicker(try date("1990-05-03"))
        let window = try window(picker)
        window.key(.tab)
        window.key(.character("c"), .control)
        #expect(window.root.text(on: window.root.clipboard) == "1990-05-03")
        window.root.put("24/12/2001", on: window.root.clipboard)
        window.key(.character("v"), .control)
        #expect(picker.value?.iso == "2001-12-24")
    }

    @Test func theCalendarScrollsInALowWindowAndHasTheFontOfItsPlace() throws {
        let picker = DatePicker()
        picker.themeChanges = ThemeChanges(fonts: [.small: Font(size: 20)])
        let window = try window(picker)
        window.resize(Size(360, 160))
        picker.open()
        window.step()
        let panel = try #require(picker.panel)
        let frame = window.root.absoluteFrame(of: panel)
        #expect(frame.y >= 0 && frame.maxY <= 160)
        #expect(panel.subviews.contains { ($0 as? ScrollView)?.canScroll == true })
        var pending: [View] = [panel]
        var labels: [Label] = []
        while let view = pending.popLast() {
            if let label = view as? Label { labels.append(label) }
            pending += view.subviews
        }
        let title = try #require(labels.first { $0.text == "November 2026" })
        #expect(title.font.size == 20 && title.font.weight == .semibold)
        picker.themeChanges = nil
        #expect(title.font.size == window.root.theme.font(.small).size)
    }
}

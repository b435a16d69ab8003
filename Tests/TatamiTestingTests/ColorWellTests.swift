import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Color wells as people use them.
@Suite struct ColorWellTests {
    private final class Log {
        var changes: [String] = []
        var commits: [String] = []
    }

    private func window(_ well: ColorWell, direction: LayoutDirection = .leftToRight) throws -> (TestWindow, Log) {
        let log = Log()
        well.on { log.changes.append($0.value.hex) }
        well.on(.valueCommitted) { log.commits.append($0.value.hex) }
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { well.align(.leading) } }, size: Size(360, 480), direction: direction)
        window.step()
        return (window, log)
    }

    private func opened(_ well: ColorWell, _ window: TestWindow) throws -> ColorPanel {
        well.open()
        window.step()
        return try #require(well.panel)
    }

    /// Replaces the text of a field, and presses Enter.
    private func write(_ text: String, in field: TextField, _ window: TestWindow) throws {
        try window.tap(.view(field))
        window.key(.character("a"), .control)
        try window.type(text)
        window.key(.enter)
    }

    @Test func keysOpenThePopoverAndChooseInThePalette() throws {
        let well = ColorWell(Color(0x123456))
        let (window, log) = try window(well)
        window.key(.tab)
        for (key, modifiers) in [(KeyEvent.Key.space, Modifiers()), (.enter, []), (.down, []), (.down, .option)] {
            #expect(window.key(key, modifiers) && well.isOpen, "\(key)")
            window.key(.escape)
            #expect(!well.isOpen && well.isFocused)
        }
        #expect(log.changes.isEmpty && log.commits.isEmpty)
        window.key(.space)
        window.key(.down)
        window.key(.right)
        window.key(.enter)
        #expect(log.changes == ["E07A1F"] && log.commits == ["E07A1F"] && well.isOpen)
        window.key(.escape)
        #expect(well.value.hex == "123456" && log.commits == ["E07A1F", "123456"], "Escape restores the color before.")
    }

    @Test func theAreaIsDraggedAndCommitsOnce() throws {
        let well = ColorWell(Color(0xFF0000))
        let (window, log) = try window(well)
        let panel = try opened(well, window)
        let area = window.root.absoluteFrame(of: panel.area)
        window.press(at: area.center, with: .mouse)
        window.move(to: Point(area.x + area.width / 4, area.center.y), with: .mouse)
        window.move(to: Point(area.x + area.width / 4, area.maxY + 80), with: .mouse)
        #expect(log.commits.isEmpty && well.value.hex == "000000")
        window.move(to: Point(area.maxX + 50, area.y - 50), with: .mouse)
        window.lift(at: Point(area.maxX + 50, area.y - 50), with: .mouse)
        #expect(well.value.hex == "FF0000" && log.commits.isEmpty, "It ended where it began.")
        window.press(at: area.center, with: .mouse)
        window.lift(at: area.center, with: .mouse)
        #expect(log.commits == ["804040"])
        window.press(at: Point(area.x + 1, area.y + 1), with: .mouse)
        window.key(.escape)
        #expect(well.value.hex == "804040" && log.commits.count == 1 && well.isOpen, "Escape takes the drag back.")
        window.lift(at: Point(area.x + 1, area.y + 1), with: .mouse)
        #expect(well.value.hex == "804040")
    }

    @Test func keysMoveInTheAreaAndAlongTheHue() throws {
        let well = ColorWell(HSBColor(hue: 0, saturation: 0.5, brightness: 0.5).color)
        let (window, log) = try window(well)
        let panel = try opened(well, window)
        window.root.focus(panel.area)
        window.key(.right)
        window.key(.right, .control)
        window.key(.pageUp)
        #expect(panel.area.accessibilityValue == "saturation 61 percent, brightness 60 percent" && log.commits.count == 3)
        window.key(.home)
        #expect(well.value == Color(red: 0.6, green: 0.6, blue: 0.6))
        window.key(.end)
        window.root.focus(panel.hue)
        for _ in 0..<3 { window.key(.pageUp) }
        #expect(panel.hue.value == 30)
        window.key(.end)
        #expect(panel.hue.value == 360, "The hue at the end stays there, although it is the color of 0.")
    }

    @Test func theHueIsKeptWhileTheColorIsGray() throws {
        let well = ColorWell(Color(0x2D5BE3))
        let (window, _) = try window(well)
        let panel = try opened(well, window)
        let hue = panel.hue.value
        window.root.focus(panel.area)
        window.key(.home)
        #expect(panel.hue.value == hue)
        window.key(.end)
        #expect(HSBColor(well.value).hue.rounded() == hue.rounded())
    }

    @Test(arguments: [
        ("2D5BE3", "2D5BE3"), ("#2d5be3", "2D5BE3"), ("\"FF0000\"", "FF0000"), ("[255 128 0]", "FF8000"), ("255, 128, 0", "FF8000"),
        ("11223380", "112233"),
    ])
    func theFieldTakesColorsAsFilesWriteThem(text: String, hex: String) throws {
        let well = ColorWell()
        let (window, log) = try window(well)
        let panel = try opened(well, window)
        try write(text, in: panel.field, window)
        #expect(well.value.hex == hex && log.commits == [hex] && panel.field.text == hex)
    }

    @Test func theFieldReportsWhatIsNoColor() throws {
        let well = ColorWell(Color(0x112233))
        let (window, log) = try window(well)
        let panel = try opened(well, window)
        for text in ["12345", "GGGGGG", "[1 2]", "[256 0 0]", "red"] {
            #expect(ColorWell.color(from: text) == nil, "\(text)")
            try write(text, in: panel.field, window)
            #expect(panel.field.errorMessage != nil && log.changes.isEmpty)
            panel.field.text = "112233"
        }
    }

    @Test func escapeTakesBackWhatIsTypedInTheField() throws {
        let well = ColorWell(Color(0x112233))
        let (window, log) = try window(well)
        let panel = try opened(well, window)
        try window.tap(.view(panel.field))
        window.key(.character("a"), .control)
        try window.type("00FF00")
        window.key(.escape)
        #expect(!well.isOpen && well.value.hex == "112233" && log.changes.isEmpty && log.commits.isEmpty)
    }

    @Test func aWellWithoutOpacityGivesOpaqueColors() throws {
        let well = ColorWell(Color(0x112233).withAlpha(0.5))
        well.palette = [Color(0xFF0000).withAlpha(0.5)]
        let (window, log) = try window(well)
        let panel = try opened(well, window)
        window.root.focus(panel.field)
        window.root.focus(panel.area)
        #expect(log.changes.isEmpty, "A field in which nothing was typed changes nothing.")
        window.key(.up)
        #expect(well.value.isOpaque && log.changes.count == 1)
        try window.tap(.view(panel.swatches.swatches[0]))
        #expect(well.value.hex == "FF0000")
    }

    @Test func theOpacityIsChosenWhereItIsAllowed() throws {
        let well = ColorWell(Color(0xFF0000))
        well.supportsAlpha = true
        let (window, _) = try window(well)
        let panel = try opened(well, window)
        window.root.focus(panel.opacitySlider)
        for _ in 0..<5 { window.key(.pageDown) }
        #expect(well.value.hex == "FF000080" && well.accessibilityValue == "red, 50 percent opaque, FF000080")
        well.close()
        window.step()
        well.supportsAlpha = false
        let other = try opened(well, window)
        #expect(other.opacitySlider.root == nil)
    }

    @Test func aPressOutsideKeepsTheColor() throws {
        for kind in [PointerKind.mouse, .touch] {
            let well = ColorWell()
            let (window, log) = try window(well)
            try window.tap(.view(well), with: kind)
            #expect(well.isOpen)
            try window.tap(.role(.gridCell, 4), with: kind)
            #expect(log.commits == ["FFFFFF"] && well.isOpen)
            window.press(at: Point(355, 475), with: kind)
            window.lift(at: Point(355, 475), with: kind)
            window.step()
            #expect(!well.isOpen && well.value.hex == "FFFFFF" && log.commits.count == 1)
        }
    }

    @Test func assistiveTechnologyReadsNamesOfColors() throws {
        let well = ColorWell(Color(0x2D5BE3))
        well.accessibilityLabel = "Fill"
        let (window, log) = try window(well)
        #expect(window.accessibilityDump.contains("button \"Fill\" = \"blue, 2D5BE3\" collapsed"))
        let panel = try opened(well, window)
        let dump = window.accessibilityDump
        #expect(dump.contains("dialog \"Color\"") && dump.contains("grid cell \"blue, 2D5BE3\" focused selected"))
        #expect(dump.contains("slider \"Hue\"") && dump.contains("slider \"Saturation and brightness\""))
        #expect(window.root.perform(.press, on: panel.swatches.swatches[0]) && log.commits == ["000000"])
        #expect(window.root.perform(.increment, on: panel.area))
        let names = [
            (0xC9342B, "red"), (0x8B5A2B, "brown"), (0x1C7D4F, "dark green"), (0xFFFFFF, "white"), (0x777777, "gray"),
            (0xFFC0CB, "light red"),
        ]
        for (rgb, name) in names { #expect(Color(UInt32(rgb)).words == name, "\(name)") }
    }

    @Test func aRoleOfTheThemeIsReportedAsPeopleSeeIt() throws {
        let well = ColorWell(.role(.accent))
        well.palette = [.role(.accent), .role(.danger)]
        let (window, log) = try window(well)
        window.root.theme.light[.accent] = Color(0xB3261E)
        window.step()
        let seen = well.theme.color(.accent)
        #expect(seen.hex != Color.role(.accent).hex && well.formValue == .text(seen.hex))
        #expect(well.accessibilityValue == "\(seen.words), \(seen.hex)")
        let panel = try opened(well, window)
        #expect(panel.field.text == seen.hex && panel.swatches.swatches.map(\.color.hex) == [seen.hex, well.theme.color(.danger).hex])
        #expect(panel.swatches.swatches.map(\.selected) == [true, false])
        window.key(.escape)
        #expect(well.value.role == .accent && log.changes.isEmpty, "The well keeps the role until people choose a color.")
        well.formValue = well.formValue
        #expect(well.value.role == .accent)
        window.root.theme.appearance = .dark
        #expect(well.formValue == .text(well.theme.color(.accent).hex))
    }

    @Test func theAreaIsMirrored() throws {
        let well = ColorWell(HSBColor(hue: 0, saturation: 0.5, brightness: 1).color)
        let (window, _) = try window(well, direction: .rightToLeft)
        let panel = try opened(well, window)
        window.root.focus(panel.area)
        window.key(.left)
        #expect((panel.area.color.saturation * 100).rounded() == 51)
        let frame = window.root.absoluteFrame(of: panel.area)
        window.press(at: Point(frame.x + frame.width / 10, frame.y), with: .mouse)
        window.lift(at: Point(frame.x + frame.width / 10, frame.y), with: .mouse)
        #expect((panel.area.color.saturation * 100).rounded() == 90)
        #expect(panel.swatches.swatches[0].frame.x > panel.swatches.swatches[1].frame.x)
    }

    /// Each byte triple comes back from hue, saturation and brightness.
    @Test func hueSaturationAndBrightnessKeepTheColor() {
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let color = Color(bytes: UInt8(red), UInt8(green), UInt8(blue))
                    if HSBColor(color).color.hex != color.hex { Issue.record("\(color.hex)") }
                }
            }
        }
        #expect(HSBColor(hue: .nan, saturation: -1, brightness: 2) == HSBColor(hue: 0, saturation: 0, brightness: 1))
    }

    @Test func theColorsScrollInALowWindowAndEscapeTakesBackWhatWasTyped() throws {
        let well = ColorWell()
        let (window, log) = try window(well)
        window.resize(Size(window.root.view.frame.width, 160))
        let panel = try opened(well, window)
        let frame = window.root.absoluteFrame(of: panel)
        #expect(frame.y >= 0 && frame.maxY <= 160 && panel.subviews.contains { ($0 as? ScrollView)?.canScroll == true })
        let before = well.value
        window.root.focus(panel.field)
        window.key(.character("a"), .control)
        try window.type("112233")
        window.key(.escape)
        if well.isOpen { window.key(.escape) }
        #expect(!well.isOpen && well.value == before && log.commits.isEmpty)
    }
}

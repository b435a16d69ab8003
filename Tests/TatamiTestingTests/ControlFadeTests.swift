import Tatami
import TatamiControls
import TatamiDrawing
import TatamiTesting
import Testing

/// The end of hovering and of a press, which fades.
@Suite struct ControlFadeTests {
    private let button = Button("Save").style(.secondary)

    private func window(_ view: View) throws -> TestWindow {
        try TestWindow(LayoutView { VStack(padding: 20) { view.align(.leading) } }, size: Size(200, 100))
    }

    /// The color with which a frame fills the ground of a control, which is its first fill.
    private func ground(_ window: TestWindow) -> Color? {
        window.frame.list.commands.lazy.compactMap { if case .fill(_, .color(let color)) = $0 { color } else { nil } }.first
    }

    private func leave(_ window: TestWindow) {
        window.root.handle(PointerEvent(.hovered, at: Point(190, 95), time: window.time, buttons: []))
        window.step()
    }

    @Test func hoveringBeginsAtOnceAndFadesOut() throws {
        let window = try window(button)
        let (normal, hovered) = (button.theme.color(.control), button.theme.color(.controlHover))
        #expect(ground(window) == normal)
        try window.hover(.view(button))
        window.step()
        #expect(ground(window) == hovered)
        leave(window)
        window.wait(0.05)
        let between = try #require(ground(window))
        #expect(between != normal && between != hovered && between.red > hovered.red && between.red < normal.red)
        #expect(window.root.isMoving)
        window.wait(0.12)
        #expect(ground(window) == normal && !window.root.isMoving)
    }

    @Test func hoveringAgainEndsTheFade() throws {
        let window = try window(button)
        try window.hover(.view(button))
        window.step()
        leave(window)
        window.wait(0.05)
        try window.hover(.view(button))
        window.step()
        #expect(ground(window) == button.theme.color(.controlHover) && !window.root.isMoving)
    }

    @Test func aPressFadesOutAndItsThemeSaysHowLong() throws {
        let window = try window(button)
        button.themeChanges = ThemeChanges(motion: [.release: .curve(.linear, duration: 1)])
        window.step()
        let center = window.root.absoluteFrame(of: button).center
        window.press(at: center)
        window.step()
        #expect(ground(window) == button.theme.color(.controlPressed))
        window.lift(at: center)
        window.wait(0.5)
        let middle = button.theme.color(.controlPressed).mixed(with: button.theme.color(.control), 0.5)
        #expect(abs(try #require(ground(window)).red - middle.red) < 0.02)
        window.wait(0.6)
        #expect(ground(window) == button.theme.color(.control) && !window.root.isMoving)
    }

    @Test func nothingFadesForPeopleWhoPreferLessMotion() throws {
        let window = try window(button)
        window.root.reducesMotion = true
        try window.hover(.view(button))
        window.step()
        leave(window)
        #expect(ground(window) == button.theme.color(.control) && !window.root.isMoving)
    }

    @Test func aChoiceTakesEffectAtOnce() throws {
        let box = CheckBox("News")
        let window = try window(box)
        try window.tap(.view(box))
        window.step()
        #expect(ground(window) == box.theme.color(.accent) && !window.root.isMoving)
    }

    /// A ground that is drawn only while the mouse is over the button fades away, and the title keeps its edges.
    @Test func aGroundThatGoesFadesAway() throws {
        let plain = Button("Plain").style(.plain)
        let window = try window(plain)
        let resting = window.frame.list
        try window.hover(.view(plain))
        window.step()
        leave(window)
        window.wait(0.05)
        let list = window.frame.list
        #expect(list.description.contains("opacity") && list.commands.count == resting.commands.count + 3)
        #expect(list.commands.filter { if case .text = $0 { true } else { false } }.count == 1)
        window.wait(0.12)
        #expect(window.frame.list == resting)
    }

    @Test func aPressThatChangesTheTitleTakesEffectAtOnce() throws {
        let window = try window(button)
        button.on { $0.title = "Saved" }
        try window.tap(.view(button))
        window.step()
        #expect(ground(window) == button.theme.color(.control) && !window.root.isMoving)
    }

    @Test func aControlThatMovesMeanwhileIsDrawnAsItIs() throws {
        let label = Label("Above")
        let window = try TestWindow(
            LayoutView {
                VStack(padding: 20) {
                    label
                    button.align(.leading)
                }
            }, size: Size(200, 120))
        try window.hover(.view(button))
        window.step()
        leave(window)
        label.text = "Above\nand more"
        window.step()
        #expect(ground(window) == button.theme.color(.control))
    }

    @Test func theThumbsOfARangeFadeWithTheirSlider() throws {
        let slider = RangeSlider(0.2...0.7)
        let window = try window(slider)
        func edges() -> [Color] {
            window.frame.list.commands.compactMap { if case .border(_, _, let border) = $0 { border.color } else { nil } }
        }
        try window.hover(.view(slider))
        window.step()
        let strong = slider.theme.color(.borderStrong)
        #expect(edges() == [strong, strong])
        leave(window)
        window.wait(0.05)
        let usual = slider.theme.color(.borderControl)
        #expect(edges().count == 2 && edges().allSatisfy { $0 != strong && $0 != usual })
        window.wait(0.12)
        #expect(edges() == [usual, usual])
    }

    /// The ring lies where the thumb is drawn, at any place and scale.
    @Test func theRingOfAThumbCoversItsEdge() throws {
        for value in [0.2, 0.333, 0.5051] {
            let slider = RangeSlider(value...0.9)
            let window = try window(slider)
            window.key(.tab)
            window.step()
            let borders = window.frame.list.commands.compactMap { if case .border(let rect, _, _) = $0 { rect } else { nil } }
            #expect(borders.count == 3 && borders.first == borders.last, "\(value): \(borders)")
        }
    }

    @Test func popupsOfPickersFade() throws {
        let (box, picker) = (ComboBox(["Denmark", "Finland"]), DatePicker(CalendarDate(iso: "2026-11-12")))
        let window = try TestWindow(
            LayoutView {
                VStack(spacing: 8, padding: 20) {
                    box
                    picker
                }
            }, size: Size(400, 500))
        func opacities() -> Int { window.frame.list.commands.filter { if case .pushOpacity = $0 { true } else { false } }.count }
        for open in [{ () -> Void in _ = box.open() }, { _ = picker.open() }] {
            open()
            window.wait(0.05)
            #expect(opacities() == 1)
            window.wait(0.2)
            #expect(opacities() == 0)
            window.key(.escape)
            window.wait(0.03)
            #expect(opacities() == 1)
            window.wait(0.2)
            #expect(opacities() == 0 && window.root.layers.count == 1)
        }
    }
}

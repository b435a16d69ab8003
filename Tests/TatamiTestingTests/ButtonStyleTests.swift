import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Styles, sizes, icons and keys of buttons, and custom buttons.
@Suite struct ButtonStyleTests {
    private func window(_ views: [View], size: Size = Size(300, 300)) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 20, padding: 20)
        for view in views { column.add(view).horizontalAlignment = .leading }
        let window = try TestWindow(LayoutView(column), size: size)
        window.step()
        return window
    }

    private func commands(_ button: Button, size: Size = Size(100, 40)) throws -> [DrawCommand] {
        try TestWindow(button, size: size).frame.list.commands
    }

    private func ground(_ style: Button.Style, _ states: ControlStates) -> Color? {
        let button = Button("Save").style(style)
        if case .color(let color) = button.look(in: .standard, states).ground { return color }
        return nil
    }

    @Test func stylesTakeTheirColorsFromTheTheme() {
        let light = Palette.light
        #expect(ground(.primary, .normal) == light[.accent] && ground(.primary, .hovered) == light[.accentHover])
        #expect(ground(.primary, [.hovered, .highlighted]) == light[.accentPressed])
        #expect(ground(.secondary, .normal) == light[.control] && ground(.destructive, .highlighted) == light[.dangerPressed])
        #expect(ground(.plain, .normal) == nil && ground(.plain, .hovered) == light[.fillHover])
        #expect(ground(.link, .hovered) == nil && Button("x").style(.link).look(in: .standard, .hovered).underlinesTitle)
        for style in Button.Style.allCases {
            let look = Button("x").style(style).look(in: .standard, .disabled)
            #expect(look.titleColor == light[.textDisabled] && look.border == nil && look.shadows.isEmpty)
        }
    }

    @Test func sizesHaveTheirHeights() throws {
        let buttons = ControlSize.allCases.map { Button("Save").size($0) }
        let first = try window(buttons)
        _ = first.frame
        #expect(buttons[0].frame.height >= 28 && buttons[1].frame.height >= 32 && buttons[2].frame.height >= 44)
        #expect(buttons[0].frame.height < buttons[1].frame.height && buttons[1].frame.height < buttons[2].frame.height)
        let icons = ControlSize.allCases.map { Button(icon: .trash, label: "Delete").size($0) }
        let second = try window(icons)
        _ = second.frame
        #expect(icons.map(\.frame.size) == [Size(28, 28), Size(32, 32), Size(44, 44)])
    }

    @Test func aSmallButtonIsHitNearby() throws {
        var count = 0
        let button = Button("x") { count += 1 }
        button.contentInsets = .zero
        let column = StackLayout(.vertical, padding: 100)
        let item = column.add(button)
        item.fixedSize = Size(10, 10)
        item.horizontalAlignment = .leading
        let window = try TestWindow(LayoutView(column), size: Size(300, 300))
        window.step()
        for (distance, kind, expected) in [(6.0, PointerKind.mouse, 1), (8, .mouse, 1), (16, .touch, 2), (18, .touch, 2)] {
            let point = Point(button.frame.maxX + distance, button.frame.center.y)
            window.press(at: point, with: kind)
            window.lift(at: point, with: kind)
            #expect(count == expected, "\(distance) \(kind)")
        }
        #expect(button.frame.size == Size(10, 10), "The drawing does not change.")
    }

    @Test func enterAndEscapePressTheDefaultAndCancelButtons() throws {
        var pressed: [String] = []
        let field = TextField("text")
        let save = Button("Save") { pressed.append("save") }.style(.primary).keyRole(.default)
        let cancel = Button("Cancel") { pressed.append("cancel") }.keyRole(.cancel)
        let other = Button("Other") { pressed.append("other") }
        let window = try window([CheckBox("Check"), field, other, cancel, save])
        window.key(.enter)
        window.key(.escape)
        #expect(pressed == ["save", "cancel"])
        window.root.focus(other)
        window.key(.enter)
        #expect(pressed.last == "other", "The focused button uses Enter.")
        window.key(.tab, .shift)
        window.key(.tab, .shift)
        window.key(.enter)
        #expect(pressed.count == 4 && pressed.last == "save", "A check box does not use Enter.")
        save.enabled = false
        #expect(!window.key(.enter) && window.accessibilityDump.contains("default"))
    }

    @Test func aLoadingButtonIgnoresPressesAndTurns() throws {
        var count = 0
        let button = Button("Save") { count += 1 }
        button.loading = true
        let window = try window([button])
        try window.tap("Save")
        #expect(count == 0 && !window.root.perform(.press, on: button) && window.accessibilityDump.contains("busy"))
        let first = window.root.displayList().description
        window.wait(0.2)
        #expect(window.root.displayList().description != first && window.root.isMoving)
        window.wait(2)
        #expect(window.root.isMoving, "The ring goes on turning.")
        button.loading = false
        window.wait(1.5)
        #expect(!window.root.isMoving)
        try window.tap("Save")
        #expect(count == 1)
    }

    @Test func anInertButtonLooksEnabled() throws {
        var count = 0
        let button = Button("Save") { count += 1 }
        let window = try window([button])
        let before = window.root.displayList().description
        button.inert = true
        try window.tap("Save", with: .touch)
        window.root.focus(nil)
        window.step()
        #expect(count == 0 && window.root.displayList().description == before && !window.root.perform(.press, on: button))
    }

    // MARK: Custom buttons

    @Test func aCustomButtonHasItsIdealSize() throws {
        let button = CustomButton("Go")
        button.icon = .check
        button.iconSize = 30
        let window = try window([button])
        let text = window.root.textMeasurer.size(
            of: "Go", style: TextStyle(font: .bold(12)), width: 500, grid: PixelGrid(scale: 1)
        ).size
        #expect(button.frame.size == Size(2 + 30 + 2 + text.width + 2, max(30, text.height) + 4))
    }

    @Test func theIconStandsAtTheEdgeAndTheTitleInTheRest() throws {
        let button = CustomButton("Go")
        button.resources.titleColors[.normal] = .red
        button.icon = .check
        button.iconSize = 10
        let boxes = try commands(button, size: Size(200, 40)).compactMap { if case .text(_, _, let box) = $0 { box } else { nil } }
        let box = try #require(boxes.first)
        #expect(box.x == 14 && box.maxX == 198, "icon 2...12, gap 2, title 14...198")
        button.titleAlignment = .right
        #expect(button.content(in: .standard, .normal).titleAlignment == .right)
    }

    @Test func overridePointsReplaceTheDrawing() throws {
        final class Own: CustomButton {
            override func contentRect(in bounds: Rect) -> Rect { Rect(bounds.x + 50, bounds.y, 40, bounds.height) }
            override func drawBackground(_ list: inout DisplayList, in bounds: Rect, _ look: ControlLook) { list.fill(bounds, .yellow) }
        }
        let commands = try commands(Own("Go"), size: Size(200, 40))
        let boxes = commands.compactMap { if case .text(_, _, let box) = $0 { box } else { nil } }
        #expect(boxes.first.map { $0.x >= 50 && $0.maxX <= 90 } == true)
        #expect(commands.contains { if case .fill(_, .color(.yellow)) = $0 { true } else { false } })
    }

    @Test func titlesShrinkOrBreakOrEnd() throws {
        let button = CustomButton("A title that is too long")
        func style() throws -> TextStyle? {
            try commands(button, size: Size(80, 60)).compactMap { if case .text(_, let style, _) = $0 { style } else { nil } }.first
        }
        #expect(try style()?.numberOfLines == 1 && style()?.lineBreakMode == .tailTruncation)
        button.adjustsFontSizeToFitWidth = true
        #expect(try style()?.font.size ?? 12 < 12)
        button.adjustsFontSizeToFitWidth = false
        button.multiLineText = true
        #expect(try style()?.numberOfLines == 0 && (style()?.lineHeight ?? 0) > 12)
    }

    @Test func aTurnedButtonIsDrawnUpsideDown() throws {
        let button = Button("Go")
        button.turnOver = true
        let turns = try commands(button).compactMap { if case .pushTransform(let map) = $0 { map } else { nil } }
        #expect(turns.first.map { abs($0.a + 1) < 1e-9 && abs($0.d + 1) < 1e-9 } == true)
    }

    @Test func borderAndPathsFollowTheState() throws {
        let button = SvgIconButton()
        button.path = try Path(data: "M0 0H24V24H0Z")
        button.resources.fillColors[.normal] = .green
        button.resources.fillColors[.selected] = .orange
        button.resources.borderColors[.selected] = .purple
        func has(_ color: Color) throws -> Bool {
            try commands(button).contains { command in
                if case .fill(.path, .color(color)) = command { true } else { false }
            }
        }
        #expect(try has(.green))
        button.selected = true
        #expect(try has(.orange) && button.look(in: .standard, .selected).border?.color == .purple)
    }
}

import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// A control of a program's own: its parts, its look, and what a press does.
private final class Toggle: Control {
    var isOn = false { didSet { lookChanged() } }
    let title: String

    init(_ title: String) {
        self.title = title
        super.init()
    }

    override var pressKeys: Set<KeyEvent.Key> { [.space] }
    override var usualEvent: Action.Event { .valueChanged }
    override var ownRole: AccessibilityRole { .checkBox }
    override var accessibilityStates: Set<AccessibilityNode.State> { isOn ? [.checked] : [] }

    override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        let mark = theme.color(isOn ? .accent : .borderControl)
        return ControlContent(
            leading: [ControlPart(Size(18, 18)) { list, rect in list.fill(rect, mark) }], title: title, font: theme.font(.body),
            trailing: [ControlPart(Size(6, 10)) { list, rect in list.fill(rect, theme.color(.indicator)) }],
            insets: Insets(top: 4, leading: 4, bottom: 4, trailing: 4), spacing: 8)
    }

    override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let ground: ColorToken = states.contains(.highlighted) ? .controlPressed : states.contains(.hovered) ? .controlHover : .surface
        return ControlLook(
            ground: .color(theme.color(ground)), titleColor: theme.color(states.contains(.disabled) ? .textDisabled : .text))
    }

    override func activate() {
        isOn.toggle()
        send(.valueChanged)
    }
}

/// What a control gets for nothing: presses, hovering, the focus, keys, states, and assistive technology.
@Suite struct MadeUpControlTests {
    private let toggle = Toggle("Wi-Fi")

    private func window(direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        try TestWindow(
            LayoutView {
                VStack(padding: 20) {
                    toggle.align(.leading)
                    Toggle("Other")
                }
            }, size: Size(200, 120), direction: direction)
    }

    private func fills(_ token: ColorToken, _ window: TestWindow) -> [Rect] {
        window.frame.list.commands.compactMap { command in
            guard case .fill(.rect(let rect, _), .color(Palette.light[token])) = command else { return nil }
            return rect
        }
    }

    @Test func itHasTheSizeOfItsParts() throws {
        let window = try window()
        let text = window.root.textMeasurer.size(
            of: "Wi-Fi", style: TextStyle(font: .body), width: 500, grid: PixelGrid(scale: 1)
        ).size
        #expect(toggle.frame.size == Size(18 + 8 + text.width + 8 + 6 + 8, max(18, text.height) + 8))
        #expect(fills(.borderControl, window).first?.origin.x == toggle.frame.x + 4)
        #expect(fills(.indicator, window).first?.maxX == toggle.frame.maxX - 4)
        let mirrored = try self.window(direction: .rightToLeft)
        #expect(fills(.borderControl, mirrored).first?.maxX == toggle.frame.maxX - 4)
        #expect(fills(.indicator, mirrored).first?.x == toggle.frame.x + 4)
    }

    @Test func pressesAndHoveringAreSeen() throws {
        let window = try window()
        var values: [Bool] = []
        toggle.on { values.append($0.isOn) }
        let middle = try window.frame(of: "Wi-Fi").center
        try window.hover("Wi-Fi")
        window.step()
        #expect(fills(.controlHover, window) == [toggle.frame] && toggle.states == .hovered)
        let visits = window.root.counters.visits
        window.press(at: middle, with: .mouse)
        window.step()
        #expect(fills(.controlPressed, window) == [toggle.frame] && toggle.states.contains(.highlighted) && values.isEmpty)
        window.lift(at: middle, with: .mouse)
        window.step()
        // The mark has the color of the accent when it is on, and both arrows that of indicators, which is the same.
        #expect(values == [true] && fills(.accent, window).count == 3 && fills(.controlPressed, window).isEmpty)
        #expect(window.root.counters.visits == visits, "Another color needs no layout.")
        try window.tap("Wi-Fi")
        #expect(values == [true, false])
        window.press(at: middle, with: .mouse)
        window.move(to: Point(190, 110), with: .mouse)
        window.lift(at: Point(190, 110), with: .mouse)
        #expect(values == [true, false], "A press that leaves the control does nothing.")
    }

    @Test func itsKeysPressIt() throws {
        let window = try window()
        window.key(.tab)
        #expect(toggle.isFocused && window.root.showsFocus && toggle.states.contains(.focused))
        window.key(.space)
        #expect(toggle.isOn)
        #expect(!window.key(.enter) && toggle.isOn, "Enter is not one of its keys.")
        window.root.handle(KeyEvent(.space, time: window.time))
        #expect(toggle.states.contains(.highlighted))
        window.root.focus(nil)
        window.root.handle(KeyEvent(.space, isDown: false, time: window.time))
        #expect(toggle.isOn && !toggle.highlighted, "Space that comes up elsewhere presses nothing.")
    }

    @Test func disabledItDoesNothing() throws {
        let window = try window()
        toggle.superview?.enabled = false
        window.step()
        #expect(toggle.states == .disabled && !window.root.focus(toggle))
        toggle.perform()
        #expect(!toggle.isOn && !window.root.perform(.press, on: toggle))
        let colors = window.frame.list.commands.compactMap { command -> Color? in
            if case .text(_, let style, _) = command { style.color } else { nil }
        }
        #expect(colors == [Palette.light[.textDisabled], Palette.light[.textDisabled]])
    }

    @Test func assistiveTechnologyUsesIt() throws {
        let window = try window()
        #expect(toggle.accessibilityName == "Wi-Fi" && window.root.perform(.press, on: toggle) && toggle.isOn)
        #expect(window.accessibilityDump.contains("check box \"Wi-Fi\" checked"), "\(window.accessibilityDump)")
    }
}

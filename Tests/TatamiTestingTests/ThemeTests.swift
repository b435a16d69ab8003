import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// A root's theme, and the views that follow it.
@Suite struct ThemeTests {
    private let label = Label("Name")
    private let button = Button("Save")
    private let field = TextField("Ada")

    private func window() throws -> TestWindow {
        try TestWindow(
            LayoutView {
                VStack(spacing: 4) {
                    label
                    button
                    field
                }
            }, size: Size(200, 160))
    }

    @Test func everyTokenHasAColorInBothAppearances() {
        var theme = Theme()
        for token in ColorToken.allCases {
            #expect(theme.color(token) == Palette.light[token])
            theme.light[token] = Palette.dark[token]
        }
        #expect(theme != Theme())
        theme.appearance = .dark
        for token in ColorToken.allCases { #expect(theme.color(token) == Palette.dark[token] && theme.light[token] == Palette.dark[token]) }
    }

    @Test func viewsAreDrawnAnewInAnotherTheme() throws {
        let window = try window()
        window.step()
        let light = window.root.displayList().description
        window.root.theme.appearance = .dark
        window.step()
        let frame = window.frame
        #expect(!frame.damage.isEmpty)
        let dark = window.root.displayList().description
        #expect(dark != light && dark.contains(Palette.dark[.control].hex) && dark.contains(Palette.dark[.text].hex))
        #expect(label.textColor == Palette.dark[.text] && field.textColor == Palette.dark[.text])
        window.root.theme.appearance = .light
        window.step()
        #expect(window.root.displayList().description == light)
    }

    @Test func viewsAreMeasuredAnewInAnotherTheme() throws {
        let window = try window()
        window.step()
        let before = (label.frame.height, button.frame.height, field.frame.height)
        window.root.theme.fonts[.body] = .system(30)
        window.root.theme.measures.controlInsets = Insets(top: 20, leading: 14, bottom: 20, trailing: 14)
        window.step()
        #expect(label.frame.height > before.0 + 10 && field.frame.height > before.2 + 10)
        #expect(button.frame.height == before.1 + 28)
    }

    @Test func whatTheProgramSetsStays() throws {
        label.textColor = Palette.light[.text]
        label.font = .system(11)
        button.contentInsets = Insets(top: 1, leading: 1, bottom: 1, trailing: 1)
        field.textColor = Palette.light[.text]
        let window = try window()
        window.step()
        let frames = [label.frame, button.frame]
        window.root.theme.appearance = .dark
        window.root.theme.fonts[.body] = .system(30)
        window.step()
        #expect(label.textColor == Palette.light[.text] && field.textColor == Palette.light[.text])
        #expect(label.frame.size == frames[0].size && button.frame.size == frames[1].size)
        // A style keeps following where it says what the theme says.
        let other = Label("x")
        other.style.alignment = .center
        window.root.view.addSubview(other)
        window.step()
        #expect(other.font == .system(30) && other.textColor == Palette.dark[.text] && other.textAlignment == .center)
    }

    @Test func theSameThemeCostsNothing() throws {
        let window = try window()
        window.step()
        let visits = window.root.counters.visits
        window.root.theme = window.root.theme
        window.step()
        #expect(window.frame.damage.isEmpty && window.root.counters.visits == visits)
    }

    @Test func aViewChangesTheThemeInside() throws {
        let window = try window()
        window.step()
        let box = try #require(label.superview)
        let inner = LayoutView { VStack { Label("in") } }
        box.addSubview(inner)
        inner.themeChanges = .dark
        window.step()
        let inside = try #require(inner.layout?.items.first?.view as? Label)
        #expect(inside.textColor == Palette.dark[.text] && label.textColor == Palette.light[.text])
        // What is not changed follows the theme around the view.
        window.root.theme.dark[.text] = Palette.dark[.danger]
        #expect(inside.textColor == Palette.dark[.danger])
        inner.themeChanges = nil
        #expect(inside.textColor == Palette.light[.text])
        inner.theme.appearance = .dark
        window.root.theme.dark[.text] = Palette.dark[.text]
        #expect(inside.textColor == Palette.dark[.danger])
    }

    @Test func changesOfNestedViewsAddUp() throws {
        let window = try window()
        window.root.view.themeChanges = ThemeChanges(appearance: .dark, fonts: [.control: .system(20)])
        button.themeChanges = ThemeChanges(colors: [.text: Palette.light[.danger]], controlRadius: 3)
        window.step()
        #expect(button.theme.appearance == .dark && button.font == .system(20) && button.theme.measures.controlRadius == 3)
        #expect(button.theme.color(.text) == Palette.light[.danger] && field.textColor == Palette.dark[.text])
        button.removeFromSuperview()
        #expect(button.theme.appearance == .light && button.theme.measures.controlRadius == 3)
    }

    @Test func aViewWithoutARootHasItsChanges() {
        let outer = LayoutView { VStack { label } }
        outer.themeChanges = .dark
        #expect(label.textColor == Palette.dark[.text])
    }

    @Test func aLayerHasTheThemeOfItsAnchor() throws {
        let window = try window()
        window.step()
        button.themeChanges = .dark
        let menu = Label("Open")
        window.root.present(menu, level: .menu, anchor: .view(button), placement: .beside(.below))
        window.step()
        #expect(menu.textColor == Palette.dark[.text])
        let height = menu.frame.height
        button.themeChanges = ThemeChanges(fonts: [.body: .system(40)])
        window.step()
        #expect(menu.textColor == Palette.light[.text] && menu.frame.height > height + 20)
    }

    private final class StyledControl: Control {
        override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
            ControlContent(title: "Name", font: .style(.body))
        }
    }

    @Test func theFontOfAControlFollowsItsOwnTheme() throws {
        let (plain, changed) = (StyledControl(), StyledControl())
        changed.themeChanges = ThemeChanges(fonts: [.body: .system(40)])
        let window = try TestWindow(
            LayoutView {
                VStack {
                    plain
                    changed
                }
            }, size: Size(200, 160))
        window.step()
        #expect(changed.frame.height > plain.frame.height + 10)
    }

    /// Other colors need no layout, and other fonts only that of the views inside.
    @Test func aThemeCostsWhatItTouches() throws {
        let window = try window()
        window.step()
        let visits = window.root.counters.visits
        button.themeChanges = .dark
        window.step()
        #expect(window.root.counters.visits == visits && !window.frame.damage.isEmpty)
        let area = window.frame.damage.reduce(0) { $0 + $1.width * $1.height }
        #expect(area < 200 * 160 / 3)
        window.root.theme.appearance = .dark
        window.step()
        #expect(window.root.counters.visits == visits)
        button.themeChanges = ThemeChanges(fonts: [.control: .system(30)])
        window.step()
        #expect(window.root.counters.visits > visits)
    }

    // MARK: The focus ring

    /// Returns the lines in the color of the focus.
    private func rings(_ window: TestWindow) -> [String] {
        window.root.displayList().description.split(separator: "\n").map(String.init).filter {
            $0.contains("border ") && $0.hasSuffix("#\(Palette.light[.focus].hex)")
        }
    }

    @Test func aFocusedFieldHasOneFrame() throws {
        let window = try window()
        window.step()
        window.root.focus(field, isVisible: true)
        window.step()
        #expect(rings(window).count == 1 && field.focusRing == nil)
        window.root.focus(field, isVisible: false)
        window.step()
        #expect(rings(window).count == 1)
    }

    @Test func aFocusedButtonHasOneRingAfterKeysOnly() throws {
        let window = try window()
        window.step()
        window.root.focus(button, isVisible: false)
        window.step()
        #expect(rings(window).isEmpty)
        window.root.focus(button, isVisible: true)
        window.step()
        #expect(rings(window).count == 1)
    }
}

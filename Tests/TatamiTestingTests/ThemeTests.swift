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
        #expect(button.frame.height == before.1 + 24)
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
}

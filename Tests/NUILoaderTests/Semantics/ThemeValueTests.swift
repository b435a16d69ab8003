import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiViews
import Testing

/// Themes in files.
@Suite struct ThemeValueTests {
    private func loading(_ theme: String) -> Loading {
        Loading("root = { view = { :class = View  theme = \(theme)  subviews = [ { :class = Label  :id = a  text = \"x\" } ] } }")
    }

    @Test func anAppearanceIsAName() throws {
        let loading = loading("Dark")
        let label = try loading.object("a", as: Label.self)
        #expect(loading.shown == [] && label.theme.appearance == .dark && label.textColor == Palette.dark[.text])
    }

    @Test func rolesAreProperties() throws {
        let loading = loading("{ appearance = Dark  accent = \"B3261E\"  text = \"FF0000\"  fonts = { body = { size = 30 } } }")
        let label = try loading.object("a", as: Label.self)
        #expect(loading.shown == [] && label.textColor == .red && label.font.size == 30)
        #expect(label.theme.color(.accent).hex == "B3261E")
        #expect(label.theme.color(.indicator) != Palette.dark[.indicator])
    }

    /// The fonts of a theme reach fonts by style, of which the parts that are set stay.
    @Test func fontsByStyleFollowTheTheme() throws {
        let loading = Loading(
            """
            root = { view = { :class = View  theme = { fonts = { headline = { size = 40  weight = Light } } }  subviews = [
                { :class = Label  :id = a  font = { style = headline } }
                { :class = Label  :id = b  font = { style = headline  weight = Heavy  features = ["tnum"] } }
                { :class = Label  :id = c  font = { style = headline  size = 10 } }
                { :class = Button  :id = d  font = { style = headline } }
                { :class = TextField  :id = e  font = { style = headline } }
                { :class = View  theme = { fonts = { headline = { size = 50 } } }  subviews = [
                    { :class = Label  :id = f  font = { style = headline } } ] } ] } }
            """)
        #expect(loading.shown == [])
        let (a, b, c) = (
            try loading.object("a", as: Label.self), try loading.object("b", as: Label.self), try loading.object("c", as: Label.self)
        )
        #expect(a.font == Font(size: 40, weight: .light))
        #expect(b.font == Font(size: 40, weight: .heavy, features: [.tabularFigures]))
        #expect(c.font == Font(size: 10, weight: .light))
        #expect(try loading.object("d", as: Button.self).font.size == 40)
        #expect(try loading.object("e", as: TextField.self).font.size == 40)
        let f = try loading.object("f", as: Label.self)
        #expect(f.font.size == 50)
        f.superview?.themeChanges = nil
        #expect(f.font.size == 40)
    }

    @Test func aRoleThatDoesNotExistIsReported() {
        let loading = Loading("root = { view = { :class = View  theme = { acent = \"B3261E\" } } }")
        #expect(loading.found.count == 1 && loading.found[0].hint == "did you mean 'accent'?", "\(loading.found)")
        let other = Loading("root = { view = { :class = View  theme = Drak } }")
        #expect(other.found.count == 1 && other.found[0].hint == "did you mean 'Dark'?", "\(other.found)")
    }

    @Test func anAccentOnWhichTextCannotBeReadIsRefused() {
        let loading = Loading("root = { view = { :class = View  theme = { accent = \"FFD400\" } } }")
        #expect(loading.shown.count == 1)
        #expect(
            loading.shown.first?.contains("white text on the accent \"FFD400\" has a contrast of 1.4, and needs 4.5") == true,
            "\(loading.shown)")
    }

    @Test func anAccentIsNoRole() {
        let loading = Loading("root = { view = { :class = View  theme = { accent = danger } } }")
        #expect(loading.shown.count == 1)
        #expect(loading.shown.first?.contains("not the role 'danger'") == true, "\(loading.shown)")
    }

    @Test func aRoleComesBeforeAnIdWhereOnlyAColorFits() throws {
        let loading = Loading(
            "root = { view = { :class = View  :id = track  subviews = [{ :class = Label  :id = a  textColor = track }] } }")
        #expect(loading.shown == [])
        #expect(try loading.object("a", as: Label.self).textColor == .role(.track))
    }

    @Test func rolesAreColors() throws {
        let loading = Loading(
            """
            const clear = "00000000"
            root = { view = { :class = View  backgroundColor = surface  theme = { raised = sunken }  subviews = [
                { :class = Label  :id = a  textColor = accentText }
                { :class = View  :id = b  backgroundColor = { :class = Gradient  colors = [accent clear] } }
            ] } }
            """)
        let label = try loading.object("a", as: Label.self)
        #expect(loading.shown == [] && label.textColor == .role(.accentText))
        #expect(label.theme.color(.raised) == Palette.light[.sunken])
    }

    @Test func aConstantMayHaveTheNameOfARole() throws {
        let loading = Loading(
            "const accent = \"FF0000\"\nroot = { view = { :class = View  :id = a  backgroundColor = accent } }")
        let view = try loading.object("a", as: View.self)
        #expect(loading.shown == [] && view.background == .color(.red))
    }

    @Test func aRoleThatIsMisspelledIsReported() {
        let loading = Loading("root = { view = { :class = View  backgroundColor = surfce } }")
        #expect(loading.found.count == 1 && loading.found[0].hint == "did you mean 'surface'?", "\(loading.found)")
    }

    @Test func stylesAndStatesSetThemes() throws {
        let loading = Loading(
            """
            style night = { theme = Dark }
            state loud = { :group = g  box.theme = Light }
            state calm = { :group = g }
            root = { view = { :class = View  :id = box  :style = night  subviews = [ { :class = Label  :id = a } ] } }
            """)
        let label = try loading.object("a", as: Label.self)
        #expect(label.theme.appearance == .dark)
        try loading.loader.loadState("loud")
        #expect(label.theme.appearance == .light)
        try loading.loader.loadState("calm")
        #expect(label.theme.appearance == .dark)
    }
}

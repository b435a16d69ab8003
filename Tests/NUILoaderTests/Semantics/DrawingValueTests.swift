import NUILoader
import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

/// Fonts with weights, paths, dashes and icons in files.
@Suite struct DrawingValueTests {
    private func label(_ font: String) throws -> (Label, [String]) {
        let loading = Loading("root = { view = { :class = Label  :id = a  text = \"x\"  font = { size = 14  \(font) } } }")
        return (try loading.object("a"), loading.shown)
    }

    @Test(arguments: [
        ("weight = semibold", 600, false), ("weight = Semibold", 600, false), ("weight = 650", 650, false), ("type = Bold", 700, false),
        ("type = BoldItalic  weight = light", 300, true), ("weight = \"DemiBold\"", 600, false), ("weight = Black", 900, false),
        ("weight = regular", 400, false), ("type = Italic", 400, true), ("name = \"Inter\"  weight = thin", 100, false),
    ])
    func aFontHasAWeight(text: String, weight: Int, italic: Bool) throws {
        let (label, found) = try label(text)
        #expect(found == [] && label.font.weight.rawValue == weight && label.font.italic == italic && label.font.size == 14)
    }

    @Test func aWrongWeightIsReported() throws {
        let misspelt = Loading("root = { view = { :class = Label  font = { size = 9  weight = semibolt } } }")
        #expect(misspelt.found.first?.hint == "did you mean 'semibold'?", "\(misspelt.found)")
        let large = Loading("root = { view = { :class = Label  font = { size = 9  weight = 2000 } } }")
        #expect(large.shown == ["1:63 NUI222 'weight' takes 1 to 1000, not 2000"])
    }

    @Test(arguments: [
        ("M0 0 L5", "1:50 NUI216 this is not path data: at character 8, a number is missing"),
        ("M0 0 K", "1:48 NUI216 this is not path data: at character 6, a command is missing (M L H V C S Q T A or Z)"),
        ("5 5", "1:43 NUI216 this is not path data: at character 1, path data begins with M"),
    ])
    func faultyPathDataIsReportedAtItsCharacter(data: String, message: String) {
        let loading = Loading("root = { view = { :class = Shape  path = \"\(data)\" } }")
        #expect(loading.shown == [message])
    }

    @Test func pathDataInAConstantIsCheckedToo() {
        let loading = Loading("const mark = \"M0 0 L5\"\nroot = { view = { :class = Shape  path = mark } }")
        #expect(loading.shown.count == 1 && loading.shown[0].hasSuffix("this is not path data: at character 8, a number is missing"))
    }

    @Test(arguments: [
        ("Solid", Dash.solid), ("Dashed", .dashed), ("dotted", .dotted), ("[6 3]", .lengths([6, 3])), ("[]", .solid),
    ])
    func aDashIsANameOrLengths(text: String, dash: Dash) throws {
        let loading = Loading("root = { view = { :class = View  :id = a  borderDash = \(text)  borderTop = { dash = \(text) } } }")
        let view: View = try loading.object("a")
        #expect(loading.shown == [] && view.borderDash == dash && view.borderTop == BorderSide(dash: dash))
    }

    @Test(arguments: [
        ("Search", IconName.search), ("search", .search), ("\"search\"", .search), ("Cross", .close), ("user", .person),
        ("Settings", .gear),
        ("ChevronRight", .chevronRight),
    ])
    func anIconHasItsNames(text: String, icon: IconName) throws {
        let loading = Loading("root = { view = { :class = Icon  :id = a  name = \(text) } }")
        #expect(loading.shown == [])
        #expect(try loading.object("a", as: Icon.self).name == icon)
    }

    @Test func aMisspeltIconIsSuggested() {
        let loading = Loading("root = { view = { :class = Icon  name = Serach } }")
        #expect(loading.found.count == 1 && loading.found.first?.hint == "did you mean 'Search'?", "\(loading.found)")
    }

    @Test func statesRestoreWhatThemesDecide() throws {
        let loading = Loading(
            """
            state red = { :group = look  a.color = "FF0000"  a.strokeWidth = 4  b.borderTop = { width = 3 } }
            state none = { :group = look }
            root = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :class = Icon  :id = a  name = Heart } { :class = View  :id = b }
            ] } }
            """)
        let (icon, view): (Icon, View) = (try loading.object("a"), try loading.object("b"))
        try loading.loader.loadState("red")
        #expect(icon.strokeWidth == 4 && icon.color == Color(hex: "FF0000") && view.borderTop == BorderSide(width: 3))
        try loading.loader.loadState("none")
        #expect(icon.strokeWidth == 1.5 && icon.color == icon.theme.color(.text) && view.borderTop == nil)
        icon.size = 32
        #expect(icon.strokeWidth == 2)
    }
}

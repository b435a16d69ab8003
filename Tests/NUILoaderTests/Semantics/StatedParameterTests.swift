import NUI
import NUILoader
import TatamiDrawing
import TatamiViews
import Testing

/// States that set parameters of templates.
@Suite struct StatedParameterTests {
    private static let templates = """
        template badge = { :class = Label  :params { words = String  ink = Color }  text = words  textColor = ink }
        template walk = {
            :class = LayoutView
            :params { title = String  length = 1  size = 12  ink = "000000"  look = Label }
            layout = { :class = VerticalLayout  spacing = max(length, 2)  layoutItems = [
                { :class = look  :id = head  text = "\\(title): \\(length * 2 as decimals 1)"  font = { size = size + 1 }  layoutItem.minWidth = length }
                { :template = badge  :id = mark  words = title  ink = ink }
            ] }
        }
        """

    private func walks(_ states: String, _ others: String = "") -> Loading {
        Loading(
            """
            \(Self.templates)
            \(states)
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :template = walk  :id = lake  title = "Lake"  length = 4 }
                { :template = walk  :id = ridge  title = "Ridge"\(others) }
            ] } } }
            """)
    }

    private func shown(_ loading: Loading, _ id: String) throws -> [String] {
        let (head, mark): (Label, Label) = (try loading.object("\(id).head"), try loading.object("\(id).mark"))
        return [
            head.text, "\(head.font.size)", "\(head.layoutItems.first?.minWidth ?? 0)", mark.text,
            "\(mark.textColor == Color(hex: "FF0000"))",
        ]
    }

    @Test func everyPlaceOfTheParameterChanges() throws {
        let loading = walks("state far = { lake.title = \"Sea\"  lake.length = 9  lake.size = 20  lake.ink = \"FF0000\" }")
        #expect(loading.shown == [])
        let ridge = try shown(loading, "ridge")
        #expect(try shown(loading, "lake") == ["Lake: 8.0", "13.0", "4.0", "Lake", "false"])
        try loading.loader.loadState("far")
        #expect(try shown(loading, "lake") == ["Sea: 18.0", "21.0", "9.0", "Sea", "true"])
        #expect(try shown(loading, "ridge") == ridge)
    }

    /// A parameter keeps what an earlier state gave when another one is set, and leaving a group restores it.
    @Test func valuesStayUntilTheStateIsLeft() throws {
        let loading = walks(
            "state named = { :group = name  lake.title = \"Sea\" }\nstate far = { lake.length = 9 }\nstate other = { :group = name  lake.title = \"Moor\" }"
        )
        for (state, text) in [("named", "Sea: 8.0"), ("far", "Sea: 18.0"), ("other", "Moor: 18.0")] {
            try loading.loader.loadState(state)
            #expect(try shown(loading, "lake")[0] == text)
        }
        loading.loader.leaveState(ofGroup: "name")
        try loading.loader.loadState("far")
        #expect(try shown(loading, "lake")[0] == "Lake: 18.0")
    }

    @Test(
        arguments: [
            ("lake.titel = \"Sea\"", "LayoutView has no property 'titel'", "did you mean 'title'?"),
            ("lake.length = \"far\"", "'length' takes a number, not a string", nil),
            ("lake.look = Button", "a state cannot set the parameter 'look': a system property depends on it", nil),
        ] as [(String, String, String?)])
    func mistakesAreReported(entry: String, message: String, hint: String?) throws {
        let found = try #require(walks("state far = { \(entry) }").found.first)
        #expect(found.message == message && (hint == nil || found.hint == hint))
    }

    @Test func propertiesOfOtherUsesStayProperties() throws {
        let loading = walks("state far = { lake.opacity = 0.5  lake.head.text = \"x\" }")
        try loading.loader.loadState("far")
        #expect(try loading.object("lake", as: View.self).opacity == 0.5 && shown(loading, "lake")[0] == "x")
    }
}

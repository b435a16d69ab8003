import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// The values that the controls of a file give back.
@Suite struct FormValueTests {
    private func load(_ items: String) throws -> NUILoader {
        let loader = NUILoader(root: Screen())
        try loader.load(
            text: "root = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\(items)] } }", name: "form.nui")
        return loader
    }

    @Test func everyKindOfControlHasAValue() throws {
        let loader = try load(
            """
            { :class = TextField  :id = name  text = "Ada" }
            { :class = TextView  :id = notes  text = "a\\nb" }
            { :class = CheckBox  :id = some  mixed = YES }
            { :class = Switch  :id = wifi  isOn = YES }
            { :class = RadioGroup  :id = plan  titles = ["Monthly", "Yearly"]  selectedIndex = 1 }
            { :class = RadioGroup  :id = open  titles = ["Yes", "No"] }
            { :class = SegmentedControl  :id = days  titles = ["Mon", "Tue", "Wed"]  allowsMultipleSelection = YES }
            { :class = Slider  :id = volume  maximum = 1  value = 0.25 }
            { :class = Stepper  :id = guests  value = 3 }
            { :class = Button  :id = send  title = "Send" }
            { :class = Label  :id = label  text = "No control" }
            { :class = Switch  isOn = YES }
            """)
        try #require(loader.object("days", as: SegmentedControl.self)).selection = [2, 0]
        #expect(
            loader.formValues == [
                "name": .text("Ada"), "notes": .text("a\nb"), "some": .none, "wifi": .bool(true), "plan": .text("Yearly"), "open": .none,
                "days": .list([.text("Mon"), .text("Wed")]), "volume": .number(0.25), "guests": .number(3),
            ])
    }

    @Test func anItemNamesItsView() throws {
        let loader = try load("{ :id = wifi  view = { :class = Switch  isOn = YES } }")
        #expect(loader.formValues == ["wifi": .bool(true)])
    }

    @Test func beforeALoadThereAreNone() { #expect(NUILoader(root: Screen()).formValues.isEmpty) }

    @Test(arguments: [
        (FormValue.none, "null"), (.text("a\"b\n"), #""a\"b\n""#), (.number(0.5), "0.5"), (.number(4), "4"), (.number(.infinity), "null"),
        (.bool(false), "false"), (.list([.text("Mon"), .number(1)]), #"["Mon",1]"#), (.list([]), "[]"),
    ])
    func aValueIsJSON(value: FormValue, json: String) { #expect(value.json == json) }
}

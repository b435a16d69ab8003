import NUI
import NUILoader
import TatamiControls
import TatamiData
import TatamiTesting
import Testing

/// What stands behind a format: a number, a name, a field of the model, or a parameter of a template.
@Suite struct FormatArgumentTests {
    @Test func theCodeOfACurrencyMayBeData() throws {
        let file = Shown(
            ":model = { price = Number  code <-> String }",
            """
            { :class = Label  text <- price as currency code }
            { :class = Label  text <- "Now \\(price as currency code)" }
            """)
        try file.load(#"{"price": 12.5, "code": "EUR"}"#)
        #expect(file.texts == ["€12.50", "Now €12.50"])
        file.write(.string("JPY"), to: "code")
        #expect(file.texts == ["¥13", "Now ¥13"])
    }

    @Test func aCodeThatIsNoneLeavesTheDefault() throws {
        let file = Shown(":model = { price = Number  code <-> String }", "{ :class = Label  text <- price as currency code }")
        try file.load(#"{"price": 12.5, "code": "euros"}"#)
        #expect(file.texts == [""] && file.warnings.map(\.id) == ["NUI709"])
        #expect(file.warnings.first?.message.contains("'euros' is not the code of a currency") == true, "\(file.warnings)")
        file.write(.string("USD"), to: "code")
        #expect(file.texts == ["$12.50"])
    }

    @Test func textIsReadBackInTheCurrencyThatIsShown() throws {
        let file = Shown(
            ":model = { price <-> Number  code <-> String }", "{ :class = TextField  :id = f  text <-> price as currency code }")
        try file.load(#"{"price": 12.5, "code": "EUR"}"#)
        let field = try #require(file.loader.object("f", as: TextField.self))
        let window = try file.window()
        file.write(.string("GBP"), to: "code")
        #expect(field.text == "£12.50")
        try window.tap(.view(field))
        window.key(.end)
        window.key(.backspace)
        try window.type("5")
        #expect(field.text == "£12.55" && file.loader.liveModel?.root.value(of: "price") == .plain(.number(12.55)))
    }

    @Test func aCodeIsAString() throws {
        let file = Shown(":model = { price = Number }", "{ :class = Label  text <- price as currency price }")
        let error = #expect(throws: NUILoadError.self) { try file.load(#"{"price": 1}"#) }
        #expect(error?.diagnostics.map(\.message) == ["the code of a currency is a String, such as EUR"])
    }

    /// The number stands in line 4, and a message names it, not the whole binding.
    @Test func theNumberOfDecimalsIsNamedWhereItStands() throws {
        let file = Shown(
            ":model = { price = Number  digits <-> 2 }",
            "{ :class = Label  text <- \"Now \\(price as decimals digits) km\" }\n{ :class = Label  text <- price as decimals digits }")
        try file.load(#"{"price": 1.5, "digits": 16}"#)
        #expect(file.texts == ["", ""])
        #expect(file.warnings.map(\.message) == Array(repeating: "the number of decimals is 16, not 0 to 15 in 'text'", count: 2))
        #expect(file.warnings.map { "\($0.span.line):\($0.span.column)-\($0.span.endColumn)" } == ["4:52-58", "5:45-51"])
        file.write(.integer(0), to: "digits")
        #expect(file.texts == ["Now 2 km", "2"])
        let fixed = Shown(":model = { price = Number }", "{ :class = Label  text <- price as decimals 16 }")
        try fixed.load(#"{"price": 1.5}"#)
        #expect(fixed.warnings.map(\.message).first == "the number of decimals is 0 to 15")
        #expect(fixed.warnings.map { "\($0.span.line):\($0.span.column)" } == ["4:45"])
    }

    static let template = """
        :model = { price = Number  digits = Integer  on = Bool  list = [String] }
        template amount = { :class = Label  :params { value = Number  places = Integer }  text <- value as decimals places }
        template part = { :class = LayoutView  :params { shown = Bool  names = [String] }  layout = { :class = VerticalLayout  layoutItems = [
            { :for n in names  :class = Label  text <- n }
            { :if shown  :class = Label  text = "end" }
        ] } }
        """

    @Test func parametersStandInFormatsAndClauses() throws {
        let file = Shown(
            Self.template,
            """
            { :template = amount  value <- price  places = 1 }
            { :template = amount  value <- price  places <- digits }
            { :class = Label  text <- price as decimals three }
            { :template = part  shown <- on  names <- list }
            """, constants: "const three = 3")
        try file.load(#"{"price": 1.23456, "digits": 2, "on": true, "list": ["a"]}"#)
        #expect(file.texts == ["1.2", "1.23", "1.235", "a", "end"])
        #expect(file.warnings.isEmpty, "no parameter and no constant is unused: \(file.warnings)")
    }
}

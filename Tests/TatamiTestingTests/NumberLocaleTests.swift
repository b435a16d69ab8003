import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiControls

/// Numbers as languages write them: `controls.md`, section 3, numbers.
@Suite struct NumberLocaleTests {
    @Test(arguments: [
        (NumberLocale.plain, "1234567.5", "-1234.50"), (.english, "1,234,567.5", "-1,234.50"), (.german, "1.234.567,5", "-1.234,50"),
        (.french, "1\u{202F}234\u{202F}567,5", "-1\u{202F}234,50"), (.swiss, "1’234’567.5", "-1’234.50"),
        (.indian, "12,34,567.5", "-1,234.50"),
    ])
    func numbersAreGrouped(_ locale: NumberLocale, _ large: String, _ negative: String) {
        #expect(locale.text("1234567.5", isGrouped: true) == large)
        #expect(locale.text("-1234.50", isGrouped: true) == negative)
        #expect(locale.text("123", isGrouped: true) == "123")
        #expect(locale.text("inf", isGrouped: true) == "inf")
        for number in ["0", "7", "12.5", "999", "1000", "-1000.25", "987654321"] {
            let value = Double(number)
            for isGrouped in [false, true] {
                let text = locale.text(number, isGrouped: isGrouped)
                #expect(TypedNumber.value(of: text, isWhole: false, in: locale) == value || locale == .plain, "\(text)")
            }
        }
    }

    @Test(arguments: [
        (NumberLocale.german, "1.234", 1234.0), (.german, "1.5", 1.5), (.german, "1.234,5", 1234.5), (.german, "1234,5", 1234.5),
        (.german, "٣٫٥", 3.5), (.english, "1,234", 1234), (.english, "1,5", 1.5), (.english, "1,234.5", 1234.5),
        (.french, "1 234,5", 1234.5), (.swiss, "1'234.5", 1234.5), (.indian, "12,34,567", 1_234_567),
    ])
    func typedNumbersAreReadInTheLocale(_ locale: NumberLocale, _ text: String, _ value: Double) {
        #expect(TypedNumber.value(of: text, isWhole: false, in: locale) == value)
    }

    @Test(arguments: ["1,2,3.4.5", "1.2,3,4", ",", "--1", "a"])
    func aTextThatIsNoNumberIsRefused(_ text: String) {
        #expect(TypedNumber.value(of: text, isWhole: false, in: .german) == nil)
    }

    private func form(_ stepper: Stepper) throws -> TestWindow {
        let window = try TestWindow(LayoutView { VStack(padding: 20) { stepper.fixedWidth(180) } }, size: Size(300, 140))
        window.step()
        return window
    }

    @Test func digitsAreInGroupsWhilePeopleDoNotEditThem() throws {
        let stepper = Stepper(1234, in: 0...1_000_000)
        stepper.locale = .german
        let window = try form(stepper)
        var changes: [Double] = []
        stepper.on(.valueChanged) { changes.append($0.value) }
        #expect(stepper.text == "1.234")
        window.key(.tab)
        #expect(stepper.text == "1234" && stepper.selectedText == "1234")
        try window.type("56789")
        window.root.focus(nil)
        #expect(stepper.text == "56.789" && stepper.value == 56789 && changes == [56789])
        window.root.focus(stepper)
        window.root.focus(nil)
        #expect(stepper.text == "56.789" && changes.count == 1, "Looking at a number does not change it.")
    }

    @Test func theNumberPadWritesTheSeparatorOfTheLanguage() throws {
        let stepper = Stepper(0, in: 0...100, step: 0.5)
        stepper.locale = .german
        let window = try form(stepper)
        window.key(.tab)
        try window.type("12")
        #expect(window.key(.keypadDecimal))
        try window.type("5")
        #expect(stepper.text == "12,5")
        window.key(.enter)
        #expect(stepper.value == 12.5)
        let field = TextField()
        let other = try TestWindow(LayoutView { VStack { field } }, size: Size(200, 100))
        other.root.focus(field)
        #expect(!other.key(.keypadDecimal), "The character on the key arrives as text.")
    }
}

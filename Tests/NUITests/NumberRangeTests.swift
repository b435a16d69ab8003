import NUI
import Testing

@Suite struct NumberRangeTests {
    @Test func endsAreInsideButForOneThatIsAbove() {
        let closed = NumberRange(0...1)
        let open = NumberRange(above: 0, to: 4)
        #expect(closed.contains(0) && closed.contains(1) && !closed.contains(-0.001) && !closed.contains(1.001) && !closed.contains(.nan))
        #expect(!open.contains(0) && open.contains(1e-9) && open.contains(4) && !open.contains(4.001))
        #expect(!NumberRange(above: 4, to: 1).contains(2))
    }

    @Test func rangesReadWell() {
        let most = Limits.number
        #expect(
            NumberRange(0...1).text == "0 to 1" && NumberRange(0...most).text == "0 or more" && NumberRange(-most...5).text == "5 or less")
        #expect(NumberRange(-most...most).text == "" && NumberRange(above: 0).text == "more than 0")
        #expect(NumberRange(above: 0, to: 4096).text == "more than 0, at most 4096")
        #expect(PropertySchema("a", .number, range: NumberRange(0...1)).typeText == "number, 0 to 1")
        #expect(PropertySchema("a", .number, range: NumberRange(-most...most)).typeText == "number")
    }

    /// Where warnings alone are more than can be shown, the file is fine all the same.
    @Test func manyWarningsAreNoError() {
        let text = "root = {\n" + (0..<80).map { "    a\($0) = { :class = View  opacity = 2 }\n" }.joined() + "}\n"
        let found = check(Program(text: text, path: "a.nui"), testSchema)
        #expect(found.count == 51 && !found.hasErrors && found.last?.message == "30 more findings are not shown")
        let worse = check(Program(text: text.replacing("a79 =", with: "a79 = nothing a80 ="), path: "a.nui"), testSchema)
        #expect(worse.count == 51 && worse.hasErrors && worse.last?.severity == .error)
        let many = (0..<1500).map { "a\($0) = { :class = View  opacity = 2 }\n" }.joined()
        #expect(!check(Program(text: "root = { \(many) }", path: "a.nui"), testSchema).hasErrors)
        #expect(check(Program(text: "root = { \(many) b = nothing }", path: "a.nui"), testSchema).hasErrors)
    }
}

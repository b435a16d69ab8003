import NUI
import NUILoader
import TatamiDrawing
import TatamiViews
import Testing

/// The most bytes of a text, wherever it comes from, and the most fonts.
@Suite struct TextLimitTests {
    private func check(_ text: String, strings: [String: String] = [:]) -> [String] {
        let loader = NUILoader(root: Screen(), strings: strings)
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": text])
        return loader.check(file: "/main.nui").diagnostics.map(\.line)
    }

    private func repeated(_ count: Int) -> String { String(repeating: "a", count: count) }

    @Test func filesAndMeasuringHaveOneLimit() { #expect(Limits.stringBytes == AttributedText.byteLimit) }

    @Test func aTextOfSeveralStringsIsLimited() {
        let half = "const half = \"\(repeated(Limits.stringBytes / 2))\"\n"
        func label(_ text: String) -> [String] { check(half + "root = { view = { :class = Label  text = \(text) } }") }
        #expect(label("\"\\(half)\\(half)\"") == [])
        #expect(label("\"\\(half)\\(half)b\"") == ["2:42 NUI504 this text is longer than 64 KiB"])
        #expect(
            check(half + "const all = \"\\(half)\\(half)\"\nroot = { view = { :class = Button  title = \"\\(all)b\" } }").map {
                $0.split(separator: " ")[1]
            } == ["NUI504"])
    }

    @Test func runsAreLimitedTogether() {
        let half = "const half = \"\(repeated(Limits.stringBytes / 2))\"\n"
        func label(_ parts: String) -> [String] { check(half + "root = { view = { :class = Label  attributedText = [\(parts)] } }") }
        #expect(label("half { text = half  type = Bold }") == [])
        #expect(label("half { text = half  type = Bold } \"b\"") == ["2:52 NUI504 this text is longer than 64 KiB"])
    }

    @Test func textsOfTheProgramAreLimitedWhereTheyAreUsed() {
        let file = "root = { view = { :class = Label  localizedText = \"key\" } }"
        #expect(check(file, strings: ["key": repeated(Limits.stringBytes)]) == [])
        #expect(check(file, strings: ["key": repeated(3_000_000)]) == ["1:51 NUI504 this text is longer than 64 KiB"])
    }

    /// The first that is one too many is reported, and no further one.
    @Test func fontsAreCounted() {
        func labels(_ count: Int, _ more: String = "") -> String {
            let lines: [String] = (1...count).map { "{ :class = Label  font = { size = \($0) } }\n" }
            return "root = { subviews = [\n\(lines.joined())\(more)] }"
        }
        let again = "{ :class = Label  font = { size = 3 } }\n"
        let run = "{ :class = Label  attributedText = [{ text = \"a\"  size = 777 }] }\n"
        #expect(check(labels(Limits.fonts, again)) == [])
        #expect(check(labels(Limits.fonts + 9)).map { String($0.prefix(14)) } == ["502:26 NUI513 "].map { String($0.prefix(14)) })
        #expect(check(labels(Limits.fonts, run)).map { $0.contains("NUI513") } == [true])
    }
}

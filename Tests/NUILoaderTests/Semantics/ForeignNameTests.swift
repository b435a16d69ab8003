import NUI
import NUILoader
import TatamiViews
import Testing

/// Names that are words of other languages, and numbers that are rounded to nothing.
@Suite struct ForeignNameTests {
    @Test func wordsOfOtherLanguagesAreNames() {
        let loading = Loading(
            """
            const repeat = 8  const gap = 4
            style map = { opacity = 0.5 }  style bold = { hidden = NO }
            root = { view = { :class = LayoutView  :style = [map, bold]  layout = { :class = VerticalLayout
                padding = [repeat, gap, repeat, gap]  layoutItems = [{ view = { :class = View  :style = [map bold] } }] } } }
            """)
        #expect(loading.shown == [])
    }

    @Test func aLoopInAnArrayIsExplained() {
        let found = Loading("root = { layout = { :class = VerticalLayout  layoutItems = [ for x in walks { :class = Label } ] } }").found
        #expect(found.first?.message == "a loop is a clause of the object that repeats")
    }

    @Test(arguments: [("integer", "0"), ("decimals 2", "0.00"), ("percent", "0%"), ("currency EUR", "€0.00"), ("currency JPY", "¥0")])
    func aNumberThatIsRoundedToNothingHasNoSign(format: String, text: String) {
        let loading = Loading("root = { x = \"\\(-0.001 as \(format)) \\(-12 as \(format))\" }")
        let words = (loading.screen.outlets["x"] as? String)?.split(separator: " ") ?? []
        #expect(words.first.map(String.init) == text && words.last?.hasPrefix("-") == true, "\(words)")
    }

    @Test func aCommentBehindAParenthesisGetsNoComma() throws {
        let text = "root = {\n    view = { :class = View  opacity = min(/* c */ 0.5, -(/* d */ 2)) }\n}\n"
        let formatted = try Document(Array(text.utf8), path: "a.nui").formatted()
        #expect(!formatted.contains("/* c */,") && !formatted.contains("/* d */,"), "\(formatted)")
    }

    /// An object may set a property and the one that it depends on any number of times: the last one counts.
    @Test func aPropertyThatIsSetOftenIsCheckedOnce() {
        let often = String(repeating: "cellAlignment = Center ", count: 3_000)
        let found = Loading("root = { layout = { :class = StackLayout  \(often) axis = Horizontal } }").found
        #expect(found.contains { $0.id == "NUI232" })
    }
}

import NUI
import Testing

/// What the NUILoader document shows, put together.
@Suite struct SeedTests {
    static let everything = """
        import "styles.nui"

        const my_font = {
            :class = UIFont
            size = 12
        }
        const width = 10

        style label_style = {
            font = my_font
            textColor = "00FF00"
        }

        state hidden = {
            textView.hidden = YES
            button.title = "Show"
        }

        root = {
            textView = { :class = UIView :id = textView }
            button = { :class = UIButton :id = button :property = button title = "Hide" }
            label1 = {
                :style = label_style
                :class = UILabel
                text = "Label 1"
            }
            label2 = {
                :class = UILabel
                :style = label_style
                text = button.title
            }
            view1 = { :class = ScrollView :id = view1 contentView = { :class = UIView } }
            view1.contentView <= {
                frame = [0, 0, 100, 100]
                backgroundColor = "AA0000"
            }
            view1.contentView.frame = [0, 0, 100, 100]
            view1.contentView.backgroundColor = "AA0000"
            list = ["Object 1" "Object2" "Object 3"]
            number = 5.5
            tag = width
        }
        """

    @Test func theDocumentIsClean() {
        let reader = MemorySourceReader(["/main.nui": Self.everything, "/styles.nui": "const other = 1"])
        #expect(check(Program.load(path: "/main.nui", reader: reader), testSchema) == [])
    }

    /// The one line of the document that is refused: the style it uses is called otherwise where it is defined.
    @Test func theUndefinedStyleOfTheDocumentIsRefused() throws {
        let text = Self.everything.replacing(
            ":style = label_style\n        text = button", with: ":style = my_style\n        text = button")
        let reader = MemorySourceReader(["/main.nui": text, "/styles.nui": ""])
        let found = check(Program.load(path: "/main.nui", reader: reader), testSchema)
        #expect(found.map(\.id) == ["NUI301"])
        #expect(found.first?.message == "there is no style 'my_style'")
    }

    @Test func aConstantMayEndTheFile() {
        let program = Program(text: "const width = 10", path: "a.nui")
        #expect(program.diagnostics == [])
        #expect(program.definitions[.constant, "width"] != nil)
    }
}

import Foundation
import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// The tables of a program's own: what is written of them, and what is checked against that.
@Suite struct OwnSchemaTests {
    private func written(_ schema: NUISchema<SignIn>) throws -> SchemaFile {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try schema.write(to: path)
        return try SchemaFile(path: path, besides: NUISchema().schema)
    }

    @Test func theFileSaysWhatTheTablesSay() throws {
        let file = try written(SignIn.interface)
        #expect(file.root == "SignIn" && file.classes.map(\.name) == ["SignIn", "Sticker"])
        #expect(file.enums.map(\.name) == ["Mood"] && file.enums[0].cases.map(\.name) == ["Happy", "Sad"])
        let root = file.classes[0]
        let sticker = file.classes[1]
        #expect(sticker.properties.map(\.range) == [.count, nil, nil, nil, nil, nil])
        #expect(root.actions.map(\.name) == ["send", "cancel"] && root.actions[0].doc == "Sends the form.")
        #expect(root.isAbstract && root.doc == "The first screen.")
        #expect(
            root.properties.map { "\($0.name): \($0.type.name)" } == ["view: View", "sticker: Sticker", "title: string", "caption: string"])
        #expect(sticker.parent == "View" && sticker.aliases == ["Badge"] && sticker.swiftName == "Sticker")
        #expect(
            sticker.properties.map { "\($0.name): \($0.type.name) = \($0.defaultText ?? "nothing")" } == [
                "count: integer = 3", "mood: Mood = Happy", "moods: array of Mood = []", "font: font = { style = Caption }",
                "note: string = nothing", "tint: color = \"FF8000\"",
            ])
    }

    @Test func aTableThatDoesNotFitIsNotWritten() {
        let label = NUIClass("Label", of: Sticker.self, parent: "Veiw", make: { Sticker() }, [])
        #expect(throws: SchemaFileError.self) { try NUISchema(classes: [label]).write(to: "/nowhere/schema.json") }
        do {
            try NUISchema(classes: [label]).write(to: "/nowhere/schema.json")
        } catch {
            #expect(
                "\(error)"
                    == "/nowhere/schema.json: two classes are called Label\n/nowhere/schema.json: Label has the unknown parent Veiw; did you mean View?"
            )
        }
    }

    private static let files = [
        "root = { view = { :class = Sticker  :property = sticker  count = 2  mood = Sad } }",
        "root = { view = { :class = Sticker  :property = stiker  count = 2.5  mood = Sda  cuont = 1 } }",
        "root = { view = { :class = Stikcer } title = 5 caption = \"x\" titel = \"a\" }",
        "root = { view = { :class = Button  action = { selector = \"sned\" } } }",
        "root = { view = { :class = Button  action = [{ selector = \"cancel:\" } { selector = \"no\" target = root }] } sticker = 5 }",
        "root = { view = { :class = Sticker  :id = s  note = 7  tint = \"red\"  moods = [Happy, Glad] } view.count = \"a\" s.mood = Mad }",
        "state a = { s.count = \"b\"  s.tint = Nothing } root = { view = { :class = Sticker :id = s } sticker = s title = s.note }",
        "root = { view = { :class = Label  font = { size = 10 name = \"Nowhere\" } } sticker = { :class = Badge } sticker.title = 1 }",
        "root = { view = { :class = Label  :property = sticker } }",
        "const few = -1 root = { view = { :class = Sticker  count = few } sticker = { :class = Sticker  count = 9000000 } }",
    ]

    /// The command line, which has only the file, finds what the program finds.
    @Test(arguments: files)
    func checkingByTheFileIsCheckingByTheClasses(text: String) throws {
        let byFile = NUILoader(standingIn: try written(SignIn.interface))
        let byClasses = NUILoader(root: SignIn(), schema: SignIn.interface)
        for loader in [byFile, byClasses] { loader.reader = MemorySourceReader(["/ui/main.nui": text]) }
        let found = byFile.check(file: "/ui/main.nui")
        #expect(found.diagnostics.map(\.line) == byClasses.check(file: "/ui/main.nui").diagnostics.map(\.line))
        #expect(found.diagnostics.isEmpty == (text == Self.files[0]), "\(found.text)")
    }

    @Test func namesOfTheProgramAreSuggested() {
        let loader = NUILoader(root: SignIn(), schema: SignIn.interface)
        loader.reader = MemorySourceReader(["/ui/main.nui": Self.files[1] + "\n", "/ui/b.nui": Self.files[3]])
        #expect(
            loader.check(file: "/ui/main.nui").diagnostics.map { "\($0.line) \($0.hint ?? "")" } == [
                "1:49 NUI203 SignIn has no property 'stiker' did you mean 'sticker'?",
                "1:65 NUI204 'count' takes a whole number, not one with decimals ",
                "1:77 NUI205 'Sda' is not one of Happy, Sad did you mean 'Sad'?",
                "1:82 NUI203 Sticker has no property 'cuont' did you mean 'count'?",
            ])
        #expect(
            loader.check(file: "/ui/b.nui").diagnostics.map { "\($0.line) \($0.fix?.replacement ?? "")" } == [
                "1:58 NUI221 SignIn has no action 'sned' \"send\""
            ])
    }

    // MARK: Actions

    @Test func anActionIsPerformedOnItsTarget() throws {
        let root = SignIn()
        let loader = NUILoader(root: root, schema: SignIn.interface)
        loader.logger = .silent
        try loader.load(
            text: """
                root = {
                    view = { :class = LayoutView  subviews = [
                        { :class = Sticker  :id = one  :property = sticker }
                        { :class = Button  :id = button  action = [
                            { selector = "send" } { selector = "cancel:"  target = root } { selector = "clear"  target = one }
                        ] }
                    ] }
                }
                """)
        let button = try #require(loader.object("button", as: Button.self))
        let sticker = try #require(root.sticker)
        #expect(button.actions.map { loader.perform($0, sender: button) } == [true, true, true])
        #expect(root.log == ["sent", "cancelled by Button"] && sticker.count == 0)
        #expect(!loader.perform(Action("explode")) && !loader.perform(Action("send", target: "nobody")))
        #expect(!loader.perform(Action("send", target: "one")))
        #expect(loader.perform(Action("clear", target: "sticker")))
    }
}

/// The classes of a small program.
final class SignIn {
    var view: View?
    var sticker: Sticker?
    var title: String?
    private(set) var log: [String] = []
    var caption: String {
        get { title?.uppercased() ?? "" }
        set { title = newValue }
    }

    func send() { log.append("sent") }
    func cancel(by sender: View?) { log.append("cancelled by \(sender.map { "\(type(of: $0))" } ?? "nobody")") }

    static var interface: NUISchema<SignIn> {
        NUISchema(
            doc: "The first screen.",
            outlets: [
                .property("view", \.view), .property("sticker", \.sticker), .property("title", \.title, "What it is called."),
                .property("caption", \.caption, "The title in capitals.", isStored: false),
            ],
            actions: [.action("send", SignIn.send, "Sends the form."), .action("cancel") { $0.cancel(by: $1) }],
            classes: [Sticker.nui])
    }
}

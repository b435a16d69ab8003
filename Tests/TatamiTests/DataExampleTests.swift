import DataExamples
import Foundation
import Observation
import Tatami
import TatamiTesting
import Testing

/// The files of `Examples/Data`: pictured, used, and changed while they are shown.
@Suite struct DataExampleTests {
    // MARK: Pictures

    /// A window that shows an example with its JSON.
    private static func window(
        _ example: DataPictures.Example, _ appearance: Theme.Appearance, _ direction: LayoutDirection, scale: Double
    ) throws -> (NUILoader, TestWindow) {
        let loader = try DataPictures.loader(example.name)
        let window = try TestWindow(try #require(loader.shownView), size: example.size, scale: scale, direction: direction)
        window.root.theme.appearance = appearance
        window.root.show(loader)
        window.step()
        return (loader, window)
    }

    @Test(arguments: DataPictures.examples)
    func theyAreDrawnInAllWays(_ example: DataPictures.Example) throws {
        for appearance in Theme.Appearance.allCases {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                for scale in [1.0, 2] {
                    let (_, window) = try Self.window(example, appearance, direction, scale: scale)
                    #expect(window.root.diagnostics.isEmpty)
                    for placed in window.root.placedViews() where placed.visibility == .visible {
                        #expect(placed.frame.x >= 0 && placed.frame.maxX <= example.size.width, "\(placed.path) leaves the window")
                    }
                    let isOfPage = appearance == .light && direction == .leftToRight && scale == 2
                    if isOfPage {
                        try KeptPicture(name: example.picture, size: example.size).expect(
                            window.frame.list, CairoRenderer(PangoTextEngine()))
                    }
                    if appearance == .dark, direction == .rightToLeft, scale == 1 {
                        try window.expectPicture("data-\(example.name)-dark-rtl")
                    }
                }
            }
        }
    }

    @Test func thePageShowsThePictures() throws {
        let page = try String(contentsOf: Guide.pages.appendingPathComponent("data.md"), encoding: .utf8)
        for example in DataPictures.examples { #expect(page.contains("](../pictures/\(example.picture))"), "\(example)") }
    }

    private static func shown(_ name: String) throws -> (NUILoader, TestWindow) {
        try window(try #require(DataPictures.examples.first { $0.name == name }), .light, .leftToRight, scale: 1)
    }

    /// Shows the data of a program.
    private static func window<Program: NUIRecord & Observable & AnyObject>(
        _ name: String, _ program: Program, _ interface: NUISchema<Program>
    ) throws -> TestWindow {
        let loader = try screen("\(name).nui", of: program, interface)
        let window = try TestWindow(
            try #require(loader.shownView), size: try #require(DataPictures.examples.first { $0.name == name }).size)
        window.root.show(loader)
        window.step()
        return window
    }

    /// The texts of all labels, from the first to the last.
    private static func texts(_ window: TestWindow) -> [String] {
        window.root.placedViews().compactMap { $0.visibility == .visible ? ($0.view as? Label)?.text : nil }
            .map { $0.replacing("\u{202F}", with: " ") }
    }

    // MARK: Walks

    @Test func walksAreSearchedAndFiltered() throws {
        let (loader, window) = try Self.shown("walks")
        let titles = ["Round the lake", "Over the ridge", "The old town", "Through the wood"]
        func shown() -> [String] { Self.texts(window).filter(titles.contains) }
        #expect(shown() == titles)
        try window.type("MILL", into: "Search")
        #expect(shown() == ["Round the lake", "The old town"] && loader.held("search") == .string("MILL"))
        try window.tap("Open")
        #expect(shown() == ["Round the lake"])
        try window.tap("Done: Round the lake")
        #expect(shown() == [])
        _ = try window.find("Nothing found")
        try window.tap("Show all")
        #expect(shown() == titles, "the search and the filter are reset")
        #expect((try window.find("Search") as? SearchField)?.text == "")
    }

    @Test func newWalksReplaceTheOldOnes() throws {
        let (loader, window) = try Self.shown("walks")
        let box = try window.find("Done: Over the ridge")
        try window.tap("Done: Over the ridge")
        let json = """
            {"walks": [
                {"id": "hill", "title": "Up the hill", "place": "Oakley", "length": 5, "level": "Medium"},
                {"id": "ridge", "title": "Along the ridge", "place": "Upper Dale", "length": 15, "level": "Steep"}
            ]}
            """
        let live = try #require(loader.liveModel)
        live.replaceData(try #require(DataReader(live.model).read(Array(json.utf8)).data))
        window.step()
        #expect(Self.texts(window).contains("Along the ridge") && Self.texts(window).contains("Up the hill"))
        #expect(!Self.texts(window).contains("The old town"))
        #expect(
            try window.find("Done: Along the ridge") === box && (box as? CheckBox)?.checked == true, "the row is kept, and what it holds")
    }

    // MARK: Chat

    @Test func theProgramAppendsMessagesAndEmptiesTheField() throws {
        let chat = Chat(with: "Grace Hopper", now: { Date(timeIntervalSince1970: 36_000) })
        let window = try Self.window("chat", chat, Chat.interface)
        _ = try window.find("Say hello to Grace Hopper")
        #expect(throws: TestFailure.self, "There is nothing to send.") { try window.tap("Send") }
        try window.type("Hello!", into: "Message")
        #expect(chat.draft == "Hello!")
        window.key(.enter)
        window.step()
        #expect(chat.messages.map(\.text) == ["Hello!"] && chat.draft.isEmpty)
        let field = try #require(window.find("Message") as? TextField)
        #expect(field.text.isEmpty && window.root.focusedView === field, "the field is empty and keeps the focus")
        try window.type("Are you there?")
        try window.tap("Send")
        window.step()
        #expect(field.text.isEmpty)
        #expect(Self.texts(window) == ["Grace Hopper", "2 messages", "Hello!", "10:00 AM", "Are you there?", "10:00 AM"])
        chat.writes = true
        window.step()
        _ = try window.find("writes a message")
    }

    @Test func theEndOfTheChatStaysInSightForThoseWhoSeeIt() throws {
        let chat = Chat(with: "Grace Hopper")
        let window = try Self.window("chat", chat, Chat.interface)
        for number in 1...20 {
            chat.receive("Number \(number)")
            window.step()
        }
        try window.settle()
        let history = try #require(chat.history)
        let place = window.root.absoluteFrame(of: history)
        func sees(_ text: String) -> Bool {
            (try? window.frame(of: .label(text))).map { $0.y >= place.y && $0.maxY <= place.maxY } ?? false
        }
        #expect(sees("Number 20") && !sees("Number 1"))
        try window.scroll(.view(history), by: Point(0, -300))
        try window.settle()
        let before = history.contentOffset
        #expect(!sees("Number 20") && before.y > 0)
        chat.receive("Number 21")
        try window.settle()
        #expect(history.contentOffset == before, "who reads older messages goes on reading")
        try window.type("Mine", into: "Message")
        window.key(.enter)
        try window.settle()
        #expect(sees("Mine"), "who writes sees what is written")
    }

    // MARK: Shop

    private static var shop: Shop {
        Shop([Article("map", "Map", "Paper", price: 12.9), Article("flask", "Flask", "Steel", price: 29.5)])
    }

    @Test func theProgramComputesTheTotalInEachCurrency() throws {
        let shop = Self.shop
        let window = try Self.window("shop", shop, Shop.interface)
        // 12.90 + 29.50 and 4.90 for postage; 47.30 * 0.19 / 1.19 = 7.552...
        #expect(Self.texts(window).suffix(6) == ["Postage", "€4.90", "VAT included", "€7.55", "Total", "€47.30"])
        _ = try window.find("Pay €47.30")
        let stepper = try #require(window.find("Quantity of Flask") as? Stepper)
        for _ in 1...2 { #expect(window.root.perform(.increment, on: stepper)) }
        window.step()
        #expect(shop.articles[1].quantity == 3 && shop.postage == 0)
        // 12.90 + 3 * 29.50, without postage from 100 on.
        #expect(Self.texts(window).last == "€101.40" && Self.texts(window).contains("€88.50"))
        shop.currency = "JPY"
        window.step()
        // 101.40 * 162.4 = 16467.36
        #expect(Self.texts(window).last == "¥16,467")
        #expect((try window.find("Currency") as? ComboBox)?.value == "JPY")
        shop.articles[1].quantity = 1
        window.step()
        #expect(stepper.value == 1)
    }

    @Test func articlesAreRemovedAndPutBack() throws {
        let shop = Self.shop
        let window = try Self.window("shop", shop, Shop.interface)
        let stepper = try window.find("Quantity of Flask")
        try window.tap("Remove Map")
        window.step()
        #expect(shop.articles.map(\.id) == ["flask"] && !Self.texts(window).contains("Map"))
        #expect(try window.find("Quantity of Flask") === stepper)
        try window.tap("Put back")
        window.step()
        #expect(Self.texts(window).filter(["Map", "Flask"].contains) == ["Map", "Flask"])
        try window.tap("Pay €47.30")
        window.step()
        _ = try window.find("Thank you for your order.")
        #expect(throws: TestFailure.self) { try window.tap("Pay") }
    }

    // MARK: People

    private static func people() throws -> DataExamples.People {
        let day = try #require(CalendarDate(year: 2026, month: 3, day: 1))
        return DataExamples.People(
            [
                DataExamples.Person(1, "Ada Lovelace", age: 36, mail: "ada@example.org", joined: day),
                DataExamples.Person(2, "Grace Hopper", age: 45, joined: day),
            ],
            today: day)
    }

    @Test func whatTheProgramRefusesIsSaidAtTheField() throws {
        let program = try Self.people()
        let window = try Self.window("people", program, DataExamples.People.interface)
        func field(_ index: Int) throws -> TextField { try #require(window.find(.role(.textField, index)) as? TextField) }
        func write(_ text: String, into index: Int) throws {
            try window.tap(.view(field(index)))
            window.key(.character("a"), .control)
            window.key(.backspace)
            if !text.isEmpty { try window.type(text) }
            window.step()
        }
        try write("Augusta Ada", into: 0)
        #expect(program.people[0].name == "Augusta Ada")
        try write("", into: 0)
        #expect(program.people[0].name == "Augusta Ada")
        #expect(try field(0).errorMessage == "A name is needed" && field(0).text == "")
        try write("200", into: 1)
        #expect(try field(1).errorMessage == "0 to 130" && program.people[0].age == 36)
        try write("old", into: 1)
        #expect(try field(1).errorMessage == "'old' is not a whole number")
        try write("", into: 1)
        #expect(try field(1).errorMessage == "Please write a whole number" && program.people[0].age == 36)
        try write("37", into: 1)
        #expect(try field(1).errorMessage == nil && program.people[0].age == 37)
        try write("ada", into: 2)
        #expect(try field(2).errorMessage == "An @ is missing")
        try write("", into: 2)
        #expect(try field(2).errorMessage == nil && program.people[0].mail == nil)
        program.people[0].name = "Ada"
        window.step()
        #expect(try field(0).text == "Ada" && field(0).errorMessage == nil, "the program wins")
    }

    @Test func peopleAreChosenAddedAndRemoved() throws {
        let program = try Self.people()
        let window = try Self.window("people", program, DataExamples.People.interface)
        _ = try window.find("2 people")
        try window.tap("Show Grace Hopper")
        window.step()
        _ = try window.find("45 years, no address, here since March 1, 2026")
        program.people[1].age = 46
        window.step()
        _ = try window.find("46 years, no address, here since March 1, 2026")
        try window.tap("Add")
        window.step()
        #expect(program.people.count == 3 && program.chosen == 3)
        let last = try #require(window.find(.role(.textField, 6)) as? TextField)
        #expect(last.text == "New person")
        program.people.swapAt(0, 2)
        window.step()
        #expect(try window.find(.role(.textField, 0)) === last, "a row keeps its views where it moves")
        try window.tap("Remove New person")
        window.step()
        #expect(program.people.map(\.id) == [2, 1])
        _ = try window.find("2 people")
        program.people = []
        window.step()
        _ = try window.find("Nobody yet")
    }

    // MARK: Files

    @Test func foldersOpenAndCloseAndKeepTheirState() throws {
        let (loader, window) = try Self.shown("files")
        func titles() -> [String] { window.root.placedViews().compactMap { ($0.view as? Button)?.title }.filter { !$0.isEmpty } }
        #expect(titles() == ["Walks", "Pictures", "lake.jpg", "ridge.jpg", "list.json", "Mail", "notes.txt"])
        try window.tap("Open Mail")
        window.step()
        #expect(titles().suffix(3) == ["Mail", "inbox", "notes.txt"])
        try window.tap("Close Pictures")
        window.step()
        try window.tap("Close Walks")
        window.step()
        #expect(titles() == ["Walks", "Mail", "inbox", "notes.txt"])
        try window.tap("Open Walks")
        window.step()
        #expect(titles() == ["Walks", "Pictures", "list.json", "Mail", "inbox", "notes.txt"], "a folder in a closed one stays closed")
        let json = """
            {"used": 0, "quota": 0, "chosen": "", "files": [
                {"id": "mail", "title": "Post", "size": 9, "children": [
                    {"id": "new", "title": "new", "size": 4, "children": []}, {"id": "inbox", "title": "inbox", "size": 5, "children": []}
                ]}
            ]}
            """
        let live = try #require(loader.liveModel)
        live.replaceData(try #require(DataReader(live.model).read(Array(json.utf8)).data))
        window.step()
        #expect(titles() == ["Post", "new", "inbox"], "the folder is open as it was")
        #expect(Self.texts(window) == ["Files", "9 bytes", "4 bytes", "5 bytes", ""], "no part of no room can be told")
    }
}

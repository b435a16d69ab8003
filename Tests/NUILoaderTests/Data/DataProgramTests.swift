import NUIData
import NUILoader
import Observation
import TatamiControls
import TatamiTesting
import TatamiViews
import Testing

/// Files that show the objects of a program.
@Suite struct DataProgramTests {
    @Test func rowsKeepTheirViewsWhileTheListChanges() throws {
        let app = Trips((0..<4).map { Trip("\($0)") })
        let (loader, window) = try Self.shown(app)
        let before = Self.labels(loader)
        #expect(before.map(\.text) == ["0", "1", "2", "3", "4 trips"])
        app.trips.insert(Trip("new"), at: 1)
        app.trips.swapAt(0, 4)
        #expect(loader.hasChanges)
        window.step()
        let after = Self.labels(loader)
        #expect(after.map(\.text) == ["3", "new", "1", "2", "0", "5 trips"])
        #expect(after[0] === before[3] && after[2] === before[1] && after[4] === before[0])
        #expect(!loader.hasChanges)
    }

    @Test func oneFieldOfOneOfManyRowsIsOnePropertyWritten() throws {
        let app = Trips((0..<200).map { Trip("\($0)") })
        let (loader, window) = try Self.shown(app)
        window.step()
        app.trips[120].title = "Elsewhere"
        window.step()
        #expect(window.frame.work(in: .update) == 1)
        #expect(Self.labels(loader)[120].text == "Elsewhere")
        window.step()
        #expect(window.frame.work(in: .update) == 0)
    }

    @Test func actionsHandRowsToMethodsAndWriteFields() throws {
        let app = Trips([Trip("a"), Trip("b")])
        let (loader, window) = try Self.shown(app)
        window.root.onAction = { loader.perform($0, sender: $1) }
        try window.tap(.label("Open b"))
        #expect(app.opened === app.trips[1])
        try window.tap(.label("Do b"))
        #expect(app.trips.map(\.done) == [false, true])
    }

    @Test func refusedValuesStayAndAreTold() throws {
        let app = Trips([Trip("a")])
        let (loader, window) = try Self.shown(app)
        let field = try #require(Self.views(loader).first { $0 is TextField } as? TextField)
        try window.tap(.view(field))
        window.key(.backspace)
        window.step()
        #expect(app.trips[0].title == "a" && field.text == "")
        #expect(Self.labels(loader).contains { $0.text == "A trip needs a title" })
        try window.type("Lake")
        #expect(app.trips[0].title == "Lake")
        #expect(!Self.labels(loader).contains { $0.text == "A trip needs a title" })
    }

    @Test func aTableThatLacksAFieldIsRefused() {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .model(Trips([]))
        let error = #expect(throws: NUILoadError.self) {
            try loader.load(text: ":model = { total = Number }\nroot = { view = { :class = Label  text <- \"\\(total)\" } }")
        }
        #expect(error?.diagnostics.map(\.id) == ["NUI708"])
    }

    @Test func nothingOfAReplacedFileIsLeft() throws {
        let app = Trips([Trip("a")])
        weak var model: LiveModel?
        weak var label: Label?
        do {
            let (loader, _) = try Self.shown(app)
            (model, label) = (loader.liveModel, Self.labels(loader).first)
            #expect(model != nil && label != nil)
            try loader.load(text: "root = { view = { :class = Label  text = \"A\" } }")
            #expect(model == nil)
        }
        #expect(label == nil)
    }

    // MARK: The file

    private static func shown(_ app: Trips) throws -> (NUILoader, TestWindow) {
        let loader = NUILoader(
            root: app, outlets: [.property("view", \.view)], actions: [.action("open", taking: Trip.self, Trips.open)])
        loader.logger = .silent
        loader.data = .model(app)
        try loader.load(
            text: """
                type Trip = { :key id  id = String  title <-> String  done <-> Bool }
                :model = { trips = [Trip] }
                root = { view = { :class = ScrollView  contentView = { :class = LayoutView  layout = {
                    :class = VerticalLayout
                    layoutItems = [
                        { :for trip in trips  :class = Label  text <- trip.title }
                        { :class = Label  text <- "\\(count(trips)) trips" }
                        { :for trip in trips  :content = [
                            { :if count(trips) < 3  :class = TextField  text <-> trip.title }
                            { :if let reason = fault(trip.title)  :class = Label  text <- reason }
                            { :if count(trips) < 3  :class = Button  title <- "Open \\(trip.title)"  action = { selector = "open"  with <- trip } }
                            { :if count(trips) < 3  :class = Button  title <- "Do \\(trip.title)"  action = { write = { trip.done <- YES } } }
                        ] }
                    ]
                } } } }
                """, name: "trips.nui")
        let window = try TestWindow(try #require(loader.shownView))
        window.root.add(loader)
        return (loader, window)
    }

    private static func views(_ loader: NUILoader) -> [View] {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        return loader.shownView.map(all) ?? []
    }

    private static func labels(_ loader: NUILoader) -> [Label] { views(loader).compactMap { $0 as? Label } }
}

@Observable private final class Trip: NUIRecord {
    let id: String
    var title: String
    var done = false

    init(_ id: String) { (self.id, title) = (id, id) }

    static var nuiRecord: NUIRecordTable<Trip> {
        .init(
            "Trip", key: \.id,
            [
                .reading("id", \.id), .editing("done", \.done),
                .editing("title", \.title, check: { $0.isEmpty ? "A trip needs a title" : nil }),
            ])
    }
}

@Observable private final class Trips: NUIRecord {
    var trips: [Trip]
    var opened: Trip?
    @ObservationIgnored var view: View?

    init(_ trips: [Trip]) { self.trips = trips }

    func open(_ trip: Trip) { opened = trip }

    static var nuiRecord: NUIRecordTable<Trips> { .init("Trips", [.list("trips", \.trips)]) }
}

import NUI
import NUIData
import NUILoader
import Observation
import TatamiViews
import Testing

/// The loader tells the model which fields the file uses; others are not read.
@Suite struct UsedFieldTests {
    private static let file = """
        type Stop = { :key id  id = String  title <-> String  height = Number }
        :model = { stops = [Stop]  total = Number  best = Number }
        style tall = { text <- "\\(best)" }
        template card = { :class = Label  :params { words = "" }  text = words }
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { :for stop in stops  :template = card  words <- stop.title }
        ] } } }
        """

    private func uses(_ text: String) -> [String: Set<String>] {
        Resolver(Program(text: text, path: "a.nui"), NUISchema().schema).usedFields
    }

    @Test func pathsSayWhatIsUsed() {
        #expect(uses(Self.file) == [":model": ["stops", "best"], "Stop": ["title"]])
        #expect(
            uses(
                """
                type Row = { id = String  a <-> Number  b = Number  c = Number  d = Bool  e = String }
                :model = { rows = [Row]  n = Integer  m <-> 0  note = String }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { :for row in rows  :where row.d  :key id  :content = [
                        { :class = Label  text <- "\\(row.b as decimals n)" }
                        { :class = Button  action = { write = { row.a <- row.c } } }
                    ] }
                ] } } }
                """) == [":model": ["rows", "n"], "Row": ["id", "a", "b", "c", "d"]])
        #expect(uses("root = { view = { :class = Label } }") == [:])
    }

    @Test func whatNobodyReadsIsNotRead() throws {
        let tour = Tour([Stop("a", "A"), Stop("b", "B")])
        let loader = NUILoader(root: Screen())
        try loader.load(text: Self.file, model: tour)
        #expect(tour.totals == 0 && tour.stops.map(\.heights) == [0, 0])
        tour.stops.append(Stop("c", "C"))
        tour.stops[0].title = "Lake"
        tour.stops[1].height = 3
        loader.update()
        #expect(tour.totals == 0 && tour.stops.map(\.heights) == [0, 0, 0])
        // The reading is counted where a file uses the field.
        try loader.load(text: Self.file.replacing("words <- stop.title", with: "words <- \"\\(stop.height), \\(total)\""), model: tour)
        #expect(tour.totals > 0 && tour.stops.allSatisfy { $0.heights > 0 })
    }
}

extension NUILoader {
    fileprivate func load(text: String, model: Tour) throws {
        data = .model(model)
        logger = .silent
        try load(text: text)
    }
}

@Observable private final class Stop: NUIRecord {
    let id: String
    var title: String
    /// How often the height was read.
    @ObservationIgnored var heights = 0
    private var stored = 1.0

    init(_ id: String, _ title: String) { (self.id, self.title) = (id, title) }

    var height: Double {
        get {
            heights += 1
            return stored
        }
        set { stored = newValue }
    }

    static var nuiRecord: NUIRecordTable<Stop> {
        .init("Stop", key: \.id, [.reading("id", \.id), .editing("title", \.title), .reading("height", \.height)])
    }
}

@Observable private final class Tour: NUIRecord {
    var stops: [Stop]
    /// How often the total was read.
    @ObservationIgnored var totals = 0

    init(_ stops: [Stop]) { self.stops = stops }

    var total: Double {
        totals += 1
        return Double(stops.count)
    }
    var best: Double { 1 }

    static var nuiRecord: NUIRecordTable<Tour> {
        .init("Tour", [.list("stops", \.stops), .reading("total", \.total), .reading("best", \.best)])
    }
}

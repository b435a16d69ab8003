import NUI
import NUIData
import TatamiData
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import NUILoader
@testable import TatamiCollectionViews

/// Sections of collections in files (collections: rules 3 and 37).
@Suite struct SectionFileTests {
    private final class Screen {
        let loader = NUILoader(root: TatamiViews.Screen())
        let window: TestWindow
        let list: CollectionView

        init(_ contents: String, json: String, width: Double = 300) throws {
            loader.logger = .silent
            loader.data = .json(Array(json.utf8), name: "data.json")
            let text = """
                type Walk = { :key id  id = String  title <-> String }
                type Month = { :key id  id = String  name <-> String  walks <-> [Walk] }
                :model = { months <-> [Month] }
                root = { view = { :class = CollectionView  :id = list  \(contents) } }
                """
            let warnings = try loader.load(text: text, name: "sections.nui")
            #expect(warnings.isEmpty, "\(warnings.map(\.message))")
            list = try #require(loader.object("list", as: CollectionView.self))
            window = try TestWindow(try #require(loader.shownView), size: Size(width, 200))
            window.root.add(loader)
            window.step()
        }

        /// The texts of the labels in sight with their places, from top to bottom.
        var seen: [String] {
            let labels = Self.all(list).compactMap { $0 as? Label }.map { ($0.text, window.root.absoluteFrame(of: $0)) }
            return labels.filter { $0.1.maxY > 0 && $0.1.y < 200 }.sorted { ($0.1.y, $0.0) < ($1.1.y, $1.0) }
                .map { "\($0.0) \(Int($0.1.x)) \(Int($0.1.y.rounded()))" }
        }
        var texts: [String] { seen.map { String($0.split(separator: " ")[0]) } }

        static func all(_ view: View) -> [View] { view.subviews.flatMap { [$0] + all($0) } }
    }

    /// A view of 20 points around a label.
    private static func line(_ text: String) -> String {
        ":class = LayoutView  layout = { :class = OverlayLayout  layoutItems = [{ fixedHeight = 20  horizontalStretch = 1  view = { :class = Label  \(text) } }] }"
    }

    private static let sections = """
        sections = [{
            :for month in months  insets = [4, 12, 6, 12]  pinsHeader = YES  headerLength = 30  footerLength = 20
            header = { :class = Label  text <- month.name }
            footer = { :class = Label  text <- "\\(count(month.walks))" }
            items = [{ :for walk in month.walks  \(line("text <- walk.title")) }]
        }]
        """

    private static func month(_ name: String, _ walks: Range<Int>) -> String {
        let rows = walks.map { #"{"id": "\#(name)\#($0)", "title": "\#(name)\#($0)"}"# }
        return #"{"id": "\#(name)", "name": "\#(name)", "walks": [\#(rows.joined(separator: ","))]}"#
    }

    private static func json(_ months: String...) -> String { #"{"months": [\#(months.joined(separator: ","))]}"# }

    @Test func headersItemsAndFootersHaveTheirPlaces() throws {
        let screen = try Screen(Self.sections, json: Self.json(Self.month("a", 0..<2), Self.month("b", 0..<1)))
        // The header 30, insets 4 and 6 around items of 20, the footer 20.
        #expect(screen.seen == ["a 0 0", "a0 12 34", "a1 12 54", "2 0 80", "b 0 100", "b0 12 134", "1 0 160"])
    }

    /// Headers and footers that are as long as their views want to be, pinned and not.
    @Test(arguments: ["", "pinsHeader = YES  pinsFooter = YES"])
    func headersAreMeasured(pins: String) throws {
        func part(_ id: String, _ height: Int) -> String {
            "{ :class = LayoutView  layout = { :class = OverlayLayout  layoutItems = [{ :id = \(id)  fixedHeight = \(height)  view = { :class = Label  text = \"\(id)\" } }] } }"
        }
        let items = "items = [{ \(Self.line("text = \"x\"")) } { \(Self.line("text = \"y\"")) }]"
        let screen = try Screen(
            """
            sections = [
                { fitsHeader = YES  fitsFooter = YES  \(pins)  header = \(part("h", 50))  footer = \(part("f", 10))  \(items) }
                { fitsHeader = YES  headerLength = 90  header = \(part("g", 24))  \(items) }
            ]
            """, json: Self.json())
        #expect(screen.seen == ["h 145 0", "x 0 50", "y 0 70", "f 147 90", "g 145 100", "x 0 124", "y 0 144"])
        // What is in it may change.
        try #require(screen.loader.object("h", as: LayoutItem.self)).fixedHeight = 70
        screen.window.step()
        screen.window.step()
        #expect(screen.seen == ["h 145 0", "x 0 70", "y 0 90", "f 147 110", "g 145 120", "x 0 144", "y 0 164"])
        #expect(screen.list.contentExtent.height == 184)
        // Nothing is measured again while nothing changes.
        let measured = screen.list.counters.measured
        screen.window.wait(1)
        #expect(screen.list.counters.measured == measured)
    }

    /// Widths with a part of a pixel, and headers without a length, are measured once.
    @Test(arguments: [250.5, 250.25, 250])
    func headersOfAnyWidthSettle(width: Double) throws {
        let items = "items = [{ \(Self.line("text = \"x\"")) }]"
        let screen = try Screen(
            """
            sections = [
                { fitsHeader = YES  headerLength = 0  header = { :class = View }  \(items) }
                { fitsHeader = YES  fitsFooter = YES  header = { :class = Label  text = "a" }  footer = { :class = Label  text = "b" }  \(items) }
            ]
            """, json: Self.json(), width: width)
        try screen.window.settle()
        let measured = screen.list.counters.measured
        screen.window.wait(0.5)
        #expect(screen.list.counters.measured == measured && screen.texts == ["x", "a", "x", "b"], "\(screen.seen)")
    }

    @Test func itemsAreMadeWhenTheyAreSeenAndHeadersStay() throws {
        let screen = try Screen(Self.sections, json: Self.json(Self.month("a", 0..<2_000), Self.month("b", 0..<2_000)))
        #expect(Screen.all(screen.list).count { $0 is Label } < 40)
        screen.list.contentOffset = Point(0, 1_000)
        screen.window.step()
        #expect(screen.seen.contains("a 0 0"))
        let first = try #require(screen.texts.first { $0 != "a" }.flatMap { Int($0.dropFirst()) })
        #expect(first > 15 && first < 60)
        #expect(Screen.all(screen.list).count { $0 is Label } < 60)
    }

    @Test func changesOfTheDataAreUpdates() throws {
        let screen = try Screen(Self.sections, json: Self.json(Self.month("a", 0..<2), Self.month("b", 0..<1)))
        let updates = screen.list.counters.updates
        let new = Self.json(Self.month("a", 1..<3), Self.month("c", 0..<1), Self.month("b", 0..<1))
        try screen.loader.replaceData(.json(Array(new.utf8), name: "new.json"))
        screen.window.step()
        try screen.window.settle()
        #expect(screen.texts == ["a", "a1", "a2", "2", "c", "c0", "1", "b"])
        #expect(screen.list.counters.updates > updates && screen.list.sections.count == 3)
        guard case .rows(let months)? = screen.loader.liveModel?.root.value(of: "months") else { return #expect(Bool(false)) }
        _ = months.rows[0].write(.string("A"), to: "name")
        screen.window.step()
        #expect(screen.texts.first == "A")
    }

    @Test func sectionsInAGridAndWithoutData() throws {
        let label = { (text: String) in "{ \(Self.line("text = \"\(text)\"")) }" }
        let screen = try Screen(
            "layout = Grid  columns = 2  sections = [{ header = \(label("h"))  items = [\(label("x")) \(label("y"))] } { hidesWhenEmpty = YES  header = \(label("g")) } { items = [\(label("z"))] }]",
            json: Self.json())
        #expect(screen.texts == ["h", "x", "y", "z"])
        #expect(screen.seen.filter { $0.hasPrefix("y") } == ["y 150 36"])
        #expect(screen.list.sections.map { $0.header == nil } == [false, false, true])
    }

    /// What an item shows may change while it is in sight: what comes then lives on.
    @Test func anItemWithOtherObjectsThanBeforeFollowsItsData() throws {
        let screen = try Screen(
            """
            items = [{ :for month in months  :content = [
                { :if count(month.walks) > 1  :class = Label  text = "many" }
                { :class = Label  text <- month.name }
            ] }]
            """, json: Self.json(Self.month("a", 0..<1)))
        #expect(screen.texts == ["a"])
        try screen.loader.replaceData(.json(Array(Self.json(Self.month("a", 0..<2)).utf8), name: "new.json"))
        screen.window.step()
        try screen.window.settle()
        #expect(screen.texts == ["many", "a"])
        guard case .rows(let months)? = screen.loader.liveModel?.root.value(of: "months") else { return #expect(Bool(false)) }
        _ = months.rows[0].write(.string("A"), to: "name")
        screen.window.step()
        #expect(screen.texts == ["many", "A"])
    }
}

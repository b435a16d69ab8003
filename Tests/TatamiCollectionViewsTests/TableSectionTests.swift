import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiCollectionViews
@testable import TatamiViews

/// Rows of a table in sections, with headers between them.
@Suite struct TableSectionTests {
    /// 3 sections of 10 people, below a header of the table of 36 points.
    private func people() throws -> People {
        let people = try People(10)
        people.source.edit(.none) { content in
            for section in ["Guests", "Staff"] {
                content.append([section])
                let start = section == "Guests" ? 100 : 200
                content.append(Array(start..<start + 10), to: section)
            }
        }
        people.table.registerHeaders(length: 30) {
            Label()
        } configure: { (label: Label, section: String) in
            label.text = section
        }
        people.window.step()
        return people
    }

    private func header(_ text: String, _ people: People) -> Rect? {
        let labels = people.table.rows.subviews.flatMap(\.subviews).compactMap { $0 as? Label }
        return labels.first { $0.text == text }.map { people.frame($0) }
    }

    @Test func headersStandBetweenTheRows() throws {
        let people = try people()
        #expect(header("People", people) == Rect(0, 36, 400, 30))
        #expect(people.frame(try people.row(0)) == Rect(0, 66, 400, 36))
        // The first section is 30 + 10 x 36 = 390 long; scrolled by 200, its header is pinned.
        people.table.rows.contentOffset.y = 200
        people.window.step()
        #expect(header("People", people)?.y == 36 && header("Guests", people)?.y == 36 + 390 - 200)
        #expect(people.frame(try people.row(100)).y == 36 + 390 + 30 - 200)
        // The next one pushes it away.
        people.table.rows.contentOffset.y = 375
        people.window.step()
        #expect(header("People", people)?.y == 36 - 15 && header("Guests", people)?.y == 36 + 15)
        // Columns are where they were.
        #expect(try people.columns()["age"] == 200...280)
    }

    /// Columns of 900 points in 400: the header of a section stays in sight while they scroll sideways.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func headersStayWhileColumnsScroll(direction: LayoutDirection) throws {
        let columns = ["a", "b", "c"].map { TableColumn($0, title: $0, width: .fixed(300)) }
        let people = try People(30, columns: columns, direction: direction)
        people.table.registerHeaders(length: 30) {
            Label()
        } configure: { (label: Label, section: String) in
            label.text = section
        }
        people.window.step()
        for (across, down) in [(0.0, 0.0), (200, 0), (200, 100), (500, 100), (60, 0)] {
            people.table.rows.readingDistance = Point(across, down)
            people.window.step()
            #expect(header("People", people) == Rect(0, 36, 400, 30), "\(across), \(down)")
        }
        people.table.rows.scroll(toDistance: 400, along: .horizontal, .curve(.linear, duration: 0.2))
        for _ in 0..<5 {
            people.window.step()
            let label = try #require(people.table.rows.subviews.flatMap(\.subviews).first { ($0 as? Label)?.text == "People" })
            #expect(abs(people.window.root.presentedFrame(of: label).x) < 0.01)
        }
        try people.window.settle()
        people.window.resize(Size(350, 300))
        people.window.step()
        #expect(header("People", people) == Rect(0, 36, 350, 30))
    }

    @Test func keysGoFromSectionToSection() throws {
        let people = try people()
        people.window.key(.tab)
        people.window.key(.tab)
        if people.table.rows.focusedCell == nil { people.table.rows.focus(try #require(people.source.key(of: 0))) }
        people.window.key(.end)
        try people.window.settle()
        #expect(people.table.rows.focusedCell?.item == people.source.key(of: 209))
        people.window.key(.home)
        for _ in 0..<10 { people.window.key(.down) }
        try people.window.settle()
        #expect(people.table.rows.focusedCell?.item == people.source.key(of: 100))
        #expect(people.table.rows.position(of: try #require(people.source.key(of: 100))) == AccessibilityPosition(11, of: 30))
    }

    @Test func sectionsAreObjectsAsWell() throws {
        let table = Table()
        table.columns = [TableColumn("name", title: "Name")]
        func section(_ title: String, _ names: [String]) -> TableSection {
            let section = TableSection()
            section.header = Label(title)
            section.headerLength = 30
            section.givenRows = names.map { name in
                let row = TableCells()
                row.cells = [Label(name)]
                return row
            }
            return section
        }
        let (a, b) = (section("A", ["Ada", "Amy"]), section("B", ["Ben"]))
        table.sections = [a, b]
        let window = try TestWindow(table, size: Size(300, 300))
        window.step()
        func texts() -> [String] {
            var found: [(Double, String)] = []
            var pending: [View] = [table.rows]
            while let next = pending.popLast() {
                if let label = next as? Label { found.append((window.root.absoluteFrame(of: label).y, label.text)) }
                pending += next.subviews
            }
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
        #expect(texts() == ["A", "Ada", "Amy", "B", "Ben"])
        table.sections = [b, a]
        try window.settle()
        #expect(texts() == ["B", "Ben", "A", "Ada", "Amy"])
        b.givenRows = []
        b.hidesWhenEmpty = true
        try window.settle()
        #expect(texts() == ["A", "Ada", "Amy"])
        table.givenRows = a.givenRows
        try window.settle()
        #expect(texts() == ["Ada", "Amy"] && table.sections.isEmpty)
    }
}

import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// What a test writes to find something, and what it is told where there is nothing.
@Suite struct FinderTests {
    @Test func labelsMayBePutTogether() throws {
        var starred: [String] = []
        let names = ["Ada", "Grace"]
        let window = try TestWindow(
            LayoutView { VStack { for name in names { Button("Star \(name)") { starred.append(name) } } } }, size: Size(200, 200))
        for name in names { try window.tap("Star \(name)") }
        #expect(starred == names)
    }

    private func failure(_ finder: Finder, _ labels: [String]) throws -> String {
        let window = try TestWindow(
            LayoutView { VStack { for label in labels { Label(label).id("id-\(label.prefix(8))") } } }, size: Size(400, 800))
        let failure = #expect(throws: TestFailure.self) { try window.find(finder) }
        return failure?.description ?? ""
    }

    @Test func aFewCandidatesAreToldTheNearestFirst() throws {
        let labels = (1...20).map { "Row \($0)" } + ["Save all", "Save all"]
        #expect(
            try failure("Save", labels)
                == "\"Save\" was not found. Candidates: \"Save all\", \"Row 1\", \"Row 2\", \"Row 3\", \"Row 4\", \"Row 5\", \"Row 6\", \"Row 7\", and 13 more."
        )
        #expect(try failure("Cancel", [String(repeating: "long ", count: 50)]).count < 100)
    }

    @Test func candidatesAreOfTheKindThatIsLookedFor() throws {
        #expect(try failure(.id("id-b"), ["a", "bc"]) == "the id 'id-b' was not found. Candidates: 'id-bc', 'id-a'.")
        #expect(try failure(.role(.button), ["a"]) == "a button was not found. Candidates: group, text.")
        #expect(try failure("x", []) == "\"x\" was not found. No text is shown.")
    }
}

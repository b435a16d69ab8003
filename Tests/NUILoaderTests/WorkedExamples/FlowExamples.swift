import TatamiGeometry
import TatamiViews
import Testing

/// nui.md 2.4, written in NUI.
@Suite struct FlowExamples {
    private func flow(_ settings: String, _ items: String) -> Loading {
        Loading(page("{ :class = NUIFlowLayout \(settings) layoutItems = [\(items)] }"))
    }

    private func expect(
        _ loading: Loading, _ width: Double, _ height: Double, _ frames: KeyValuePairs<String, Rect>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(loading.shown == [], sourceLocation: sourceLocation)
        _ = loading.laidOut(width, height)
        for (id, frame) in frames {
            #expect(try loading.frame(id) == frame, "\(id)", sourceLocation: sourceLocation)
        }
    }

    @Test func flow1() throws {
        try expect(
            flow(
                "",
                """
                { view = { :class = Pref :id = a size = [100 40] } } { view = { :class = Pref :id = b size = [120 30] } }
                { view = { :class = Pref :id = c size = [90 50] } verticalAlignment = Top }
                { view = { :class = Pref :id = d size = [310 20] } }
                { view = { :class = Pref :id = e size = [50 10] } verticalAlignment = Stretch }
                """), 300, 400,
            [
                "a": Rect(0, 0, 100, 40), "b": Rect(100, 5, 120, 30), "c": Rect(0, 40, 90, 50), "d": Rect(0, 90, 310, 20),
                "e": Rect(0, 110, 50, 10),
            ])
    }

    /// The rectangle of the document is the content of a flow with a padding of 10.
    @Test func flow2() throws {
        let loading = flow(
            "padding = 10",
            """
            { view = { :class = UIView :id = a } fixedSize = [100 20] margin = 5 }
            { view = { :class = UIView :id = b } fixedSize = [100 40] verticalAlignment = Bottom }
            { view = { :class = UIView :id = c } fixedSize = [100 20] visibility = Collapsed }
            { view = { :class = UIView :id = d } fixedSize = [90 20] }
            """)
        try expect(loading, 320, 120, ["a": Rect(15, 20, 100, 20), "b": Rect(120, 10, 100, 40), "d": Rect(220, 20, 90, 20)])
        let placed = try #require(loading.root).placedViews()
        #expect(placed[3].visibility == .collapsed && placed[3].frame == Rect(220, 30, 0, 0))
    }

    /// The document's text squeezes into the rest of the line; here it moves to the next one.
    @Test func flow3() throws {
        try expect(
            flow("", "{ view = { :class = Pref :id = a size = [250 20] } } { view = { :class = Wrap :id = b natural = 120 } }"),
            300, 400, ["a": Rect(0, 0, 250, 20), "b": Rect(0, 20, 120, 20)])
    }

    /// The page is the root, so its height is definite.
    @Test func columns() throws {
        let items = ["a", "b", "c"].map { "{ view = { :class = Pref :id = \($0) size = [30 40] } }" }.joined(separator: " ")
        try expect(
            flow("axis = Vertical  spacing = 4  hSpacing = 10  lineDistribution = End", items), 200, 100,
            ["a": Rect(130, 0, 30, 40), "b": Rect(130, 44, 30, 40), "c": Rect(170, 0, 30, 40)])
    }

    @Test func aDistributionThatIsNoneIsRefused() {
        #expect(flow("lineDistribution = Stretch", "").errors.map(\.line).contains { $0.contains("NUI205") })
    }
}

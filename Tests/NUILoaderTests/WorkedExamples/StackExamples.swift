import TatamiGeometry
import TatamiViews
import Testing

/// nui.md 2.1, 2.2 and 2.6, written in NUI. Where the mends of the box model differ, the engine's own examples say why.
@Suite struct StackExamples {
    private func row(_ items: String) -> Loading { Loading(page("{ :class = NUIHorizontalLayout  layoutItems = [\(items)] }")) }
    private func column(_ items: String) -> Loading { Loading(page("{ :class = NUIVerticalLayout  layoutItems = [\(items)] }")) }

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

    @Test func horizontal1() throws {
        try expect(
            row(
                """
                { view = { :class = UIView :id = a } fixedSize = [100 40] }
                { view = { :class = Pref :id = b size = [50 20] } horizontalAlignment = Stretch }
                { view = { :class = UIView :id = c } fixedSize = [60 30] margin = [0 10 0 10] verticalAlignment = Top }
                """), 320, 100,
            ["a": Rect(0, 30, 100, 40), "b": Rect(100, 40, 140, 20), "c": Rect(250, 0, 60, 30)])
    }

    @Test func horizontal2() throws {
        let stretched = "horizontalAlignment = Stretch verticalAlignment = Stretch"
        let loading = row(
            """
            { view = { :class = UIView :id = a } \(stretched) } { view = { :class = UIView :id = b } \(stretched) }
            { view = { :class = UIView :id = c } \(stretched) }
            """
        ).laidOut(320, 50)
        let frames = try #require(loading.root).placedViews().dropFirst().map(\.frame)
        #expect(frames == [Rect(0, 0, 106, 50), Rect(106, 0, 107, 50), Rect(213, 0, 107, 50)])
    }

    @Test func horizontal3() throws {
        try expect(
            row(
                """
                { view = { :class = Pref :id = a size = [80 20] } horizontalAlignment = Stretch }
                { view = { :class = UIView :id = b } fixedSize = [60 20] }
                """), 100, 20, ["a": Rect(0, 0, 40, 20), "b": Rect(40, 0, 60, 20)])
    }

    @Test func horizontal4() throws {
        try expect(
            row(
                """
                { view = { :class = UIView :id = a } fixedSize = [80 20] }
                { view = { :class = UIView :id = b } minWidth = 40 horizontalAlignment = Stretch verticalAlignment = Stretch }
                """), 100, 20, ["a": Rect(0, 0, 80, 20), "b": Rect(80, 0, 40, 20)])
    }

    @Test func horizontal5() throws {
        try expect(
            row(
                """
                { view = { :class = Wrap :id = a natural = 300 } horizontalAlignment = Stretch }
                { view = { :class = UIView :id = b } fixedSize = [80 20] }
                """), 200, 60, ["a": Rect(0, 0, 120, 60), "b": Rect(120, 20, 80, 20)])
    }

    @Test func horizontal6() throws {
        try expect(
            row(
                """
                { view = { :class = UIView :id = a } maxWidth = 50 horizontalAlignment = Stretch verticalAlignment = Stretch }
                { view = { :class = UIView :id = b } horizontalAlignment = Stretch verticalAlignment = Stretch }
                """), 201, 10, ["a": Rect(0, 0, 50, 10), "b": Rect(50, 0, 151, 10)])
    }

    @Test func vertical1() throws {
        try expect(
            column(
                """
                { view = { :class = UIView :id = a } fixedSize = [330 40] }
                { view = { :class = UIView :id = b } fixedHeight = 50 horizontalAlignment = Stretch margin = [0 10 10 10] }
                { view = { :class = UIView :id = c } horizontalAlignment = Stretch verticalAlignment = Stretch }
                """), 320, 480,
            ["a": Rect(-5, 0, 330, 40), "b": Rect(10, 40, 300, 50), "c": Rect(0, 100, 320, 380)])
    }

    @Test func vertical2() throws {
        try expect(
            column(
                """
                { view = { :class = UIView :id = a } fixedSize = [20 80] }
                { view = { :class = UIView :id = b } minHeight = 40 horizontalAlignment = Stretch verticalAlignment = Stretch }
                """), 20, 100, ["a": Rect(0, 0, 20, 80), "b": Rect(0, 80, 20, 40)])
    }

    @Test func vertical3() throws {
        try expect(
            column(
                """
                { view = { :class = Pref :id = a size = [51 21] } }
                { view = { :class = Pref :id = b size = [40 10] } horizontalAlignment = Right }
                { view = { :class = Pref :id = c size = [40 10] } horizontalAlignment = Left visibility = Hidden }
                """), 100, 100, ["a": Rect(24.5, 0, 51, 21), "b": Rect(60, 21, 40, 10), "c": Rect(0, 31, 40, 10)])
    }

    /// The document gives the collapsed item a negative height; here it has none.
    @Test func vertical4() throws {
        let loading = column(
            """
            { view = { :class = UIView :id = a } fixedSize = [50 20] margin = [5 5 5 5] visibility = Collapsed }
            { view = { :class = UIView :id = b } fixedSize = [50 20] horizontalAlignment = Left }
            """
        ).laidOut(100, 100)
        #expect(try loading.frame("b") == Rect(0, 0, 50, 20))
        let placed = try #require(loading.root).placedViews()
        #expect(placed[1].visibility == .collapsed && placed[1].frame.size == .zero)
    }

    @Test func nestedRowInColumn() throws {
        try expect(
            column(
                """
                { view = { :class = NUIHorizontalLayout layoutItems = [
                    { view = { :class = Pref :id = a size = [40 20] } }
                    { view = { :class = Pref :id = b size = [60 30] } margin = [0 8 0 0] } ] }
                  horizontalAlignment = Right margin = 4 }
                { view = { :class = UIView :id = c } horizontalAlignment = Stretch verticalAlignment = Stretch }
                """), 200, 100,
            ["a": Rect(88, 9, 40, 20), "b": Rect(136, 4, 60, 30), "c": Rect(0, 38, 200, 62)])
    }

    /// The document's stale size: a label that grows in a nested layout moves what follows.
    @Test func nestedContentThatGrowsMovesItsFollower() throws {
        let loading = column(
            """
            { view = { :class = NUIVerticalLayout layoutItems = [ { view = { :class = Pref :id = label size = [50 20] } } ] } }
            { view = { :class = Pref :id = z size = [10 10] } }
            """
        ).laidOut(100, 100)
        #expect(try loading.frame("z").y == 20)
        try loading.object("label", as: Pref.self).size = Size(50, 60)
        #expect(try loading.laidOut(100, 100).frame("z").y == 60)
    }
}

import NUILoader
import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// `:animate` of objects that follow data: their bound properties fade, and rows fade in and out.
@Suite struct DataAnimationTests {
    private static let file = """
        type Row = { :key id  id = String }
        :model = { rows = [Row]  dim = Number }
        const quick = { duration = 0.4  curve = Linear }
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { :for row in rows  :class = View  :animate = { duration = 0.4  curve = Linear }  backgroundColor = "000000"  layoutItem.fixedSize = [20 10] }
            { :class = View  :id = bar  :animate = quick  opacity <- dim  backgroundColor = "0000FF"  layoutItem.fixedSize = [20 10] }
            { :class = View  :id = still  opacity <- dim  backgroundColor = "00FF00"  layoutItem.fixedSize = [20 10] }
        ] } } }
        """

    private func load(_ json: String, _ file: String = Self.file) throws -> (loader: NUILoader, root: ViewRoot) {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(json.utf8), name: "rows.json")
        try loader.load(text: file, name: "rows.nui")
        let root = ViewRoot(try #require(loader.shownView), text: FakeText())
        root.add(loader)
        return (loader, root)
    }

    /// The opacities with which groups are drawn, from back to front.
    private func fades(_ frame: ViewFrame) -> [Double] {
        frame.list.commands.compactMap { if case .pushOpacity(let opacity) = $0 { (opacity * 100).rounded() / 100 } else { nil } }
    }

    @Test func rowsFadeInAndOutAndTheFirstOnesStandAtOnce() throws {
        let (loader, root) = try load(#"{"rows": [{"id": "a"}], "dim": 1}"#)
        let size = Size(100, 100)
        #expect(fades(root.frame(in: size, at: 0)) == [])
        #expect(fades(root.frame(in: size, at: 0.1)) == [])
        try replace(loader, #"{"rows": [{"id": "a"}, {"id": "b"}], "dim": 1}"#)
        #expect(fades(root.frame(in: size, at: 1)) == [])
        #expect(fades(root.frame(in: size, at: 1.1)) == [0.25])
        #expect(fades(root.frame(in: size, at: 1.5)) == [])
        try replace(loader, #"{"rows": [{"id": "b"}], "dim": 1}"#)
        #expect(fades(root.frame(in: size, at: 2)) == [1])
        #expect(fades(root.frame(in: size, at: 2.3)) == [0.25])
        #expect(fades(root.frame(in: size, at: 2.5)) == [])
        #expect(loader.shownView?.subviews.count == 3)
    }

    @Test func boundPropertiesOfTheObjectAloneFade() throws {
        let (loader, root) = try load(#"{"rows": [], "dim": 1}"#)
        let size = Size(100, 100)
        _ = root.frame(in: size, at: 0)
        try replace(loader, #"{"rows": [], "dim": 0.5}"#)
        #expect(fades(root.frame(in: size, at: 1)) == [0.5])
        #expect(fades(root.frame(in: size, at: 1.2)) == [0.75, 0.5])
        #expect(fades(root.frame(in: size, at: 2)) == [0.5, 0.5])
    }

    /// A value that cannot be worked out, like nil, leaves the property the value that it has without the binding.
    @Test func toNothingAndBackFadesToo() throws {
        let (loader, root) = try load(
            #"{"part": 0}"#,
            """
            :model = { part = Number }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :class = View  :animate = { duration = 0.4  curve = Linear }  opacity <- 0.4 / part  backgroundColor = "0000FF"
                    layoutItem.fixedSize = [20 10] }
            ] } } }
            """)
        let size = Size(100, 100)
        #expect(fades(root.frame(in: size, at: 0)) == [])
        try replace(loader, #"{"part": 1}"#)
        #expect(fades(root.frame(in: size, at: 1)) == [])
        #expect(fades(root.frame(in: size, at: 1.1)) == [0.85])
        #expect(fades(root.frame(in: size, at: 1.5)) == [0.4])
        try replace(loader, #"{"part": 0}"#)
        #expect(fades(root.frame(in: size, at: 2)) == [0.4])
        #expect(fades(root.frame(in: size, at: 2.3)) == [0.85])
        #expect(fades(root.frame(in: size, at: 2.5)) == [])
    }

    @Test func aColorFadesFromAndToNil() throws {
        let (loader, root) = try load(
            #"{"tint": null}"#,
            """
            :model = { tint = Color? }
            root = { view = { :class = View  :id = box  :animate = { duration = 0.4  curve = Linear }  backgroundColor <- tint } }
            """)
        let size = Size(100, 100)
        func alpha(_ time: Double) -> Double? {
            let fill = root.frame(in: size, at: time).list.commands.lazy.compactMap { command -> Color? in
                if case .fill(_, .color(let color)) = command { color } else { nil }
            }.first
            return fill.map { (Double($0.alpha) * 100).rounded() / 100 }
        }
        _ = alpha(0)
        try replace(loader, #"{"tint": "0000FF"}"#)
        _ = alpha(1)
        #expect(alpha(1.1) == 0.25 && alpha(2) == 1)
        try replace(loader, #"{"tint": null}"#)
        _ = alpha(3)
        #expect(alpha(3.3) == 0.25 && alpha(4) == nil)
    }

    private static let groups = """
        type Row = { :key id  id = String }
        type Group = { :key id  id = String  rows = [Row] }
        :model = { groups = [Group] }
        const square = [20 10]
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { :for group in groups  :class = VerticalLayout  :animate = { duration = 0.4  curve = Linear }  layoutItems = [
                { :class = HorizontalLayout  layoutItems = [
                    { :for row in group.rows  :class = View  backgroundColor = "000000"  layoutItem.fixedSize = square }
                ] }
                { :class = View  :animate = { duration = 0.8  curve = Linear }  backgroundColor = "FF0000"  layoutItem.fixedSize = square }
                { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { :for row in group.rows  :class = View  backgroundColor = "00FF00"  layoutItem.fixedSize = square }
                ] } }
            ] }
        ] } } }
        """

    /// Views that come into a layout later have its animation, those with their own keep that, and those in a view of the layout have none.
    @Test func viewsThatAreMadeLaterFadeAsTheirLayoutDoes() throws {
        let (loader, root) = try load(#"{"groups": [{"id": "g", "rows": [{"id": "a"}]}]}"#, Self.groups)
        let size = Size(100, 100)
        #expect(fades(root.frame(in: size, at: 0)) == [])
        try replace(loader, #"{"groups": [{"id": "g", "rows": [{"id": "a"}, {"id": "b"}]}]}"#)
        _ = root.frame(in: size, at: 1)
        #expect(fades(root.frame(in: size, at: 1.1)) == [0.25])
        #expect(fades(root.frame(in: size, at: 2)) == [])
        try replace(loader, #"{"groups": []}"#)
        _ = root.frame(in: size, at: 3)
        #expect(fades(root.frame(in: size, at: 3.2)).sorted() == [0.5, 0.5, 0.5, 0.75])
        #expect(fades(root.frame(in: size, at: 3.6)) == [0.25])
        #expect(fades(root.frame(in: size, at: 4)) == [])
    }

    private func replace(_ loader: NUILoader, _ json: String) throws {
        let model = try #require(loader.liveModel)
        let reading = DataReader(model.model).read(Array(json.utf8))
        model.replaceData(try #require(reading.data))
    }
}

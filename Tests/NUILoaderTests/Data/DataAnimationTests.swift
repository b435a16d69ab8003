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

    private func load(_ json: String) throws -> (loader: NUILoader, root: ViewRoot) {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(json.utf8), name: "rows.json")
        try loader.load(text: Self.file, name: "rows.nui")
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

    private func replace(_ loader: NUILoader, _ json: String) throws {
        let model = try #require(loader.liveModel)
        let reading = DataReader(model.model).read(Array(json.utf8))
        model.replaceData(try #require(reading.data))
    }
}

import Foundation
import NUILoader
import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Drags of what files describe.
@Suite struct DragFileTests {
    private let screen = Screen()
    private let loader: NUILoader

    init() { loader = NUILoader(root: screen) }

    private func window(_ text: String, size: Size = Size(220, 200)) throws -> TestWindow {
        let warnings = try loader.load(text: text)
        #expect(warnings.isEmpty, "\(warnings)")
        return try TestWindow(try #require(screen.view), size: size)
    }

    private func tile(_ id: String, _ more: String = "") -> String {
        "{ \(more)  fixedSize = [100 40]  view = { :class = View  :id = \(id) } }"
    }

    /// Two lists take each other's children, and the one with another kind takes none.
    @Test func listsOfAFileShareTheirChildren() throws {
        func list(_ id: String, _ settings: String, _ tiles: String) -> String {
            "{ stretch = 1  view = { :class = StackView  :id = \(id)  reordering = Shared  \(settings)  stackLayout <= { layoutItems = [\(tiles)] } } }"
        }
        let window = try window(
            """
            root = { view = { :class = LayoutView  layout = { :class = HorizontalLayout  layoutItems = [
                \(list("tasks", "action = { selector = \"moved\" }", tile("a") + tile("b") + tile("fixed", "draggable = NO")))
                \(list("done", "", tile("c")))
                \(list("notes", "acceptedKinds = \"note\"", tile("d")))
            ] } } }
            """, size: Size(360, 200))
        var names: [String] = []
        window.root.onAction = { action, _ in names.append(action.selector) }
        let lists = try ["tasks", "done", "notes"].map { try #require(loader.object($0, as: StackView.self)) }
        func drag(_ id: String, to list: StackView) throws {
            let view = try #require(loader.object(id, as: View.self))
            let start = window.root.presentedFrame(of: view).center
            let end = window.root.presentedFrame(of: list).center
            window.pull(view, by: end - start)
            window.lift(at: end, with: .mouse)
            try window.settle()
        }
        try drag("a", to: lists[1])
        #expect(lists.map { $0.children.count } == [2, 2, 1] && names == ["moved"])
        try drag("b", to: lists[2])
        try drag("fixed", to: lists[1])
        #expect(lists.map { $0.children.count } == [2, 2, 1] && names == ["moved"] && window.root.diagnostics.isEmpty)
    }

    /// On a grid of 50 points a child is put at the nearest line, in the area.
    @Test func childrenArePlacedOnTheGridOfAFile() throws {
        let window = try window(
            """
            root = { view = { :class = RelativeView  :id = board  reordering = Inside  dropGrid = [50 50]  relativeLayout <= { layoutItems = [
                { left = { parent = 0 }  top = { parent = 0 }  fixedSize = [40 40]  view = { :class = View  :id = a } }
            ] } } }
            """)
        let view = try #require(loader.object("a", as: View.self))
        for (way, place) in [(Point(64, 88), Point(50, 100)), (Point(500, -300), Point(180, 0))] {
            window.pull(view, by: way)
            window.lift(at: window.root.presentedFrame(of: view).center, with: .mouse)
            try window.settle()
            #expect(window.root.presentedFrame(of: view).origin == place)
        }
    }

    @Test func actionsCustomize() throws {
        let window = try window(
            """
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  horizontalAlignment = Stretch  layoutItems = [
                { :class = Button  :id = edit  title = "Edit"  action = { selector = "beginCustomizing"  target = list } }
                { :class = StackView  :id = list  reordering = Inside  dragStart = Customizing  endsByTap = NO
                  stackLayout <= { layoutItems = [\(tile("a"))] } }
            ] } } }
            """)
        let list = try #require(loader.object("list", as: StackView.self))
        let button = try #require(loader.object("edit", as: Button.self))
        #expect(!list.isCustomizing && list.dragStart == DragMachine.Start.customizing && !list.endsByTap)
        window.root.onAction = { [loader] action, sender in loader.perform(action, sender: sender) }
        let center = window.root.presentedFrame(of: button).center
        window.press(at: center, with: .mouse)
        window.lift(at: center, with: .mouse)
        try window.settle()
        #expect(list.isCustomizing)
    }

    /// The file of the guide and its Swift source place the same views.
    @Test func theFileOfTheGuide() throws {
        let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let warnings = try loader.load(file: folder.appendingPathComponent("Examples/Guide/Files/drag-and-drop.nui").path)
        #expect(warnings.isEmpty)
        let window = try TestWindow(try #require(screen.view), size: Size(240, 180))
        let sails = try window.find(.label("Sails"))
        let charts = try window.find(.label("Charts"))
        let start = window.root.presentedFrame(of: sails).center
        let end = window.root.presentedFrame(of: charts).center
        window.press(at: start, with: .mouse)
        window.carry(from: start, to: end)
        window.lift(at: end, with: .mouse)
        try window.settle()
        #expect(window.root.presentedFrame(of: sails).x > 120 && window.root.diagnostics.isEmpty)
    }
}

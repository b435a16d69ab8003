import Foundation
import Tatami
import Testing

/// Explanations of views that a file made, as a program asks for them.
@Suite struct ExplainTests {
    private struct Page {
        let loader: NUILoader, root: ViewRoot
        var item: LayoutItem { root.placedItem(at: "0/1/2")?.item ?? LayoutItem() }
        var save: View { item.view ?? View() }
    }

    private func page(in size: Size = Size(320, 200)) throws -> Page {
        let file = Gallery.root.appendingPathComponent("Tests/TatamiCommandTests/Files/contact.nui").path
        let screen = Screen()
        let loader = NUILoader(root: screen)
        let engine = try PangoTextEngine()
        try loader.load(file: file)
        let form = try #require(screen.view)
        let root = ViewRoot(form, text: engine)
        root.origin = loader
        root.layout(in: size)
        return Page(loader: loader, root: root)
    }

    /// The lines of the document, compiled.
    private func told(_ root: ViewRoot, _ save: View, _ loader: NUILoader, _ item: LayoutItem) {
        print(root.explain(save)?.horizontal.sentence ?? "")
        for fact in root.explain(save)?.horizontal.facts ?? [] { print(fact.rule.rawValue, fact.change, fact.text) }
        print(root.explain(save)?.horizontal.proposal?.change.property ?? "")
        for overflow in root.overflows { print(overflow.place.name, overflow.excess.text) }
        print(loader.place(of: "minWidth", in: item)?.line ?? 0)  // where a value is written, by itself
        print(loader.origin(of: "minWidth", in: item)?.text ?? "")  // who set it: the object, a style, state or template, the program since
    }

    @Test func theDocumentsLinesAreCompiled() throws {
        let own = try String(contentsOfFile: #filePath, encoding: .utf8)
        let document = try String(contentsOf: Gallery.root.appendingPathComponent("Documentation/explain.md"), encoding: .utf8)
        let lines = own.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let block = try #require(document.components(separatedBy: "```swift\n").last?.components(separatedBy: "```").first)
        for line in block.split(separator: "\n") { #expect(lines.contains(String(line)), "\(line)") }
    }

    @Test func viewsItemsAndLayouts() throws {
        let page = try page()
        let root = page.root
        let save = try #require(page.loader.object("save", as: Button.self))
        let buttons = try #require(page.loader.object("buttons", as: ItemLayout.self))
        #expect(page.save === save && page.item.view === save)
        #expect(root.explain(save) == root.explain(page.item))
        #expect(root.explain(save)?.horizontal.length == save.frame.width)
        #expect(root.explain(buttons)?.horizontal.sentence.hasPrefix("width 288: its items need ") == true)
        #expect(root.placedItem(of: buttons)?.path == "0/1" && root.placedItem(of: buttons)?.name == "buttons")
        #expect(root.placedItem(of: save)?.path == "0.3" && root.placedItem(at: "0.3")?.view === save)
        #expect(root.placedItem(of: save)?.className == "Button" && root.placedItem(at: "0")?.className == "LayoutView")
        #expect(root.placedItems.map(\.path) == ["0", "0.0", "0/1", "0.1", "0.2", "0.3"])
        #expect(root.explain(View()) == nil && root.placedItem(at: "0.9") == nil && root.placedItem(of: LayoutItem()) == nil)
        #expect(page.loader.place(of: "minWidth", in: page.item)?.line == 11)
    }

    @Test func withoutALoaderThereAreNoPlaces() throws {
        let page = try page()
        let with = page.root.explain(page.save)
        page.root.origin = nil
        let without = try #require(page.root.explain(page.save))
        #expect(with?.horizontal.length == without.horizontal.length && with != without)
        #expect(!without.horizontal.sentence.contains(".nui") && without.horizontal.sentence.contains("min 60 has no effect"))
        #expect(without.horizontal.facts.flatMap(\.values).allSatisfy { $0.place == nil })
    }

    @Test func overflowsStandInTheOrderOfTheTree() throws {
        let page = try page(in: Size(220, 40))
        #expect(
            page.root.overflows.map { "\($0.place.name) \($0.excess.axis)" } == [
                "page vertical", "note horizontal", "buttons horizontal", "save horizontal",
            ])
        #expect(try self.page().root.overflows.isEmpty)
        for overflow in page.root.overflows { #expect(overflow.excess.amount > 0 && !overflow.excess.text.isEmpty) }
    }

    /// Several layouts, free views, and a scroll view: each is found by its path, and explains itself.
    @Test func everyPathLeadsToWhatItNames() throws {
        let free = View()
        let inner = Label("inner")
        let scroll = ScrollView()
        free.frame = Rect(5, 6, 30, 20)
        scroll.contentView = LayoutView { VStack { Label("scrolled") } }
        let view = LayoutView {
            VStack {
                HStack {
                    inner
                    Spacer()
                }
                scroll.stretch()
            }
            Overlay { Label("over") }
        }
        view.addSubview(free)
        let root = ViewRoot(view, text: try PangoTextEngine())
        root.layout(in: Size(200, 100))
        for place in root.placedItems {
            #expect(root.placedItem(at: place.path)?.item === place.item, "\(place.path)")
            let why = try #require(root.explain(place.item), "\(place.path)")
            #expect(why.horizontal.length == place.frame.width && why.vertical.length == place.frame.height, "\(place.path)")
        }
        #expect(root.placedItem(of: inner)?.path == "0.0" && root.placedItem(of: free)?.view === free)
        #expect(root.explain(free)?.horizontal.sentence == "width 30: view needs 0, its frame sets 30, its frame begins at 5")
        #expect(root.explain(inner)?.horizontal.sentence.hasPrefix("width \(DecimalText.format(inner.frame.width)): text needs ") == true)
    }
}

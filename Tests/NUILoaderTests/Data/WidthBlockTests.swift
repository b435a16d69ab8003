import Foundation
import NUILoader
import TatamiGeometry
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// `:when width >= 640 { bar.spacing = 24 }`: properties for some widths of a view.
@Suite struct WidthBlockTests {
    private static let card = """
        root = { view = { :class = LayoutView  :id = card
            :when width >= 200 { head.text = "wide"  layout.spacing = 8  opacity = 0.5 }
            :when width >= 400 && 600 > width { head.text = "wider" }
            layout = { :class = VerticalLayout  spacing = 2  layoutItems = [
                { :class = View  :id = first  layoutItem.fixedSize = [10 10] }
                { :class = Label  :id = head  text = "narrow" }
            ] } } }
        """

    private func load(_ text: String) throws -> NUILoader {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        try loader.load(text: text, name: "card.nui")
        return loader
    }

    private func show(_ loader: NUILoader) throws -> ViewRoot { ViewRoot(try #require(loader.shownView), text: FakeText()) }

    @Test func blocksTakeEffectInTheirWidthsAndLaterOnesWin() throws {
        let loader = try load(Self.card)
        let root = try show(loader)
        let view = try #require(loader.shownView as? LayoutView)
        let head = try #require(loader.object("head", as: Label.self))
        let rows: [(width: Double, text: String, opacity: Double, spacing: Double)] = [
            (199, "narrow", 1, 2), (200, "wide", 0.5, 8), (400, "wider", 0.5, 8), (600, "wide", 0.5, 8), (500, "wider", 0.5, 8),
            (100, "narrow", 1, 2),
        ]
        for row in rows {
            root.layout(width: row.width, height: 100)
            #expect(head.text == row.text && view.opacity == row.opacity, "\(row)")
            let first = try #require(loader.object("first", as: View.self))
            #expect(head.frame.y - first.frame.y == 10 + row.spacing, "\(row)")
        }
        #expect(root.diagnostics.isEmpty)
    }

    @Test func whatTheProgramSetsMeanwhileStays() throws {
        let loader = try load(Self.card)
        let root = try show(loader)
        let head = try #require(loader.object("head", as: Label.self))
        root.layout(width: 300, height: 100)
        head.text = "of the program"
        root.layout(width: 100, height: 100)
        #expect(head.text == "of the program")
        #expect(loader.shownView?.opacity == 1)
    }

    @Test func theViewAsksForNoWidthForItsContent() throws {
        let loader = try load(Self.card)
        let view = try #require(loader.shownView as? LayoutView)
        #expect(view.sizeThatFits(.zero, text: FakeText()).width == 0)
        #expect(view.sizeThatFits(Size(120, 0), text: FakeText()).height > 20)
        view.layout?.padding = Insets(top: 0, leading: 3, bottom: 0, trailing: 4)
        #expect(view.sizeThatFits(.zero, text: FakeText()).width == 0)
        let row = LayoutView { HStack { view.stretch(.horizontal) } }
        let root = ViewRoot(row, text: FakeText())
        root.layout(width: 250, height: 100)
        #expect(view.frame.width == 250)
        #expect(loader.object("head", as: Label.self)?.text == "wide")
    }

    @Test func originsNameTheBlock() throws {
        let loader = try load(Self.card)
        let root = try show(loader)
        let head = try #require(loader.object("head", as: Label.self))
        root.layout(width: 300, height: 100)
        #expect(loader.origin(of: "text", in: head)?.text == "card.nui:2, :when")
        #expect(loader.heldStates.isEmpty)
        root.layout(width: 100, height: 100)
        #expect(loader.origin(of: "text", in: head)?.text == "card.nui:6")
    }

    @Test func templatesAndLoopsHaveBlocksOfTheirOwn() throws {
        let loader = try load(
            """
            const limit = 50
            template card = { :class = LayoutView  :params { gap = 1 }  :when width > limit { head.text = "wide"  layout.spacing = gap }
                layout = { :class = VerticalLayout  layoutItems = [{ :class = Label  :id = head  text = "narrow" }] } }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :for size in [40 80]  :template = card  layoutItem.fixedWidth = size }
                { :template = card  :id = one  gap = 7  layoutItem.fixedWidth = 60 }
            ] } } }
            """)
        let root = try show(loader)
        root.layout(width: 300, height: 300)
        let texts = loader.shownView?.subviews.flatMap { $0.subviews.compactMap { ($0 as? Label)?.text } }
        #expect(texts == ["narrow", "wide", "wide"])
    }

    @Test func blocksOfRowsNameTheObjectsOfTheirRow() throws {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(#"{"rows": [{"id": "a", "size": 40}, {"id": "b", "size": 80}]}"#.utf8), name: "rows.json")
        try loader.load(
            text: """
                type Row = { :key id  id = String  size = Number }
                :model = { rows = [Row] }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { :for row in rows  :class = LayoutView  :when width > 50 { head.text = "wide" }  layoutItem.fixedWidth <- row.size
                      layout = { :class = VerticalLayout  layoutItems = [{ :class = Label  :id = head  text = "narrow" }] } }
                ] } } }
                """, name: "rows.nui")
        let root = try show(loader)
        root.layout(width: 300, height: 300)
        let texts = loader.shownView?.subviews.flatMap { $0.subviews.compactMap { ($0 as? Label)?.text } }
        #expect(texts == ["narrow", "wide"])
    }

    @Test func whatEndsLeavesNothingBehind() throws {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(#"{"open": true}"#.utf8), name: "open.json")
        try loader.load(
            text: """
                :model = { open = Bool }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  horizontalAlignment = Stretch  layoutItems = [
                    { :if open  :class = LayoutView  :when width > 50 { head.text = "wide" }
                      layout = { :class = VerticalLayout  layoutItems = [{ :class = Label  :id = head  text = "narrow" }] } }
                ] } } }
                """, name: "open.nui")
        let root = try show(loader)
        for round in 0..<40 {
            root.layout(width: 300, height: 300)
            try loader.replaceData(.json(Array("{\"open\": \(round % 2 == 1)}".utf8), name: "open.json"))
        }
        let texts = { loader.shownView?.subviews.flatMap { $0.subviews.compactMap { ($0 as? Label)?.text } } }
        root.layout(width: 300, height: 300)
        #expect(texts() == ["wide"])
        root.layout(width: 40, height: 300)
        #expect(texts() == ["narrow"])
    }

    @Test func templatesThatUseThemselvesAndStylesHaveBlocks() throws {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        let data = #"{"nodes": [{"id": "a", "children": [{"id": "b", "children": []}]}]}"#
        loader.data = .json(Array(data.utf8), name: "tree.json")
        try loader.load(
            text: """
                type Node = { :key id  id = String  children = [Node] }
                :model = { nodes = [Node] }
                style dim = { :when width > 10 { opacity = 0.5 } }
                template row = { :class = LayoutView  :style = dim  :when width > 10 { layout.spacing = 3 }  :params { node = Node }
                    layoutItem.horizontalStretch = 1
                    layout = { :class = VerticalLayout  horizontalAlignment = Stretch  layoutItems = [
                    { :class = Label  text <- node.id }
                    { :for child in node.children  :template = row  node <- child } ] } }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  horizontalAlignment = Stretch  layoutItems = [
                    { :for n in nodes  :template = row  node <- n } ] } } }
                """, name: "tree.nui")
        let root = try show(loader)
        root.layout(width: 300, height: 300)
        let first = try #require(loader.shownView?.subviews.first as? LayoutView)
        let second = try #require(first.subviews.last as? LayoutView)
        #expect([first.opacity, second.opacity] == [0.5, 0.5])
        #expect([first, second].map { ($0.layout as? StackLayout)?.spacing } == [3, 3])
    }

    /// `WIDTH_SCRIPTS` sets the number of scripts, `WIDTH_SEED` the first seed.
    private static var seeds: Range<UInt64> {
        let first = Seeded.start("WIDTH_SEED")
        return first..<first + Seeded.count("WIDTH_SCRIPTS", otherwise: 12)
    }

    /// Whatever widths came before, a tree of views with blocks, in each other and beside each other, looks like a fresh one.
    @Test func aLayoutDoesNotDependOnEarlierWidths() throws {
        for seed in Self.seeds {
            var random = Seeded(seed)
            var text = RandomBlocks(random: random)
            let source = "root = { view = \(text.view(4)) }"
            random = text.random
            let loader = try load(source)
            let root = try show(loader)
            for _ in 0..<6 {
                let width = Double(Int.random(in: 0...400, using: &random))
                root.layout(width: width, height: 200)
                let fresh = try load(source)
                let other = try show(fresh)
                other.layout(width: width, height: 200)
                let (now, wanted) = (frames(loader), frames(fresh))
                guard now == wanted, root.diagnostics.isEmpty else {
                    Issue.record("WIDTH_SEED=\(seed), width \(width):\n\(source)\n\(now)\n\(wanted)\n\(root.diagnostics)")
                    return
                }
            }
        }
    }

    private func frames(_ loader: NUILoader) -> [String] {
        var result: [String] = []
        var pending = [loader.shownView].compactMap { $0 }
        while let view = pending.popLast() {
            result.append("\(view.frame) \(view.opacity) \((view as? Label)?.text ?? "")")
            pending.append(contentsOf: view.subviews)
        }
        return result
    }
}

/// Random views with blocks for their widths.
private struct RandomBlocks {
    var random: Seeded
    private var count = 0

    init(random: Seeded) { self.random = random }

    mutating func view(_ depth: Int) -> String {
        if depth == 0 || number(4) == 0 { return "{ :class = Label  text = \"\(String(repeating: "a", count: number(20)))\" }" }
        let children = (0...number(2)).map { _ in
            count += 1
            return (id: "v\(count)", text: view(depth - 1))
        }
        let items = children.map { child in
            child.text.replacing("{ :class", with: "{ :id = \(child.id)  :class", maxReplacements: 1).dropLast(2)
                + "  layoutItem.horizontalStretch = \(number(2)) }"
        }
        var blocks = ""
        for _ in 0..<number(3) {
            let child = children[number(children.count - 1)].id
            let change = [
                "layout.spacing = \(number(30))", "\(child).opacity = 0.\(1 + number(8))", "\(child).layoutItem.minWidth = \(number(90))",
                "\(child).layoutItem.horizontalStretch = \(number(3))", "layout.padding = \(number(12))",
            ][number(4)]
            blocks += "  :when width \(number(1) == 0 ? ">" : "<=") \(number(300)) { \(change) }"
        }
        let layout = number(1) == 0 ? "VerticalLayout" : "HorizontalLayout"
        return "{ :class = LayoutView\(blocks)  layout = { :class = \(layout)  layoutItems = [\(items.joined(separator: " "))] } }"
    }

    private mutating func number(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
}

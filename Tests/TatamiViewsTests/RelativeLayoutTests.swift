import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Relative layouts as objects: rules name items, views, nested layouts or ids, whatever the order in which those come.
@Suite struct RelativeLayoutTests {
    private func root(_ layout: RelativeLayout, _ direction: LayoutDirection = .leftToRight) -> ViewRoot {
        let root = ViewRoot(LayoutView(layout), text: CharacterGrid(), direction: direction)
        root.layout(in: Size(300, 100))
        return root
    }

    private func view(_ id: String? = nil) -> View {
        let view = View()
        view.id = id
        return view
    }

    @Test func rulesReadAsASentence() {
        let art = View()
        let title = View()
        let artist = View()
        let badge = View()
        let layout = RelativeLayout(padding: Insets(10)) {
            art.fixedSize(80, 80).left(.parent(0)).top(.parent(0))
            title.left(.adjacent(art, distance: 12)).right(.parent(0)).top(.fit(art)).height(.fixed(20))
            artist.left(.fit(title)).width(.ratio(0.5, of: title)).top(.adjacent(title, distance: 4)).height(.fixed(16))
            badge.fixedSize(10, 10).left(.center(art)).bottom(.fit(art, distance: 5))
        }
        let root = root(layout)
        #expect(art.frame == Rect(10, 10, 80, 80) && title.frame == Rect(102, 10, 188, 20))
        #expect(artist.frame == Rect(102, 34, 94, 16) && badge.frame == Rect(45, 75, 10, 10))
        #expect(root.diagnostics == [])
    }

    @Test func propertiesSayTheSame() {
        let layout = RelativeLayout()
        let a = layout.add(view())
        let b = layout.add(view())
        (a.fixedSize, b.fixedSize) = (Size(40, 20), Size(30, 20))
        (a.left, a.top) = (.parent(15), .centered)
        (b.left, b.bottom) = (.adjacent(a, distance: 5), .parent(0))
        let root = root(layout)
        #expect(a.view?.frame == Rect(15, 40, 40, 20) && b.view?.frame == Rect(60, 80, 30, 20))
        b.left = .free
        (b.right, b.width) = (.parent(10), .own)
        root.layout(in: Size(300, 100))
        #expect(b.view?.frame == Rect(260, 80, 30, 20) && b.width == .own && root.diagnostics == [])
    }

    @Test func rightToLeftMirrorsTheRules() {
        let a = View()
        let root = root(RelativeLayout { a.fixedSize(40, 20).left(.parent(15)) }, .rightToLeft)
        #expect(a.frame == Rect(245, 40, 40, 20) && root.diagnostics == [])
    }

    /// What a rule names may come after it, in this layout or another, and may go and come again.
    @Test func whatRulesNameMayComeAndGo() {
        let layout = RelativeLayout()
        let other = RelativeLayout()
        let a = view("a")
        let b = view("b")
        let item = layout.add(b.fixedSize(20, 20).left(.adjacent(a, distance: 5)))
        let holder = LayoutView()
        layout.add(holder.fixedSize(50, 50))
        holder.layout = other
        let root = root(layout)
        #expect(
            b.frame.x == 140
                && root.diagnostics == ["View 'b': A rule names something that is not in its layout; the rule is treated as free."]
        )

        layout.add(a.fixedSize(60, 20).left(.parent(10)))
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 75)
        other.add(a.fixedSize(10, 10))
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 140)
        #expect(root.diagnostics.last == "View 'b': A rule names 'a', which is not in its layout; the rule is treated as free.")
        layout.insert(a.fixedSize(30, 20).left(.parent(10)), at: 0)
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 45)
        layout.remove(item)
        root.layout(in: Size(300, 100))
        layout.insert(item, at: 0)
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 45 && root.diagnostics.count == 2)
    }

    @Test func namesAreItemIdsThenViewIds() {
        let layout = RelativeLayout()
        let a = view("y")
        let b = view("x")
        let c = view("c")
        layout.add(c.fixedSize(10, 10).left(.adjacent("x")))
        let first = layout.add(a.fixedSize(20, 10).left(.parent(0)))
        layout.add(b.fixedSize(30, 10).left(.parent(100)))
        let root = root(layout)
        #expect(c.frame.x == 130)
        first.id = "x"
        root.layout(in: Size(300, 100))
        #expect(c.frame.x == 20)
        first.id = nil
        b.id = "other"
        root.layout(in: Size(300, 100))
        #expect(c.frame.x == 145)
        #expect(root.diagnostics == ["View 'c': A rule names 'x', but no item of its layout has that name; the rule is treated as free."])
        a.id = "x"
        root.layout(in: Size(300, 100))
        #expect(c.frame.x == 20)
    }

    @Test func nestedLayoutsAreNamedToo() {
        let column = VStack {
            LayoutItem().fixedSize(40, 10)
            LayoutItem().fixedSize(40, 10)
        }
        let beside = View()
        let layout = RelativeLayout {
            beside.fixedSize(10, 10).left(.adjacent(column, distance: 3)).top(.fit(column))
            column.left(.parent(0)).top(.parent(7))
        }
        let root = root(layout)
        #expect(beside.frame.origin == Point(43, 7) && root.diagnostics == [])
    }

    /// References hold nothing alive.
    @Test func whatIsNamedMayBeLetGo() {
        let layout = RelativeLayout()
        let b = view("b")
        weak var gone: View?
        let item = layout.add(b.fixedSize(20, 20))
        do {
            let a = view("a")
            gone = a
            item.left = .adjacent(a, distance: 5)
        }
        #expect(gone == nil)
        let root = root(layout)
        #expect(b.frame.x == 140 && root.diagnostics.count == 1)
        item.left = .adjacent(b, distance: 5)
        root.layout(in: Size(300, 100))
        #expect(root.diagnostics.last?.contains("b -> b") == true)
    }

    @Test func aLayoutMayBecomeRelativeAndStopBeing() {
        let a = View()
        let b = View()
        func items(_ layout: ItemLayout) {
            layout.add(a.fixedSize(40, 20).left(.parent(15)))
            layout.add(b.fixedSize(30, 20).left(.adjacent(a, distance: 5)))
        }
        let stack = HStack()
        let relative = RelativeLayout()
        let view = LayoutView(stack)
        items(stack)
        items(relative)
        view.layout = relative
        let root = ViewRoot(view, text: CharacterGrid())
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 60)
        view.layout = stack
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 40)
        view.layouts = [stack, relative]
        root.layout(in: Size(300, 100))
        #expect(b.frame.x == 60 && root.diagnostics == [])
    }

    @Test func circlesAndContradictionsAreToldOnceByName() {
        let layout = RelativeLayout()
        let a = layout.add(view("a"))
        let b = layout.add(view("b"))
        (a.left, b.left) = (.adjacent(b), .adjacent(a))
        (a.top, a.bottom, a.height) = (.parent(90), .parent(90), .fixed(5))
        let root = root(layout)
        for width in [200.0, 250, 300] { root.layout(in: Size(width, 100)) }
        #expect(
            root.diagnostics == [
                "View 'a': Two edges are set, so the height rule is ignored.",
                "View 'a': The horizontal rules depend on each other: a -> b -> a. All have their own width, at the area's left edge.",
                "View 'a': The top and the bottom edge cross, so no height is left.",
            ])
        #expect(layout.cycles.count == 1 && layout.cycles[0].items.map(\.view?.id) == ["a", "b"] && layout.cycles[0].axis == .horizontal)
    }
}

import NUI
import NUILoader
import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

@Suite struct ConstantTests {
    @Test func scalarsArraysPathsAndStringsAreConstants() throws {
        let loading = Loading(
            """
            const width = 10
            const words = "Hello"
            const box = [1 2 width 4]
            const other = words
            const right = Right
            const on = YES
            root = { view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [
                { :id = item view = { :class = Label :id = label text = other hidden = on } margin = box fixedWidth = width
                  horizontalAlignment = right } ] } } }
            """)
        #expect(loading.shown == [])
        #expect(try loading.object("label", as: Label.self).text == "Hello")
        #expect(try loading.object("label", as: Label.self).hidden)
        let item = try loading.object("item", as: LayoutItem.self)
        #expect(item.margin == Insets(top: 1, leading: 2, bottom: 10, trailing: 4))
        #expect(item.fixedWidth == 10 && item.horizontalAlignment == .right)
    }

    @Test func objectsWithAClassAreMadeOnceAtTheirFirstUse() throws {
        let counter = MakeCounter()
        let text = """
            import "unused.nui"
            const shared = { :class = Counted cornerRadius = 4 }
            state later = { page.tag = shared2 }
            const shared2 = { :class = Counted }
            root = { a = shared  b = shared  view = { :class = View :id = page } }
            """
        let loading = Loading(text, ["/ui/unused.nui": "const unused = { :class = Counted }"], classes: [counter.nui])
        #expect(loading.shown == [])
        #expect(counter.made.count == 1)
        #expect(loading.screen.outlets["a"] as? View === counter.made[0])
        #expect(loading.screen.outlets["b"] as? View === counter.made[0])
        #expect(counter.made[0].cornerRadius == 4)
        try loading.loader.loadState("later")
        #expect(counter.made.count == 2)
        try loading.loader.loadState("later")
        #expect(counter.made.count == 2)
    }

    @Test func objectsWithoutAClassAreWrittenOutAtEachUse() {
        let counter = MakeCounter()
        let loading = Loading(
            "const list = [{ :class = Counted }] root = { a = list  b = list }", classes: [counter.nui])
        #expect(loading.shown == [])
        #expect(counter.made.count == 2)
    }

    @Test func anInlineObjectInAStyleIsNewForEachUse() throws {
        let loading = Loading(
            """
            style boxed = { layout = { :class = VerticalLayout } }
            root = { a = { :class = LayoutView :style = boxed }  b = { :class = LayoutView :style = boxed } }
            """)
        let a = try #require(loading.screen.outlets["a"] as? LayoutView)
        let b = try #require(loading.screen.outlets["b"] as? LayoutView)
        #expect(a.layout != nil && a.layout !== b.layout)
    }

    @Test func theOrderOfDefinitionsDoesNotMatter() throws {
        let loading = Loading(
            """
            const a = b
            const b = c
            const c = { :class = UIFont size = s }
            const s = 13
            root = { view = { :class = Label :id = l font = a } }
            """)
        #expect(loading.shown == [])
        #expect(try loading.object("l", as: Label.self).font.size == 13)
    }

    /// `self` in a constant is the object whose property is assigned, as if the value stood there.
    @Test func selfInAConstantIsWhereItIsUsed() throws {
        let loading = Loading(
            """
            const square = [self.minWidth self.minWidth]
            root = { view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [
                { :id = a minWidth = 30 maxSize = square } { :id = b minWidth = 40 maxSize = square } ] } } }
            """)
        #expect(loading.shown == [])
        #expect(try loading.object("a", as: LayoutItem.self).maxSize == Size(30, 30))
        #expect(try loading.object("b", as: LayoutItem.self).maxSize == Size(40, 40))
    }

    @Test func theImportingFileOverridesAndTheLastImportWins() throws {
        let loading = Loading(
            """
            import "a.nui"
            import "b.nui"
            const two = 22
            root = { x = one  y = two  z = three }
            """,
            ["/ui/a.nui": "const one = 1 const two = 2 const three = 3", "/ui/b.nui": "const one = 11 const three = 33"])
        #expect(loading.shown == [])
        #expect(["x", "y", "z"].map { loading.screen.outlets[$0] as? Double } == [11, 22, 33])
    }

    @Test func cyclesAreToldOnce() {
        #expect(
            Loading("const a = b\nconst b = a\nroot = { x = a }").shown == ["1:7 NUI302 the constant 'a' depends on itself: a -> b -> a"])
        #expect(
            Loading("style a = { :style = b }\nstyle b = { :style = a }\nroot = { view = { :class = View :style = a } }").ids == ["NUI303"])
    }

    /// The word in `type = bold` is the case, not the constant: no cycle.
    @Test func aConstantMayHaveTheNameOfACase() throws {
        let loading = Loading(
            """
            const bold = { :class = Font  size = 15  type = bold }
            const Left = 4
            root = { view = { :class = Label  :id = l  font = bold  lineSpacing = Left  textAlignment = Left } }
            """)
        #expect(loading.shown == [])
        let label = try loading.object("l", as: Label.self)
        #expect(label.font == Font(size: 15, weight: .bold) && label.lineSpacing == 4 && label.textAlignment == .left)
    }
}

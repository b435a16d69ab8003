import NUI
import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

/// nui.md 5.3 and 5.4: what comes before what, and what a name means.
@Suite struct OrderTests {
    @Test(arguments: [
        ":class = Label :id = x :property = out :style = s", ":style = s :property = out :id = x :class = Label",
        ":property = out :class = Label :style = s :id = x",
    ])
    func systemPropertiesMayStandInAnyOrder(system: String) throws {
        let loading = Loading("style s = { text = \"style\" numberOfLines = 3 } root = { view = { \(system) text = \"own\" } }")
        #expect(loading.shown == [])
        let label = try loading.object("x", as: Label.self)
        #expect(label.text == "own" && label.numberOfLines == 3 && label.id == "x")
        #expect(loading.screen.outlets["out"] as? Label === label)
    }

    @Test func stylesInheritAndOverride() throws {
        let loading = Loading(
            """
            style base = { textColor = "FF0000" numberOfLines = 1 text = "base" }
            style middle = { :style = base numberOfLines = 2 }
            style other = { lineSpacing = 5 numberOfLines = 9 }
            root = {
                view = { :class = View subviews = [
                    { :class = Label :id = a :style = middle text = "own" }
                    { :class = Label :id = b :style = [middle other] }
                    { :class = Label :id = c :style = [other, middle] } ] }
            }
            """)
        #expect(loading.shown == [])
        let (a, b, c) = (
            try loading.object("a", as: Label.self), try loading.object("b", as: Label.self), try loading.object("c", as: Label.self)
        )
        #expect(a.text == "own" && a.numberOfLines == 2 && a.textColor == Color(bytes: 255, 0, 0))
        #expect(b.text == "base" && b.numberOfLines == 9 && b.lineSpacing == 5)
        #expect(c.numberOfLines == 2 && c.lineSpacing == 5)
    }

    @Test func assignmentsAreCarriedOutInOrder() throws {
        let loading = Loading("root = { view = { :class = Label :id = l text = \"a\" text = \"b\" } }")
        #expect(loading.ids == ["NUI209"])
        #expect(try loading.object("l", as: Label.self).text == "b")
    }

    @Test func pathsOnTheLeftWalk() throws {
        let loading = Loading(
            """
            root = {
                view = { :class = ScrollView :id = scroll contentLayoutItem.fixedWidth = 50 contentLayoutItem.margin = 4
                    contentView = { :class = Label } contentView.text = "deep" self.cornerRadius = 2 }
                view.opacity = 0.5
                view <= { borderWidth = 3  contentLayoutItem <= { fixedHeight = 60 } }
            }
            """)
        #expect(loading.shown == [])
        let scroll = try loading.object("scroll", as: ScrollView.self)
        #expect(scroll.contentLayoutItem.fixedSize == Size(50, 60) && scroll.contentLayoutItem.margin == 4)
        #expect((scroll.contentView as? Label)?.text == "deep")
        #expect(scroll.cornerRadius == 2 && scroll.opacity == 0.5 && scroll.borderWidth == 3)
    }

    @Test func pathsOnTheRightRead() throws {
        let loading = Loading(
            """
            root = {
                view = { :class = View subviews = [
                    { :class = Label :id = first text = "one" cornerRadius = 7 font = { size = 11 } }
                    { :class = Label :id = second text = first.text cornerRadius = first.cornerRadius font = first.font
                      borderWidth = self.cornerRadius frame = [0 0 self.cornerRadius self.borderWidth] } ] }
                copy = root.view.cornerRadius
                again = self.copy
            }
            """)
        #expect(loading.shown == [])
        let second = try loading.object("second", as: Label.self)
        #expect(second.text == "one" && second.cornerRadius == 7 && second.font.size == 11 && second.borderWidth == 7)
        #expect(second.frame == Rect(0, 0, 7, 7))
    }

    @Test func modificationsTakeIdsOutletsAndStyles() throws {
        let loading = Loading(
            """
            style wide = { fixedWidth = 70 }
            root = { view = { :class = ScrollView contentLayoutItem <= { :id = item :property = outlet :style = wide fixedHeight = 5 } } }
            """)
        #expect(loading.shown == [])
        let item = try loading.object("item", as: LayoutItem.self)
        #expect(item.fixedSize == Size(70, 5))
        #expect(loading.screen.outlets["outlet"] as? LayoutItem === item)
    }

    @Test func aForwardReferenceSaysWhereItIs() {
        let loading = Loading(
            """
            root = { view = { :class = View subviews = [
                { :class = Label text = later.text }
                { :class = Label :id = later } ] } }
            """)
        #expect(loading.shown == ["2:29 NUI207 'later' does not exist yet at this point"])
        #expect(loading.errors.first?.hint == "it is defined on line 3")
    }

    @Test func anIdExistsBeforeItsOwnProperties() throws {
        let loading = Loading("root = { view = { :class = View :id = me subviews = [{ :class = View tag = me }] } }")
        #expect(loading.shown == [])
        let view = try loading.object("me", as: View.self)
        #expect(view.subviews.first?.tag as? View === view)
    }

    @Test func anEnumerationCaseWinsOverAnId() throws {
        let loading = Loading(
            """
            root = { view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [
                { view = { :class = Label :id = Left } } { :id = b horizontalAlignment = Left view = { :class = View } } ] } } }
            """)
        #expect(loading.ids == ["NUI225"])
        #expect(try loading.object("b", as: LayoutItem.self).horizontalAlignment == .left)
    }

    @Test func listsAppend() throws {
        let loading = Loading(
            """
            root = { view = { :class = LayoutView :id = v
                layout = { :class = VerticalLayout :id = l layoutItems = [{ fixedWidth = 1 }] layoutItems = [{ fixedWidth = 2 } { fixedWidth = 3 }] }
                subviews = [{ :class = Label }] subviews = [{ :class = View }] } }
            """)
        #expect(loading.shown == [])
        #expect(try loading.object("l", as: StackLayout.self).items.map(\.fixedWidth) == [1, 2, 3])
        #expect(try loading.object("v", as: LayoutView.self).freeSubviews.map { $0 is Label } == [true, false])
    }

    @Test func aViewMayStandInItemsOfTwoLayoutsByItsId() throws {
        let loading = Loading(
            """
            root = {
                view = { :class = LayoutView :id = page layout = { :class = VerticalLayout :id = tall layoutItems = [
                    { view = { :class = Label :id = label text = "x" } } ] } }
                wide = { :class = HorizontalLayout :id = wide layoutItems = [ { view = label fixedWidth = 90 } ] }
            }
            """)
        #expect(loading.shown == [])
        let label = try loading.object("label", as: Label.self)
        #expect(label.layoutItems.count == 2)
        #expect(try (6...9).contains(loading.laidOut(200, 50).frame("label").width))
        try loading.object("page", as: LayoutView.self).layout = try loading.object("wide", as: StackLayout.self)
        #expect(try loading.laidOut(200, 50).frame("label").width == 90)
    }

    @Test func theRootMayHaveAnyName() throws {
        let loading = Loading("main = { view = { :class = Label } other = main.view }")
        #expect(loading.shown == [])
        #expect(loading.screen.outlets["other"] as? Label === loading.screen.view)
    }

    @Test func aFileWithoutRootLoadsAndDoesNothing() {
        let loading = Loading("const a = 1")
        #expect(loading.shown == [] && loading.screen.view == nil)
    }

    /// Ids, outlets and paths could close circles in the tree, which no walk over it would leave.
    @Test(arguments: [
        "view = { :class = View :id = a subviews = [a] }",
        "view = { :class = View :id = a subviews = [{ :class = View subviews = [a] }] }",
        "view = { :class = LayoutView :id = a layout = { :class = VerticalLayout layoutItems = [{ view = a }] } }",
        "view = { :class = LayoutView layout = { :class = VerticalLayout :id = l layoutItems = [{ view = l }] } }",
        "view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [{ view = { :class = HorizontalLayout :id = l layoutItems = [{ view = { :class = LayoutView layout = l } }] } }] } }",
        "view = { :class = ScrollView :id = s contentView = s }",
        "view = { :class = ScrollView :id = s contentView = { :class = View subviews = [s] } }",
        "view = { :class = View :id = a } root.view <= { subviews = [{ :class = View :id = b }] } two = { :class = View :id = c } root.two.subviews = [a] root.view.subviews = [c]",
    ])
    func nothingLiesInsideItself(contents: String) {
        let loading = Loading("root = { \(contents) }")
        #expect(loading.errors.count == 1 && loading.ids.first == "NUI602", "\(loading.shown)")
        #expect(loading.screen.view == nil)
    }

    @Test func aStateCannotPutAViewInsideItself() throws {
        let loading = Loading(
            """
            state s = { inner.subviews = [outer] }
            root = { view = { :class = View :id = outer subviews = [{ :class = View :id = inner }] } }
            """)
        let error = #expect(throws: NUILoadError.self) { try loading.loader.loadState("s") }
        #expect(error?.diagnostics.map(\.line) == ["1:30 NUI602 'subviews' would put an object inside itself"])
        #expect(try loading.object("inner", as: View.self).subviews.isEmpty)
    }

    @Test func anEarlierTreeCannotComeToLieInsideItselfByPieces() throws {
        let loading = Loading("root = { view = { :class = View :id = old } }")
        loading.load("root = { new = { :class = View subviews = [root.view] } view.subviews = [root.new] }")
        let old = try #require(loading.screen.view)
        #expect(!old.subviews.contains { $0.subviews.contains { $0 === old } })
    }
}

import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

@Suite struct PaintTests {
    private func dump(_ view: View, _ size: Size = Size(100, 40), scale: Double = 1) -> String {
        let root = ViewRoot(view, text: CharacterGrid(), scale: scale)
        root.layout(in: size)
        return root.displayList().description
    }

    @Test func aViewIsPaintedFromItsShadowToItsBorder() {
        let view = LayoutView { VStack { Label("hi").align(.leading) } }
        view.shadow = Shadow(color: Color(white: 0, alpha: 0.5), offset: Point(0, 1), blur: 2)
        view.backgroundColor = .white
        view.cornerRadius = 4
        view.borderWidth = 1
        view.clipsToBounds = true
        view.opacity = 0.5
        let lines = dump(view).split(separator: "\n").map { $0.split(separator: " ").first.map(String.init) ?? "" }
        #expect(lines == ["opacity", "shadow", "fill", "clip", "text", "end", "border", "end"])
    }

    @Test func aLabelThatIsPaintedAgainMeasuresNothing() throws {
        let text = CharacterGrid()
        let label = Label("two words")
        let other = View()
        let rows = StackLayout(.vertical)
        rows.add(label)
        rows.add(other).fixedSize = Size(10, 10)
        let root = ViewRoot(LayoutView(rows), text: text)
        func boxes(at time: Double, width: Double = 200) -> [Rect] {
            root.frame(in: Size(width, 100), at: time).list.commands.compactMap { if case .text(_, _, let box) = $0 { box } else { nil } }
        }
        #expect(boxes(at: 0).map(\.height) == [20])
        let calls = text.calls
        other.backgroundColor = .red
        #expect(boxes(at: 1).map(\.height) == [20] && text.calls == calls)
        // What it depends on is asked for again.
        label.text = "two more words"
        #expect(boxes(at: 2, width: 100).map(\.height) == [40] && text.calls > calls)
        label.text = "two"
        #expect(boxes(at: 3, width: 100).map(\.height) == [20])
        label.attributedText = AttributedText("a b c d e f g h i j k", TextAttributes(weight: .bold))
        #expect(boxes(at: 4, width: 100).map(\.height) == [60])
    }

    @Test func whatIsHiddenOrCollapsedIsNotPainted() {
        func painted(_ change: (View, LayoutItem) -> Void) -> Int {
            let view = View()
            let item = LayoutItem(view)
            view.backgroundColor = .red
            item.fixedSize = Size(10, 10)
            change(view, item)
            let root = ViewRoot(LayoutView { VStack { item } }, text: CharacterGrid())
            root.layout(in: Size(100, 40))
            return root.displayList().commands.count
        }
        #expect(painted { _, _ in } == 1)
        #expect(painted { view, _ in view.hidden = true } == 0)
        #expect(painted { _, item in item.visibility = .hidden } == 0)
        #expect(painted { _, item in item.visibility = .collapsed } == 0)
    }

    @Test func aNestedLayoutThatIsHiddenHidesItsViews() {
        let view = View()
        view.backgroundColor = .red
        let root = ViewRoot(
            LayoutView { VStack { VStack { view.fixedSize(10, 10) }.visibility(.hidden) } }, text: CharacterGrid())
        root.layout(in: Size(100, 40))
        #expect(root.displayList().isEmpty)
        #expect(view.frame.size == Size(10, 10))
    }

    @Test func edgesLieOnDevicePixels() {
        let views = (0..<3).map { _ in View() }
        for view in views { view.backgroundColor = .red }
        let root = ViewRoot(
            LayoutView { HStack { for view in views { view.stretch() } } }, text: CharacterGrid(), scale: 2)
        root.layout(in: Size(100, 10))
        #expect(
            root.displayList().description == """
                fill 0 0 33 10 #FF0000
                fill 33 0 33.5 10 #FF0000
                fill 66.5 0 33.5 10 #FF0000

                """)
    }

    @Test func overflowIsCutWhereALayoutSaysSo() {
        let stack = VStack { View().fixedSize(200, 200) }
        #expect(!dump(LayoutView(stack)).contains("clip"))
        let cutting = VStack { View().fixedSize(200, 200) }
        cutting.overflow = .clip
        #expect(dump(LayoutView(cutting)).contains("clip 0 0 100 40"))
    }
}
